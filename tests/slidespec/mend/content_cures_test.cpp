// Contents of elements as their authors write them, and what `deckle fix` makes of each: every word
// visible, in the author's order.

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>

#include "slidespec/mend/mend.h"
#include "tests/slidespec/spec_fixture.h"

namespace deckle {
namespace {

using json = nlohmann::ordered_json;

struct Case {
  const char* name;
  const char* given;     // an element without its id
  const char* expected;  // the elements of the slide, without their ids
};

const Case kTexts[] = {
    {"ParagraphStrings", R"({"kind": "text", "content": {"paragraphs": ["a b", "c"]}})",
     R"([{"kind": "text", "content": {"text": "a b\nc"}}])"},
    {"ParagraphsOfRuns",
     R"({"kind": "text", "content": {"paragraphs": [{"runs": [{"text": "a "}, {"text": "b"}]},
         {"text": "c"}]}})",
     R"([{"kind": "text", "content": {"text": "a b\nc"}}])"},
    {"TypedBlocks", R"({"kind": "text", "content": [{"type": "text", "text": "a"}]})",
     R"([{"kind": "text", "content": {"text": "a"}}])"},
    {"Runs",
     R"({"kind": "text", "content": {"runs": [{"text": "a ", "bold": true}, {"text": "b"}]}})",
     R"([{"kind": "text", "content": {"text": "a b"}, "extensions": {"runs":
         [{"text": "a ", "bold": true}, {"text": "b"}]}}])"},
    {"TextWithOptions",
     R"({"kind": "text", "content": {"text": [{"text": "a ", "options": {"bold": true}},
         {"text": "b", "options": {"color": "#FF0000"}}]}})",
     R"([{"kind": "text", "content": {"text": "a b"}, "extensions": {"runs":
         [{"text": "a ", "bold": true}, {"text": "b", "color": "#FF0000"}]}}])"},
    {"TextInTextWithStyle",
     R"({"kind": "text", "content": {"text": {"text": "a", "style": {"italic": true}}}})",
     R"([{"kind": "text", "content": {"text": "a"}, "extensions": {"runs":
         [{"text": "a", "italic": true}]}}])"},
    {"TextElements",
     R"({"kind": "text", "content": {"textElements": [{"paragraphMarker": {"style": {}}},
         {"textRun": {"content": "a\n"}}, {"textRun": {"content": "b\n"}}]}})",
     R"([{"kind": "text", "content": {"text": "a\nb"}}])"},
    {"HeadingAndBody", R"({"kind": "text", "content": {"heading": "h", "body": "b"}})",
     R"([{"kind": "text", "content": {"text": "h\nb"}}])"},
    {"BodyAndCaption", R"({"kind": "text", "content": {"text": "b", "caption": "c"}})",
     R"([{"kind": "text", "content": {"text": "b\nc"}}])"},
    {"ValueAndLabel", R"({"kind": "text", "content": {"value": "42%", "label": "share"}})",
     R"([{"kind": "text", "content": {"text": "42%\nshare"}}])"},
    {"SoleUnknownString", R"({"kind": "text", "content": {"wording": "a"}})",
     R"([{"kind": "text", "content": {"text": "a"}}])"},
    {"KoreanName", R"({"kind": "text", "내용": {"텍스트": "가"}})",
     R"([{"kind": "text", "content": {"text": "가"}}])"},
    {"NotASetting",
     R"({"kind": "table", "text": "a", "content": {"columns": ["k"], "rows": [["v"]]}})",
     R"([{"kind": "table", "content": {"columns": ["k"], "rows": [["v"]]},
          "extensions": {"text_": "a"}}])"},
    {"TextOfALine", R"({"kind": "divider", "text": "a", "content": {}})",
     R"([{"kind": "divider", "content": {}}, {"kind": "text", "content": {"text": "a"}}])"},
    {"LabelBeforeTheContent", R"({"kind": "text", "label": "l", "content": {"text": "a"}})",
     R"([{"kind": "text", "content": {"text": "l\na"}}])"},
    {"HeadingOfAnElement", R"({"kind": "text", "heading": "h"})",
     R"([{"kind": "text", "content": {"text": "h"}}])"},
    {"HeadingAndBodyOfAnElement", R"({"kind": "text", "heading": "h", "body": "b"})",
     R"([{"kind": "text", "content": {"text": "h\nb"}}])"},
};

