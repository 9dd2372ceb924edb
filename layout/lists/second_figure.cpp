#include "layout/lists/second_figure.h"

#include <algorithm>
#include <array>
#include <string>

#include "layout/lists/figures.h"
#include "layout/text/better_words.h"
#include "slidespec/core/ascii.h"

namespace deckle::layout {
namespace {

constexpr int kStrong = 3;  // an amount of money or a share
// All ours. Between two statements of one sentence.
constexpr std::array<std::string_view, 9> kBetween = {
    "; ", "；", ", but ", ", while ", ", whereas ", "했으나 ", "지만 ", "반면 ", "으나, "};
constexpr std::array<std::string_view, 8> kWorse = {"worsen", "deteriorat", "slipped", "missed",
                                                    "weaken", "악화",       "부진",    "悪化"};
constexpr std::array<std::string_view, 11> kMore = {
    "rose", "rise", "grew", "increas", "climb", "jump", "상승", "증가", "늘어", "늘었", "増"};
constexpr std::array<std::string_view, 10> kFewer = {"fell", "drop", "declin", "decreas", "shrank",
                                                     "하락", "감소", "줄어",   "줄었",    "減"};

template <typename Words>
bool has_any(const std::string& text, const Words& words) {
  return std::any_of(words.begin(), words.end(), [&text](std::string_view word) {
    return text.find(word) != std::string::npos;
  });
}

bool says_worse(std::string_view statement, const Figure& figure, const ElementStyle& style) {
  const std::optional<Better> better = better_for(style, statement);
  if (is_bad(figure.change, better)) return true;
  const std::string text = ascii_lower(statement);
  if (has_any(text, kWorse)) return true;
  return better && (*better == Better::Down ? has_any(text, kMore) : has_any(text, kFewer));
}

}  // namespace

std::optional<SecondFigure> second_figure(std::string_view text, std::string_view language,
                                          const ElementStyle& style) {
  std::size_t at = std::string_view::npos, begin = 0;
  for (const std::string_view mark : kBetween) {
    const std::size_t found = text.find(mark);
    if (found >= at) continue;
    at = found;
    begin = found + mark.size();
  }
  if (at == std::string_view::npos || begin >= text.size()) return std::nullopt;
  const std::string_view second = text.substr(begin);
  const auto first = key_figure(text.substr(0, at), language);
  const auto own = key_figure(second, language);
  if (!first || !own || own->strength < kStrong) return std::nullopt;
  return SecondFigure{{own->span.begin + begin, own->span.end + begin},
                      says_worse(second, *own, style)};
}

}  // namespace deckle::layout
