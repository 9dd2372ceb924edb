// What a layout_id means, under every name it is known by.

#include "layout/names/resolve_layout.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "layout/names/layout_names.h"
#include "layout/names/pattern_names.h"
#include "layout/slots/presets/presets.h"
#include "tests/support/deck_builder.h"

namespace deckle::layout {
namespace {

using test::bullets;
using test::text;

// "two_column", "note two_column", "warning two_column".
std::string resolved(const Slide& slide, const templates::Template& t = test::default_template()) {
  Deck deck = test::deck({slide}, "en");
  deck.slides[0].pointer = "/deck/slides/0";
  const DiagnosticSink found = resolve_layouts(deck, t);
  const std::string& id = deck.slides[0].layout_id;
  if (found.empty()) return id;
  std::string used = id;
  std::replace(used.begin(), used.end(), '\n', ' ');  // as messages have it
  EXPECT_EQ(found.size(), 1U);
  const Diagnostic& d = found[0];
  EXPECT_EQ(d.rule, d.severity == Severity::Note ? "layout-adjusted" : "layout-assumed");
  EXPECT_FALSE(d.defect);
  EXPECT_EQ(d.at.slide_id, "s1");
  EXPECT_EQ(d.at.pointer, "/deck/slides/0/layout/layout_id");
  EXPECT_NE(d.message.english().find("'" + slide.layout_id + "'"), std::string::npos) << d.message;
  EXPECT_NE(d.message.english().find(used), std::string::npos) << d.message;
  EXPECT_NE(d.hint.english().find(used), std::string::npos) << d.hint;
  return std::string(to_string(d.severity)) + " " + id;
}

// The message about layout_hints.ratio, empty where it has an effect.
std::string about_ratio(const std::string& layout_id, std::vector<double> ratio) {
  Deck deck = test::deck({test::slide(layout_id, {text("a", "Words")})}, "en");
  deck.slides[0].pointer = "/deck/slides/0";
  deck.slides[0].hints.ratio = std::move(ratio);
  for (const Diagnostic& d : resolve_layouts(deck, test::default_template())) {
    if (d.rule != "ignored-key") continue;
    EXPECT_EQ(d.severity, Severity::Warning);
    EXPECT_FALSE(d.defect);
    EXPECT_EQ(d.at.slide_id, "s1");
    EXPECT_EQ(d.at.pointer, "/deck/slides/0/layout/layout_hints/ratio");
    EXPECT_FALSE(d.hint.empty());
    return d.message.english();
  }
  return "";
}

TEST(Ratio, IsReportedWhereItHasNoEffect) {
  EXPECT_EQ(about_ratio("two_column", {}), "");
  EXPECT_EQ(about_ratio("one_column", {}), "");
  EXPECT_EQ(about_ratio("two_column", {30, 70}), "");
  EXPECT_EQ(about_ratio("Two Columns", {30, 70}), "");
  EXPECT_EQ(about_ratio("chart_focus", {2, 1}), "");
  EXPECT_EQ(about_ratio("one_column", {1, 1, 1}), "'ratio' has no effect in the layout one_column");
  EXPECT_EQ(about_ratio("one_column", {1, 1}), "'ratio' has no effect in the layout one_column");
  EXPECT_EQ(about_ratio("agenda", {1, 1}), "'ratio' has no effect in the layout agenda");
  EXPECT_EQ(about_ratio("two_column", {1, 1, 1}),
            "'ratio' has 3 numbers and no effect, because the layout two_column has 2 columns");
  EXPECT_EQ(about_ratio("chart_focus", {1, 1, 1, 1}),
            "'ratio' has 4 numbers and no effect, because the layout chart_focus has 2 columns");
}

// What resolve_layouts() knows of columns is what the presets do with a ratio.
TEST(Ratio, ChangesTheSlotsOfThePresetsThatHaveColumns) {
  const Frame frame = frame_of(test::default_template(), nullptr);
  for (const std::string& id : layout_ids()) {
    for (const std::vector<double>& ratio : {std::vector<double>{1, 9}, {1, 2, 9}, {1, 2, 3, 9}}) {
      const auto own = preset_slots(id, frame, {}), set = preset_slots(id, frame, ratio);
      ASSERT_TRUE(own && set) << id;
      ASSERT_EQ(own->size(), set->size()) << id;
      bool changed = false;
      for (std::size_t i = 0; i < own->size(); ++i) changed |= (*own)[i].box != (*set)[i].box;
      EXPECT_EQ(changed, about_ratio(id, ratio).empty()) << id << " " << ratio.size();
    }
  }
}

Slide of_type(const std::string& layout_id, SlideType type = SlideType::Content) {
  Slide slide = test::slide(layout_id, {text("a", "Words")});
  slide.type = type;
  return slide;
}

TEST(ResolveLayout, KnowsSpellings) {
  struct Row {
    const char* layout_id;
    const char* expected;
  };
  const Row rows[] = {
      // exact
      {"title_center", "title_center"},
      {"section_header", "section_header"},
      {"one_column", "one_column"},
      {"two_column", "two_column"},
      {"chart_focus", "chart_focus"},
      {"table_focus", "table_focus"},
      {"image_full_bleed", "image_full_bleed"},
      {"quote_center", "quote_center"},
      {"closing", "closing"},
      // case and separators
      {"two-column", "note two_column"},
      {"TwoColumn", "note two_column"},
      {"Two Column", "note two_column"},
      {"TWO_COLUMN", "note two_column"},
      {"twocolumn", "note two_column"},
      {" two_column ", "note two_column"},
      {"Section Header", "note section_header"},
      {"chartFocus", "note chart_focus"},
      {"image-full-bleed", "note image_full_bleed"},
      {"Closing", "note closing"},
      // what people and models write
      {"title", "note title_center"},
      {"cover", "note title_center"},
      {"title_slide", "note title_center"},
      {"Title Slide", "note title_center"},
      {"cover_page", "note title_center"},
      {"agenda", "agenda"},
      {"contents", "note agenda"},
      {"section", "note section_header"},
      {"divider", "note section_header"},
      {"section_divider", "note section_header"},
      {"chapter", "note section_header"},
      {"comparison", "comparison"},
      {"compare", "note comparison"},
      {"two_columns", "note two_column"},
      {"2-column", "note two_column"},
      {"pros_cons", "pros_cons"},
      {"layout_two_column", "note two_column"},
      {"two_column_layout", "note two_column"},
      {"chart", "note chart_focus"},
      {"chart_slide", "note chart_focus"},
      {"graph", "note chart_focus"},
      {"table", "note table_focus"},
      {"data-table", "note table_focus"},
      {"quote", "note quote_center"},
      {"testimonial", "note quote_center"},
      {"image", "note image_full_bleed"},
      {"picture", "note image_full_bleed"},
      {"photo", "note image_full_bleed"},
      {"full_image", "note image_full_bleed"},
      {"thanks", "note closing"},
      {"thank_you", "note closing"},
      {"end", "note closing"},
      {"Q&A", "note closing"},
      {"content", "note one_column"},
      {"bullets", "note one_column"},
      {"text", "note one_column"},
      {"body", "note one_column"},
      {"title_and_content", "note one_column"},
      {"blank", "note one_column"},
      {"auto", "note one_column"},
      // Korean
      {"표지", "note title_center"},
      {"제목", "note title_center"},
      {"목차", "note agenda"},
      {"구역", "note section_header"},
      {"간지", "note section_header"},
      {"비교", "note comparison"},
      {"차트", "note chart_focus"},
      {"표", "note table_focus"},
      {"인용", "note quote_center"},
      {"이미지", "note image_full_bleed"},
      {"감사합니다", "note closing"},
      {"마무리", "note closing"},
      {"마무리 슬라이드", "note closing"},
      // PowerPoint, English and Korean, and its ST_SlideLayoutType
      {"Title and Content", "note one_column"},
      {"Two Content", "note two_column"},
      {"Comparison", "note comparison"},
      {"Title Only", "note one_column"},
      {"Content with Caption", "note two_column"},
      {"Picture with Caption", "note two_column"},
      {"Title and Vertical Text", "note one_column"},
      {"제목 슬라이드", "note title_center"},
      {"제목 및 내용", "note one_column"},
      {"구역 머리글", "note section_header"},
      {"콘텐츠 2개", "note two_column"},
      {"제목만", "note one_column"},
      {"빈 화면", "note one_column"},
      {"캡션 있는 콘텐츠", "note two_column"},
      {"캡션 있는 그림", "note two_column"},
      {"secHead", "note section_header"},
      {"twoObj", "note two_column"},
      // Google Slides
      {"TITLE_AND_BODY", "note one_column"},
      {"TITLE_AND_TWO_COLUMNS", "note two_column"},
      {"SECTION_TITLE_AND_DESCRIPTION", "note section_header"},
      {"BIG_NUMBER", "note big_number"},
      {"CAPTION_ONLY", "note image_full_bleed"},
      // Slidev, Marp
      {"center", "note title_center"},
      {"lead", "note title_center"},
      {"two-cols", "note two_column"},
      {"image-right", "note picture_right"},
      {"fact", "note big_number"},
      {"default", "note one_column"},
      // typing mistakes
      {"two_colum", "warning two_column"},
      {"tow_column", "warning two_column"},
      {"one_colunm", "warning one_column"},
      {"section_heder", "warning section_header"},
      {"chart_fokus", "warning chart_focus"},
      {"qoute", "warning quote_center"},
      {"comparision", "warning comparison"},
      {"thank_yuo", "warning closing"},
      {"감사함니다", "warning closing"},
      {"content_1", "warning one_column"},
      // known to nobody
      {"dashboard_v2", "warning one_column"},
      {"---", "warning one_column"},
      {"그린", "warning one_column"},
  };
  for (const Row& row : rows)
    EXPECT_EQ(resolved(of_type(row.layout_id)), row.expected) << row.layout_id;
}

TEST(ResolveLayout, GoesByTypeAndThenByContent) {
  const Element image = [] {
    Element e;
    e.element_id = "i";
    e.kind = ElementKind::Image;
    e.content = ImageContent{};
    return e;
  }();
  const Element chart = [] {
    Element e;
    e.element_id = "c";
    e.kind = ElementKind::Chart;
    e.content = ChartContent{};
    return e;
  }();
  const Element table = test::table("t", {"a"}, {});
  const Element title = text("h", "Title", "title");
  struct Case {
    const char* name;
    SlideType type;
    std::vector<Element> elements;
    const char* expected;
  };
  const Case cases[] = {
      {"title", SlideType::Title, {title}, "title_center"},
      {"section", SlideType::Section, {title}, "section_header"},
      {"chart", SlideType::Chart, {title, chart}, "chart_focus"},
      {"table", SlideType::Table, {title, table}, "table_focus"},
      {"image", SlideType::Image, {image}, "image_full_bleed"},
      {"quote", SlideType::Quote, {text("q", "Words")}, "quote_center"},
      {"closing", SlideType::Closing, {title}, "closing"},
      {"the type goes before the roles",
       SlideType::Section,
       {text("l", "L", "left"), text("r", "R", "right")},
       "section_header"},
      {"left and right",
       SlideType::Content,
       {title, text("l", "L", "left"), text("r", "R", "right")},
       "two_column"},
      {"left alone", SlideType::Content, {title, text("l", "L", "left")}, "one_column"},
      {"a quotation",
       SlideType::Custom,
       {text("q", "Words", "quote"), text("a", "who", "attribution")},
       "quote_center"},
      {"a chart and its takeaway",
       SlideType::Content,
       {title, chart, text("k", "So", "key_takeaway")},
       "chart_focus"},
      {"a chart alone", SlideType::Content, {title, chart}, "one_column"},
      {"a chart among texts",
       SlideType::Content,
       {title, chart, text("k", "So", "key_takeaway"), bullets("b", {"x"})},
       "one_column"},
      {"two charts",
       SlideType::Content,
       {chart, chart, text("k", "So", "key_takeaway")},
       "one_column"},
      {"one table", SlideType::Content, {title, table}, "table_focus"},
      {"a table and text", SlideType::Content, {title, table, bullets("b", {"x"})}, "one_column"},
      {"one picture", SlideType::Content, {title, image}, "image_full_bleed"},
      {"a picture and its caption",
       SlideType::Content,
       {title, image, text("c", "Where", "caption")},
       "image_full_bleed"},
      {"a picture and text", SlideType::Content, {title, image, text("b", "x")}, "one_column"},
      {"two pictures", SlideType::Content, {image, image}, "one_column"},
      {"text", SlideType::Custom, {title, bullets("b", {"x"})}, "one_column"},
  };
  for (const Case& c : cases) {
    Slide slide = test::slide("dashboard_v2", c.elements);
    slide.type = c.type;
    EXPECT_EQ(resolved(slide), std::string("warning ") + c.expected) << c.name;
    // Who asks for it gets the same with a note.
    slide.layout_id = "auto";
    EXPECT_EQ(resolved(slide), std::string("note ") + c.expected) << c.name;
  }
}

TEST(ResolveLayout, PrefersAKnownIdToTheType) {
  EXPECT_EQ(resolved(of_type("two_column", SlideType::Title)), "two_column");
  EXPECT_EQ(resolved(of_type("comparison", SlideType::Title)), "comparison");
  EXPECT_EQ(resolved(of_type("two_colum", SlideType::Title)), "warning two_column");
}

TEST(ResolveLayout, KnowsTheTemplatesNames) {
  templates::Template t;
  for (const char* name :
       {"Title and Content", "Comparison", "비교", "Team Photos", "", "Abschnitts-\nüberschrift"}) {
    templates::Layout layout;
    layout.name = name;
    for (const char* type : {"title", "body", "body"}) {
      templates::Placeholder placeholder;
      placeholder.type = type;
      placeholder.box = {Emu(0), Emu(0), emu_from_pt(200), emu_from_pt(300)};
      layout.placeholders.push_back(placeholder);
    }
    t.layouts.push_back(layout);
  }
  t.page = {emu_from_pt(960), emu_from_pt(540)};
  // The template's layout has two places, and the slide three lists.
  EXPECT_EQ(resolved(test::slide("comparison", {text("t", "T", "title"), bullets("a", {"x"}),
                                                bullets("b", {"x"}), bullets("c", {"x"})}),
                     t),
            "comparison");
  struct Row {
    const char* layout_id;
    const char* expected;
  };
  for (const Row& row : std::vector<Row>{{"Title and Content", "Title and Content"},
                                         {"title_and_content", "note Title and Content"},
                                         {"comparison", "note Comparison"},
                                         {"비교", "비교"},
                                         {"versus", "note comparison"},
                                         {"team-photos", "note Team Photos"},
                                         {"Abschnittsüberschrift", "note Abschnitts-\nüberschrift"},
                                         {"team photso", "warning Team Photos"},
                                         {"two_column", "two_column"},
                                         {"Two Column", "note two_column"}})
    EXPECT_EQ(resolved(of_type(row.layout_id), t), row.expected) << row.layout_id;
  Deck deck = test::deck({of_type("made up")}, "en");
  const DiagnosticSink found = resolve_layouts(deck, t);
  EXPECT_EQ(found.at(0).hint.english(),
            "use one of: title_center, section_header, one_column, two_column, chart_focus, "
            "table_focus, image_full_bleed, quote_center, closing, Title and Content, Comparison, "
            "비교, Team Photos, Abschnitts- überschrift");
}

TEST(ResolveLayout, TableIsUnambiguous) {
  std::vector<std::string_view> names;
  for (const LayoutNames& layout : layout_names()) {
    names.push_back(layout.id);
    names.insert(names.end(), layout.other_names.begin(), layout.other_names.end());
    EXPECT_TRUE(
        preset_slots(std::string(layout.id), frame_of(test::default_template(), nullptr), {}));
  }
  for (const PatternNames& pattern : pattern_names()) {
    names.push_back(pattern.id);
    names.insert(names.end(), pattern.other_names.begin(), pattern.other_names.end());
    EXPECT_TRUE(preset_slots(std::string(pattern.base), frame_of(test::default_template(), nullptr), {}));
  }
  const auto automatic = automatic_names();
  names.insert(names.end(), automatic.begin(), automatic.end());
  for (std::size_t i = 0; i < names.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j)
      EXPECT_FALSE(FoldedName(names[i]) == FoldedName(names[j])) << names[i] << ", " << names[j];
  }
  EXPECT_EQ(preset_ids(), layout_ids());
}

TEST(ResolveLayout, ReadsBoxesWithHeadingsAsCards) {
  const auto resolved = [](std::vector<Element> boxes) {
    boxes.insert(boxes.begin(), test::text("t", "Title", "title"));
    Deck deck = test::deck({test::slide("one_column", std::move(boxes))}, "en");
    static_cast<void>(resolve_layouts(deck, test::default_template()));
    return deck.slides.front().layout_id;
  };
  const auto box = [](const std::string& id, const std::string& words) {
    Element element = test::shape(id, words);
    std::get<ShapeContent>(element.content).shape = "roundRect";
    return element;
  };
  const Element a = box("a", "Ladders\nFirst hour"), b = box("b", "Ropes\nSecond hour");
  EXPECT_EQ(resolved({a, b}), "cards");
  Element accent = b;
  std::get<ShapeContent>(accent.content).fill = "accent2";
  EXPECT_EQ(resolved({a, accent}), "cards");
  EXPECT_EQ(resolved({box("a", "매출\n1조 2,340억 원\n▲8.7%"), box("b", "이익\n876억 원\n▼3.2%")}), "one_column")
      << "a label over its figure is no heading over points";
  // Not where the author chose a look, one box is not headed, a figure leads, or something else is there.
  Element filled = b;
  std::get<ShapeContent>(filled.content).fill = "FFCC00";
  EXPECT_EQ(resolved({a, filled}), "one_column");
  EXPECT_EQ(resolved({a, box("b", "Ropes")}), "one_column");
  EXPECT_EQ(resolved({a, box("b", "211\ngrants")}), "one_column");
  EXPECT_EQ(resolved({a, b, test::bullets("c", {"One"})}), "one_column");
  EXPECT_EQ(resolved({a}), "one_column");
}

TEST(ResolveLayout, ReadsPointedShapesAloneAsAProcessOnAnyTemplate) {
  const auto step = [](const std::string& id, const std::string& words) {
    Element out = test::shape(id, words);
    std::get<ShapeContent>(out.content).shape = "homePlate";
    return out;
  };
  templates::Template other = test::default_template();
  other.path = "corporate.potx";
  for (const templates::Template* t : {&test::default_template(), &std::as_const(other)}) {
    EXPECT_EQ(resolved(test::slide("one_column", {text("t", "Plan", "title"), step("a", "July: plan"),
                                                  step("b", "May: build"), step("c", "June: run")}),
                       *t),
              "process");
    // Two are before and after.
    EXPECT_EQ(resolved(test::slide("one_column", {text("t", "Plan", "title"), step("a", "Before"),
                                                  step("b", "After")}),
                       *t),
              "one_column");
  }
}

}  // namespace
}  // namespace deckle::layout
