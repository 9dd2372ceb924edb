#include <string>

#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "personal-data",
    .type = "personal_data",
    .ir_type = "",
    .severity = Severity::Note,
    .summary = "the file names people",
    .what =
        "Looks for an author, a manager and the last person who saved among the document "
        "properties. Names of programs, and such as Windows User, are left out.",
    .why = "The names go with the file to everybody who gets it.",
    .bad = R"(<dc:creator>Kim Minji</dc:creator>)",
    .good = R"(<dc:creator></dc:creator>)",
    .fixes = "",
    .file_fixes = "clear-people (unsafe, with --profile release)",
};

void check(const FileContext& context, DiagnosticSink& sink) {
  std::string named;
  for (const std::string& one : properties_naming_people(context.facts()))
    named += (named.empty() ? "" : ", ") + one;
  if (named.empty()) return;
  Diagnostic d = finding_of(kDoc.id, kDoc.severity);
  d.message = tr("the file names people: {}", named);
  d.hint = tr("remove them with File > Info > Check for Issues > Inspect Document");
  sink.push_back(std::move(d));
}

}  // namespace

extern const FileRule kPersonalDataOfFile;
const FileRule kPersonalDataOfFile{kDoc, check};

}  // namespace deckle::qc
