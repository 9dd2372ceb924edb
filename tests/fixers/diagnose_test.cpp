// Diagnosis: every defect and warning from both sides of its threshold, and hints that cure
// (docs/loop-conformance.md names the clauses).

#include "fixers/diagnose/diagnose.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "slidespec/ir_json/ir_json.h"
#include "tests/support/test_engine.h"

namespace deckle::fixers {
namespace {

std::string element(const std::string& eid, const std::string& type, int priority,
                    const std::string& box, const std::string& more = "") {
  return R"({"eid":")" + eid + R"(","type":")" + type + R"(","priority":)" + std::to_string(priority) +
         R"(,"content":")" + (type == "image" || type == "decoration" ? "" : "words") +
         R"(","layout":{)" + box + "}" + more + "}";
}

SlideIr slide_of(const std::vector<std::string>& elements) {
  std::string all;
  for (const std::string& one : elements) all += (all.empty() ? "" : ",") + one;
  DiagnosticSink sink;
  auto slides = read_ir(R"({"slide":{"w":1280,"h":720},"elements":[)" + all + "]}", "slide", sink);
  EXPECT_FALSE(slides.empty()) << (sink.empty() ? "" : sink.front().message.english());
  return slides.empty() ? SlideIr{} : slides.front();
}

constexpr const char* kBig = R"(,"style":{"fontSize":44,"lineHeight":1.2})";
constexpr const char* kText = R"(,"style":{"fontSize":20,"lineHeight":1.2})";

DiagnosedSlide run(const SlideIr& slide, const LoopSettings& settings = {}) {
  return *diagnose(slide, measure::NativeMeasurer(test::text_engine()), settings);
}

std::vector<std::string> types(const Diagnosis& diagnosis) {
  std::vector<std::string> out;
  for (const Defect& defect : diagnosis.defects) out.emplace_back(to_string(defect.type));
  return out;
}

using Types = std::vector<std::string>;

TEST(Diagnose, FindsOverlapsOfSafeBoxesFromTheirAreaOn) {
  const auto at = [](int x) {
    return slide_of({element("a", "image", 40, R"("x":100,"y":100,"w":200,"h":100)"),
                     element("b", "image", 40, R"("x":)" + std::to_string(x) + R"(,"y":100,"w":200,"h":100)")});
  };
  // Two safe boxes 116 px high.
  EXPECT_EQ(types(run(at(316)).diagnosis), Types{});
  const Diagnosis close = run(at(315)).diagnosis;
  ASSERT_EQ(types(close), Types{"overlap"});
  EXPECT_DOUBLE_EQ(close.defects[0].severity, 116) << "two pictures: not doubled";
  LoopSettings settings;
  settings.min_overlap_area = 117;
  EXPECT_EQ(types(run(at(315), settings).diagnosis), Types{});
}

// As in the rule overlapping-elements.
TEST(Diagnose, LeavesTwoPlaceholdersWithinTheirPlacesAlone) {
  const auto at = [](const char* own_place) {
    return slide_of(
        {element("a", "text", 60, R"("x":500,"y":40,"w":600,"h":500)",
                 R"(,"placeholder":{"type":"body","idx":14,"inheritedBox":{"x":500,"y":40,"w":600,"h":500}})"),
         element("b", "text", 60, R"("x":520,"y":100,"w":200,"h":40)",
                 R"(,"placeholder":{"type":"body","idx":12,"inheritedBox":)" + std::string(own_place) + "}")});
  };
  EXPECT_EQ(types(run(at(R"({"x":520,"y":100,"w":200,"h":70})")).diagnosis), Types{});
  EXPECT_EQ(types(run(at(R"({"x":520,"y":110,"w":200,"h":70})")).diagnosis), Types{"overlap"});
}