const Case kLists[] = {
    {"StringMemberOfAnyName",
     R"({"kind": "bullets", "content": {"items": [{"bold": "One", "text": "two"}]}})",
     R"([{"kind": "bullets", "content": {"items": ["One: two"]}}])"},
    {"TextsUnderBullet",
     R"({"kind": "bullets", "content": {"items": [{"bullet": "One two", "bold": false}]}})",
     R"([{"kind": "bullets", "content": {"items": ["One two"]}}])"},
    {"BoldItem", R"({"kind": "bullets", "content": {"items": [{"text": "a", "bold": true}, "b"]}})",
     R"([{"kind": "bullets", "content": {"items": ["a", "b"]}, "extensions": {"runs":
         [[{"text": "a", "bold": true}], []]}}])"},
    {"TermAndDefinition",
     R"({"kind": "bullets", "content": {"items": [{"term": "t", "definition": "d"}]}})",
     R"([{"kind": "bullets", "content": {"items": ["t: d"]}}])"},
    {"OrderOfTheAuthor",
     R"({"kind": "bullets", "content": {"items": [{"설명": "d", "제목": "t"}]}})",
     R"([{"kind": "bullets", "content": {"items": ["d: t"]}}])"},
    {"Ordinals", R"({"kind": "bullets", "content": {"items": {"1": "a", "2": "b", "10": "c"}}})",
     R"([{"kind": "bullets", "content": {"items": ["a", "b", "c"]}}])"},
    {"ListsUnderItems",
     R"({"kind": "bullets", "content": {"items": [{"One": ["a", "b"]}, "Two"]}})",
     R"([{"kind": "bullets", "content": {"items": ["One", "a", "b", "Two"]},
          "style": {"levels": [0, 1, 1, 0]}}])"},
    {"LevelsBeforeTexts", R"({"kind": "bullets", "content": {"items": [[0, "a"], [1, "b"]]}})",
     R"([{"kind": "bullets", "content": {"items": ["a", "b"]}, "style": {"levels": [0, 1]}}])"},
    {"ListsOfRuns",
     R"({"kind": "bullets", "content": {"items": [[{"text": "a ", "bold": true}, {"text": "b"}],
         [{"text": "c"}]]}})",
     R"([{"kind": "bullets", "content": {"items": ["a b", "c"]}, "extensions": {"runs":
         [[{"text": "a ", "bold": true}, {"text": "b"}], []]}}])"},
    {"ItemsInBullets", R"({"kind": "bullets", "content": {"bullets": {"items": ["a"]}}})",
     R"([{"kind": "bullets", "content": {"items": ["a"]}}])"},
    {"TypedMarkers", R"({"kind": "bullets", "content": {"items": "- a\n- b"}})",
     R"([{"kind": "bullets", "content": {"items": ["a", "b"]}}])"},
    {"MarkersOfSomeLines", R"({"kind": "bullets", "content": {"items": "- a\nb"}})",
     R"([{"kind": "bullets", "content": {"items": ["- a", "b"]}}])"},
    {"Html", R"({"kind": "bullets", "content": {"html": "<ul><li>a</li><li>b &amp; c</li></ul>"}})",
     R"([{"kind": "bullets", "content": {"items": ["a", "b & c"]}}])"},
    {"NullAndEmpty", R"({"kind": "bullets", "content": {"items": [null, "a", ""]}})",
     R"([{"kind": "bullets", "content": {"items": ["a"]}}])"},
    {"NothingAboveChildren",
     R"({"kind": "bullets", "content": {"items": [{"text": "", "children": ["a", ""]}]}})",
     R"([{"kind": "bullets", "content": {"items": ["a"]}, "style": {"levels": [1]},
          "extensions": {"items_parts": [{"text": "", "children": ["a", ""]}]}}])"},
    {"TitleBesideItems", R"({"kind": "bullets", "content": {"title": "t", "items": ["a"]}})",
     R"([{"kind": "text", "content": {"text": "t"}},
         {"kind": "bullets", "content": {"items": ["a"]}}])"},
    {"TitleOfTheElement", R"({"title": "t", "bullets": ["a"]})",
     R"([{"kind": "text", "content": {"text": "t"}},
         {"kind": "bullets", "content": {"items": ["a"]}}])"},
    {"SameKeyTwice",
     R"({"kind": "bullets", "content": {"items": ["a"]}, "extensions": {"items_2": ["b"]}})",
     R"([{"kind": "bullets", "content": {"items": ["a", "b"]}, "extensions": {}}])"},
    {"TwoDeep", R"({"kind": "bullets", "content": {"content": {"items": ["a", "b"]}}})",
     R"([{"kind": "bullets", "content": {"items": ["a", "b"]}}])"},
    {"Steps", R"({"kind": "steps", "content": {"steps": ["a", "b"]}})",
     R"([{"kind": "bullets", "content": {"items": ["a", "b"]}}])"},
    {"Timeline", R"({"kind": "timeline", "content": {"events": [{"date": "2021", "title": "a"}]}})",
     R"([{"kind": "bullets", "content": {"items": ["2021: a"]}}])"},
    {"ItemsOfAText", R"({"kind": "text", "content": {"items": ["a", "b"]}})",
     R"([{"kind": "bullets", "content": {"items": ["a", "b"]}}])"},
};

