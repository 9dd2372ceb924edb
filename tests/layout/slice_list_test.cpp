// A pie with a list of its slices beside it.

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>

#include "slidespec/ir/chart_ir.h"
#include "slidespec/ir/slide_ir.h"
#include "tests/layout/laid_out.h"
#include "tests/support/deck_builder.h"

namespace deckle::layout {
namespace {

using test::text;

Element pie_of(const std::vector<std::pair<std::string, double>>& slices) {
  Element out = text("c", "");
  out.kind = ElementKind::Chart;
  out.role = "chart";
  ChartContent content;
  content.type = ChartType::Pie;
  content.series.resize(1);
  content.series.front().name = "Use of funds";
  for (const auto& [x, y] : slices) content.series.front().data.push_back({x, y});
  out.content = content;
  return out;
}

const std::vector<std::pair<std::string, double>> kFunds = {
    {"Engineering", 45}, {"Stock", 15}, {"Sales", 30}, {"Certification", 10}};

SlideIr laid(const Element& pie, const std::string& language = "en", bool panel = false) {
  std::vector<Element> elements{text("t", "We raise money", "title"), pie};
  if (panel) elements.push_back(text("k", "All of it is for growth", "key_takeaway"));
  return test::laid_out(test::slide(panel ? "chart_focus" : "one_column", elements), language).ir;
}

// The words of the list, from row to row.
std::vector<const ElementIr*> pieces_of(const SlideIr& slide, ElementType type) {
  std::vector<const ElementIr*> out;
  for (const ElementIr& element : slide.elements) {
    if (element.source_eid == "c" && element.type == type) out.push_back(&element);
  }
  return out;
}

bool is_share(const ElementIr* piece) { return piece->name.find("share") != std::string::npos; }

TEST(SliceList, NamesSlicesBesideThePieTheLargestFirst) {
  for (const bool panel : {false, true}) {
    const SlideIr slide = laid(pie_of(kFunds), "en", panel);
    const ElementIr& chart = *find_element(slide, "c");
    ASSERT_EQ(chart.box.w, chart.box.h);
    EXPECT_EQ(chart.chart->labels, ChartLabels::None) << "the list has the shares";
    EXPECT_EQ(chart.chart->legend, ChartLegend::None);
    const auto texts = pieces_of(slide, ElementType::Shape);
    const char* expected[] = {"Engineering", "45%",   "Sales",         "30%",
                              "Stock",       "15%", "Certification", "10%"};
    ASSERT_EQ(texts.size(), 8U);
    for (std::size_t i = 0; i < texts.size(); ++i) {
      EXPECT_EQ(texts[i]->text.paragraphs.front().runs.front().text, expected[i]);
      EXPECT_TRUE(texts[i]->decorative);
      EXPECT_GT(texts[i]->box.x, chart.box.right());
      EXPECT_LE(texts[i]->box.right(), slide.safe_area.right());
      EXPECT_EQ(texts[i]->text.paragraphs.front().runs.front().style.bold, i % 2 == 1 || i == 0);
    }
    // Each swatch has the colour of its slice, of which the first is the accent.
    auto swatches = pieces_of(slide, ElementType::Decoration);
    std::vector<const ElementIr*> bars;
    std::copy_if(swatches.begin(), swatches.end(), std::back_inserter(bars), is_share);
    std::erase_if(swatches, is_share);
    ASSERT_EQ(swatches.size(), 4U);
    // A bar for each share, where names leave space for them: as long as its share of the largest.
    EXPECT_EQ(bars.size(), panel ? 0U : 4U);
    for (std::size_t i = 0; i < bars.size(); ++i) {
      const double share = kFunds[i == 1 ? 2 : i == 2 ? 1 : i].second / 45;
      EXPECT_NEAR(to_pt(bars[i]->box.w), to_pt(bars[0]->box.w) * share, 0.5) << i;
      EXPECT_EQ(bars[i]->box.x, bars[0]->box.x);
      EXPECT_EQ(bars[i]->fill.color.rgb, swatches[i]->fill.color.rgb);
    }
    const auto& colors = chart.chart->series_styles[0].points;
    const std::size_t order[] = {0, 2, 1, 3};
    for (std::size_t i = 0; i < 4; ++i)
      EXPECT_EQ(swatches[i]->fill.color.rgb, colors[order[i]].second.color.rgb) << i;
  }
}

TEST(SliceList, IsMirroredWithThePage) {
  const SlideIr slide = laid(pie_of(kFunds), "ar");
  const ElementIr& chart = *find_element(slide, "c");
  const auto texts = pieces_of(slide, ElementType::Shape);
  ASSERT_EQ(texts.size(), 8U);
  EXPECT_LT(texts[0]->box.right(), chart.box.x);
  EXPECT_GT(texts[0]->box.x, texts[1]->box.x) << "names before their values";
  EXPECT_EQ(texts[0]->text.paragraphs.front().style.align, Align::Right);
}

TEST(SliceList, LeavesPiesWhoseAuthorChoseAndThoseOfNoSpace) {
  Element asked = pie_of(kFunds);
  asked.style.data_labels = true;
  EXPECT_TRUE(pieces_of(laid(asked), ElementType::Shape).empty());
  Element placed = pie_of(kFunds);
  placed.box = Rect{emu_from_pt(100), emu_from_pt(150), emu_from_pt(700), emu_from_pt(300)};
  EXPECT_TRUE(pieces_of(laid(placed), ElementType::Shape).empty());
  Element wordy = pie_of({{"A name of a slice that is much too long to stand on one line beside a pie of this size", 60},
                          {"b", 40}});
  EXPECT_TRUE(pieces_of(laid(wordy), ElementType::Shape).empty());
}

TEST(SliceList, HasSharesWhereSlicesAreTooNarrowForThem) {
  const SlideIr slide = laid(pie_of({{"a", 700}, {"b", 280}, {"c", 20}}));
  EXPECT_EQ(find_element(slide, "c")->chart->labels, ChartLabels::None);
  EXPECT_EQ(pieces_of(slide, ElementType::Shape)[5]->text.paragraphs.front().runs.front().text, "2.0%");
  // Numbers that are no shares stand in the list, their shares in the slices.
  const SlideIr amounts = laid(pie_of({{"a", 700}, {"b", 300}}));
  EXPECT_EQ(find_element(amounts, "c")->chart->labels, ChartLabels::Percent);
  EXPECT_EQ(pieces_of(amounts, ElementType::Shape)[1]->text.paragraphs.front().runs.front().text, "700");
}

}  // namespace
}  // namespace deckle::layout
