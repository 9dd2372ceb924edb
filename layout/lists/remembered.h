#pragma once
// What searches in the last texts found: the lists of a slide are laid out several times in a row, in
// other sizes and forms, with the same words. One for each thread; it changes no result.

#include <array>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

namespace deckle::layout {

template <typename Result>
class Remembered {
 public:
  // The result for `text`: `search()`, or what it returned for the same text.
  template <typename Search>
  const Result& of(std::string_view text, Search&& search) {
    Entry& entry = entries_[std::hash<std::string_view>()(text) % kTexts];
    if (!entry.known || entry.text != text)
      entry = {true, std::string(text), std::forward<Search>(search)()};
    return entry.result;
  }

 private:
  static constexpr std::size_t kTexts = 64;  // ours: more than one slide has
  struct Entry {
    bool known = false;
    std::string text;
    Result result;
  };
  std::array<Entry, kTexts> entries_;
};

}  // namespace deckle::layout
