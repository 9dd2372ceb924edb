#pragma once
// All rules. To add one, copy the nearest file in qc/rules/<family>/ and add its line to registry.cpp.

#include <span>
#include <string_view>

#include "qc/check/rule.h"

namespace deckle::qc {

// All rules about a slide, and all about the content of a deck; both sorted by id.
[[nodiscard]] std::span<const Rule> rules();
[[nodiscard]] std::span<const DeckRule> deck_rules();
// All rules about presentation files, sorted by id. Some have the id of a rule about slides or
// content: what it says of a file.
[[nodiscard]] std::span<const FileRule> file_rules();
// All rules about templates, sorted by id.
[[nodiscard]] std::span<const TemplateRule> template_rules();
// Of any of them.
[[nodiscard]] const RuleDoc* find_rule(std::string_view id);

// The documentation of every id that a report can contain, sorted by id: the rules, and the
// findings of other rooms (documented.h).
[[nodiscard]] std::span<const RuleDoc* const> documented();
[[nodiscard]] const RuleDoc* find_doc(std::string_view id);

}  // namespace deckle::qc
