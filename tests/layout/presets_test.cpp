#include "layout/slots/presets/presets.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "layout/base/footer_types.h"
#include "layout/slide/lay_out.h"
#include "layout/slots/describe.h"
#include "templates/theme/theme.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

bool on_grid(Emu e) { return e.value() % emu_from_pt(kGridPt).value() == 0; }

TEST(Presets, AreTheNineOfTheSpec) {
  const std::vector<std::string> expected = {"title_center",     "section_header", "one_column",
                                             "two_column",       "chart_focus",    "table_focus",
                                             "image_full_bleed", "quote_center",   "closing"};
  EXPECT_EQ(preset_ids(), expected);
}

// Boxes that deckle computes begin where those of the layout do, below the band of the title too.
TEST(Frame, BeginsBelowWhatAThemeDrawsAtItsTitles) {
  for (const std::string& id : templates::builtin_theme_ids()) {
    for (const SlideSize size : {SlideSize::Widescreen16x9, SlideSize::Standard4x3}) {
      const auto t = templates::builtin_template(id, size);
      ASSERT_TRUE(t);
      const templates::Layout* plain = templates::choose_layout(*t, "one_column").layout;
      const auto content =
          std::find_if(plain->placeholders.begin(), plain->placeholders.end(), [&](const auto& p) {
            return !is_footer_type(p.type) && p.box.y >= plain->find("title")->box.bottom();
          });
      ASSERT_NE(content, plain->placeholders.end()) << id;
      EXPECT_NEAR(to_pt(frame_of(*t, plain).body.y), to_pt(content->box.y), 1) << id;
      const templates::Layout* columns = templates::choose_layout(*t, "two_column").layout;
      EXPECT_NEAR(to_pt(frame_of(*t, columns).body.y), to_pt(content->box.y), 1) << id;
    }
  }
}

// With a template that has nothing but its page: every slot inside the page, on the 4 pt grid, and
// no two text slots closer than their safe boxes allow.
TEST(Presets, DivideABarePageCleanly) {
  templates::Template bare;
  bare.page = {emu_from_px(1280), emu_from_px(720)};
  const Frame frame = frame_of(bare, nullptr);
  for (const std::string& id : preset_ids()) {
    SCOPED_TRACE(id);
    const auto slots = preset_slots(id, frame, {});
    ASSERT_TRUE(slots.has_value());
    ASSERT_FALSE(slots->empty());
    for (const Slot& a : *slots) {
      SCOPED_TRACE(to_string(a.role));
      EXPECT_FALSE(a.box.empty());
      EXPECT_GE(a.box.x, Emu(0));
      EXPECT_LE(a.box.right(), bare.page.w);
      EXPECT_LE(a.box.bottom(), bare.page.h);
      if (!a.full_bleed) {
        for (const Emu e : {a.box.x, a.box.y, a.box.w, a.box.h})
          EXPECT_TRUE(on_grid(e)) << to_pt(e);
      }
      for (const Slot& b : *slots) {
        if (&a == &b || a.full_bleed || b.full_bleed) continue;
        EXPECT_LT(
            area_px(intersection(a.box.inflated(emu_from_px(8)), b.box.inflated(emu_from_px(8)))),
            100);
      }
    }
  }
}

TEST(TwoColumn, Is55To45UnlessTheAuthorSaysOtherwise) {
  const Frame frame =
      frame_of(test::default_template(), test::default_template().layouts[3].find("title")
                                             ? &test::default_template().layouts[3]
                                             : nullptr);
  const auto slots = two_column(frame, {});
  const double left = to_pt(slots[1].box.w), right = to_pt(slots[2].box.w);
  EXPECT_NEAR(left / (left + right), 0.55, 0.005);
  EXPECT_EQ(slots[2].box.x - slots[1].box.right(), emu_from_pt(kColumnGapPt));
  const auto authored = two_column(frame, {30, 70});
  EXPECT_NEAR(to_pt(authored[1].box.w) / (to_pt(authored[1].box.w) + to_pt(authored[2].box.w)),
              0.30, 0.005);
}

TEST(BuiltinTemplate, HasAPlaceholderForEverySlot) {
  for (const LayoutDescription& layout : describe_layouts(test::default_template())) {
    EXPECT_TRUE(layout.reason.empty()) << layout.id << ": " << layout.reason;
    for (const SlotDescription& slot : layout.slots)
      EXPECT_TRUE(slot.placeholder) << layout.id << " " << to_string(slot.role);
  }
}

std::string hangul(int characters) {
  std::string text;
  for (int i = 0; i < characters; ++i) text += "가";
  return text;
}

// An element for the slot, of `lines` lines: where it holds lists, each is an item of its own.
Element filled(const SlotDescription& slot, int lines) {
  const bool list =
      slot.role == SlotRole::Body || slot.role == SlotRole::Left || slot.role == SlotRole::Right;
  if (!list)
    return test::text("e", hangul((lines - 1) * slot.characters + 1), to_string(slot.role));
  Element element = test::bullets(
      "e", std::vector<std::string>(static_cast<std::size_t>(lines), hangul(slot.characters)));
  element.role = to_string(slot.role);
  return element;
}

// Sizes and capacity as printed are those of build, in the template's slots and, without
// placeholders, in computed ones.
TEST(Descriptions, AreWhatBuildStartsWith) {
  for (const SlideSize size : {SlideSize::Widescreen16x9, SlideSize::Standard4x3}) {
    const templates::Template whole = *templates::builtin_template("default", size);
    templates::Template one = whole;
    std::erase_if(one.layouts, [](const auto& layout) { return layout.name != "one_column"; });
    for (const templates::Template* t : std::vector<const templates::Template*>{&whole, &one}) {
      for (const LayoutDescription& layout : describe_layouts(*t)) {
        if (layout.id == "image_full_bleed") continue;  // which needs a picture
        for (const SlotDescription& slot : layout.slots) {
          if (slot.size_pt == 0) continue;
          SCOPED_TRACE(layout.id + " " + to_string(slot.role) + (t == &one ? " computed" : ""));
          for (const int more : {0, 1}) {
            std::vector<Element> elements = {filled(slot, slot.lines + more)};
            // A title alone makes another page of layout one_column.
            if (slot.role == SlotRole::Title && layout.id == "one_column")
              elements.push_back(test::text("other", "가", ""));
            const Slide slide = test::slide(layout.id, std::move(elements));
            const Deck deck = test::deck({slide});
            DiagnosticSink notes;
            const SlideIr ir = *lay_out_slide(slide, {deck, *t, test::text_engine()}, notes);
            const ElementIr& element = *find_element(ir, "e");
            EXPECT_DOUBLE_EQ(largest_size_pt(element.text), slot.size_pt);
            const Insets& in = element.text.insets;
            const double needed =
                test::text_engine().height(element.text, to_pt(slot.box.w - in.left - in.right));
            EXPECT_EQ(needed > to_pt(slot.box.h - in.top - in.bottom), more == 1) << more;
          }
        }
      }
    }
  }
}

}  // namespace
}  // namespace deckle::layout
