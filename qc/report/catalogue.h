#pragma once
// Documentation of the rules and of other findings, from their RuleDoc: `deckle rule` and
// docs/rules.md; a test compares them.

#include <string>
#include <string_view>
#include <vector>

#include "pptx/check/base/rule_doc.h"
#include "qc/check/rule.h"

namespace deckle::qc {

[[nodiscard]] std::string rule_text(const RuleDoc& doc, Language language);  // for a terminal
[[nodiscard]] std::string rule_list(Language language);  // id and summary, a line each
[[nodiscard]] std::string rule_catalogue_markdown();     // docs/rules.md

// Of a rule about the parts of a presentation (deckle doctor).
[[nodiscard]] std::string rule_text(const pptx::check::RuleDoc& doc, Language language);

// The ids of both, each sorted; and the text of either, "" for an unknown id.
[[nodiscard]] std::vector<std::string_view> explained_ids();
[[nodiscard]] std::string explanation(std::string_view id, Language language);

}  // namespace deckle::qc
