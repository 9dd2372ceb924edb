#include "layout/counts/counted_values.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>

#include "slidespec/core/ascii.h"

namespace deckle::layout {
namespace {

constexpr std::size_t kLongestNumber = 6;  // ours: "100.00"

bool is_figure(char c) { return c >= '0' && c <= '9'; }

// The number with which the text begins, and what is behind it; no sign before it.
std::optional<double> number_at_begin(const std::string& text, std::string& behind) {
  std::size_t begin = text.find_first_not_of(' ');
  if (begin == std::string::npos || !is_figure(text[begin])) return std::nullopt;
  std::size_t end = begin;
  while (end < text.size() && (is_figure(text[end]) || (text[end] == '.' && end + 1 < text.size() &&
                                                        is_figure(text[end + 1]))))
    ++end;
  if (end - begin > kLongestNumber) return std::nullopt;
  const std::string digits = text.substr(begin, end - begin);
  begin = text.find_first_not_of(' ', end);
  behind = begin == std::string::npos ? std::string() : text.substr(begin);
  behind.resize(behind.find_last_not_of(' ') + 1);
  return std::strtod(digits.c_str(), nullptr);
}

template <std::size_t N>
bool holds_any(const std::string& text, const std::array<std::string_view, N>& words) {
  return std::any_of(words.begin(), words.end(), [&text](std::string_view word) {
    return text.find(word) != std::string::npos;
  });
}

// Changes, and ratios of two things of which neither is a part of the other.
bool tells_of_no_whole(const std::string& label) {
  static constexpr std::array<std::string_view, 45> kWords = {
      "growth",      "grow",     "increase",  "decrease", "rise",   "change", "return",
      "yield",       "interest", "inflation", "above",    "below",  "more ",  "less ",
      "faster",      "cheaper",  "discount",  "higher",   "lower",  "debt",   "leverage",
      "net revenue", "nrr",      "reduction", "saving",   "cagr",   "성장률", "증가율",
      "상승률",      "증감률",   "감소율",    "하락률",   "수익률", "이자율", "할인율",
      "부채",        "유동비율", "물가",      "인상률",   "신장률", "절감률", "대비",
      "환율",        "금리",     "배율"};
  return holds_any(label, kWords);
}

bool tells_of_whole(const std::string& label) {
  static constexpr std::array<std::string_view, 33> kWords = {
      "share",       "churn",     "margin",       "retention", "occupancy",     "utilisation",
      "utilization", "adoption",  "attendance",   "turnout",   "response rate", "conversion",
      "open rate",   "uptime",    "availability", "complete",  "coverage",      "penetration",
      "capacity",    "progress",  "spent",        "used",      "filled",        "absence",
      "vacancy",     "pass rate", "satisfied",    "recycled",  "비중",          "점유율",
      "비율",        "이내 완료", "완료"};
  if (label.starts_with("of ") || label.find("\nof ") != std::string::npos) return true;
  if (holds_any(label, kWords)) return true;
  // "이직률", "재구매율": of the words that end so, those above are none.
  for (const std::string_view ending : {"율", "률"}) {
    for (std::size_t at = label.find(ending); at != std::string::npos;
         at = label.find(ending, at + ending.size())) {
      const std::size_t end = at + ending.size();
      if (at > 0 && (end == label.size() || static_cast<unsigned char>(label[end]) < 0x80))
        return true;
    }
  }
  return false;
}

}  // namespace

std::optional<double> percentage_of_whole(const std::string& value, const std::string& label) {
  std::string behind;
  const std::optional<double> number = number_at_begin(value, behind);
  if (!number || behind != "%" || *number <= 0 || *number > 100) return std::nullopt;
  const std::string small = ascii_lower(label);
  if (tells_of_no_whole(small) || !tells_of_whole(small)) return std::nullopt;
  return *number / 100;
}

std::optional<int> minutes_in(const std::string& value) {
  static constexpr std::array<std::string_view, 8> kUnits = {"min",     "min.", "mins", "minute",
                                                             "minutes", "분",   "分",   "分間"};
  std::string behind;
  const std::optional<double> number = number_at_begin(value, behind);
  if (!number || *number < 1 || *number > 60) return std::nullopt;
  const int whole = static_cast<int>(*number);
  if (whole != *number) return std::nullopt;
  const std::string small = ascii_lower(behind);
  if (std::find(kUnits.begin(), kUnits.end(), small) == kUnits.end()) return std::nullopt;
  return whole;
}

}  // namespace deckle::layout
