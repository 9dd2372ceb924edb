// Documents and slides in the forms of other tools: all end valid, and say what they said.

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "slidespec/mend/mend.h"
#include "tests/slidespec/spec_fixture.h"

namespace deckle {
namespace {

using Json = nlohmann::json;

constexpr const char* kTheme =
    R"("theme":{"template_ref":{"template_id":"default"},"brand":{"brand_kit_id":"default"}})";
constexpr const char* kSlide =
    R"({"slide_id":"s1","type":"content","layout":{"layout_id":"one_column"},"elements":[
       {"element_id":"t","kind":"text","role":"title","content":{"text":"Head"}}]})";

// %D: a deck, %S: its slides, %1: a slide, %T: the theme.
std::string filled(std::string text) {
  const std::pair<std::string, std::string> parts[] = {
      {"%D", R"({"title":"T","slides":%S})"}, {"%S", "[%1]"}, {"%1", kSlide}, {"%T", kTheme}};
  for (const auto& [mark, part] : parts) {
    for (std::size_t at = text.find(mark); at != std::string::npos;
         at = text.find(mark, at + part.size()))
      text.replace(at, 2, part);
  }
  return text;
}

Json mended_slides(const std::string& text) {
  const MendedSpec mended = mend_spec(filled(text), "deck.json");
  EXPECT_TRUE(mended.valid) << test::listed(mended.findings) << mended.text;
  const Json spec = Json::parse(mended.text, nullptr, false);
  return spec.is_object() && spec.contains("deck") ? spec["deck"].value("slides", Json()) : Json();
}

TEST(DocumentCures, FindTheDeckWhereverItIs) {
  const char* const given[] = {
      R"({"spec":{"spec_version":"slidespec_v1","deck":%D,%T}})",
      R"([{"spec_version":"slidespec_v1","deck":%D,%T}])",
      R"({"spec_version":"slidespec_v1","presentation":%D,%T})",
      R"({"spec_version":"slidespec_v1","덱":{"제목":"T","슬라이드":%S},%T})",
      R"({"title":"T","slides":%S})",
      R"(%S)",
      R"({"spec_version":"slidespec_v1","deck":{"title":"T","slides":%S,%T}})",
      R"({"spec_version":"slidespec_v1","deck":{"metadata":{"title":"T"},"slides":%S},%T})",
      R"({"spec_version":"slidespec_v1","deck":{"title":"T","slides":[{"slide":%1}]},%T})",
      R"({"spec_version":"slidespec_v1","deck":{"title":"T","slides":[%1,null,{}]},%T})",
      R"(%1)",
      R"({"type":"tool_use","name":"make_deck","input":{"spec_version":"slidespec_v1","deck":%D,%T}})",
      R"({"spec_version":"slidespec_v1","deck":{"title":"T"},"슬라이드":%S,%T})",
      R"([[{"spec_version":"slidespec_v1","deck":%D,%T}]])",
      R"([{"output":{"spec_version":"slidespec_v1","deck":%D,%T}}])",
      R"({"data":{"deck":%D,%T},"spec_version":"v1"})",
      R"({"slidespec_v1":{"title":"T","slides":%S},"spec_version":"v1"})",
      R"({"thought":"plan"}{"DATA":{"spec version":"slidespec_v1","DECK":%D}})",
      R"([{"spec_version":"slidespec_v1","deck":%D,%T}] {"status":"ok"})",
      R"(Answer: [draft 1] [{"spec_version":"slidespec_v1","deck":%D,%T}])",
      R"({"presentation":{"SpecVersion":"slidespec_v1","Deck":{"Title":"T","Slides":%S}}})",
      R"({"spec_version":"slidespec_v1","deck_spec":%D,%T})",
      R"({"spec_version":"slidespec_v1","deck":{"title":"T","content":%S},%T})",
      R"({"spec_version":"slidespec_v1","deck":{"title":"T","sections":%S},%T})",
      R"({"spec_version":"slidespec_v1","deck":{"title":"T","slide1":%1},%T})",
      R"({"spec_version":"slidespec_v1","deck":{"title":"T","slides":[[%1]]},%T})",
      R"({"spec_version":"slidespec_v1","deck":{"title":"T","slides":[{"slide":{"slide_id":"s1","elements":[
          {"element_id":"t","kind":"text","role":"title","content":{"text":"Head"}}]},"type":"content",
          "layout":{"layout_id":"one_column"}}]},%T})",
      R"({"spec_version":"slidespec_v1","deck":{"title":"T","slides":[%1,{"slide_id":"e","type":"closing",
          "layout":{"layout_id":"closing"},"elements":[]}]},%T})",
  };
  for (const char* text : given) {
    const Json slides = mended_slides(text);
    ASSERT_EQ(slides.size(), 1u) << text;
    EXPECT_EQ(slides[0], Json::parse(kSlide)) << text;
  }
}

