#include "layout/lists/title_figures.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>

#include "layout/lists/emphasis.h"
#include "layout/lists/figures.h"

namespace deckle::layout {
namespace {

constexpr int kStrong = 2;  // a quantity, not a count

std::string part(const std::string& text, const Span& span) {
  return text.substr(span.begin, span.end - span.begin);
}

std::set<std::string> figures_of_title(const ListContext& context, const SlideIr& slide) {
  std::set<std::string> out;
  for (const ElementIr& element : slide.elements) {
    if (element.type != ElementType::Title) continue;
    for (const ParagraphIr& paragraph : element.text.paragraphs) {
      const std::string text = searchable(paragraph);
      for (const Figure& figure : figures_in(text, context.language)) {
        if (figure.strength >= kStrong) out.insert(part(text, figure.span));
      }
    }
  }
  return out;
}

const Element* source_of(const ListContext& context, const ElementIr& element) {
  const std::string& id = element.source_eid.empty() ? element.eid : element.source_eid;
  const auto& all = context.slide.elements;
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const Element& e) { return e.element_id == id; });
  return found == all.end() ? nullptr : &*found;
}

// Whether nothing that is painted is behind the text.
bool is_on_page(const ElementIr& text, const SlideIr& slide) {
  if (text.fill.kind != FillIr::Kind::None) return false;
  return std::none_of(slide.elements.begin(), slide.elements.end(), [&](const ElementIr& other) {
    return &other != &text && other.fill.kind != FillIr::Kind::None &&
           !intersection(other.box, text.box).empty();
  });
}

}  // namespace

void emphasise_title_figures(const ListContext& context, SlideIr& slide) {
  const std::set<std::string> figures = figures_of_title(context, slide);
  if (figures.empty()) return;
  for (ElementIr& element : slide.elements) {
    const bool text = element.type == ElementType::Text || element.type == ElementType::Bullets ||
                      element.type == ElementType::Shape;
    if (!text || element.decorative || element.text.empty()) continue;
    const Element* source = source_of(context, element);
    if (source == nullptr || !source->style.key_figures.value_or(true) ||
        has_authored_colors(*source))
      continue;
    std::optional<Color> color;
    if (is_on_page(element, slide))
      color = accent_text_on(context.text, context.text.layout.background_rgb);
    for (ParagraphIr& paragraph : element.text.paragraphs) {
      const std::string words = searchable(paragraph);
      for (const Figure& figure : figures_in(words, context.language)) {
        if (figures.count(part(words, figure.span)) == 0 || !is_unmarked(paragraph)) continue;
        emphasise(paragraph, figure.span, {.bold = true, .color = color});
        break;
      }
    }
  }
}

}  // namespace deckle::layout
