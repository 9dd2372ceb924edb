#include "slidespec/core/markup.h"

#include <gtest/gtest.h>

namespace deckle {
namespace {

TEST(Escaped, LeavesNothingThatEndsTextOrAttribute) {
  EXPECT_EQ(escaped("a<b> & \"c\""), "a&lt;b&gt; &amp; &quot;c&quot;");
  EXPECT_EQ(escaped("가\v나"), "가 나");
}

TEST(Escaped, LeavesNothingThatMarkupCannotHold) {
  const struct {
    const char* text;
    const char* escaped;
  } rows[] = {
      {"a\x1b[m", "a\\u{1B}[m"},
      {"\x7f\u009b", "\\u{7F}\\u{9B}"},
      {"\uFFFE\uFFFF", "\\u{FFFE}\\u{FFFF}"},
      {"\xff\xe2\x82", "\\x{FF}\\x{E2}\\x{82}"},
      {"a\rb\tc", "a\\rb\tc"},
      // A deck's own text is drawn as it is.
      {"\u202eא\u200f \u2028", "\u202eא\u200f \u2028"},
      // No line of the page begins with them.
      {"a\n::error::", "a&#10;::error::"},
      {"##vso[a] # 1", "&#35;#vso[a] # 1"},
  };
  for (const auto& row : rows) EXPECT_EQ(escaped(row.text), row.escaped) << row.escaped;
}

}  // namespace
}  // namespace deckle
