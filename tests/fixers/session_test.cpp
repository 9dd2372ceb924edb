// The loop: when it stops, what it keeps, and that a rollout that was interrupted is carried on.

#include "fixers/refine/session.h"

#include <gtest/gtest.h>

#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include "fixers/refine/build_rollouts.h"
#include "fixers/refine/patchers.h"
#include "fixers/refine/rollout.h"
#include "slidespec/ir_json/ir_json.h"
#include "tests/support/test_engine.h"

namespace deckle::fixers {
namespace {

namespace fs = std::filesystem;

constexpr const char* kPinnedPair =
    R"({"slide":{"w":1280,"h":720},"elements":[
    {"eid":"a","type":"text","priority":60,"pinned":true,"content":"one two three four five six","layout":{"x":100,"y":100,"w":120,"h":20},"style":{"fontSize":16}},
    {"eid":"b","type":"image","priority":40,"content":"","layout":{"x":120,"y":90,"w":200,"h":200},"style":{}}]})";

constexpr const char* kCurable =
    R"({"slide":{"w":1280,"h":720},"elements":[
    {"eid":"t","type":"title","priority":100,"content":"Title","layout":{"x":48,"y":32,"w":1184,"h":80},"style":{"fontSize":44}},
    {"eid":"b","type":"text","priority":60,"content":"words","layout":{"x":48,"y":100,"w":600,"h":200},"style":{"fontSize":20}},
    {"eid":"i","type":"image","priority":40,"content":"","layout":{"x":300,"y":250,"w":600,"h":300},"style":{}}]})";

const layout::SolveGeometry kNone;

const measure::SlideMeasurer& measurer() {
  static const measure::NativeMeasurer native(test::text_engine());
  return native;
}

Session start(const char* ir, const LoopSettings& settings = {}) {
  return *Session::start(test::slide_from(ir), measurer(), kNone, settings);
}

SlidePatch move(const std::string& eid, double y) {
  SlidePatch patch;
  patch.edits.emplace_back();
  patch.edits[0].eid = eid;
  patch.edits[0].y = y;
  return patch;
}

TEST(Session, StopsAtOnceWhenNothingIsWrong) {
  const Session session = start(R"({"slide":{"w":1280,"h":720},"elements":[]})");
  EXPECT_TRUE(session.done());
  EXPECT_EQ(session.metrics().quality, Quality::SuccessClean);
  EXPECT_EQ(session.trace().back().action, "stop_success");
}

TEST(Session, EndsInSuccessWithHints) {
  Session session = start(kCurable);
  while (!session.done()) ASSERT_TRUE(session.step(hints_patch(session), "hints"));
  EXPECT_EQ(session.metrics().quality, Quality::SuccessClean);
  EXPECT_EQ(session.iter(), 1);
}

TEST(Session, StallsAfterTwoPatchesWithoutImprovementAndGoesBackToTheBest) {
  Session session = start(kCurable);
  const std::string first = write_slide_ir(session.current().ir);
  ASSERT_TRUE(session.step(move("i", 200), "test"));
  ASSERT_FALSE(session.done());
  ASSERT_TRUE(session.step(move("i", 180), "test"));
  ASSERT_TRUE(session.done());
  EXPECT_EQ(session.trace().back().action, "stop_stalled");
  EXPECT_EQ(session.metrics().quality, Quality::Degraded);
  EXPECT_TRUE(session.metrics().rolled_back);
  EXPECT_EQ(write_slide_ir(session.result()), first);
}

TEST(Session, RefusesAFingerprintThatDidNotImprove) {
  Session session = start(kCurable);
  EXPECT_EQ(session.refusal(move("i", 200)), "");
  ASSERT_TRUE(session.step(move("i", 200), "test"));
  EXPECT_NE(session.refusal(move("i", 190)), "") << "the same direction again";
  EXPECT_EQ(session.refusal(move("i", 400)), "");
  EXPECT_EQ(session.taboo(), std::set<std::string>{"i:move:up"});
}

