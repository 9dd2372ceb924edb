#pragma once
// A presentation file as slides with everything effective.
//
// Any .pptx, .potx, .pptm or .ppsx, strict or transitional, as PowerPoint shows it: what a slide
// inherits is resolved, what shows through from its layout and master is there as elements of its
// own, with the layout or master as origin. Element ids are "sp" and the shape's id, of what shows
// through "_layout_sp" and "_master_sp"; a repeated id gets ".2", ".3" ….

#include <string>
#include <vector>

#include "ooxml/opc/package.h"
#include "slidespec/core/result.h"
#include "slidespec/diag/diagnostic.h"
#include "slidespec/ir/package_facts.h"
#include "slidespec/ir/slide_ir.h"
#include "slidespec/limits/budget.h"

namespace deckle::pptx {

struct ReadDeck {
  Size page;
  std::vector<SlideIr> slides;  // in the order of the show, hidden ones included
  PackageFacts facts;
  DiagnosticSink findings;  // parts that are damaged or absent, and what was assumed instead
};

// Malformed: there is no presentation, or no slide master. Limit: more than `budget` allows, that
// of the file. A slide that cannot be read is a finding.
[[nodiscard]] Result<ReadDeck> read_deck(const ooxml::Package& package, const std::string& name,
                                         Budget& budget);

}  // namespace deckle::pptx
