// Flaws of a spec as its authors make them, with the hint that says what to write, and the patch
// that does it.

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>

#include "slidespec/mend/json_text.h"
#include "slidespec/mend/mend.h"
#include "slidespec/validate/validate.h"
#include "tests/slidespec/spec_fixture.h"

namespace deckle {
namespace {

constexpr const char* kSpec = R"({
  "spec_version": "slidespec_v1",
  "deck": {
    "title": "A deck",
    "slides": [
      {
        "slide_id": "s1",
        "type": "content",
        "layout": {"layout_id": "one_column"},
        "elements": [
          {"element_id": "t", "kind": "text", "role": "title", "content": {"text": "A title"}},
          {"element_id": "b", "kind": "bullets", "role": "body", "content": {"items": ["one", "two"]}},
          {"element_id": "c", "kind": "chart", "content": {"chart_type": "bar",
            "series": [{"name": "s", "data": [{"x": "a", "y": 1}, {"x": "b", "y": 1200}]}]}},
          {"element_id": "d", "kind": "table", "content": {"columns": ["k", "v"], "rows": [["a", 1]]}}
        ]
      }
    ]
  },
  "theme": {"template_ref": {"template_id": "default"}, "brand": {"brand_kit_id": "default"}}
})";

struct Case {
  const char* name;
  const char *from, *to;  // what its author changed
  const char* pointer;    // of the finding
  const char* hint;
};

constexpr const char* kSlide = "/deck/slides/0";

const Case kCases[] = {
    {"LayoutAsString", R"({"layout_id": "one_column"})", R"("one_column")", "/layout",
     R"(write {"layout_id": "one_column"})"},
    {"ThemeAsString",
     R"({"template_ref": {"template_id": "default"}, "brand": {"brand_kit_id": "default"}})",
     R"("dark")", "=/theme",
     R"(write {"template_ref": {"template_id": "default"}, "brand": {"brand_kit_id": "default"}})"},
    {"ContentAsString", R"({"text": "A title"})", R"("plain")", "/elements/0/content",
     R"(write {"text": "plain"})"},
    {"NumberInPercent", R"("y": 1200)", R"("y": "15%")", "/elements/2/content/series/0/data/1/y",
     "write 15, or 0.15 with \"number_format\": \"0%\" in 'style'"},
    {"NumberWithComma", R"("y": 1200)", R"("y": "1,200")", "/elements/2/content/series/0/data/1/y",
     "write 1200"},
    {"SizeAsText", R"("role": "title", )", R"("role": "title", "style": {"size_pt": "24"}, )",
     "/elements/0/style/size_pt", "remove the quotes"},
    {"SizeWithUnit", R"("role": "title", )", R"("role": "title", "style": {"size_pt": "24pt"}, )",
     "/elements/0/style/size_pt", "write 24"},
    {"FlagAsText", R"("role": "title", )", R"("role": "title", "style": {"bold": "true"}, )",
     "/elements/0/style/bold", "remove the quotes"},
    {"BulletsForItems", R"({"items": ["one", "two"]})", R"({"bullets": ["one", "two"]})",
     "/elements/1/content/bullets", "rename 'bullets' to 'items'"},
    {"HeadersForColumns", R"("columns": ["k", "v"])", R"("headers": ["k", "v"])",
     "/elements/3/content/headers", "rename 'headers' to 'columns'"},
    {"LeftForX", R"("role": "title", )",
     R"("role": "title", "extensions": {"box": {"left": 9, "y": 9, "w": 99, "h": 99}}, )",
     "/elements/0/extensions/box", "rename 'left' to 'x'"},
    {"TitleAsKind", R"("kind": "text", "role": "title")", R"("kind": "title")", "/elements/0/kind",
     R"(write "kind": "text", "role": "title")"},
    {"ParagraphAsKind", R"("kind": "text")", R"("kind": "paragraph")", "/elements/0/kind",
     R"(write "text")"},
    {"TitleAtTheRoot", R"("spec_version")", R"("title": "x", "spec_version")", "=/title", "move"},
    {"RoundedRect", R"("kind": "text", "role": "title", "content": {"text": "A title"})",
     R"("kind": "shape", "content": {"shape": "rounded_rect"})", "/elements/0/content/shape",
     R"(write "roundRect")"},
    {"ObjectsAsItems", R"(["one", "two"])", R"([{"text": "one"}, "two"])",
     "/elements/1/content/items/0", "write an array of strings"},
    {"RowsAsObjects", R"([["a", 1]])", R"([{"k": "a", "v": 1}])", "/elements/3/content/rows/0",
     "write \"columns\" as strings and each row as an array of as many cells"},
    {"Donut", R"("bar")", R"("donut")", "/elements/2/content/chart_type", R"(write "pie")"},
    {"IdMissing", R"("slide_id": "s1",)", "", "", R"(add "slide_id": "s1")"},
    {"IdTwice", R"("element_id": "b")", R"("element_id": "t")", "/elements/1/element_id",
     "give each element of a slide its own id"},
    {"ColorOfTheWeb", R"("role": "title", )", R"("role": "title", "style": {"color": "navy"}, )",
     "/elements/0/style/color", R"(write "000080")"},
    {"UnknownKey", R"("slide_id")", R"("transition": "fade", "slide_id")", "/transition",
     "move it to /deck/slides/0/extensions/transition"},
};

