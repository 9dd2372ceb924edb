// JSON as it is broken, and what becomes of it.

#include "slidespec/mend/lenient_json.h"

#include <gtest/gtest.h>

#include <chrono>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>

#include "tests/support/sanitized.h"

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
    {"ProseBefore", "Here it is:\n{\"deck\": 1}", "{\"deck\": 1}",
     "the text before the document was removed"},
    {"ProseAfter", "{\"deck\": 1}\nDone, {really}.", "{\"deck\": 1}",
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
    {"HexEscape", R"({"a": "x\x20y\x41"})", R"({"a": "x yA"})",
     "wrong escapes in strings were corrected"},
    {"ClosedTwice",
     R"({"deck": {"slides": [{"slide_id": "s", "layout": {"layout_id": "l"}}, "elements": [1]}]}})",
     R"({"deck": {"slides": [{"slide_id": "s", "layout": {"layout_id": "l"}, "elements": [1]}]}})",
     "a closing bracket that was too many was removed"},
    {"ListClosedTwice",
     R"([{"slides": [{"elements": [{"kind": "text"}]], "speaker_notes": "n"}]}])",
     R"([{"slides": [{"elements": [{"kind": "text"}], "speaker_notes": "n"}]}])",
     "a closing bracket that was too many was removed"},
    {"ClosedByTheOther",
     R"({"deck": {"slides": [{"slide_id": "s", "layout": {"layout_id": "l"], "elements": [1]}]}})",
     R"({"deck": {"slides": [{"slide_id": "s", "layout": {"layout_id": "l"}, "elements": [1]}]}})",
     "a closing bracket was added or replaced"},
    {"TextClosedByTheOther",
     R"({"elements": [{"content": {"text": "a"]}, {"content": {"text": "b"}}]})",
     R"({"elements": [{"content": {"text": "a"}}, {"content": {"text": "b"}}]})",
     "a closing bracket was added or replaced"},
    {"OpenedTwice", R"({{"deck": {"title": "T"}})", R"({"deck": {"title": "T"}})",
     "an opening bracket that was too many was removed"},
    {"EachBracketTwice", R"({{"deck": {{"title": "T", "slides": [{{"elements": []}}]}}}})",
     R"({"deck": {"title": "T", "slides": [{"elements": []}]}})",
     "doubled braces were made single ones"},
    {"NotOpened", R"({"deck": "title": "T", "slides": []}, "theme": {}})",
     R"({"deck": {"title": "T", "slides": []}, "theme": {}})", "an opening bracket was added"},
    {"ItemNotOpened", R"({"elements": ["element_id": "a", "kind": "text"}, {"element_id": "b"}]})",
     R"({"elements": [{"element_id": "a", "kind": "text"}, {"element_id": "b"}]})",
     "an opening bracket was added"},
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
    // Text around the document.
    {"SmallerJsonBefore", "<think>plan {\"b\":1}</think>\n{\"slides\": [1, 2]}",
     "{\"slides\": [1, 2]}", "the text before the document was removed"},
    {"LargerJsonBefore", "Use {\"a\": [1, 2, 3, 4, 5, 6, 7, 8]}:\n{\"deck\": 1}", "{\"deck\": 1}",
     "the text before the document was removed"},
    {"BracketsInSentences", "Here are {2} slides [draft]: {\"deck\": [3]}", "{\"deck\": [3]}",
     "the text before the document was removed"},
    {"BracketBefore", "Use [3] {\"deck\": 1}", "{\"deck\": 1}",
     "the text before the document was removed"},
    {"TildeFence", "~~~json\n{\"a\": 1}\n~~~", "{\"a\": 1}", "the code fence was removed"},
    {"TwoFences", "```\n{\"b\": 2}\n```\nand\n```\n{\"deck\": 1}\n```", "{\"deck\": 1}",
     "the code fence was removed"},
    {"JsonLines", "{\"slide_id\": 1}\n{\"slide_id\": 2}\n",
     "[{\"slide_id\": 1},\n{\"slide_id\": 2}]", "values one after the other became a list"},
    {"SlidesInSentences", "One:\n{\"elements\": [1]}\nTwo:\n{\"elements\": [2]}",
     "[{\"elements\": [1]},\n{\"elements\": [2]}]", "values one after the other became a list"},
    {"TwiceTheDocument", "{\"a\": 1}\n{\"a\": 1}", "{\"a\": 1}",
     "a document that was there twice was kept once"},
    {"MissingOpener", "\"a\": 1, \"b\": {\"c\": 2}}", "{\"a\": 1, \"b\": {\"c\": 2}}",
     "an opening bracket was added"},
    {"EarlyCloser", "{\"a\": {\"b\": 1}}, \"c\": 2}", "{\"a\": {\"b\": 1}, \"c\": 2}",
     "a closing bracket that was too many was removed"},
    {"WrongCloserOfMember", "[{\"b\": {\"c\": 1], \"d\": 2}]", "[{\"b\": {\"c\": 1}, \"d\": 2}]",
     "a closing bracket was added or replaced"},
    {"MissingCloserOfMember", "{\"a\": [{\"b\": {\"c\": 1}, {\"d\": 2}], \"e\": 3}",
     "{\"a\": [{\"b\": {\"c\": 1}}, {\"d\": 2}], \"e\": 3}",
     "a closing bracket was added or replaced"},
    {"DoubledBraces", R"({{"a": {{"b": "{c}"}}, "d": [{{}}]}})",
     R"({"a": {"b": "{c}"}, "d": [{}]})", "doubled braces were made single ones"},
    {"Status", "{\"deck\": 1}\n{\"status\": \"ok\"}\n",
     "{\"deck\": 1, \"beside_the_document\": [{\"status\": \"ok\"}]}",
     "JSON beside the document was kept in it"},
    {"PlanAndStatus", "{\"plan\": \"x\"}\n{\"deck\": 1}\n{\"status\": \"ok\"}\n",
     "{\"deck\": 1, \"beside_the_document\": [{\"plan\": \"x\"}, {\"status\": \"ok\"}]}",
     "JSON beside the document was kept in it"},
    // Brackets.
    {"DoubledOpener", R"({"a": {{"b": 1}, "c": 2})", R"({"a": {"b": 1}, "c": 2})",
     "an opening bracket that was too many was removed"},
    {"DoubledCloserInAList", R"([{"deck": {"title": "a"}}, "theme": {"brand": {}}}])",
     R"([{"deck": {"title": "a"}, "theme": {"brand": {}}}])",
     "a closing bracket that was too many was removed"},
    {"MissingOpenerOfItem", R"({"elements": ["element_id": "a", "kind": "text"}, {"kind": "b"}]})",
     R"({"elements": [{"element_id": "a", "kind": "text"}, {"kind": "b"}]})",
     "an opening bracket was added"},
    {"MissingOpenerOfMember", R"({"layout": "layout_id": "a"}, "elements": []})",
     R"({"layout": {"layout_id": "a"}, "elements": []})", "an opening bracket was added"},
    {"MissingOpenerAmongStrings",
     R"([{"constraints": "priority": 80}, "role": "body"}, {"role": "a"}])",
     R"([{"constraints": {"priority": 80}, "role": "body"}, {"role": "a"}])",
     "an opening bracket was added"},
    {"MissingOpenerOfList", R"({"items": "One", "Two"], "b": 1})",
     R"({"items": ["One", "Two"], "b": 1})", "an opening bracket was added"},
    {"WrongOpener", R"({"items": {"One", "Two"], "b": 1})", R"({"items": ["One", "Two"], "b": 1})",
     "an opening bracket was replaced"},
    {"MissingCloserBeforeRole",
     R"([{"content": {"text": "a", "role": "b", "constraints": {}}, {"kind": "c"}])",
     R"([{"content": {"text": "a"}, "role": "b", "constraints": {}}, {"kind": "c"}])",
     "a closing bracket was added or replaced"},
    {"MissingCloserByIndent", "{\n  \"p\": {\n    \"q\": 1,\n  \"r\": 2\n}",
     "{\n  \"p\": {\n    \"q\": 1},\n  \"r\": 2\n}", "a closing bracket was added or replaced"},
    {"FourTicks", "````json\n{\"a\": {{\"b\": 1}}\n````", "{\"a\": {\"b\": 1}}",
     "an opening bracket that was too many was removed"},
    {"Utf16", std::string("\xFF\xFE{\0\"\0a\0\"\0:\0\x00\xAC}\0", 16), "{\"a\":\"가\"}",
     "the text was written as UTF-8"},
    {"InAString", R"("{\"a\": \"x\\ny\"}")", R"({"a": "x\ny"})",
     "the document was taken out of a string"},
    {"EscapedQuotes", R"({\n  \"a\": \"b\"\n})", "{\n  \"a\": \"b\"\n}",
     "the document was taken out of a string"},
    {"Entities", "{&quot;a&quot;: &quot;b &amp; c&quot;}", "{\"a\": \"b & c\"}",
     "HTML entities were decoded"},
    {"UnusualBlanks", "{\u00A0\"a\":\u3000[1,\u200B2\uFEFF]}", "{ \"a\": [1, 2 ]}",
     "unusual blanks were replaced"},
    // Strings that end.
    {"CommentAfterCommaInLine", "[\"a\",  # note\n\"b\",\"c\"]", "[\"a\",  \n\"b\",\"c\"]",
     "comments were removed"},
    {"CommentAfterMember", "[{\"x\":\"a\", # n\n\"y\":1},\n{\"x\":\"b\",\"y\":2}]",
     "[{\"x\":\"a\", \n\"y\":1},\n{\"x\":\"b\",\"y\":2}]", "comments were removed"},
    {"QuotesInAComment", "{\"x\":\"a\", // was \"b\"\n\"y\":1}", "{\"x\":\"a\", \n\"y\":1}",
     "comments were removed"},
    {"MarkupComment", "[1, <!-- a \"remark\" -->\n\"b\"<!-- c -->, \"d\"]", "[1, \n\"b\", \"d\"]",
     "comments were removed"},
    {"DashesComment", "{\"a\": \"b\", -- note\n\"c\": \"d\" -- it's\n}",
     "{\"a\": \"b\", \n\"c\": \"d\" \n}", "comments were removed"},
    {"Undefined", "[[\"x\",undefined],[\"y\",null]]", "[[\"x\",null],[\"y\",null]]",
     "true, false and null were written as JSON writes them"},
    {"Cite", R"(["One" [cite: 3],"Two"])", R"(["One" ,"Two"])", "marks of citations were removed"},
    {"SourceMark", R"(["One"【4†source】,"Two"])", R"(["One","Two"])",
     "marks of citations were removed"},
    {"NumberMark", R"({"element_id":"b" [1],"kind":"x"})", R"({"element_id":"b" ,"kind":"x"})",
     "marks of citations were removed"},
    {"MissingEndQuoteOfItem", R"(["One,"Two"])", R"(["One","Two"])",
     "quotes that were missing were added"},
    {"MissingEndQuoteOfMember", R"({"element_id":"b,"kind":"x"})",
     R"({"element_id":"b","kind":"x"})", "quotes that were missing were added"},
    {"MissingEndQuoteInALine", "{\"a\": [{\"b\": \"one, two},\n {\"b\": \"c\"}]}",
     "{\"a\": [{\"b\": \"one, two\"},\n {\"b\": \"c\"}]}", "quotes that were missing were added"},
    {"TypographicList", "{\u201Ca\u201D: [\u201COne\u201D, \u201CTwo\u201D]}",
     R"({"a": ["One", "Two"]})", "quotes were replaced by double quotes"},
    {"DotsInAList", R"(["One", "Two", ...])", R"(["One", "Two" ])",
     "dots in place of a value were removed"},
    {"JoinedStrings", R"({"a": "One" + "two three", "b": 1})", R"({"a": "Onetwo three", "b": 1})",
     "strings in several parts were joined"},
    {"JoinedLines", "{\"a\": \"One \"\n  \"two\",\n\"b\": 1}", "{\"a\": \"One two\",\n\"b\": 1}",
     "strings in several parts were joined"},
    {"JoinedInALine", R"({"a": "One " "two", "b": "say "x" "y" and go"})",
     R"({"a": "One two", "b": "say \"x\" \"y\" and go"})", "strings in several parts were joined"},
    {"ThreeQuotes", R"({"a": """One "two" three"""})", R"({"a": "One \"two\" three"})",
     "quotes were replaced by double quotes"},
    {"QuotesInsideInAList", R"({"a": ["the "best" one", "it's"]})",
     R"({"a": ["the \"best\" one", "it's"]})", "quotes inside strings were escaped"},
    {"QuotedWordsInAMember", R"({"a": "say "x", "y" and go", "b": 1})",
     R"({"a": "say \"x\", \"y\" and go", "b": 1})", "quotes inside strings were escaped"},
    {"NumberSignInside", R"({"a": "the "#1" of "#2"", "b": 1})",
     R"({"a": "the \"#1\" of \"#2\"", "b": 1})", "quotes inside strings were escaped"},
    // Between keys and values.
    {"MissingFirstQuoteOfKey", R"({"a":1,items":["One"]})", R"({"a":1,"items":["One"]})",
     "quotes were added around keys"},
    {"MissingLastQuoteOfKey", R"({"items:["One"],"kind: "x","y: 5,"z":6})",
     R"({"items":["One"],"kind": "x","y": 5,"z":6})", "quotes that were missing were added"},
    {"FullWidthSigns", "{\"deck\"：{\"a\": \"b\"，\"c\": 1}}", "{\"deck\":{\"a\": \"b\",\"c\": 1}}",
     "full-width colons and commas were replaced"},
    {"NoColon", R"({"items" ["One"], "kind" "x"})", R"({"items" : ["One"], "kind" : "x"})",
     "a colon was added"},
    {"Arrow", R"({"items" => ["One"], "a" = 1})", R"({"items" : ["One"], "a" : 1})",
     "a colon was added"},
    // Numbers and words.
    {"Thousands", R"({"y": 987,654, "z": 1,234,567})", R"({"y": 987654, "z": 1234567})",
     "numbers were written as JSON writes them"},
    {"NumbersInAList", "[987,654]", "[987,654]", nullptr},
    {"Fraction", R"({"a": 12/4, "b": 12%, "c": 0x1F, "d": N/A, "e": 1e5, "f": 12:30})",
     R"({"a": "12/4", "b": "12%", "c": "0x1F", "d": "N/A", "e": 1e5, "f": "12:30"})",
     "quotes were added around words"},
    {"NoNumbers", R"([NaN, Infinity, -Infinity, nan])", R"([null, null, null, null])",
     "numbers that JSON does not have were written as null"},
    {"TextWithoutQuotes", "{\"a\": One two, three\n \"b\": red}",
     "{\"a\": \"One two, three\",\n \"b\": \"red\"}", "quotes were added around words"},
    {"ColourWithoutQuotes", "{\"a\": #1F4E79, \"b\": 1}", "{\"a\": \"#1F4E79\", \"b\": 1}",
     "quotes were added around words"},
    // Keys that are there twice.
    {"TwiceAList", R"({"a":["x", "y"],"b":[1],"a":["z"],"b":[2]})",
     R"({"a":["x", "y", "z"],"b":[1, 2]})", "lists under the same key were joined"},
    {"TwiceTheSame", R"({"a": {"x": 1}, "a": {"x": 1}, "b": 2})", R"({"a": {"x": 1}, "b": 2})",
     "a key that is there twice with the same value was kept once"},
    {"TwiceAndItsNewName", R"({"a": 1, "a_2": 2, "a": 3})", R"({"a": 1, "a_2": 2, "a_3": 3})",
     "a key that is there twice was given a new name"},
    // Characters that a text cannot hold.
    {"ControlCharacters", std::string("{\"a\": \"one\0two\\fthree\\u0007\"}", 28),
     R"({"a": "one two three "})", "characters that a text cannot hold were replaced by blanks"},
    {"HalfSurrogate", R"({"a": "\ud83d one \ud83d\ude00", "b": 1})",
     R"({"a": "  one \ud83d\ude00", "b": 1})",
     "characters that a text cannot hold were replaced by blanks"},
    {"NoCharacter", "{\"a\": \"one\uFFFEtwo\"}", R"({"a": "one two"})",
     "characters that a text cannot hold were replaced by blanks"},
    {"Commands", R"({"a": "\alpha \beta \frac{1}{2}"})", R"({"a": "\\alpha \\beta \\frac{1}{2}"})",
     "wrong escapes in strings were corrected"},
    {"ByteEscapes", R"({"a": "one\x20two\xe9 \x22"})", R"({"a": "one twoé \""})",
     "wrong escapes in strings were corrected"},
    {"EscapesOfMarkdown", R"x({"a": "\*one\* \_two\_ \$3 \(x\)"})x",
     R"x({"a": "*one* _two_ $3 \\(x\\)"})x", "wrong escapes in strings were corrected"},
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
  EXPECT_TRUE(result.keeps_words) << result.text;
  // Once mended, nothing is left to mend.
  EXPECT_TRUE(mend_json(result.text).changes.empty()) << result.text;
}

INSTANTIATE_TEST_SUITE_P(All, LenientJsonCase, ::testing::ValuesIn(kCases),
                         [](const auto& test) { return std::string(test.param.name); });

// Each bracket of a deck, missing, doubled and of the wrong kind.
TEST(LenientJson, FindsEachBracketThatIsWrong) {
  const std::string deck =
      R"({"spec_version": "slidespec_v1", "deck": {"title": "D", "slides": [{"slide_id": "s1",)"
      R"( "type": "content", "layout": {"layout_id": "one_column"}, "elements": [)"
      R"({"element_id": "a", "kind": "bullets", "role": "body", "content": {"items": ["b", "c"]}},)"
      R"( {"element_id": "d", "kind": "chart", "content": {"chart_type": "bar", "series":)"
      R"( [{"name": "e", "data": [{"x": "f", "y": 3}, {"x": "g", "y": 4}]}]}}],)"
      R"( "speaker_notes": "h"}, {"slide_id": "s2", "type": "table", "layout":)"
      R"( {"layout_id": "one_column"}, "elements": [{"element_id": "i", "kind": "table",)"
      R"( "content": {"columns": ["j", "k"], "rows": [["l", 1], ["m", 2]]}}]}]}, "theme":)"
      R"( {"template_ref": {"template_id": "default"}, "brand": {"brand_kit_id": "n"}}})";
  using nlohmann::json;
  const json spec = json::parse(deck);
  const std::pair<std::string, json> documents[] = {
      {deck, spec}, {"[" + deck + "]", json::array({spec})}, {spec.dump(2), spec}};
  constexpr std::string_view kBrackets = "{}[]", kOthers = "[]{}";
  for (const auto& [text, meant] : documents) {
    for (std::size_t at = text.find_first_of(kBrackets); at < text.size();
         at = text.find_first_of(kBrackets, at + 1)) {
      std::string missing = text, doubled = text, wrong = text;
      missing.erase(at, 1);
      doubled.insert(at, 1, text[at]);
      wrong[at] = kOthers[kBrackets.find(text[at])];
      for (const std::string& broken : {missing, doubled, wrong}) {
        const LenientJson mended = mend_json(broken);
        ASSERT_TRUE(json::accept(mended.text)) << broken << "\n" << mended.text;
        // A list around everything is as good as none.
        const json found = json::parse(mended.text);
        const bool same =
            found == meant || json::array({found}) == meant || found == json::array({meant});
        EXPECT_TRUE(same) << broken << "\n" << mended.text;
        EXPECT_TRUE(mended.keeps_words) << broken;
      }
    }
  }
}

// What is cut off from the document by a bracket is not left out.
TEST(LenientJson, RefusesWhatItWouldCutOff) {
  std::string cut = R"([{"deck": {"slides": [{"slide_id": "a"}]}}]])";
  for (int i = 0; i < 100; ++i) cut += R"(, {"slide_id": "b", "text": "c d"}]})";
  EXPECT_FALSE(mend_json(cut).keeps_words) << mend_json(cut).text;
  const std::string before =
      R"("text": "a b"}], "c": [ ]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]"
                             R"(]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]] {"deck": {"slides": []}})";
  EXPECT_FALSE(mend_json(before).keeps_words) << mend_json(before).text;
}

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
  constexpr int kMany = test::kSanitized ? 10000 : 100000;
  std::string deep(200000, '[');
  EXPECT_EQ(mend_json(deep).text, deep + std::string(200000, ']') + "\n");
  std::string quotes = "{'a': '";
  for (int i = 0; i < kMany; ++i) quotes += "' ";
  EXPECT_FALSE(mend_json(quotes).text.empty());
  for (const std::string piece : {"\"a\": [1], ", "\"c\": \"d,\n", "{}", "\"x\" // \n", "\"\"\"",
                                  "x # \" y", "\\", "\"b\" [1] ", "\"a\" + ", "1,234,"}) {
    std::string many = "{\"a\": \"";
    for (int i = 0; i < kMany; ++i) many += piece;
    const auto begin = std::chrono::steady_clock::now();
    EXPECT_FALSE(mend_json(many).text.empty());
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(20)) << piece;
  }
}

}  // namespace
}  // namespace deckle
