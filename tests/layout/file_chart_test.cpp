// Charts of presentations that were read: where their pieces are drawn.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "layout/file_charts/file_chart.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

using Kind = ChartPiece::Kind;

// A chart of one kind of plot over the categories a, b, c …, 400 by 300 pt, its plot from 100, 50 to
// 300, 250.
ChartLook chart(const std::string& kind, const std::vector<ChartNumberPoints>& series,
                const std::string& grouping = "clustered") {
  ChartLook look;
  look.facts.plots.push_back({kind, "col", grouping, false, false, {"1", "2"}});
  look.plots.emplace_back();
  look.plots[0].category_axis = 0;
  look.plots[0].value_axis = 1;
  look.plots[0].gap_width = 100;
  look.plots[0].overlap = grouping == "clustered" ? 0 : 100;
  for (std::size_t s = 0; s < series.size(); ++s) {
    ChartSeriesFacts facts;
    facts.order = static_cast<std::uint32_t>(s);
    facts.name.text = "s" + std::to_string(s);
    facts.categories.kind = ChartCategories::Kind::Text;
    facts.categories.levels.emplace_back();
    for (std::size_t i = 0; i < series[s].size(); ++i)
      facts.categories.levels[0].emplace_back(std::string(1, static_cast<char>('a' + i)));
    facts.values.points = series[s];
    look.facts.series.push_back(facts);
    ChartSeriesLook own;
    own.shape.fill.rgb = 0x100 + static_cast<std::uint32_t>(s);
    look.series.push_back(own);
  }
  look.facts.axes.resize(2);
  look.axes.resize(2);
  look.facts.axes[0].kind = "catAx";
  look.facts.axes[1].kind = "valAx";
  look.facts.axes[1].min = 0;
  look.facts.axes[1].max = 10;
  look.axes[0].crossed = 1;
  look.axes[1].crossed = 0;
  look.axes[1].vertical = true;
  look.plot_place = {0.25, 1.0 / 6, 0.5, 2.0 / 3, true};
  return look;
}

std::vector<ChartPiece> pieces(const ChartLook& look) {
  const auto drawing = draw_file_chart(look, {emu_from_pt(400), emu_from_pt(300)},
                                       LabelRuler(test::text_engine()));
  EXPECT_TRUE(drawing);
  return drawing ? drawing->pieces : std::vector<ChartPiece>();
}

std::vector<ChartPiece> of_kind(const ChartLook& look, Kind kind) {
  std::vector<ChartPiece> all = pieces(look);
  all.erase(std::remove_if(all.begin(), all.end(),
                           [kind](const ChartPiece& piece) { return piece.kind != kind; }),
            all.end());
  return all;
}

std::vector<ChartTextLine> texts(const ChartLook& look, const std::string& part) {
  std::vector<ChartTextLine> out;
  for (const ChartPiece& piece : of_kind(look, Kind::Text)) {
    if (piece.part == part) out.push_back(piece.text);
  }
  return out;
}

void expect_rect(const ChartRect& got, const ChartRect& wanted) {
  EXPECT_NEAR(got.left, wanted.left, 0.01);
  EXPECT_NEAR(got.top, wanted.top, 0.01);
  EXPECT_NEAR(got.width, wanted.width, 0.01);
  EXPECT_NEAR(got.height, wanted.height, 0.01);
}

TEST(FileChart, PutsBarsOfAGroupSideBySide) {
  const auto rects = of_kind(chart("barChart", {{5.0, 10.0}, {2.5}}), Kind::Rect);
  ASSERT_EQ(rects.size(), 3U);
  // A category has 100 pt, of which two bars take a third each.
  expect_rect(rects[0].rect, {100 + 100.0 / 6, 150, 100.0 / 3, 100});
  expect_rect(rects[1].rect, {200 + 100.0 / 6, 50, 100.0 / 3, 200});
  expect_rect(rects[2].rect, {100 + 50, 200, 100.0 / 3, 50});
  EXPECT_EQ(rects[2].paint.fill, 0x101U);
}

TEST(FileChart, StacksBarsAndSharesOfAHundredPercent) {
  const auto rects = of_kind(chart("barChart", {{2.0}, {3.0}}, "stacked"), Kind::Rect);
  ASSERT_EQ(rects.size(), 2U);
  expect_rect(rects[0].rect, {150, 210, 100, 40});
  expect_rect(rects[1].rect, {150, 150, 100, 60});
  ChartLook look = chart("barChart", {{2.0}, {3.0}}, "percentStacked");
  look.facts.axes[1].min = look.facts.axes[1].max = std::nullopt;
  const auto shares = of_kind(look, Kind::Rect);
  ASSERT_EQ(shares.size(), 2U);
  expect_rect(shares[0].rect, {150, 170, 100, 80});
  expect_rect(shares[1].rect, {150, 50, 100, 120});
}

