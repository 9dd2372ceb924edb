#include "fixers/patch/patch.h"

#include <gtest/gtest.h>

namespace deckle::fixers {
namespace {

SlideIr slide_with(int priority) {
  SlideIr slide;
  slide.size = {emu_from_px(1280), emu_from_px(720)};
  ElementIr e;
  e.eid = "e";
  e.priority = priority;
  e.min_font_pt = 12;
  e.box = {emu_from_px(100), emu_from_px(32), emu_from_px(400), emu_from_px(80)};
  ParagraphIr p;
  RunIr run;
  run.text = "x";
  run.style.size_pt = 33;  // 44 px
  p.runs.push_back(run);
  e.text.paragraphs.push_back(p);
  slide.elements.push_back(e);
  return slide;
}

ElementEdit edit() {
  ElementEdit e;
  e.eid = "e";
  return e;
}

TEST(ApplyPatch, ClampsHighPrioritySizesToFifteenPercentTowardsTheCurrentValue) {
  struct Case {
    const char* name;
    int priority;
    double requested_h, expected_h;
    std::size_t overrides;
  };
  const Case cases[] = {
      {"within", 80, 90, 90, 0},
      {"beyond, growing", 80, 120, 92, 1},
      {"beyond, shrinking", 80, 20, 68, 1},
      {"low priority is free", 79, 120, 120, 0},
  };
  for (const Case& c : cases) {
    ElementEdit e = edit();
    e.h = emu_from_px(c.requested_h);
    const PatchResult result = apply_patch(slide_with(c.priority), {"test", {e}, ""});
    EXPECT_DOUBLE_EQ(to_px(result.slide.elements[0].box.h), c.expected_h) << c.name;
    EXPECT_EQ(result.overrides.size(), c.overrides) << c.name;
  }
}

TEST(ApplyPatch, ClampsHighPriorityMovesTo48PixelsAndTheSlide) {
  ElementEdit e = edit();
  e.y = emu_from_px(200);
  EXPECT_DOUBLE_EQ(to_px(apply_patch(slide_with(100), {"test", {e}, ""}).slide.elements[0].box.y),
                   80);
  e.y = emu_from_px(-100);
  EXPECT_DOUBLE_EQ(to_px(apply_patch(slide_with(100), {"test", {e}, ""}).slide.elements[0].box.y),
                   0)
      << "32 - 48 is clamped to the slide";
  e.y = emu_from_px(500);
  EXPECT_DOUBLE_EQ(to_px(apply_patch(slide_with(60), {"test", {e}, ""}).slide.elements[0].box.y),
                   500);
}

TEST(ApplyPatch, NeverSetsTextBelowItsMinimum) {
  ElementEdit e = edit();
  e.size_pt = 6;
  EXPECT_DOUBLE_EQ(
      largest_size_pt(apply_patch(slide_with(60), {"test", {e}, ""}).slide.elements[0].text), 12);
}

TEST(ApplyPatch, LeavesWhatIsNotMentioned) {
  const SlideIr before = slide_with(60);
  ElementEdit e = edit();
  e.eid = "unknown";
  e.h = emu_from_px(1);
  const PatchResult result = apply_patch(before, {"test", {e}, ""});
  EXPECT_FALSE(result.changed);
  EXPECT_EQ(result.slide.elements[0].box, before.elements[0].box);
}

TEST(Fingerprint, NamesDirectionsSortedOnce) {
  const SlideIr slide = slide_with(60);
  ElementEdit e = edit();
  e.y = emu_from_px(120);
  e.h = emu_from_px(60);
  e.size_pt = 20;
  EXPECT_EQ(fingerprint(slide, {"test", {e}, ""}), "e:font:decrease|e:move:down|e:resize_h:shrink");
  ElementEdit same = edit();
  same.y = slide.elements[0].box.y;
  EXPECT_EQ(fingerprint(slide, {"test", {same}, ""}), "");
}

}  // namespace
}  // namespace deckle::fixers
