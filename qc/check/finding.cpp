#include "qc/check/finding.h"

#include <algorithm>
#include <iterator>

#include "slidespec/core/display.h"

namespace deckle::qc {

Diagnostic finding_of(std::string_view rule, Severity severity) {
  Diagnostic d;
  d.rule = rule;
  d.severity = severity;
  d.defect = severity == Severity::Error;
  return d;
}

std::vector<std::string> properties_naming_people(const PackageFacts& facts) {
  // Of docProps/core.xml and docProps/app.xml (ECMA-376 Part 2, 11; Part 1, 22.2).
  static constexpr std::string_view kPersonal[] = {"creator", "lastModifiedBy", "Manager"};
  std::vector<std::string> named;
  for (const auto& [name, value] : facts.properties) {
    if (std::find(std::begin(kPersonal), std::end(kPersonal), name) != std::end(kPersonal))
      named.push_back(name + " '" + display_value(value) + "'");
  }
  return named;
}

}  // namespace deckle::qc
