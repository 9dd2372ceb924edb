// The compiled-in schemas, and the small grammars the schema leaves to us.

#include "slidespec/schema/schemas.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "slidespec/diag/nearest_name.h"
#include "slidespec/validate/language_tag.h"
#include "slidespec/validate/schema_check.h"
#include "slidespec/validate/text_forms.h"

namespace deckle {
namespace {

TEST(Schemas, AreTheFilesTheyWereMadeFrom) {
  EXPECT_EQ(schema_names(), (std::vector<std::string>{
                                "brand", "build-options", "deck-diff", "diagnosis", "engine-options", "ir", "measurements", "patch",
                                "report", "slidespec-v1", "template-diff", "template", "theme"}));
  for (const std::string& name : schema_names()) {
    std::ifstream file(DECKLE_SOURCE_DIR "/slidespec/schema/" + name + ".schema.json",
                       std::ios::binary);
    const std::string text((std::istreambuf_iterator<char>(file)),
                           std::istreambuf_iterator<char>());
    EXPECT_EQ(schema_text(name), text) << name;
  }
  EXPECT_FALSE(schema_text("slidespec").has_value());
}

TEST(Schemas, DescribeTheirForms) {
  struct Row {
    const char* schema;
    const char* document;
    bool accepted;
  };
  const Row rows[] = {
      {"brand", R"({"brand": 1})", true},
      {"brand",
       R"({"brand": 1, "colors": {"accent1": "#1F77B4"}, "fonts": {"body": {"ea": "Noto Sans KR"}}, "logo": {"file": "l.png", "place": "top_right", "clear_space": 12}, "spacing": {}})",
       true},
      {"brand", R"({"brand": 2})", false},
      {"brand", R"({"brand": 1, "colors": {"accent7": "112233"}})", false},
      {"report",
       R"({"deckle_report": 1, "stage": "qc", "pass": true, "quality": "success_clean", "fonts": [], "slides": [], "issues": [], "not_run": []})",
       true},
      {"report",
       R"({"deckle_report": 1, "pass": true, "decks": [{"deckle_report": 1, "stage": "qc", "pass": true, "quality": "success_clean", "fonts": [], "slides": [], "issues": [], "not_run": []}]})",
       true},
      {"report",
       R"({"deckle_report": 1, "stage": "qc", "pass": true, "quality": "clean", "fonts": [], "slides": [], "issues": [], "not_run": []})",
       false},
      {"report", R"({"deckle_report": 1, "pass": true})", false},
      {"ir", R"({"deckle_ir": 1, "slides": []})", false},
      {"ir", R"({"slide": {"w": 1280, "h": 720}, "elements": []})", true},
      {"ir", R"({"slide": {"w": 0, "h": 720}, "elements": []})", false},
      {"measurements", R"({"target": "powerpoint", "backend": {"name": "native"}, "slides": []})",
       true},
      {"measurements", R"({"target": "keynote", "backend": {"name": "native"}, "slides": []})",
       false},
  };
  for (const Row& row : rows) {
    DiagnosticSink sink;
    const auto document = JsonDocument::read(row.document, "x", sink);
    ASSERT_TRUE(document);
    EXPECT_EQ(check_schema(row.schema, *document, sink), row.accepted) << row.document;
    EXPECT_EQ(sink.empty(), row.accepted) << row.document;
  }
}

TEST(NearestName, FindsWhatWasMeant) {
  const std::string_view known[] = {"align", "anchor", "bold", "color", "size_pt", "word_break"};
  const std::pair<const char*, const char*> rows[] = {
      {"colour", "color"},
      {"aling", "align"},
      {"sizePt", "size_pt"},
      {"SIZE-PT", "size_pt"},
      {"wordbreak", "word_break"},
      {"bolt", "bold"},
      {"x", ""},
      {"", ""},
      {"italic", ""},
  };
  for (const auto& [name, meant] : rows) EXPECT_EQ(nearest_name(name, known), meant) << name;
  EXPECT_EQ(nearest_name(std::string(100000, 'a'), known), "");
}

TEST(TextForms, Languages) {
  for (const char* good :
       {"ko", "en-US", "zh-Hant-TW", "de-CH-1996", "x-private", "yue", "sr-Latn"})
    EXPECT_TRUE(is_language_tag(good)) << good;
  for (const char* bad : {"", "k", "korean", "ko_KR", "ko-", "-ko", "ko--KR", "ko-abcdefghi",
                          "한국어", "12", "ko KR", "x"})
    EXPECT_FALSE(is_language_tag(bad)) << bad;
}

TEST(TextForms, LanguagesAsPeopleWriteThem) {
  struct Row {
    const char *text, *tag;
    bool flaw;
  };
  for (const Row& row :
       {Row{"ko", "ko", false}, Row{"ko-KR", "ko-KR", false}, Row{"ko_KR", "ko-KR", true},
        Row{"zh_Hant_TW", "zh-Hant-TW", true}, Row{"English", "en", true},
        Row{"english (US)", "en", true}, Row{"한국어", "ko", true}, Row{"Deutsch", "de", true},
        Row{"독일어", "de", true}, Row{"日本語", "ja", true}, Row{"x-private", "x-private", false},
        Row{"", "ko", true}, Row{"qq", "ko", true}, Row{"Klingon?", "ko", true}}) {
    const LanguageTag read = read_language(row.text);
    EXPECT_EQ(read.tag, row.tag) << row.text;
    EXPECT_EQ(!read.flaw.empty(), row.flaw) << row.text;
  }
}

TEST(TextForms, Dates) {
  for (const char* good : {"2024-02-29", "2000-02-29", "1999-12-31", "2024-06-30T09:30Z",
                           "2024-06-30T23:59:60.5+09:00"})
    EXPECT_EQ(date_flaw(good), "") << good;
  for (const char* bad : {"", "2023-02-29", "1900-02-29", "2024-13-01", "2024-00-10", "2024-04-31",
                          "2024-1-1", "20240101", "0000-01-01", "2024-01-01x", "2024-01-01T",
                          "2024-01-01T24:00", "2024-01-01T10:00+25:00", "2024/01/01"})
    EXPECT_NE(date_flaw(bad), "") << bad;
}

TEST(TextForms, PathsAndColoursAndBlanks) {
  for (const char* good : {"a.png", "img/a b.png", "그림/가.png", "a..b/c", "./a.png", "..a"})
    EXPECT_EQ(asset_path_flaw(good), "") << good;
  for (const char* bad :
       {"", "/a", "..", "../a", "a/../b", "a/..", "C:/a", "c:a", "a\\b", "\\\\host\\a"})
    EXPECT_NE(asset_path_flaw(bad), "") << bad;
  EXPECT_NE(asset_path_flaw(std::string_view("a\0b", 3)), "");
  for (const char* good : {"tx1", "accent6", "folHlink", "ink", "#1F4E79", "1f4e79"})
    EXPECT_TRUE(is_color(good)) << good;
  for (const char* bad :
       {"", "#", "#12345", "1234567", "accent7", "red", "TX1", "12345g", "##123456"})
    EXPECT_FALSE(is_color(bad)) << bad;
  for (const char* blank : {"", " ", "\t\n\v", "\xC2\xA0", "\xE3\x80\x80 ", "\xE2\x80\x8B"})
    EXPECT_TRUE(is_blank(blank));
  for (const char* text : {"a", " .", "\xE3\x80\x81"}) EXPECT_FALSE(is_blank(text));
}

}  // namespace
}  // namespace deckle
