#pragma once
// What findings of rules about templates and about presentation files share.

#include <string>
#include <string_view>
#include <vector>

#include "slidespec/diag/diagnostic.h"
#include "slidespec/ir/package_facts.h"

namespace deckle::qc {

// A finding of a rule, not yet with a place and a message. An error is a defect.
[[nodiscard]] Diagnostic finding_of(std::string_view rule, Severity severity);

// The document properties that name people, such as "creator 'Kim'", in the order of the file.
[[nodiscard]] std::vector<std::string> properties_naming_people(const PackageFacts& facts);

}  // namespace deckle::qc