// Names in another case, with other separators, or in Korean; whatever else is wrong above them.
TEST(DocumentCures, ReadNamesAsTheyAreMeant) {
  const char* const given[] = {
      R"({"Spec Version":"slidespec_v1","Deck":{"Title":"T","Slides":[{"Slide Id":"s1","Type":"content",
          "Layout":{"Layout Id":"one_column"},"Elements":[{"Element Id":"t","Kind":"text","Role":"title",
          "Content":{"Text":"Head"}}]}]}})",
      R"({"deck ":{"title ":"T","slides ":[{"slide_id ":"s1","type ":"content","layout ":{"layout_id ":
          "one_column"},"elements ":[{"element_id ":"t","kind ":"text","role ":"title","content ":{"text ":
          "Head"}}]}]}})",
      R"({"덱":{"제목":"T","슬라이드":[{"슬라이드_id":"s1","유형":"content","레이아웃":{"레이아웃_id":
          "one_column"},"요소":[{"요소_id":"t","종류":"text","역할":"title","내용":{"텍스트":"Head"}}]}]}})",
      R"({"deck":{"title":"T","slides":[{"slide_id":"s1","type":"content","layout ":{"layout_id ":"one_column",
          "elements ":[{"element_id":"t","kind":"text","role":"title","데이터":{"텍스트":"Head"}}]}}]}})",
      R"([{"slide-id":"s1","type":"content","layout":{"layout-id":"one_column"},"ELEMENTS":[{"element-id":"t",
          "kind":"text","role":"title","content":{"text":"Head"}}]}])",
  };
  for (const char* text : given) {
    const Json slides = mended_slides(text);
    ASSERT_EQ(slides.size(), 1u) << text;
    EXPECT_EQ(slides[0], Json::parse(kSlide)) << text;
  }
}

TEST(DocumentCures, JoinDocuments) {
  const Json slides = mended_slides(R"({"spec_version":"slidespec_v1","deck":%D,%T}
      {"spec_version":"slidespec_v1","deck":{"title":"U","slides":[{"slide_id":"s2","type":"content",
      "layout":{"layout_id":"one_column"},"elements":[{"element_id":"t","kind":"text",
      "content":{"text":"Other"}}]}]},%T})");
  ASSERT_EQ(slides.size(), 2u);
  EXPECT_EQ(slides[1]["elements"][0]["content"]["text"], "Other");
}

TEST(DocumentCures, KeepTheThemeOfTheDeck) {
  const MendedSpec mended =
      mend_spec(filled(R"({"spec_version":"slidespec_v1","deck":{"title":"T","slides":%S,"theme":{
          "template_ref":{"template_id":"own"},"brand":{"brand_kit_id":"default"}}}})"),
                "deck.json");
  EXPECT_EQ(Json::parse(mended.text)["theme"]["template_ref"]["template_id"], "own") << mended.text;
}

TEST(DocumentCures, ShortenIdsAndTitles) {
  const std::string id(120, 'i'), title = std::string(150, 'a') + " " + std::string(100, 'b');
  Json slide = Json::parse(kSlide);
  slide["slide_id"] = std::string(40, 'i') + " " + id.substr(0, 60);
  const MendedSpec mended =
      mend_spec(filled(R"({"spec_version":"slidespec_v1","deck":{"title":")" + title +
                       R"(","subtitle":"S","slides":[)" + slide.dump() + R"(]},%T})"),
                "deck.json");
  EXPECT_TRUE(mended.valid) << test::listed(mended.findings);
  const Json deck = Json::parse(mended.text)["deck"];
  EXPECT_EQ(deck["title"], std::string(150, 'a'));
  EXPECT_EQ(deck["subtitle"], std::string(100, 'b') + "\nS");
  EXPECT_LE(deck["slides"][0]["slide_id"].get<std::string>().size(), 80u);
}

