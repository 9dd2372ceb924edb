#pragma once
// Findings of the rules about content (qc/rules/content), added to the report of a repaired deck.

#include <span>

#include "slidespec/ir/measured_slide.h"
#include "slidespec/ir/slide_ir.h"
#include "slidespec/model/deck.h"
#include "slidespec/report/finding_settings.h"
#include "slidespec/report/report.h"
#include "templates/template.h"

namespace deckle::engine {

// Each finding is added to the first page of the slide that it is about; count_warnings() rates the
// slide. `slides` and `measured` are those of `report`; `options` are the thresholds of these
// rules.
void add_content_findings(const Deck& deck, const templates::Template& base,
                          std::span<const SlideIr> slides, std::span<const MeasuredSlide> measured,
                          const RuleOptionValues& options, Report& report);

}  // namespace deckle::engine
