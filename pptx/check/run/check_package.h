#pragma once
// Runs all rules on a package that was opened tolerantly.

#include <string>
#include <vector>

#include "ooxml/opc/package.h"
#include "pptx/check/base/repair.h"
#include "slidespec/core/result.h"
#include "slidespec/diag/diagnostic.h"
#include "slidespec/limits/budget.h"

namespace deckle::pptx::check {

struct CheckedSlide {
  std::string id;    // "s256"
  std::string part;  // "ppt/slides/slide1.xml"
};

struct Checked {
  // Those about parts of slides have their slide and shape. In the order of the parts, then those
  // about more than one part.
  DiagnosticSink findings;
  std::vector<PlannedRepair> repairs;
  std::vector<CheckedSlide> slides;  // in the order of the deck
};

// `file_name` is that of the file, for its extension; may be empty. Malformed: it is no presentation.
// Limit: more than `budget` allows. Time is linear in the size of the parts. Throws Cancelled.
[[nodiscard]] Result<Checked> check_package(const ooxml::Package& package,
                                            const ooxml::PackageFaults& faults,
                                            const std::string& file_name, Budget& budget);

}  // namespace deckle::pptx::check
