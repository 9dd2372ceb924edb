// Covers, sections, quotations and closings keep their look with long text, and on templates that
// have no layouts for them.

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "layout/geometry/solve_geometry.h"
#include "layout/slide/lay_out.h"
#include "measure/slide/slide_measurer.h"
#include "qc/run/runner.h"
#include "slidespec/ir/text_sizes.h"
#include "templates/theme/theme.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

using test::bullets;
using test::text;

SlideIr laid_out(const Slide& slide, const templates::Template& t = test::default_template()) {
  const Deck deck = test::deck({slide}, "en");
  DiagnosticSink notes;
  return lay_out_slide(slide, {deck, t, test::text_engine()}, notes).value();
}

std::string repeated(const std::string& words, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += words;
  return all;
}

TEST(HeadingPages, ShareTheirHeightAsTheirTextsNeedIt) {
  const std::string words = "Orders rose in every region except the south. ";
  struct Row {
    const char* layout;
    Element upper, lower;
    bool grows_up, grows_down;  // against the template's boxes
  };
  for (const Row& row : std::vector<Row>{
           {"title_center", text("a", "Orders rose", "title"), text("b", "in 2025", "subtitle"),
            false, false},
           // The rule between the two stays between them.
           {"title_center", text("a", repeated(words, 2), "title"), text("b", "in 2025", "subtitle"),
            true, false},
           // Smaller letters have space between the marks and the rule.
           {"quote_center", text("a", repeated(words, 12), "quote"), text("b", "Head", "attribution"),
            false, false},
           {"closing", text("a", "Next steps", "title"),
            bullets("b", std::vector<std::string>(9, "Approve the plan")), true, true}}) {
    const SlideIr ir = laid_out(test::slide(row.layout, {row.upper, row.lower}));
    const ElementIr &a = *find_element(ir, "a"), &b = *find_element(ir, "b");
    const std::string at = std::string(row.layout) + " " + row.upper.element_id;
    ASSERT_TRUE(a.placeholder && b.placeholder) << at;
    const Rect own_a = a.placeholder->inherited_box, own_b = b.placeholder->inherited_box;
    EXPECT_EQ(a.box.y < own_a.y, row.grows_up) << at << to_px(a.box.y);
    EXPECT_EQ(b.box.bottom() > own_b.bottom() || b.box.y != own_b.y, row.grows_down) << at;
    EXPECT_EQ(b.box.y - a.box.bottom(), own_b.y - own_a.bottom()) << at;
    EXPECT_GE(a.box.y, ir.safe_area.y);
    EXPECT_LE(b.box.bottom(), ir.safe_area.bottom());
  }
}

// PowerPoint's own templates have none for quotations: a page with a title.
TEST(HeadingPages, SetAQuotationInTheMiddleOfAPageWithATitle) {
  templates::Template t = test::default_template();
  std::erase_if(t.layouts, [](const templates::Layout& l) { return l.name != "table_focus"; });
  for (templates::Placeholder& p : t.layouts[0].placeholders) {
    if (p.type != "title") continue;
    auto own = std::make_shared<InheritedText>(*p.text);
    own->levels[0].run.bold = true;
    own->levels[0].run.caps = Caps::All;
    own->levels[0].run.size_pt = 44;
    p.text = own;
  }
  const SlideIr ir = laid_out(
      test::slide("quote_center", {text("a", "Head of finance", "attribution"),
                                   text("q", "It just works.", "quote")}),
      t);
  const ElementIr &quote = *find_element(ir, "q"), &source = *find_element(ir, "a");
  const RunStyle& style = quote.text.paragraphs[0].runs[0].style;
  EXPECT_EQ(style.caps, Caps::None);
  EXPECT_FALSE(style.bold);
  EXPECT_DOUBLE_EQ(style.size_pt, 32);
  ASSERT_TRUE(quote.placeholder);
  EXPECT_EQ(quote.placeholder->type, "title");
  EXPECT_GT(quote.box.center_y(), ir.size.h / 4);
  EXPECT_GE(source.box.y, quote.box.bottom());
  for (const Diagnostic& d : qc::check_slide(ir, test::measured(ir)))
    ADD_FAILURE() << d.rule << ": " << d.message;
}