const Case kGroups[] = {
    {"Group",
     R"({"kind": "group", "elements": [{"kind": "text", "content": {"text": "a"}},
         {"kind": "bullets", "content": {"items": ["b"]}}]})",
     R"([{"kind": "text", "content": {"text": "a"}},
         {"kind": "bullets", "content": {"items": ["b"]}}])"},
    {"ChartInAGroup",
     R"({"kind": "group", "children": [{"kind": "chart", "content": {"chart_type": "bar",
         "series": [{"name": "s", "data": [{"x": "a", "y": 1}]}]}}]})",
     R"([{"kind": "chart", "content": {"chart_type": "bar",
         "series": [{"name": "s", "data": [{"x": "a", "y": 1}]}]}}])"},
    {"Columns",
     R"({"kind": "columns", "columns": [{"title": "l", "bullets": ["a"]},
         {"title": "r", "bullets": ["b"]}]})",
     R"([{"kind": "text", "content": {"text": "l"}}, {"kind": "bullets", "content": {"items": ["a"]}},
         {"kind": "text", "content": {"text": "r"}},
         {"kind": "bullets", "content": {"items": ["b"]}}])"},
    {"NestedArray", R"([{"kind": "text", "content": {"text": "a"}}, ["b", "c"]])",
     R"([{"kind": "text", "content": {"text": "a"}},
         {"kind": "bullets", "content": {"items": ["b", "c"]}}])"},
    {"BlocksAsContent",
     R"({"kind": "text", "content": [{"type": "paragraph", "text": "a"},
         {"type": "list", "items": ["b"]}]})",
     R"([{"kind": "text", "content": {"text": "a"}, "role": "body"},
         {"kind": "bullets", "content": {"items": ["b"]}}])"},
    {"BlocksUnderTheirKind",
     R"({"kind": "text", "content": [{"heading": "h"}, {"paragraph": "p"}, {"list": ["a"]}]})",
     R"([{"kind": "text", "content": {"text": "h"}},
         {"kind": "text", "role": "body", "content": {"text": "p"}},
         {"kind": "bullets", "content": {"items": ["a"]}}])"},
    {"UnderItsKind", R"({"table": {"columns": ["k"], "rows": [["v"]]}})",
     R"([{"kind": "table", "content": {"columns": ["k"], "rows": [["v"]]}}])"},
    {"ChartInAText",
     R"({"kind": "text", "content": {"chart": {"chart_type": "bar",
         "series": [{"name": "s", "data": [{"x": "a", "y": 1}]}]}}})",
     R"([{"kind": "chart", "content": {"chart_type": "bar",
         "series": [{"name": "s", "data": [{"x": "a", "y": 1}]}]}}])"},
    {"ElementsInAContent",
     R"({"kind": "text", "role": "body", "content": {"elements": [
         {"kind": "text", "content": {"text": "a"}}, {"kind": "text", "content": {"text": "b"}}]}})",
     R"([{"kind": "text", "content": {"text": "a"}}, {"kind": "text", "content": {"text": "b"}}])"},
    {"HtmlOfATextAndAList",
     R"({"kind": "text", "content": {"html": "<p>a</p><ul><li>b</li><li>c<ul><li>d</li></ul></li></ul>"}})",
     R"([{"kind": "text", "content": {"text": "a"}},
         {"kind": "bullets", "content": {"items": ["b", "c", "d"]}, "style": {"levels": [0, 0, 1]}}])"},
    {"HtmlOfAPicture",
     R"({"kind": "image", "content": {"html": "<img src='generated' alt='a > b'>"}})",
     R"([{"kind": "image", "content": {"asset_id": "generated", "alt_text": "a > b"}}])"},
    {"TextThatIsATable", R"({"kind": "text", "content": {"columns": ["k"], "rows": [["v"]]}})",
     R"([{"kind": "table", "content": {"columns": ["k"], "rows": [["v"]]}}])"},
    {"ChartThatIsATable", R"({"kind": "chart", "content": {"columns": ["k"], "rows": [["v"]]}})",
     R"([{"kind": "table", "content": {"columns": ["k"], "rows": [["v"]]}}])"},
    {"GroupInAnotherCase",
     R"({"kind": "group", "content": {"ELEMENTS": [{"kind": "text", "content": {"text": "a"}}]}})",
     R"([{"kind": "text", "content": {"text": "a"}}])"},
    {"UnderItsKindInAnotherCase",
     R"({"text": {"Kind": "text", "Content": {"Text": "a"}, "Role": "body"}})",
     R"([{"kind": "text", "content": {"text": "a"}, "role": "body"}])"},
    {"UnderItsId", R"({"e": {"kind": "text", "content": {"text": "a"}}})",
     R"([{"kind": "text", "content": {"text": "a"}}])"},
    {"InAnElement",
     R"({"element": {"Kind": "text", "content": {"text": "a"}}, "style": {"bold": true}})",
     R"([{"kind": "text", "content": {"text": "a"}, "style": {"bold": true}}])"},
    {"SaysNothing", R"({"kind": "text", "content": {"text": ""}})", "[]"},
    {"NoItems", R"({"kind": "bullets", "content": {"items": []}, "style": {"bold": true}})", "[]"},
    {"NoPoints", R"({"kind": "chart", "content": {"chart_type": "bar", "series": []}})", "[]"},
    {"LineAsAText", R"({"kind": "divider", "content": "vertical"})",
     R"([{"kind": "divider", "content": {"orientation": "vertical"}}])"},
    {"TableInAText",
     R"({"element_id": "e", "kind": "text", "content": [
         {"kind": "table", "content": {"columns": ["k"], "rows": [["v"]]}}]})",
     R"([{"kind": "table", "content": {"columns": ["k"], "rows": [["v"]]}}])"},
    {"Null", "null", "[]"},
    {"NoMembers", "{}", "[]"},
    {"EmptyString", R"("")", "[]"},
    {"EmptyList", "[]", "[]"},
};

