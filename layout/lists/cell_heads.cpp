#include "layout/lists/cell_heads.h"

#include <string>
#include <variant>

#include "layout/lists/emphasis.h"
#include "slidespec/core/utf8.h"

namespace deckle::layout {
namespace {

// Ours: a head is one line of a card; a longer first line is a sentence.
constexpr std::size_t kMostHeadEms = 32;
constexpr double kBelowHeadPt = 2;

std::size_t ems(const std::string& text) {
  std::size_t sum = 0;
  for (std::size_t i = 0; i < text.size();) sum += utf8::next(text, i) >= 0x2E80 ? 2U : 1U;
  return sum;
}

bool marks_runs(const Element& element) {
  const auto* shape = std::get_if<ShapeContent>(&element.content);
  const auto* text = std::get_if<TextContent>(&element.content);
  return element.style.bold || element.style.emphasis != Emphasis::None ||
         (shape != nullptr && !shape->text.runs.empty()) ||
         (text != nullptr && !text->runs.empty());
}

}  // namespace

void style_cell_head(const Element& element, ElementIr& out) {
  if (marks_runs(element) || out.text.paragraphs.size() < 2) return;
  const bool text = element.kind == ElementKind::Text && out.type == ElementType::Text;
  const bool shape = element.kind == ElementKind::Shape && out.type == ElementType::Shape;
  if (!text && !shape) return;
  ParagraphIr& head = out.text.paragraphs.front();
  const std::string words = searchable(head);
  if (words.empty() || ems(words) > kMostHeadEms || !is_unmarked(head)) return;
  emphasise(head, {0, words.size()}, {.bold = true});
  head.end.bold = true;
  head.style.space_after = {SpacingIr::Unit::Points, 0};
  for (std::size_t i = 1; i < out.text.paragraphs.size(); ++i) {
    ParagraphStyle& style = out.text.paragraphs[i].style;
    style.space_before = {SpacingIr::Unit::Points, kBelowHeadPt};
    style.space_after = {SpacingIr::Unit::Points, 0};
  }
}

}  // namespace deckle::layout
