#pragma once
// Cases of rules about finished pages (qc/rules/page), which need a page exactly as it is given:
//
// {"pages": [IR of a slide, …], "type": "content", "text": {eid: authored text},
//  "members": {eid: [group, cell, part]}, "ratio": [2, 1], "special": [layout part, …], "expect": […]}
//
// Pages whose slide_id ends in ~2, ~3 … continue the slide before. `type` is that of all slides; a
// page may have its own. Elements are as authored: their texts, and sizes where sizeAuthored says
// so.

#include <nlohmann/json.hpp>
#include <string_view>

#include "slidespec/diag/diagnostic.h"

namespace deckle::test {

// Whether the rule judges how much is on a page, or how it is distributed. The small examples and
// cases of other rules are nearly empty pages, and these rules say so.
[[nodiscard]] bool judges_the_page(std::string_view rule);

// The findings of all rules about content on the pages of such a case.
[[nodiscard]] DiagnosticSink page_findings(const nlohmann::json& entry);

}  // namespace deckle::test
