// Specs broken at one place: one finding, there, with this message.

#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>

#include "slidespec/validate/validate.h"
#include "tests/slidespec/spec_fixture.h"

namespace deckle {
namespace {

using test::good_spec;
using test::listed;
using test::place_of;
using test::place_text;
using test::replaced;

struct Case {
  const char* name;
  const char* from;  // in the good spec …
  const char* to;    // … replaced by this
  const char* at;    // the finding points at the first of this in the broken spec
  const char* pointer;
  const char* rule;
  const char* message;    // a part of it
  const char* hint = "";  // a part of it
};

void PrintTo(const Case& c, std::ostream* out) { *out << c.name; }
std::string name_of(const ::testing::TestParamInfo<Case>& one) { return one.param.name; }

class BrokenSpec : public ::testing::TestWithParam<Case> {};

#define S0 "/deck/slides/0"
#define S1 "/deck/slides/1"

const Case kErrors[] = {
    // errors of the schema
    {"version", "slidespec_v1", "slidespec_v2", "\"slidespec_v2", "/spec_version", "schema",
     "must be 'slidespec_v1', but is 'slidespec_v2'"},
    {"version_type", "\"slidespec_v1\"", "1", "1,", "/spec_version", "schema",
     "must be a string, but is 1"},
    {"missing_title", "\"title\": \"분기 검토\",", "", "{\n    \n", "/deck", "schema",
     "'deck' lacks 'title'", "add 'title'"},
    {"misspelled_member", "\"language\"", "\"langauge\"", "\"langauge", "/deck/langauge", "schema",
     "unknown key 'langauge' in 'deck'", "'language'"},
    {"empty_title", "\"분기 검토\"", "\"\"", "\"\",", "/deck/title", "schema", "'title' is empty"},
    {"tags_type", "[\"q3\"]", "[3]", "3]", "/deck/tags/0", "schema",
     "'tags[0]' must be a string, but is 3"},
    {"tags_no_array", "[\"q3\"]", "\"q3\"", "\"q3\"", "/deck/tags", "schema",
     "must be an array, but is the string 'q3'"},
    {"no_elements", "\"elements\": [\n          {\"element_id\": \"p\"",
     "\"elements_\": [\n          {\"element_id\": \"p\"", "\"elements_", S1 "/elements_", "schema",
     "unknown key 'elements_'", "'elements'"},
    {"slide_type", "\"type\": \"content\"", "\"type\": \"contents\"", "\"contents\"", S0 "/type",
     "schema", "must be one of title, section, content", "did you mean 'content'?"},
    {"empty_slide_id", "\"slide_id\": \"s2\"", "\"slide_id\": \"\"", "\"\",", S1 "/slide_id",
     "schema", "'slide_id' is empty; at least 1 character is required"},
    {"kind", "\"kind\": \"image\"", "\"kind\": \"picture\"", "\"picture\"", S1 "/elements/0/kind",
     "schema", "must be one of text, bullets"},
    {"kind_missing", "\"kind\": \"image\", ", "", "{\"element_id\": \"p\"", S1 "/elements/0",
     "schema", "'elements[0]' lacks 'kind'"},
    {"text_content_missing", "\"content\": {\"text\": \"성장 2024 is up\"},", "",
     "{\"element_id\": \"e1\"", S0 "/elements/0", "schema", "lacks 'content'"},
    {"text_key", "{\"columns\": [\"k\", \"v\"]", "{\"column\": 1, \"columns\": [\"k\", \"v\"]",
     "\"column\"", S1 "/elements/2/content/column", "schema", "unknown key 'column'"},
    {"key_unlike", "{\"columns\": [\"k\", \"v\"]", "{\"heads\": 1, \"columns\": [\"k\", \"v\"]",
     "\"heads\"", S1 "/elements/2/content/heads", "schema", "unknown key 'heads' in 'content'",
     "use one of: columns, rows, title"},
    {"bullet_empty", "[\"alpha\", \"beta\"]", "[\"alpha\", \"\"]", "\"\"]",
     S0 "/elements/1/content/items/1", "schema", "'items[1]' is empty"},
    {"chart_type", "\"chart_type\": \"bar\"", "\"chart_type\": \"column\"", "\"column\"",
     S1 "/elements/1/content/chart_type", "schema", "must be one of bar, line"},
    {"y_text", "\"y\": 1", "\"y\": \"1\"", "\"1\"", S1 "/elements/1/content/series/0/data/0/y",
     "schema", "must be a number, but is the string '1'", "quotes"},
    {"y_no_number", "\"y\": 1", "\"y\": \"n/a\"", "\"n/a\"",
     S1 "/elements/1/content/series/0/data/0/y", "schema",
     "must be a number, but is the string 'n/a'", "write a number"},
    {"x_null", "\"x\": \"a\"", "\"x\": null", "null", S1 "/elements/1/content/series/0/data/0/x",
     "schema", "must be a string or a number, but is null"},
    {"cell_bool", "[\"one\", 1]", "[\"one\", true]", "true]", S1 "/elements/2/content/rows/0/1",
     "schema", "must be a string or a number or null, but is true"},
    {"row_empty", "[\"none\", null]", "[]", "[]", S1 "/elements/2/content/rows/1", "schema",
     "is empty"},
    {"crop", "\"cover\"", "\"fit\"", "\"fit\"", S1 "/elements/0/content/crop", "schema",
     "must be one of contain, cover, center_crop"},
    {"priority_high", "\"priority\": 80", "\"priority\": 101", "101",
     S0 "/elements/1/constraints/priority", "schema",
     "must be a number of at most 100, but is 101"},
    {"priority_half", "\"priority\": 80", "\"priority\": 80.5", "80.5",
     S0 "/elements/1/constraints/priority", "schema", "must be an integer, but is 80.5"},
    {"min_font_low", "\"min_font_pt\": 12", "\"min_font_pt\": 7.5", "7.5",
     S0 "/elements/1/constraints/min_font_pt", "schema", "at least 8, but is 7.5"},
    {"slide_size", "{\"template_ref\"", "{\"slide_size\": \"16:9\", \"template_ref\"", "\"16:9\"",
     "/theme/slide_size", "schema", "widescreen_16_9"},
    {"no_brand", ", \"brand\": {\"brand_kit_id\": \"default\", \"tokens\": {}}", "",
     "{\"template_ref\"", "/theme", "schema", "'theme' lacks 'brand'"},
    {"asset_type", "\"type\": \"data\"", "\"type\": \"csv\"", "\"csv\"", "/assets/1/type", "schema",
     "must be one of image, icon, data, but is 'csv'"},
    {"citation_note", "{\"citation_id\": \"c1\"}", "{\"citation_id\": \"c1\", \"note\": 1}", "1}",
     S0 "/elements/1/citations/0/note", "schema", "must be a string"},
    {"extensions_type",
     "{\"date\": \"2024-02-29\", \"footer\": \"internal\", \"slide_numbers\": true}", "[]", "[]",
     "/extensions", "schema", "must be an object"},
    // ids and references
    {"slide_twice", "\"slide_id\": \"s2\"", "\"slide_id\": \"s1\"",
     "\"s1\",\n        \"type\": \"chart\"", S1 "/slide_id", "duplicate-id",
     "already used by slide 1"},
    {"slide_continuation", "\"slide_id\": \"s2\"", "\"slide_id\": \"s1~2\"", "\"s1~2\"",
     S1 "/slide_id", "duplicate-id", "continuation of slide 's1'"},
    {"element_twice", "\"element_id\": \"d\"", "\"element_id\": \"h\"",
     "\"h\", \"kind\": \"divider\"", S1 "/elements/4/element_id", "duplicate-id", "used twice"},
    {"element_reserved", "\"element_id\": \"d\"", "\"element_id\": \"_footer\"", "\"_footer\"",
     S1 "/elements/4/element_id", "duplicate-id", "deckle's own"},
    {"asset_twice", "\"asset_id\": \"numbers\", \"type\": \"data\"",
     "\"asset_id\": \"photo\", \"type\": \"data\"", "\"photo\", \"type\": \"data\"",
     "/assets/1/asset_id", "duplicate-id", "declared twice"},
    {"citation_twice", "\"citations\": [{\"id\": \"c1\"",
     "\"citations\": [{\"id\": \"c1\", \"kind\": \"evidence\"}, {\"id\": \"c1\"",
     "\"c1\", \"kind\": \"url\"", S0 "/citations/1/id", "duplicate-id", "declared twice"},
    {"citation_unknown", "\"citation_id\": \"c1\"", "\"citation_id\": \"c2\"", "\"c2\"",
     S0 "/elements/1/citations/0/citation_id", "dangling-reference", "not a citation of this slide",
     "'c1'"},
    {"asset_unknown", "\"asset_id\": \"photo\", \"crop\"", "\"asset_id\": \"foto\", \"crop\"",
     "\"foto\"", S1 "/elements/0/content/asset_id", "dangling-reference", "not a declared asset",
     "use one of: photo"},
    {"asset_data", "\"asset_id\": \"photo\", \"crop\"", "\"asset_id\": \"numbers\", \"crop\"",
     "\"numbers\", \"crop", S1 "/elements/0/content/asset_id", "dangling-reference",
     "of type 'data'"},
    {"data_ref_unknown", "\"data_ref\": \"numbers\"", "\"data_ref\": \"nmbers\"", "\"nmbers\"",
     S1 "/elements/1/data_ref", "dangling-reference", "not a declared asset", "'numbers'"},
    {"data_ref_picture", "\"data_ref\": \"numbers\"", "\"data_ref\": \"photo\"",
     "\"photo\", \"style", S1 "/elements/1/data_ref", "dangling-reference", "is a picture"},
    {"order_unknown", "\"order\": [\"e1\", \"e2\"]", "\"order\": [\"e1\", \"e3\"]", "\"e3\"",
     S0 "/layout/layout_hints/order/1", "dangling-reference", "no element of this slide"},
    // assets
    {"no_file_id", ", \"file_id\": \"n.csv\"", "", "{\"kind\": \"file\"}", "/assets/1/source",
     "invalid-value", "lacks 'file_id'"},
    {"path_absolute", "img/photo.png", "/img/photo.png", "\"/img", "/assets/0/source/file_id",
     "unsafe-path", "is absolute"},
    {"path_up", "img/photo.png", "img/../../photo.png", "\"img", "/assets/0/source/file_id",
     "unsafe-path", "'..'"},
    {"path_drive", "img/photo.png", "C:photo.png", "\"C:", "/assets/0/source/file_id",
     "unsafe-path", "drive letter"},
    {"path_backslash", "img/photo.png", "img\\\\photo.png", "\"img", "/assets/0/source/file_id",
     "unsafe-path", "backslash"},
    {"template_path", "\"template_id\": \"default\"", "\"template_id\": \"../default\"",
     "\"../default", "/theme/template_ref/template_id", "unsafe-path", "which is a path"},
    // open places
    {"row_long", "[\"one\", 1]", "[\"one\", 1, 2]", "[\"one\"", S1 "/elements/2/content/rows/0",
     "ragged-table", "rows[0] has 3 cells; the table has 2 columns"},
    {"box_size", "\"w\": 300", "\"w\": 0", "{\"x\": 10", S1 "/elements/3/extensions/box",
     "invalid-value", "must be larger than 0, but is 0 by 40 px"},
    {"box_far", "\"x\": 10", "\"x\": 100001", "100001", S1 "/elements/3/extensions/box/x",
     "invalid-value", "is 100001"},
    {"box_lacks", ", \"h\": 40", "", "{\"x\": 10", S1 "/elements/3/extensions/box", "invalid-value",
     "lacks 'h'"},
    {"z_half", "\"z\": 5", "\"z\": 5.5", "5.5", S1 "/elements/3/extensions/z", "invalid-value",
     "an integer"},
    {"runs_differ", "{\"text\": \" is up\"}", "{\"text\": \" is down\"}", "[{\"text\": \"성장",
     S0 "/elements/0/extensions/runs", "inconsistent-runs", "they have 'down' where it has 'up'"},
    {"runs_no_text", "{\"text\": \" is up\"}", "{\"bold\": true}", "{\"bold\": true}",
     S0 "/elements/0/extensions/runs/2", "invalid-value", "lacks 'text'"},
    {"run_bold", "\"bold\": true", "\"bold\": 1", "1,", S0 "/elements/0/extensions/runs/1/bold",
     "invalid-value", "true or false"},
    {"levels_many", "\"levels\": [0, 1]", "\"levels\": [0, 1, 1]", "[0, 1, 1]",
     S0 "/elements/1/style/levels", "invalid-value", "3 entries for 2 items"},
    {"levels_deep", "\"levels\": [0, 1]", "\"levels\": [0, 5]", "5], \"list",
     S0 "/elements/1/style/levels/1", "invalid-value", "an integer from 0 to 4"},
    {"align", "\"align\": \"left\"", "\"align\": \"centre\"", "\"centre\"",
     S0 "/elements/1/style/align", "invalid-value", "unknown value 'centre'", "'center'"},
    {"anchor", "\"anchor\": \"top\"", "\"anchor\": true", "true, \"size",
     S0 "/elements/1/style/anchor", "invalid-value", "must be a string"},
    {"list", "\"list\": \"bullet\"", "\"list\": \"bullets\"", "\"bullets\", \"align",
     S0 "/elements/1/style/list", "invalid-value", "", "'bullet'"},
    {"size", "\"size_pt\": 18", "\"size_pt\": 0.5", "0.5", S0 "/elements/1/style/size_pt",
     "invalid-value", "from 1 to 400"},
    {"spacing", "\"line_spacing_pct\": 100", "\"line_spacing_pct\": 1.2", "1.2",
     S0 "/elements/1/style/line_spacing_pct", "invalid-value", "from 50 to 300"},
    {"colour_name", "\"fill\": \"accent1\"", "\"fill\": \"accent7\"", "\"accent7\"",
     S1 "/elements/3/content/fill", "invalid-value", "is not a colour", "'accent1'"},
    {"colour_hex", "#808080", "#8080", "\"#8080\"", S1 "/elements/4/content/color", "invalid-value",
     "is not a colour", "six hex digits"},
    {"shape", "\"roundRect\"", "\"roundrect2\"", "\"roundrect2\"", S1 "/elements/3/content/shape",
     "invalid-value", "", "'roundRect'"},
    {"orientation", "\"vertical\"", "\"upright\"", "\"upright\"",
     S1 "/elements/4/content/orientation", "invalid-value", "unknown value 'upright'"},
    {"ratio_count", "[55, 45]", "[100]", "[100]", S0 "/layout/layout_hints/ratio", "invalid-value",
     "two or more"},
    {"ratio_zero", "[55, 45]", "[55, 0]", "0]", S0 "/layout/layout_hints/ratio/1", "invalid-value",
     "above 0"},
    {"bullet_columns", "\"ratio\": [55, 45]", "\"bullet_columns\": 3", "3, ",
     S0 "/layout/layout_hints/bullet_columns", "invalid-value", "from 1 to 2"},
    {"promote_title", "\"ratio\": [55, 45]", "\"promote_title\": \"no\"", "\"no\"",
     S0 "/layout/layout_hints/promote_title", "invalid-value", "true or false"},
    {"date_none", "2024-02-29", "2023-02-29", "\"2023-02-29", "/extensions/date", "invalid-value",
     "that month has 28 days"},
    {"date_form", "2024-02-29", "29.2.2024", "\"29.2", "/extensions/date", "invalid-value",
     "not of the form"},
    {"footer", "\"internal\"", "[1]", "[1]", "/extensions/footer", "invalid-value",
     "must be a string"},
    {"slide_numbers", "\"slide_numbers\": true", "\"slide_numbers\": \"yes\"", "\"yes\"",
     "/extensions/slide_numbers", "invalid-value", "true or false"},
};

const Case kWarnings[] = {
    {"language", "\"language\": \"ko\"", "\"language\": \"ko_KR\"", "\"ko_KR\"", "/deck/language",
     "invalid-language", "'_' instead of '-'; ko-KR is used"},
    {"language_word", "\"language\": \"ko\"", "\"language\": \"Korean\"", "\"Korean\"",
     "/deck/language", "invalid-language", "the name of a language, not its tag; ko is used"},
    {"role", "\"role\": \"title\"", "\"role\": \"tittle\"", "\"tittle\"", S0 "/elements/0/role",
     "unknown-role", "unknown role 'tittle'", "'title'"},
    {"style_key", "\"size_pt\"", "\"font_pt\"", "\"font_pt\"", S0 "/elements/1/style/font_pt",
     "unknown-key", "unknown key 'font_pt' in 'style' is ignored"},
    {"style_near", "\"size_pt\"", "\"size_tp\"", "\"size_tp\"", S0 "/elements/1/style/size_tp",
     "unknown-key", "", "'size_pt'"},
    {"constraint_key", "\"priority\"", "\"prority\"", "\"prority\"",
     S0 "/elements/1/constraints/prority", "unknown-key", "", "'priority'"},
    {"hint_key", "\"ratio\"", "\"ratios\"", "\"ratios\"", S0 "/layout/layout_hints/ratios",
     "unknown-key", "", "'ratio'"},
    {"brand_key", "\"tokens\"", "\"token\"", "\"token\"", "/theme/brand/token", "unknown-key", "",
     "'tokens'"},
    {"shape_key", "\"text\": \"box\"", "\"txt\": \"box\"", "\"txt\"", S1 "/elements/3/content/txt",
     "unknown-key", "", "'text'"},
    {"document_key", "\"footer\"", "\"foter\"", "\"foter\"", "/extensions/foter", "unknown-key", "",
     "'footer'"},
    {"element_extension", "\"z\": 5", "\"zz\": 5", "\"zz\"", S1 "/elements/3/extensions/zz",
     "unknown-key", "", "'z'"},
    {"slide_extension", "\"speaker_notes\": \"say it\"", "\"extensions\": {\"a\": 1}", "\"a\": 1",
     S0 "/extensions/a", "unknown-key", ""},
    {"box_key", "\"h\": 40", "\"h\": 40, \"r\": 1", "\"r\"", S1 "/elements/3/extensions/box/r",
     "unknown-key", ""},
    {"no_effect", "\"highlight\": \"north\"", "\"levels\": [0]", "\"levels\": [0]",
     S1 "/elements/1/style/levels", "ignored-key", "no effect on an element of kind 'chart'"},
    {"highlight", "\"highlight\": \"north\"", "\"highlight\": \"nord\"", "\"nord\"",
     S1 "/elements/1/style/highlight", "dangling-reference", "no series", "use one of: north"},
    {"blank_text", "\"alpha\"", "\" \\u3000\"", "\" \\u3000\"", S0 "/elements/1/content/items/0",
     "blank-text", "only white space"},
    {"pie_negative", "\"chart_type\": \"bar\"", "\"chart_type\": \"pie\"", "{\"name\": \"north\"",
     S1 "/elements/1/content/series/0", "chart-data", "a pie cannot show -2.5"},
    {"x_twice", "\"x\": \"b\"", "\"x\": \"a\"", "{\"name\": \"north\"",
     S1 "/elements/1/content/series/0", "chart-data", "'a' more than once"},
    {"like_continuation", "\"slide_id\": \"s2\"", "\"slide_id\": \"s9~2\"", "\"s9~2\"",
     S1 "/slide_id", "ambiguous-id", "looks like a continuation"},
    {"link_script", "https://example.com/a", "javascript:alert(1)", "\"javascript",
     S0 "/elements/0/extensions/runs/1/link", "invalid-link",
     "'link' 'javascript:alert(1)' has the scheme 'javascript', which is not allowed in a link; "
     "its "
     "text is shown without a link",
     "or # and a slide_id"},
    {"link_file", "https://example.com/a", "file:///etc/passwd", "\"file:///",
     S0 "/elements/0/extensions/runs/1/link", "invalid-link", "'file'"},
    {"link_words", "https://example.com/a", "see page 4", "\"see page",
     S0 "/elements/0/extensions/runs/1/link", "invalid-link", "no scheme"},
    {"link_slide", "https://example.com/a", "#s9", "\"#s9", S0 "/elements/0/extensions/runs/1/link",
     "invalid-link", "'link' '#s9' points to a slide that is not in the deck",
     "write # and a slide_id"},
    {"url_words", "https://example.com/source", "see page 4", "\"see page", S0 "/citations/0/url",
     "invalid-link", "'url' 'see page 4' has no scheme", "https://example.com/page"},
    {"url_missing", "\"kind\": \"url\", \"url\": \"https://example.com/source\"",
     "\"kind\": \"url\"", "{\"id\": \"c1\"", S0 "/citations/0", "invalid-value", "lacks 'url'"},
};

void expect_one(const Case& c, Severity severity) {
  const std::string spec = replaced(good_spec(), c.from, c.to);
  DiagnosticSink sink;
  const auto deck = read_deck(spec, "spec.json", sink);
  EXPECT_EQ(deck.has_value(), severity != Severity::Error) << listed(sink);
  ASSERT_FALSE(sink.empty());
  const Diagnostic* found = nullptr;
  for (const Diagnostic& d : sink) {
    if (d.rule == c.rule && d.at.pointer == c.pointer && d.severity == severity) found = &d;
  }
  ASSERT_NE(found, nullptr) << listed(sink);
  EXPECT_EQ(place_text(found->at), place_of(spec, c.at)) << listed(sink);
  EXPECT_NE(found->message.english().find(c.message), std::string::npos) << listed(sink);
  EXPECT_NE(found->hint.english().find(c.hint), std::string::npos) << listed(sink);
  EXPECT_FALSE(found->hint.empty()) << listed(sink);
  EXPECT_EQ(found->at.file, "spec.json");
  const std::string pointer = c.pointer;
  if (pointer.rfind(S0 "/", 0) == 0) {
    EXPECT_EQ(found->at.slide_id, "s1");
  }
  if (pointer.rfind(S0 "/elements/1", 0) == 0) {
    EXPECT_EQ(found->at.element_id, "e2");
  }
}

TEST_P(BrokenSpec, IsRefusedAtItsPlace) { expect_one(GetParam(), Severity::Error); }
INSTANTIATE_TEST_SUITE_P(Errors, BrokenSpec, ::testing::ValuesIn(kErrors), name_of);

class OddSpec : public ::testing::TestWithParam<Case> {};
TEST_P(OddSpec, IsReadWithAWarning) { expect_one(GetParam(), Severity::Warning); }
INSTANTIATE_TEST_SUITE_P(Warnings, OddSpec, ::testing::ValuesIn(kWarnings), name_of);

const Case kNotes[] = {
    {"link_relative", "https://example.com/a", "www.example.com", "\"www",
     S0 "/elements/0/extensions/runs/1/link", "link-adjusted",
     "'link' 'www.example.com' has no scheme; the link leads to 'https://www.example.com'",
     "in this form"},
    {"link_space", "https://example.com/source", "https://example.com/a b",
     "\"https://example.com/a b", S0 "/citations/0/url", "link-adjusted",
     "has characters that a URI must not contain; the link leads to 'https://example.com/a%20b'"},
};

class AdjustedSpec : public ::testing::TestWithParam<Case> {};
TEST_P(AdjustedSpec, IsReadWithANote) { expect_one(GetParam(), Severity::Note); }
INSTANTIATE_TEST_SUITE_P(Notes, AdjustedSpec, ::testing::ValuesIn(kNotes), name_of);

// One flaw is reported once, not again for each level around it.
TEST(BrokenSpecs, OneCauseIsOneFinding) {
  for (const Case& c : kErrors) {
    // These two remove a name that something else refers to, or a required member.
    const std::string name = c.name;
    if (name == "no_elements" || name == "asset_twice" || name == "asset_type" || name == "kind" ||
        name == "text_content_missing")
      continue;
    DiagnosticSink sink;
    (void)read_deck(replaced(good_spec(), c.from, c.to), "spec.json", sink);
    EXPECT_EQ(sink.size(), 1U) << c.name << "\n" << listed(sink);
  }
}

TEST(BrokenSpecs, FindingsAreCappedAndCounted) {
  std::string rows;
  for (int i = 0; i < 190; ++i) rows += ",[1,2,3,4]";
  DiagnosticSink sink;
  EXPECT_FALSE(read_deck(replaced(good_spec(), "[\"none\", null]", "[\"none\", null]" + rows),
                         "spec.json", sink));
  ASSERT_EQ(sink.size(), 101U);
  EXPECT_EQ(sink.back().rule, "more-findings");
  EXPECT_EQ(number_fact(sink.back().facts, "count"), 90);
}

TEST(BrokenSpecs, NotesDoNotTakeThePlaceOfWarnings) {
  std::string runs = "[";
  for (int i = 0; i < 120; ++i) runs += R"({"text": "", "link": "example.com"}, )";
  DiagnosticSink sink;
  EXPECT_TRUE(read_deck(
      replaced(replaced(good_spec(), R"([{"text": "성장 "})", runs + R"({"text": "성장 "})"),
               "https://example.com/source", "see page 4"),
      "spec.json", sink));
  const auto count = [&sink](const char* rule) {
    return std::count_if(sink.begin(), sink.end(),
                         [rule](const Diagnostic& d) { return d.rule == rule; });
  };
  EXPECT_EQ(count("link-adjusted"), 100) << listed(sink);
  EXPECT_EQ(count("invalid-link"), 1);
  EXPECT_EQ(number_fact(sink.back().facts, "count"), 20);
}

TEST(BrokenSpecs, SchemaFlawsAreCappedToo) {
  std::string slides = "1";
  for (int i = 0; i < 100000; ++i) slides += ",1";
  const std::string spec =
      R"({"spec_version":"slidespec_v1","deck":{"title":"t","slides":[)" + slides +
      R"(]},"theme":{"template_ref":{"template_id":"d"},"brand":{"brand_kit_id":"d"}}})";
  DiagnosticSink sink;
  EXPECT_FALSE(read_deck(spec, "spec.json", sink));
  EXPECT_EQ(sink.size(), 101U);
}

TEST(BrokenSpecs, NoTextIsTooOddToBeRead) {
  // Cutting the good spec anywhere, or losing any one byte, ends in a verdict and never in a crash.
  const std::string spec = good_spec();
  for (std::size_t i = 0; i < spec.size(); i += 3) {
    DiagnosticSink cut, lost;
    EXPECT_FALSE(read_deck(std::string_view(spec).substr(0, i), "spec.json", cut)) << i;
    EXPECT_FALSE(cut.empty());
    std::string holed = spec;
    holed.erase(i, 1);
    const bool read = read_deck(holed, "spec.json", lost).has_value();
    EXPECT_TRUE(read || !lost.empty()) << i;
  }
}

}  // namespace
}  // namespace deckle
