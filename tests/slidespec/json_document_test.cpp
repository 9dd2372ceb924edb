// The strict reader: what it refuses, with which places, and the places of pointers.

#include "slidespec/json/json_document.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "slidespec/json/text_check.h"
#include "tests/slidespec/spec_fixture.h"
#include "tests/support/fresh_budget.h"

namespace deckle {
namespace {

using test::listed;
using test::place_text;

struct Flaw {
  const char* name;
  std::string text;
  std::vector<const char*> places;  // of all findings, in order
  const char* message;              // a part of the first's
};

TEST(JsonDocument, RefusesWithPlaces) {
  const Flaw flaws[] = {
      // syntax: the first one stops
      {"empty", "", {"1:1"}, "is empty"},
      {"blank", " \n ", {"2:2"}, "is empty"},
      {"cut", "{\"a\": [1,", {"1:10"}, "ends in the middle"},
      {"trailing_comma", "[1,\n 2,]", {"2:4"}, "unexpected ']'"},
      {"two_commas", "[1,,2]", {"1:4"}, "unexpected ','"},
      {"leading_comma", "[,1]", {"1:2"}, "unexpected ','"},
      {"missing_comma", "[1 2]", {"1:4"}, "unexpected '2'"},
      {"missing_colon", "{\"a\" 1}", {"1:6"}, "unexpected '1'"},
      {"missing_value", "{\"a\":}", {"1:6"}, "unexpected '}'"},
      {"wrong_closing", "{\"a\": [1}", {"1:9"}, "unexpected '}'"},
      {"two_values", "{} {}", {"1:4"}, "unexpected '{'"},
      {"comment", "{ // x\n}", {"1:3"}, "unexpected '/'"},
      {"single_quotes", "{'a': 1}", {"1:2"}, "unexpected '''"},
      {"bare_word", "[True]", {"1:2"}, "unexpected 'T'"},
      {"leading_zero", "[01]", {"1:3"}, "unexpected '1'"},
      {"line_end_in_string", "[\"ab\ncd\"]", {"1:5"}, "the line ends inside a string"},
      {"wrong_escape", "[\"a\\xb\"]", {"1:2"}, "not closed, or contains an escape"},
      {"column_in_characters", "[\"한글\", ?]", {"1:8"}, "unexpected '?'"},
      // encodings
      {"utf16_le", std::string("\xFF\xFE{\0}\0", 6), {"1:1"}, "UTF-16 (little endian)"},
      {"utf16_be", std::string("\xFE\xFF\0{\0}", 6), {"1:1"}, "UTF-16 (big endian)"},
      {"utf16_without_mark", std::string("{\0}\0 \0", 6), {"1:1"}, "UTF-16 (little endian)"},
      {"utf32", std::string("\xFF\xFE\0\0{\0\0\0", 8), {"1:1"}, "UTF-32"},
      {"latin1", "[\"caf\xE9\"]", {"1:6"}, "0xE9 is not valid UTF-8"},
      {"overlong", "[\"\xC0\xAF\"]", {"1:3"}, "0xC0 is not valid UTF-8"},
      {"surrogate_in_utf8", "[\"\xED\xA0\x80\"]", {"1:3"}, "0xED is not valid UTF-8"},
      // flaws inside tokens: all are listed
      {"numbers", "[NaN, Infinity, -Infinity]", {"1:2", "1:7", "1:17"}, "NaN is not a number"},
      {"overflow", "[1e309, 1e-999, -1e400, 0.0001e309]", {"1:2", "1:17"}, "1e309 is too large"},
      {"long_number",
       "[" + std::string(4097, '1') + "]",
       {"1:2"},
       "more than 4,096 characters in a number"},
      {"long_exponent", "[1e" + std::string(500, '9') + "]", {"1:2"}, "too large"},
      {"lone_high", "[\"\\ud83d x\"]", {"1:3"}, "\\uD83D is half of a surrogate pair"},
      {"lone_low", "[\"\\ude00\", \"\\uDE00\"]", {"1:3", "1:13"}, "half of a surrogate pair"},
      {"controls",
       "[\"\\u0000\", \"\\b\", \"\\f\", \"\\u001f\"]",
       {"1:3", "1:13", "1:19", "1:25"},
       "U+0000 is not allowed"},
      {"lone_return", "[\"a\\rb\"]", {"1:4"}, "U+000D is not allowed"},
      {"raw_tab", "[\"a\tb\"]", {"1:4"}, "the control character U+0009"},
      {"no_characters",
       "[\"\\uffff\", \"\xEF\xBF\xBE\"]",
       {"1:3", "1:13"},
       "U+FFFF is not allowed"},
      {"flaw_and_syntax", "[NaN, \"\\b\"", {"1:2", "1:8", "1:11"}, "NaN is not a number"},
      {"duplicate",
       "{\"a\": 1,\n \"b\": 2,\n \"\\u0061\": 3}",
       {"3:2"},
       "the key 'a' appears twice; the first is at 1:2"},
      {"duplicates_nested",
       "{\"a\": 1, \"a\": {\"b\": 1, \"b\": [2], \"c\": 3}, \"d\": 4, \"d\": 5}",
       {"1:10", "1:24", "1:51"},
       "appears twice"},
  };
  for (const Flaw& flaw : flaws) {
    DiagnosticSink sink;
    (void)JsonDocument::read(flaw.text, "x.json", sink);
    std::vector<std::string> places;
    for (const Diagnostic& d : sink) {
      places.push_back(place_text(d.at));
      EXPECT_EQ(d.rule, "json");
      EXPECT_EQ(d.at.file, "x.json");
      EXPECT_FALSE(d.hint.empty()) << flaw.name << d.message;
    }
    EXPECT_EQ(places, std::vector<std::string>(flaw.places.begin(), flaw.places.end()))
        << flaw.name << "\n"
        << listed(sink);
    ASSERT_FALSE(sink.empty()) << flaw.name;
    EXPECT_NE(sink[0].message.english().find(flaw.message), std::string::npos)
        << flaw.name << ": " << sink[0].message;
  }
}

TEST(JsonDocument, ReadsWhatIsAllowed) {
  const char* const texts[] = {
      "\xEF\xBB\xBF{\"a\": 1}",
      "[1e308, 1e-400, -0.0, 0.1, 1E+2]",
      "[\"\\u000b\\n\\t\\r\\n\\r\\u000A\\ud83d\\uDE00\"]",
      "[\"\\u007f\\/\"]",
      " 1 ",
      "\"x\"",
      "null",
      "{\"\": {\"\": []}}",
      "[\"NaN\", \"Infinity\"]",
  };
  for (const char* text : texts) {
    DiagnosticSink sink;
    EXPECT_TRUE(JsonDocument::read(text, "x.json", sink)) << text;
    EXPECT_TRUE(sink.empty()) << text << listed(sink);
  }
}

TEST(JsonDocument, NormalisesNumbersAndLineEnds) {
  DiagnosticSink sink;
  const auto document = JsonDocument::read(
      "[80.0, -0.0, 1e3, 0.5, 9007199254740994.0, 18446744073709551615, \"a\\r\\nb\"]", "x", sink);
  ASSERT_TRUE(document);
  const nlohmann::json& root = document->root();
  EXPECT_TRUE(root[0].is_number_integer());
  EXPECT_EQ(root[0], 80);
  EXPECT_TRUE(root[1].is_number_integer());
  EXPECT_EQ(root[2], 1000);
  EXPECT_TRUE(root[3].is_number_float());
  EXPECT_TRUE(root[4].is_number_float());
  EXPECT_TRUE(root[5].is_number_float());
  EXPECT_EQ(root[6], "a\nb");
}

TEST(JsonDocument, KnowsThePlaceOfEveryPointer) {
  const std::string text =
      "\xEF\xBB\xBF{\n  \"가\": [10, {\"b/c\": \"x\", \"~\": null}],\n  \"e\" : { }, "
      "\"esc\\u0061pe\": -1.5\n}";
  DiagnosticSink sink;
  const auto document = JsonDocument::read(text, "x.json", sink);
  ASSERT_TRUE(document) << listed(sink);
  struct Row {
    const char* pointer;
    At at;
    const char* place;
  };
  const Row rows[] = {
      {"", At::Value, "1:1"},
      {"/가", At::Key, "2:3"},
      {"/가", At::Value, "2:8"},
      {"/가/0", At::Value, "2:9"},
      {"/가/1", At::Value, "2:13"},
      {"/가/1/b~1c", At::Key, "2:14"},
      {"/가/1/b~1c", At::Value, "2:21"},
      {"/가/1/~0", At::Value, "2:31"},
      {"/e", At::Key, "3:3"},
      {"/e", At::Value, "3:9"},
      {"/escape", At::Key, "3:14"},
      {"/escape", At::Value, "3:29"},
      {"/가/7", At::Value, "2:8"},
      {"/e/none/deeper", At::Key, "3:9"},
      {"/nothing", At::Key, "1:1"},
  };
  for (const Row& row : rows)
    EXPECT_EQ(place_text(document->place(row.pointer, row.at)), row.place) << row.pointer;
}

// Also when the values are gone, and whatever the order of the places.
TEST(JsonDocument, LocatesManyPlacesInOnePass) {
  std::string text = "\xEF\xBB\xBF[";
  for (int i = 0; i < 9000; ++i) text += "{\"가\": [1, 2]},\n";
  text += "{}]";
  DiagnosticSink sink;
  auto document = JsonDocument::read(text, "x.json", sink);
  ASSERT_TRUE(document) << listed(sink);
  std::vector<Place> places(5);
  const char* pointers[] = {"/8999/가/1", "/0/가", "", "/9000/none", "/4000/가/0"};
  for (std::size_t i = 0; i < places.size(); ++i) places[i].pointer = pointers[i];
  std::vector<std::string> expected;
  for (const Place& place : places) expected.push_back(place_text(document->place(place.pointer)));
  EXPECT_EQ(expected[0], "9000:11");
  const JsonPositions positions = std::move(*document).take_positions();
  std::vector<Place*> wanted;
  for (Place& place : places) wanted.push_back(&place);
  positions.locate(wanted);
  for (std::size_t i = 0; i < places.size(); ++i)
    EXPECT_EQ(place_text(places[i]), expected[i]) << pointers[i];
  JsonPositions().locate(wanted);
  EXPECT_EQ(place_text(places[0]), expected[0]);
}

TEST(JsonDocument, HoldsItsLimits) {
  const auto nested = [](int depth) {
    return std::string(static_cast<std::size_t>(depth), '[') +
           std::string(static_cast<std::size_t>(depth), ']');
  };
  DiagnosticSink sink;
  EXPECT_TRUE(JsonDocument::read(nested(64), "x", sink));
  EXPECT_TRUE(sink.empty());
  EXPECT_FALSE(JsonDocument::read(nested(65), "x", sink));
  ASSERT_EQ(sink.size(), 1U);
  EXPECT_EQ(place_text(sink[0].at), "1:65");
  EXPECT_FALSE(JsonDocument::read(std::string(5000000, '['), "x", sink));
  sink.clear();
  Limits few = test::limits_with(Limit::JsonValues, 4);
  EXPECT_TRUE(JsonDocument::read(R"({"a":[1,2]})", "x", sink, few));
  EXPECT_TRUE(sink.empty());
  EXPECT_FALSE(JsonDocument::read(R"({"a":[1,2],"b":{}})", "x", sink, few));
  ASSERT_EQ(sink.size(), 1U);
  EXPECT_EQ(place_text(sink[0].at), "1:16");
  EXPECT_NE(sink[0].message.english().find("more than 4 values"), std::string::npos);
  sink.clear();
  few = test::limits_with(Limit::JsonStringBytes, 4);
  EXPECT_TRUE(JsonDocument::read(R"({"four":"가x"})", "x", sink, few));
  EXPECT_TRUE(sink.empty());
  EXPECT_FALSE(JsonDocument::read(R"({"k": "fives"})", "x", sink, few));
  ASSERT_EQ(sink.size(), 1U);
  EXPECT_EQ(place_text(sink[0].at), "1:7");
  EXPECT_NE(sink[0].message.english().find("more than 4 B in a JSON string"), std::string::npos);
  sink.clear();
  const Limits limits = test::limits_with(Limit::SpecBytes, 3);
  EXPECT_TRUE(JsonDocument::read("[ ]", "x", sink, limits));
  EXPECT_FALSE(JsonDocument::read("[  ]", "x", sink, limits));
  ASSERT_EQ(sink.size(), 1U);
  EXPECT_NE(sink[0].message.english().find("more than 3 B in a spec"), std::string::npos);
}

TEST(JsonDocument, ManyFlawsAreBounded) {
  std::string text = "[";
  for (int i = 0; i < 100000; ++i) text += "NaN,";
  DiagnosticSink sink;
  (void)JsonDocument::read(text + "1]", "x", sink);
  EXPECT_LE(sink.size(), 101U);
  std::string members = "{\"k\": 0";
  for (int i = 0; i < 100000; ++i) members += ", \"k\": 1";
  sink.clear();
  (void)JsonDocument::read(members + "}", "x", sink);
  EXPECT_EQ(sink.size(), 100U);
}

}  // namespace
}  // namespace deckle
