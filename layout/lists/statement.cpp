#include "layout/lists/statement.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "layout/fill/optical.h"
#include "layout/fill/sentence.h"
#include "layout/lists/emphasis.h"
#include "layout/lists/figures.h"
#include "layout/text/contrast.h"
#include "measure/slide/reserve.h"
#include "slidespec/ir/text_sizes.h"

namespace deckle::layout {
namespace {

constexpr double kSamePt = 0.01;
// Ours: the panel is half as high as the area, or as its text needs.
constexpr double kShare = 0.5, kInsetPt = 36, kPaddingPt = 28, kBarPt = 6;
const Element* source_of(const Slide& slide, const std::string& eid) {
  const auto found = std::find_if(slide.elements.begin(), slide.elements.end(),
                                  [&](const Element& e) { return e.element_id == eid; });
  return found == slide.elements.end() ? nullptr : &*found;
}

// A quotation has a layout of its own, with its mark.
bool is_quotation(const Element& element, const ElementIr& out) {
  return element.role == "quote" || (out.placeholder && (out.placeholder->type == "title" ||
                                                         out.placeholder->type == "ctrTitle"));
}

bool may_be_drawn(const Element& element, const ElementIr& out) {
  const ElementStyle& style = element.style;
  if (is_quotation(element, out)) return false;
  return element.kind == ElementKind::Text && out.type == ElementType::Text && !out.pinned &&
         !out.size_authored && out.text.paragraphs.size() == 1 &&
         out.fill.kind != FillIr::Kind::Solid && out.text.vert == VerticalText::Horz &&
         out.text.columns == 1 && !style.size_pt && !style.fill && !style.anchor &&
         !style.line_spacing_pct && element.role != "key_takeaway" &&
         std::abs(largest_size_pt(out.text) - smallest_size_pt(out.text)) < kSamePt;
}

}  // namespace

bool draw_statement(const ListContext& context, const std::string& sentence, SlideIr& slide) {
  const Element* element = source_of(context.slide, sentence);
  const auto found = std::find_if(slide.elements.begin(), slide.elements.end(),
                                  [&](const ElementIr& e) { return e.eid == sentence; });
  if (element == nullptr || found == slide.elements.end() ||
      context.slide.type == SlideType::Quote || !may_be_drawn(*element, *found))
    return false;
  ElementIr drawn = *found;
  ParagraphIr& paragraph = drawn.text.paragraphs.front();
  const bool unmarked = is_unmarked(paragraph);
  const bool colored = has_authored_colors(*element);
  if (!colored) set_color(paragraph, context.tones.on_light);
  if (unmarked && element->style.key_figures.value_or(true)) {
    if (const auto figure = key_figure(searchable(paragraph), context.language)) {
      Emphasised how{.bold = true};
      if (!colored) how.color = legible_on(context.tones.accent, context.tones.light.rgb, kMinContrast);
      emphasise(paragraph, figure->span, how);
    }
  }
  const Emu inset = emu_from_pt(kInsetPt), padding = emu_from_pt(kPaddingPt);
  drawn.text.insets = {inset, Emu(0), inset, Emu(0)};
  drawn.text.anchor = Anchor::Middle;
  const double width = to_pt(drawn.box.w - inset * 2);
  const Rect area = drawn.box;
  for (const double size : kSentenceSizesPt) {
    if (size < largest_size_pt(found->text)) return false;
    set_size(drawn.text, size);
    if (width <= 0 || context.engine.width_range(drawn.text).min_pt > width) continue;
    const measure::LaidOutText laid = context.engine.lay_out(drawn.text, width * (1 - measure::kMaxReserve));
    if (laid.lines.size() > kMostSentenceLines) continue;
    const Emu needed = emu_from_pt(laid.height * (1 + measure::kMaxReserve)) + padding * 2;
    if (needed > area.h) continue;
    const Emu height = snap(std::max(needed, emu_from_pt(kShare * to_pt(area.h))));
    drawn.box.h = std::min(height, area.h);
    drawn.box.y = optical_top(drawn.box.h, area);
    drawn.fill = {FillIr::Kind::Solid, context.tones.light};
    DrawnList pieces;
    pieces.list = drawn;
    ElementIr bar = decoration_of(
        pieces, "bar", {drawn.box.x, drawn.box.y, emu_from_pt(kBarPt), drawn.box.h},
        context.tones.accent);
    bar.z = drawn.z + 1;
    *found = std::move(drawn);
    slide.elements.insert(found + 1, std::move(bar));
    return true;
  }
  return false;
}

}  // namespace deckle::layout
