// Sources and pictures, declared wherever their authors declare them: a slide that is given, and
// what results.

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "slidespec/mend/mend.h"
#include "tests/slidespec/spec_fixture.h"

namespace deckle {
namespace {

using Json = nlohmann::json;

constexpr const char* kText =
    R"({"element_id":"t","kind":"text","role":"title","content":{"text":"Head"}})";
constexpr const char* kChart =
    R"("chart_type":"bar","title":"T","series":[{"name":"s","data":[{"x":"A","y":1}]}])";

// %t: a text, %c: members of a chart's content.
std::string filled(std::string text) {
  for (const auto& [mark, part] : {std::pair{"%t", kText}, std::pair{"%c", kChart}}) {
    for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark))
      text.replace(at, 2, part);
  }
  return text;
}

// `members` of a slide beside those it needs, and of the document.
MendedSpec mend(const std::string& members, const std::string& of_document = {},
                const std::string& of_deck = {}) {
  return mend_spec(
      filled(
          R"({"spec_version":"slidespec_v1",)" + of_document + R"("deck":{"title":"t",)" + of_deck +
          R"("slides":[{"slide_id":"s1","type":"content","layout":{"layout_id":"one_column"},)" +
          members +
          R"(}]},"theme":{"template_ref":{"template_id":"default"},"brand":{"brand_kit_id":"default"}}})"),
      "deck.json");
}

Json spec_of(const MendedSpec& mended) {
  EXPECT_TRUE(mended.valid) << test::listed(mended.findings) << mended.text;
  return Json::parse(mended.text, nullptr, false);
}

struct Case {
  const char* name;
  const char* given;   // members of a slide
  const char* mended;  // those that result
};