// A deck with a title, the element that is given, and a text after it.
json spec_with(const std::string& element) {
  json spec = json::parse(R"({"spec_version": "slidespec_v1", "deck": {"title": "D", "slides": [
    {"slide_id": "s", "type": "content", "layout": {"layout_id": "one_column"}, "elements": [
      {"element_id": "t", "kind": "text", "role": "title", "content": {"text": "T"}},
      null,
      {"element_id": "z", "kind": "text", "content": {"text": "Z"}}]}]},
    "theme": {"template_ref": {"template_id": "default"}, "brand": {"brand_kit_id": "default"}}})");
  spec["deck"]["slides"][0]["elements"][1] = json::parse(element);
  return spec;
}

class ContentCase : public ::testing::TestWithParam<Case> {};

TEST_P(ContentCase, KeepsEveryWordVisible) {
  const std::string text = spec_with(GetParam().given).dump(2);
  const MendedSpec mended = mend_spec(text, "deck.json");
  EXPECT_TRUE(mended.valid) << test::listed(mended.findings) << mended.text;
  json elements = json::parse(mended.text)["deck"]["slides"][0]["elements"];
  ASSERT_GE(elements.size(), 2u);
  EXPECT_EQ(elements.front()["element_id"], "t");
  EXPECT_EQ(elements.back()["element_id"], "z");
  elements.erase(elements.begin());
  elements.erase(elements.end() - 1);
  for (json& element : elements) element.erase("element_id");
  // Whatever the order of the members is.
  EXPECT_EQ(nlohmann::json::parse(elements.dump()), nlohmann::json::parse(GetParam().expected));
  EXPECT_TRUE(mend_spec(mended.text, "deck.json").mendings.empty());
}

