// The rules for charts, each by itself: what is drawn for what is authored.

#include <gtest/gtest.h>

#include <cmath>

#include "layout/charts/chart_space.h"
#include "layout/charts/data.h"
#include "layout/charts/describe.h"
#include "layout/charts/latest_category.h"
#include "layout/charts/number_format.h"
#include "layout/charts/ordered_greys.h"
#include "layout/charts/palette.h"
#include "layout/charts/scale.h"
#include "layout/charts/top_n.h"
#include "layout/text/contrast.h"
#include "tests/support/chart_samples.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

TEST(LatestCategory, IsTheLastOfARowOfPeriods) {
  struct Row {
    const char* name;
    Labels labels;
    bool found;
  };
  const Row rows[] = {{"quarters", {"Q1 24", "Q2 24", "Q3 24"}, true},
                      {"quarters in Korean", {"'24 3Q", "'24 4Q", "'25 1Q"}, true},
                      {"counted quarters", {"1분기", "2분기", "3분기"}, true},
                      {"years", {"2022", "2023", "2024"}, true},
                      {"months", {"Jan", "Feb", "Mar"}, true},
                      {"months in Korean", {"7월", "8월", "9월"}, true},
                      {"days", {"2024-01-01", "2024-02-01", "2024-03-01"}, true},
                      {"two are no row", {"2023", "2024"}, false},
                      {"one twice", {"2022", "2023", "2023"}, false},
                      {"prices", {"1만 5천 원 이하", "1만 5천~2만 원", "2만 원 초과"}, false},
                      {"names", {"Quality", "Height", "Q factor"}, false},
                      {"models with a year", {"Golf 2019", "Polo 2020", "Up 2021"}, false}};
  for (const Row& row : rows) {
    Values values;
    for (std::size_t i = 0; i < row.labels.size(); ++i) values.emplace_back(static_cast<double>(i + 1));
    const auto latest = latest_category(content_of(ChartType::Bar, row.labels, {values}));
    EXPECT_EQ(latest.has_value(), row.found) << row.name;
    EXPECT_EQ(latest.value_or(row.labels.back()), row.labels.back());
  }
  EXPECT_FALSE(latest_category(content_of(ChartType::Line, {"2022", "2023", "2024"}, {{1.0, 2.0, 3.0}})));
}

TEST(ChartOrder, IsRecognizedInLabels) {
  const struct {
    const char* name;
    Labels labels;
    bool ordered;
  } rows[] = {
      {"years", {"2021", "2022", "2023"}, true},
      {"Korean years", {"2021년", "2022년", "2023년"}, true},
      {"Korean months", {"1월", "2월", "3월", "12월"}, true},
      {"quarters", {"Q1", "Q2", "Q3"}, true},
      {"years and quarters", {"2023 Q4", "2024 Q1", "2024 Q2"}, true},
      {"ranges", {"0-9", "10-19", "20-29"}, true},
      {"an open end", {"20대", "30대", "40대", "50대", "60대 이상"}, true},
      {"months", {"Jan", "Feb", "Mar"}, true},
      {"weekdays", {"월", "화", "수"}, true},
      {"falling ranks", {"3위", "2위", "1위"}, true},
      {"cities", {"서울", "부산", "대구"}, false},
      {"numbers up and down", {"A3", "A1", "A2"}, false},
      {"the same number", {"제품 1", "제품 1"}, false},
      {"a month among words", {"Jan", "Budget"}, false},
      {"one word", {"서울"}, false},
  };
  for (const auto& row : rows) {
    const ChartData data =
        data_of(content_of(ChartType::Bar, row.labels, {Values(row.labels.size(), 1.0)}));
    EXPECT_EQ(is_ordered(data), row.ordered) << row.name;
  }
}

TEST(ChartData, KnowsDaysAndNumbers) {
  const ChartData days = data_of(
      content_of(ChartType::Line, {"2024-01-01", "2024-02-29", "2024-03"}, {{1.0, 2.0, 3.0}}));
  ASSERT_EQ(days.x, ChartX::Date);
  EXPECT_EQ(days.categories[0].number, 45292);
  EXPECT_EQ(days.categories[1].number, 45351);
  EXPECT_EQ(days.categories[2].number, 45352);
  EXPECT_EQ(data_of(content_of(ChartType::Line, {"2024-01-01", "2023-02-29"}, {{1.0, 2.0}})).x,
            ChartX::Text);
  EXPECT_EQ(data_of(numbers_of(ChartType::Line, {1, 2, 3})).x, ChartX::Number);
  EXPECT_EQ(data_of(numbers_of(ChartType::Line, {2020})).categories[0].label, "2020");
}

TEST(ChartPlot, ShowsTheDataTruly) {
  const Labels six = many(6, ""), seven = many(7, "");
  const struct {
    const char* name;
    ChartContent content;
    ChartPlot plot;
    std::size_t changes;
  } rows[] = {
      {"a pie of six", content_of(ChartType::Pie, six, {falling(6)}), ChartPlot::Pie, 0},
      {"a pie of seven", content_of(ChartType::Pie, seven, {falling(7)}), ChartPlot::Bar, 1},
      {"a pie below zero", content_of(ChartType::Pie, {"a", "b"}, {{3.0, -1.0}}), ChartPlot::Bar,
       1},
      {"a pie of nothing", content_of(ChartType::Pie, {"a", "b"}, {{0.0, 0.0}}), ChartPlot::Bar, 1},
      {"two pies", content_of(ChartType::Pie, {"a", "b"}, {{3.0, 1.0}, {2.0, 2.0}}), ChartPlot::Bar,
       1},
      {"even numbers", numbers_of(ChartType::Line, {2020, 2021, 2022}), ChartPlot::Line, 0},
      {"uneven numbers", numbers_of(ChartType::Line, {1950, 1960, 1990}), ChartPlot::Scatter, 1},
      {"an area over uneven numbers", numbers_of(ChartType::Area, {1, 2, 9}), ChartPlot::Scatter,
       1},
      {"bars over uneven numbers", numbers_of(ChartType::Bar, {1, 2, 9}), ChartPlot::Bar, 0},
      {"falling numbers", numbers_of(ChartType::Line, {3, 2, 0}), ChartPlot::Line, 0},
  };
  for (const auto& row : rows) {
    std::vector<ChartChange> changes;
    EXPECT_EQ(plot_for(row.content, data_of(row.content), {}, changes), row.plot) << row.name;
    EXPECT_EQ(changes.size(), row.changes) << row.name;
  }
}