// A section's heading of 60 pt in capitals, made for two words.
TEST(HeadingPages, SetAQuotationSmallerThanAHeading) {
  templates::Template t = test::default_template();
  for (templates::Layout& layout : t.layouts) {
    if (layout.name != "quote_center") continue;
    for (templates::Placeholder& p : layout.placeholders) {
      auto own = std::make_shared<InheritedText>(*p.text);
      own->levels[0].run.size_pt = p.type == "body" && p.idx != 1 ? 20 : 60;
      own->levels[0].run.caps = Caps::All;
      p.text = own;
      if (own->levels[0].run.size_pt == 60) p.type = "title";
    }
  }
  const SlideIr ir = laid_out(
      test::slide("quote_center", {text("q", "It just works.", "quote"),
                                   text("a", "Head of finance", "attribution")}),
      t);
  const ElementIr& quote = *find_element(ir, "q");
  ASSERT_TRUE(quote.placeholder && quote.placeholder->type == "title");
  const RunStyle& style = quote.text.paragraphs[0].runs[0].style;
  EXPECT_DOUBLE_EQ(style.size_pt, 32);
  EXPECT_EQ(style.caps, Caps::None);
}

// In three themes a rule or the edge of a panel runs through the mark of quotations: a title beside it
// was crossed out.
TEST(HeadingPages, TitlesOfQuotationsAreCrossedByNothing) {
  for (const std::string& id : templates::builtin_theme_ids()) {
    for (const SlideSize size : {SlideSize::Widescreen16x9, SlideSize::Standard4x3}) {
      const auto theme = templates::builtin_template(id, size);
      ASSERT_TRUE(theme) << id;
      const SlideIr ir = laid_out(
          test::slide("quote_center", {text("t", "What a patient said", "title"),
                                       text("q", "Now somebody comes before I have to.", "body"),
                                       text("a", "Patient, 84 years", "caption")}),
          *theme);
      const MeasuredSlide measured = test::measured(ir);
      const MeasuredElement* title = find_element(measured, "t");
      ASSERT_TRUE(title != nullptr && title->lines.size() == 1) << id;
      const Emu top = title->lines[0].top, bottom = title->lines[0].bottom;
      for (const BackdropIr& drawn : ir.backdrop) {
        if (drawn.box.w < ir.size.w / 2 || drawn.box.x > title->lines[0].x) continue;
        EXPECT_FALSE(drawn.box.y > top && drawn.box.y < bottom) << id;
        EXPECT_FALSE(drawn.box.bottom() > top && drawn.box.bottom() < bottom) << id;
      }
      for (const Diagnostic& d : qc::check_slide(ir, measured))
        EXPECT_NE(d.rule, "low-contrast-text") << id << d.message;
    }
  }
}

// The subtitle of a cover is on a band of the template.
TEST(HeadingPages, KeepTextOnItsBandOrAboveIt) {
  for (const int items : {2, 7}) {
    templates::Template t = test::default_template();
    t.path = "own.pptx";
    Rect band;
    for (templates::Layout& layout : t.layouts) {
      if (layout.name != "closing") continue;
      Rect title;
      for (templates::Placeholder& p : layout.placeholders) {
        if (p.type == "title" || p.type == "ctrTitle") {
          p.box.y = emu_from_px(300);
          p.box.h = emu_from_px(160);
          title = p.box;
        }
      }
      for (templates::Placeholder& p : layout.placeholders) {
        if (p.type != "body" && p.type != "subTitle" && p.type != "obj" && !p.type.empty()) continue;
        p.box = {title.x, title.bottom() + emu_from_px(10), title.w, emu_from_px(80)};
        band = {Emu(0), p.box.y, t.page.w, emu_from_px(84)};
      }
      BackdropIr drawn;
      drawn.box = band;
      drawn.fill.kind = PaintIr::Kind::Solid;
      layout.backdrop = {drawn};
    }
    ASSERT_FALSE(band.empty());
    const SlideIr ir = laid_out(
        test::slide("closing", {text("t", "Decisions", "title"),
                                bullets("b", std::vector<std::string>(
                                                 static_cast<std::size_t>(items), "Approve the plan"))}),
        t);
    const Rect box = find_element(ir, "b")->box;
    const bool on_band = box.y >= band.y && box.bottom() <= band.bottom();
    EXPECT_TRUE(items == 2 ? on_band : box.bottom() <= band.y) << items << " " << to_px(box.y);
  }
}

// In `report` it was a card with an icon, larger than other texts and almost as large as the title.
TEST(HeadingPages, HaveNoStatementBelowTheTitle) {
  for (const std::string& id : templates::builtin_theme_ids()) {
    const auto theme = templates::builtin_template(id, SlideSize::Widescreen16x9);
    ASSERT_TRUE(theme);
    for (const char* layout : {"section_header", "closing"}) {
      Slide slide = test::slide(layout, {text("t", "Where we stand", "title"),
                                         text("b", "Market, position, finances", "body")});
      slide.type = std::string(layout) == "closing" ? SlideType::Closing : SlideType::Section;
      Deck deck = test::deck({slide}, "en");
      DiagnosticSink notes;
      LayoutContext context{deck, *theme, test::text_engine()};
      context.sizes = {24, 24};
      const SlideIr ir = lay_out_slide(deck.slides.front(), context, notes).value();
      const ElementIr* body = find_element(ir, "b");
      ASSERT_NE(body, nullptr) << id;
      EXPECT_LE(largest_size_pt(body->text), 28) << id << " " << layout;
      for (const ElementIr& element : ir.elements)
        EXPECT_FALSE(element.eid.starts_with("b~")) << id << " " << layout << " " << element.name;
    }
  }
}

