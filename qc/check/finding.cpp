#include "qc/check/finding.h"

#include <algorithm>
#include <iterator>

#include "slidespec/core/ascii.h"
#include "slidespec/core/display.h"

namespace deckle::qc {

Diagnostic finding_of(std::string_view rule, Severity severity) {
  Diagnostic d;
  d.rule = rule;
  d.severity = severity;
  d.defect = severity == Severity::Error;
  return d;
}

namespace {

// Whether it is the name of a program that wrote the file, or of nobody in particular. Ours, from
// the decks that were looked at.
bool is_nobody(const std::string& value) {
  static constexpr std::string_view kPrograms[] = {"pptx",   "slide-creator", "pptagent", "openpyxl",
                                                   "deckle", "apache poi",    "aspose",   "libreoffice"};
  static constexpr std::string_view kNobody[] = {
      "author", "user", "windows user", "microsoft office user", "admin", "administrator", "unknown"};
  const std::string name = ascii_lower(value);
  return std::find(std::begin(kNobody), std::end(kNobody), name) != std::end(kNobody) ||
         std::any_of(std::begin(kPrograms), std::end(kPrograms), [&name](std::string_view program) {
           return name.find(program) != std::string::npos;
         });
}

}  // namespace

std::vector<std::string> properties_naming_people(const PackageFacts& facts) {
  // Of docProps/core.xml and docProps/app.xml (ECMA-376 Part 2, 11; Part 1, 22.2).
  static constexpr std::string_view kPersonal[] = {"creator", "lastModifiedBy", "Manager"};
  std::vector<std::string> named;
  for (const auto& [name, value] : facts.properties) {
    if (std::find(std::begin(kPersonal), std::end(kPersonal), name) != std::end(kPersonal) && !is_nobody(value))
      named.push_back(name + " '" + display_value(value) + "'");
  }
  return named;
}

}  // namespace deckle::qc