// Whoever wrote it: a patch that budgets cut short, and that would cure the slide, is what the next
// hints go on with.
TEST(Session, HintsGoOnWithAPatchThatBudgetsCutShort) {
  Session session = start(
      R"({"slide":{"w":1280,"h":720},"elements":[
      {"eid":"t","type":"title","priority":100,"content":"Title","layout":{"x":48,"y":250,"w":1184,"h":80},"style":{"fontSize":44}},
      {"eid":"b","type":"text","priority":60,"content":"words","layout":{"x":48,"y":200,"w":600,"h":200},"style":{"fontSize":20}}]})");
  SlidePatch patch = move("t", 154);
  patch.edits.push_back(move("b", 260).edits[0]);
  ASSERT_TRUE(session.step(patch, "test"));
  const Iteration& now = session.current();
  EXPECT_DOUBLE_EQ(to_px(now.ir.elements[0].box.y), 202) << "48 of 96 px";
  ASSERT_FALSE(session.done());
  EXPECT_DOUBLE_EQ(now.plan.targets[0].box.y, 154);
  EXPECT_DOUBLE_EQ(now.plan.targets[1].box.y, 260) << "stays";
  ASSERT_TRUE(session.step(hints_patch(session), "hints"));
  EXPECT_EQ(session.metrics().quality, Quality::SuccessClean);
}

// On its way to its place the list covers more of the title for two patches if it moves up and to
// the left at once, which ends the session; upwards first, it does not.
TEST(Session, SearchFindsStepsThatDoNotStall) {
  const char* slide =
      R"({"slide":{"w":1280,"h":720},"elements":[
      {"eid":"t","type":"title","priority":100,"pinned":true,"content":"Title","layout":{"x":64,"y":24,"w":1152,"h":68},"style":{"fontSize":33}},
      {"eid":"s","type":"shape","priority":20,"pinned":true,"content":"","layout":{"x":804,"y":115,"w":130,"h":582},"style":{}},
      {"eid":"b","type":"bullets","priority":80,"content":"one\ntwo","layout":{"x":1110,"y":-29,"w":250,"h":231},"style":{"fontSize":27}},
      {"eid":"i","type":"image","priority":40,"pinned":true,"content":"","layout":{"x":966,"y":381,"w":250,"h":316},"style":{}}]})";
  Session session = start(slide);
  while (!session.done()) ASSERT_TRUE(session.step(search_patch(session), "search"));
  EXPECT_EQ(session.metrics().quality, Quality::SuccessClean);
}

TEST(Session, TruncatesAtTheEndAndHidesOnlyWhenAllowed) {
  LoopSettings settings;
  settings.stall_threshold = 10;
  for (const bool hide : {false, true}) {
    settings.allow_hide = hide;
    Session session = start(kPinnedPair, settings);
    while (!session.done()) ASSERT_TRUE(session.step(std::nullopt, "test"));
    EXPECT_EQ(session.trace().back().action, "stop_max_iter");
    EXPECT_EQ(session.metrics().quality, Quality::Degraded);
    EXPECT_EQ(session.metrics().truncated, std::vector<std::string>{"a"});
    EXPECT_EQ(find_element(session.result(), "a")->text.overflow, TextBodyIr::Overflow::Ellipsis);
    EXPECT_EQ(plain_text(find_element(session.result(), "a")->text), "one two three four five six");
    EXPECT_EQ(find_element(session.result(), "b")->hidden, hide);
  }
}

TEST(Session, SaysWhenNothingCanCureTheSlide) {
  Session session = start(kPinnedPair);
  EXPECT_EQ(session.current().diagnosis.feasible, false);
}

TEST(Session, TraceLinesHaveTheExtendedForm) {
  Session session = start(kCurable);
  SlidePatch patch = move("t", 400);
  ASSERT_TRUE(session.step(patch, "test"));
  const std::string line = write_trace_line(session.trace()[1]);
  for (const char* key : {"\"iter\": 1", "\"defect_types\"", "\"warning_types\"", "\"overrides\"",
                          "\"requested\": 400", "\"clamped_to\": 80", "HIGH_PRIO_MOVE_PX"})
    EXPECT_NE(line.find(key), std::string::npos) << key << " in " << line;
}

// ---- rollouts -------------------------------------------------------------------------------------

std::map<std::string, std::string> files_of(const fs::path& folder) {
  std::map<std::string, std::string> files;
  for (const auto& entry : fs::directory_iterator(folder)) {
    std::ostringstream bytes;
    bytes << std::ifstream(entry.path(), std::ios::binary).rdbuf();
    files[entry.path().filename()] = bytes.str();
  }
  return files;
}