TEST(Diagnose, DoublesTheSeverityWhereTextTakesPart) {
  const Diagnosis found = run(slide_of({element("a", "text", 60, R"("x":100,"y":100,"w":200,"h":100)", kText),
                                        element("b", "image", 40, R"("x":315,"y":100,"w":200,"h":100)")}))
                              .diagnosis;
  ASSERT_EQ(types(found), Types{"overlap"});
  EXPECT_DOUBLE_EQ(found.total_severity, 232);
  EXPECT_EQ(found.defects[0].element, 1u) << "the lower priority owns it";
}

TEST(Diagnose, WarnsOfOverlapsAcrossLevelsAndExemptsDecoration) {
  const SlideIr slide = slide_of({element("bg", "decoration", 20, R"("x":0,"y":0,"w":400,"h":720)"),
                                  element("a", "text", 60, R"("x":100,"y":100,"w":200,"h":100)", kText),
                                  element("b", "image", 40, R"("x":200,"y":100,"w":200,"h":100,"zIndex":20)")});
  const Diagnosis found = run(slide).diagnosis;
  EXPECT_EQ(types(found), Types{});
  ASSERT_EQ(found.warnings.size(), 1u);
  EXPECT_EQ(found.warnings[0].top, 2u);
  EXPECT_EQ(found.warnings[0].element, 2u);
  EXPECT_DOUBLE_EQ(found.total_severity, 0);
  LoopSettings strict;
  strict.cross_z_defect = true;
  EXPECT_EQ(types(run(slide, strict).diagnosis), Types{"overlap"});
}

TEST(Diagnose, FindsWhatIsBeyondTheSlideByMoreThanAPixel) {
  const auto at = [](const char* x) {
    return slide_of({element("a", "image", 40, std::string(R"("x":)") + x + R"(,"y":100,"w":200,"h":100)")});
  };
  EXPECT_EQ(types(run(at("1081")).diagnosis), Types{});
  const Diagnosis off = run(at("1100")).diagnosis;
  ASSERT_EQ(types(off), Types{"out_of_bounds"});
  EXPECT_EQ(off.defects[0].edge, "right");
  EXPECT_DOUBLE_EQ(off.defects[0].severity, 20);
  ASSERT_TRUE(off.defects[0].hint);
  EXPECT_EQ(off.defects[0].hint->action, "move_in");
  EXPECT_DOUBLE_EQ(*off.defects[0].hint->x, 1072) << "its safe box inside the slide";
}

TEST(Diagnose, LinesAndTablesThatAreWiderThanTheSlideBecomeNarrower) {
  for (const char* type : {"divider", "table"}) {
    const Diagnosis found =
        run(slide_of({element("a", type, 40, R"("x":56,"y":524,"w":1500,"h":120)")})).diagnosis;
    ASSERT_EQ(types(found), Types{"out_of_bounds"}) << type;
    EXPECT_EQ(found.feasible, true) << type;
    ASSERT_TRUE(found.defects[0].hint && found.defects[0].hint->w) << type;
    EXPECT_LT(*found.defects[0].hint->w, 1280) << type;
    EXPECT_FALSE(found.defects[0].hint->h) << type << " keeps its height";
  }
}

TEST(Diagnose, TextWiderThanTheSlideBecomesNarrowerWithinBudgets) {
  const Diagnosis found =
      run(slide_of({element("t", "title", 100, R"("x":-107,"y":24,"w":1700,"h":100)", kBig)})).diagnosis;
  EXPECT_EQ(found.feasible, true);
  ASSERT_TRUE(found.defects[0].hint && found.defects[0].hint->w);
  EXPECT_LE(*found.defects[0].hint->w, 1280);
  EXPECT_EQ(found.patches, 3) << "107 px to the right, 48 each";
}

// A table without content that is known has no proportions, and gives way where nothing else does.
TEST(Diagnose, TablesWithoutContentGiveWay) {
  const SlideIr slide = slide_of(
      {element("a", "text", 60, R"("x":47,"y":20,"w":1186,"h":80)", R"(,"pinned":true,"style":{"fontSize":20})"),
       element("b", "table", 40, R"("x":567,"y":110,"w":800,"h":409)"),
       element("c", "image", 40, R"("x":47,"y":120,"w":498,"h":340)", R"(,"pinned":true)"),
       element("d", "text", 60, R"("x":47,"y":490,"w":1186,"h":210)", R"(,"pinned":true,"style":{"fontSize":20})")});
  const DiagnosedSlide found = run(slide);
  EXPECT_EQ(found.diagnosis.feasible, true);
  EXPECT_EQ(types(run(apply(slide, patch_of(slide, found.plan)).slide).diagnosis), Types{});
}