const Case kCases[] = {
    {"SourceInAnElement",
     R"("elements":[{"element_id":"t","kind":"text","content":{"text":"Head"},"citations":[
         {"id":"wb","kind":"url","title":"Tables","url":"https://e.com/","locator":{"page":3},"note":"recounted"}]}])",
     R"("elements":[{"element_id":"t","kind":"text","content":{"text":"Head"},
         "citations":[{"citation_id":"wb","note":"recounted"}]}],
        "citations":[{"id":"wb","kind":"url","title":"Tables","url":"https://e.com/","locator":{"page":3}}])"},
    {"SourceInTwoElements",
     R"("elements":[{"element_id":"t","kind":"text","content":{"text":"Head"},"citations":[
         {"id":"wb","kind":"url","title":"Tables","url":"https://e.com/"}]},
        {"element_id":"u","kind":"text","content":{"text":"Body"},"citations":[
         {"id":"wb","kind":"url","title":"Tables","url":"https://e.com/"},
         {"title":"Yearbook"},"https://e.com/b"]}])",
     R"("elements":[{"element_id":"t","kind":"text","content":{"text":"Head"},"citations":[{"citation_id":"wb"}]},
        {"element_id":"u","kind":"text","content":{"text":"Body"},
         "citations":[{"citation_id":"wb"},{"citation_id":"c2"},{"citation_id":"c3"}]}],
        "citations":[{"id":"wb","kind":"url","title":"Tables","url":"https://e.com/"},
         {"id":"c2","title":"Yearbook","kind":"evidence"},{"id":"c3","kind":"url","url":"https://e.com/b"}])"},
    {"WhatElseIsSaidOfASource",
     R"("elements":[%t],"citations":[{"id":"wb","kind":"evidence","title":"Tables","author":"Hong Gildong",
         "year":2023,"page":12}])",
     R"("elements":[%t],"citations":[{"id":"wb","kind":"evidence","title":"Tables",
         "locator":{"author":"Hong Gildong","year":2023,"page":12}}])"},
    {"PlaceInASource",
     R"("elements":[%t],"citations":[{"id":"a","kind":"evidence","title":"A","locator":["12","Table 4"]},
         {"id":"b","kind":"evidence","title":"B","locator":"p. 12"},
         {"id":"c","kind":"evidence","title":"C","locator":"Table 4"}])",
     R"("elements":[%t],"citations":[{"id":"a","kind":"evidence","title":"A","locator":{"page":"12, Table 4"}},
         {"id":"b","kind":"evidence","title":"B","locator":{"page":"12"}},
         {"id":"c","kind":"evidence","title":"C","locator":{"at":"Table 4"}}])"},
    {"MarksOfSources",
     R"("elements":[{"element_id":"t","kind":"text","content":{"text":"Up [1] and [2]"}}],
        "references":["[1] Kim, 2023","2. Lee, https://e.com/"])",
     R"("elements":[{"element_id":"t","kind":"text","content":{"text":"Up [1] and [2]"}}],
        "citations":[{"id":"1","kind":"evidence","title":"Kim, 2023"},
         {"id":"2","kind":"url","url":"https://e.com/","title":"Lee"}])"},
    {"Footnote", R"("elements":[%t],"footnote":"Harbour authority, 2024")",
     R"("elements":[%t],"citations":[{"id":"c1","kind":"evidence","title":"Harbour authority, 2024"}])"},
    {"SourcesBesideCitations",
     R"("elements":[%t],"citations":[{"id":"c1","kind":"evidence","title":"A"}],"references":["B","C"])",
     R"("elements":[%t],"citations":[{"id":"c1","kind":"evidence","title":"A"},
         {"id":"c2","kind":"evidence","title":"B"},{"id":"c3","kind":"evidence","title":"C"}])"},
    {"SourceOfAChart",
     R"("elements":[{"element_id":"c","kind":"chart","content":{%c,"source":"Ministry of Data"}}])",
     R"("elements":[{"element_id":"c","kind":"chart","content":{%c},"citations":[{"citation_id":"c1"}]}],
        "citations":[{"id":"c1","kind":"evidence","title":"Ministry of Data"}])"},
    {"SourceOfAChartBesideOthers",
     R"("elements":[{"element_id":"c","kind":"chart","content":{%c,"source":"Ministry of Data"},"citations":["wb"]}],
        "citations":[{"id":"wb","kind":"evidence","title":"Tables"}])",
     R"("elements":[{"element_id":"c","kind":"chart","content":{%c},
         "citations":[{"citation_id":"wb"},{"citation_id":"c2"}]}],
        "citations":[{"id":"wb","kind":"evidence","title":"Tables"},
         {"id":"c2","kind":"evidence","title":"Ministry of Data"}])"},
    {"ReportWithAnAddress",
     R"("elements":[%t],"citations":[{"id":"wb","kind":"report","title":"Tables","url":"https://e.com/"},
         {"id":"x","kind":"website","title":"Tables"}])",
     R"("elements":[%t],"citations":[{"id":"wb","kind":"url","title":"Tables","url":"https://e.com/"},
         {"id":"x","kind":"evidence","title":"Tables"}])"},
    {"IdUnderAnotherName",
     R"("elements":[{"element_id":"t","kind":"text","content":{"text":"Head"},"citations":[{"citation_id":"wb"}]}],
        "citations":[{"ref":"wb","kind":"evidence","title":"Tables"}])",
     R"("elements":[{"element_id":"t","kind":"text","content":{"text":"Head"},"citations":[{"citation_id":"wb"}]}],
        "citations":[{"id":"wb","kind":"evidence","title":"Tables"}])"},
    {"SourceThatIsThereAlready",
     R"("elements":[{"element_id":"t","kind":"text","content":{"text":"Head"},
         "citations":[{"citation_id":"wb","note":"p. 3"}]}],
        "citations":[{"id":"wb","kind":"evidence","title":"Tables"}],"source":{"id":"wb","title":"Tables"})",
     R"("elements":[{"element_id":"t","kind":"text","content":{"text":"Head"},
         "citations":[{"citation_id":"wb","note":"p. 3"}]}],
        "citations":[{"id":"wb","kind":"evidence","title":"Tables"}])"},
    {"CaptionOfAChart",
     R"("elements":[{"element_id":"c","kind":"chart","content":{%c,"subtitle":"Billions"},"caption":"Rounded"}])",
     R"("elements":[{"element_id":"c","kind":"chart","content":{%c}},
        {"element_id":"c_text","kind":"text","role":"caption","content":{"text":"Rounded\nBillions"}}])"},
    {"NoteOfAChart",
     R"("elements":[{"element_id":"c","kind":"chart","content":{%c},"note":"Rounded"}])",
     R"("elements":[{"element_id":"c","kind":"chart","content":{%c,"notes":"Rounded"}}])"},
    {"NoteOfAText",
     R"("elements":[{"element_id":"x","kind":"text","content":{"text":"Two"},"note":"Mind the unit"}])",
     R"("elements":[{"element_id":"x","kind":"text","content":{"text":"Two"}},
        {"element_id":"x_text","kind":"text","role":"caption","content":{"text":"Mind the unit"}}])"},
    {"LabelOfATable",
     R"("elements":[{"element_id":"b","kind":"table","content":{"columns":["a"],"rows":[["b"]],"label":"Rounded"}}])",
     R"("elements":[{"element_id":"b","kind":"table","content":{"columns":["a"],"rows":[["b"]]}},
        {"element_id":"b_text","kind":"text","role":"caption","content":{"text":"Rounded"}}])"},
    {"KindOfAChart",
     R"("elements":[{"element_id":"c","kind":"line_chart","content":{"series":[{"name":"s","data":[{"x":"A","y":1}]}]}}])",
     R"("elements":[{"element_id":"c","kind":"chart","content":{"chart_type":"line",
         "series":[{"name":"s","data":[{"x":"A","y":1}]}]}}])"},
    {"NoteOfATable",
     R"("elements":[{"element_id":"b","kind":"table","content":{"title":"T","columns":["a"],"rows":[["b"]],
         "note":"Rounded"}}])",
     R"("elements":[{"element_id":"b","kind":"table","content":{"title":"T","columns":["a"],"rows":[["b"]]}},
        {"element_id":"b_text","kind":"text","role":"caption","content":{"text":"Rounded"}}])"},
};