TEST(FileChart, LeavesOutBarsThatAreNotDrawnButNotTheirLabels) {
  ChartLook look = chart("barChart", {{2.0}, {3.0}}, "stacked");
  look.series[0].shape = {};
  look.series[0].labels.value = true;
  look.series[0].labels.position = "inBase";
  look.series[0].labels.format = "0.0";
  EXPECT_EQ(of_kind(look, Kind::Rect).size(), 1U);
  const auto labels = texts(look, "label");
  ASSERT_EQ(labels.size(), 1U);
  EXPECT_EQ(labels[0].text, "2.0");
  EXPECT_NEAR(labels[0].x, 200, 0.01);
  EXPECT_LT(labels[0].middle, 250);
}

TEST(FileChart, ColoursSinglePoints) {
  ChartLook look = chart("barChart", {{2.0, 3.0}});
  look.series[0].points[1].shape = ChartShapeLook{{0xABCDEF, 1}, {}};
  const auto rects = of_kind(look, Kind::Rect);
  ASSERT_EQ(rects.size(), 2U);
  EXPECT_EQ(rects[0].paint.fill, 0x100U);
  EXPECT_EQ(rects[1].paint.fill, 0xABCDEFU);
}

TEST(FileChart, HidesDeletedLabelsAndAxes) {
  ChartLook look = chart("barChart", {{2.0, 3.0}});
  look.series[0].labels.value = true;
  look.series[0].own_labels[0].deleted = true;
  EXPECT_EQ(texts(look, "label").size(), 1U);
  EXPECT_GT(texts(look, "axis").size(), 2U);
  look.facts.axes[1].deleted = true;
  EXPECT_EQ(texts(look, "axis").size(), 2U);
  look.axes[0].tick_labels = "none";
  EXPECT_EQ(texts(look, "axis").size(), 0U);
}

TEST(FileChart, BreaksLinesAtGapsUnlessTheyAreSpanned) {
  ChartLook look = chart("lineChart", {{1.0, 2.0, std::nullopt, 4.0, 5.0}}, "standard");
  look.axes[0].line = look.axes[1].line = {};
  look.series[0].shape.line.rgb = 0xFF;
  EXPECT_EQ(of_kind(look, Kind::Line).size(), 2U);
  look.blanks = "span";
  const auto lines = of_kind(look, Kind::Line);
  ASSERT_EQ(lines.size(), 1U);
  ASSERT_EQ(lines[0].points.size(), 4U);
  EXPECT_NEAR(lines[0].points[0].x, 120, 0.01);  // the middle of the first of five
  EXPECT_NEAR(lines[0].points[0].y, 230, 0.01);
}

TEST(FileChart, StacksAreasFromEdgeToEdge) {
  ChartLook look = chart("areaChart", {{2.0, 4.0}, {1.0, 1.0}}, "stacked");
  look.axes[1].between = false;
  const auto areas = of_kind(look, Kind::Polygon);
  ASSERT_EQ(areas.size(), 2U);
  ASSERT_EQ(areas[1].points.size(), 4U);
  EXPECT_NEAR(areas[1].points[0].x, 100, 0.01);
  EXPECT_NEAR(areas[1].points[0].y, 190, 0.01);  // 3
  EXPECT_NEAR(areas[1].points[1].y, 150, 0.01);  // 5
  EXPECT_NEAR(areas[1].points[2].y, 170, 0.01);  // 4, from where it begins
}

// They were broken within the word, as if they stood in columns.
TEST(FileChart, GivesNamesFromEdgeToEdgeTheSpaceBetweenThem) {
  ChartLook look = chart("areaChart", {{2.0, 4.0, 3.0}}, "standard");
  look.axes[1].between = false;
  look.axes[0].labels.rotation = 0;
  look.axes[0].labels.style.size_pt = 20;
  look.axes[0].labels.style.fonts.latin = "Liberation Sans";
  for (auto& name : look.facts.series[0].categories.levels[0]) name = "Wwwwww";
  // 200 pt for three names: 100 from one to the next, of which each takes 86.
  std::vector<std::string> names;
  for (const ChartTextLine& line : texts(look, "axis")) {
    if (line.text.starts_with("W")) names.push_back(line.text);
  }
  EXPECT_EQ(names, std::vector<std::string>(3, "Wwwwww"));
}

