#include "slidespec/core/display.h"

#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <string_view>

#include "slidespec/core/utf8.h"
#include "slidespec/json/json_writer.h"

namespace deckle {
namespace {

using namespace std::string_view_literals;

std::string times(std::size_t count, std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < count; ++i) out += text;
  return out;
}

TEST(DisplayLine, EscapesWhatActsOnADisplay) {
  const struct {
    const char* name;
    std::string_view text, displayed;
  } rows[] = {
      {"nothing", "", ""},
      {"NUL", "a\0b"sv, "a\\u{0}b"},
      {"ESC", "\x1b[31m", "\\u{1B}[31m"},
      {"the last of C0", "\x1f", "\\u{1F}"},
      {"DEL", "\x7f", "\\u{7F}"},
      {"line breaks and a tab", "a\r\nb\tc", "a\\r\\nb\\tc"},
      {"a soft line break", "a\vb", "a\\u{B}b"},
      {"the first of C1", "\u0080", "\\u{80}"},
      {"NEL", "\u0085", "\\u{85}"},
      {"CSI", "\u009b31m", "\\u{9B}31m"},
      {"the last of C1", "\u009f", "\\u{9F}"},
      {"separators", "\u2028\u2029", "\\u{2028}\\u{2029}"},
      {"an Arabic letter mark", "\u061c", "\\u{61C}"},
      {"marks", "\u200e\u200f", "\\u{200E}\\u{200F}"},
      {"embeddings", "\u202a\u202b\u202c\u202d\u202e",
       "\\u{202A}\\u{202B}\\u{202C}\\u{202D}\\u{202E}"},
      {"isolates", "\u2066\u2067\u2068\u2069", "\\u{2066}\\u{2067}\\u{2068}\\u{2069}"},
      {"no characters", "\uFFFE\uFFFF", "\\u{FFFE}\\u{FFFF}"},
      {"a byte", "a\xff", "a\\x{FF}"},
      {"cut short", "\xe2\x82", "\\x{E2}\\x{82}"},
      {"cut short before a letter", "\xf0\x9f\x98z", "\\x{F0}\\x{9F}\\x{98}z"},
      {"overlong", "\xc0\xaf", "\\x{C0}\\x{AF}"},
      {"an overlong ESC", "\xc0\x9b", "\\x{C0}\\x{9B}"},
      {"a surrogate", "\xed\xa0\x80", "\\x{ED}\\x{A0}\\x{80}"},
      {"beyond the last", "\xf4\x90\x80\x80", "\\x{F4}\\x{90}\\x{80}\\x{80}"},
      {"a command of GitHub", "::error file=x::y", "\\u{3A}:error file=x::y"},
      {"after spaces", "  ::error::", "  \\u{3A}:error::"},
      {"after wide spaces", "\u00a0\u3000::error::", "\u00a0\u3000\\u{3A}:error::"},
      {"not at the start", "a ::error::", "a ::error::"},
      {"one colon", ":a", ":a"},
      {"an older command", "a ##[error]b", "a \\u{23}#[error]b"},
      {"a command of Azure", "##vso[task]", "\\u{23}#vso[task]"},
      {"three number signs", "###[a]", "#\\u{23}#[a]"},
      {"a heading", "## a [b]", "## a [b]"},
  };
  for (const auto& row : rows) {
    EXPECT_EQ(display_line(row.text), row.displayed) << row.name;
    EXPECT_EQ(display_value(row.text), row.displayed) << row.name;
    EXPECT_EQ(display_message(Message(std::string(row.text)), Language::English), row.displayed)
        << row.name;
  }
}

TEST(DisplayLine, LeavesAllOtherTextAsItIs) {
  for (const std::string_view text :
       {"a~ \\ \" ' < > & %0A {} 1:2", "제목: 한국어", "النص العربي", "עברית", "ไทย", "日本語。",
        "👩‍💻 🇰🇷", "a\u200bb\u200cc\u200dd", "\u00a0\u3000", "\ufeff", "\U0001FFFF"}) {
    EXPECT_EQ(display_line(text), text);
    EXPECT_EQ(shortened(text), text);
  }
  for (char32_t c = 0; c <= 0x10FFFF; c += c < 0x3000 ? 1 : 61) {
    if (c >= 0xD800 && c < 0xE000) continue;
    std::string text = "a";
    utf8::append(text, c);
    const bool kept = display_line(text) == text;
    const bool control = c < 0x20 || is_wide_control(c) || c == 0xFFFE || c == 0xFFFF;
    EXPECT_NE(kept, control) << std::hex << static_cast<unsigned>(c);
    EXPECT_EQ(display_line(display_line(text)), display_line(text));
  }
}

TEST(DisplayValue, IsCutInTheMiddle) {
  const struct {
    const char* name;
    std::string text, displayed;
  } rows[] = {
      {"as long as allowed", times(200, "x"), times(200, "x")},
      {"one more", times(201, "x"), times(100, "x") + "…" + times(99, "x")},
      {"start and end are kept", "start" + times(1000, "x") + "end",
       "start" + times(95, "x") + "…" + times(96, "x") + "end"},
      {"characters, not bytes", times(200, "가"), times(200, "가")},
      {"one more of them", times(201, "가"), times(100, "가") + "…" + times(99, "가")},
      {"of four bytes", times(300, "😀"), times(100, "😀") + "…" + times(99, "😀")},
      {"no escape is cut", times(100, "\x1b"), times(16, "\\u{1B}") + "…" + times(16, "\\u{1B}")},
      {"bytes that are not UTF-8", times(1000, "\x80"),
       times(16, "\\x{80}") + "…" + times(16, "\\x{80}")},
  };
  for (const auto& row : rows) EXPECT_EQ(display_value(row.text), row.displayed) << row.name;
  // Without escapes a byte is as long as a character.
  EXPECT_EQ(shortened(times(100, "\x1b")), times(100, "\x1b"));
  EXPECT_EQ(shortened(times(300, "\x80")), times(100, "\x80") + "…" + times(99, "\x80"));
  EXPECT_EQ(shortened("abcdefgh", 5), "ab…gh");
  EXPECT_EQ(shortened("abcde", 5), "abcde");
}

TEST(DisplayMessage, KeepsItsOwnWordsWhereAValueIsLong) {
  const std::string value = times(5000, "x");
  EXPECT_EQ(display_message("the key '" + value + "' is unknown", Language::English),
            "the key '" + times(99, "x") + "…" + times(98, "x") + "' is unknown");
  EXPECT_EQ(display_message(Message("in English", "한국어로 " + value), Language::Korean),
            "한국어로 " + times(100, "x") + "…" + times(99, "x"));
  // Many words of ordinary length.
  EXPECT_EQ(display_message(times(1000, "a "), Language::English),
            times(250, "a ") + "…" + times(249, " a") + " ");
  EXPECT_EQ(display_message(times(500, "a "), Language::English), times(500, "a "));
  EXPECT_EQ(shortened_message("a " + value + " b", Language::English),
            "a " + times(100, "x") + "…" + times(99, "x") + " b");
}

TEST(Display, TakesTimeInProportionToTheText) {
  constexpr std::size_t kBytes = std::size_t{1} << 20;
  const auto start = std::chrono::steady_clock::now();
  for (const char* piece :
       {"x", " ", "#", "##a", ":", "\x1b", "\x80", "\xf0\x9f", "가", "\u202e"}) {
    const std::string text = times(kBytes / std::string_view(piece).size(), piece);
    EXPECT_GE(display_line(text).size(), text.size());
    EXPECT_LE(utf8::length(display_value(text)), kMaxValueChars);
    EXPECT_LE(utf8::length(display_message(text, Language::English)), kMaxMessageChars);
  }
  EXPECT_EQ(json_for_display(std::string(kBytes, '#')).size(), 6 * kBytes - 5);
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(20));
}

TEST(JsonForDisplay, KeepsTheValue) {
  const struct {
    std::string_view json, displayed;
  } rows[] = {
      {"", ""},
      {R"({"a": "가 \u001b \\"})", R"({"a": "가 \u001b \\"})"},
      {"\"\x7f\u0080\u009b\u2028\u061c\u202e\u2069\"",
       R"("\u007f\u0080\u009b\u2028\u061c\u202e\u2069")"},
      {"\"##vso[a] # b\"", R"("\u0023#vso[a] # b")"},
      {"\"a\xff\"", R"("a\ufffd")"},
  };
  for (const auto& row : rows) EXPECT_EQ(json_for_display(std::string(row.json)), row.displayed);
  JsonWriter out;
  out.object().key("\u202e").text("\u009b").close();
  EXPECT_EQ(out.take(), "{\n  \"\\u202e\": \"\\u009b\"\n}\n");
}

}  // namespace
}  // namespace deckle
