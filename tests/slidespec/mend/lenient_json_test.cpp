// JSON as it is broken, and what becomes of it.

#include "slidespec/mend/lenient_json.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

namespace deckle {
namespace {

struct Case {
  const char* name;
  std::string broken;
  std::string mended;  // without the line break at its end; empty: any JSON
  const char* change;  // one of the changes; null: none
};

const Case kCases[] = {
    {"Right", R"({"a": [1, true, null, "x"]})", R"({"a": [1, true, null, "x"]})", nullptr},
    {"Fence", "```json\n{\"a\": 1}\n```", "{\"a\": 1}", "the code fence was removed"},
    {"FenceInAString", "```\n{\"a\": \"```\"}\n```", "{\"a\": \"```\"}",
     "the code fence was removed"},
    {"ProseBefore", "Here it is:\n{\"a\": 1}", "{\"a\": 1}",
     "the text before the document was removed"},
    {"ProseAfter", "{\"a\": 1}\nDone, {really}.", "{\"a\": 1}",
     "the text after the document was removed"},
    {"TrailingCommas", "{\"a\": [1, 2,],\n}", "{\"a\": [1, 2]\n}",
     "commas that were too many were removed"},
    {"DoubleComma", "[1,, 2]", "[1, 2]", "commas that were too many were removed"},
    {"MissingComma", "{\"a\": 1\n \"b\": 2}", "{\"a\": 1,\n \"b\": 2}", "commas were added"},
    {"MissingCommaOfItems", "[\"a\"\n \"b\"]", "[\"a\",\n \"b\"]", "commas were added"},
    {"LineComments", "{ // one\n\"a\": 1 # two\n}", "{ \n\"a\": 1 \n}", "comments were removed"},
    {"CommentAfterComma", "{\"a\": \"x\",\n# note\n\"b\": 2}", "{\"a\": \"x\",\n\n\"b\": 2}",
     "comments were removed"},
    {"BlockComment", "[1 /* 2, */, 3]", "[1 , 3]", "comments were removed"},
    {"AddressIsNoComment", R"({"a": "https://x.y//z"})", R"({"a": "https://x.y//z"})", nullptr},
    {"SingleQuotes", "{'a': 'it\\'s \"so\"'}", R"({"a": "it's \"so\""})",
     "quotes were replaced by double quotes"},
    {"ApostropheInside", "{'a': 'it's', 'b': 1}", R"({"a": "it's", "b": 1})",
     "quotes were replaced by double quotes"},
    {"TypographicQuotes", "{\u201Ca\u201D: \u201Cb\u201D}", R"({"a": "b"})",
     "quotes were replaced by double quotes"},
    {"QuotesInside", R"({"a": "the "best" one", "b": 1})", R"({"a": "the \"best\" one", "b": 1})",
     "quotes inside strings were escaped"},
    {"QuotedListInside", R"({"a": "say "x", "y" and go"})", "", nullptr},
    {"RawLineBreak", "{\"a\": \"one\ntwo\"}", R"({"a": "one\ntwo"})",
     "line breaks and tabs inside strings were escaped"},
    {"RawTab", "{\"a\": \"one\ttwo\"}", R"({"a": "one\ttwo"})",
     "line breaks and tabs inside strings were escaped"},
    {"WrongEscape", R"({"a": "C:\d \u12"})", R"({"a": "C:\\d \\u12"})",
     "wrong escapes in strings were corrected"},
    {"BareKeys", "{a: 1, b_2: {c-d: 2}}", R"({"a": 1, "b_2": {"c-d": 2}})",
     "quotes were added around keys"},
    {"BareWord", "{\"kind\": text}", R"({"kind": "text"})", "quotes were added around words"},
    {"PythonWords", "[True, False, None]", "[true, false, null]",
     "true, false and null were written as JSON writes them"},
    {"Numbers", "[+1, .5, 1_000, 007, 2., -.5]", "[1, 0.5, 1000, 7, 2.0, -0.5]",
     "numbers were written as JSON writes them"},
    {"MissingClosers", "{\"a\": [{\"b\": \"c\"", "{\"a\": [{\"b\": \"c\"}]}",
     "closing brackets were added at the end"},
    {"MissingQuoteAtTheEnd", "{\"a\": \"bc", "{\"a\": \"bc\"}", "a quote was added at the end"},
    {"WrongCloser", "{\"a\": [1, 2}}", "{\"a\": [1, 2]}",
     "a closing bracket was added or replaced"},
    {"TooManyClosers", "{\"a\": 1}}", "{\"a\": 1}",
     "a closing bracket that was too many was removed"},
    {"MissingColon", "{a 1}", "{\"a\" : 1}", "a colon was added"},
    {"MissingValue", "{\"a\": , \"b\": 1}", "{\"a\": null, \"b\": 1}",
     "null was written where a value is missing"},
    {"Dots", "[1, ...]", "[1 ]", "dots in place of a value were removed"},
    {"TwiceAKey", R"({"a": 1, "a": 2})", R"({"a": 1, "a_2": 2})",
     "a key that is there twice was given a new name"},
    {"OtherScripts", "{'제목': '가나다', name: '日本'}", R"({"제목": "가나다", "name": "日本"})",
     "quotes were replaced by double quotes"},
};

class LenientJsonCase : public ::testing::TestWithParam<Case> {};

TEST_P(LenientJsonCase, BecomesJson) {
  const Case& test = GetParam();
  const LenientJson result = mend_json(test.broken);
  if (!test.mended.empty()) {
    EXPECT_EQ(result.text, test.mended + "\n");
  }
  std::string changes;
  for (const Message& change : result.changes) changes += change.in(Language::English) + "\n";
  if (test.change == nullptr) {
    EXPECT_TRUE(test.mended.empty() || changes.empty()) << changes;
  } else {
    EXPECT_NE(changes.find(test.change), std::string::npos) << changes;
  }
  EXPECT_TRUE(nlohmann::json::accept(result.text)) << result.text;
  // Once mended, nothing is left to mend.
  EXPECT_TRUE(mend_json(result.text).changes.empty()) << result.text;
}

INSTANTIATE_TEST_SUITE_P(All, LenientJsonCase, ::testing::ValuesIn(kCases),
                         [](const auto& test) { return std::string(test.param.name); });

// Whatever it is given, it ends, and the work is linear.
TEST(LenientJson, EndsOnAnything) {
  const std::string pieces[] = {"{", "[", "\"", "'",  "\\", ",", ":",      "}",    "]", "/",
                                "*", "#", "`",  "\n", "a",  "1", "\u201C", "\xFF", ".", " "};
  std::uint32_t state = 1;
  for (int round = 0; round < 2000; ++round) {
    std::string text;
    for (int i = 0; i < 40; ++i) {
      state = state * 1664525u + 1013904223u;
      text += pieces[(state >> 16) % std::size(pieces)];
    }
    const LenientJson once = mend_json(text);
    EXPECT_LT(once.text.size(), 40 * text.size() + 40) << text;
  }
  std::string deep(200000, '[');
  EXPECT_EQ(mend_json(deep).text, deep + std::string(200000, ']') + "\n");
  std::string quotes = "{'a': '";
  for (int i = 0; i < 100000; ++i) quotes += "' ";
  EXPECT_FALSE(mend_json(quotes).text.empty());
}

}  // namespace
}  // namespace deckle
