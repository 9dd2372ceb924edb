#include "layout/lists/figure_shapes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "layout/lists/figure_card_sizes.h"
#include "layout/lists/figure_parts.h"
#include "layout/lists/figure_units.h"
#include "slidespec/geometry/preset_paths.h"
#include "slidespec/ir/text_sizes.h"

namespace deckle::layout {
namespace {

// Ours: as on cards, up to what a circle of a third of the page holds.
constexpr std::array<double, 9> kValueSizesPt = {60, 54, 48, 44, 40, 36, 32, 28, 24};
// Ours: a label is half as large, and no smaller than one of a card.
constexpr double kLabelShare = 0.5, kLeastLabelPt = 16, kLargestLabelPt = 24;

bool is_closed(std::string_view shape) {
  static constexpr std::array<std::string_view, 10> kShapes = {
      "ellipse",   "hexagon",  "octagon",
      "diamond",   "heptagon", "decagon",
      "dodecagon", "pentagon", "flowChartConnector",
      "plaque"};
  return std::find(kShapes.begin(), kShapes.end(), shape) != kShapes.end();
}

void set_sizes(const FigureParts& parts, double value_pt, TextBodyIr& body) {
  const double label =
      std::clamp(std::round(value_pt * kLabelShare), kLeastLabelPt, kLargestLabelPt);
  for (std::size_t i = 0; i < body.paragraphs.size(); ++i) {
    ParagraphIr& paragraph = body.paragraphs[i];
    if (static_cast<int>(i) != parts.value) {
      set_size(paragraph, label);
      continue;
    }
    set_value_size(paragraph, value_pt);
    for (RunIr& run : paragraph.runs) run.style.bold = true;
  }
}

bool fits(const ListContext& context, const ElementIr& element, const FigureParts& parts,
          double value_pt) {
  TextBodyIr body = element.text;
  set_sizes(parts, value_pt, body);
  const Rect room = preset_text_rect(element.shape, element.box);
  const double width = to_pt(room.w - body.insets.left - body.insets.right);
  if (width <= 0) return false;
  const ParagraphIr& value = body.paragraphs[static_cast<std::size_t>(parts.value)];
  const bool narrow = needed_width(context, value, value_pt) <= width &&
                      context.engine.width_range(body).min_pt <= width;
  return narrow && emu_from_pt(context.engine.height(body, width)) <=
                       room.h - body.insets.top - body.insets.bottom;
}

}  // namespace

void enlarge_in_shapes(const ListContext& context, SlideIr& slide,
                       std::vector<std::string>& enlarged) {
  std::vector<FigureCard> shapes;
  for (const Element& element : context.slide.elements) {
    if (element.kind != ElementKind::Shape || !shows_figures(element) || marks_text(element))
      continue;
    const auto found =
        std::find_if(slide.elements.begin(), slide.elements.end(),
                     [&](const ElementIr& e) { return e.eid == element.element_id; });
    if (found == slide.elements.end() || found->type != ElementType::Shape ||
        !is_closed(found->shape) || !found->transform.is_identity() ||
        found->text.vert != VerticalText::Horz)
      continue;
    const FigureParts parts = figure_parts(texts_of(found->text), context.language);
    if (parts.value >= 0)
      shapes.push_back({static_cast<std::size_t>(found - slide.elements.begin()), &element, parts});
  }
  for (const double size : kValueSizesPt) {
    const bool all = std::all_of(shapes.begin(), shapes.end(), [&](const FigureCard& shape) {
      return fits(context, slide.elements[shape.index], shape.parts, size);
    });
    if (!all) continue;
    for (const FigureCard& shape : shapes) {
      ElementIr& element = slide.elements[shape.index];
      if (largest_size_pt(element.text) >= size) continue;
      set_sizes(shape.parts, size, element.text);
      enlarged.push_back(element.eid);
    }
    return;
  }
}

}  // namespace deckle::layout
