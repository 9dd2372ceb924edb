#include "fixers/route/route.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <ostream>

#include "fixers/base/state.h"
#include "fixers/registry/registry.h"
#include "layout/slide/lay_out.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::fixers {
namespace {

using enum Category;
using test::bullets;
using test::text;

OverflowFacts facts(ContentType type, double lines, double units = 0,
                    FitStatus fit = FitStatus::Ok) {
  OverflowFacts f;
  f.rule = "text-overflow";
  f.content_type = type;
  f.line_equivalent = lines;
  f.structural_unit_drop_count = units;
  f.fit_status = fit;
  return f;
}

template <typename Row>
std::string named(const testing::TestParamInfo<Row>& row) {
  return row.param.name;
}

// ---- docs/repair-loop.md, 9.3: every row, both sides of each boundary ---------------------------

struct Classified {
  const char* name;
  OverflowFacts facts;
  Category expected;
};

void PrintTo(const Classified& row, std::ostream* out) { *out << row.name; }

class Classifier : public testing::TestWithParam<Classified> {};

TEST_P(Classifier, Decides) { EXPECT_EQ(classify(GetParam().facts), GetParam().expected); }

INSTANTIATE_TEST_SUITE_P(
    Spec4, Classifier,
    testing::Values(
        Classified{"text_of_no_lines", facts(ContentType::TextFlow, 0), MinorOverflow},
        Classified{"text_up_to_a_line_and_a_half", facts(ContentType::TextFlow, 1.5),
                   MinorOverflow},
        Classified{"text_above_it", facts(ContentType::TextFlow, 1.51), ModerateOverflow},
        Classified{"text_up_to_four_lines", facts(ContentType::TextFlow, 4), ModerateOverflow},
        Classified{"text_beyond_four_lines", facts(ContentType::TextFlow, 4.1), HardVisualFail},
        Classified{"label_minor", facts(ContentType::FrameLabel, 1), MinorOverflow},
        Classified{"label_moderate", facts(ContentType::FrameLabel, 2), ModerateOverflow},
        Classified{"cell_minor", facts(ContentType::FrameInternalCell, 1), MinorOverflow},
        Classified{"unit_cut_in_part", facts(ContentType::StructuralUnit, 3, 0.99),
                   StructuralMinorOverflow},
        Classified{"unit_cut_whole", facts(ContentType::StructuralUnit, 0.5, 1),
                   StructuralMajorOverflow},
        Classified{"table_row_cut", facts(ContentType::Tabular, 1, 1), TabularOverflow},
        Classified{"table_cut_in_part", facts(ContentType::Tabular, 0.2, 0.2), TabularOverflow},
        Classified{"slot", facts(ContentType::FrameInternal, 2), LayoutZoneMismatch},
        Classified{"strict_mismatch_first",
                   facts(ContentType::Tabular, 9, 9, FitStatus::StrictMismatch),
                   FrameCapacityMismatch},
        Classified{"exceeds_max", facts(ContentType::TextFlow, 1, 0, FitStatus::ExceedsMax),
                   FrameCapacityMismatch},
        Classified{"below_min", facts(ContentType::TextFlow, 1, 0, FitStatus::BelowMin),
                   FrameCapacityMismatch},
        Classified{"exceeds_truncate",
                   facts(ContentType::TextFlow, 9, 0, FitStatus::ExceedsTruncate),
                   FrameCapacityMismatch},
        Classified{"picture", facts(ContentType::VisualAsset, 1), HardVisualFail},
        Classified{"unknown", facts(ContentType::Unknown, 0.1), HardVisualFail}),
    named<Classified>);

// ---- docs/repair-loop.md, 9.4: every row --------------------------------------------------------

struct Routed {
  const char* name;
  Category category;
  ActionsUsed used;
  std::vector<Action> first;  // the first actions of the route, after text_fit
};

void PrintTo(const Routed& row, std::ostream* out) { *out << row.name; }

class Router : public testing::TestWithParam<Routed> {};

TEST_P(Router, Begins) {
  const Routed& row = GetParam();
  const Route way = route(row.category, row.used);
  std::vector<Action> actions = way.actions;
  ASSERT_FALSE(actions.empty());
  EXPECT_EQ(actions.back(), Action::Abort);
  if (row.category != HardVisualFail) {
    EXPECT_EQ(actions.front(), Action::TextFit);
    actions.erase(actions.begin());
  }
  ASSERT_GE(actions.size(), row.first.size());
  for (std::size_t i = 0; i < row.first.size(); ++i)
    EXPECT_EQ(actions[i], row.first[i]) << to_string(actions[i]);
}

INSTANTIATE_TEST_SUITE_P(
    Spec4, Router,
    testing::Values(
        Routed{"minor", MinorOverflow, {}, {Action::ZoneRatioRetry}},
        Routed{"minor_spent",
               MinorOverflow,
               {{Action::ZoneRatioRetry, 1}},
               {Action::LayoutAdjust}},
        Routed{"minor_spent_twice",
               MinorOverflow,
               {{Action::ZoneRatioRetry, 1}, {Action::LayoutAdjust, 1}},
               {Action::DetailsPopupEscalation}},
        Routed{"moderate", ModerateOverflow, {}, {Action::LayoutAdjust}},
        Routed{"moderate_spent",
               ModerateOverflow,
               {{Action::LayoutAdjust, 1}},
               {Action::DetailsPopupEscalation, Action::FrameReselect, Action::AdapterNeeded}},
        Routed{"structural_minor",
               StructuralMinorOverflow,
               {},
               {Action::ZoneRatioRetry}},
        Routed{"structural_minor_spent",
               StructuralMinorOverflow,
               {{Action::ZoneRatioRetry, 1}},
               {Action::DetailsPopupEscalation}},
        Routed{"structural_major",
               StructuralMajorOverflow,
               {},
               {Action::DetailsPopupEscalation, Action::FrameReselect, Action::AdapterNeeded}},
        Routed{"tabular",
               TabularOverflow,
               {},
               {Action::DetailsPopupEscalation, Action::FrameReselect, Action::AdapterNeeded}},
        Routed{"capacity",
               FrameCapacityMismatch,
               {},
               {Action::FrameReselect, Action::AdapterNeeded}},
        Routed{"capacity_spent",
               FrameCapacityMismatch,
               {{Action::FrameReselect, 1}},
               {Action::AdapterNeeded}},
        Routed{"zone",
               LayoutZoneMismatch,
               {},
               {Action::LayoutAdjust, Action::ZoneRatioRetry, Action::FrameReselect}},
        Routed{"zone_spent",
               LayoutZoneMismatch,
               {{Action::LayoutAdjust, 1}},
               {Action::FrameReselect, Action::AdapterNeeded}},
        Routed{"hard", HardVisualFail, {}, {Action::Abort}}),
    named<Routed>);

// ---- a fix that maps to no action is refused (docs/repair-loop.md, 9.5) -------------------------

TEST(Router, KnowsEveryActionByName) {
  EXPECT_STREQ(to_string(Action::TextFit), "text_fit");
  EXPECT_STREQ(to_string(Action::ZoneRatioRetry), "zone_ratio_retry");
  EXPECT_STREQ(to_string(Action::LayoutAdjust), "layout_adjust");
  EXPECT_STREQ(to_string(Action::DetailsPopupEscalation), "details_popup_escalation");
  EXPECT_STREQ(to_string(Action::FrameReselect), "frame_reselect");
  EXPECT_STREQ(to_string(Action::AdapterNeeded), "adapter_needed");
  EXPECT_STREQ(to_string(Action::Abort), "abort");
}

TEST(Router, FindsAnActionForEveryFixer) {
  const auto serves_some = [](const FixerDoc& doc) {
    const Route every = route(MinorOverflow, {});
    return std::any_of(every.actions.begin(), every.actions.end(),
                       [&doc](Action action) { return serves(doc, action); });
  };
  for (const PatchFixer& fixer : patch_fixers()) EXPECT_TRUE(serves_some(fixer.doc)) << fixer.doc.id;
  for (const PatchFixer& fixer : autofit_patch_fixers())
    EXPECT_TRUE(serves_some(fixer.doc)) << fixer.doc.id;
  for (const RestructureFixer& fixer : restructure_fixers())
    EXPECT_TRUE(serves_some(fixer.doc)) << fixer.doc.id;
}

// ---- docs/repair-loop.md, 9.1 and 9.2: content types, and facts from real slides ----------------

struct Laid {
  Deck deck;
  std::optional<SlideState> state;
};

Laid laid(const Slide& slide) {
  Laid out{test::deck({slide}), {}};
  const layout::LayoutContext context{out.deck, test::default_template(), test::text_engine()};
  const measure::NativeMeasurer measurer(test::text_engine());
  const layout::SolveGeometry solve_geometry = layout::geometry_solver(test::text_engine());
  auto state = evaluate_slide(out.deck.slides[0], {context, measurer, solve_geometry});
  if (!state) {
    ADD_FAILURE() << state.error().message;
    return out;
  }
  out.state = std::move(*state);
  return out;
}

ContentType type_of(const Slide& slide, const std::string& eid) {
  const Laid l = laid(slide);
  const ElementIr* element = l.state ? find_element(l.state->ir, eid) : nullptr;
  return element == nullptr ? ContentType::Unknown : content_type(l.state->ir, *element);
}

TEST(ContentTypes, FollowTheRegistry) {
  EXPECT_EQ(type_of(test::slide("one_column", {text("t", "제목", "title")}), "t"),
            ContentType::FrameLabel);
  EXPECT_EQ(type_of(test::slide("one_column", {text("t", "제목", "title"), text("p", "본문")}), "p"),
            ContentType::TextFlow);
  EXPECT_EQ(
      type_of(test::slide("one_column", {text("t", "제목", "title"), bullets("b", {"하나"})}), "b"),
      ContentType::TextFlow);
  EXPECT_EQ(type_of(test::slide("two_column", {text("t", "제목", "title"), bullets("l", {"전"}),
                                               bullets("r", {"후"})}),
                    "l"),
            ContentType::StructuralUnit)
      << "compared columns";
  EXPECT_EQ(type_of(test::slide("one_column", {test::shape("s", "하나")}), "s"),
            ContentType::FrameInternalCell);
  EXPECT_EQ(
      type_of(test::slide("one_column", {test::shape("s", "하나"), test::shape("u", "둘")}), "s"),
      ContentType::StructuralUnit)
      << "steps";
  EXPECT_EQ(type_of(test::slide("one_column", {test::divider("d")}), "d"), ContentType::Unknown);
}

// docs/repair-loop.md, 9.6: the last row of a comparison is cut by 10 px of its 15.95 px, so 0.6 of
// one unit; the layout suits its content. Classified structural_minor_overflow, routed to
// zone_ratio_retry; less padding maps to no action and is refused.
TEST(WorkedExample, IsAStructuralMinorOverflowForZoneRatioRetry) {
  constexpr double kRowPx = 15.95, kExcessPx = 10;
  SlideIr slide;
  ElementIr column;
  column.eid = "l";
  column.type = ElementType::Bullets;
  slide.layout_id = "two_column";
  slide.elements.push_back(column);
  column.eid = "r";
  slide.elements.push_back(column);
  MeasuredSlide measured;
  MeasuredElement m;
  m.eid = "l";
  for (std::size_t i = 0; i < 2; ++i) {
    MeasuredLine line;
    line.paragraph = i;
    line.top = emu_from_px(kRowPx * static_cast<double>(i));
    line.bottom = emu_from_px(kRowPx * static_cast<double>(i + 1));
    m.lines.push_back(line);
  }
  m.text_height = emu_from_px(2 * kRowPx);
  m.available_height = m.text_height - emu_from_px(kExcessPx);
  m.overflow_y = emu_from_px(kExcessPx);
  m.overflow_lines = kExcessPx / kRowPx;
  measured.elements.push_back(m);
  Diagnostic finding;
  finding.rule = "text-overflow";
  finding.at.element_id = "l";

  const OverflowFacts f = facts_of(slide, measured, finding);
  EXPECT_EQ(f.content_type, ContentType::StructuralUnit);
  EXPECT_EQ(f.fit_status, FitStatus::Ok);
  EXPECT_NEAR(f.line_equivalent, 0.6, 0.03);
  EXPECT_NEAR(f.structural_unit_drop_count, 0.6, 0.03);
  const Category category = classify(f);
  EXPECT_STREQ(to_string(category), "structural_minor_overflow");
  const Route way = route(category, {});
  ASSERT_GE(way.actions.size(), 2U);
  EXPECT_STREQ(to_string(way.actions[1]), "zone_ratio_retry");
}

// Two tables below each other, 40 pt high each in rows of 20 pt, of which the first has a box of 30 pt.
// The second has more than it needs, or not.
TEST(Facts, KnowATableThatItsColumnHasTheHeightFor) {
  const struct {
    double second_box_pt;
    ContentType type;
    const char* category;
  } rows[] = {{52, ContentType::FrameInternal, "layout_zone_mismatch"},
              {41, ContentType::Tabular, "tabular_overflow"}};
  for (const auto& row : rows) {
    SlideIr slide;
    MeasuredSlide measured;
    double y = 100;
    for (const double height : {30.0, row.second_box_pt}) {
      ElementIr element;
      element.eid = y == 100 ? "a" : "b";
      element.type = ElementType::Table;
      element.box = {Emu(0), emu_from_pt(y), emu_from_pt(600), emu_from_pt(height)};
      auto table = std::make_shared<TableIr>();
      table->rows.resize(2);
      for (TableRowIr& table_row : table->rows) table_row.height = emu_from_pt(20);
      element.table = table;
      slide.elements.push_back(element);
      MeasuredElement m;
      m.eid = element.eid;
      m.overflow_y = std::max(Emu(0), emu_from_pt(40 - height));
      measured.elements.push_back(m);
      y += height + 12;
    }
    Diagnostic finding;
    finding.rule = "table-overflow";
    finding.at.element_id = "a";
    const OverflowFacts facts = facts_of(slide, measured, finding);
    EXPECT_EQ(facts.content_type, row.type) << row.second_box_pt;
    EXPECT_STREQ(to_string(classify(facts)), row.category) << row.second_box_pt;
  }
}

TEST(Facts, KnowACoverWithATable) {
  Element table;
  table.element_id = "x";
  table.kind = ElementKind::Table;
  table.content = TableContent{};
  const Slide source = test::slide("title_center", {text("t", "제목", "title"), table});
  Diagnostic finding;
  finding.at.element_id = "x";
  EXPECT_EQ(facts_of(laid(source).state->ir, {}, finding).fit_status, FitStatus::StrictMismatch);
}

}  // namespace
}  // namespace deckle::fixers
