#include "layout/lists/text_pattern.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace deckle::layout {
namespace {

// The match at the beginning of the text and its groups, in brackets where they took part.
std::string match(const std::string& pattern, const std::string& text) {
  std::string out;
  for (const Span& span : TextPattern(pattern).at_start(text))
    out += "[" + text.substr(span.begin, span.end - span.begin) + "]";
  return out;
}

TEST(TextPattern, Matches) {
  struct Row {
    const char *pattern, *text, *expected;  // no match: empty
  };
  const Row rows[] = {
      {"a b # c\n c", "abc", "[abc]"},  // white space and comments
      {"MAY", "may", "[may]"},          // either case
      {"may", "MAY", "[MAY]"},
      {"a|ab", "ab", "[a]"},                 // the first alternative that holds
      {"(?:a|ab)c", "abc", "[abc]"},         // … with what follows
      {"(a)|(b)", "b", "[b][][b]"},          // groups that took no part are empty
      {"((a)b)+", "abab", "[abab][ab][a]"},  // the last turn counts
      {"a*ab", "aaab", "[aaab]"},            // gives back
      {"a?", "b", "[]"},
      {"[^b-d]x", "ax", "[ax]"},
      {"[^b-d]x", "cx", ""},
      {"[-+]1", "-1", "[-1]"},
      {"a{2}", "a", ""},
      {"a{2}", "aaa", "[aa]"},
      {"a{1,2}", "aaa", "[aa]"},
      {"(?:ab){1,2}", "ababab", "[abab]"},
      {"(?:ab){2}c", "abc", ""},
      {R"(\d+\.\d)", "12.5", "[12.5]"},
      {R"(\d)", "٣", "[٣]"},
      {R"(\w\W)", "é ", "[é ]"},
      {R"(\s)", "\u3000", "[\u3000]"},
      {R"(a\x20b)", "a b", "[a b]"},
      {"a(?=b)", "ab", "[a]"},
      {"a(?=b)", "ac", ""},
      {"a(?!b)", "ac", "[a]"},
      {"..(?<=한b)c", "한bc", "[한bc]"},  // looks back over characters, not bytes
      {".(?<![가-하])b", "나b", ""},
      {".(?<!xx)b", "ab", "[ab]"},  // too near to the beginning
      {".", "\n", ""},
      {"a$", "a\n", "[a]"},  // before the last line break
      {"a$", "a\n\n", ""},
      {"[①-⑳]억", "②억", "[②억]"},
  };
  for (const Row& row : rows)
    EXPECT_EQ(match(row.pattern, row.text), row.expected) << row.pattern << " in " << row.text;
}

TEST(TextPattern, FindsMatchesThatBeginAtPlaces) {
  const TextPattern pattern(R"((?<!\d)\d{2})");
  const std::vector<std::vector<Span>> found = pattern.at("12 345 67", {0, 3, 4, 7});
  ASSERT_EQ(found.size(), 3U);
  EXPECT_EQ(found[0].front(), (Span{0, 2}));
  EXPECT_EQ(found[1].front(), (Span{3, 5}));  // what begins inside it is not looked at
  EXPECT_EQ(found[2].front(), (Span{7, 9}));
  EXPECT_TRUE(pattern.at("x12", {0}).empty());
  EXPECT_TRUE(pattern.found_in("x12"));
  EXPECT_FALSE(TextPattern("^1").found_in("x1"));
}

// A person's text has no such choices; it must end all the same.
TEST(TextPattern, EndsInLongTexts) {
  std::string numbers = "1";
  for (int i = 0; i < 200'000; ++i) numbers += ",1";
  EXPECT_NO_FATAL_FAILURE(TextPattern(R"(\d+(?:,\d+)*x)").at_start(numbers));
  EXPECT_EQ(match(R"(\d+)", std::string(200'000, '7')).size(), 200'002U);
}

}  // namespace
}  // namespace deckle::layout