class SourceCure : public ::testing::TestWithParam<Case> {};

TEST_P(SourceCure, GivesTheSlideOfTheSchema) {
  Json slide = spec_of(mend(GetParam().given))["deck"]["slides"][0];
  for (const char* name : {"slide_id", "type", "layout"}) slide.erase(name);
  EXPECT_EQ(slide, Json::parse(filled("{" + std::string(GetParam().mended) + "}")));
}

INSTANTIATE_TEST_SUITE_P(All, SourceCure, ::testing::ValuesIn(kCases),
                         [](const auto& test) { return std::string(test.param.name); });

// On the slides that refer to them, else on the last.
TEST(SourceCures, TakeTheSourcesOfADeckToItsSlides) {
  const std::string slides =
      R"("elements":[{"element_id":"t","kind":"text","content":{"text":"Up [b]"},
      "citations":[{"citation_id":"a"}]}]},{"slide_id":"s2","type":"content","layout":{"layout_id":"one_column"},
      "elements":[%t])";
  const std::string sources =
      R"([{"id":"a","kind":"url","title":"A","url":"https://e.com/a"},{"id":"b","title":"B"},"C"],)";
  for (const char* name : {"citations", "sources", "references"}) {
    for (const bool in_deck : {false, true}) {
      const std::string member = "\"" + std::string(name) + "\":" + sources;
      const Json spec = spec_of(in_deck ? mend(slides, {}, member) : mend(slides, member));
      EXPECT_EQ(spec["deck"]["slides"][0]["citations"],
                Json::parse(R"([{"id":"a","kind":"url","title":"A","url":"https://e.com/a"},
                                {"id":"b","title":"B","kind":"evidence"}])"))
          << name;
      EXPECT_EQ(spec["deck"]["slides"][1]["citations"],
                Json::parse(R"([{"id":"c3","kind":"evidence","title":"C"}])"));
      EXPECT_FALSE(spec.contains("extensions"));
    }
  }
}

