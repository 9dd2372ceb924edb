#include "layout/lists/key_words.h"

#include <string>

#include "layout/lists/emphasis.h"
#include "layout/lists/figures.h"
#include "layout/lists/heads.h"
#include "slidespec/core/utf8.h"

namespace deckle::layout {
namespace {

constexpr int kStrong = 2;                           // a quantity, not a count
constexpr std::size_t kLeastEms = 3, kMostEms = 20;  // ours: a few words

// Behind the last colon; empty: nothing is, or more than a few words.
Span behind_colon(std::string_view text) {
  const std::size_t colon = text.rfind(": ");
  if (colon == std::string_view::npos || colon == 0) return {};
  Span span{colon + 2, text.size()};
  while (span.end > span.begin && (text[span.end - 1] == ' ' || text[span.end - 1] == '.'))
    --span.end;
  std::size_t ems = 0;
  for (std::size_t i = span.begin; i < span.end;) ems += utf8::next(text, i) >= 0x2E80 ? 2U : 1U;
  return ems >= kLeastEms && ems <= kMostEms ? span : Span{};
}

}  // namespace

std::vector<Span> key_words(std::string_view text, std::string_view language) {
  std::vector<Span> spans;
  for (const Figure& figure : figures_in(text, language)) {
    if (figure.strength >= kStrong) spans.push_back(figure.span);
  }
  if (!spans.empty()) return spans;
  if (const auto figure = key_figure(text, language)) return {figure->span};
  const Span behind = behind_colon(text);
  if (!behind.empty()) spans.push_back(behind);
  return spans;
}

void emphasise_key_words(ParagraphIr& paragraph, std::string_view language,
                         const std::optional<Color>& color) {
  // What is bold may be what deckle made bold: the same words.
  const std::vector<Span> spans = key_words(searchable(paragraph), language);
  ParagraphIr plain = paragraph;
  for (const Span& span : spans) emphasise(plain, span, {.bold = false});
  if (!is_unmarked(paragraph) && !is_unmarked(plain)) return;
  for (const Span& span : spans) emphasise(paragraph, span, {.bold = true, .color = color});
}

void emphasise_label(ParagraphIr& paragraph) {
  const std::optional<Head> head = head_of(searchable(paragraph));
  if (head && head->kind == HeadKind::Label && is_unmarked(paragraph))
    emphasise(paragraph, {0, head->end}, {.bold = true});
}

}  // namespace deckle::layout
