// Specs whose text is broken, and that no word of them is lost.

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "slidespec/mend/kept_words.h"
#include "slidespec/mend/mend.h"

namespace deckle {
namespace {

using nlohmann::json;

const std::string kSpec = R"({
  "spec_version": "slidespec_v1",
  "deck": {
    "title": "Deck",
    "language": "en",
    "slides": [
      {
        "slide_id": "s1",
        "type": "content",
        "layout": {"layout_id": "one_column"},
        "elements": [
          {"element_id": "t", "kind": "text", "role": "title", "content": {"text": "Heading"}}
        ]
      }
    ]
  },
  "theme": {"template_ref": {"template_id": "default"}, "brand": {"brand_kit_id": "default"}}
})";

struct Case {
  const char* name;
  std::string text;
};

const Case kMended[] = {
    {"InAString", json(kSpec).dump()},
    {"InAnAnswer", json{{"choices", {{{"message", {{"role", "assistant"}, {"content", kSpec}}}}}},
                        {"usage", {{"total_tokens", 10}}}}
                       .dump()},
    {"InAnAnswerWithAFence",
     json{{"role", "assistant"}, {"content", "Here:\n```json\n" + kSpec + "\n```\nDone."}}.dump()},
    {"InAStringInAnotherCase",
     json(std::string(R"({"SLIDES": [)") + json::parse(kSpec)["deck"]["slides"][0].dump() +
          R"(], "TITLE": "Deck", "LANGUAGE": "en"})")
         .dump()},
    {"InArguments", json{{"name", "create_deck"}, {"arguments", kSpec}}.dump()},
    {"BrokenInArguments",
     json{{"name", "create_deck"}, {"arguments", kSpec.substr(0, kSpec.size() - 3)}}.dump() + ";"},
    {"AfterAThought", "<think>plan {\"a\": 1}</think>\n" + kSpec},
    {"AfterBrackets", "Here are {2} slides [draft]:\n" + kSpec},
};

class MendTextCase : public ::testing::TestWithParam<Case> {};

TEST_P(MendTextCase, IsTheSpec) {
  const MendedSpec mended = mend_spec(GetParam().text, "deck.json");
  EXPECT_TRUE(mended.valid) << mended.text;
  EXPECT_TRUE(mended.better);
  EXPECT_EQ(json::parse(mended.text), json::parse(kSpec));
  EXPECT_FALSE(mended.mendings.empty());
}

INSTANTIATE_TEST_SUITE_P(All, MendTextCase, ::testing::ValuesIn(kMended),
                         [](const auto& test) { return std::string(test.param.name); });

TEST(MendText, ReadsTheKoreanOfWindows) {
  std::string text = kSpec;
  text.replace(text.find("Heading"), 7, "\xC8\xB8\xBB\xE7 \xB0\xB3\xBF\xE4");
  const MendedSpec mended = mend_spec(text, "deck.json");
  EXPECT_TRUE(mended.valid);
  EXPECT_EQ(json::parse(mended.text)["deck"]["slides"][0]["elements"][0]["content"]["text"],
            "회사 개요");
}

TEST(MendText, LeavesOtherEncodings) {
  for (const char* heading : {"it\x92s", "caf\xE9", "\xBB\xE1\xD2\xE9\xD5\xAA\xD2\xAA",  // GB 2312
                              "\xB2\xF1\xB5\xC4\xA4\xCE\xCD\xD7"}) {                     // EUC-JP
    std::string text = kSpec;
    text.replace(text.find("Heading"), 7, heading);
    EXPECT_EQ(mend_spec(text, "deck.json").text, text);
  }
}

TEST(MendText, KeepsWhatABracketCutOff) {
  const std::string text = "[" + kSpec + "], \"speaker_notes\": \"said\"}]";
  const MendedSpec mended = mend_spec(text, "deck.json");
  EXPECT_TRUE(mended.valid) << mended.text;
  json spec = json::parse(kSpec);
  spec["extensions"]["beside_the_document"] = json::parse(R"([{"speaker_notes": "said"}])");
  EXPECT_EQ(json::parse(mended.text), spec);
}

TEST(MendText, ReadsAByteOrderMark) {
  std::string text = "\xEF\xBB\xBF" + kSpec;
  text.replace(text.find("\"kind\""), 6, "\"type\"");
  const MendedSpec mended = mend_spec(text, "deck.json");
  EXPECT_TRUE(mended.valid) << mended.text;
  EXPECT_EQ(mended.text, kSpec);
}

TEST(MendText, TakesADeckOutOfAString) {
  json spec = json::parse(kSpec);
  spec["deck"] = spec["deck"].dump();
  const MendedSpec mended = mend_spec(spec.dump(), "deck.json");
  EXPECT_TRUE(mended.valid) << mended.text;
  EXPECT_EQ(json::parse(mended.text), json::parse(kSpec));
}

