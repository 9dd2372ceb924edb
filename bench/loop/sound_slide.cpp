// Sound slides: a title, and a region below it that is divided again and again into cells, each with
// one element.

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "bench/loop/slides.h"
#include "fixers/diagnose/boxes.h"
#include "fixers/diagnose/detect.h"
#include "slidespec/ir_json/ir_style.h"

namespace deckle::bench {
namespace {

using fixers::Box;

constexpr double kLeastCellW = 130, kLeastCellH = 64;

Rect rect(const Box& box) {
  return {emu_from_px(box.x), emu_from_px(box.y), emu_from_px(box.w), emu_from_px(box.h)};
}

class Maker {
 public:
  Maker(Random& random, const measure::SlideMeasurer& measurer)
      : random_(random), measurer_(measurer) {}

  SlideIr make(int wanted) {
    const bool wide = random_.chance(85);
    slide_.size = {emu_from_px(wide ? 1280 : 960), emu_from_px(720)};
    slide_.safe_area = {Emu(0), Emu(0), slide_.size.w, slide_.size.h};
    slide_.slide_id = "s";
    script_ = random_.below(kScripts);
    const int count = wanted > 0 ? wanted : random_.from(3, 12);
    const double margin = random_.from(24, 64), page_w = to_px(slide_.size.w);
    double top = random_.from(16, 40);
    if (random_.chance(15)) background();
    if (random_.chance(88)) top = title({margin, top, page_w - 2 * margin, 0}) + gap();
    const double foot = random_.chance(20) ? 40 : random_.from(16, 40);
    cells({margin, top, page_w - 2 * margin, 720 - foot - top},
          count - static_cast<int>(slide_.elements.size()));
    return std::move(slide_);
  }

 private:
  double gap() { return random_.from(16, 36); }

  ElementIr element(const char* prefix, ElementType type, const Box& box) {
    ElementIr made;
    made.eid = "e_" + std::string(prefix) + "_" + std::to_string(slide_.elements.size());
    made.type = type;
    made.priority = default_priority(type);
    made.min_font_pt = default_min_font_pt(type, made.priority);
    made.z = default_z(type);
    made.box = rect(box);
    return made;
  }

  void background() {
    ElementIr made = element("bg", ElementType::Decoration,
                             {0, 0, random_.from(100, 500) * 1.0, 720});
    made.fill = {FillIr::Kind::Solid, {"", 0xF0F0F0}};
    slide_.elements.push_back(std::move(made));
  }

  // Its bottom edge.
  double title(Box box) {
    const double size = random_.from(32, 46);
    ElementIr made = element("title", ElementType::Title, {box.x, box.y, box.w, 400});
    const int characters = random_.from(10, static_cast<int>(box.w / size * 1.6));
    set_text(made, some_text(random_, script_, characters), size, 1.2, false);
    const double needed = needed_px(made, slide_.size, measurer_);
    box.h = std::ceil(needed + random_.from(0, 24));
    made.box = rect(box);
    slide_.elements.push_back(std::move(made));
    return box.bottom();
  }

  // Divides the region into `count` cells.
  void cells(const Box& region, int count) {
    if (count <= 0) return;
    const bool can_beside = region.w >= 2 * kLeastCellW + 36, can_below = region.h >= 2 * kLeastCellH + 36;
    if (count == 1 || (!can_beside && !can_below)) {
      fill(region);
      return;
    }
    const bool beside = can_beside && (!can_below || random_.chance(region.w > region.h ? 65 : 30));
    const int first = random_.from(1, count - 1);
    const double between = gap();
    const double share = std::clamp(first / static_cast<double>(count) + random_.from_real(-0.12, 0.12), 0.15, 0.85);
    const double whole = (beside ? region.w : region.h) - between;
    const double least = beside ? kLeastCellW : kLeastCellH;
    const double size = std::round(std::clamp(whole * share, least, whole - least));
    if (beside) {
      cells({region.x, region.y, size, region.h}, first);
      cells({region.x + size + between, region.y, whole - size, region.h}, count - first);
    } else {
      cells({region.x, region.y, region.w, size}, first);
      cells({region.x, region.y + size + between, region.w, whole - size}, count - first);
    }
  }

