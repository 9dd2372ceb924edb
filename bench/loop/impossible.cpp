// Slides that no patch cures, each with its proof.

#include <algorithm>
#include <cmath>

#include "bench/loop/slides.h"
#include "fixers/diagnose/boxes.h"
#include "fixers/diagnose/detect.h"
#include "slidespec/ir_json/px.h"

namespace deckle::bench {
namespace {

using fixers::Box;

Rect rect(double x, double y, double w, double h) {
  return {emu_from_px(x), emu_from_px(y), emu_from_px(w), emu_from_px(h)};
}

ElementIr text_element(Random& random, const char* eid, int characters) {
  ElementIr made;
  made.eid = eid;
  made.type = ElementType::Text;
  made.priority = 60;
  made.min_font_pt = 12;
  made.box = rect(random.from(40, 400), random.from(120, 400), random.from(200, 600), random.from(80, 250));
  set_text(made, some_text(random, random.below(kScripts), characters), 16, 1.2, false);
  return made;
}

// px2 of its lines at 16 px, if it were set in one line.
double line_area(const ElementIr& element, const measure::SlideMeasurer& measurer) {
  SlideIr alone;
  alone.size = {emu_from_px(1280), emu_from_px(720)};
  alone.elements.push_back(element);
  alone.elements.front().box.w = emu_from_px(1e5);
  const auto measured = measurer.measure(alone);
  double area = 0;
  if (measured)
    for (const MeasuredLine& line : measured->elements.front().lines)
      area += to_px(line.width) * to_px(line.bottom - line.top);
  return area;
}

class Impossible {
 public:
  Impossible(Random& random, const measure::SlideMeasurer& measurer)
      : random_(random), measurer_(measurer), slide_(sound_slide(random, measurer)) {}

  ImpossibleSlide run() {
    switch (random_.below(6)) {
      case 0:
        return one_long_text();
      case 1:
        return many_texts();
      case 2:
        return pinned_pair();
      case 3:
        return pinned_text();
      case 4:
        return pinned_off_slide();
      default:
        return large_text();
    }
  }

 private:
  double page_area() const { return to_px(slide_.size.w) * to_px(slide_.size.h); }

  ImpossibleSlide done(const char* proof) { return {std::move(slide_), proof}; }

  // Longer at its minimum than the whole slide.
  ImpossibleSlide one_long_text() {
    int characters = 9000;
    for (;;) {
      ElementIr text = text_element(random_, "x_long", characters);
      if (line_area(text, measurer_) > page_area() * 1.1) {
        slide_.elements.push_back(std::move(text));
        return done("one text at its minimum is larger than the slide");
      }
      characters += 1500;
    }
  }

  // No one too long, but all together.
  ImpossibleSlide many_texts() {
    slide_.elements.clear();
    const int count = random_.from(3, 12);
    const double wanted = page_area() * random_.from_real(1.12, 1.6);
    double area = 0;
    for (int i = 0; i < count; ++i) {
      const double share = (wanted - area) / (count - i);
      int characters = std::max(20, static_cast<int>(share / 150));
      ElementIr text = text_element(random_, ("x_" + std::to_string(i)).c_str(), characters);
      const double got = line_area(text, measurer_);
      if (got < share) {
        characters = static_cast<int>(characters * share / std::max(1.0, got) * 1.05) + 10;
        text = text_element(random_, ("x_" + std::to_string(i)).c_str(), characters);
      }
      area += line_area(text, measurer_);
      slide_.elements.push_back(std::move(text));
    }
    if (area < page_area() * 1.1) return many_texts();
    return done("the texts at their minimums are larger than the slide together");
  }

  ImpossibleSlide pinned_pair() {
    ElementIr a = text_element(random_, "x_a", 20), b = text_element(random_, "x_b", 20);
    a.pinned = b.pinned = true;
    b.box = a.box;
    b.box.x += emu_from_px(random_.from(0, 60));
    b.box.y += emu_from_px(random_.from(0, 40));
    slide_.elements.push_back(std::move(a));
    slide_.elements.push_back(std::move(b));
    return done("two pinned elements overlap");
  }

  ImpossibleSlide pinned_text() {
    ElementIr a = text_element(random_, "x_a", 900);
    a.pinned = true;
    a.box = rect(random_.from(40, 300), random_.from(100, 300), random_.from(120, 220), random_.from(40, 90));
    slide_.elements.push_back(std::move(a));
    return done("a pinned text overflows at its minimum");
  }

  ImpossibleSlide pinned_off_slide() {
    ElementIr a = text_element(random_, "x_a", 12);
    a.pinned = true;
    a.box.x = slide_.size.w - emu_from_px(random_.from(10, 100));
    slide_.elements.push_back(std::move(a));
    return done("a pinned element is beyond the slide");
  }

  // Larger than the slide, at a size that may not be reduced.
  ImpossibleSlide large_text() {
    ElementIr a = text_element(random_, "x_word", 400);
    a.allow_shrink = false;
    set_text(a, some_text(random_, random_.below(kScripts), random_.from(1600, 3000)),
             random_.from(40, 60), 1.2, false);
    slide_.elements.push_back(std::move(a));
    return done("a text that may not shrink is larger than the slide");
  }

  Random& random_;
  const measure::SlideMeasurer& measurer_;
  SlideIr slide_;
};

}  // namespace

ImpossibleSlide impossible_slide(Random& random, const measure::SlideMeasurer& measurer,
                                 const fixers::LoopSettings& settings) {
  ImpossibleSlide made = Impossible(random, measurer).run();
  if (random.chance(50)) {
    const SlideIr base = made.slide;
    SlideIr disturbed = disturbed_slide(random, base, measurer, settings);
    // What is pinned stays.
    for (std::size_t i = 0; i < base.elements.size(); ++i) {
      if (base.elements[i].eid.starts_with("x_")) disturbed.elements[i] = base.elements[i];
    }
    made.slide = std::move(disturbed);
  }
  return made;
}

}  // namespace deckle::bench
