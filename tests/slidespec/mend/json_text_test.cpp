// Patches on a text, which otherwise stays as it was written.

#include "slidespec/mend/json_text.h"

#include <gtest/gtest.h>

#include <string>

namespace deckle {
namespace {

PatchStep add(std::string path, std::string value) {
  return {PatchStep::Op::Add, std::move(path), {}, std::move(value)};
}
PatchStep replace(std::string path, std::string value) {
  return {PatchStep::Op::Replace, std::move(path), {}, std::move(value)};
}
PatchStep take_out(std::string path) { return {PatchStep::Op::Remove, std::move(path), {}, {}}; }
PatchStep move(std::string from, std::string to) {
  return {PatchStep::Op::Move, std::move(to), std::move(from), {}};
}

std::string patched(const std::string& text, const JsonPatch& patch) {
  JsonText json(text);
  const auto done = json.apply(patch);
  EXPECT_TRUE(done) << done.error().message.in(Language::English);
  return json.text();
}

constexpr const char* kText = R"( {
    "a" : 1.50,   "b": [ 1,2 ,"\u0041" ],
    "c/d": {},
    "e": { "x": true }
}
)";

TEST(JsonText, StaysAsItIs) {
  for (const std::string text : {kText, "[]", " {\n}\n", "1e+2", "\"a\\\"b\""})
    EXPECT_EQ(patched(text, {}), text);
}

TEST(JsonText, ReplacesAValueAlone) {
  EXPECT_EQ(patched(R"({"a" : 1.50,  "b":[1,  2]})", {replace("/b/1", "[3]")}),
            R"({"a" : 1.50,  "b":[1,  [3]]})");
  EXPECT_EQ(patched("  1\n", {replace("", "{}")}), "  {}\n");
}

TEST(JsonText, AddsWithTheBlanksOfTheNeighbours) {
  EXPECT_EQ(patched("{\n  \"a\": 1\n}", {add("/b", "2")}), "{\n  \"a\": 1,\n  \"b\": 2\n}");
  EXPECT_EQ(patched(R"({"a": 1, "b": 2})", {add("/c", "3")}), R"({"a": 1, "b": 2, "c": 3})");
  EXPECT_EQ(patched(R"({"a":1,"b":2})", {add("/c", "3")}), R"({"a":1,"b":2,"c":3})");
  EXPECT_EQ(patched(R"({"a":1})", {add("/b", "2")}), R"({"a":1, "b":2})");
  EXPECT_EQ(patched("[1,\n 2]", {add("/0", "0"), add("/-", "3")}), "[0,\n 1,\n 2,\n 3]");
  EXPECT_EQ(patched("{ }", {add("/a~1b", "{}"), add("/a~1b/c", "1")}), R"({"a/b": {"c": 1}})");
  EXPECT_EQ(patched(R"({"a": 1})", {add("/a", "2")}), R"({"a": 2})");
}

TEST(JsonText, RemovesWithItsComma) {
  const std::string text = "{\n  \"a\": 1,\n  \"b\": 2,\n  \"c\": 3\n}";
  EXPECT_EQ(patched(text, {take_out("/a")}), "{\n  \"b\": 2,\n  \"c\": 3\n}");
  EXPECT_EQ(patched(text, {take_out("/b")}), "{\n  \"a\": 1,\n  \"c\": 3\n}");
  EXPECT_EQ(patched(text, {take_out("/c")}), "{\n  \"a\": 1,\n  \"b\": 2\n}");
  EXPECT_EQ(patched("[ 1 ]", {take_out("/0")}), "[]");
}

TEST(JsonText, RenamesInPlaceAndMovesElsewhere) {
  EXPECT_EQ(patched(R"({"a" :1, "b": 2})", {move("/a", "/z")}), R"({"z" :1, "b": 2})");
  EXPECT_EQ(patched(R"({"a": {"k": [1,  2]}, "b": {}})", {move("/a/k", "/b/n")}),
            R"({"a": {}, "b": {"n": [1,  2]}})");
  EXPECT_EQ(patched(R"({"a": [1, 2, 3]})", {move("/a/0", "/a/2")}), R"({"a": [2, 3, 1]})");
}

TEST(JsonText, FindsEscapedKeys) {
  EXPECT_EQ(patched(R"({"\u0061": 1})", {replace("/a", "2")}), R"({"\u0061": 2})");
  EXPECT_EQ(patched(kText, {take_out("/c~1d")}).find("c/d"), std::string::npos);
}

TEST(JsonText, AppliesAllStepsOrNone) {
  const std::string text = kText;
  const JsonPatch patches[] = {
      {replace("/a", "2"), take_out("/none")},
      {take_out("/a"), take_out("/e"), add("/b/9", "1")},
      {add("/b/0", "0"), add("/new", "{}"), move("/a", "/none/x")},
      {move("/a", "/e/y"), move("/b", "/f"), move("/f", "/e/x")},
      {take_out("/b/2"), take_out("/b/0"), take_out("/b/0"), take_out("/e/x"), replace("/x", "1")},
      {move("/e", "/e/inside")},
  };
  for (const JsonPatch& patch : patches) {
    JsonText json(text);
    EXPECT_FALSE(json.apply(patch));
    EXPECT_EQ(json.text(), text);
  }
}

}  // namespace
}  // namespace deckle
