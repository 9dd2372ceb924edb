// Patch rounds on a slide read from JSON, with a measurer that needs no fonts: neither Deck nor
// template. Only allowed actions are applied, and budgets limit patches.

#include "fixers/loop/patch_rounds.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "fixers/registry/registry.h"
#include "slidespec/ir_json/ir_json.h"

namespace deckle::fixers {
namespace {

// Every element has `kLines` lines, each 1.2 times its largest size high.
constexpr double kLines = 10, kPitch = 1.2;

class FakeMeasurer final : public measure::SlideMeasurer {
 public:
  [[nodiscard]] Result<MeasuredSlide> measure(const SlideIr& slide) const override {
    MeasuredSlide out;
    out.slide_id = slide.slide_id;
    out.size = slide.size;
    for (const ElementIr& element : slide.elements) {
      MeasuredElement m;
      m.eid = element.eid;
      m.bbox = m.safe_box = m.content_box = element.box;
      m.font_size_pt = largest_size_pt(element.text);
      m.min_size_pt = smallest_size_pt(element.text);
      m.available_width = element.box.w;
      m.available_height = element.box.h;
      m.text_height = emu_from_pt(kLines * kPitch * m.font_size_pt);
      m.overflow_y = std::max(Emu(0), m.text_height - m.available_height);
      m.overflow_lines = m.font_size_pt > 0 ? to_pt(m.overflow_y) / (kPitch * m.font_size_pt) : 0;
      out.elements.push_back(std::move(m));
    }
    return out;
  }
};

// A text in a box `height_px` high; ten lines of 20 pt are 320 px.
SlideIr slide_of(int height_px, int priority = 60, double size_pt = 20) {
  const std::string json =
      R"({"slide":{"w":1280,"h":720,"id":"s","layout":"One Column","master":"M"},
    "elements":[{"eid":"b","type":"text","priority":)" +
      std::to_string(priority) + R"(,"content":"words","layout":{"x":100,"y":100,"w":900,"h":)" +
      std::to_string(height_px) + R"(,"zIndex":10},"style":{"fontSize":)" +
      std::to_string(px_from_pt(size_pt)) + R"(,"lineHeight":1.2}}]})";
  DiagnosticSink sink;
  std::vector<SlideIr> slides = read_ir(json, "slide.json", sink);
  for (const Diagnostic& d : sink) ADD_FAILURE() << d.message;
  return slides.empty() ? SlideIr{} : slides.front();
}

struct Ran {
  SlideState state;
  ActionsUsed used;
  std::vector<TraceEntry> trace;
};

Ran run(const SlideIr& slide, std::span<const PatchFixer> fixers, ActionsUsed used = {}) {
  const FakeMeasurer measurer;
  const layout::SolveGeometry none;
  Ran ran{*judged(slide, {}, measurer, none), std::move(used), {}};
  run_patch_rounds({measurer, none, fixers}, slide, 0, ran.state, ran.used, ran.trace);
  return ran;
}

// Grows the box by 4 px: an improvement in every round, but never a repair.
constexpr FixerDoc kGrowDoc{.id = "grow-box",
                            .summary = "makes a box higher",
                            .repairs = {"text-overflow"},
                            .actions = {Action::ZoneRatioRetry}};
std::vector<ElementEdit> grow(const PatchContext& context, const Diagnostic& finding) {
  ElementEdit edit;
  edit.eid = finding.at.element_id;
  edit.h = context.element(edit.eid)->box.h + emu_from_px(4);
  return {edit};
}
const PatchFixer kGrow{kGrowDoc, grow};

constexpr FixerDoc kPaddingDoc{.id = "shave-padding",
                               .summary = "sets less padding",
                               .repairs = {"text-overflow"},
                               .actions = {}};
const PatchFixer kShavePadding{kPaddingDoc, grow};

TEST(PatchRounds, RepairASlideReadFromJson) {
  const SlideIr slide = slide_of(280);  // ten lines of 17.5 pt
  ASSERT_FALSE(slide.elements.empty());
  const Ran ran = run(slide, patch_fixers());
  EXPECT_EQ(ran.state.tally.defects, 0);
  EXPECT_EQ(plain_text(ran.state.ir.elements[0].text), "words");
  ASSERT_FALSE(ran.trace.empty());
  for (const TraceEntry& entry : ran.trace) {
    EXPECT_TRUE(entry.category.has_value()) << entry.fixer;
    EXPECT_TRUE(entry.route.has_value()) << entry.fixer;
  }
  EXPECT_EQ(ran.used.size(), 1U) << "one patch is enough";
}

TEST(PatchRounds, SetTextSmallerDownToItsMinimum) {
  const PatchFixer fixers[] = {patch_fixers().front()};
  ASSERT_EQ(fixers[0].doc.id, "shrink-text");
  const Ran ran = run(slide_of(280), fixers);
  EXPECT_EQ(ran.state.tally.defects, 0);
  EXPECT_NEAR(largest_size_pt(ran.state.ir.elements[0].text), 16, 0.01);
  EXPECT_EQ(ran.used.at(Action::TextFit), 1);
}

// 40 pt with a minimum of 24: the budget of 15 % allows 34 pt in one patch.
TEST(PatchRounds, ReachTheSizeThatFitsInOneRound) {
  struct Case {
    const char* name;
    double fits_at_pt, expected_pt;
  };
  const Case cases[] = {
      {"a step of the budget", 35, 34},
      {"several steps of the budget", 27.5, 26},
      {"between the last size and the minimum", 25, 24},
      {"the minimum itself", 24, 24},
  };
  const PatchFixer fixers[] = {patch_fixers().front()};
  for (const Case& c : cases) {
    SlideIr slide = slide_of(320, kHighPriority, 40);
    ElementIr& element = slide.elements.at(0);
    element.min_font_pt = 24;
    element.box.h = emu_from_pt(kLines * kPitch * c.fits_at_pt) + Emu(1);
    const Ran ran = run(slide, fixers);
    EXPECT_EQ(ran.state.tally.defects, 0) << c.name;
    EXPECT_NEAR(largest_size_pt(ran.state.ir.elements[0].text), c.expected_pt, 0.01) << c.name;
    EXPECT_EQ(ran.trace.size(), 1U) << c.name;
  }
}

TEST(PatchRounds, ListTheStepsOfABudget) {
  const PatchFixer fixers[] = {patch_fixers().front()};
  SlideIr slide = slide_of(400, kHighPriority, 40);  // ten lines of 25 pt
  slide.elements.at(0).min_font_pt = 24;
  const Ran ran = run(slide, fixers);
  ASSERT_EQ(ran.trace.size(), 1U);
  const std::vector<Override>& overrides = ran.trace[0].overrides;
  ASSERT_EQ(overrides.size(), 3U);
  double before = 40;
  for (const Override& step : overrides) {
    EXPECT_EQ(step.requested, 24);
    EXPECT_GE(step.clamped_to, before * (1 - kHighPrioritySizeBudget) - 0.001);
    before = step.clamped_to;
  }
}

// Where no size fits, other repairs may: the text is reduced by one step of the budget only.
TEST(PatchRounds, KeepTheBudgetOfARoundWhereNoSizeFits) {
  const PatchFixer fixers[] = {patch_fixers().front()};
  SlideIr slide = slide_of(200, kHighPriority, 40);
  slide.elements.at(0).min_font_pt = 24;
  const Ran ran = run(slide, fixers);
  ASSERT_FALSE(ran.trace.empty());
  EXPECT_TRUE(ran.trace[0].overrides.empty());
  EXPECT_GT(ran.state.tally.defects, 0);
}

TEST(PatchRounds, LeaveASlideWithoutDefectsAlone) {
  const Ran ran = run(slide_of(400), patch_fixers());
  EXPECT_TRUE(ran.trace.empty());
  EXPECT_TRUE(ran.used.empty());
}

// One line too many is minor_overflow: zone_ratio_retry, once.
TEST(PatchRounds, KeepToABudgetOfOne) {
  const PatchFixer fixers[] = {kGrow};
  const Ran ran = run(slide_of(300), fixers);
  EXPECT_EQ(std::count_if(ran.trace.begin(), ran.trace.end(),
                          [](const TraceEntry& e) { return e.action == TraceAction::Patch; }),
            1);
  EXPECT_EQ(ran.used.at(Action::ZoneRatioRetry), 1);
  EXPECT_EQ(ran.state.ir.elements[0].box.h, emu_from_px(304));
}

TEST(PatchRounds, DoNothingWhenTheBudgetIsUsedUp) {
  const PatchFixer fixers[] = {kGrow};
  const Ran ran = run(slide_of(300), fixers, {{Action::ZoneRatioRetry, 1}});
  EXPECT_TRUE(ran.trace.empty());
  EXPECT_EQ(ran.state.ir.elements[0].box.h, emu_from_px(300));
}

// More than four lines too many is frame_capacity_mismatch, whose row has no zone_ratio_retry.
TEST(PatchRounds, DoNotAskAFixerThatTheRouteDoesNotAllow) {
  const PatchFixer fixers[] = {kGrow};
  const Ran ran = run(slide_of(150), fixers);
  EXPECT_TRUE(ran.trace.empty());
  EXPECT_EQ(ran.state.ir.elements[0].box.h, emu_from_px(150));
}

TEST(PatchRounds, RefuseAFixerThatServesNoAction) {
  const PatchFixer fixers[] = {kShavePadding};
  const Ran ran = run(slide_of(300), fixers);
  EXPECT_TRUE(ran.trace.empty());
  EXPECT_EQ(ran.state.ir.elements[0].box.h, emu_from_px(300));
}

}  // namespace
}  // namespace deckle::fixers
