#pragma once
// Documentation of the rules and of other findings, from their RuleDoc: `deckle rule` and
// docs/rules.md; a test compares them.

#include <string>

#include "qc/check/rule.h"

namespace deckle::qc {

[[nodiscard]] std::string rule_text(const RuleDoc& doc, Language language);  // for a terminal
[[nodiscard]] std::string rule_list(Language language);  // id and summary, a line each
[[nodiscard]] std::string rule_catalogue_markdown();     // docs/rules.md

}  // namespace deckle::qc
