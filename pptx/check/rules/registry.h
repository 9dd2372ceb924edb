#pragma once
// All rules about packages. To add one, copy the nearest file in pptx/check/rules/<family>/ and add
// its line to registry.cpp.

#include <span>
#include <string>
#include <string_view>

#include "pptx/check/base/rule.h"

namespace deckle::pptx::check {

// In the order in which they are run.
[[nodiscard]] std::span<const PartRule* const> part_rules();
[[nodiscard]] std::span<const PackageRule* const> package_rules();

// A part whose XML cannot be read, in place of the rules: rules/xml/malformed_xml.cpp.
void report_malformed(const std::string& part, const std::string& bytes, const Message& reason,
                      Findings& findings);
[[nodiscard]] std::span<const RuleDoc* const> malformed_docs();
// Replaces the characters that XML cannot hold; empty when there are none.
[[nodiscard]] Repair repair_of_characters(const std::string& part, const std::string& bytes);

}  // namespace deckle::pptx::check