constexpr auto kName = [](const auto& test) { return std::string(test.param.name); };
INSTANTIATE_TEST_SUITE_P(Texts, ContentCase, ::testing::ValuesIn(kTexts), kName);
INSTANTIATE_TEST_SUITE_P(Lists, ContentCase, ::testing::ValuesIn(kLists), kName);
INSTANTIATE_TEST_SUITE_P(Groups, ContentCase, ::testing::ValuesIn(kGroups), kName);

TEST(ContentCures, WriteHintsAsDeckleReadsThem) {
  json spec = spec_with(R"({"element_id": "e", "kind": "text", "content": {"text": "a"}})");
  json& layout = spec["deck"]["slides"][0]["layout"];
  layout["layout_hints"] = {
      {"ratio", "60:40"}, {"bullet_columns", 3}, {"order", "e, z"}, {"promote_title", "true"}};
  const MendedSpec mended = mend_spec(spec.dump(2), "deck.json");
  EXPECT_TRUE(mended.valid) << test::listed(mended.findings);
  EXPECT_EQ(json::parse(mended.text)["deck"]["slides"][0]["layout"]["layout_hints"].dump(),
            R"({"ratio":[60,40],"bullet_columns":2,"order":["e","z"],"promote_title":true})");
}

// A member of the first element, before and after.
struct Value {
  const char* name;
  const char *given, *expected;
};