std::string pointer_of(const Case& test) {
  return test.pointer[0] == '=' ? test.pointer + 1 : std::string(kSlide) + test.pointer;
}

// Any of its lines that a strict title of its own would break is out of the way.
std::string broken(const Case& test) {
  std::string text = test::replaced(kSpec, test.from, test.to);
  if (std::string(test.name) == "TitleAtTheRoot")
    text = test::replaced(text, R"("title": "A deck",)", "");
  return text;
}

class CureCase : public ::testing::TestWithParam<Case> {};

TEST_P(CureCase, HasAHintAndAPatchThatMakesItValid) {
  const std::string text = broken(GetParam());
  DiagnosticSink findings;
  const ReadSpec spec = read_spec(text, "deck.json", findings);
  EXPECT_FALSE(spec.valid);
  add_patches(text, "deck.json", {}, findings);
  ASSERT_EQ(findings.size(), 1u) << test::listed(findings);
  const Diagnostic& finding = findings.front();
  EXPECT_EQ(finding.at.pointer, pointer_of(GetParam()));
  EXPECT_EQ(finding.severity, Severity::Error);
  EXPECT_EQ(finding.hint.in(Language::English).substr(0, std::string(GetParam().hint).size()),
            GetParam().hint);
  ASSERT_FALSE(finding.patch.empty());
  JsonText patched(text);
  ASSERT_TRUE(patched.apply(finding.patch));
  DiagnosticSink left;
  EXPECT_TRUE(read_spec(patched.text(), "deck.json", left).valid)
      << test::listed(left) << patched.text();
}

TEST_P(CureCase, IsMendedInOneCall) {
  const std::string text = broken(GetParam());
  const MendedSpec mended = mend_spec(text, "deck.json");
  EXPECT_TRUE(mended.valid) << test::listed(mended.findings) << mended.text;
  ASSERT_FALSE(mended.mendings.empty());
  EXPECT_GT(mended.mendings.front().at.line, 0);
  const MendedSpec again = mend_spec(mended.text, "deck.json");
  EXPECT_TRUE(again.mendings.empty());
  EXPECT_EQ(again.text, mended.text);
}

INSTANTIATE_TEST_SUITE_P(All, CureCase, ::testing::ValuesIn(kCases),
                         [](const auto& test) { return std::string(test.param.name); });

TEST(MendSpec, KeepsTheFormatting) {
  const std::string text =
      test::replaced(kSpec, R"({"layout_id": "one_column"})", R"("one_column")");
  EXPECT_EQ(mend_spec(text, "deck.json").text, kSpec);
}

TEST(MendSpec, LeavesWhatIsValid) {
  const MendedSpec mended = mend_spec(kSpec, "deck.json");
  EXPECT_TRUE(mended.valid);
  EXPECT_EQ(mended.text, kSpec);
  EXPECT_TRUE(mended.mendings.empty());
}

TEST(MendSpec, LeavesWhatIsNoSpec) {
  for (const std::string text : {"", "word", "{", "\xFF\xFE", "12", "null"}) {
    const MendedSpec mended = mend_spec(text, "deck.json");
    EXPECT_FALSE(mended.valid) << text;
    EXPECT_FALSE(mended.findings.empty()) << text;
  }
}

TEST(MendSpec, MendsSlidesAlone) {
  const auto spec = nlohmann::json::parse(kSpec);
  const MendedSpec mended = mend_spec(spec["deck"]["slides"].dump(), "deck.json");
  EXPECT_TRUE(mended.valid) << test::listed(mended.findings);
}

TEST(MendSpec, SaysWhereTheFlawWas) {
  const std::string text = broken(kCases[0]);
  const MendedSpec mended = mend_spec(text, "deck.json");
  ASSERT_EQ(mended.mendings.size(), 1u);
  EXPECT_EQ(test::place_text(mended.mendings[0].at), test::place_of(text, "\"one_column\""));
  EXPECT_EQ(mended.mendings[0].at.pointer, "/deck/slides/0/layout");
}

// Two flaws of one element, and one of its slide: three findings, none of which hides another.
TEST(AddPatches, GivesEachFlawItsOwn) {
  std::string text =
      test::replaced(kSpec, R"({"items": ["one", "two"]})", R"({"bullets": ["one", "two"]})");
  text = test::replaced(text, R"("element_id": "b")", R"("id": "b")");
  text = test::replaced(text, R"({"layout_id": "one_column"})", R"("one_column")");
  DiagnosticSink findings;
  static_cast<void>(read_spec(text, "deck.json", findings));
  add_patches(text, "deck.json", {}, findings);
  EXPECT_EQ(findings.size(), 3u) << test::listed(findings);
  for (const Diagnostic& finding : findings) EXPECT_FALSE(finding.patch.empty());
}

}  // namespace
}  // namespace deckle
