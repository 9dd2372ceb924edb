#include "slidespec/core/utf8.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "slidespec/core/ascii.h"

namespace deckle {
namespace {

TEST(Utf8, DecodesEveryCodePointAndNothingElse) {
  for (char32_t c = 0x80; c <= 0x10FFFF; c += c < 0x900 ? 1 : 37) {
    if (c >= 0xD800 && c <= 0xDFFF) continue;
    const auto tail = [c](int shift) { return static_cast<char>(0x80 | ((c >> shift) & 0x3F)); };
    std::string text;
    if (c < 0x800) {
      text.push_back(static_cast<char>(0xC0 | (c >> 6)));
    } else {
      text.push_back(static_cast<char>(c < 0x10000 ? 0xE0 | (c >> 12) : 0xF0 | (c >> 18)));
      if (c >= 0x10000) text.push_back(tail(12));
      text.push_back(tail(6));
    }
    text.push_back(tail(0));
    const utf8::CodePoint read = utf8::code_point_at(text, 0);
    ASSERT_EQ(read.length, text.size());
    ASSERT_EQ(read.value, c);
    ASSERT_EQ(utf8::code_point_at(std::string_view(text).substr(0, text.size() - 1), 0).length, 0U);
  }
}

TEST(Ascii, LowersLettersOfAsciiAlone) {
  EXPECT_EQ(ascii_lower("@AZ[`az{ 09 Ä İ 합계"), "@az[`az{ 09 Ä İ 합계");
  EXPECT_EQ(ascii_lower('Q'), 'q');
}

TEST(Utf8, RefusesWhatIsNoCodePoint) {
  const struct {
    const char* name;
    std::string_view bytes;
  } rows[] = {
      {"a tail alone", "\x80"},
      {"NUL in two bytes", "\xC0\x80"},
      {"slash in two bytes", "\xC0\xAF"},
      {"the last of one byte in two", "\xC1\xBF"},
      {"the last of one byte in three", "\xE0\x81\xBF"},
      {"the last of two bytes in three", "\xE0\x9F\xBF"},
      {"the last of three bytes in four", "\xF0\x8F\xBF\xBF"},
      {"the first surrogate", "\xED\xA0\x80"},
      {"the last surrogate", "\xED\xBF\xBF"},
      {"a pair of surrogates", "\xED\xA0\xBD\xED\xB8\x80"},
      {"U+110000", "\xF4\x90\x80\x80"},
      {"U+140000", "\xF5\x80\x80\x80"},
      {"five bytes", "\xF8\x88\x80\x80\x80"},
      {"FE", "\xFE"},
      {"FF", "\xFF"},
      {"two bytes cut short", "\xC3"},
      {"three bytes cut short", "\xE2\x82"},
      {"four bytes cut short", "\xF0\x9F\x98"},
      {"a tail that is none", "\xE2(\x82"},
      {"a lead for a tail", "\xC3\xC3"},
  };
  for (const auto& row : rows) {
    EXPECT_EQ(utf8::code_point_at(row.bytes, 0).length, 0U) << row.name;
    EXPECT_FALSE(utf8::is_valid(row.bytes)) << row.name;
    std::size_t at = 0;
    EXPECT_EQ(utf8::next(row.bytes, at), 0xFFFDU) << row.name;
    EXPECT_EQ(at, 1U) << row.name;
  }
}

TEST(Utf8, AcceptsTheFirstAndLastOfEachLength) {
  for (const std::string_view bytes :
       {"\x7F", "\xC2\x80", "\xDF\xBF", "\xE0\xA0\x80", "\xED\x9F\xBF", "\xEE\x80\x80",
        "\xEF\xBF\xBF", "\xF0\x90\x80\x80", "\xF4\x8F\xBF\xBF"}) {
    EXPECT_EQ(utf8::code_point_at(bytes, 0).length, bytes.size());
    EXPECT_TRUE(utf8::is_valid(bytes));
    std::string again;
    utf8::append(again, utf8::code_point_at(bytes, 0).value);
    EXPECT_EQ(again, bytes);
  }
  EXPECT_TRUE(utf8::is_valid(""));
}

}  // namespace
}  // namespace deckle
