#include "layout/lists/numbered_name.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "layout/lists/emphasis.h"
#include "layout/lists/figures.h"
#include "layout/lists/heads.h"
#include "layout/lists/text_ems.h"
#include "slidespec/core/ascii.h"
#include "slidespec/core/utf8.h"

namespace deckle::layout {
namespace {

// Ours: a longer number is no large figure, and a longer name a sentence.
constexpr std::size_t kMostNumberLetters = 6, kMostEmsOfName = 24, kMostWordsOfName = 4;
constexpr int kQuantity = 2;  // Figure::strength: more than a count

// Words with which a sentence goes on behind a number.
constexpr std::array<std::string_view, 12> kGoesOn = {"and", "at", "by",   "for", "from", "in",
                                                      "of",  "or", "over", "per", "than", "to"};

bool is_digit_at(std::string_view text, std::size_t i) {
  return i < text.size() && text[i] >= '0' && text[i] <= '9';
}

// "5.0", "v2.1.3": numbers with points between them.
bool is_version(std::string_view text) {
  if (text.starts_with('v') || text.starts_with('V')) text.remove_prefix(1);
  std::size_t points = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (is_digit_at(text, i)) continue;
    if (text[i] != '.' || i == 0 || !is_digit_at(text, i + 1)) return false;
    ++points;
  }
  return points > 0;
}

// Where the number ends that the text begins with; 0: with none.
std::size_t end_of_number(std::string_view text, std::string_view language) {
  if (const std::string_view word = text.substr(0, text.find(' ')); is_version(word))
    return word.size();
  const std::vector<Figure> figures = figures_in(text, language);
  if (!figures.empty() && figures.front().span.begin == 0 && figures.front().strength >= kQuantity)
    return figures.front().span.end;
  const std::optional<Head> head = head_of(text);
  const bool date = head && head->kind == HeadKind::Date &&
                    text.substr(0, head->end).find_first_of("0123456789") != std::string::npos;
  return date ? head->end : 0;
}

bool is_name_behind(std::string_view text) {
  if (text.empty() || text_ems(text) > kMostEmsOfName ||
      text.find_first_of(",.:;!?()") != std::string_view::npos)
    return false;
  const auto words = 1 + static_cast<std::size_t>(std::count(text.begin(), text.end(), ' '));
  const std::string first = ascii_lower(text.substr(0, text.find(' ')));
  return words <= kMostWordsOfName &&
         std::find(kGoesOn.begin(), kGoesOn.end(), first) == kGoesOn.end();
}

}  // namespace

std::optional<NumberedName> numbered_name(std::string_view text, std::string_view language) {
  NumberedName label;
  label.end = end_of_number(text, language);
  if (label.end == 0 || utf8::length(text.substr(0, label.end)) > kMostNumberLetters)
    return std::nullopt;
  label.rest = text.find_first_not_of(' ', label.end);
  if (label.rest == std::string_view::npos || label.rest == label.end ||
      !is_name_behind(text.substr(label.rest)))
    return std::nullopt;
  return label;
}

void break_before_name(const NumberedName& label, ParagraphIr& paragraph) {
  insert_text(paragraph, label.rest, "\v");
}

void enlarge_number(const NumberedName& label, double size_pt, const std::optional<Color>& color,
                    ParagraphIr& paragraph) {
  emphasise(paragraph, {0, label.end}, {.bold = true, .color = color, .size_pt = size_pt});
}

}  // namespace deckle::layout
