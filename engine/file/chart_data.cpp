#include "engine/file/chart_data.h"

#include <utility>

#include "ooxml/chart/cache_differences.h"
#include "ooxml/workbook/read_workbook.h"
#include "slidespec/core/cancellation.h"

namespace deckle::engine {

void add_workbooks(const ooxml::Package& package, Budget& budget, PackageFacts& facts) {
  for (const ChartOnSlide& one : facts.charts) {
    check_cancelled();
    if (one.chart.source != ChartFacts::Source::Embedded) continue;
    const std::string* const bytes = package.find(one.chart.workbook);
    if (bytes == nullptr) continue;
    const Result<ooxml::Workbook> workbook = ooxml::read_workbook(*bytes, budget);
    if (!workbook) continue;
    WorkbookFacts found;
    found.part = one.chart.workbook;
    found.chart_part = one.chart.part;
    found.sheets = ooxml::workbook_use(one.chart, *workbook);
    found.cache = ooxml::cache_differences(one.chart, *workbook);
    facts.workbooks.push_back(std::move(found));
  }
}

}  // namespace deckle::engine
