#pragma once
// What Deckle's engine says about a record: the size or the state that PowerPoint would save.

#include <optional>
#include <string>
#include <vector>

#include "measure/text/autofit.h"
#include "tests/measure/truth_record.h"

namespace deckle::bench {

struct Prediction {
  double height = 0;       // of the text, points, without insets
  double unwrapped = 0;    // its height if no line were wrapped
  double legacy = 0;       // its height as older versions saved it, insets included
  double width = 0;        // of the widest line, trailing spaces included; of unwrapped text
  measure::AutofitState state;  // of a normAutofit record
  std::size_t lines = 0;
  // The result is the same for all widths within the error of the faces, so that it is known.
  bool certain = true;
  std::vector<std::string> unknown_faces;  // requested; whose advances are not known
};

[[nodiscard]] Prediction predict(const measure::TextEngine& engine,
                                 const test::TruthRecord& record);

}  // namespace deckle::bench
