#include "qc/settings/path_pattern.h"

#include <vector>

namespace deckle::qc {

namespace {

std::vector<std::string_view> parts_of(std::string_view path) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t end = path.find('/');
    parts.push_back(path.substr(0, end));
    if (end == std::string_view::npos) return parts;
    path.remove_prefix(end + 1);
  }
}

// Compares one by one. On a mismatch only the last item that stands for many takes one more: an
// earlier one could not match more than that.
template <typename Items, typename IsMany, typename Matches>
bool all_match(const Items& pattern, const Items& items, const IsMany& is_many,
               const Matches& matches) {
  constexpr auto kNone = static_cast<std::size_t>(-1);
  std::size_t p = 0, i = 0, many = kNone, from = 0;
  while (i < items.size()) {
    if (p < pattern.size() && is_many(pattern[p])) {
      many = p++;
      from = i;
    } else if (p < pattern.size() && matches(pattern[p], items[i])) {
      ++p;
      ++i;
    } else if (many != kNone) {
      p = many + 1;
      i = ++from;
    } else {
      return false;
    }
  }
  while (p < pattern.size() && is_many(pattern[p])) ++p;
  return p == pattern.size();
}

bool part_matches(std::string_view pattern, std::string_view part) {
  return all_match(
      pattern, part, [](char c) { return c == '*'; },
      [](char expected, char c) { return expected == '?' || expected == c; });
}

}  // namespace

bool path_matches(std::string_view pattern, std::string_view path) {
  if (pattern.find('/') == std::string_view::npos)
    return part_matches(pattern, path.substr(path.rfind('/') + 1));
  return all_match(
      parts_of(pattern), parts_of(path), [](std::string_view part) { return part == "**"; },
      part_matches);
}

}  // namespace deckle::qc