TEST(TopN, RanksKeepsAndSumsUp) {
  const ChartData data =
      data_of(content_of(ChartType::Bar, {"a", "b", "c", "기타", "d"},
                         {{1.0, 5.0, 3.0, 9.0, 5.0}, {1.0, 1.0, 1.0, 1.0, 1.0}}));
  const std::optional<TopN> top = keep_largest(data, 2, "기타");
  ASSERT_TRUE(top);
  Labels labels;
  for (const ChartCategory& category : top->data.categories) labels.push_back(category.label);
  EXPECT_EQ(labels,
            (Labels{"b", "d", "기타"}));  // a tie keeps its order; the authored Other is merged
  EXPECT_EQ(top->summed, 3U);
  EXPECT_EQ(top->data.series[0].values, (Values{5.0, 5.0, 13.0}));
  EXPECT_FALSE(keep_largest(data, 4, "Other"));  // nothing but the authored Other would be summed
  EXPECT_FALSE(keep_largest(data, 5, "Other"));
}

TEST(TopN, AddsWithoutNoise) {
  const ChartData data =
      data_of(content_of(ChartType::Bar, {"a", "b", "c", "d"}, {{5.0, 4.0, 0.1, 0.2}}));
  const std::optional<TopN> top = keep_largest(data, 2, "Other");
  ASSERT_TRUE(top);
  EXPECT_EQ(top->data.series[0].values.back(), 0.3);
}

TEST(TopN, OnlyWhereSumsMakeSense) {
  const Labels cities = many(12, "");
  const auto bars = [&](const std::string& y_label, const Values& values) {
    ChartContent content = content_of(ChartType::Bar, cities, {values});
    content.y_label = y_label;
    return content;
  };
  Values negative = falling(12);
  negative[3] = -1;
  const struct {
    const char* name;
    ChartContent content;
    const char* format;
    bool summed;
  } rows[] = {
      {"counts", bars("명", falling(12)), "", true},
      {"negative", bars("명", negative), "", false},
      {"percent format", bars("", falling(12)), "0.0%", false},
      {"percent label", bars("점유율(%)", falling(12)), "", false},
      {"average", bars("Average price", falling(12)), "", false},
      {"no rate in corporate", bars("Corporate tax", falling(12)), "", true},
  };
  for (const auto& row : rows) {
    ChartOptions options = chart_options();
    options.number_format = row.format;
    const ChartIr chart = drawn(row.content, options);
    EXPECT_EQ(chart.all != nullptr, row.summed) << row.name;
    EXPECT_EQ(chart.data.categories.size(), row.summed ? kTopN + 1 : 12U) << row.name;
  }
  ChartOptions never = chart_options();
  never.top_n = 0;
  EXPECT_EQ(drawn(bars("", falling(12)), never).all, nullptr);
  ChartOptions three = chart_options();
  three.top_n = 3;
  EXPECT_EQ(drawn(bars("", falling(12)), three).data.categories.size(), 4U);
}

TEST(NumberFormat, SuitsTheValues) {
  const struct {
    const char* name;
    Values values;
    const char* units;
    const char* language;
    const char* code;
    const char* first;
  } rows[] = {
      {"whole", {1234567.0, 2.0}, "", "ko", "#,##0", "1,234,567"},
      {"one decimal", {12.5, 3.0}, "", "ko", "#,##0.0", "12.5"},
      {"a fraction among whole numbers", {442.0, 0.3}, "", "en", "[>=1]#,##0;0.0", "442"},
      {"the fraction first", {0.3, 442.0}, "", "en", "[>=1]#,##0;0.0", "0.3"},
      {"fractions of both", {4.5, 442.0, 0.3}, "", "en", "#,##0.0", "4.5"},
      {"fractions below zero", {-0.5, 442.0, 0.3}, "", "en", "#,##0.0", "-0.5"},
      {"noise", {0.1 + 0.2, 0.7}, "", "ko", "#,##0.0", "0.3"},
      {"large with decimals", {12345.678}, "", "ko", "#,##0", "12,346"},
      {"small", {0.00123, 0.5}, "", "en", "#,##0.0000", "0.0012"},
      {"negative", {-1234.0}, "", "en", "#,##0", "-1,234"},
      {"huge", {1e308}, "", "ko", "0.0E+00", "1.0E+308"},
      {"tiny", {5e-324}, "", "ko", "0.0E+00", "4.9E-324"},
      {"auto, English", {2.345e6}, "auto", "en", "#,##0.0,,\"M\"", "2.3M"},
      {"auto, small", {999.0}, "auto", "ko", "#,##0", "999"},
      {"K", {123456.0}, "K", "en", "#,##0,\"K\"", "123K"},
      {"zero", {0.0}, "", "en", "#,##0", "0"},
  };
  for (const auto& row : rows) {
    const ChartData data =
        data_of(content_of(ChartType::Bar, many(row.values.size(), ""), {row.values}));
    const ValueRange range = range_of(data);
    const NumberFormat format =
        label_format(range, data, "", unit_for(range, row.units, row.language));
    EXPECT_EQ(format.code, row.code) << row.name;
    EXPECT_EQ(write_number(*row.values[0], format), row.first) << row.name;
  }
}

