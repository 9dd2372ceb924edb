// The letters of a figure that are set smaller than its digits.

#include "layout/lists/figure_units.h"

#include <gtest/gtest.h>

#include <string>

namespace deckle::layout {
namespace {

// The units in brackets.
std::string marked(const std::string& text) {
  std::string out;
  std::size_t at = 0;
  for (const Span& span : units_in(text)) {
    out += text.substr(at, span.begin - at) + "[" + text.substr(span.begin, span.end - span.begin) +
           "]";
    at = span.end;
  }
  return out + text.substr(at);
}

TEST(FigureUnits, StandBehindTheirDigits) {
  EXPECT_EQ(marked("7,800万円"), "7,800[万円]");
  EXPECT_EQ(marked("86席"), "86[席]");
  EXPECT_EQ(marked("9,600만 원"), "9,600[만 원]");
  EXPECT_EQ(marked("1조 2,340억 원"), "1[조] 2,340[억 원]");
  EXPECT_EQ(marked("876 억 원"), "876[ 억 원]");
  EXPECT_EQ(marked("약 350개"), "[약] 350[개]");
  EXPECT_EQ(marked("9 min"), "9[ min]");
  EXPECT_EQ(marked("$1.2 billion"), "$1.2[ billion]");
}

// Signs and magnitudes that stand at a digit belong to it, and a phrase is no unit.
TEST(FigureUnits, LeaveWhatBelongsToTheNumber) {
  for (const char* text :
       {"$48K", "2.1%", "68 %", "7 of 9", "1 in 12", "Q3 2026", "24/7", "4.8x", "n/a", "억 원",
        "9 percentage", "3 weeks late", "2026년 3월 15일 오전 9시 개최", "٣٫٥ مليون"})
    EXPECT_EQ(marked(text), text);
}

TEST(FigureUnits, KeepTextAndOtherRunsAsTheyAre) {
  ParagraphIr paragraph;
  paragraph.runs.push_back({"7,8", {}, {}, RunIr::Field::None});
  paragraph.runs.push_back({"00万円", {}, {}, RunIr::Field::None});
  set_value_size(paragraph, 50);
  std::string text;
  for (const RunIr& run : paragraph.runs) text += run.text;
  EXPECT_EQ(text, "7,800万円");
  EXPECT_EQ(paragraph.runs.front().style.size_pt, 50);
  EXPECT_EQ(paragraph.runs.back().text, "万円");
  EXPECT_EQ(paragraph.runs.back().style.size_pt, 30);
  set_value_size(paragraph, 20);  // again, smaller: a unit stays readable
  EXPECT_EQ(paragraph.runs.back().style.size_pt, 14);
}

}  // namespace
}  // namespace deckle::layout
