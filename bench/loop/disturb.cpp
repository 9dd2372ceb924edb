// Disturbances that the budgets of a few patches undo.

#include <algorithm>
#include <cmath>

#include "bench/loop/slides.h"
#include "fixers/diagnose/detect.h"
#include "fixers/diagnose/items.h"
#include "fixers/patch/patch.h"
#include "fixers/patch/slide_patch.h"
#include "slidespec/ir_json/px.h"

namespace deckle::bench {
namespace {

using fixers::LoopSettings;

class Disturber {
 public:
  Disturber(Random& random, SlideIr slide, const LoopSettings& settings)
      : random_(random), original_(slide), slide_(std::move(slide)), settings_(settings) {}

  SlideIr run() {
    const int count = random_.chance(45) ? 1 : random_.from(2, 4);
    for (int i = 0; i < count; ++i) one();
    return slide_;
  }

 private:
  void one() {
    const auto at = static_cast<std::size_t>(random_.below(static_cast<int>(slide_.elements.size())));
    ElementIr& element = slide_.elements[at];
    const ElementIr& sound = original_.elements[at];
    if (element.type == ElementType::Decoration) return;
    const bool has_text = !element.text.empty();
    switch (random_.below(8)) {
      case 0:
      case 1:
        return move(element, sound, random_.chance(50) ? 60 : 400);
      case 2:
        return resize(element, sound, 1.05, 1.9);
      case 3:
        return resize(element, sound, 0.35, 0.95);
      case 4:
        return has_text ? font(element, sound, 1.05, 2.0) : move(element, sound, 200);
      case 5:
        return has_text ? font(element, sound, 0.4, 0.95) : resize(element, sound, 1.05, 1.5);
      case 6:
        return invert();
      case 7:
        return exchange(at);
    }
  }

  [[nodiscard]] double reach() const { return settings_.move_budget * settings_.max_iter; }

  void move_by(ElementIr& element, const ElementIr& sound, double dx, double dy) const {
    if (element.priority >= fixers::kHighPriority) {
      dx = std::clamp(dx, -reach(), reach());
      dy = std::clamp(dy, -reach(), reach());
    }
    element.box.x = sound.box.x + emu_from_px(std::round(dx));
    element.box.y = sound.box.y + emu_from_px(std::round(dy));
  }

  void move(ElementIr& element, const ElementIr& sound, double most) {
    double dx = random_.from_real(-most, most), dy = random_.from_real(-most, most);
    if (random_.chance(40)) (random_.chance(50) ? dx : dy) = 0;
    move_by(element, sound, dx, dy);
  }

  // Whether `changed` px become `sound` again.
  [[nodiscard]] bool undoable(const ElementIr& element, double changed, double sound) const {
    const fixers::Range range =
        fixers::size_reach(changed, element.priority >= fixers::kHighPriority, settings_.max_iter, settings_);
    return sound >= range.least - 1e-6 && sound <= range.most + 1e-6;
  }

  void resize(ElementIr& element, const ElementIr& sound, double least, double most) {
    const int which = random_.below(3);
    const double factor = random_.from_real(least, most);
    const auto change = [&](Emu& size, Emu from) {
      double f = factor;
      for (int i = 0; i < 12; ++i, f = (f + 1) / 2) {
        const double px = std::max(1.0, std::round(to_px(from) * f));
        if (!undoable(element, px, to_px(from))) continue;
        size = emu_from_px(px);
        return;
      }
    };
    if (which != 1) change(element.box.h, sound.box.h);
    if (which != 0) change(element.box.w, sound.box.w);
  }

  void font(ElementIr& element, const ElementIr& sound, double least, double most) {
    const double from = px_from_pt(largest_size_pt(sound.text));
    double f = random_.from_real(least, most);
    for (int i = 0; i < 12; ++i, f = (f + 1) / 2) {
      const double px = std::max(4.0, std::round(from * f));
      if (!undoable(element, px, from)) continue;
      for (ParagraphIr& paragraph : element.text.paragraphs) {
        for (RunIr& run : paragraph.runs) run.style.size_pt = size_from_px(px);
        paragraph.end.size_pt = size_from_px(px);
      }
      return;
    }
  }

  // The title below a body.
  void invert() {
    for (std::size_t t = 0; t < slide_.elements.size(); ++t) {
      if (slide_.elements[t].type != ElementType::Title) continue;
      for (std::size_t b = 0; b < slide_.elements.size(); ++b) {
        if (!fixers::is_body(slide_.elements[b])) continue;
        const ElementIr &title = original_.elements[t], &body = original_.elements[b];
        const double needed = to_px(body.box.center_y() - title.box.center_y()) + random_.from(4, 60);
        const bool tight = slide_.elements[b].priority >= fixers::kHighPriority;
        const double down = random_.from_real(0, reach());
        const double up = std::max(0.0, needed - down);
        if (tight && up > reach()) continue;
        move_by(slide_.elements[t], title, 0, down);
        move_by(slide_.elements[b], body, 0, -up);
        return;
      }
    }
  }

  // Two elements where the other is, as far as budgets allow.
  void exchange(std::size_t at) {
    const auto other = static_cast<std::size_t>(random_.below(static_cast<int>(slide_.elements.size())));
    if (other == at || slide_.elements[other].type == ElementType::Decoration) return;
    const Rect a = original_.elements[at].box, b = original_.elements[other].box;
    move_by(slide_.elements[at], original_.elements[at], to_px(b.x - a.x), to_px(b.y - a.y));
    move_by(slide_.elements[other], original_.elements[other], to_px(a.x - b.x), to_px(a.y - b.y));
  }

  Random& random_;
  const SlideIr original_;
  SlideIr slide_;
  const LoopSettings& settings_;
};

}  // namespace

SlideIr disturbed_slide(Random& random, const SlideIr& sound,
                        const measure::SlideMeasurer& measurer, const LoopSettings& settings) {
  for (;;) {
    SlideIr slide = Disturber(random, sound, settings).run();
    const auto measured = measurer.measure(slide);
    if (measured && !fixers::detect(slide, *measured, settings).defects.empty()) return slide;
  }
}

}  // namespace deckle::bench
