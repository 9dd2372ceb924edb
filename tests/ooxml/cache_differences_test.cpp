#include "ooxml/chart/cache_differences.h"

#include <gtest/gtest.h>

#include "ooxml/workbook/cell_values.h"

namespace deckle::ooxml {
namespace {

using Kind = ChartCacheDifference::Kind;
using Format = WorkbookCell::Format;

WorkbookCell cell(const char* place, WorkbookCell::Value value, Format format = Format::General) {
  std::string_view rest = place;
  return {take_place(rest).value(), std::move(value), format, false};
}

WorkbookCell::Value text(const std::string& value) {
  return std::make_shared<const std::string>(value);
}

// One sheet "S". The cells are in order.
Workbook sheet_of(std::vector<WorkbookCell> cells) {
  Workbook workbook;
  workbook.sheets.emplace_back().name = "S";
  workbook.sheets[0].cells = std::move(cells);
  return workbook;
}

ChartFacts with_values(const std::string& formula, std::size_t count, ChartNumberPoints points) {
  ChartFacts chart;
  chart.series.emplace_back().values = {formula, "", count, std::move(points)};
  return chart;
}

ChartFacts with_texts(const std::string& formula, ChartTextPoints points) {
  ChartFacts chart;
  const std::size_t count = points.size();
  chart.series.emplace_back().categories = {ChartCategories::Kind::Text, formula, count,
                                            {std::move(points)},         {},      ""};
  return chart;
}

// "S!B2: 1 is 2; …" with #, : and level where they say something.
std::string shown(const ChartCacheComparison& comparison) {
  std::string out;
  for (const ChartCacheDifference& difference : comparison.differences)
    out += (out.empty() ? "" : "; ") + difference.cell + ": " + difference.cached + " is " +
           difference.stored;
  return out;
}

TEST(CacheDifferences, ComparesNumbers) {
  WorkbookCell calculated = cell("B2", std::monostate());
  calculated.formula = true;
  const struct {
    const char* name;
    std::optional<double> cached;
    std::vector<WorkbookCell> cells;
    const char* differences;
  } rows[] = {
      {"equal", 4.3, {cell("B2", 4.3)}, ""},
      {"last digits", 0.3, {cell("B2", 0.1 + 0.2)}, ""},
      {"fifteen digits", 0.333333333333333, {cell("B2", 1.0 / 3)}, ""},
      {"fourteen digits",
       0.33333333333333,
       {cell("B2", 1.0 / 3)},
       "S!B2: 0.33333333333333 is 0.3333333333333333"},
      {"differs", 4.3, {cell("B2", 4.4)}, "S!B2: 4.3 is 4.4"},
      {"sign", 4, {cell("B2", -4.0)}, "S!B2: 4 is -4"},
      {"both empty", std::nullopt, {}, ""},
      {"cell emptied", 1, {}, "S!B2: 1 is "},
      {"cell filled", std::nullopt, {cell("B2", 0.0)}, "S!B2:  is 0"},
      {"not calculated", 1, {calculated}, ""},
      {"text drawn as 0", 0, {cell("B2", text("n/a"))}, ""},
      {"text as a gap", std::nullopt, {cell("B2", text("n/a"))}, ""},
      {"text that is the number", 12, {cell("B2", text(" 12 "))}, ""},
      {"text otherwise", 7, {cell("B2", text("n/a"))}, "S!B2: 7 is n/a"},
      {"error as a gap", std::nullopt, {cell("B2", CellError{"#N/A"})}, ""},
      {"error otherwise", 7, {cell("B2", CellError{"#REF!"})}, "S!B2: 7 is #REF!"},
      {"true", 1, {cell("B2", true)}, ""},
      {"false otherwise", 1, {cell("B2", false)}, "S!B2: 1 is FALSE"},
  };
  for (const auto& row : rows) {
    const ChartFacts chart = with_values("S!$B$2", 1, {row.cached});
    EXPECT_EQ(shown(cache_differences(chart, sheet_of(row.cells))), row.differences) << row.name;
  }
}

TEST(CacheDifferences, ComparesTexts) {
  const std::string long_text(150, 'x');
  const struct {
    const char* name;
    std::optional<std::string> cached;
    std::vector<WorkbookCell> cells;
    std::string differences;
  } rows[] = {
      {"equal", "한글", {cell("A2", text("한글"))}, ""},
      {"differs", "North", {cell("A2", text("South"))}, "S!A2: North is South"},
      {"case", "north", {cell("A2", text("North"))}, "S!A2: north is North"},
      {"gap and empty text", std::nullopt, {cell("A2", text(""))}, ""},
      {"empty text and empty cell", "", {}, ""},
      {"cell emptied", "North", {}, "S!A2: North is "},
      {"cell filled", std::nullopt, {cell("A2", text("North"))}, "S!A2:  is North"},
      {"a number", "2019", {cell("A2", 2019.0)}, ""},
      {"another number", "2019", {cell("A2", 2020.0)}, "S!A2: 2019 is 2020"},
      {"a number no longer", "North", {cell("A2", 2020.0)}, "S!A2: North is 2020"},
      {"a formatted number", "Jan 19", {cell("A2", 43466.0, Format::Date)}, ""},
      {"error", "#N/A", {cell("A2", CellError{"#N/A"})}, ""},
      {"long",
       long_text + long_text,
       {cell("A2", text(long_text + "é" + long_text))},
       "S!A2: " + long_text + std::string(50, 'x') + " is " + long_text + "é" +
           std::string(48, 'x')},
  };
  for (const auto& row : rows) {
    const ChartFacts chart = with_texts("S!$A$2", {row.cached});
    EXPECT_EQ(shown(cache_differences(chart, sheet_of(row.cells))), row.differences) << row.name;
  }
}

TEST(CacheDifferences, SaysWhichPointOfWhichSeries) {
  ChartFacts chart;
  chart.title = {ChartTitle::Kind::FromCell, "Old", "S!$A$1"};
  for (const char* column : {"B", "C"}) {
    ChartSeriesFacts& series = chart.series.emplace_back();
    const std::string name = column;
    series.name = {name, "S!$" + name + "$1"};
    series.values = {"S!$" + name + "$2:$" + name + "$3", "", 2, {1, 2}};
    series.sizes = {"S!$D$2:$D$3", "", 2, {5, 6}};
  }
  const Workbook workbook = sheet_of(
      {cell("A1", text("New")), cell("B1", text("B")), cell("C1", text("changed")), cell("B2", 1.0),
       cell("C2", 1.0), cell("D2", 5.0), cell("B3", 2.0), cell("C3", 9.0), cell("D3", 6.0)});
  const ChartCacheComparison comparison = cache_differences(chart, workbook);
  EXPECT_EQ(shown(comparison), "S!A1: Old is New; S!C1: C is changed; S!C3: 2 is 9");
  EXPECT_EQ(comparison.compared, 7U);
  ASSERT_EQ(comparison.differences.size(), 3U);
  EXPECT_EQ(comparison.differences[0].kind, Kind::Title);
  EXPECT_EQ(comparison.differences[1].kind, Kind::SeriesName);
  EXPECT_EQ(comparison.differences[1].series, 1U);
  EXPECT_EQ(comparison.differences[2].kind, Kind::Value);
  EXPECT_EQ(comparison.differences[2].series, 1U);
  EXPECT_EQ(comparison.differences[2].point, 1U);
}

TEST(CacheDifferences, CountsPoints) {
  const Workbook workbook = sheet_of({cell("B2", 1.0), cell("B3", 2.0), cell("B4", 3.0)});
  const struct {
    const char* name;
    ChartFacts chart;
    const char* differences;
  } rows[] = {
      {"the same", with_values("S!$B$2:$B$4", 3, {1, 2, 3}), ""},
      {"trailing gap", with_values("S!$B$2:$B$5", 4, {1, 2, 3}), ""},
      {"value behind the last point", with_values("S!$B$2:$B$4", 3, {1, 2}), "S!B4:  is 3"},
      {"empty cells not counted", with_values("S!$B$2:$B$9", 3, {1, 2, 3}), ""},
      {"fewer points", with_values("S!$B$2:$B$4", 2, {1, 2}), "S!$B$2:$B$4: 2 is 3"},
      {"more points", with_values("S!$B$2:$B$3", 3, {1, 7, 3}),
       "S!$B$2:$B$3: 3 is 2; S!B3: 7 is 2"},
      {"whole column", with_values("S!$B:$B", 4, {std::nullopt, 1, 2, 3}), ""},
      {"no cache", with_values("S!$B$2:$B$4", 0, {}), ""},
      {"invented count", with_values("S!$B$2:$B$4", 4'000'000'000, {1, 2, 3}),
       "S!$B$2:$B$4: 4000000000 is 3"},
  };
  for (const auto& row : rows)
    EXPECT_EQ(shown(cache_differences(row.chart, workbook)), row.differences) << row.name;
  EXPECT_EQ(cache_differences(rows[4].chart, workbook).differences.at(0).kind, Kind::Count);
}

TEST(CacheDifferences, ComparesLevels) {
  ChartFacts chart;
  ChartCategories& categories = chart.series.emplace_back().categories;
  categories.kind = ChartCategories::Kind::Text;
  categories.count = 2;
  categories.levels = {{"Q1", "Q2"}, {"2023"}};
  const Workbook down =
      sheet_of({cell("A2", text("2023")), cell("B2", text("Q1")), cell("B3", text("Q3"))});
  const Workbook across =
      sheet_of({cell("B1", text("2024")), cell("B2", text("Q1")), cell("C2", text("Q2"))});
  categories.formula = "S!$A$2:$B$3";
  const ChartCacheComparison comparison = cache_differences(chart, down);
  EXPECT_EQ(shown(comparison), "S!B3: Q2 is Q3");
  EXPECT_EQ(comparison.differences[0].kind, Kind::Category);
  EXPECT_EQ(comparison.differences[0].level, 0U);
  // Two by two cells are read as columns; two by three can only be rows.
  categories.formula = "S!$B$1:$D$2";
  categories.count = 3;
  EXPECT_EQ(shown(cache_differences(chart, across)), "S!B1: 2023 is 2024");
  EXPECT_EQ(cache_differences(chart, across).differences[0].level, 1U);
  categories.formula = "S!$B$1:$E$4";
  EXPECT_EQ(cache_differences(chart, across).not_compared, std::vector<std::string>{"S!$B$1:$E$4"});
}

TEST(CacheDifferences, LeavesOutWhatItCannotCompare) {
  Workbook workbook = sheet_of({cell("B2", 1.0), cell("B3", 2.0)});
  const struct {
    const char* formula;
    bool compared;
  } rows[] = {
      {"S!$B$2:$B$3", true}, {"[1]S!$B$2:$B$3", false}, {"Sales", false}, {"T!$B$2:$B$3", false}};
  for (const auto& row : rows) {
    const ChartCacheComparison comparison =
        cache_differences(with_values(row.formula, 2, {7, 8}), workbook);
    EXPECT_EQ(comparison.compared, row.compared ? 1U : 0U) << row.formula;
    EXPECT_EQ(comparison.not_compared.size(), row.compared ? 0U : 1U) << row.formula;
    EXPECT_EQ(comparison.differences.empty(), !row.compared) << row.formula;
  }
  ChartFacts chart = with_values("S!$B$2:$B$3", 2, {1, 2});
  chart.series[0].name = {"a b", "S!$B$2:$B$3"};
  EXPECT_EQ(cache_differences(chart, workbook).compared, 1U) << "a name of two cells";
}

TEST(CacheDifferences, LeavesOutHiddenCells) {
  Workbook workbook = sheet_of({cell("B2", 1.0), cell("B3", 2.0), cell("B4", 3.0)});
  workbook.sheets[0].hidden_rows = {{2, 2}};
  ChartFacts chart = with_values("S!$B$2:$B$4", 2, {1, 3});
  EXPECT_EQ(shown(cache_differences(chart, workbook)), "");
  EXPECT_EQ(cache_differences(chart, workbook).compared, 1U);
  chart.visible_cells_only = false;
  EXPECT_EQ(shown(cache_differences(chart, workbook)), "S!$B$2:$B$4: 2 is 3; S!B3: 3 is 2");
  chart = with_values("S!$B$3", 1, {2});
  EXPECT_EQ(cache_differences(chart, workbook).not_compared, std::vector<std::string>{"S!$B$3"});
}

TEST(CacheDifferences, StopsAtAThousand) {
  std::vector<WorkbookCell> cells;
  for (std::uint32_t row = 0; row < 1500; ++row)
    cells.push_back({{row, 0}, 1.0, Format::General, false});
  const Workbook workbook = sheet_of(cells);
  const auto with = [&workbook](std::size_t count) {
    return cache_differences(
        with_values("S!$A$1:$A$" + std::to_string(count), count, ChartNumberPoints(count, 2)),
        workbook);
  };
  EXPECT_EQ(with(1000).differences.size(), 1000U);
  EXPECT_FALSE(with(1000).more);
  EXPECT_EQ(with(1001).differences.size(), 1000U);
  EXPECT_TRUE(with(1001).more);
}

TEST(WorkbookUse, CountsCellsThatNoFormulaNames) {
  Workbook workbook = sheet_of({cell("A1", text("x")), cell("B1", text("y")), cell("A2", 1.0),
                                cell("B2", 2.0), cell("D5", 3.0)});
  workbook.sheets.emplace_back().name = "Empty";
  workbook.sheets.emplace_back().name = "Hidden";
  workbook.sheets[2].state = WorkbookSheet::State::Hidden;
  workbook.sheets[2].cells = {cell("C3", 1.0)};
  ChartFacts chart;
  const auto unused = [&](const std::vector<std::string>& formulas) {
    chart.formulas = formulas;
    return workbook_use(chart, workbook)[0].unused;
  };
  const std::vector<SheetUse> use = workbook_use(chart, workbook);
  ASSERT_EQ(use.size(), 3U);
  EXPECT_EQ(use[0].range, "A1:D5");
  EXPECT_EQ(use[0].cells, 5U);
  EXPECT_FALSE(use[0].hidden);
  EXPECT_EQ(use[1].range, "");
  EXPECT_EQ(use[2].range, "C3");
  EXPECT_TRUE(use[2].hidden);
  EXPECT_EQ(use[2].unused, 1U);
  const struct {
    std::vector<std::string> formulas;
    std::optional<std::size_t> unused;
  } rows[] = {
      {{}, 5},
      {{"S!$B$1", "S!$B$2"}, 3},
      {{"S!$A$1:$B$2"}, 1},
      {{"S!$B:$B"}, 3},
      {{"S!$2:$2"}, 3},
      {{"(S!$A$1,S!$D$5)", "S!$A$1"}, 3},
      {{"S!$A$1:$XFD$1048576"}, 0},
      {{"S!$A$1", "Table1[Sales]"}, std::nullopt},
  };
  for (const auto& row : rows)
    EXPECT_EQ(unused(row.formulas), row.unused) << (row.formulas.empty() ? "" : row.formulas[0]);
}

}  // namespace
}  // namespace deckle::ooxml
