#include "layout/icons/topic_icons.h"

#include <algorithm>
#include <cstddef>

#include "layout/icons/word_icons.h"

namespace deckle::layout {
namespace {

// Ours: a longer heading is a sentence.
constexpr std::size_t kMostWords = 4, kMostBytes = 48;

}  // namespace

Icons icons_of_heading(const std::string& heading) {
  if (heading.empty() || heading.size() > kMostBytes) return {};
  const std::vector<std::string> words = words_of(heading);
  if (words.empty() || words.size() > kMostWords) return {};
  // Words that belong together say more than each of them.
  for (std::size_t i = 0; i + 1 < words.size(); ++i) {
    if (const Icons icons = icons_of_two(words, i); !icons.empty()) return icons;
  }
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (const Icons icons = icons_of_word_at(words, i); !icons.empty()) return icons;
  }
  return {};
}

std::vector<std::string_view> different_icons(const std::vector<Icons>& lists) {
  std::vector<std::string_view> chosen;
  for (const Icons& icons : lists) {
    const auto free = std::find_if(icons.begin(), icons.end(), [&chosen](std::string_view icon) {
      return std::find(chosen.begin(), chosen.end(), icon) == chosen.end();
    });
    if (free == icons.end()) return {};
    chosen.push_back(*free);
  }
  return solid_icons(chosen);
}

std::vector<std::string_view> topic_icons(const std::vector<std::string>& headings) {
  std::vector<Icons> found;
  for (const std::string& heading : headings) {
    found.push_back(icons_of_heading(heading));
    if (found.back().empty()) return {};
  }
  return different_icons(found);
}

}  // namespace deckle::layout
