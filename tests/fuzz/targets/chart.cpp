#include "ooxml/chart/cache_differences.h"
#include "ooxml/chart/chart_content.h"
#include "ooxml/chart/read_chart.h"
#include "ooxml/workbook/workbook.h"
#include "tests/fuzz/target.h"

namespace deckle::fuzz {
namespace {

ooxml::Workbook small_workbook() {
  using Format = ooxml::SheetCell::Format;
  const auto cell = [](double value) { return ooxml::SheetCell{value, Format::Value}; };
  const std::vector<ooxml::Sheet> sheets = {{"Sheet1",
                                             {{{}, {std::string("Sales"), Format::General}},
                                              {{std::string("a"), Format::General}, cell(1)},
                                              {{std::string("b"), Format::General}, cell(2.5)}}}};
  Budget budget{Limits()};
  return ooxml::read_workbook(*ooxml::write_workbook(sheets, "0"), budget).value();
}

}  // namespace

void read_chart(std::string_view bytes) {
  constexpr const char* kPart = "ppt/charts/chart1.xml";
  static const ooxml::Workbook workbook = small_workbook();
  ooxml::Package package;
  package.put(kPart, std::string(bytes), "text/xml");
  Budget budget{Limits()};
  const auto chart = ooxml::read_chart(package, kPart, budget);
  if (!chart) {
    expect(!chart.error().message.empty(), "an error says what is wrong");
    return;
  }
  for (const ChartSeriesFacts& series : chart->series) {
    expect(series.plot < chart->plots.size(), "a series has a plot");
  }
  const ooxml::ChartAsContent as = ooxml::chart_content(*chart);
  expect(as.cut || as.content.series.size() == chart->series.size(), "no series is lost");
  const ChartCacheComparison comparison = ooxml::cache_differences(*chart, workbook);
  for (const ChartCacheDifference& difference : comparison.differences)
    expect(difference.cached != difference.stored, "a difference can be seen");
  for (const SheetUse& use : ooxml::workbook_use(*chart, workbook))
    expect(use.unused.value_or(0) <= use.cells, "no more cells are unused than there are");
}

}  // namespace deckle::fuzz
