#include "layout/fill/whole_words.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>

#include "layout/text/joined_text.h"
#include "slidespec/core/utf8.h"
#include "slidespec/ir/text_sizes.h"

namespace deckle::layout {
namespace {

constexpr std::size_t kLongestWord = 20;  // letters: ours, as bench/look counts them
constexpr double kStepPt = 1;

// The word around a place within it.
std::string_view word_around(std::string_view text, std::size_t at) {
  constexpr std::string_view kSpaces = " \t\v\n";
  if (at == 0 || at >= text.size()) return {};
  const std::size_t space = text.find_last_of(kSpaces, at - 1);
  const std::size_t begin = space == std::string_view::npos ? 0 : space + 1;
  return text.substr(begin, text.find_first_of(kSpaces, at) - begin);
}

// Letters of East Asia are written without spaces, or break as well between any two of them.
bool is_word(std::string_view text) {
  constexpr char32_t kFirstEastAsian = 0x2E80;
  for (std::size_t at = 0; at < text.size();) {
    if (utf8::next(text, at) >= kFirstEastAsian) return false;
  }
  return !text.empty() && text.find_first_of("/\\@_:=&?#") == std::string_view::npos &&
         utf8::length(text) <= kLongestWord;
}

}  // namespace

bool parts_words(const measure::TextEngine& engine, const ElementIr& element) {
  const TextBodyIr& body = element.text;
  if (body.empty() || !body.wrap) return false;
  const double width = to_pt(element.box.w - body.insets.left - body.insets.right);
  const measure::LaidOutText laid = engine.lay_out(body, std::max(1.0, width));
  return std::any_of(laid.lines.begin(), laid.lines.end(), [&body](const measure::Line& line) {
    return line.split_word &&
           is_word(word_around(joined_text(body.paragraphs[line.paragraph]), line.end));
  });
}

void keep_words_whole(const measure::TextEngine& engine, ElementIr& element) {
  if (element.pinned || element.size_authored || !element.allow_shrink ||
      !parts_words(engine, element))
    return;
  ElementIr smaller = element;
  for (double size = std::ceil(largest_size_pt(element.text)) - kStepPt;
       size >= element.min_font_pt; size -= kStepPt) {
    set_size(smaller.text, size);
    if (parts_words(engine, smaller)) continue;
    element.text = std::move(smaller.text);
    return;
  }
}

}  // namespace deckle::layout
