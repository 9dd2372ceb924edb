#pragma once
// What `deckle measure` says of an element beside its measurement.

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "slidespec/core/units.h"
#include "slidespec/ir/text_ir.h"

namespace deckle {

struct ElementNote {
  // The state that PowerPoint will store when the text is edited; of text that it may shrink.
  std::optional<AutofitIr> predicted;
  // Of tight text: the first line that would end elsewhere if lines were wider or narrower by the
  // guard band; its place in MeasuredElement::lines.
  std::optional<std::size_t> flips;
  // The width of the spaces that a line begins with, by its place: a measurement says where the
  // visible text is.
  std::map<std::size_t, Emu> leading;
};

// By slide, in the order of the slides, and by eid.
using MeasurementNotes = std::vector<std::map<std::string, ElementNote>>;

}  // namespace deckle
