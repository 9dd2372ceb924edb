#pragma once
// How many findings an input may give before the others are only counted (docs/limits.md). The
// limits are ours: nobody reads more at once, and a report stays of the size of its input. A slide
// can have 1,225 pairs of overlapping elements.

#include <cstddef>
#include <string>

#include "slidespec/diag/diagnostic.h"

namespace deckle {

// Of reading an input: of a spec with its files, a template with its brand kit, a deckle.toml.
inline constexpr std::size_t kMaxFindings = 1000;
// Of a slide, and the lines of guidance for it.
inline constexpr std::size_t kMaxSlideFindings = 100;

// Findings that were counted but not kept.
struct LeftOut {
  std::size_t errors = 0, warnings = 0, notes = 0;
};

// Pushes, for each severity, a finding that says how many more there are ("more-findings"). `at` is
// the input or the slide.
void add_left_out(DiagnosticSink& findings, const LeftOut& left_out, const Place& at);

// Keeps `max` findings, in their order: errors before warnings before notes. Adds what
// add_left_out() adds.
void limit_findings(DiagnosticSink& findings, std::size_t max, const Place& at);

}  // namespace deckle
