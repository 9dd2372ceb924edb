#include "layout/weight/paint_card.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "layout/colors/icon_colors.h"
#include "layout/counts/draw_counts.h"
#include "layout/lists/column_form.h"
#include "layout/text/contrast.h"

namespace deckle::layout {
namespace {

// Ours: of the text in the fill, for lines between items, tracks behind bars and bands on a dark card.
constexpr double kLineShare = 0.28, kBandShare = 0.14;
constexpr double kWeakBandShare = 0.1, kOutlineShare = 0.3, kOutlinePt = 1;
constexpr double kThinPt = 3;
constexpr double kIconContrast = 3;

bool same(const Color& a, const Color& b) { return a.rgb == b.rgb; }

class Painter {
 public:
  Painter(const ListContext& context, const CardPaint& paint, const ElementIr& area)
      : context_(context),
        tones_(context.tones),
        least_(text_contrast(context.text)),
        paint_(paint),
        was_(area.fill.color) {}

  // Of text and of icons on the card itself.
  [[nodiscard]] Color of_text(const Color& color, double least) const {
    if (same(color, tones_.on_light) || same(color, tones_.on_dark)) return paint_.text;
    if (same(color, tones_.warning))
      return legible_on(tones_.warning_on_dark, paint_.fill.rgb, least);
    if (is_accent(color)) return paint_.accent;
    return legible_on(color, paint_.fill.rgb, least);
  }

  void texts(ElementIr& element, const Color& ground) const {
    for (ParagraphIr& paragraph : element.text.paragraphs) {
      for (RunIr& run : paragraph.runs) {
        if (run.color_authored || !run.link.empty()) continue;
        run.style.color = on(ground, run.style.color);
      }
      paragraph.end.color = on(ground, paragraph.end.color);
      std::optional<Color>& marker = paragraph.style.bullet.color;
      if (marker) marker = on(ground, *marker);
    }
  }

  void piece(const ElementIr& area, ElementIr& element) const {
    // Of several in a row, those that are not counted stay paler.
    if (element.name.find(kUnmarkedName) != std::string::npos) {
      element.fill.color = count_colors(paint_.accent, paint_.fill, paint_.accent).rest;
      return;
    }
    if (element.type == ElementType::Image && element.fill.kind == FillIr::Kind::Solid) {
      const bool hole = same(element.fill.color, was_);  // an icon on its disc
      element.fill.color = hole ? paint_.fill : of_text(element.fill.color, kIconContrast);
      return;
    }
    if (element.type == ElementType::Divider && element.decorative) {
      element.line.fill.color = {{}, mixed_color(paint_.fill.rgb, paint_.text.rgb, kLineShare)};
      return;
    }
    if (element.fill.kind != FillIr::Kind::Solid) return texts(element, paint_.fill);
    element.fill.color = of_fill(area, element);
    texts(element, element.fill.color);
  }

 private:
  [[nodiscard]] bool is_accent(const Color& color) const {
    return same(color, tones_.accent) || same(color, tones_.accent_on_dark) ||
           same(color, legible_on(tones_.accent, was_.rgb, kMinContrast));
  }

  [[nodiscard]] Color on(const Color& ground, const Color& color) const {
    if (same(ground, paint_.fill)) return of_text(color, least_);
    const Color best = contrast_ratio(paint_.fill.rgb, ground.rgb) >=
                               contrast_ratio(paint_.text.rgb, ground.rgb)
                           ? paint_.fill
                           : paint_.text;
    return legible_on(best, ground.rgb, least_);
  }

  [[nodiscard]] Color of_fill(const ElementIr& area, const ElementIr& element) const {
    const Color& color = element.fill.color;
    const bool thin = to_pt(std::min(element.box.w, element.box.h)) < kThinPt;
    if (same(color, was_)) return paint_.fill;
    if (element.name.find(kSideTile) != std::string::npos)
      return {{}, mixed_color(paint_.fill.rgb, paint_.text.rgb, kBandShare)};
    // A bar of the text's colour at the edge would look like a lower card.
    if (is_accent(color)) {
      const bool bar = std::abs(to_pt(element.box.w - area.box.w)) < kThinPt;
      return bar && same(paint_.accent, paint_.text) ? paint_.fill : paint_.accent;
    }
    if (same(color, tones_.warning))
      return legible_on(tones_.warning_on_dark, paint_.fill.rgb, kIconContrast);
    if (same(color, tones_.dark)) {
      const bool band = std::abs(to_pt(element.box.w - area.box.w)) < kThinPt;
      return band ? Color{{}, mixed_color(paint_.fill.rgb, paint_.text.rgb, kBandShare)}
                  : paint_.accent;
    }
    if (thin || element.decorative)
      return {{}, mixed_color(paint_.fill.rgb, paint_.text.rgb, kLineShare)};
    return color;
  }

  const ListContext& context_;
  const Tones& tones_;
  const double least_;
  const CardPaint& paint_;
  const Color was_;
};

bool is_band(const ListContext& context, const ElementIr& area, const ElementIr& element) {
  return element.decorative && element.fill.kind == FillIr::Kind::Solid &&
         same(element.fill.color, context.tones.dark) && element.box.y == area.box.y &&
         std::abs(to_pt(element.box.w - area.box.w)) < kThinPt;
}

}  // namespace

CardPaint dark_paint(const Tones& tones) {
  return {tones.dark, tones.on_dark, tones.accent_on_dark};
}

void paint_card(const ListContext& context, const CardPaint& paint, const CardSurface& card,
                SlideIr& slide) {
  ElementIr& area = slide.elements[card.index];
  const Painter painter(context, paint, area);
  for (const std::size_t i : card.on) painter.piece(area, slide.elements[i]);
  area.fill.color = paint.fill;
  painter.texts(area, paint.fill);
}

void weaken_card(const ListContext& context, const CardSurface& card, SlideIr& slide) {
  const Tones& tones = context.tones;
  ElementIr& area = slide.elements[card.index];
  const auto band = std::find_if(card.on.begin(), card.on.end(), [&](std::size_t i) {
    return is_band(context, area, slide.elements[i]);
  });
  if (band == card.on.end()) return;
  ElementIr& head = slide.elements[*band];
  const Color tint{{}, mixed_color(tones.light.rgb, tones.on_light.rgb, kWeakBandShare)};
  const Color text = legible_on(tones.on_light, tint.rgb, text_contrast(context.text));
  for (const std::size_t i : card.on) {
    ElementIr& element = slide.elements[i];
    if (element.type == ElementType::Image && same(element.fill.color, tones.on_dark))
      element.fill.color = text;
    if (element.fill.kind == FillIr::Kind::Solid) continue;
    for (ParagraphIr& paragraph : element.text.paragraphs) {
      for (RunIr& run : paragraph.runs) {
        if (!run.color_authored && same(run.style.color, tones.on_dark)) run.style.color = text;
      }
      if (same(paragraph.end.color, tones.on_dark)) paragraph.end.color = text;
    }
  }
  head.fill.color = tint;
  area.line.fill = {FillIr::Kind::Solid,
                    {{}, mixed_color(tones.light.rgb, tones.on_light.rgb, kOutlineShare)}};
  area.line.width_pt = kOutlinePt;
}

}  // namespace deckle::layout