RolloutJob job_in(const fs::path& folder) {
  RolloutJob job;
  job.input = kCurable;
  job.slide = test::slide_from(kCurable);
  job.patcher = "hints";
  job.author = [](const Session& session, const std::string&) -> Result<std::optional<SlidePatch>> {
    return hints_patch(session);
  };
  job.target = "powerpoint";
  job.backend = "native";
  job.folder = folder;
  return job;
}

fs::path scratch(const std::string& name) {
  const fs::path folder = fs::temp_directory_path() / ("deckle_session_" + name + std::to_string(getpid()));
  fs::remove_all(folder);
  return folder;
}

TEST(Rollout, KeepsEveryFile) {
  const fs::path folder = scratch("files");
  ASSERT_TRUE(roll_out(job_in(folder), measurer(), kNone));
  const auto files = files_of(folder);
  for (const char* name : {"input.json", "settings.json", "ir_0.json", "dom_0.json", "diag_0.json", "patch_1.json",
                           "ir_1.json", "dom_1.json", "diag_1.json", "trace.jsonl", "metrics.json", "ir_final.json"})
    EXPECT_TRUE(files.contains(name)) << name;
  EXPECT_EQ(files.at("input.json"), kCurable);
  fs::remove_all(folder);
}

TEST(Rollout, IsCarriedOnAfterAnyFileAndEndsInTheSameBytes) {
  const fs::path whole = scratch("whole"), part = scratch("part");
  ASSERT_TRUE(roll_out(job_in(whole), measurer(), kNone));
  const auto files = files_of(whole);
  // Whatever had been written when it was killed.
  for (const auto& [missing, bytes] : files) {
    fs::remove_all(part);
    fs::create_directories(part);
    for (const auto& [name, content] : files) {
      if (name != missing) std::ofstream(part / name, std::ios::binary) << content;
    }
    ASSERT_TRUE(roll_out(job_in(part), measurer(), kNone)) << missing;
    EXPECT_EQ(files_of(part), files) << missing;
  }
  fs::remove_all(whole);
  fs::remove_all(part);
}

TEST(Rollout, APatchBetweenTwoStatesLeadsFromOneToTheOther) {
  SlideIr before = test::slide_from(kCurable), after = before;
  EXPECT_TRUE(patch_between(before, after).edits.empty());
  SlidePatch patch = move("i", 400);
  patch.edits[0].w = 500;
  patch.edits.emplace_back();
  patch.edits[1].eid = "b";
  patch.edits[1].font_size = 18;
  patch.edits[1].line_height = 1.05;
  after = apply(before, patch).slide;
  const SlidePatch found = patch_between(before, after);
  EXPECT_EQ(found.edits.size(), 2U);
  EXPECT_EQ(write_slide_ir(apply(before, found).slide), write_slide_ir(after));
  after.elements.erase(after.elements.begin());
  EXPECT_EQ(patch_between(before, after).edits.size(), 2U) << "what is gone is left out";
}

TEST(Rollout, RefusesTheFolderOfAnother) {
  const fs::path folder = scratch("other");
  ASSERT_TRUE(roll_out(job_in(folder), measurer(), kNone));
  RolloutJob other = job_in(folder);
  other.settings.max_iter = 2;
  const auto refused = roll_out(other, measurer(), kNone);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::CannotWrite);
  fs::remove_all(folder);
}

TEST(Rollout, AsksOnceMoreWithWhatWasWrong) {
  std::vector<std::string> complaints;
  RolloutJob job = job_in({});
  job.folder.clear();
  job.author = [&](const Session&, const std::string& complaint) -> Result<std::optional<SlidePatch>> {
    complaints.push_back(complaint);
    return fail(ErrorCode::Malformed, "rubbish");
  };
  const auto session = roll_out(job, measurer(), kNone);
  ASSERT_TRUE(session);
  EXPECT_EQ(complaints, (std::vector<std::string>{"", "rubbish", "", "rubbish"})) << "and stalls after two";
  EXPECT_EQ(session->trace()[0].action, "refused");
  EXPECT_EQ(session->metrics().quality, Quality::Degraded);
}

}  // namespace
}  // namespace deckle::fixers