TEST(Diagnose, NoTableBecomesNarrowerThanAPicture) {
  const SlideIr slide = slide_of(
      {element("a", "image", 40, R"("x":0,"y":0,"w":600,"h":720)", R"(,"pinned":true)"),
       element("b", "image", 40, R"("x":700,"y":0,"w":580,"h":720)", R"(,"pinned":true)"),
       element("c", "table", 40, R"("x":500,"y":100,"w":300,"h":200)")});
  EXPECT_FALSE(run(slide).plan.complete) << "68 px are left between the pictures";
}

// A px beyond the edge is tolerated where it is, but no patch brings a box there.
TEST(Diagnose, HintsAskForPlacesThatPatchesReach) {
  const SlideIr slide = slide_of(
      {element("t", "title", 100, R"("x":31,"y":138,"w":1218,"h":74)", R"(,"pinned":true,"style":{"fontSize":44})"),
       element("i", "image", 40, R"("x":1018,"y":129,"w":200,"h":493)")});
  const DiagnosedSlide found = run(slide);
  EXPECT_EQ(found.diagnosis.feasible, true) << "212 + 16 + 493 is 721";
  EXPECT_EQ(types(run(apply(slide, patch_of(slide, found.plan)).slide).diagnosis), Types{});
}

// Each of them finds no place as long as the other stays: 144 px are what three patches move.
TEST(Diagnose, SendsTwoWithBudgetsApart) {
  const SlideIr slide = slide_of(
      {element("t", "title", 100, R"("x":28,"y":29,"w":1224,"h":61)", R"(,"pinned":true,"style":{"fontSize":36})"),
       element("a", "bullets", 80, R"("x":28,"y":252,"w":1224,"h":173)", kText),
       element("b", "bullets", 80, R"("x":28,"y":156,"w":1224,"h":380)", kText)});
  const DiagnosedSlide found = run(slide);
  EXPECT_EQ(found.diagnosis.feasible, true);
  EXPECT_GT(found.diagnosis.patches, 1);
}

// The same hint in the same direction is never given again (docs/decisions.md, 120), not
// even by another plan.
TEST(Diagnose, SendsNothingFartherThanTheHintThatItHasReached) {
  const auto at = [](int y) {
    return slide_of({element("p", "image", 40, R"("x":100,"y":200,"w":400,"h":100)", R"(,"pinned":true)"),
                     element("b", "image", 40, R"("x":100,"y":)" + std::to_string(y) + R"(,"w":400,"h":100)")});
  };
  const SlideIr before = at(250), now = at(290);
  const auto hint = [&](const PlanBefore* plan) {
    return *diagnose(now, measure::NativeMeasurer(test::text_engine()), {}, plan)
                ->diagnosis.defects.at(0)
                .hint;
  };
  EXPECT_DOUBLE_EQ(*hint(nullptr).y, 316);
  Plan hinted = plan_of(before, {});
  hinted.targets[1].box.y = 290;
  EXPECT_EQ(reached_by(hinted, before, now).at(1).y, 1);
  const PlanBefore iteration{before, hinted, hinted, 2};
  const Hint other = hint(&iteration);
  EXPECT_LE(other.y.value_or(0), 290);
}

TEST(Diagnose, FindsSmallTextAndRaisesItToItsMinimum) {
  const Diagnosis found =
      run(slide_of({element("a", "text", 80, R"("x":100,"y":100,"w":400,"h":100)", R"(,"style":{"fontSize":18})")}))
          .diagnosis;
  ASSERT_EQ(types(found), Types{"font_too_small"});
  EXPECT_DOUBLE_EQ(found.defects[0].severity, 20) << "(20 - 18) * 10";
  ASSERT_TRUE(found.defects[0].hint);
  EXPECT_DOUBLE_EQ(*found.defects[0].hint->font_size, 20);
  EXPECT_TRUE(found.defects[0].hint->validated);
}

