#pragma once
// The strings of a workbook, each once (ECMA-376 Part 1, 18.4).

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace deckle::ooxml {

class SharedStrings {
 public:
  // The index a cell refers to; counts the use.
  std::size_t index_of(const std::string& text);
  [[nodiscard]] std::string xml() const;

 private:
  std::map<std::string, std::size_t> index_;
  std::vector<std::string> texts_;
  std::size_t uses_ = 0;
};

// ST_Xstring (22.9.2.19): text that looks like an escape, _x000A_, is escaped.
[[nodiscard]] std::string as_xstring(const std::string& text);

}  // namespace deckle::ooxml
