#pragma once
// The documentation of all rules about packages, without what they need: for `deckle rule` and
// reports.

#include <span>
#include <string_view>

#include "pptx/check/base/rule_doc.h"
#include "slidespec/core/message.h"
#include "slidespec/diag/diagnostic.h"

namespace deckle::pptx::check {

// Sorted by id.
[[nodiscard]] std::span<const RuleDoc* const> rule_docs();
[[nodiscard]] const RuleDoc* find_rule_doc(std::string_view id);

// Whether a finding is about the deck, and not only about how its file was written: of a rule that is
// about more, and not lowered to a note because readers open such files.
[[nodiscard]] bool is_about_deck(const Diagnostic& finding);

// A text of a RuleDoc in every language.
[[nodiscard]] Message text_of(std::string_view text);
// "PowerPoint repairs such a file"; "" when nothing is reported.
[[nodiscard]] Message consequence_of(const RuleDoc& doc);

}  // namespace deckle::pptx::check