TEST(Diagnose, FindsOverflowAndSuggestsTheTextsHeightAndTheBuffer) {
  const Diagnosis found =
      run(slide_of({element("a", "text", 60, R"("x":100,"y":100,"w":400,"h":10)", kText)})).diagnosis;
  ASSERT_EQ(types(found), Types{"content_overflow"});
  const double height = 10 + found.defects[0].overflow_y;
  ASSERT_TRUE(found.defects[0].hint);
  EXPECT_EQ(found.defects[0].hint->action, "resize_height");
  EXPECT_DOUBLE_EQ(*found.defects[0].hint->h, std::ceil(height + 8 - 1e-3));
}

TEST(Diagnose, FindsATitleBelowItsTextAndMovesItAbove) {
  const auto at = [](int y) {
    return slide_of({element("t", "title", 100, R"("x":48,"y":)" + std::to_string(y) + R"(,"w":1184,"h":80)", kBig),
                     element("b", "bullets", 80, R"("x":48,"y":180,"w":1184,"h":400)", kText)});
  };
  EXPECT_EQ(types(run(at(32)).diagnosis), Types{});
  const Diagnosis found = run(at(620)).diagnosis;
  ASSERT_FALSE(found.defects.empty());
  EXPECT_EQ(types(found), Types{"layout_topology"});
  EXPECT_DOUBLE_EQ(found.total_severity, 5000);
}

TEST(Diagnose, ComparesMiddlesStrictly) {
  EXPECT_EQ(types(run(slide_of({element("t", "title", 100, R"("x":48,"y":100,"w":500,"h":80)", kBig),
                                element("b", "text", 60, R"("x":600,"y":100,"w":500,"h":80)", kText)}))
                      .diagnosis),
            Types{});
}