// Korean readers count by 10,000, which number formats cannot divide by: the numbers are divided,
// and the authored ones are kept.
TEST(NumberFormat, CountsByTenThousand) {
  const struct {
    const char* name;
    Values values;
    const char* units;
    const char* language;
    const char* code;
    std::vector<const char*> labels;
  } rows[] = {
      {"억", {5.6e11, 4.32e11}, "auto", "ko", "#,##0\"억\"", {"5,600억", "4,320억"}},
      {"decimals", {2.345e9, 1e9}, "auto", "ko", "#,##0.00\"억\"", {"23.45억", "10.00억"}},
      {"만", {1234567.0, 50000.0}, "auto", "ko", "#,##0.0\"만\"", {"123.5만", "5.0만"}},
      {"whole 만", {12e6, 5e6}, "만", "ko", "#,##0\"만\"", {"1,200만", "500만"}},
      {"조", {1.2e12, 9e11}, "auto", "ko", "#,##0.0\"조\"", {"1.2조", "0.9조"}},
      {"조 and 억", {1.2e12, 5e10}, "auto", "ko", "#,##0\"억\"", {"12,000억", "500억"}},
      {"far apart", {5e9, 3e6}, "auto", "ko", "#,##0.00\"억\"", {"50.00억", "0.03억"}},
      {"negative", {-5.6e11, 1e11}, "auto", "ko", "#,##0\"억\"", {"-5,600억", "1,000억"}},
      {"asked for", {1.2e12}, "조", "ko", "#,##0.0\"조\"", {"1.2조"}},
      {"Japanese", {3.4e12}, "auto", "ja", "#,##0.0\"兆\"", {"3.4兆"}},
      {"Chinese", {2e8}, "auto", "zh-CN", "#,##0\"亿\"", {"2亿"}},
  };
  for (const auto& row : rows) {
    SCOPED_TRACE(row.name);
    ChartOptions options = chart_options(row.language);
    options.units = row.units;
    const ChartIr chart =
        drawn(content_of(ChartType::Bar, many(row.values.size(), "Q"), {row.values}), options);
    EXPECT_EQ(chart.label_format, row.code);
    EXPECT_EQ(chart.value_format, row.code);
    ASSERT_NE(chart.all, nullptr);
    EXPECT_TRUE(chart.all_unscaled);
    for (std::size_t i = 0; i < row.values.size(); ++i) {
      EXPECT_EQ(
          write_number(*chart.data.series[0].values[i], parse_number_format(chart.label_format)),
          row.labels[i]);
      EXPECT_EQ(chart.all->series[0].values[i], row.values[i]);
    }
  }
}

// 억 stood at each number, and 원 alone above the axis.
TEST(NumberFormat, HasTheScaleOfACounterAboveTheAxis) {
  ChartOptions options = chart_options("ko");
  options.units = "auto";
  ChartContent content = content_of(ChartType::Bar, {"a", "b"}, {{5.6e11, 6.24e11}});
  content.y_label = "원";
  const ChartIr chart = drawn(content, options);
  EXPECT_EQ(chart.label_format, "#,##0");
  EXPECT_EQ(chart.value.title.text, "억 원");
  content.y_label = "매출";
  EXPECT_EQ(drawn(content, options).label_format, "#,##0\"억\"");
}

TEST(NumberFormat, AnAuthoredOneLeavesTheNumbers) {
  ChartOptions options = chart_options("ko");
  options.units = "auto";
  options.number_format = "#,##0";
  const ChartIr chart = drawn(content_of(ChartType::Bar, {"a"}, {{5.6e11}}), options);
  EXPECT_EQ(chart.data.series[0].values[0], 5.6e11);
  EXPECT_EQ(chart.all, nullptr);
}

TEST(NumberFormat, TicksOfUnitsHaveNoUselessDecimals) {
  ChartOptions options = chart_options("ko");
  options.units = "억";
  options.data_labels = false;
  const ChartIr chart = drawn(content_of(ChartType::Line, {"a", "b"}, {{2.5e9, 12.75e9}}), options);
  EXPECT_EQ(chart.label_format, "#,##0.0\"억\"");
  EXPECT_EQ(chart.value.format, "#,##0\"억\"");
}

TEST(SeriesColors, StayApartInGrey) {
  const std::vector<ChartColor> ten = series_colors(chart_options(), 10, Mark::Area);
  ASSERT_EQ(ten.size(), 10U);
  EXPECT_EQ(ten[0].color.scheme, "accent1");
  for (std::size_t i = 0; i < ten.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      // In grey print only the luminance is left. The first five have to be distinguished by it
      // alone.
      const double apart = contrast_ratio(ten[i].color.rgb, ten[j].color.rgb);
      EXPECT_GT(apart, i < 5 ? 1.2 : 1.02) << i << " and " << j;
    }
  }
  for (const ChartColor& line : series_colors(chart_options(), 4, Mark::Line))
    EXPECT_GE(contrast_ratio(line.color.rgb, 0xFFFFFF), 3) << line.color.scheme;
}

// The second of two lines was in the red of the theme, which a reader takes for the warning.
TEST(SeriesColors, HaveRedBehindTheOtherAccents) {
  ChartOptions options = chart_options();
  options.accents = {{{"accent1", 0x1A5FB4}}, {{"accent2", 0xED6B4E}}, {{"accent3", 0x602859}},
                     {{"accent1", 0x0D305A}, 50}};
  const std::vector<ChartColor> three = series_colors(options, 3, Mark::Area);
  EXPECT_EQ(three[1].color.rgb, 0x602859U);
  EXPECT_EQ(three[2].color.rgb, 0xED6B4EU) << "before a tint";
}

// LibreOffice breaks long names around a pie within a word.
TEST(Pies, HaveALegendForNamesThatAreWideForTheChart) {
  const Values values = {40.0, 35.0, 25.0};
  const ChartContent brief = content_of(ChartType::Pie, {"a", "b", "c"}, {values});
  const ChartContent wide = content_of(ChartType::Pie, {"Nordair Group", "Skyline", "Others"}, {values});
  const Size narrow = box(300, 260);
  EXPECT_EQ(drawn(brief, chart_options("en"), narrow).legend, ChartLegend::None);
  const ChartIr chart = drawn(wide, chart_options("en"), narrow);
  EXPECT_NE(chart.legend, ChartLegend::None);
  EXPECT_EQ(chart.legend_text.size_pt, chart_options("en").label_pt) << "a legend has space";
}

