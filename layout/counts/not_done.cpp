#include "layout/counts/not_done.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "slidespec/core/ascii.h"

namespace deckle::layout {
namespace {

// English words in small letters. Those of the first list begin the title: "What we will not do in
// 2026".
constexpr std::array<std::string_view, 16> kBegins = {
    "what we will not do",  "what we won't do",  "what we won’t do",      "what we do not do",
    "what we don't do",     "what we don’t do",  "what we are not doing", "what is not included",
    "what is not in scope", "what we leave out", "things we will not do", "out of scope",
    "not in scope",         "outside the scope", "what not to do",        "non-goals"};
constexpr std::array<std::string_view, 8> kKorean = {
    "하지 않을 것",   "하지 않는 것", "하지 않을 일", "하지 않는 일",
    "하지 말아야 할", "제외 범위",    "제외 사항",    "제외 항목"};

}  // namespace

bool says_not_done(const std::string& title) {
  const std::string small = ascii_lower(title);
  const auto begins = [&small](std::string_view words) {
    if (!small.starts_with(words)) return false;
    if (small.size() == words.size()) return true;
    const char behind = small[words.size()];
    return (behind < 'a' || behind > 'z') && behind != '?';
  };
  return std::any_of(kBegins.begin(), kBegins.end(), begins) ||
         std::any_of(kKorean.begin(), kKorean.end(), [&title](std::string_view words) {
           return title.find(words) != std::string::npos;
         });
}

}  // namespace deckle::layout
