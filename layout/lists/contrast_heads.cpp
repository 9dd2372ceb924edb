#include "layout/lists/contrast_heads.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "slidespec/core/ascii.h"

namespace deckle::layout {
namespace {

struct Contrast {
  std::string_view weaker, stronger;
};

// Whole headings, or their first or last word; the second of each is what a slide argues for.
constexpr std::array<Contrast, 24> kContrasts = {{
    {"before", "after"},     {"then", "now"},         {"yesterday", "today"}, {"today", "tomorrow"},
    {"now", "next"},         {"old", "new"},          {"problem", "solution"}, {"problem", "answer"},
    {"question", "answer"},  {"challenge", "response"}, {"challenge", "solution"}, {"as is", "to be"},
    {"without", "with"},     {"current", "target"},   {"myth", "fact"},       {"이전", "이후"},
    {"전", "후"},            {"기존", "개선"},        {"기존", "신규"},       {"과거", "현재"},
    {"현재", "미래"},        {"현재", "목표"},        {"문제", "해결"},       {"질문", "답변"},
}};

constexpr std::array<std::string_view, 8> kNegations = {"not",   "no",     "don't", "doesn't",
                                                        "never", "cannot", "without", "nothing"};
// Words that come and go with a negation.
constexpr std::array<std::string_view, 6> kHelpers = {"do", "does", "did", "is", "are", "will"};

bool is_one_of(std::string_view word, const auto& words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

std::vector<std::string> words_of(const std::string& text) {
  std::vector<std::string> words(1);
  for (const char c : ascii_lower(text)) {
    if (c == ' ' || c == ':' || c == ',' || c == '.') {
      if (!words.back().empty()) words.emplace_back();
    } else {
      words.back() += c;
    }
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

bool says(const std::string& text, std::string_view part) {
  const std::string small = ascii_lower(text);
  if (small == part) return true;
  const std::string end = " " + std::string(part);
  return small.starts_with(std::string(part) + " ") || small.ends_with(end) ||
         (static_cast<unsigned char>(part.front()) >= 0x80 && part.size() > 3 &&
          small.starts_with(part));
}

// Whether `denied` is `said` with a negation, and no other words.
bool denies(const std::string& said, const std::string& denied) {
  const std::vector<std::string> a = words_of(said), b = words_of(denied);
  const auto negates = [](const std::string& word) { return is_one_of(word, kNegations); };
  if (std::any_of(a.begin(), a.end(), negates) || std::none_of(b.begin(), b.end(), negates))
    return false;
  const auto content = [](const std::vector<std::string>& words) {
    std::vector<std::string> out;
    for (const std::string& word : words) {
      if (!is_one_of(word, kNegations) && !is_one_of(word, kHelpers)) out.push_back(word);
    }
    return out;
  };
  return !content(a).empty() && content(a) == content(b);
}

}  // namespace

std::optional<std::size_t> stronger_of(const std::string& first, const std::string& second) {
  if (denies(first, second)) return 0;
  if (denies(second, first)) return 1;
  for (const Contrast& contrast : kContrasts) {
    if (says(first, contrast.weaker) && says(second, contrast.stronger)) return 1;
    if (says(second, contrast.weaker) && says(first, contrast.stronger)) return 0;
  }
  return std::nullopt;
}

}  // namespace deckle::layout