  void fill(const Box& cell) {
    const int kind = random_.below(100);
    const bool picture = cell.w >= 110 && cell.h >= 110;
    const bool chart = cell.w >= 200 && cell.h >= 130;
    if (kind < 22 && picture) return visual("img", ElementType::Image, cell);
    if (kind < 32 && chart) return visual("chart", ElementType::Chart, cell);
    if (kind < 38 && chart) return visual("table", ElementType::Table, cell);
    if (kind < 44) return visual("shape", ElementType::Shape, cell);
    if (kind < 47) return visual("line", ElementType::Divider, {cell.x, cell.y, cell.w, 2});
    if (kind < 55) return text("panel", ElementType::Shape, cell, 60, 18, 28);
    if (kind < 60) return text("cite", ElementType::Citation, cell, 60, 14, 18);
    if (kind < 75 && cell.h >= 100) return text("bullets", ElementType::Bullets, cell, 80, 20, 30);
    text("text", ElementType::Text, cell, 60, 16, 28);
  }

  void visual(const char* prefix, ElementType type, const Box& cell) {
    Box box = cell;
    // Not every cell is full.
    if (type != ElementType::Divider && random_.chance(30)) {
      box.w = std::max(std::round(cell.w * random_.from_real(0.7, 1)), std::min(cell.w, 200.0));
      box.h = std::max(std::round(cell.h * random_.from_real(0.7, 1)), std::min(cell.h, 130.0));
    }
    ElementIr made = element(prefix, type, box);
    if (type == ElementType::Shape) made.fill = {FillIr::Kind::Solid, {"", 0x336699}};
    slide_.elements.push_back(std::move(made));
  }

  void text(const char* prefix, ElementType type, const Box& cell, int priority, int least,
            int most) {
    ElementIr made = element(prefix, type, cell);
    made.priority = random_.chance(10) ? random_.from(0, 100) : priority;
    made.min_font_pt = default_min_font_pt(type, made.priority);
    const double min_px = px_from_pt(made.min_font_pt);
    const double size = std::max(static_cast<double>(random_.from(least, most)), std::ceil(min_px));
    if (random_.chance(40)) made.text.insets = kDefaultInsets;
    if (random_.chance(20)) made.text.anchor = Anchor::Middle;
    const bool bullets = type == ElementType::Bullets;
    const double line_height = random_.chance(30) ? 1.2 : random_.from_real(1.0, 1.5);
    const double fill = random_.from_real(0.3, 0.98);
    const int script = random_.chance(25) ? random_.below(kScripts) : script_;
    int characters = static_cast<int>(cell.w * cell.h / (size * size * 0.6 * line_height) * fill);
    for (int attempt = 0; attempt < 8; ++attempt) {
      std::string words;
      const int lines = bullets ? random_.from(1, 4) : 1;
      for (int line = 0; line < lines; ++line)
        words += (line == 0 ? "" : "\n") + some_text(random_, script, std::max(2, characters / lines));
      set_text(made, words, size, line_height, bullets);
      const double needed = needed_px(made, slide_.size, measurer_);
      if (needed <= cell.h) break;
      characters = static_cast<int>(characters * (needed < 1e8 ? cell.h / needed * 0.92 : 0.5));
      if (attempt == 6) made.text.paragraphs.clear();
      if (attempt == 6) break;
    }
    slide_.elements.push_back(std::move(made));
  }

  Random& random_;
  const measure::SlideMeasurer& measurer_;
  SlideIr slide_;
  int script_ = 0;
};

}  // namespace

SlideIr sound_slide(Random& random, const measure::SlideMeasurer& measurer, int elements) {
  for (;;) {
    SlideIr slide = Maker(random, measurer).make(elements);
    const auto count = static_cast<int>(slide.elements.size());
    if (count < 3 || (elements > 0 && count != elements)) continue;
    const auto measured = measurer.measure(slide);
    if (measured && fixers::detect(slide, *measured, {}).defects.empty()) return slide;
  }
}

}  // namespace deckle::bench