TEST(DocumentCures, ReadTheSizeOfSlides) {
  const struct {
    const char *given, *expected;
  } sizes[] = {
      {R"({"width":1280,"height":720})", "widescreen_16_9"},
      {R"({"w":13.333,"h":7.5,"unit":"in"})", "widescreen_16_9"},
      {R"([10, 7.5])", "standard_4_3"},
      {R"("1920x1080")", "widescreen_16_9"},
      {R"("16 by 9")", "widescreen_16_9"},
      {R"({"ratio":"4:3"})", "standard_4_3"},
  };
  for (const auto& size : sizes) {
    const MendedSpec mended = mend_spec(
        filled(R"({"spec_version":"slidespec_v1","deck":%D,"theme":{"slide_size":)") + size.given +
            R"(,"template_ref":{"template_id":"default"},"brand":{"brand_kit_id":"default"}}})",
        "deck.json");
    EXPECT_TRUE(mended.valid) << test::listed(mended.findings);
    EXPECT_EQ(Json::parse(mended.text)["theme"]["slide_size"], size.expected) << size.given;
  }
}

TEST(DocumentCures, ReadDates) {
  for (const char* date : {R"("March 1, 2025")", R"("1 Mar 2025")", "20250301",
                           R"("2025년 3월 1일")", R"("2025.3.1")", R"("2025-03-01T00:00:00Z")"}) {
    const MendedSpec mended =
        mend_spec(filled(R"({"spec_version":"slidespec_v1","deck":%D,%T,"extensions":{"date":)") +
                      date + "}}",
                  "deck.json");
    EXPECT_TRUE(mended.valid) << test::listed(mended.findings);
    EXPECT_EQ(Json::parse(mended.text)["extensions"]["date"], "2025-03-01") << date;
  }
}

// What nothing depends on and no cure understands does not keep a spec from being valid.
TEST(DocumentCures, KeepInTheExtensionsWhatTheyCannotRead) {
  const MendedSpec mended = mend_spec(
      filled(R"({"spec_version":"slidespec_v1","deck":%D,"extensions":{"date":"someday"},"theme":{
          "template_ref":{"template_id":"default"},"brand":{"brand_kit_id":"default"},
          "slide_size":"A4"}})"),
      "deck.json");
  EXPECT_TRUE(mended.valid) << test::listed(mended.findings) << mended.text;
  const Json spec = Json::parse(mended.text);
  EXPECT_FALSE(spec["theme"].contains("slide_size"));
  EXPECT_EQ(spec["extensions"]["slide_size"], "A4");
  EXPECT_EQ(spec["extensions"]["date_2"], "someday");
}

TEST(DocumentCures, KeepTheTitle) {
  for (const char* text :
       {R"({"deck":{"metadata":{"title":"My deck"},"slides":%S}})",
        R"({"deck":{"제목":"My deck","slides":%S}})", R"({"deck":{"topic":"My deck","slides":%S}})",
        R"({"deck":%S,"title":"My deck"})",
        R"({"deck":{"title":"My deck","slides":%S},"extensions":[]})",
        R"({"deck":{"title":"My deck","slides":%S},"extensions":{"text":"md"}})",
        R"({"deck":{"title":"My deck","slides":%S},"extensions":{"text":"x y"}})"}) {
    const MendedSpec mended = mend_spec(filled(text), "deck.json");
    EXPECT_TRUE(mended.valid) << mended.text;
    EXPECT_EQ(Json::parse(mended.text)["deck"]["title"], "My deck") << text;
  }
}

TEST(DocumentCures, MakeSlidesOfSections) {
  const Json slides = mended_slides(
      R"({"deck":{"title":"T","sections":[{"title":"Part one","slides":%S},{"slides":[]}]},%T})");
  ASSERT_EQ(slides.size(), 2u);
  EXPECT_EQ(slides[0]["type"], "section");
  EXPECT_EQ(slides[0]["elements"][0]["content"]["text"], "Part one");
}

