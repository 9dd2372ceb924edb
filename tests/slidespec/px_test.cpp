// Px numbers: the shortest decimals that mean the same.

#include "slidespec/ir_json/px.h"

#include <gtest/gtest.h>

#include <charconv>
#include <random>

#include "slidespec/ir_json/ir_json.h"

namespace deckle {
namespace {

double parsed(const std::string& text) {
  double value = 0;
  const auto result = std::from_chars(text.data(), text.data() + text.size(), value);
  EXPECT_EQ(result.ptr, text.data() + text.size()) << text;
  return value;
}

std::size_t places(const std::string& text) {
  const std::size_t point = text.find('.');
  return point == std::string::npos ? 0 : text.size() - point - 1;
}

TEST(PxText, IsTheShortest) {
  const std::pair<std::int64_t, const char*> rows[] = {
      {0, "0"},
      {9525, "1"},
      {-9525, "-1"},
      {457200, "48"},
      {320040, "33.6"},
      {952, "0.0999"},
      {953, "0.1"},
      {1, "0.0001"},
      {-1, "-0.0001"},
      {9524, "0.9999"},
      {12192000, "1280"},
      {4762, "0.4999"},
      {4763, "0.5"},
      {9526, "1.0001"},
      {914400 / 3, "32"},
      {635, "0.0667"},
      {95250000000, "10000000"},
  };
  for (const auto& [emu, text] : rows) {
    EXPECT_EQ(px_text(Emu(emu)), text);
  }
}

TEST(PxText, ReturnsTheSameEmuAndNothingShorterDoes) {
  const auto check = [](std::int64_t value) {
    const std::string text = px_text(Emu(value));
    ASSERT_EQ(emu_from_px(parsed(text)).value(), value) << text;
    const std::size_t used = places(text);
    if (used == 0) return;
    char shorter[64];
    const auto end = std::to_chars(shorter, shorter + 64, to_px(Emu(value)),
                                   std::chars_format::fixed, static_cast<int>(used) - 1)
                         .ptr;
    ASSERT_NE(emu_from_px(parsed(std::string(shorter, end))).value(), value) << text;
  };
  for (std::int64_t value = -kEmuPerPx; value <= 6 * kEmuPerPx; ++value) check(value);
  std::mt19937_64 random(1);
  for (int i = 0; i < 50000; ++i)
    check(static_cast<std::int64_t>(random() % 40000000000ULL) - 20000000000LL);
}

TEST(SizeText, CrossesOnAGridOfATenThousandthOfAPoint) {
  EXPECT_EQ(size_px_text(18), "24");
  EXPECT_EQ(size_px_text(10.5), "14");
  EXPECT_EQ(size_px_text(11), "14.6667");
  EXPECT_EQ(size_from_px(14.6667), 11);
  EXPECT_EQ(line_height_text(100), "1.2");
  EXPECT_EQ(line_height_text(90), "1.08");
  EXPECT_EQ(percent_from_line_height(1.2), 100);
  for (int hundredths = 100; hundredths <= 40000; ++hundredths) {
    const double pt = hundredths / 100.0;
    ASSERT_EQ(size_from_px(parsed(size_px_text(pt))), pt);
    ASSERT_EQ(percent_from_line_height(parsed(line_height_text(pt))), pt);
    ASSERT_LE(places(size_px_text(pt)), 5U);
  }
}

}  // namespace
}  // namespace deckle
