
#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "missing-table-header",
    .type = "missing_table_header",
    .ir_type = "",
    .severity = Severity::Note,
    .summary = "no row of a table is marked as its header",
    .what =
        "Reports tables of at least three rows and two columns whose first row is not "
        "marked as a header (Table Design, Header Row).",
    .why =
        "Screen readers read the header with each cell; without it the numbers have no "
        "names.",
    .bad = R"(<a:tblPr bandRow="1">)",
    .good = R"(<a:tblPr firstRow="1" bandRow="1">)",
    .fixes = "",
    .file_fixes = "mark-header-row",
};

void check(const FileContext& context, DiagnosticSink& sink) {
  for (const FileSlide& slide : context.slides()) {
    for (const FileElement& element : slide.own_elements()) {
      const TableIr* table = element.ir.table.get();
      if (table == nullptr || table->header || table->rows.size() < 3 ||
          table->columns.size() < 2 || shown_text(element.ir).empty())
        continue;
      Diagnostic d = file_finding(kDoc.id, kDoc.severity, slide, element.ir);
      d.message = tr("{}: no row of the table is marked as its header", element_label(element.ir));
      d.hint = tr("tick Header Row in Table Design");
      sink.push_back(std::move(d));
    }
  }
}

}  // namespace

extern const FileRule kMissingTableHeaderOfFile;
const FileRule kMissingTableHeaderOfFile{kDoc, check};

}  // namespace deckle::qc
