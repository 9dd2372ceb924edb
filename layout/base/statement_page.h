#pragma once
// The page of a slide that says one sentence: a layout of the built-in templates, on the dark.

#include <string_view>

#include "templates/template.h"

namespace deckle::layout {

inline constexpr std::string_view kStatementLayout = "lone_sentence";

// Not of somebody else's template.
[[nodiscard]] inline bool is_statement_page(const templates::Template& t, std::string_view layout) {
  return t.path.empty() && layout == kStatementLayout;
}

}  // namespace deckle::layout
