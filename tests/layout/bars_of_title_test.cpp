#include "layout/slide/bars_of_title.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "layout/slide/lay_out.h"
#include "slidespec/ir/chart_ir.h"
#include "slidespec/ir/slide_ir.h"
#include "slidespec/model/chart_style.h"
#include "tests/layout/laid_out.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

using Points = std::vector<std::pair<std::string, double>>;

Element bars(const Points& points, ChartType type = ChartType::Bar) {
  Element out = test::text("c", "");
  out.kind = ElementKind::Chart;
  out.role = "chart";
  ChartContent content;
  content.type = type;
  content.series.resize(1);
  content.series.front().name = "Values";
  for (const auto& [x, y] : points) content.series.front().data.push_back({x, y});
  out.content = content;
  return out;
}

Slide slide_of(const std::string& title, const Element& element) {
  return test::slide("chart_focus", {test::text("t", title, "title"), element});
}

std::string told(const std::string& title, const Element& element) {
  std::string out;
  for (const std::string& name : bars_of_title(slide_of(title, element), element).categories)
    out += (out.empty() ? "" : ",") + name;
  return out;
}

const Points kShares = {{"Search", 41}, {"Email", 27}, {"Social", 14}, {"Print", 11}, {"Fairs", 7}};
const Points kAmounts = {{"Search", 820}, {"Email", 540}, {"Social", 280}, {"Print", 220}, {"Fairs", 140}};
const Points kWaits = {{"to 10 min", 12}, {"to 20 min", 20}, {"to 30 min", 31}, {"to 40 min", 22}, {"longer", 15}};

TEST(BarsOfTitle, AreThoseWhoseSumOrValueItGives) {
  const struct {
    const char* title;
    const Points& points;
    const char* bars;
  } rows[] = {
      {"Two channels bring 68 % of all orders", kShares, "Search,Email"},
      {"두 채널이 주문의 68%를 가져옵니다", kShares, "Search,Email"},
      {"Two channels bring 68% of all orders", kAmounts, "Search,Email"},
      {"Two channels bring 68.0 percent of all orders", kAmounts, "Search,Email"},
      {"Two channels bring 1,360 orders", kAmounts, "Search,Email"},
      {"The best channel brings 41% of all orders", kShares, "Search"},
      {"The best channel brings 820 orders", kAmounts, "Search"},
      // At an end of the chart.
      {"37% wait for more than half an hour", kWaits, "to 40 min,longer"},
      {"32 % are served within 20 minutes", kWaits, "to 10 min,to 20 min"},
      {"Search and email bring most orders", kShares, "Search,Email"},
      // None, or it is not certain.
      {"Three channels bring 68.4% of all orders", kAmounts, ""},
      {"Orders in 2026 by channel", kAmounts, ""},
      {"Orders over 14 weeks", kShares, ""},
      {"Q41 was good", kShares, ""},
      {"Search, email, social and print bring most orders", kShares, ""},
      {"All of it: 100%", kShares, ""},
      {"Orders by channel", kShares, ""},
      {"", kShares, ""},
  };
  for (const auto& row : rows) EXPECT_EQ(told(row.title, bars(row.points)), row.bars) << row.title;
  EXPECT_EQ(told("Two channels bring 68% of all orders", bars(kShares, ChartType::Pie)),
            "Search,Email");
}

TEST(BarsOfTitle, AreNoneWhereSeveralFitOrTheAuthorChose) {
  EXPECT_EQ(told("One brings 30% alone", bars({{"One", 30}, {"Two", 30}, {"Three", 40}})), "");
  EXPECT_EQ(told("They bring 70%", bars({{"One", 30}, {"Two", 30}, {"Three", 40}})), "");
  EXPECT_EQ(told("They lose 30%", bars({{"One", -30}, {"Two", -40}, {"Three", 170}})), "");
  EXPECT_EQ(told("They bring 75%", bars({{"One", 75}, {"Two", 25}})), "");  // too few
  EXPECT_EQ(told("They bring 68%", bars(kShares, ChartType::Line)), "");
  Element chart = bars(kShares);
  chart.style.highlight = "Fairs";
  EXPECT_EQ(told("Two channels bring 68%", chart), "");
  chart = bars(kShares);
  ChartStyle look;
  look.colors = {{"Email", "accent2"}};
  chart.style.chart = std::make_shared<const ChartStyle>(look);
  EXPECT_EQ(told("Two channels bring 68%", chart), "");
}

TEST(BarsOfTitle, HaveTheColourOfTheSeriesAndOthersAreGrey) {
  const Deck deck = test::deck({slide_of("Two channels bring 68 % of all orders", bars(kShares))});
  DiagnosticSink notes;
  const auto ir = lay_out_slide(deck.slides[0], {deck, test::default_template(), test::text_engine()}, notes);
  const ChartIr& chart = *find_element(*ir, "c")->chart;
  const ChartSeriesStyle& style = chart.series_styles.front();
  ASSERT_EQ(style.points.size(), 2U);
  EXPECT_EQ(chart.data.categories[style.points[0].first].label, "Search");
  EXPECT_EQ(chart.data.categories[style.points[1].first].label, "Email");
  EXPECT_EQ(style.points[0].second.color.rgb, style.points[1].second.color.rgb);
  EXPECT_NE(style.points[0].second.color.rgb, style.color.color.rgb);
  EXPECT_FALSE(style.stress);  // the title speaks of no single value
  EXPECT_TRUE(std::any_of(notes.begin(), notes.end(), [](const Diagnostic& note) {
    return note.rule == "emphasis-chosen" &&
           note.message.english() == "'Search', 'Email' are emphasised, because the title gives their sum";
  }));
}

}  // namespace
}  // namespace deckle::layout
