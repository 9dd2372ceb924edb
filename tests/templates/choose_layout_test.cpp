// Layout ids against small templates made for the question.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "templates/layout_features.h"
#include "templates/template.h"

namespace deckle::templates {
namespace {

Placeholder place(const char* type, double x, double y, double w, double h) {
  Placeholder p;
  p.type = type;
  p.name = type;
  p.box = {emu_from_pt(x), emu_from_pt(y), emu_from_pt(w), emu_from_pt(h)};
  return p;
}

Layout layout(const char* name, const char* type, std::vector<Placeholder> placeholders,
              const char* master = "m1") {
  Layout l;
  l.name = name;
  l.type = type;
  l.master_part = master;
  l.placeholders = std::move(placeholders);
  return l;
}

Placeholder title() { return place("title", 36, 20, 888, 80); }
Placeholder body() { return place("obj", 36, 120, 888, 340); }
Placeholder left() { return place("obj", 36, 120, 436, 340); }
Placeholder right() { return place("obj", 488, 120, 436, 340); }

Template of(std::vector<Layout> layouts) {
  Template t;
  t.page = {emu_from_pt(960), emu_from_pt(540)};
  t.layouts = std::move(layouts);
  return t;
}

// The layouts of PowerPoint's own templates, with names in another language.
Template office() {
  return of({layout("A", "title",
                    {place("ctrTitle", 120, 80, 720, 180), place("subTitle", 120, 280, 720, 120)}),
             layout("B", "obj", {title(), body()}),
             layout("C", "secHead",
                    {place("title", 60, 130, 800, 220), place("body", 60, 360, 800, 110)}),
             layout("D", "twoObj", {title(), left(), right()}),
             layout("E", "twoTxTwoObj",
                    {title(), place("body", 36, 120, 436, 40), place("obj", 36, 160, 436, 300),
                     place("body", 488, 120, 436, 40), place("obj", 488, 160, 436, 300)}),
             layout("F", "titleOnly", {title()}), layout("G", "blank", {}),
             layout("H", "picTx",
                    {place("title", 60, 36, 310, 126), place("pic", 408, 76, 486, 380),
                     place("body", 60, 162, 310, 300)})});
}

struct Row {
  const char* id;
  const char* expected;
};

TEST(ChooseLayout, FindsRolesInOfficeTemplates) {
  const Template t = office();
  for (const Row& row : std::vector<Row>{{"title_center", "A"},
                                         {"section_header", "C"},
                                         {"one_column", "B"},
                                         {"two_column", "D"},
                                         {"chart_focus", "B"},
                                         {"table_focus", "B"},
                                         {"image_full_bleed", "F"},
                                         {"quote_center", "C"},
                                         {"closing", "A"},
                                         {"made_up", "B"}}) {
    const LayoutChoice choice = choose_layout(t, row.id);
    ASSERT_NE(choice.layout, nullptr) << row.id;
    EXPECT_EQ(choice.layout->name, row.expected) << row.id << ": " << choice.reason;
    EXPECT_FALSE(choice.exact);
    EXPECT_NE(choice.reason.english().find(row.id), std::string::npos) << choice.reason;
    EXPECT_NE(choice.reason.english().find(choice.layout->name), std::string::npos)
        << choice.reason;
  }
}

// A slide's title is where those of the others are, in their size.
TEST(ChooseLayout, KeepsTheTitleInItsPlace) {
  const Placeholder side = place("title", 36, 20, 300, 120);
  Placeholder small = title(), usual = title();
  const auto sized = [](double size_pt) {
    auto text = std::make_shared<InheritedText>();
    for (InheritedLevel& level : text->levels) level.run.size_pt = size_pt;
    return text;
  };
  usual.text = sized(44);
  small.text = sized(20);
  struct Case {
    const char* name;
    Placeholder title;
    const char* expected;
  };
  for (const Case& c : std::vector<Case>{
           {"the same place", usual, "columns"},
           {"a few points away", place("title", 48, 32, 880, 76), "columns"},
           {"at the left", side, "B"},
           {"a small size", small, "B"}}) {
    const Template t = of({layout("B", "obj", {usual, body()}),
                           layout("columns", "twoObj", {c.title, left(), right()}),
                           layout("F", "titleOnly", {usual})});
    EXPECT_EQ(choose_layout(t, "two_column").layout->name, c.expected) << c.name;
    EXPECT_EQ(choose_layout(t, "columns").layout->name, "columns") << c.name;  // asked for
  }
}

TEST(ChooseLayout, TakesNoSectionForAQuotationWhoseSourceIsAbove) {
  const auto source = place("body", 75, 228, 612, 118);
  Placeholder capitals = place("title", 75, 346, 612, 107);
  auto text = std::make_shared<InheritedText>();
  text->levels[0].run.caps = Caps::All;
  capitals.text = text;
  for (const Placeholder& low : {place("title", 75, 346, 612, 107), capitals}) {
    const Template t = of({layout("B", "obj", {title(), body()}),
                           layout("C", "secHead", {low, source}), layout("F", "titleOnly", {title()})});
    EXPECT_EQ(choose_layout(t, "quote_center").layout->name, "F");
    EXPECT_EQ(choose_layout(t, "section_header").layout->name, "C");
  }
}

// In some templates all titles are turned, at the side of the page.
TEST(ChooseLayout, PutsContentOnABodyRatherThanOnASection) {
  Placeholder turned = place("title", 904, 40, 56, 460);
  turned.horizontal = false;
  const Template t = of({layout("Cover", "title", {place("ctrTitle", 24, 300, 760, 56)}),
                         layout("Section Header", "", {place("ctrTitle", 24, 300, 760, 56)}),
                         layout("1-Up", "", {turned, place("obj", 32, 64, 848, 400)})});
  for (const char* id : {"one_column", "two_column", "chart_focus", "table_focus"})
    EXPECT_EQ(choose_layout(t, id).layout->name, "1-Up") << id;
  EXPECT_EQ(choose_layout(t, "section_header").layout->name, "Section Header");
}

TEST(ChooseLayout, TakesExactNamesFirst) {
  const Template t =
      of({layout("Anything", "obj", {title(), body()}), layout("TWO_Column", "", {})});
  const LayoutChoice choice = choose_layout(t, "two_column");
  EXPECT_TRUE(choice.exact);
  EXPECT_EQ(choice.layout->name, "TWO_Column");
}

TEST(ChooseLayout, PrefersTheSpelling) {
  const Template t = of({layout("TEAM", "obj", {title(), body()}, "m1"),
                         layout("Team", "", {title()}, "m2"), layout("team", "", {}, "m1")});
  EXPECT_EQ(choose_layout(t, "Team").layout->name, "Team");
  EXPECT_EQ(choose_layout(t, "team").layout->name, "team");
  EXPECT_EQ(choose_layout(t, "tEAM").layout->name, "TEAM");
}

TEST(ChooseLayout, StaysWithOneMaster) {
  const Template t =
      of({layout("Blank", "blank", {}, "m1"), layout("B", "obj", {title(), body()}, "m2"),
          layout("D", "twoObj", {title(), left(), right()}, "m3"),
          layout("one_column", "", {}, "m3")});
  // The first master with a title decides, even though another has two columns ready.
  EXPECT_EQ(choose_layout(t, "two_column").layout->name, "B");
  // A name is a name, wherever it stands.
  EXPECT_TRUE(choose_layout(t, "one_column").exact);
}

TEST(ChooseLayout, TellsColumnsFromStackedBodies) {
  const Template t =
      of({layout("stacked", "",
                 {title(), place("obj", 36, 120, 888, 160), place("obj", 36, 300, 888, 160)}),
          layout("beside", "", {title(), left(), right()})});
  EXPECT_EQ(choose_layout(t, "two_column").layout->name, "beside");
}

TEST(ChooseLayout, UsesPlacesMadeForTheObject) {
  const Template t = of({layout("B", "obj", {title(), body()}),
                         layout("chart", "", {title(), place("chart", 36, 120, 600, 340)}),
                         layout("table", "", {title(), place("tbl", 36, 120, 888, 340)}),
                         layout("full", "", {place("pic", 0, 0, 960, 540), title()}),
                         layout("tiny chart", "", {title(), place("chart", 36, 120, 60, 40)})});
  EXPECT_EQ(choose_layout(t, "chart_focus").layout->name, "chart");
  EXPECT_EQ(choose_layout(t, "table_focus").layout->name, "table");
  EXPECT_EQ(choose_layout(t, "image_full_bleed").layout->name, "full");
}

TEST(ChooseLayout, PassesOverVerticalText) {
  Placeholder vertical = body();
  vertical.horizontal = false;
  const Template t = of(
      {layout("vertical", "vertTx", {title(), vertical}), layout("B", "obj", {title(), body()})});
  EXPECT_EQ(choose_layout(t, "one_column").layout->name, "B");
}

TEST(ChooseLayout, TakesHintsFromNamesWhereTypesAreSilent) {
  const Template t = of({layout("B", "obj", {title(), body()}),
                         layout("Big Quote", "", {title(), place("body", 36, 300, 888, 40)}),
                         layout("Section Break", "", {title(), place("body", 36, 300, 888, 40)}),
                         layout("Thank You", "", {title()})});
  EXPECT_EQ(choose_layout(t, "quote_center").layout->name, "Big Quote");
  EXPECT_EQ(choose_layout(t, "section_header").layout->name, "Section Break");
  EXPECT_EQ(choose_layout(t, "closing").layout->name, "Thank You");
}

TEST(ChooseLayout, AlwaysAnswers) {
  const Template bare = of({layout("no\nplaceholders", "", {})});
  for (const char* id :
       {"title_center", "section_header", "one_column", "two_column", "chart_focus", "table_focus",
        "image_full_bleed", "quote_center", "closing", "", "x"}) {
    const LayoutChoice choice = choose_layout(bare, id);
    ASSERT_NE(choice.layout, nullptr) << id;
    EXPECT_EQ(choice.reason.english().find('\n'), std::string::npos) << choice.reason;
  }
  EXPECT_EQ(choose_layout(of({}), "one_column").layout, nullptr);
}

TEST(ChooseLayout, FindsEveryNameInTheBuiltins) {
  for (const SlideSize size : {SlideSize::Widescreen16x9, SlideSize::Standard4x3}) {
    const Result<Template> t = builtin_template("default", size);
    ASSERT_TRUE(t);
    for (const Layout& l : t->layouts) EXPECT_TRUE(choose_layout(*t, l.name).exact) << l.name;
  }
}

TEST(SideBySide, NeedsSharedHeightAndNoSharedWidth) {
  struct Pair {
    Rect a, b;
    bool expected;
  };
  const auto box = [](double x, double y, double w, double h) {
    return Rect{emu_from_pt(x), emu_from_pt(y), emu_from_pt(w), emu_from_pt(h)};
  };
  for (const Pair& p : {Pair{box(0, 0, 100, 100), box(100, 0, 100, 100), true},
                        Pair{box(100, 0, 100, 100), box(0, 0, 100, 100), true},
                        Pair{box(0, 0, 100, 100), box(91, 0, 100, 100), true},
                        Pair{box(0, 0, 100, 100), box(89, 0, 100, 100), false},
                        Pair{box(0, 0, 100, 100), box(110, 40, 100, 100), true},
                        Pair{box(0, 0, 100, 100), box(110, 41, 100, 100), false},
                        Pair{box(0, 0, 100, 100), box(0, 110, 100, 100), false}}) {
    EXPECT_EQ(side_by_side(p.a, p.b), p.expected) << to_pt(p.b.x) << "," << to_pt(p.b.y);
  }
}

}  // namespace
}  // namespace deckle::templates