TEST(SourceCures, TakeTheAssetsOfSlidesToTheDocument) {
  const char* kPicture =
      R"("elements":[{"element_id":"p","kind":"image","content":{"asset_id":"a","alt_text":"Quay"}}],)";
  const Json whole = Json::parse(
      R"([{"asset_id":"a","type":"image","source":{"kind":"file","file_id":"img/a.png"}}])");
  for (
      const char* assets :
      {R"("assets":[{"asset_id":"a","type":"image","source":{"kind":"file","file_id":"img/a.png"}}])",
       R"("assets":{"a":"img/a.png"})", R"("images":[{"asset_id":"a","source":"img/a.png"}])"}) {
    const Json spec = spec_of(mend(std::string(kPicture) + assets));
    EXPECT_EQ(spec["assets"], whole) << assets;
    EXPECT_FALSE(spec["deck"]["slides"][0].contains("extensions")) << assets;
  }
}

// Not to the id that is nearest to one in a list that is not whole yet.
TEST(SourceCures, TakeTheAssetsOfTheDeckToThoseOfTheDocument) {
  const Json spec = spec_of(mend(
      R"("elements":[{"element_id":"p","kind":"image","content":{"asset_id":"b"}},
         {"element_id":"q","kind":"image","content":{"asset":{"asset_id":"c","type":"image",
          "source":{"kind":"file","file_id":"c.png"}}}}])",
      R"("assets":[{"asset_id":"a","type":"image","source":{"kind":"generated"}}],)",
      R"("assets":[{"asset_id":"b","type":"image","source":{"kind":"file","file_id":"b.png"}}],)"));
  const Json elements = spec["deck"]["slides"][0]["elements"];
  EXPECT_EQ(elements[0]["content"]["asset_id"], "b");
  EXPECT_EQ(elements[1]["content"], (Json{{"asset_id", "c"}}));
  ASSERT_EQ(spec["assets"].size(), 3u);
  EXPECT_EQ(spec["assets"][2]["source"]["file_id"], "c.png");
}

TEST(SourceCures, NumberSourcesAsTextsDo) {
  const Json spec =
      spec_of(mend(R"("elements":[{"element_id":"t","kind":"text","content":{"text":"Up [2]"}}])",
                   R"("references":["Kim","Lee"],)"));
  EXPECT_EQ(spec["deck"]["slides"][0]["citations"],
            Json::parse(R"([{"id":"c1","kind":"evidence","title":"Kim"},
                            {"id":"2","kind":"evidence","title":"Lee"}])"));
}

TEST(SourceCures, FindTheFileOrTheWordsOfAPicture) {
  const struct {
    const char *content, *alt, *file;
  } kPictures[] = {
      {R"({"filename":"img/a.png"})", nullptr, "img/a.png"},
      {R"({"image_path":"img/a.png","desc":"Quay"})", "Quay", "img/a.png"},
      {R"({"source":"img/a.png","alt":"Quay"})", "Quay", "img/a.png"},
      {R"({"image":{"src":"img/a.png","alt_text":"Quay"}})", "Quay", "img/a.png"},
      {R"({"prompt":"Quay at night"})", "Quay at night", nullptr},
      {R"({"description":"Quay"})", "Quay", nullptr},
      {R"({"asset_id":null,"alt_text":"Quay"})", "Quay", nullptr},
  };
  for (const auto& one : kPictures) {
    const Json spec = spec_of(mend(R"("elements":[{"element_id":"p","kind":"image","content":)" +
                                   std::string(one.content) + "}]"));
    const Json content = spec["deck"]["slides"][0]["elements"][0]["content"];
    ASSERT_EQ(spec["assets"].size(), 1u) << one.content;
    EXPECT_EQ(spec["assets"][0]["asset_id"], content["asset_id"]) << one.content;
    EXPECT_EQ(content.value("alt_text", ""), one.alt == nullptr ? "" : one.alt) << one.content;
    const Json source = one.file == nullptr ? Json{{"kind", "generated"}}
                                            : Json{{"kind", "file"}, {"file_id", one.file}};
    EXPECT_EQ(spec["assets"][0]["source"], source) << one.content;
  }
}

