#include "slidespec/validate/number_format.h"

#include <gtest/gtest.h>

namespace deckle {
namespace {

TEST(NumberFormatCode, IsRefusedWhenAReaderWouldRepairIt) {
  const struct {
    std::string code;
    bool good;
  } rows[] = {
      {"#,##0", true},
      {"0.0%", true},
      {"General", true},
      {"General\"명\"", true},
      {"#,##0만", true},
      {"[$₩-412]#,##0", true},
      {"#,##0;[Red]-#,##0;\"없음\";@", true},
      {"yyyy\\-mm\\-dd", true},
      {"h:mm AM/PM", true},
      {"0.0E+00", true},
      {std::string(255, '0'), true},
      {"", false},
      {std::string(256, '0'), false},
      {"\"open", false},
      {"[Red", false},
      {"0]", false},
      {"[]0", false},
      {"0\\", false},
      {"0;0;0;0;0", false},
      {"0 km", false},
      {"0\t0", false},
      {"0\n", false},
  };
  for (const auto& row : rows)
    EXPECT_EQ(number_format_flaw(row.code).empty(), row.good) << row.code;
}

TEST(NumberFormatCode, QuotesWordsForReadersOfEveryLanguage) {
  const struct {
    const char* code;
    const char* portable;
  } rows[] = {
      {"#,##0", "#,##0"},
      {"#,##0만", "#,##0\"만\""},
      {"#,##0만원", "#,##0\"만원\""},
      {"₩#,##0억;-#,##0억", "\"₩\"#,##0\"억\";-#,##0\"억\""},
      {"#,##0\"만\"", "#,##0\"만\""},
      {"[$₩-412]#,##0", "[$₩-412]#,##0"},
      {"0\\명", "0\\명"},
  };
  for (const auto& row : rows)
    EXPECT_EQ(portable_number_format(row.code), row.portable) << row.code;
}

}  // namespace
}  // namespace deckle
