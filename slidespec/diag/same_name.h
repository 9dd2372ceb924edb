#pragma once
// Names from outside (of layouts, of roles) compared with known ones: what makes no difference, and
// what is a typing mistake.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace deckle {

// A name without what people and programs vary: ASCII letters in lower case, and no ASCII character
// but letters and digits. "Two-Column", "twoColumn" and "two column" are the same name.
class FoldedName {
 public:
  FoldedName() = default;
  explicit FoldedName(std::string_view name);

  [[nodiscard]] bool empty() const { return characters_.empty(); }
  friend bool operator==(const FoldedName&, const FoldedName&) = default;

  // The number of edits (slidespec/diag/edit_distance.h, in characters) between names that differ
  // by at most a typing mistake: one edit in names of four characters or more, two from eight on.
  // Names over 64 characters are not compared. Unlike names are told apart without computing a
  // distance.
  [[nodiscard]] std::optional<std::size_t> typing_mistakes(const FoldedName& other) const;

  // Without a word at its begin or end that says what kind of thing is named: "quote slide", "slide
  // quote" → "quote". The name itself where it has none of these words, or nothing else.
  [[nodiscard]] FoldedName without(std::string_view word) const;

 private:
  void count();

  std::u32string characters_;
  std::uint64_t letters_ = 0;  // one bit for each character, by its lowest six bits
};

}  // namespace deckle