const Value kValues[] = {
    {"BoldAsAWeight", R"({"style": {"bold": 700}})", R"({"style": {"bold": true}})"},
    {"BoldAsAWord", R"({"style": {"bold": "bold"}})", R"({"style": {"bold": true}})"},
    {"EmphasisTrue", R"({"style": {"emphasis": true}})", R"({"style": {"emphasis": "medium"}})"},
    {"EmphasisThree", R"({"style": {"emphasis": 3}})", R"({"style": {"emphasis": "high"}})"},
    {"EmphasisVeryHigh", R"({"style": {"emphasis": "very high"}})",
     R"({"style": {"emphasis": "high"}})"},
    {"SizeInEm", R"({"style": {"size_pt": "1.5em"}})", R"({"style": {"size_pt": 27}})"},
    {"SizeAsAWord", R"({"style": {"size_pt": "large"}})", R"({"style": {"size_pt": 24}})"},
    {"SizeInPx", R"({"style": {"size_pt": "24px"}})", R"({"style": {"size_pt": 18}})"},
    {"ColorOfNumbers", R"({"style": {"color": [255, 0, 0]}})", R"({"style": {"color": "FF0000"}})"},
    {"ColorHsl", R"j({"style": {"color": "hsl(120, 100%, 25%)"}})j",
     R"({"style": {"color": "008000"}})"},
    {"ColorInKorean", R"({"style": {"color": "파란색"}})", R"({"style": {"color": "0000FF"}})"},
    {"SeventhAccent", R"({"style": {"color": "accent7"}})", R"({"style": {"color": "accent6"}})"},
    {"SolidFill", R"({"style": {"fill": "solid #333"}})", R"({"style": {"fill": "333333"}})"},
    {"FillObject", R"({"style": {"fill": {"color": "#333333"}}})",
     R"({"style": {"fill": "#333333"}})"},
    {"SpacingInLines", R"({"style": {"line_spacing_pct": "1.5"}})",
     R"({"style": {"line_spacing_pct": 150}})"},
    {"SpacingOne", R"({"style": {"line_spacing_pct": 1}})",
     R"({"style": {"line_spacing_pct": 100}})"},
    {"StyleInTheElement", R"({"font_size": 20})", R"({"style": {"size_pt": 20}})"},
    {"StyleInKorean", R"({"스타일": {"bold": true}})", R"({"style": {"bold": true}})"},
    {"NameOfTheSlot", R"({"slot": "body"})", R"({"role": "body"})"},
    {"RoleTrue", R"({"role": true})", R"({"extensions": {"role": true}})"},
    {"SmallestSize", R"({"constraints": {"minFontPt": 10}})",
     R"({"constraints": {"min_font_pt": 10}})"},
    {"BoxAsAList", R"({"extensions": {"box": [100, 50, 300, 200]}})",
     R"({"extensions": {"box": {"x": 100, "y": 50, "w": 300, "h": 200}}})"},
    {"BoxAsAText", R"({"extensions": {"box": "100,50,300,200"}})",
     R"({"extensions": {"box": {"x": 100, "y": 50, "w": 300, "h": 200}}})"},
    {"BoxOfCorners", R"({"extensions": {"box": {"x1": 100, "y1": 50, "x2": 400, "y2": 250}}})",
     R"({"extensions": {"box": {"x": 100, "y": 50, "w": 300, "h": 200}}})"},
    {"BoxOfLetters", R"({"extensions": {"box": {"l": 100, "t": 50, "r": 400, "b": 250}}})",
     R"({"extensions": {"box": {"x": 100, "y": 50, "w": 300, "h": 200}}})"},
    {"BoxInInches", R"({"left": 1.5, "top": 1, "width": 4, "height": 2})",
     R"({"extensions": {"box": {"x": 144, "y": 96, "w": 384, "h": 192}}})"},
    {"BoxInCentimetres",
     R"({"extensions": {"box": {"x": "2.54cm", "y": "25.4mm", "w": "10.16cm", "h": "2in"}}})",
     R"({"extensions": {"box": {"x": 96, "y": 96, "w": 384, "h": 192}}})"},
    {"BoxInEmu", R"({"left": 914400, "top": 914400, "width": 3657600, "height": 1828800})",
     R"({"extensions": {"box": {"x": 96, "y": 96, "w": 384, "h": 192}}})"},
    {"BoxInPercent", R"({"extensions": {"box": {"x": "10%", "y": "20%", "w": "50%", "h": "25%"}}})",
     R"({"extensions": {"box": {"x": 128, "y": 144, "w": 640, "h": 180}}})"},
    {"BoxWithoutASide", R"({"extensions": {"box": {"x": 1, "y": 2, "w": 3}}})",
     R"({"extensions": {"box_": {"x": 1, "y": 2, "w": 3}}})"},
    {"RunsAsStrings", R"({"extensions": {"runs": ["On", "e"]}})",
     R"({"extensions": {"runs": [{"text": "On"}, {"text": "e"}]}})"},
    {"RunWithoutALink", R"({"extensions": {"runs": [{"text": "One", "link": null}]}})",
     R"({"extensions": {"runs": [{"text": "One"}]}})"},
    {"RunSize", R"({"extensions": {"runs": [{"text": "One", "size_pt": "20pt"}]}})",
     R"({"extensions": {"runs": [{"text": "One", "size_pt": 20}]}})"},
    {"DetailsAsText", R"({"extensions": {"details": "true"}})",
     R"({"extensions": {"details": true}})"},
    {"ListOfNumbers", R"({"style": {"list": "numbered"}})", R"({"style": {"list": "number"}})"},
    {"ColorOfALine", R"({"style": {"line": "blue"}})", R"({"style": {"line": "0000FF"}})"},
    {"SizeInPercent", R"({"style": {"size_pt": "150%"}})", R"({"style": {"size_pt": 27}})"},
    {"SpacingAsAWord", R"({"style": {"line_spacing_pct": "single"}})",
     R"({"style": {"line_spacing_pct": 100}})"},
    {"SizeThatIsNone", R"({"style": {"size_pt": "as needed"}})",
     R"({"style": {}, "extensions": {"size_pt": "as needed"}})"},
    {"PriorityThatIsNone", R"({"constraints": {"priority": "whatever fits"}})",
     R"({"constraints": {}, "extensions": {"priority": "whatever fits"}})"},
    {"OneRun", R"({"extensions": {"runs": {"text": "One", "bold": true}}})",
     R"({"extensions": {"runs": [{"text": "One", "bold": true}]}})"},
    {"RunsOfTheBeginning", R"({"extensions": {"runs": [{"text": "On", "bold": true}]}})",
     R"({"extensions": {"runs": [{"text": "On", "bold": true}, {"text": "e"}]}})"},
    {"RunsOfTheEnd", R"({"extensions": {"runs": [{"text": "ne", "bold": true}]}})",
     R"({"extensions": {"runs": [{"text": "O"}, {"text": "ne", "bold": true}]}})"},
    {"RunsOfAnotherText", R"({"extensions": {"runs": [{"text": "Two"}]}})",
     R"({"extensions": {"runs_": [{"text": "Two"}]}})"},
    {"LineThatIsNoColor", R"({"line": "solid"})", R"({"extensions": {"line": "solid"}})"},
    {"OneLevel", R"({"style": {"levels": 1}})", R"({"style": {"levels": [1]}})"},
    {"EmptyExtensions", R"({"extensions": []})", "{}"},
};

class ValueCase : public ::testing::TestWithParam<Value> {};

TEST_P(ValueCase, IsWrittenAsDeckleReadsIt) {
  json element = json::parse(R"({"element_id": "e", "kind": "text", "content": {"text": "One"}})");
  json expected = element;
  element.update(json::parse(GetParam().given));
  expected.update(json::parse(GetParam().expected));
  const MendedSpec mended = mend_spec(spec_with(element.dump()).dump(2), "deck.json");
  EXPECT_TRUE(mended.valid) << test::listed(mended.findings) << mended.text;
  const json after = json::parse(mended.text)["deck"]["slides"][0]["elements"][1];
  EXPECT_EQ(nlohmann::json::parse(after.dump()), nlohmann::json::parse(expected.dump()));
}

INSTANTIATE_TEST_SUITE_P(All, ValueCase, ::testing::ValuesIn(kValues), kName);

}  // namespace
}  // namespace deckle