TEST(MendText, MendsASpecAfterAByteOrderMark) {
  json spec = json::parse(kSpec);
  spec["slides"] = spec["deck"]["slides"];
  spec["deck"].erase("slides");
  const MendedSpec mended = mend_spec("\xEF\xBB\xBF" + spec.dump(), "deck.json");
  EXPECT_TRUE(mended.valid) << mended.text;
  EXPECT_EQ(json::parse(mended.text), json::parse(kSpec));
  // One that needs nothing keeps it.
  EXPECT_EQ(mend_spec("\xEF\xBB\xBF" + kSpec, "deck.json").text, "\xEF\xBB\xBF" + kSpec);
}

TEST(MendText, LeavesOutASemicolonAfterTheSpec) {
  EXPECT_EQ(json::parse(mend_spec(kSpec + ";\n", "deck.json").text), json::parse(kSpec));
}

TEST(MendText, KeepsWhatIsBesideTheSpec) {
  const MendedSpec mended = mend_spec(kSpec + "\n{\"status\": \"all is well\"}", "deck.json");
  EXPECT_TRUE(mended.valid) << mended.text;
  json spec = json::parse(kSpec);
  spec["extensions"]["beside_the_document"] = json::parse(R"([{"status": "all is well"}])");
  EXPECT_EQ(json::parse(mended.text), spec);
}

TEST(MendText, LeavesWhatItWouldLoseWordsOf) {
  const std::string yaml =
      "spec_version: '1.0'\ndeck:\n  title: Deck\n  slides:\n  - slide_id: s1\n    items: []\n"
      "    elements: [{kind: text}]\n";
  const std::string no_version = yaml.substr(yaml.find('\n') + 1);
  for (const std::string& text : {yaml, no_version, std::string("slides [draft] of {\xFF}")}) {
    const MendedSpec mended = mend_spec(text, "deck.json");
    EXPECT_EQ(mended.text, text);
    EXPECT_FALSE(mended.better);
    EXPECT_TRUE(mended.mendings.empty());
    EXPECT_FALSE(mended.findings.empty());
  }
}

TEST(MendText, KeepsEachSlideOfJsonLines) {
  const json slide = json::parse(kSpec)["deck"]["slides"][0];
  json second = slide;
  second["slide_id"] = "s2";
  second["elements"][0]["content"]["text"] = "Another heading";
  const MendedSpec mended = mend_spec(slide.dump() + "\n" + second.dump() + "\n", "deck.json");
  EXPECT_TRUE(mended.valid) << mended.text;
  EXPECT_EQ(json::parse(mended.text)["deck"]["slides"].size(), 2u) << mended.text;
}

struct Words {
  const char* name;
  const char* before;
  const char* after;
  bool kept;
};

const Words kWords[] = {
    {"Same", R"(["one two"])", R"({"text": "two one"})", true},
    {"Missing", R"({"text": "one two"})", R"({"text": "one"})", false},
    {"OnceOfTwice", R"(["one", "one"])", R"(["one"])", false},
    {"Divided", R"(["가나다라"])", R"(["가나", "다라"])", true},
    {"MissingCharacter", R"(["가나다라"])", R"(["가나", "라"])", false},
    {"MovedToAKey", R"(["one"])", R"({"one": 1})", true},
    {"NameOfAMember", R"({"bullet points": ["one"]})", R"({"items": ["one"]})", true},
    {"TextAsAKey", R"({"one two three four": 5})", R"({"x": 5})", false},
    {"KeysOfRecords", R"([{"one two three four": "x y"}, {"one two three four": "z"}])",
     R"({"columns": ["one two three four"], "rows": [["x y"], ["z"]]})", true},
    {"ClosedVocabulary", R"({"chartType": "Column clustered"})", R"({"chart_type": "bar"})", true},
    {"Id", R"({"slide_id": "first slide"})", R"({"slide_id": "s1"})", true},
    {"Number", R"({"y": "1,234 USD"})", R"({"y": 1234})", true},
    {"Markup", R"({"text": "<b>one</b> &amp; two"})", R"({"text": "one & two"})", true},
    {"Setting", R"({"line_spacing": "single"})", R"({"line_spacing_pct": 100})", true},
    {"Day", R"({"date": "March 1, 2025"})", R"({"date": "2025-03-01"})", true},
    {"NoDay", R"({"date": "this spring"})", R"({"date": "2025-03-01"})", false},
    {"Flag", R"({"ordered": "Yes"})", R"({"ordered": true})", true},
};

class KeptWords : public ::testing::TestWithParam<Words> {};

TEST_P(KeptWords, AreAsOftenThere) {
  EXPECT_EQ(keeps_words(json::parse(GetParam().before), json::parse(GetParam().after)),
            GetParam().kept);
}

INSTANTIATE_TEST_SUITE_P(All, KeptWords, ::testing::ValuesIn(kWords),
                         [](const auto& test) { return std::string(test.param.name); });

}  // namespace
}  // namespace deckle
