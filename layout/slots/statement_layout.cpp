#include "layout/slots/statement_layout.h"

#include <algorithm>
#include <string_view>
#include <variant>

#include "layout/base/statement_page.h"
#include "layout/names/pattern_names.h"
#include "slidespec/core/utf8.h"

namespace deckle::layout {
namespace {

// Ours, in Latin letters, of which others are as wide as two: fewer are a name or a placeholder, more
// have more than three lines of 40 pt.
constexpr std::size_t kShortest = 24, kLongest = 130;

std::size_t width_in_letters(std::string_view text) {
  constexpr char32_t kFirstWide = 0x2E80;  // CJK radicals; Hangul and ideographs follow
  std::size_t letters = 0;
  for (std::size_t i = 0; i < text.size();) letters += utf8::next(text, i) < kFirstWide ? 1U : 2U;
  return letters;
}

bool has_own_look(const ElementStyle& style) {
  return style.size_pt || style.color || style.fill || style.anchor || style.align ||
         style.line_spacing_pct || style.emphasis != Emphasis::None;
}

bool may_be_sentence(const Element& element) {
  const auto* text = std::get_if<TextContent>(&element.content);
  return text != nullptr && element.kind == ElementKind::Text && !element.box && !element.z &&
         (element.role.empty() || element.role == "body") && element.citations.empty() &&
         !has_own_look(element.style) && text->runs.empty() && !element.constraints.min_font_pt &&
         element.constraints.allow_shrink && text->text.find('\n') == std::string::npos &&
         width_in_letters(text->text) >= kShortest &&
         width_in_letters(text->text) <= kLongest;
}

bool is_statement(const Slide& slide) {
  if (slide.type != SlideType::Content || slide.page > 1 || !slide.citations.empty() ||
      slide.hints.arrange == Arrange::None || base_layout(slide.layout_id) != "one_column")
    return false;
  std::size_t titles = 0, sentences = 0;
  for (const Element& element : slide.elements) {
    if (element.role == "footer") continue;
    const bool title = element.role == "title" && element.kind == ElementKind::Text &&
                       !element.box && element.citations.empty();
    if (title)
      ++titles;
    else if (may_be_sentence(element))
      ++sentences;
    else
      return false;
  }
  return titles == 1 && sentences == 1;
}

// A sequence of sentences is a text: each on the dark would be a deck without pages.
bool has_neighbour(const Slide& slide, const std::vector<Slide>& slides) {
  const auto here = std::find_if(slides.begin(), slides.end(), [&](const Slide& other) {
    return other.slide_id == slide.slide_id;
  });
  if (here == slides.end()) return false;
  return (here != slides.begin() && is_statement(*(here - 1))) ||
         (here + 1 != slides.end() && is_statement(*(here + 1)));
}

}  // namespace

std::string statement_layout(const Slide& slide, const LayoutContext& context,
                             const std::string& id) {
  if (id != "one_column" || !context.t.path.empty() || !is_statement(slide) ||
      has_neighbour(slide, context.deck.slides))
    return id;
  return std::string(kStatementLayout);
}

}  // namespace deckle::layout
