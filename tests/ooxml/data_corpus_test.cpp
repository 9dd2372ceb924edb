// Charts, workbooks and table styles of the presentations among the judges.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <sstream>

#include "ooxml/chart/cache_differences.h"
#include "ooxml/chart/chart_content.h"
#include "ooxml/chart/read_chart.h"
#include "ooxml/drawing/table_style.h"
#include "ooxml/workbook/read_workbook.h"
#include "slidespec/core/ascii.h"
#include "tests/support/fresh_budget.h"
#include "tests/support/judges.h"

namespace deckle::ooxml {
namespace {

namespace fs = std::filesystem;

// Of the judges; empty without them.
std::vector<std::string> presentations() {
  const std::string judges = deckle::test::judges_folder();
  std::vector<std::string> files;
  for (const char* folder : {"corpus", "golden-powerpoint", "truth/decks"}) {
    const fs::path path = fs::path(judges) / folder;
    if (judges.empty() || !fs::is_directory(path)) continue;
    for (const fs::directory_entry& entry : fs::directory_iterator(path)) {
      const std::string ending = entry.path().extension().string();
      if (ending == ".pptx" || ending == ".potx" || ending == ".pptm")
        files.push_back(entry.path().string());
    }
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::size_t points_in(const ChartNumberPoints& points) {
  return static_cast<std::size_t>(std::count_if(
      points.begin(), points.end(), [](const auto& point) { return point.has_value(); }));
}

std::string line_of(const ChartFacts& chart) {
  std::string plots;
  for (const ChartPlotFacts& plot : chart.plots) plots += (plots.empty() ? "" : ",") + plot.kind;
  std::size_t values = 0, categories = 0, sizes = 0;
  for (const ChartSeriesFacts& series : chart.series) {
    values += points_in(series.values.points);
    sizes += points_in(series.sizes.points);
    categories += points_in(series.categories.numbers);
    for (const ChartTextPoints& level : series.categories.levels)
      categories += static_cast<std::size_t>(std::count_if(
          level.begin(), level.end(), [](const auto& point) { return point.has_value(); }));
  }
  return fmt::format("{}\t{}\t{}\t{}\t{}", plots, chart.series.size(), values, categories, sizes);
}

std::string line_of(const Workbook& workbook) {
  std::size_t cells = 0, numbers = 0, texts = 0;
  double sum = 0;
  for (const WorkbookSheet& sheet : workbook.sheets) {
    cells += sheet.cells.size();
    for (const WorkbookCell& cell : sheet.cells) {
      if (cell.text() != nullptr) ++texts;
      if (const double* number = cell.number()) {
        ++numbers;
        sum += *number;
      }
    }
  }
  return fmt::format("{}\t{}\t{}\t{}\t{:.9g}", workbook.sheets.size(), cells, numbers, texts, sum);
}

bool names_workbook(const std::string& part) {
  return ascii_lower(part).ends_with(".xlsx") || ascii_lower(part).ends_with(".xlsm");
}

TEST(DataCorpus, IsReadAsLxmlReadsIt) {
  const std::vector<std::string> files = presentations();
  if (files.empty()) GTEST_SKIP() << "no judges";
  std::vector<std::string> command{deckle::test::python(),
                                   std::string(DECKLE_SOURCE_DIR) + "/tests/ooxml/count_data.py"};
  command.insert(command.end(), files.begin(), files.end());
  const deckle::test::CommandResult counted = deckle::test::run(command);
  ASSERT_EQ(counted.status, 0) << counted.output;
  std::set<std::string> expected, refused, read;
  std::istringstream lines(counted.output);
  for (std::string line; std::getline(lines, line);) expected.insert(line);

  std::size_t charts = 0, books = 0;
  for (const std::string& file : files) {
    Budget budget{Limits()};
    const Result<Package> package = Package::open(file, budget);
    if (!package) {
      refused.insert(file);
      continue;
    }
    for (const std::string& part : package->names()) {
      if (part.ends_with(".xml") && ascii_lower(part).find("chart") != std::string::npos) {
        const Result<ChartFacts> chart = read_chart(*package, part, budget);
        if (!chart) {
          EXPECT_EQ(chart.error().message.english(), "is not a chart") << file << " " << part;
          continue;
        }
        ++charts;
        read.insert(fmt::format("chart\t{}\t{}\t{}", file, part, line_of(*chart)));
        EXPECT_EQ(chart_content(*chart).content.series.size(), chart->series.size()) << file;
      } else if (names_workbook(part)) {
        const Result<Workbook> workbook = read_workbook(*package->find(part), budget);
        if (!workbook) {  // then the other reader must not have read it either
          std::cout << file << " " << part << ": " << to_string(workbook.error()) << "\n";
          continue;
        }
        ++books;
        read.insert(fmt::format("book\t{}\t{}\t{}", file, part, line_of(*workbook)));
      }
    }
  }
  const auto is_refused = [&refused](const std::string& line) {
    const std::size_t from = line.find('\t') + 1;
    return refused.contains(line.substr(from, line.find('\t', from) - from));
  };
  for (const std::string& line : expected)
    EXPECT_TRUE(read.contains(line) || is_refused(line)) << "not read: " << line;
  for (const std::string& line : read)
    EXPECT_TRUE(expected.contains(line)) << "unexpected: " << line;
  EXPECT_GE(charts, 8U);
  EXPECT_GE(books, 9U);
}

// Where PowerPoint saved the chart, its cache is that of the workbook.
TEST(DataCorpus, CachesAreThoseOfTheWorkbooks) {
  const std::vector<std::string> files = presentations();
  if (files.empty()) GTEST_SKIP() << "no judges";
  std::size_t compared = 0;
  for (const std::string& file : files) {
    Budget budget{Limits()};
    const Result<Package> package = Package::open(file, budget);
    if (!package) continue;
    for (const std::string& part : package->names()) {
      if (!part.ends_with(".xml") || ascii_lower(part).find("chart") == std::string::npos) continue;
      const Result<ChartFacts> chart = read_chart(*package, part, budget);
      const std::string* const bytes = chart ? package->find(chart->workbook) : nullptr;
      if (bytes == nullptr) continue;
      const Result<Workbook> workbook = read_workbook(*bytes, budget);
      if (!workbook) continue;
      const ChartCacheComparison comparison = cache_differences(*chart, *workbook);
      compared += comparison.compared;
      for (const ChartCacheDifference& difference : comparison.differences)
        ADD_FAILURE() << file << " " << part << " series " << difference.series << " "
                      << difference.cell << ": \"" << difference.cached << "\" is \""
                      << difference.stored << "\"";
      for (const std::string& formula : comparison.not_compared)
        ADD_FAILURE() << file << " " << part << " not compared: " << formula;
      std::size_t unused = 0;
      for (const SheetUse& use : workbook_use(*chart, *workbook)) unused += use.unused.value_or(0);
      std::cout << fs::path(file).filename().string() << " " << part << ": " << comparison.compared
                << " formulas, " << unused << " cells unused\n";
    }
  }
  EXPECT_GE(compared, 40U);
}

std::string shown(const LineIr& line) {
  return fmt::format("{}/{}/{:06X}/{}", static_cast<int>(line.fill.kind), line.fill.color.scheme,
                     line.fill.color.rgb, line.width_pt);
}
std::string shown(const FillWithOpacity& fill) {
  return fmt::format("{}/{}/{:06X}/{}", static_cast<int>(fill.fill.kind), fill.fill.color.scheme,
                     fill.fill.color.rgb, fill.opacity_pct);
}
std::string shown(const TablePartStyle& part) {
  std::string out = part.text ? part.text->scheme : "-";
  out += part.bold ? (*part.bold ? " bold" : " not bold") : "";
  out += part.italic ? " italic" : "";
  out += part.font == TableFont::Major ? " major" : part.font == TableFont::Minor ? " minor" : "";
  out += " " + shown(part.fill);
  for (const LineIr& line : part.lines) out += " " + shown(line);
  return out;
}

// The styles of PowerPoint's own that files define beside them are as built in.
TEST(DataCorpus, DefinesTheBuiltInTableStylesAlike) {
  const std::vector<std::string> files = presentations();
  if (files.empty()) GTEST_SKIP() << "no judges";
  std::set<std::string> seen;
  for (const std::string& file : files) {
    // Of a version before PowerPoint 2007: its styles have other names and colours.
    if (file.find("Pitchbook") != std::string::npos) continue;
    Budget budget{Limits()};
    const Result<Package> package = Package::open(file, budget);
    if (!package) continue;
    const auto main = package->related("", "officeDocument");
    const Result<TableStyles> styles = TableStyles::read(*package, main.value_or(""), budget);
    const Result<Theme> theme = read_theme(*package, main.value_or(""), budget);
    ASSERT_TRUE(styles && theme) << file;
    const SchemeColors colors = map_colors(*theme, pugi::xml_node());
    for (const std::string& id : styles->ids()) {
      const std::optional<TableStyleParts> own = built_in_table_style(id, colors, *theme);
      const std::optional<TableStyleParts> read = styles->find(id, colors, *theme);
      ASSERT_TRUE(read);
      if (!own) continue;
      seen.insert(id);
      EXPECT_EQ(shown(read->background), shown(own->background)) << file << " " << id;
      for (std::size_t part = 0; part < kTableParts; ++part)
        EXPECT_EQ(shown(read->parts[part]), shown(own->parts[part]))
            << file << " " << id << " part " << part;
    }
  }
  std::cout << seen.size() << " of PowerPoint's own styles are defined by files\n";
  EXPECT_GE(seen.size(), 19U);
}

}  // namespace
}  // namespace deckle::ooxml