// Below the bars the unit met the legend, and was far from what it belongs to.
TEST(Bars, ThatLieHaveTheirUnitAboveThem) {
  ChartContent content = content_of(ChartType::Bar, many(5, "a long name of a place "), {falling(5), falling(5)});
  content.y_label = "million a year";
  const ChartIr chart = drawn(content);
  ASSERT_TRUE(chart.horizontal);
  ASSERT_EQ(chart.geometry->axis_titles.size(), 1U);
  EXPECT_LT(chart.geometry->axis_titles[0].middle, chart.geometry->plot.top);
  EXPECT_TRUE(chart.inner_plot) << "applications keep no space for it";
}

TEST(SeriesColors, LeaveOutWhatIsHardlyAnotherColour) {
  ChartOptions options = chart_options();
  options.accents = {{{"accent1", 0x666699}}, {{"accent2", 0x5C5C8A}}, {{"accent3", 0x8C6D1F}},
                     {{"accent1", 0x333366}, 50}};
  const std::vector<ChartColor> two = series_colors(options, 2, Mark::Line);
  EXPECT_EQ(two[0].color.rgb, 0x666699U);
  EXPECT_EQ(two[1].color.rgb, 0x8C6D1FU);
  options.accents.erase(options.accents.begin() + 2);
  EXPECT_EQ(series_colors(options, 2, Mark::Line)[1].color.rgb, 0x333366U) << "a darker one";
  options.accents.pop_back();
  EXPECT_EQ(series_colors(options, 2, Mark::Line)[1].color.rgb, 0x5C5C8AU) << "there is no other";
}

TEST(Highlight, StandsOutOnOtherTemplates) {
  ChartOptions options = chart_options();
  options.muted.reset();
  options.background = {{"", 0xC9D6E0}};
  options.accents = {{{"accent1", 0xBABE90}}, {{"accent2", 0x5C5C8A}}};
  const ChartColor muted = muted_colors(options, 1, Mark::Area).front();
  const std::uint32_t rgb = muted.color.rgb;
  EXPECT_EQ(rgb >> 16, rgb & 0xFF) << "a grey";
  const auto contrast = [&options](const ChartColor& color) {
    return contrast_ratio(color.color.rgb, options.background.color.rgb);
  };
  EXPECT_EQ(highlight_color(options, Mark::Area).color.rgb, 0x5C5C8AU);
  EXPECT_GE(contrast(highlight_color(options, Mark::Area)), 1.5 * contrast(muted));
  options.accents.pop_back();
  EXPECT_EQ(highlight_color(options, Mark::Area).color.rgb, options.foreground.color.rgb)
      << "no accent stands out";
  options.accents.front().color.rgb = 0x2050A0;
  EXPECT_EQ(highlight_color(options, Mark::Area).color.rgb, 0x2050A0U);
}

TEST(Highlight, LeavesOneInColour) {
  ChartOptions options = chart_options();
  options.highlight = "series 2";
  const ChartIr lines =
      drawn(content_of(ChartType::Line, {"a", "b"}, {{1.0, 2.0}, {2.0, 3.0}, {3.0, 9.0}}), options);
  EXPECT_EQ(lines.series_styles[1].color.color.scheme, "accent1");
  EXPECT_EQ(lines.series_styles[0].color.color.scheme, "bg1");
  options.highlight = "b";
  const ChartIr bars = drawn(content_of(ChartType::Bar, {"a", "b"}, {{1.0, 2.0}}), options);
  ASSERT_EQ(bars.series_styles[0].points.size(), 1U);
  EXPECT_EQ(bars.series_styles[0].points[0].first, 1U);
  EXPECT_EQ(bars.series_styles[0].points[0].second.color.scheme, "accent1");
  EXPECT_EQ(bars.series_styles[0].color.color.scheme, "bg1");
}

// The grey bars and the one in colour have labels of their own within them.
TEST(Highlight, LabelsEachBarForItsOwnColour) {
  ChartOptions options = chart_options();
  options.highlight = "b";
  const ChartIr stack =
      drawn(content_of(ChartType::StackedBar, {"a", "b", "c"}, {{5.0, 6.0, 7.0}}), options);
  const ChartSeriesStyle& style = stack.series_styles[0];
  ASSERT_EQ(style.point_label_colors.size(), style.points.size());
  EXPECT_GE(contrast_ratio(style.label_color.color.rgb, style.color.color.rgb), 4.5);
  EXPECT_GE(contrast_ratio(style.point_label_colors[0].color.rgb, style.points[0].second.color.rgb),
            4.5);
  EXPECT_NE(style.label_color.color.rgb, style.point_label_colors[0].color.rgb);
}

TEST(Pies, AreTintsOfOneColourTheLargestFirst) {
  const ChartIr pie = drawn(content_of(ChartType::Pie, {"a", "b", "c", "d"}, {{10.0, 62.0, 17.0, 11.0}}),
                            chart_options());
  const auto& points = pie.series_styles[0].points;
  ASSERT_EQ(points.size(), 4U);
  for (const auto& [index, color] : points) EXPECT_EQ(color.color.scheme, "accent1") << index;
  EXPECT_EQ(points[1].second.lum_mod, 100);
  for (std::size_t i = 0; i < points.size(); ++i) {
    for (std::size_t k = 0; k < i; ++k)
      EXPECT_GT(contrast_ratio(points[i].second.color.rgb, points[k].second.color.rgb), 1.2);
  }
}

ChartOptions options_of_theme(std::uint32_t ink, std::uint32_t accent) {
  ChartOptions options = chart_options();
  options.muted = muted_base(ink, accent, true);
  options.foreground.color.rgb = ink;
  options.accents.front().color.rgb = accent;
  return options;
}

