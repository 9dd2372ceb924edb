#pragma once
// The layouts that deckle has itself, in one table: their ids, what else people and programs call
// them, and the slide type that asks for them.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "slidespec/diag/same_name.h"
#include "slidespec/model/deck.h"

namespace deckle::layout {

struct LayoutNames {
  std::string_view id;
  std::optional<SlideType>
      type;  // of a slide that gets this layout when its layout_id says nothing
  // Compared without case and separators (slidespec/diag/same_name.h). Names of layouts in
  // PowerPoint (English, Korean, ST_SlideLayoutType), Google Slides, Marp and Slidev, and what
  // models write.
  std::span<const std::string_view> other_names;
};

// In the order of docs/design.md, "Layouts and slots". No name is in two rows.
[[nodiscard]] std::span<const LayoutNames> layout_names();

// Ids in the same order.
[[nodiscard]] std::vector<std::string> layout_ids();

// Names that ask for whichever layout suits the slide ("auto").
[[nodiscard]] std::span<const std::string_view> automatic_names();

}  // namespace deckle::layout
