#pragma once
// Lines of text in columns, for a terminal.

#include <string>
#include <string_view>
#include <vector>

namespace deckle::engine {

// How many columns of a terminal a text takes: East Asian letters take two.
[[nodiscard]] std::size_t columns_of(std::string_view text);
// At most `columns` wide; what is longer ends in "…".
[[nodiscard]] std::string cut_to(std::string_view text, std::size_t columns);

// Cells are shown as they are: the caller escapes them (slidespec/core/display.h).
class TextTable {
 public:
  // Columns of these positions are set to the right.
  explicit TextTable(std::vector<std::size_t> right = {}) : right_(std::move(right)) {}
  void add(std::vector<std::string> cells) { rows_.push_back(std::move(cells)); }
  // A line for each row, `indent` spaces before each, two between columns, none at ends.
  [[nodiscard]] std::string text(std::size_t indent) const;

 private:
  std::vector<std::size_t> right_;
  std::vector<std::vector<std::string>> rows_;
};

}  // namespace deckle::engine