// Greys between an emphasised series and the others were in no order, and some were hardly apart.
TEST(OrderedGreys, GoFromDarkToPaleAndCanBeReadOn) {
  for (const auto& [ink, accent] : std::vector<std::pair<std::uint32_t, std::uint32_t>>{
           {0x0F2344, 0x1A5FB4}, {0x12333A, 0x007667}, {0x2A2018, 0x01614D}}) {
    const ChartOptions options = options_of_theme(ink, accent);
    for (std::size_t count = 2; count <= 6; ++count) {
      for (std::size_t at = 0; at < count; ++at) {
        const std::vector<ChartColor> colors = ordered_greys(options, count, at);
        if (colors.empty() && count > 4) continue;  // no place for the accent among five greys
        ASSERT_EQ(colors.size(), count) << accent << " at " << at;
        EXPECT_EQ(colors[at].color.rgb, accent);
        double last = 21;
        for (std::size_t i = 0; i < count; ++i) {
          if (i > 0) {
            EXPECT_GE(contrast_ratio(colors[i].color.rgb, colors[i - 1].color.rgb), 1.4)
                << count << ": " << i;
          }
          EXPECT_GE(contrast_ratio(label_on(options, colors[i]).color.rgb, colors[i].color.rgb),
                    4.5);
          if (i == at) continue;
          const double own = contrast_ratio(colors[i].color.rgb, 0xFFFFFF);
          EXPECT_LT(own, last) << count << ": " << i;
          last = own;
        }
      }
    }
    EXPECT_TRUE(ordered_greys(options, 7, 0).empty());
  }
  EXPECT_TRUE(ordered_greys(chart_options(), 3, 0).empty()) << "of somebody else's template";
}

TEST(Pies, HaveOneSliceInTheAccentOrTheColoursOfTheTheme) {
  const auto content = content_of(ChartType::Pie, {"a", "b", "c", "d"}, {{10.0, 62.0, 17.0, 11.0}});
  ChartOptions options = options_of_theme(0x0F2344, 0x1A5FB4);
  std::set<std::string> schemes;
  const ChartIr without = drawn(content, options);
  for (const auto& [index, color] : without.series_styles[0].points)
    schemes.insert(color.color.scheme);
  EXPECT_EQ(schemes.size(), 4U) << "without an emphasised slice";
  options.highlight = "b";
  const ChartIr pie = drawn(content, options);
  const auto& points = pie.series_styles[0].points;
  EXPECT_EQ(points[1].second.color.scheme, "accent1");
  for (const std::size_t i : {0U, 2U, 3U}) EXPECT_EQ(points[i].second.color.scheme, "");
}

TEST(Areas, HaveTheirValuesAboveTheirEdge) {
  const ChartIr area =
      drawn(content_of(ChartType::Area, {"a", "b", "c"}, {{5.0, 3.0, 7.0}}), chart_options());
  ASSERT_EQ(area.roles.size(), 2U);
  ASSERT_TRUE(area.series_styles[1].labels.has_value());
  EXPECT_TRUE(area.series_styles[1].labels->values);
  EXPECT_FALSE(area.value.show_labels);
  ASSERT_EQ(area.series_styles[1].labels->points.size(), 1U) << "below the valley";
  EXPECT_EQ(area.series_styles[1].labels->points[0].place, ChartLabelPlace::Below);
  ChartOptions without = chart_options();
  without.data_labels = false;
  EXPECT_TRUE(drawn(content_of(ChartType::Area, {"a", "b"}, {{5.0, 3.0}}), without).roles.empty());
}

// Values that an author asks for stood on each other where areas are nearly equally high.
TEST(Areas, OverOneAnotherHaveValuesThatDoNotTouch) {
  ChartOptions asked = chart_options();
  asked.data_labels = true;
  const ChartIr near = drawn(content_of(ChartType::Area, {"a", "b", "c"},
                                        {{10.0, 40.0, 66.0}, {40.0, 43.0, 35.0}}),
                             asked);
  EXPECT_EQ(near.labels, ChartLabels::None);
  ASSERT_TRUE(near.series_styles[0].labels && near.series_styles[1].labels);
  const auto points = [&near](std::size_t series) {
    std::vector<std::size_t> out;
    for (const ChartPointLabel& label : near.series_styles[series].labels->points) {
      EXPECT_EQ(label.place, ChartLabelPlace::Default);
      out.push_back(label.point);
    }
    return out;
  };
  EXPECT_EQ(points(0), (std::vector<std::size_t>{0, 2}));
  EXPECT_EQ(points(1), (std::vector<std::size_t>{0, 1, 2}));
  // Within the plot.
  EXPECT_GT(near.series_styles[1].labels->points.front().right_pt, 0);
  EXPECT_EQ(near.series_styles[1].labels->points[1].right_pt, 0);
  EXPECT_LT(near.series_styles[1].labels->points.back().right_pt, 0);
  const auto changes = laid_out(content_of(ChartType::Area, {"a", "b", "c"},
                                           {{10.0, 40.0, 66.0}, {40.0, 43.0, 35.0}}),
                                asked)
                           .changes;
  ASSERT_FALSE(changes.empty());
  EXPECT_EQ(changes.back().message.english(),
            "1 of 6 values are not written, as they would touch others");
  const ChartIr plain = drawn(
      content_of(ChartType::Area, {"a", "b", "c"}, {{10.0, 40.0, 66.0}, {40.0, 43.0, 35.0}}),
      chart_options());
  EXPECT_FALSE(plain.series_styles[0].labels);
}

TEST(Highlight, GivesGreysTheHueOfATheme) {
  constexpr std::uint32_t kInk = 0x0F2344, kBlue = 0x1A5FB4, kRed = 0xC0392B, kBlack = 0x111111;
  EXPECT_NE(muted_base(kInk, kBlue, true), kInk);
  EXPECT_EQ(muted_base(kInk, kRed, true), kInk);      // of another hue
  EXPECT_EQ(muted_base(kBlack, kBlue, true), kBlack);  // greys of a black theme are grey
  EXPECT_EQ(muted_base(kInk, kBlue, false), kInk);
  ChartOptions options = chart_options();
  options.muted = muted_base(kInk, kBlue, true);
  for (const ChartColor& color : muted_colors(options, 2, Mark::Area)) {
    EXPECT_GT(color.color.rgb & 0xFF, color.color.rgb >> 16);
    EXPECT_GE(contrast_ratio(color.color.rgb, kInk), 4.5) << "labels are dark";
  }
}