Rect px(double x, double y, double w, double h) {
  return {emu_from_px(x), emu_from_px(y), emu_from_px(w), emu_from_px(h)};
}

// Somebody else's cover with these places for title and subtitle, and letters of these sizes; `band`:
// what it draws behind them.
templates::Template cover_of_others(const Rect& title, double title_pt, const Rect& subtitle,
                                    double subtitle_pt, const Rect& band = {},
                                    const std::string& type = "title") {
  templates::Template t = test::default_template();
  t.path = "own.potx";
  std::erase_if(t.layouts, [](const templates::Layout& l) {
    return l.name != "title_center" && l.name != "one_column";
  });
  for (templates::Layout& layout : t.layouts) {
    if (layout.name != "title_center") continue;
    layout.name = "Own cover";
    layout.type = type;
    layout.furniture.clear();
    layout.backdrop.clear();
    if (!band.empty()) {
      // The band begins higher, below a panel that lies on it.
      layout.backdrop.resize(2);
      layout.backdrop[0].box = {band.x, band.y - band.h, band.w, band.h * 2};
      layout.backdrop[1].box = {band.x, Emu(0), band.w, band.y};
      for (BackdropIr& drawn : layout.backdrop) drawn.fill.kind = PaintIr::Kind::Solid;
    }
    std::erase_if(layout.placeholders, [](const templates::Placeholder& p) {
      return p.type != "ctrTitle" && p.type != "subTitle";
    });
    for (templates::Placeholder& p : layout.placeholders) {
      const bool upper = p.type == "ctrTitle";
      p.box = upper ? title : subtitle;
      auto own = std::make_shared<InheritedText>(*p.text);
      for (InheritedLevel& level : own->levels) level.run.size_pt = upper ? title_pt : subtitle_pt;
      own->anchor = Anchor::Top;
      p.text = own;
    }
  }
  return t;
}

const std::string kLongTitle =
    "Consolidated findings and recommendations of the working group on regional distribution, "
    "inventory financing and supplier risk for the fiscal years 2023 to 2025 in all districts";

double letters_of(const SlideIr& slide, const char* id) {
  return largest_size_pt(find_element(slide, id)->text);
}

TEST(HeadingPages, LeaveAFlatSubtitleInItsPlaceholder) {
  const templates::Template t =
      cover_of_others(px(24, 432, 760, 56), 20, px(24, 494, 728, 18), 11);
  for (const char* layout : {"title_center", "Own cover"}) {
    const SlideIr ir = laid_out(
        test::slide(layout, {text("t", "Town garden", "title"), text("s", "Why it matters")}), t);
    const ElementIr& subtitle = *find_element(ir, "s");
    ASSERT_TRUE(subtitle.placeholder) << layout;
    EXPECT_EQ(subtitle.placeholder->type, "subTitle");
    EXPECT_GE(subtitle.box.y, find_element(ir, "t")->box.bottom()) << layout;
    EXPECT_EQ(subtitle.box.y, emu_from_px(494)) << layout;
    EXPECT_GT(subtitle.box.h, emu_from_px(18)) << "one line is higher than the placeholder";
  }
}

TEST(HeadingPages, LeaveALongTitleOfACoverInItsPlaceholder) {
  const templates::Template t =
      cover_of_others(px(700, 420, 480, 110), 32, px(700, 540, 480, 90), 26, {}, "");
  const auto cover = [&t](const std::string& words) {
    return laid_out(test::slide("title_center",
                                {text("t", words, "title"), text("s", "To the board", "subtitle")}),
                    t);
  };
  const SlideIr ir = cover(kLongTitle);
  const ElementIr& title = *find_element(ir, "t");
  ASSERT_TRUE(title.placeholder);
  EXPECT_EQ(title.placeholder->type, "ctrTitle");
  EXPECT_EQ(title.type, ElementType::Title);
  EXPECT_GE(letters_of(ir, "t"), letters_of(ir, "s"));
  for (const Diagnostic& d : qc::check_slide(ir, test::measured(ir)))
    ADD_FAILURE() << d.rule << ": " << d.message;
  const SlideIr usual = cover("Town garden");
  EXPECT_EQ(letters_of(usual, "t"), 32);
  EXPECT_EQ(letters_of(usual, "s"), 26);
}

