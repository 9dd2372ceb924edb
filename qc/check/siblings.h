#pragma once
// Elements of a page that a reader compares with each other, and the one of them that differs.

#include <cstddef>
#include <optional>
#include <vector>

#include "qc/check/page_content.h"

namespace deckle::qc {

// The same part in all cells of a group; or, of elements in no group, those of one kind that are
// side by side or one below the other, unless they fill placeholders that the template has made
// unlike: of another type, size of text, or more than a tenth wider or higher.
struct Siblings {
  enum class By { Group, Row, Column } by = By::Group;
  std::vector<const SeenElement*> elements;  // two or more, in reading order of the page
  bool placed_by_author = false;             // at least one of them
  bool in_row = false;                       // Group: its cells are side by side
  // Row: in the columns of the layout `two_column`, which have 55 and 45 % of the width.
  bool in_columns = false;
};

enum class SiblingKind { Pictures, Others };
[[nodiscard]] std::vector<Siblings> siblings_of(const PageContent& page, SiblingKind kind);

// The value that differs most from the one that most of `values` have, within `tolerance` (of two
// such, the larger); unset when all have it.
struct OddOne {
  std::size_t index = 0;
  double value = 0, others = 0;
  std::size_t others_count = 0;  // that have the other value
};
[[nodiscard]] std::optional<OddOne> odd_one(const std::vector<double>& values, double tolerance);

}  // namespace deckle::qc
