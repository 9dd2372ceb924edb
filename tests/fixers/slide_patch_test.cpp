// Patches that are read from JSON: merge, budgets, refusals, fingerprints.

#include "fixers/patch/slide_patch.h"

#include <gtest/gtest.h>

#include "slidespec/ir_json/ir_json.h"

namespace deckle::fixers {
namespace {

constexpr const char* kSlide =
    R"({"slide":{"w":1280,"h":720},"elements":[
    {"eid":"t","type":"title","priority":100,"content":"Title","layout":{"x":48,"y":32,"w":1184,"h":80},"style":{"fontSize":44,"lineHeight":1.2}},
    {"eid":"i","type":"image","priority":40,"content":"","layout":{"x":100,"y":200,"w":300,"h":200}}]})";

SlideIr slide() {
  DiagnosticSink sink;
  return read_ir(kSlide, "slide", sink).at(0);
}

SlidePatch patch(const std::string& edits) {
  DiagnosticSink sink;
  auto read = read_patch("{\"edits\":[" + edits + "]}", "patch", slide(), sink);
  EXPECT_TRUE(read) << (sink.empty() ? "" : sink.front().message.english());
  return read.value_or(SlidePatch{});
}

TEST(SlidePatch, ClampsSizesByRatioAndPositionsByDistance) {
  struct Case {
    const char* edit;
    const char* field;
    double clamped_to;
  };
  // Rounded towards the current value: 44 * 0.85 = 37.4 and 44 * 1.15 = 50.6.
  const Case cases[] = {
      {R"({"eid":"t","style":{"fontSize":20}})", "style.fontSize", 38},
      {R"({"eid":"t","style":{"fontSize":90}})", "style.fontSize", 50},
      {R"({"eid":"t","layout":{"h":10}})", "layout.h", 68},
      {R"({"eid":"t","layout":{"h":300}})", "layout.h", 92},
      {R"({"eid":"t","layout":{"y":400}})", "layout.y", 80},
      {R"({"eid":"t","layout":{"x":400}})", "layout.x", 96},
      {R"({"eid":"t","style":{"lineHeight":3}})", "style.lineHeight", 1.38},
  };
  for (const Case& c : cases) {
    const AppliedPatch applied = apply(slide(), patch(c.edit));
    ASSERT_FALSE(applied.overrides.empty()) << c.edit;
    EXPECT_EQ(applied.overrides[0].field, c.field);
    EXPECT_DOUBLE_EQ(applied.overrides[0].clamped_to, c.clamped_to) << c.edit;
  }
}

TEST(SlidePatch, MovesUpToTheSlidesEdge) {
  const AppliedPatch applied = apply(slide(), patch(R"({"eid":"t","layout":{"y":-100}})"));
  EXPECT_DOUBLE_EQ(to_px(applied.slide.elements[0].box.y), 0) << "32 - 48 is clamped to 0";
}

// A box that grows towards an edge while it moves away from it.
TEST(SlidePatch, TheSlidesEdgePushesNothingBeyondABudget) {
  SlideIr narrow = slide();
  narrow.size.w = emu_from_px(960);
  narrow.elements[0].box.x = emu_from_px(63);
  narrow.elements[0].box.w = emu_from_px(834);
  const Rect box =
      apply(narrow, patch(R"({"eid":"t","layout":{"x":1,"w":959}})")).slide.elements[0].box;
  EXPECT_DOUBLE_EQ(to_px(box.x), 15) << "63 - 48, though 959 px begin at 1";
  EXPECT_DOUBLE_EQ(to_px(box.right()), 960);
}

TEST(SlidePatch, LeavesLowPriorityFreeAndKeepsWhatIsNotMentioned) {
  const AppliedPatch applied = apply(slide(), patch(R"({"eid":"i","layout":{"x":900,"h":40}})"));
  EXPECT_TRUE(applied.overrides.empty());
  EXPECT_EQ(applied.slide.elements[1].box,
            (Rect{emu_from_px(900), emu_from_px(200), emu_from_px(300), emu_from_px(40)}));
  EXPECT_EQ(write_slide_ir(apply(slide(), {}).slide), write_slide_ir(slide()));
}

TEST(SlidePatch, EnlargesSmallTextToItsMinimum) {
  SlideIr small = slide();
  set_text_size(small.elements[0].text, 15, 24);
  EXPECT_DOUBLE_EQ(largest_size_pt(small.elements[0].text), 15);
  set_text_size(small.elements[0].text, 24, 24);
  EXPECT_DOUBLE_EQ(smallest_size_pt(small.elements[0].text), 24);
}

TEST(SlidePatch, IsRefusedWithEveryCause) {
  const char* wrong[] = {
      R"({"edits":[{"eid":"x"}]})",
      R"({"edits":[{"eid":"t"},{"eid":"t"}]})",
      R"({"edits":[{"eid":"t","layout":{"left":3}}]})",
      R"({"edits":[{"eid":"t","content":"new"}]})",
      R"({"edits":[{"eid":"t","style":{"color":"red"}}]})",
      R"({"edits":[{"eid":"t","layout":{"x":"12"}}]})",
      R"({"edits":[],"constraints":{"no_add_remove":false}})",
      R"({"add":[]})",
      R"([])",
      "",
  };
  for (const char* text : wrong) {
    DiagnosticSink sink;
    EXPECT_FALSE(read_patch(text, "patch", slide(), sink)) << text;
    EXPECT_FALSE(sink.empty()) << text;
  }
}

TEST(SlidePatch, IsReadBackAsWritten) {
  const SlidePatch read = patch(
      R"({"eid":"t","layout":{"x":1.5,"zIndex":3},"style":{"fontSize":40,"bold":true,"align":"center","color":"#102030","textOverflow":"ellipsis"}})");
  DiagnosticSink sink;
  const auto again = read_patch(write_patch(read), "patch", slide(), sink);
  ASSERT_TRUE(again);
  EXPECT_EQ(write_patch(*again), write_patch(read));
  EXPECT_EQ(apply(slide(), read).slide.elements[0].z, 3);
}

TEST(SlidePatch, FingerprintsNameDirectionsSortedOnce) {
  EXPECT_EQ(fingerprint(slide(), patch(R"({"eid":"t","layout":{"y":60,"w":900},"style":{"fontSize":40}})")),
            "t:font:decrease|t:move:down|t:resize_w:shrink");
  EXPECT_EQ(fingerprint(slide(), patch(R"({"eid":"t","layout":{"y":32}})")), "");
}

TEST(LoopSettings, AreSetByName) {
  LoopSettings settings;
  EXPECT_TRUE(set_constant(settings, "MIN_OVERLAP_AREA_PX=50"));
  EXPECT_TRUE(set_constant(settings, "ALLOW_HIDE=true"));
  EXPECT_DOUBLE_EQ(settings.min_overlap_area, 50);
  EXPECT_TRUE(settings.allow_hide);
  for (const char* wrong : {"MIN_OVERLAP=50", "MAX_ITER=1.5", "MAX_ITER", "ALLOW_HIDE=1", "MAX_ITER=-1"})
    EXPECT_FALSE(set_constant(settings, wrong)) << wrong;
  for (const std::string& name : constant_names()) {
    LoopSettings same;
    const ConstantValue value = constant(same, name);
    EXPECT_TRUE(set_constant(same, value.is_flag ? name + "=" + (value.number != 0 ? "true" : "false")
                                                 : name + "=" + std::to_string(value.number)))
        << name;
  }
}

}  // namespace
}  // namespace deckle::fixers