TEST(Highlight, LeavesGreysThatStayApart) {
  // L* of CIELAB of a grey.
  const auto lightness = [](const ChartColor& color) {
    return 116 * std::cbrt(relative_luminance(color.color.rgb)) - 16;
  };
  const struct {
    std::size_t count;
    double apart;  // that neighbours are at least
  } rows[] = {{2, 20}, {3, 10}, {4, 12}, {5, 12}, {9, 10}};
  for (const auto& row : rows) {
    const std::vector<ChartColor> greys = muted_colors(chart_options(), row.count, Mark::Area);
    for (std::size_t i = 0; i < row.count; ++i) {
      EXPECT_GE(contrast_ratio(greys[i].color.rgb, 0xFFFFFF), 1.5) << row.count << ": " << i;
      if (i > 0) {
        EXPECT_GE(std::abs(lightness(greys[i]) - lightness(greys[i - 1])), row.apart)
            << row.count << ": " << i;
      }
    }
  }
  for (const ChartColor& line : muted_colors(chart_options(), 4, Mark::Line))
    EXPECT_GE(contrast_ratio(line.color.rgb, 0xFFFFFF), 2);
  // Around the one in colour as well: the greys of a stack of three do not depend on which it is.
  ChartOptions options = chart_options();
  options.highlight = "series 2";
  const ChartIr stack = drawn(content_of(ChartType::StackedBar, {"a", "b"},
                                         {{1.0, 2.0}, {2.0, 3.0}, {3.0, 9.0}, {3.0, 9.0}}),
                              options);
  EXPECT_GE(
      std::abs(lightness(stack.series_styles[2].color) - lightness(stack.series_styles[3].color)),
      10);
}

TEST(Labels, ThinOutByRoundSteps) {
  const struct {
    const char* name;
    Labels labels;
    bool round;
  } rows[] = {{"years", {}, true}, {"words", many(60, "city "), false}};
  for (const auto& row : rows) {
    Labels labels = row.labels;
    for (int year = 1960; labels.size() < 60; ++year) labels.push_back(std::to_string(year));
    const ChartIr chart =
        drawn(content_of(ChartType::Line, labels, {falling(60)}), chart_options(), box(400, 300));
    EXPECT_GT(chart.category.label_every, 2) << row.name;
    if (row.round) {
      EXPECT_EQ(chart.category.label_every, 5) << row.name;
    }
  }
  EXPECT_TRUE(is_round(5) && is_round(200) && !is_round(3) && !is_round(15) && !is_round(0.5));
}

TEST(Labels, TurnOrThinOutWhenTheyDoNotFit) {
  const Labels wordy = {"서비스 이용 방법을 잘 모르겠다는 문의",
                        "결제가 두 번 되었다는 문의와 항의", "배송이 늦거나 분실된 경우의 항의",
                        "교환 및 환불 절차가 어렵다는 의견"};
  const ChartIr lying = drawn(content_of(ChartType::Bar, wordy, {{4.0, 3.0, 2.0, 1.0}}),
                              chart_options(), box(420, 300));
  EXPECT_TRUE(lying.horizontal);
  EXPECT_TRUE(lying.category.reversed);
  Labels days;
  for (int i = 1; i <= 90; ++i) days.push_back(std::to_string(i) + "일");
  const ChartLayout thinned = laid_out(content_of(ChartType::Line, days, {falling(90)}));
  const ChartIr& thin = thinned.chart;
  EXPECT_GT(thin.category.label_every, 1);
  ASSERT_EQ(thinned.changes.size(), 1U);
  // What is left has space: every label that is written fits into the columns it stands for.
  const double slot = 880.0 / 90 * thin.category.label_every;
  EXPECT_GT(slot, LabelRuler(test::text_engine()).width("90일", thin.category.labels));
  ChartOptions all = chart_options();
  all.thin_labels = false;
  EXPECT_EQ(drawn(content_of(ChartType::Line, days, {falling(90)}), all).category.label_every, 1);
  const ChartLayout short_names = laid_out(content_of(ChartType::Bar, {"a", "b"}, {{1.0, 2.0}}));
  EXPECT_FALSE(short_names.chart.horizontal);
  EXPECT_EQ(short_names.chart.category.label_every, 1);
  EXPECT_TRUE(short_names.changes.empty());
}

// More than twelve letters, or six of Hangul, are read beside their bars.
TEST(Labels, LongerThanTwelveLettersTurnColumns) {
  const struct {
    const char* name;
    Labels labels;
    bool horizontal;
  } rows[] = {{"twelve letters", {"Abcdefghijkl", "Bcdefghijklm"}, false},
              {"thirteen", {"Abcdefghijklm", "B"}, true},
              {"digits do not count", {"Abcdefghijkl 2024", "B"}, false},
              {"six of Hangul", {"가나다라마바", "부산"}, false},
              {"seven of Hangul", {"가나다라마바사", "부산"}, true},
              {"months stay upright", {"2024년 일월 첫째 주간", "2025년 일월 첫째 주간"}, false},
              {"periods stay upright", {"Financial year 2023", "Financial year 2024"}, false}};
  for (const auto& row : rows) {
    Values values = falling(row.labels.size());
    const ChartLayout chart = laid_out(content_of(ChartType::Bar, row.labels, {values}));
    EXPECT_EQ(chart.chart.horizontal, row.horizontal) << row.name;
    EXPECT_EQ(chart.changes.size(), row.horizontal ? 1U : 0U) << row.name;
    ChartOptions columns = chart_options();
    columns.direction = ChartDirection::Column;
    EXPECT_FALSE(drawn(content_of(ChartType::Bar, row.labels, {values}), columns).horizontal)
        << row.name;
  }
  ChartOptions shares = chart_options();
  ChartStyle percent;
  percent.percent = true;
  shares.variant = std::make_shared<const ChartStyle>(percent);
  EXPECT_FALSE(
      drawn(content_of(ChartType::StackedBar, {"Abcdefghijklm", "B"}, {{1.0, 2.0}, {3.0, 4.0}}),
            shares)
          .horizontal);
}

