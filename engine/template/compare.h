#pragma once
// What changed between two templates, for an author of specs.

#include <string>
#include <vector>

#include "engine/template/summary.h"

namespace deckle::engine {

struct Difference {
  std::string kind;                     // "page-size", "layout-gone" … (docs/templates.md)
  std::string layout_id, layout, slot;  // what it is about, where that is one of these
  Message message;
  std::string before, after;  // the values, where there are two
};

struct Differences {
  std::string older, newer;
  std::vector<Difference> all;  // the most important first
};

// Boxes that are less than kSamePx apart are equal. Of pages of different sizes places are not
// compared, only what slots hold.
inline constexpr double kSamePx = 1;
[[nodiscard]] Differences compare(const TemplateSummary& older, const TemplateSummary& newer);

}  // namespace deckle::engine