TEST(FileChart, PutsValuesOfTheSecondAxisOnTheirOwnScale) {
  ChartLook look = chart("barChart", {{5.0}});
  const ChartLook second = chart("lineChart", {{50.0}}, "standard");
  look.facts.plots.push_back(second.facts.plots[0]);
  look.plots.push_back(second.plots[0]);
  look.facts.series.push_back(second.facts.series[0]);
  look.facts.series[1].plot = 1;
  look.series.push_back(second.series[0]);
  look.series[1].marker.symbol = "circle";
  for (std::size_t a = 0; a < 2; ++a) {
    look.facts.axes.push_back(second.facts.axes[a]);
    look.axes.push_back(second.axes[a]);
    look.axes.back().crossed = 3 - a;
  }
  look.facts.axes[3].max = 100;
  look.axes[3].crosses = "max";
  look.plots[1].category_axis = 2;
  look.plots[1].value_axis = 3;
  const auto markers = of_kind(look, Kind::Marker);
  ASSERT_EQ(markers.size(), 1U);
  EXPECT_NEAR(markers[0].points[0].y, 150, 0.01);
  const auto labels = texts(look, "axis");
  EXPECT_TRUE(std::any_of(labels.begin(), labels.end(), [](const ChartTextLine& line) {
    return line.text == "100" && line.x > 300;
  }));
}

TEST(FileChart, DrawsRingsFromTheFirstSlice) {
  ChartLook look = chart("doughnutChart", {{1.0, 3.0}}, "");
  look.plots[0].first_slice = 90;
  look.plots[0].hole = 50;
  const auto parts = of_kind(look, Kind::Polygon);
  ASSERT_EQ(parts.size(), 2U);
  EXPECT_NEAR(parts[0].points.front().x, 300, 0.01);  // at the right: a quarter from the top
  EXPECT_NEAR(parts[0].points.front().y, 150, 0.01);
  EXPECT_NEAR(parts[0].points.back().x, 250, 0.01);
}

TEST(FileChart, LeavesHiddenEntriesOutOfTheLegend) {
  ChartLook look = chart("barChart", {{1.0}, {2.0}, {3.0}});
  look.legend.position = "b";
  look.legend.hidden = {1};
  const auto names = texts(look, "legend");
  ASSERT_EQ(names.size(), 2U);
  EXPECT_EQ(names[0].text, "s0");
  EXPECT_EQ(names[1].text, "s2");
}

TEST(FileChart, IsNotDrawnWithoutDataOrBox) {
  const LabelRuler ruler(test::text_engine());
  EXPECT_FALSE(draw_file_chart(chart("barChart", {{}}), {emu_from_pt(400), emu_from_pt(300)}, ruler));
  EXPECT_FALSE(draw_file_chart(chart("barChart", {{1.0}}), {}, ruler));
}

TEST(FileChart, KeepsTheNamesOfARadarInItsBox) {
  ChartLook look = chart("radarChart", {{1.0, 2.0, 3.0, 4.0}}, "standard");
  for (auto& name : look.facts.series[0].categories.levels[0]) *name += " and more words";
  look.plot_place = {};
  for (const ChartTextLine& line : texts(look, "axis")) {
    EXPECT_GE(line.anchor == ChartTextLine::Anchor::End ? line.x - line.width : line.x, 0);
    EXPECT_LE(line.anchor == ChartTextLine::Anchor::Start ? line.x + line.width : line.x, 400);
  }
}

TEST(FileChart, ListsStackedColumnsFromAboveBesideThem) {
  ChartLook look = chart("barChart", {{1.0}, {2.0}}, "stacked");
  look.legend.position = "r";
  const auto names = texts(look, "legend");
  ASSERT_EQ(names.size(), 2U);
  EXPECT_EQ(names[0].text, "s1");
}

// Axes that a damaged file leaves out.
TEST(FileChart, SurvivesPlotsWithoutAxesAndExtremeValues) {
  ChartLook look = chart("barChart", {{1e308, -1e308, 5e-324}});
  look.facts.axes[1].min = look.facts.axes[1].max = std::nullopt;
  for (const ChartPiece& piece : pieces(look)) {
    EXPECT_TRUE(std::isfinite(piece.rect.left + piece.rect.top + piece.rect.width +
                              piece.rect.height));
  }
  look.facts.axes.clear();
  look.axes.clear();
  EXPECT_TRUE(of_kind(look, Kind::Rect).empty());
}

}  // namespace
}  // namespace deckle::layout
