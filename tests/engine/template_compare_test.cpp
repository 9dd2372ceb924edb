// What changed between two templates.

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "engine/template/compare.h"
#include "engine/template/differences.h"
#include "slidespec/validate/schema_check.h"

namespace deckle::engine {
namespace {

LevelSummary level(double size) {
  LevelSummary out;
  out.size_pt = size;
  out.fonts.latin = "Calibri";
  out.color = "tx1";
  out.align = "left";
  out.line_spacing = {SpacingIr::Unit::Percent, 100};
  return out;
}

PlaceholderSummary placeholder(const std::string& type, std::uint32_t idx, BoxPx box) {
  PlaceholderSummary out;
  out.type = type;
  out.idx = idx;
  out.name = type;
  out.box = box;
  out.levels = {level(28)};
  return out;
}

LayoutSummary layout(const std::string& name, double y) {
  LayoutSummary out;
  out.name = name;
  out.part = "ppt/slideLayouts/" + name + ".xml";
  out.placeholders = {placeholder("title", 0, {60, 40, 1160, 80}),
                      placeholder("body", 1, {60, y, 1160, 400}),
                      placeholder("sldNum", 12, {1160, 680, 60, 20})};
  out.slots = {{"title", {60, 40, 1160, 80}, 28, 2, 30, true},
               {"body", {60, y, 1160, 400}, 24, 9, 36, true}};
  return out;
}

TemplateSummary sample() {
  TemplateSummary t;
  t.name = "a.potx";
  t.page_w = 1280;
  t.page_h = 720;
  MasterSummary master;
  master.part = "ppt/slideMasters/slideMaster1.xml";
  master.colors = {{"accent1", 0x4472C4}, {"dk1", 0}};
  master.heading.faces.latin = master.body.faces.latin = "Calibri";
  master.title_levels = {level(40)};
  master.body_levels = {level(28), level(24)};
  master.text_box = level(18);
  master.shapes = {{"Bar", "shape", {0, 0, 1280, 10}}};
  t.masters = {master};
  t.layouts = {layout("Title and Content", 140), layout("Other", 200)};
  t.ids = {{"one_column", "Title and Content", t.layouts[0].part, {}, t.layouts[0].slots},
           {"quote_center", "Other", t.layouts[1].part, {}, t.layouts[1].slots}};
  return t;
}

struct Row {
  const char* name;
  std::function<void(TemplateSummary&)> change;
  std::vector<std::string> kinds;  // of the differences, in order
  std::string message;             // of the first
};

TEST(CompareTemplates, NamesEachChangeOnce) {
  const std::vector<Row> rows{
      {"nothing", [](TemplateSummary&) {}, {}, ""},
      {"less than a pixel", [](TemplateSummary& t) { t.layouts[0].slots[1].box.x += 0.9; }, {}, ""},
      {"page",
       [](TemplateSummary& t) {
         t.page_w = 960;
         for (LayoutSummary& l : t.layouts)
           for (SlotSummary& s : l.slots) s.box.w -= 320;
       },
       {"page-size"},
       "the page is 960 × 720 px instead of 1280 × 720 px; places are not compared"},
      {"gone",
       [](TemplateSummary& t) {
         t.layouts.pop_back();
         t.ids.pop_back();
       },
       {"layout-gone"},
       "layout \"Other\" is gone"},
      {"new",
       [](TemplateSummary& t) { t.layouts.push_back(layout("Third", 300)); },
       {"layout-new"},
       "layout \"Third\" is new"},
      {"renamed",
       [](TemplateSummary& t) { t.layouts[1].name = t.ids[1].layout = "Quote"; },
       {"layout-renamed"},
       "layout \"Other\" is now named \"Quote\""},
      {"id",
       [](TemplateSummary& t) {
         t.ids[1].layout = t.layouts[0].name;
         t.ids[1].part = t.layouts[0].part;
       },
       {"layout-id"},
       "quote_center now means layout \"Title and Content\" instead of \"Other\""},
      {"capacity",
       [](TemplateSummary& t) {
         t.layouts[0].slots[1].lines = t.ids[0].slots[1].lines = 7;
         t.layouts[0].slots[1].characters = t.ids[0].slots[1].characters = 40;
       },
       {"slot-changed"},
       "one_column (layout \"Title and Content\"): body: 2 lines fewer (7 instead of 9), 4 Hangul "
       "more in a line (40 instead of 36)"},
      {"place and size",
       [](TemplateSummary& t) {
         t.layouts[1].slots[1].box = {80, 190, 1140, 410};
         t.ids[1].slots = t.layouts[1].slots;
       },
       {"slot-changed"},
       "quote_center (layout \"Other\"): body: moved 20 px to the right, moved 10 px up, 20 px "
       "narrower, 10 px taller"},
      {"slot gone",
       [](TemplateSummary& t) { t.layouts[1].slots.pop_back(); },
       {"slot-gone"},
       "layout \"Other\": the slot body is gone"},
      {"second slot of a role",
       [](TemplateSummary& t) { t.layouts[1].slots.push_back(t.layouts[1].slots[1]); },
       {"slot-new"},
       "layout \"Other\": the slot body 2 is new"},
      {"faces",
       [](TemplateSummary& t) { t.masters[0].heading.faces.latin = "Georgia"; },
       {"faces"},
       "heading faces: latin Georgia instead of latin Calibri"},
      {"style",
       [](TemplateSummary& t) {
         t.masters[0].body_levels[0].size_pt = 26;
         for (LayoutSummary& l : t.layouts) l.placeholders[1].levels[0].size_pt = 26;
       },
       {"text-style"},
       "body, level 1: 26 pt Calibri, tx1 000000, left, 100 % instead of 28 pt Calibri, tx1 "
       "000000, left, 100 %"},
      {"colour",
       [](TemplateSummary& t) { t.masters[0].colors["accent1"] = 0x123456; },
       {"colour"},
       "colour accent1: 123456 instead of 4472C4"},
      {"background",
       [](TemplateSummary& t) {
         for (LayoutSummary& l : t.layouts) l.background = 0x102030;
       },
       {"background"},
       "background of 2 layouts: 102030 instead of FFFFFF"},
      {"furniture",
       [](TemplateSummary& t) {
         for (LayoutSummary& l : t.layouts) l.placeholders[2].box.y -= 15;
       },
       {"furniture"},
       "2 layouts: slide number: moved 15 px up"},
      {"decoration",
       [](TemplateSummary& t) { t.masters[0].shapes.clear(); },
       {"decoration"},
       "master 1: the shape Bar is gone"},
      {"order",
       [](TemplateSummary& t) {
         t.masters[0].colors["accent1"] = 1;
         t.layouts[0].slots[1].lines = 8;
         t.layouts[1].background = 5;
         t.layouts.push_back(layout("Third", 300));
       },
       {"layout-new", "slot-changed", "colour", "background"},
       "layout \"Third\" is new"},
  };
  for (const Row& row : rows) {
    TemplateSummary newer = sample();
    row.change(newer);
    const Differences found = compare(sample(), newer);
    std::vector<std::string> kinds;
    for (const Difference& d : found.all) kinds.push_back(d.kind);
    EXPECT_EQ(kinds, row.kinds) << row.name;
    if (!found.all.empty()) {
      EXPECT_EQ(found.all[0].message.english(), row.message) << row.name;
    }
    DiagnosticSink sink;
    const std::string json = differences_json(found, Language::English);
    const auto document = JsonDocument::read(json, "x", sink);
    ASSERT_TRUE(document);
    EXPECT_TRUE(check_schema("template-diff", *document, sink)) << json;
    EXPECT_NE(differences_text(found, Language::Korean),
              differences_text(found, Language::English));
  }
}

// Names repeat in templates; then the n-th of a name is the n-th.
TEST(CompareTemplates, LayoutsOfOneNameArePairedInTheirOrder) {
  TemplateSummary older = sample();
  older.layouts[1].name = older.layouts[0].name;
  TemplateSummary newer = older;
  newer.layouts[1].slots[1].lines = 3;
  const Differences found = compare(older, newer);
  ASSERT_EQ(found.all.size(), 1U);
  EXPECT_EQ(found.all[0].kind, "slot-changed");
}

}  // namespace
}  // namespace deckle::engine
