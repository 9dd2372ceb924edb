#pragma once
// Names of layouts in messages, which are one line.

#include <algorithm>
#include <string>

namespace deckle::layout {

// Names of layouts may hold line breaks (PowerPoint writes them into titles of layouts); messages
// are one line.
[[nodiscard]] inline std::string one_line(std::string name) {
  std::replace_if(
      name.begin(), name.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20; }, ' ');
  return name;
}

}  // namespace deckle::layout
