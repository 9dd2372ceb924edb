#include "layout/text/min_size.h"

#include <algorithm>
#include <variant>
#include <vector>

namespace deckle::layout {
namespace {

struct Sizes {
  std::optional<double> min;

  void take(const std::optional<double>& size) {
    if (size && (!min || *size < *min)) min = size;
  }
  void take(const RichText& runs) {
    for (const RichRun& run : runs) take(run.size_pt);
  }
  void operator()(const TextContent& text) { take(text.runs); }
  void operator()(const ShapeContent& shape) { take(shape.text.runs); }
  void operator()(const BulletsContent& bullets) {
    for (const RichText& runs : bullets.runs) take(runs);
  }
  template <typename Other>
  void operator()(const Other&) {}
};

}  // namespace

std::optional<double> smallest_authored_size(const Element& element) {
  Sizes sizes;
  sizes.take(element.style.size_pt);
  std::visit(sizes, element.content);
  return sizes.min;
}

void raise_sizes(TextBodyIr& text, double min_pt) {
  const auto up = [min_pt](RunStyle& style) { style.size_pt = std::max(style.size_pt, min_pt); };
  for (ParagraphIr& paragraph : text.paragraphs) {
    for (RunIr& run : paragraph.runs) up(run.style);
    up(paragraph.end);
  }
}

void set_min_size(const Element& element, double usual_pt, ElementIr& out) {
  out.min_font_pt = element.constraints.min_font_pt.value_or(usual_pt);
  if (element.constraints.min_font_pt) {
    raise_sizes(out.text, out.min_font_pt);
    return;
  }
  const std::optional<double> authored = smallest_authored_size(element);
  out.size_authored = authored && *authored < usual_pt;
  // A smaller size set by the template for this placeholder is its designer's choice.
  if (!out.size_authored && !out.text.empty())
    out.min_font_pt = std::min(out.min_font_pt, smallest_size_pt(out.text));
}

}  // namespace deckle::layout