// A number at the end of a name tells as little of the names that are left out as the name itself.
TEST(Labels, AreAllWrittenWhereTheyAreNumberedNames) {
  Labels names, years, weeks;
  for (int i = 1; i <= 9; ++i) {
    names.push_back("A very long category label number " + std::to_string(i) + " with words");
    weeks.push_back("Week " + std::to_string(i));
  }
  for (int i = 0; i < 40; ++i) years.push_back(std::to_string(1980 + i));
  const ChartIr bars = drawn(content_of(ChartType::Bar, names, {falling(9)}));
  EXPECT_TRUE(bars.horizontal);
  EXPECT_EQ(bars.category.label_every, 1);
  ChartOptions columns = chart_options();
  columns.direction = ChartDirection::Column;
  EXPECT_FALSE(drawn(content_of(ChartType::Bar, names, {falling(9)}), columns).horizontal);
  // Time goes from left to right, and a reader fills in the years that are left out.
  const ChartIr time =
      drawn(content_of(ChartType::Bar, years, {falling(40)}), chart_options(), box(400, 500));
  EXPECT_FALSE(time.horizontal);
  EXPECT_GT(time.category.label_every, 1);
  EXPECT_FALSE(
      drawn(content_of(ChartType::Bar, weeks, {falling(9)}), chart_options(), box(200, 300))
          .horizontal);
}

TEST(Legend, OnlyFromTwoSeriesOn) {
  const ChartIr one = drawn(content_of(ChartType::Bar, {"a", "b"}, {{1.0, 2.0}}));
  EXPECT_EQ(one.legend, ChartLegend::None);
  EXPECT_EQ(one.labels, ChartLabels::Value);  // direct labels, and then no axis of values
  EXPECT_FALSE(one.value.show_labels);
  const ChartIr two = drawn(content_of(ChartType::Bar, {"a", "b"}, {{1.0, 2.0}, {2.0, 1.0}}));
  EXPECT_EQ(two.legend, ChartLegend::Bottom);
  // Lines that end apart carry their names; lines that end together need the legend.
  EXPECT_EQ(drawn(content_of(ChartType::Line, {"a", "b"}, {{1.0, 2.0}, {2.0, 9.0}})).legend,
            ChartLegend::None);
  EXPECT_EQ(drawn(content_of(ChartType::Line, {"a", "b"}, {{1.0, 5.0}, {9.0, 5.0}})).legend,
            ChartLegend::Bottom);
}

TEST(DataLabels, OfALocalMinimumAreBelowItsPoint) {
  const ChartIr line = drawn(content_of(ChartType::Line, {"a", "b", "c", "d", "e", "f"},
                                        {{17.0, 41.0, 8.0, 30.0, 20.0, 46.0}}));
  ASSERT_EQ(line.labels, ChartLabels::Value);
  const auto below = [](const ChartIr& chart) {
    std::vector<std::size_t> out;
    for (const ChartPointLabel& label : chart.series_styles[0].labels->points) {
      if (label.place == ChartLabelPlace::Below) out.push_back(label.point);
    }
    return out;
  };
  EXPECT_EQ(below(line), (std::vector<std::size_t>{2, 4}));
  // At the foot of the plot the names of the categories are in the way.
  const ChartIr flat =
      drawn(content_of(ChartType::Line, {"a", "b", "c"}, {{100.0, 0.0, 100.0}}));
  EXPECT_TRUE(below(flat).empty());
  const ChartIr gap = drawn(content_of(ChartType::Line, {"a", "b", "c"}, {{5.0, {}, 5.0}}));
  EXPECT_TRUE(below(gap).empty());
}

// Whether a line passes through the rectangle of a label's digits.
bool crosses(const ChartPosition& a, const ChartPosition& b, const ChartTextLine& label) {
  for (int i = 0; i <= 200; ++i) {
    const double x = a.x + (b.x - a.x) * i / 200, y = a.y + (b.y - a.y) * i / 200;
    const double digits = 0.35 * label.style.size_pt;
    if (std::abs(x - label.x) < label.width / 2 && std::abs(y - label.middle) < digits) return true;
  }
  return false;
}

TEST(DataLabels, AreOnNoLineAndWithinTheChart) {
  const struct {
    const char* name;
    ChartType type;
    Values values;
  } rows[] = {
      {"a steep rise", ChartType::Line, {1.0, 2.0, 30.0, 60.0, 95.0}},
      {"a steep fall", ChartType::Line, {95.0, 60.0, 30.0, 2.0, 1.0}},
      {"a valley and a peak", ChartType::Line, {50.0, 4.0, 90.0, 20.0, 70.0}},
      {"an area", ChartType::Area, {3900.0, 4400.0, 1300.0, 1600.0, 4700.0}},
      {"a falling area", ChartType::Area, {1980.0, 1510.0, 1200.0, 910.0, 150.0}},
  };
  for (const auto& row : rows) {
    for (const bool rtl : {false, true}) {
      ChartOptions options = chart_options();
      options.bold_labels = options.stress = true;
      options.rtl = rtl;
      const ChartIr chart =
          drawn(content_of(row.type, {"a", "b", "c", "d", "e"}, {row.values}), options);
      const ChartGeometry geometry = *chart.geometry;
      ASSERT_EQ(geometry.labels.size(), 5U) << row.name;
      const auto& points = geometry.points.back();
      for (const ChartTextLine& label : geometry.labels) {
        for (std::size_t i = 1; i < points.size(); ++i)
          EXPECT_FALSE(crosses(*points[i - 1], *points[i], label)) << row.name << " " << label.text;
        EXPECT_GE(label.x - label.width / 2, 0) << row.name;
        EXPECT_LE(label.x + label.width / 2, to_pt(chart.size.w)) << row.name;
        EXPECT_GE(label.middle - line_height(label.style) / 2, 0) << row.name;
      }
    }
  }
}

