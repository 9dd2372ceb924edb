#pragma once
// One record of the truth corpus (sizes that PowerPoint saved) as a text body. The record's format
// is described beside the corpus.

#include <optional>
#include <string>

#include "slidespec/ir/slide_ir.h"

namespace deckle::test {

struct TruthRecord {
  std::string kind;  // "spAutoFit", "normAutofit"
  bool title = false;
  Emu w, h;                                                // saved extent
  double font_scale_pct = 100, spacing_reduction_pct = 0;  // normAutofit
  TextBodyIr body;                                         // insets included
};

// One line of the corpus; empty for rows, columns, vertical text and anything malformed.
[[nodiscard]] std::optional<TruthRecord> read_truth(const std::string& line);

}  // namespace deckle::test