TEST(Diagnose, ReportsWhatOpaqueOnesCoverTogether) {
  const auto covered = [](const char* second_w) {
    return run(slide_of({element("a", "image", 40, R"("x":100,"y":100,"w":200,"h":100,"zIndex":10)"),
                         element("l", "shape", 20, R"("x":90,"y":90,"w":110,"h":120,"zIndex":20)",
                                 R"(,"style":{"backgroundColor":"#336699"})"),
                         element("r", "shape", 20,
                                 std::string(R"("x":200,"y":90,"w":)") + second_w + R"(,"h":120,"zIndex":20)",
                                 R"(,"style":{"backgroundColor":"#336699"})")}))
        .diagnosis;
  };
  int whole = 0, part = 0;
  for (const Warning& w : covered("110").warnings) whole += w.type == WarningType::FullyOccluded;
  for (const Warning& w : covered("99.9").warnings) part += w.type == WarningType::FullyOccluded;
  EXPECT_EQ(whole, 1) << "neither alone covers it";
  EXPECT_EQ(part, 0) << "a tenth of a px is seen";
}

// The example of a chain (5.5): title, bullets that are too close, and a picture below them.
TEST(Diagnose, CoordinatesAChain) {
  const SlideIr slide = slide_of({element("e_title_001", "title", 100, R"("x":48,"y":32,"w":1184,"h":80)", kBig),
                                  element("e_bullets_002", "bullets", 80, R"("x":48,"y":100,"w":1184,"h":300)", kText),
                                  element("e_img_003", "image", 40, R"("x":48,"y":412,"w":1184,"h":290)")});
  const DiagnosedSlide found = run(slide);
  ASSERT_EQ(found.diagnosis.chains.size(), 1u);
  const Chain& chain = found.diagnosis.chains[0];
  ASSERT_EQ(chain.members.size(), 3u);
  EXPECT_TRUE(chain.feasible);
  EXPECT_EQ(chain.members[0].action, "keep");
  EXPECT_EQ(chain.members[1].action, "move_down");
  EXPECT_DOUBLE_EQ(*chain.members[1].y, 128) << "the safe boxes touch: 32 + 80 + 16";
  EXPECT_EQ(chain.members[2].action, "move_down_and_shrink");
  EXPECT_DOUBLE_EQ(*chain.members[2].y, 444);
  EXPECT_DOUBLE_EQ(*chain.members[2].y + *chain.members[2].h, 712);
}

TEST(Diagnose, HintsForBoxesInARowCureThemTogether) {
  const SlideIr slide = slide_of({element("a", "text", 60, R"("x":100,"y":200,"w":300,"h":100)", kText),
                                  element("b", "text", 60, R"("x":100,"y":250,"w":300,"h":100)", kText),
                                  element("c", "text", 60, R"("x":100,"y":300,"w":300,"h":100)", kText)});
  const DiagnosedSlide found = run(slide);
  EXPECT_EQ(found.diagnosis.feasible, true);
  const AppliedPatch applied = apply(slide, patch_of(slide, found.plan));
  EXPECT_EQ(types(run(applied.slide).diagnosis), Types{});
}

TEST(Diagnose, LongChainsAreCuredInBothDirections) {
  std::vector<std::string> down, up;
  for (int i = 0; i < 8; ++i) {
    const std::string eid(1, static_cast<char>('a' + i));
    down.push_back(element(eid, "text", 60, R"("x":100,"y":)" + std::to_string(40 + i * 40) + R"(,"w":1000,"h":50)", kText));
    up.push_back(element(eid, "text", 60, R"("x":100,"y":)" + std::to_string(380 + i * 40) + R"(,"w":1000,"h":50)", kText));
  }
  for (const auto& elements : {down, up}) {
    const SlideIr slide = slide_of(elements);
    const DiagnosedSlide found = run(slide);
    ASSERT_EQ(found.diagnosis.chains.size(), 1u);
    EXPECT_EQ(found.diagnosis.chains[0].members.size(), 8u);
    EXPECT_EQ(types(run(apply(slide, patch_of(slide, found.plan)).slide).diagnosis), Types{});
  }
}

TEST(Diagnose, SaysWhyAChainCannotBeCured) {
  const SlideIr slide = slide_of({element("a", "text", 60, R"("x":100,"y":100,"w":300,"h":100)", std::string(kText)),
                                  element("b", "text", 60, R"("x":150,"y":100,"w":300,"h":100)", std::string(kText))});
  SlideIr pinned = slide;
  pinned.elements[0].pinned = pinned.elements[1].pinned = true;
  const Diagnosis found = run(pinned).diagnosis;
  EXPECT_EQ(found.feasible, false);
  EXPECT_FALSE(found.infeasible_reason.empty());
  ASSERT_EQ(found.chains.size(), 1u);
  EXPECT_FALSE(found.chains[0].feasible);
  EXPECT_EQ(run(slide).diagnosis.feasible, true);
}

TEST(Diagnose, IsWrittenWithTheNamesOfTheContract) {
  const SlideIr slide = slide_of({element("a", "text", 60, R"("x":100,"y":100,"w":300,"h":100)", kText),
                                  element("b", "image", 40, R"("x":150,"y":150,"w":300,"h":100)")});
  const auto json = nlohmann::json::parse(write_diagnosis(slide, run(slide).diagnosis));
  const auto& defect = json.at("defects").at(0);
  EXPECT_EQ(defect.at("type"), "overlap");
  EXPECT_EQ(defect.at("owner_eid"), "b");
  EXPECT_EQ(defect.at("other_eid"), "a");
  EXPECT_TRUE(defect.at("hint").at("validated"));
  EXPECT_EQ(json.at("summary").at("defect_count"), 1);
  EXPECT_EQ(json.at("summary").at("conflict_chain"), nlohmann::json({"a", "b"}));
  EXPECT_EQ(json.at("summary").at("chain_feasible"), true);
}

}  // namespace
}  // namespace deckle::fixers