TEST(LineValues, StandAtTwoLinesWhereNothingTouches) {
  ChartOptions options = chart_options();
  options.highlight = "series 1";
  options.bold_labels = true;
  const struct {
    const char* name;
    std::vector<Values> lines;
    bool all;
  } rows[] = {
      {"apart", {{5.0, 6.0, 8.0, 9.0, 9.5, 9.0, 8.0, 7.0}, {2.0, 3.0, 4.0, 5.0, 5.5, 5.0, 4.0, 3.0}}, true},
      {"too many", {{5.0, 6.0, 8.0, 9.0, 9.5, 9.0, 8.0, 7.0, 6.5}, {2.0, 3.0, 4.0, 5.0, 5.5, 5.0, 4.0, 3.0, 2.5}}, false},
      {"nearly on one another", {{40.0, 78.0, 120.0, 160.0, 212.0, 268.0, 322.0, 371.0, 424.0}, {36.0, 70.0, 118.0, 166.0, 205.0, 260.0, 318.0, 365.0, 412.0}}, false},
      {"on one another", {{50.0, 52.0, 50.0, 52.0, 50.0, 52.0, 50.0, 52.0, 90.0}, {51.0, 50.0, 52.0, 50.0, 52.0, 50.0, 52.0, 50.0, 50.0}, {50.5, 51.0, 51.0, 51.0, 51.0, 51.0, 51.0, 51.0, 10.0}}, false},
  };
  for (const auto& row : rows) {
    const ChartIr chart =
        drawn(content_of(ChartType::Line, many(row.lines[0].size(), "m"), row.lines), options);
    ASSERT_EQ(chart.legend, ChartLegend::None) << row.name;
    EXPECT_EQ(chart.series_styles[0].name_format, chart.label_format) << row.name;
    EXPECT_EQ(!chart.value.show_labels, row.all) << row.name;
    std::size_t names = 0;
    for (const ChartTextLine& label : chart.geometry->labels) {
      if (label.text.starts_with("series")) {
        ++names;
        EXPECT_GT(label.text.size(), std::string("series 1").size()) << "with the last value";
        continue;
      }
      for (const auto& points : chart.geometry->points) {
        for (std::size_t i = 1; i < points.size(); ++i)
          EXPECT_FALSE(crosses(*points[i - 1], *points[i], label)) << row.name << " " << label.text;
      }
    }
    EXPECT_EQ(names, row.lines.size()) << row.name;
    if (row.all) {
      EXPECT_EQ(chart.geometry->labels.size(), 16U) << row.name;
    }
  }
  // Whoever asks for labels, or for none, gets what was asked for.
  options.data_labels = false;
  const ChartIr none = drawn(content_of(ChartType::Line, many(8, "m"), rows[0].lines), options);
  EXPECT_TRUE(none.series_styles[0].name_format.empty());
  EXPECT_TRUE(none.value.show_labels);
}

TEST(DataLabels, StressTheLastPointOfALineAndTheHighlightedBar) {
  ChartOptions options = chart_options();
  options.bold_labels = options.stress = true;
  const ChartIr line = drawn(content_of(ChartType::Line, {"a", "b", "c"}, {{1.0, 2.0, 3.0}}), options);
  ASSERT_TRUE(line.series_styles[0].stress);
  EXPECT_EQ(line.series_styles[0].stress->point, 2U);
  EXPECT_EQ(line.series_styles[0].stress->size_pt, std::round(1.4 * line.label_text.size_pt));
  EXPECT_TRUE(line.label_text.bold);
  const ChartContent bars = content_of(ChartType::Bar, {"a", "b", "c"}, {{1.0, 2.0, 3.0}});
  EXPECT_FALSE(drawn(bars, options).series_styles[0].stress);
  options.highlight = "b";
  const ChartIr marked = drawn(bars, options);
  ASSERT_TRUE(marked.series_styles[0].stress);
  EXPECT_EQ(marked.series_styles[0].stress->point, 1U);
  const ChartGeometry geometry = *marked.geometry;
  EXPECT_GT(geometry.labels[1].style.size_pt, geometry.labels[0].style.size_pt);
  EXPECT_NE(geometry.labels[1].style.color.rgb, geometry.labels[0].style.color.rgb);
  EXPECT_GE(geometry.labels[1].middle - line_height(geometry.labels[1].style) / 2, 0);
  // The size that an author chose is that of all labels.
  options.stress = false;
  EXPECT_FALSE(drawn(bars, options).series_styles[0].stress);
}

TEST(Bars, AreNotPartedWhereTheyAreThin) {
  EXPECT_TRUE(
      drawn(content_of(ChartType::Bar, {"a", "b"}, {{1.0, 2.0}, {2.0, 1.0}})).separate_bars);
  const Labels names = many(200, "");
  EXPECT_FALSE(drawn(content_of(ChartType::StackedBar, names, {falling(200), falling(200)}),
                     [] {
                       ChartOptions all = chart_options();
                       all.top_n = 0;
                       return all;
                     }())
                   .separate_bars);
}

TEST(ChartNotes, KeepWhatIsNotDrawn) {
  Element chart;
  chart.kind = ElementKind::Chart;
  ChartContent content = content_of(ChartType::Pie, {"a", "b"}, {{1.0, 2.0}});
  content.notes = "출처: 통계청";
  content.x_label = "지역";
  content.y_label = "비중";
  chart.content = content;
  EXPECT_EQ(chart_notes(chart, Language::Korean), "출처: 통계청\n항목: 지역\n값: 비중");
  EXPECT_EQ(chart_notes(chart, Language::English), "출처: 통계청\nCategories: 지역\nValues: 비중");
  content.type = ChartType::Bar;
  chart.content = content;
  EXPECT_EQ(chart_notes(chart, Language::Korean), "출처: 통계청");
}

TEST(ChartDescription, SaysKindExtentAndRange) {
  ChartContent content = content_of(ChartType::Bar, {"1분기", "2분기"}, {{10.0, 1234.0}});
  content.title = "매출";
  const ChartIr chart = drawn(content);
  EXPECT_EQ(describe_chart(content, chart, "ko"),
            "막대 차트: 매출. 계열 1개(series 1), 항목 2개(1분기부터 2분기까지), 값 10에서 1,234.");
  EXPECT_EQ(
      describe_chart(content, chart, "en"),
      "Bar chart: 매출. 1 series (series 1), 2 categories from 1분기 to 2분기, values from 10 to "
      "1,234.");
}

}  // namespace
}  // namespace deckle::layout
