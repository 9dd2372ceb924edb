#pragma once
// Whether lines are code, by their words alone: a program, markup, data or what is typed at a
// prompt.

#include <string>
#include <vector>

namespace deckle::layout {

// Two lines that are only brackets, a first line that begins with a prompt, or half of the lines
// having signs that sentences do not have. A list whose items end in semicolons or commas is none.
[[nodiscard]] bool is_code(const std::vector<std::string>& lines);

}  // namespace deckle::layout