TEST(SourceCures, DeclarePicturesWithLongAddresses) {
  const std::string address = "https://e.com/" + std::string(600, 'a') + ".png";
  const Json spec = spec_of(mend(
      R"("elements":[{"element_id":"p","kind":"image","content":{"url":")" + address + R"("}}])"));
  EXPECT_EQ(spec["assets"][0]["source"], (Json{{"kind", "url"}, {"url", address}}));
}

// An asset without the file that it is to be of.
TEST(SourceCures, FindNoFileInAnEmptyName) {
  const Json spec = spec_of(mend(
      R"("elements":[{"element_id":"p","kind":"image","content":{"asset_id":"a","alt_text":"Quay"}}])",
      R"("assets":[{"asset_id":"a","type":"image","source":{"kind":"file","file_id":""}}],)"));
  EXPECT_EQ(spec["assets"][0]["source"], (Json{{"kind", "generated"}}));
}

// A file that an asset has is that asset.
TEST(SourceCures, FindTheAssetOfAFile) {
  const char* kAssets =
      R"("assets":[{"asset_id":"quay","type":"image","source":{"kind":"file","file_id":"img/a.png"}}],)";
  const Json spec = spec_of(mend(
      R"("elements":[{"element_id":"p","kind":"image","content":{"path":"img/a.png"}}])", kAssets));
  EXPECT_EQ(spec["assets"].size(), 1u);
  EXPECT_EQ(spec["deck"]["slides"][0]["elements"][0]["content"]["asset_id"], "quay");
}

TEST(SourceCures, DivideTitlesOfSources) {
  const Json spec =
      spec_of(mend(R"("elements":[%t],"citations":[{"id":"a","kind":"evidence","title":")" +
                   std::string(150, 'a') + " " + std::string(100, 'b') + R"("}])"));
  EXPECT_EQ(spec["deck"]["slides"][0]["citations"][0],
            (Json{{"id", "a"},
                  {"kind", "evidence"},
                  {"title", std::string(150, 'a')},
                  {"locator", {{"at", std::string(100, 'b')}}}}));
}

// What does not fit into a title goes on where the schema has a place for it.
TEST(SourceCures, DivideTitlesThatAreTooLong) {
  std::string title;
  for (int i = 0; i < 40; ++i) title += (i == 0 ? "" : " ") + ("word" + std::to_string(i));
  const auto words = [&title](const std::string& first, const std::string& rest) {
    EXPECT_EQ(first + " " + rest, title);
  };
  const Json chart = spec_of(mend(
      R"("elements":[{"element_id":"c","kind":"chart","content":{"chart_type":"bar","title":")" +
      title +
      R"(","series":[{"name":"s","data":[{"x":"A","y":1}]}]}}])"))["deck"]["slides"][0]["elements"];
  ASSERT_EQ(chart.size(), 1u);
  words(chart[0]["content"]["title"], chart[0]["content"]["notes"]);
  const Json table =
      spec_of(mend(R"("elements":[{"element_id":"b","kind":"table","content":{"title":")" + title +
                   R"(","columns":["a"],"rows":[["b"]]}}])"))["deck"]["slides"][0]["elements"];
  ASSERT_EQ(table.size(), 2u);
  words(table[0]["content"]["title"], table[1]["content"]["text"]);
}

}  // namespace
}  // namespace deckle
