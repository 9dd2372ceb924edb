// Names of lines that end close together: at which points they stand, and how large.

#include <gtest/gtest.h>

#include <algorithm>

#include "layout/charts/label_boxes.h"
#include "layout/text/contrast.h"
#include "tests/support/chart_samples.h"

namespace deckle::layout {
namespace {

using Place = ChartLabelPlace;

ChartOptions stressed(const std::string& language = "en") {
  ChartOptions options = chart_options(language);
  options.bold_labels = options.stress_names = true;
  options.highlight = "2025";
  options.rtl = language == "ar";
  return options;
}

struct Line {
  ChartLabelPlace place = Place::Default;
  std::size_t at = 0;
};

LabelBox letters(const ChartTextLine& text) {
  const double x = text.anchor == ChartTextLine::Anchor::Start ? text.x + text.width / 2
                   : text.anchor == ChartTextLine::Anchor::End ? text.x - text.width / 2
                                                               : text.x;
  return letters_at(x, text.middle, text.width, text.style.size_pt);
}

// Series with short names, as years are.
ChartContent lines_of(const std::vector<Values>& columns) {
  ChartContent content = content_of(ChartType::Line, many(columns.front().size(), "m"), columns);
  for (std::size_t s = 0; s < columns.size(); ++s)
    content.series[s].name = std::to_string(2025 - static_cast<int>(s));
  return content;
}

// No label on a line, on another label, on the axis or outside the chart.
void expect_free(const ChartIr& chart, const std::string& name) {
  const ChartGeometry& geometry = *chart.geometry;
  for (std::size_t i = 0; i < geometry.labels.size(); ++i) {
    const LabelBox box = letters(geometry.labels[i]);
    const std::string& text = geometry.labels[i].text;
    EXPECT_FALSE(any_line_at(geometry.points, box)) << name << " " << text;
    EXPECT_GE(box.left, 0) << name << " " << text;
    EXPECT_LE(box.right, to_pt(chart.size.w)) << name << " " << text;
    EXPECT_LT(box.bottom, geometry.plot.top + geometry.plot.height) << name << " " << text;
    for (std::size_t k = 0; k < i; ++k)
      EXPECT_FALSE(touch(box, letters(geometry.labels[k])))
          << name << " " << text << ", " << geometry.labels[k].text;
  }
}

TEST(LineNames, StandWhereLinesAreTold) {
  const struct {
    const char* name;
    std::vector<Values> lines;
    std::vector<Line> expected;  // one for each line
  } rows[] = {
      {"apart at their ends",
       {{5.0, 6.0, 8.0, 9.0, 9.5, 9.0, 8.0, 8.0, 9.0},
        {2.0, 3.0, 4.0, 4.0, 3.0, 2.0, 2.0, 1.0, 2.0}},
       {{Place::Default, 8}, {Place::Default, 8}}},
      {"level at close ends",
       {{20.0, 26.0, 30.0, 40.0, 50.0, 50.0, 50.0, 50.0, 50.0},
        {10.0, 16.0, 22.0, 30.0, 46.0, 46.0, 46.0, 46.0, 46.0}},
       {{Place::Above, 8}, {Place::Below, 8}}},
      {"rising beside each other",
       {{36.0, 70.0, 118.0, 166.0, 205.0, 260.0, 318.0, 365.0, 412.0},
        {40.0, 78.0, 120.0, 160.0, 212.0, 268.0, 322.0, 371.0, 424.0}},
       {{Place::Below, 8}, {Place::Above, 8}}},
      {"falling from a peak",
       {{1.5, 1.7, 2.3, 2.8, 3.3, 3.5, 3.4, 3.3, 3.2, 2.8, 2.0, 1.6},
        {1.4, 1.5, 2.0, 2.4, 2.9, 3.1, 3.0, 2.9, 2.9, 2.5, 1.9, 1.5}},
       {{Place::Above, 5}, {Place::Below, 5}}},
      {"at the foot of the plot",
       {{1.0, 2.0, 12.0, 20.0, 14.0, 8.0, 8.0, 8.0, 8.0},
        {6.0, 180.0, 900.0, 1400.0, 1250.0, 1100.0, 1100.0, 1100.0, 1100.0}},
       {{Place::Above, 8}, {Place::Default, 8}}},
  };
  for (const auto& row : rows) {
    for (const char* language : {"en", "ko", "ar"}) {
      const std::string name = std::string(row.name) + ", " + language;
      const ChartIr chart = drawn(lines_of(row.lines), stressed(language));
      EXPECT_EQ(chart.legend, ChartLegend::None) << name;
      for (std::size_t s = 0; s < row.expected.size(); ++s) {
        const ChartSeriesStyle& style = chart.series_styles[s];
        EXPECT_EQ(style.name_place, row.expected[s].place) << name << " " << s;
        EXPECT_EQ(style.name_at, row.expected[s].at) << name << " " << s;
        EXPECT_EQ(style.name_down_pt, 0) << name << " " << s;
        EXPECT_FALSE(style.name_format.empty()) << name << " " << s;
      }
      expect_free(chart, name);
    }
  }
}

TEST(LineNames, OfLevelLinesAreNotMoved) {
  const ChartIr chart = drawn(lines_of({{20.0, 26.0, 30.0, 40.0, 50.0, 50.0, 50.0, 50.0, 50.0},
                                        {10.0, 16.0, 22.0, 30.0, 46.0, 46.0, 46.0, 46.0, 46.0}}),
                              stressed());
  for (const ChartSeriesStyle& style : chart.series_styles) EXPECT_EQ(style.name_right_pt, 0);
}

// What names beside the ends would have needed is the plot's again.
TEST(LineNames, AtAPeakLeaveTheWidthToThePlot) {
  const ChartIr chart =
      drawn(lines_of({{1.5, 1.7, 2.3, 2.8, 3.3, 3.5, 3.4, 3.3, 3.2, 2.8, 2.0, 1.6},
                      {1.4, 1.5, 2.0, 2.4, 2.9, 3.1, 3.0, 2.9, 2.9, 2.5, 1.9, 1.5}}),
            stressed());
  EXPECT_EQ(chart.beside_pt, 0);
}

TEST(LineNames, AreBoldAndLargerThanTheNamesOfCategories) {
  const std::vector<Values> lines = {{2.0, 3.0, 5.0, 9.0}, {1.0, 2.0, 2.0, 3.0}};
  const ChartIr chart = drawn(lines_of(lines), stressed());
  std::size_t names = 0;
  for (const ChartTextLine& label : chart.geometry->labels) {
    if (!label.text.starts_with("202")) continue;
    ++names;
    EXPECT_GE(label.style.size_pt, chart.category.labels.size_pt + 2);
    EXPECT_TRUE(label.style.bold);
    EXPECT_GE(contrast_ratio(label.style.color.rgb, 0xFFFFFF), 4.5);
  }
  EXPECT_EQ(names, 2U);
  // An author who chose size or weight has names like all labels.
  ChartOptions plain = stressed();
  plain.stress_names = false;
  const ChartIr usual = drawn(lines_of(lines), plain);
  EXPECT_EQ(usual.series_styles[0].name_pt, 0);
}

// The label of a low first point would be on the axis, or on the names below it.
TEST(LineValues, OfALowFirstPointAreAboveIt) {
  ChartOptions options = stressed();
  options.label_pt = 16;
  const ChartIr chart =
      drawn(lines_of({{36.0, 70.0, 118.0, 166.0, 205.0, 260.0, 318.0, 365.0, 412.0},
                      {40.0, 78.0, 120.0, 160.0, 212.0, 268.0, 322.0, 371.0, 424.0}}),
            options);
  ASSERT_TRUE(chart.series_styles[0].labels);
  const ChartPointLabel& first = chart.series_styles[0].labels->points.front();
  EXPECT_EQ(first.point, 0U);
  EXPECT_EQ(first.place, Place::Above);
}

}  // namespace
}  // namespace deckle::layout
