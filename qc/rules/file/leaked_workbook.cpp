#include <cstdint>

#include "qc/check/file_chart.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "leaked-workbook",
    .type = "leaked_workbook",
    .ir_type = "",
    .severity = Severity::Note,
    .summary = "the workbook of a chart holds more than the chart shows",
    .what =
        "Compares the cells of the embedded workbook with those that the chart names: "
        "other sheets with values, hidden ones, and twenty or more cells that the chart "
        "does not use.",
    .why =
        "Whoever gets the deck can open the workbook: salaries, other customers, the "
        "whole budget.",
    .bad = "",
    .good = "",
    .fixes = "",
    .file_fixes = "reduce-workbook (unsafe, with --profile release)",
};

constexpr std::size_t kFewCells = 20;  // a note or a helper column beside the data: ours

struct Leak {
  std::size_t cells = 0, sheets = 0, hidden = 0;
};

Leak leak_of(const WorkbookFacts& workbook) {
  Leak leak;
  for (const SheetUse& sheet : workbook.sheets) {
    if (!sheet.unused || *sheet.unused == 0) continue;
    leak.cells += *sheet.unused;
    leak.sheets += *sheet.unused == sheet.cells;
    leak.hidden += sheet.hidden;
  }
  return leak;
}

void check(const FileContext& context, DiagnosticSink& sink) {
  for (const FileSlide& slide : context.slides()) {
    for (const FileElement& element : slide.own_elements()) {
      const ChartFacts* chart = chart_of(context, slide, element.ir);
      const WorkbookFacts* workbook = chart == nullptr ? nullptr : workbook_of(context, *chart);
      if (workbook == nullptr) continue;
      const Leak leak = leak_of(*workbook);
      if (leak.cells < kFewCells) continue;
      Diagnostic d = file_finding(kDoc.id, kDoc.severity, slide, element.ir);
      d.message = leak.sheets > 0
                      ? tr("{}: its workbook has {} cells that the chart does not show, on {} "
                           "other sheets",
                           element_label(element.ir), leak.cells, leak.sheets)
                      : tr("{}: its workbook has {} cells that the chart does not show",
                           element_label(element.ir), leak.cells);
      d.hint =
          tr("keep only the chart's own cells in the workbook (Edit Data), or paste the chart "
             "as a picture");
      d.facts = {{"cells", static_cast<std::int64_t>(leak.cells)}, {"workbook", workbook->part}};
      sink.push_back(std::move(d));
    }
  }
}

}  // namespace

extern const FileRule kLeakedWorkbookOfFile;
const FileRule kLeakedWorkbookOfFile{kDoc, check};

}  // namespace deckle::qc