TEST(HeadingPages, LeaveATitleOnItsBand) {
  const Rect band = px(0, 420, 1280, 70);
  const templates::Template t =
      cover_of_others(px(24, 432, 760, 56), 20, px(24, 494, 728, 24), 11, band);
  const SlideIr ir = laid_out(
      test::slide("title_center", {text("t", kLongTitle, "title"), text("s", "2026", "subtitle")}), t);
  const ElementIr& title = *find_element(ir, "t");
  EXPECT_EQ(intersection(title.box, band), title.box);
  EXPECT_FALSE(measure::text_fit(test::text_engine(), title).text_height >
               to_pt(band.h)) << "the words are within the band";
  EXPECT_GE(letters_of(ir, "t"), 12);
  const SlideIr usual = laid_out(
      test::slide("title_center", {text("t", "Garden", "title"), text("s", "2026", "subtitle")}), t);
  EXPECT_EQ(find_element(usual, "t")->box, px(24, 432, 760, 56));
  EXPECT_EQ(letters_of(usual, "t"), 20);
}

TEST(HeadingPages, LeaveALongTitleAboveTheRuleOfTheCover) {
  const SlideIr ir = laid_out(test::slide(
      "title_center", {text("t", kLongTitle, "title"), text("s", "To the board", "subtitle")}));
  const ElementIr& title = *find_element(ir, "t");
  const Emu end = title.box.bottom() - title.text.insets.bottom;
  for (const templates::Layout& layout : test::default_template().layouts) {
    if (layout.name != ir.layout) continue;
    bool ruled = false;
    for (const Rect& drawn : layout.furniture) {
      const bool rule = drawn.h < emu_from_pt(10) && drawn.x < title.box.right() &&
                        drawn.right() > title.box.x && drawn.y > ir.size.h / 4;
      if (!rule) continue;
      ruled = true;
      EXPECT_GE(drawn.y, end);
    }
    EXPECT_TRUE(ruled) << "the cover has a rule";
  }
  EXPECT_TRUE(measure::text_fit(test::text_engine(), title).fits);
  EXPECT_GE(letters_of(ir, "t"), 28);
}

TEST(HeadingPages, SetAnAttributionSmallerThanItsQuotation) {
  SlideIr ir = laid_out(test::slide(
      "quote_center", {text("q", "It just works.", "quote"), text("a", "Jane Doe", "attribution")}));
  const double own = letters_of(ir, "a");
  EXPECT_LT(own, letters_of(ir, "q"));
  const auto set = [&ir](const char* id, double size_pt) {
    for (ParagraphIr& paragraph : find_element(ir, id)->text.paragraphs) {
      for (RunIr& run : paragraph.runs) run.style.size_pt = size_pt;
      paragraph.end.size_pt = size_pt;
    }
  };
  const SolveGeometry solve = geometry_solver(test::text_engine());
  solve(ir);
  EXPECT_EQ(letters_of(ir, "a"), own) << "nothing to settle";
  set("q", 18);
  set("a", 22);
  solve(ir);
  EXPECT_EQ(letters_of(ir, "a"), 15);
  set("a", 22);
  find_element(ir, "a")->size_authored = true;
  solve(ir);
  EXPECT_EQ(letters_of(ir, "a"), 22) << "as its author has it";
}

TEST(HeadingPages, AlignTheTextOfAClosingWithItsTitle) {
  templates::Template t = test::default_template();
  t.path = "own.potx";
  for (templates::Layout& layout : t.layouts) {
    if (layout.name != "closing") continue;
    std::erase_if(layout.placeholders, [](const templates::Placeholder& p) {
      return p.type == "body" || p.type == "subTitle" || p.type == "obj" || p.type.empty();
    });
    for (templates::Placeholder& p : layout.placeholders) {
      if (p.type != "title" && p.type != "ctrTitle") continue;
      auto own = std::make_shared<InheritedText>(*p.text);
      for (InheritedLevel& level : own->levels) level.paragraph.align = Align::Center;
      p.text = own;
    }
  }
  const auto align_of = [&t](Element body) {
    const SlideIr ir =
        laid_out(test::slide("closing", {text("t", "Questions", "title"), std::move(body)}), t);
    return find_element(ir, "b")->text.paragraphs.front().style.align;
  };
  Element left = text("b", "Ask the process owner, room 4.12", "body");
  EXPECT_EQ(align_of(left), Align::Center);
  left.style.align = Align::Left;
  EXPECT_EQ(align_of(left), Align::Left);
  EXPECT_EQ(align_of(bullets("b", {"Ask the owner", "Read the manual of the process first", "Go"})),
            Align::Left);
}

}  // namespace
}  // namespace deckle::layout
