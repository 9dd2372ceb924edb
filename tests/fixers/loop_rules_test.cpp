// Rules of the refinement loop that no other test is about, clause by clause (docs/loop-conformance.md).

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "fixers/refine/patchers.h"
#include "fixers/refine/rollout_folder.h"
#include "fixers/refine/session.h"
#include "slidespec/ir_json/px.h"
#include "tests/support/test_engine.h"

namespace deckle::fixers {
namespace {

using nlohmann::json;

const layout::SolveGeometry kNone;

const measure::SlideMeasurer& measurer() {
  static const measure::NativeMeasurer native(test::text_engine());
  return native;
}

SlideIr slide_of(const std::string& elements) {
  return test::slide_from(R"({"slide":{"w":1280,"h":720},"elements":[)" + elements + "]}");
}

// `z` is written when it is not the default.
std::string box(const std::string& eid, const std::string& type, int priority, int x, int y, int w, int h,
                const std::string& style = "", int z = 10) {
  const bool words = type != "image";
  return R"({"eid":")" + eid + R"(","type":")" + type + R"(","priority":)" + std::to_string(priority) +
         R"(,"content":")" + (words ? "words" : "") + R"(","layout":{"x":)" + std::to_string(x) + R"(,"y":)" +
         std::to_string(y) + R"(,"w":)" + std::to_string(w) + R"(,"h":)" + std::to_string(h) +
         (z == 10 ? "" : R"(,"zIndex":)" + std::to_string(z)) + R"(},"style":{)" + style + "}}";
}

Diagnosis diagnosis_of(const SlideIr& slide) { return diagnose(slide, measurer(), {})->diagnosis; }

Session start(const SlideIr& slide, const LoopSettings& settings = {}) {
  return *Session::start(slide, measurer(), kNone, settings);
}

SlidePatch move(const std::string& eid, double x, double y) {
  SlidePatch patch;
  SlideEdit edit;
  edit.eid = eid;
  edit.x = x;
  edit.y = y;
  patch.edits.push_back(edit);
  return patch;
}

// 0: the table of constants.
TEST(LoopRules, ConstantsHaveTheirDefaults) {
  const std::map<std::string, double> table = {
      {"SAFE_PADDING", 8},           {"MIN_OVERLAP_AREA_PX", 100},
      {"OOB_EPS_PX", 1},             {"HINT_BUFFER_PX", 8},
      {"MAX_ITER", 3},               {"STALL_THRESHOLD", 2},
      {"HIGH_PRIO_SIZE_BUDGET", .15}, {"HIGH_PRIO_MOVE_PX", 48},
      {"ALLOW_HIDE", 0},             {"TEXT_OVERLAP_SEVERITY_MULT", 2},
      {"TOPOLOGY_SEVERITY", 5000}};
  const std::vector<std::string> names = constant_names();
  for (const auto& [name, value] : table) {
    EXPECT_TRUE(std::find(names.begin(), names.end(), name) != names.end()) << name;
    EXPECT_DOUBLE_EQ(constant({}, name).number, value) << name;
  }
}

// 2: the table of minimums; below priority 80 no budget, but the minimum all the same.
TEST(LoopRules, NoPatchMakesTextSmallerThanItsMinimum) {
  struct Case {
    const char* type;
    int priority;
    double least;
  };
  for (const Case& c : {Case{"title", 100, 32}, Case{"bullets", 80, 20}, Case{"text", 60, 16}}) {
    SlideIr slide = slide_of(box("a", c.type, c.priority, 100, 100, 600, 200, R"("fontSize":40)"));
    SlidePatch patch;
    patch.edits.emplace_back();
    patch.edits[0].eid = "a";
    patch.edits[0].font_size = 5;
    AppliedPatch applied;
    // Budgets of a title are used up one by one.
    for (int i = 0; i < 6; ++i) {
      applied = apply(slide, patch);
      EXPECT_FALSE(applied.overrides.empty()) << c.type;
      slide = applied.slide;
    }
    EXPECT_NEAR(px_from_pt(largest_size_pt(slide.elements[0].text)), c.least, 0.01) << c.type;
  }
}

// 4: what a measured element is written as, in px of the slide.
TEST(LoopRules, MeasuredElementsHaveTheirBoxes) {
  const SlideIr slide = slide_of(box("a", "text", 60, 64, 140, 400, 100, R"("fontSize":20,"lineHeight":1.5)") + "," +
                                 box("b", "image", 40, 600, 140, 200, 100, "", 12));
  const Session session = start(slide);
  const Iteration& now = session.current();
  std::map<std::string, std::string> files;
  for (const auto& [name, bytes] : iteration_files(now.ir, now.measured, now.diagnosis, 0, "powerpoint", "native", {}))
    files[name] = bytes;
  const json dom = json::parse(files.at("dom_0.json")).at("slides").at(0);
  const json& a = dom.at("elements").at(0);
  EXPECT_EQ(a.at("eid"), "a");
  EXPECT_EQ(a.at("bbox"), (json{{"x", 64}, {"y", 140}, {"w", 400}, {"h", 100}}));
  EXPECT_EQ(a.at("safeBox"), (json{{"x", 56}, {"y", 132}, {"w", 416}, {"h", 116}}));
  EXPECT_GE(a.at("contentBox").at("x"), 64);
  EXPECT_GT(a.at("contentBox").at("h"), 20);
  EXPECT_LT(a.at("contentBox").at("w"), 400);
  EXPECT_EQ(a.at("zIndex"), 10) << "the default";
  EXPECT_EQ(a.at("computed").at("fontSize"), 20);
  EXPECT_NEAR(a.at("computed").at("lineHeight").get<double>(), 1.389, 1e-9) << "a single line in PowerPoint";
  EXPECT_EQ(dom.at("elements").at(1).at("zIndex"), 12);
}

// 5.1: a word that is wider than its box.
TEST(LoopRules, TextThatIsTooWideGetsAWidth) {
  SlideIr slide = slide_of(box("a", "text", 60, 100, 100, 60, 300, R"("fontSize":40)"));
  slide.elements[0].text.wrap = false;
  slide.elements[0].text.paragraphs[0].runs[0].text = "Wettbewerbsfähigkeit";
  const Diagnosis found = diagnosis_of(slide);
  ASSERT_EQ(found.defects.size(), 1u);
  const Defect& defect = found.defects[0];
  EXPECT_EQ(defect.type, DefectType::ContentOverflow);
  EXPECT_GT(defect.overflow_x, 100);
  EXPECT_DOUBLE_EQ(defect.severity, defect.overflow_x + defect.overflow_y);
  ASSERT_TRUE(defect.hint && defect.hint->w);
  EXPECT_GE(*defect.hint->w, 60 + defect.overflow_x);
  EXPECT_LE(*defect.hint->w, 60 + defect.overflow_x + 9) << "and the buffer, in whole px";
}

// 5.2 and 8: a warning is no defect, and only the label tells of it.
TEST(LoopRules, WarningsChangeTheLabelAlone) {
  const Session session = start(slide_of(box("a", "text", 60, 100, 100, 400, 200, R"("fontSize":20)") + "," +
                                         box("b", "image", 40, 200, 150, 400, 200, "", 11)));
  ASSERT_TRUE(session.done());
  EXPECT_EQ(session.metrics().quality, Quality::SuccessWithWarnings);
  EXPECT_EQ(session.metrics().defect_counts, std::vector<int>{0});
  EXPECT_EQ(session.metrics().severities, std::vector<double>{0});
  EXPECT_EQ(session.metrics().warning_counts, std::vector<int>{1});
  EXPECT_EQ(session.metrics().final_warning_types, std::vector<std::string>{"occlusion_suspected"});
}

// 5.4
TEST(LoopRules, TheLessImportantOfTwoOwnsAnOverlap) {
  for (const auto& [first, second, owner] : {std::tuple{40, 60, "a"}, {60, 40, "b"}, {40, 40, "b"}}) {
    const SlideIr slide = slide_of(box("a", "image", first, 100, 100, 200, 200) + "," +
                                   box("b", "image", second, 200, 100, 200, 200));
    const Diagnosis found = diagnosis_of(slide);
    ASSERT_EQ(found.defects.size(), 1u);
    EXPECT_EQ(slide.elements[found.defects[0].element].eid, owner) << first << " and " << second;
    ASSERT_TRUE(found.defects[0].hint);
    EXPECT_EQ(slide.elements[found.defects[0].hint->element].eid, owner) << "and is what moves";
  }
}

// 5.5: members are compressed, but no picture below 100 px and no text below its minimum.
TEST(LoopRules, ChainsAreCompressedWithinTheirMinimums) {
  const SlideIr slide = slide_of(box("t", "title", 100, 48, 32, 1184, 80, R"("fontSize":44)") + "," +
                                 box("b", "bullets", 80, 48, 100, 1184, 380, R"("fontSize":24)") + "," +
                                 box("i", "image", 40, 48, 420, 1184, 290));
  const auto found = diagnose(slide, measurer(), {});
  ASSERT_EQ(found->diagnosis.chains.size(), 1u);
  EXPECT_TRUE(found->diagnosis.chains[0].feasible);
  SlideIr now = slide;
  for (int i = 0; i < found->diagnosis.patches; ++i) now = apply(now, patch_of(now, found->plan)).slide;
  EXPECT_TRUE(diagnosis_of(now).defects.empty());
  EXPECT_GE(to_px(now.elements[2].box.h), 100);
  EXPECT_GE(px_from_pt(largest_size_pt(now.elements[1].text)), 20 - 1e-3);
}

// 5.6: only what one patch brings about is validated; it is never asked for twice.
TEST(LoopRules, ValidatedHintsAreWithinOnePatchAndNotRepeated) {
  const auto title_at = [](int y) {
    return slide_of(box("t", "title", 100, 48, y, 1184, 80, R"("fontSize":44)") + "," +
                    box("b", "image", 40, 48, 100, 1184, 500, R"("fontSize":20)"));
  };
  SlideIr far = title_at(560);
  far.elements[1].pinned = true;
  const Diagnosis several = diagnosis_of(far);
  ASSERT_FALSE(several.defects.empty());
  ASSERT_TRUE(several.defects[0].hint);
  EXPECT_GT(several.patches, 1);
  EXPECT_FALSE(several.defects[0].hint->validated);
  EXPECT_NE(several.defects[0].hint->reason.find("patches"), std::string::npos);

  Session session = start(title_at(32));
  for (const Defect& defect : session.current().diagnosis.defects) {
    ASSERT_TRUE(defect.hint);
    EXPECT_TRUE(defect.hint->validated);
    for (const auto& size : {defect.hint->w, defect.hint->h})
      EXPECT_GE(size.value_or(1), 0);
  }
  ASSERT_TRUE(session.step(hints_patch(session), "hints"));
  EXPECT_TRUE(session.current().diagnosis.defects.empty());
}

// 5.7 and 5.8: every type once, in the order of repair, with its weight.
TEST(LoopRules, DefectsComeInTheOrderOfRepairWithTheirSeverities) {
  const SlideIr slide = slide_of(
      box("o", "image", 40, 900, 300, 200, 100) + "," + box("p", "image", 40, 1000, 300, 200, 100) + "," +
      box("x", "image", 40, 1200, 600, 120, 80) + "," +
      box("v", "text", 60, 64, 400, 300, 10, R"("fontSize":20)") + "," +
      box("f", "text", 60, 64, 500, 300, 60, R"("fontSize":12)") + "," +
      box("t", "title", 100, 64, 600, 600, 80, R"("fontSize":44)"));
  const Diagnosis found = diagnosis_of(slide);
  std::map<DefectType, double> severity;
  for (const Defect& defect : found.defects) severity[defect.type] += defect.severity;
  EXPECT_TRUE(std::is_sorted(found.defects.begin(), found.defects.end(),
                             [](const Defect& a, const Defect& b) { return a.type < b.type; }));
  EXPECT_DOUBLE_EQ(severity[DefectType::LayoutTopology], 10000) << "two texts above the title";
  EXPECT_NEAR(severity[DefectType::FontTooSmall], 40, 1e-6) << "(16 - 12) * 10";
  EXPECT_GT(severity[DefectType::ContentOverflow], 5);
  EXPECT_DOUBLE_EQ(severity[DefectType::OutOfBounds], 40);
  EXPECT_DOUBLE_EQ(severity[DefectType::Overlap], 116 * 116) << "two pictures, with their safe boxes";
  double sum = 0;
  for (const auto& [type, one] : severity) sum += one;
  EXPECT_DOUBLE_EQ(found.total_severity, sum);
}

// 5.10: what is taboo is in the metrics, and of one session.
TEST(LoopRules, TabooFingerprintsAreMetricsOfTheirSession) {
  const SlideIr slide = slide_of(box("a", "image", 40, 100, 100, 400, 200) + "," +
                                 box("b", "image", 40, 400, 100, 400, 200));
  LoopSettings once;
  once.stall_threshold = 1;
  Session session = start(slide, once);
  ASSERT_TRUE(session.step(move("b", 390, 100), "test"));
  ASSERT_TRUE(session.done());
  EXPECT_EQ(session.metrics().taboo_fingerprints, std::vector<std::string>{"b:move:left"});
  EXPECT_EQ(start(slide).refusal(move("b", 390, 100)), "");
}

// 8: one of the two numbers is enough to go on; and the best state is the least severe one, of equals
// that with fewer defects.
TEST(LoopRules, EitherNumberIsAnImprovement) {
  const SlideIr slide = slide_of(box("a", "image", 40, 100, 100, 400, 200) + "," +
                                 box("b", "image", 40, 300, 100, 400, 200));
  Session session = start(slide);
  // Less severe each time, and as many defects.
  for (const int x : {340, 380}) {
    ASSERT_TRUE(session.step(move("b", x, 100), "test"));
    ASSERT_FALSE(session.done()) << x;
  }
  ASSERT_TRUE(session.step(move("b", 420, 100), "test"));
  EXPECT_EQ(session.trace().back().action, "stop_max_iter");
  EXPECT_EQ(session.metrics().best_iteration, 3);
  EXPECT_FALSE(session.metrics().rolled_back);
}

TEST(LoopRules, GoesBackToTheLeastSevereState) {
  const SlideIr slide = slide_of(box("a", "image", 40, 100, 100, 400, 200) + "," +
                                 box("b", "image", 40, 300, 100, 400, 200));
  Session session = start(slide);
  ASSERT_TRUE(session.step(move("b", 380, 100), "test"));
  ASSERT_TRUE(session.step(move("b", 350, 100), "test"));
  ASSERT_TRUE(session.step(move("b", 340, 100), "test"));
  EXPECT_EQ(session.trace().back().action, "stop_stalled");
  EXPECT_EQ(session.metrics().best_iteration, 1);
  EXPECT_TRUE(session.metrics().rolled_back);
  EXPECT_DOUBLE_EQ(to_px(session.result().elements[1].box.x), 380);
  EXPECT_EQ(session.metrics().final_defect_types, std::vector<std::string>{"overlap"});
}

// 8: fewer warnings are no improvement.
TEST(LoopRules, WarningsAreNothingToStallOrGoOnFor) {
  const SlideIr slide = slide_of(box("a", "image", 40, 100, 100, 400, 200) + "," +
                                 box("b", "image", 40, 300, 100, 400, 200) + "," +
                                 box("c", "image", 40, 100, 250, 400, 200, "", 12));
  LoopSettings once;
  once.stall_threshold = 1;
  Session session = start(slide, once);
  EXPECT_GT(session.metrics().warning_counts.front(), 0);
  ASSERT_TRUE(session.step(move("c", 100, 500), "test"));
  EXPECT_EQ(session.metrics().warning_counts.back(), 0);
  EXPECT_EQ(session.trace().back().action, "stop_stalled");
}

// 8: the table of metrics.
TEST(LoopRules, MetricsHaveTheNamesOfTheTable) {
  const json metrics = json::parse(write_metrics(start(slide_of(box("a", "image", 40, 100, 100, 400, 200))).metrics()));
  for (const char* name : {"defect_count_per_iter", "total_severity_per_iter", "warning_count_per_iter",
                           "iterations_to_converge", "final_defect_types", "final_warning_types", "quality",
                           "budget_overrides", "taboo_fingerprints"})
    EXPECT_TRUE(metrics.contains(name)) << name;
  EXPECT_EQ(metrics.at("quality"), "success_clean");
}

}  // namespace
}  // namespace deckle::fixers