std::vector<std::string> texts_of(const Json& slide) {
  std::vector<std::string> texts;
  for (const Json& element : slide["elements"]) {
    if (element["content"].contains("text")) texts.push_back(element["content"]["text"]);
    for (const Json& item : element["content"].value("items", Json::array())) texts.push_back(item);
  }
  return texts;
}

TEST(SlideCures, MakeElementsOfMembers) {
  const struct {
    const char* slide;
    std::vector<std::string> texts;
  } given[] = {
      {R"({"title":"Head","bullets":["one","two"]})", {"Head", "one", "two"}},
      {R"({"slide_title":"Head","items":["one","two"]})", {"Head", "one", "two"}},
      {R"({"제목":"Head","글머리":["one"],"발표자 노트":"said"})", {"Head", "one"}},
      {R"({"title":"Head","columns":[{"title":"Pro","bullets":["one"]},{"title":"Con","bullets":["two"]}]})",
       {"Head", "Pro", "one", "Con", "two"}},
      {R"({"html":"<section><h2>Head</h2><ul><li>one</li><li>two &lt; three</li></ul><p>four</p></section>"})",
       {"Head", "one", "two < three", "four"}},
      {R"({"Content":{"Elements":[{"Kind":"text","Content":{"Text":"Head"}}]}})", {"Head"}},
      {R"({"markdown":"# Head\n- one\n- two\nlast"})", {"Head", "one", "two", "last"}},
      {R"({"title":"Head","elements":[{"kind":"text","role":"title","content":{"text":"Head"}}]})",
       {"Head"}},
  };
  for (const auto& test : given) {
    const Json slides =
        mended_slides(std::string(R"({"deck":{"title":"T","slides":[)") + test.slide + R"(]},%T})");
    ASSERT_EQ(slides.size(), 1u) << test.slide;
    EXPECT_EQ(texts_of(slides[0]), test.texts) << slides[0].dump();
  }
}

TEST(SlideCures, MakeOneTextOfNotes) {
  std::string slide = kSlide;
  slide.insert(1, R"("speaker_notes":{"content":"said","duration":"2m"},)");
  const Json slides = mended_slides(R"({"deck":{"title":"T","slides":[)" + slide + R"(]},%T})");
  ASSERT_EQ(slides.size(), 1u);
  EXPECT_EQ(slides[0]["speaker_notes"], "said");
}

TEST(CitationCures, ReadSourcesInReferences) {
  std::string slide = kSlide;
  slide.insert(slide.find(R"("content":{)"), R"("citations":[{"text":"Bureau 2023"}],)");
  const Json slides = mended_slides(R"({"deck":{"title":"T","slides":[)" + slide + R"(]},%T})");
  ASSERT_EQ(slides.size(), 1u);
  EXPECT_EQ(slides[0]["citations"][0]["title"], "Bureau 2023");
  EXPECT_EQ(slides[0]["elements"][0]["citations"][0]["citation_id"],
            slides[0]["citations"][0]["id"]);
}

TEST(CitationCures, ReadLists) {
  std::string slide = kSlide;
  slide.insert(1, R"("citations":[[1,"Bureau"],["k","Office","https://e.com/c"]],)");
  const Json slides = mended_slides(R"({"deck":{"title":"T","slides":[)" + slide + R"(]},%T})");
  ASSERT_EQ(slides.size(), 1u);
  EXPECT_EQ(slides[0]["citations"], Json::parse(R"([{"id":"1","kind":"evidence","title":"Bureau"},
                {"id":"k","kind":"url","url":"https://e.com/c","title":"Office"}])"));
}

TEST(CitationCures, DivideTitleAndAddress) {
  for (const char* text :
       {"Bureau, https://e.com/c", "[Bureau](https://e.com/c)", "Bureau (https://e.com/c)."}) {
    std::string slide = kSlide;
    slide.insert(1, R"("citations":[)" + Json(text).dump() + "],");
    const Json slides = mended_slides(R"({"deck":{"title":"T","slides":[)" + slide + R"(]},%T})");
    ASSERT_EQ(slides.size(), 1u);
    EXPECT_EQ(slides[0]["citations"][0],
              Json::parse(R"({"id":"c1","kind":"url","url":"https://e.com/c","title":"Bureau"})"))
        << text;
  }
}

}  // namespace
}  // namespace deckle
