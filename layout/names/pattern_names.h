#pragma once
// The patterns that a slide may be drawn as, in one table: their ids, what else people and programs
// call them, the preset whose slots they use, and how many cells they have. How each is drawn:
// layout/patterns.

#include <span>
#include <string>
#include <string_view>

#include "slidespec/core/message.h"

namespace deckle::layout {

struct PatternNames {
  std::string_view id;
  std::string_view base;                          // preset: layout_names.h
  int least = 1, most = 1;                        // cells
  std::string_view cells;                         // what a cell is, in English: "steps"
  std::string_view roles;                         // of parts, all optional
  std::string_view purpose;                       // one line, in English
  std::span<const std::string_view> other_names;  // as in layout_names.h
};

[[nodiscard]] std::span<const PatternNames> pattern_names();

// Null: no pattern has that id.
[[nodiscard]] const PatternNames* pattern_named(std::string_view id);

// In the language of messages.
[[nodiscard]] Message purpose_of(const PatternNames& pattern);

// The preset of a pattern; any other id as it is.
[[nodiscard]] std::string base_layout(const std::string& id);

}  // namespace deckle::layout
