#include "layout/text/balance_lines.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "layout/slide/lay_out.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

// A title as the built-in template has it, in a box `width_pt` wide.
TextBodyIr title_of(const std::string& words, const std::string& language, Align align) {
  const Deck deck = test::deck({test::slide("one_column", {test::text("t", words, "title")})}, language);
  DiagnosticSink notes;
  const auto ir =
      lay_out_slide(deck.slides[0], {deck, test::default_template(), test::text_engine()}, notes);
  TextBodyIr body = find_element(*ir, "t")->text;
  body.insets = {};
  for (ParagraphIr& p : body.paragraphs) p.style.align = align;
  return body;
}

std::vector<measure::Line> lines(const TextBodyIr& body, double width_pt) {
  return test::text_engine()
      .lay_out(body, width_pt - to_pt(body.insets.left + body.insets.right))
      .lines;
}

double full_width(const TextBodyIr& body) {
  return test::text_engine().width_range(body).max_pt;
}

// "Every action under 100 / ms".
TEST(KeepPhrases, LeavesNoUnitAndNoWordAlone) {
  for (const char* words : {"Every action under 100 ms", "Meters are read once a month"}) {
    TextBodyIr body = title_of(words, "en", Align::Left);
    ParagraphIr before = body.paragraphs.front();
    for (RunIr& run : before.runs) run.text = "A text above it";
    body.paragraphs.insert(body.paragraphs.begin(), before);
    body.paragraphs[1].style.align = Align::Left;
    TextBodyIr alone = body;
    alone.paragraphs.erase(alone.paragraphs.begin());
    const double width = full_width(alone) * 0.95;
    const auto last = [&](const TextBodyIr& text) {
      const measure::Line line = lines(text, width).back();
      return line.visible_end - line.begin;
    };
    ASSERT_LE(last(body), 5U) << words << ": one word at first";
    const std::size_t count = lines(body, width).size();
    keep_phrases(test::text_engine(), {Emu(0), Emu(0), emu_from_pt(width), emu_from_pt(200)}, body);
    EXPECT_GT(last(body), 5U) << words;
    EXPECT_EQ(lines(body, width).size(), count);
    EXPECT_EQ(body.paragraphs[0].style.margin_right, Emu(0)) << "the text above keeps its lines";
  }
}

// "Evaluation of three offers / | Facilities, April 2025".
TEST(KeepPhrases, BeginsNoLineWithAMark) {
  for (const char* words : {"Evaluation of three offers | Facilities, April 2025",
                            "Evaluation of three offers · Facilities, April 2025"}) {
    const TextBodyIr before = title_of(words, "en", Align::Left);
    const std::size_t mark = std::string(words).find("offers ") + 7;
    bool was = false;
    for (double share = 0.5; share < 1; share += 0.02) {
      TextBodyIr body = before;
      const double width = full_width(body) * share;
      const std::size_t count = lines(body, width).size();
      if (count != 2) continue;
      keep_phrases(test::text_engine(), {Emu(0), Emu(0), emu_from_pt(width), emu_from_pt(200)},
                   body);
      was = was || body.paragraphs[0].style.margin_right > Emu(0);
      ASSERT_EQ(lines(body, width).size(), count) << share;
      // A narrower box has no width at which the mark is before the break.
      if (share < 0.6) continue;
      EXPECT_NE(lines(body, width)[1].begin, mark) << words << " " << share;
    }
    EXPECT_TRUE(was) << words;
  }
}

TEST(BalanceLines, LeavesNoShortLine) {
  struct Row {
    const char* words;
    const char* language;
    double share;  // of the text's length, the width of the box
    bool changes;
  };
  for (const Row& row : std::vector<Row>{
           {"Orders rose in every region except the south", "en", 0.9, true},
           {"Orders rose in every region except the south", "en", 0.55, false},
           {"Orders rose in every region except the south", "en", 1.1, false},
           {"매출은 모든 지역에서 늘었고 비용은 3.2% 감소", "ko", 0.92, true},
           {"Donaudampfschifffahrtsgesellschaft", "de", 0.8, false},
           {"Orders rose\nin every region", "en", 0.9, false}}) {
    TextBodyIr body = title_of(row.words, row.language, Align::Left);
    const double width = full_width(body) * row.share;
    const auto before = lines(body, width);
    const Rect box{Emu(0), Emu(0), emu_from_pt(width), emu_from_pt(100)};
    balance_lines(test::text_engine(), box, body);
    EXPECT_EQ(body.insets.right > Emu(0), row.changes) << row.words << " " << row.share;
    EXPECT_EQ(body.insets.left, Emu(0));
    const auto after = lines(body, width);
    ASSERT_EQ(after.size(), before.size()) << row.words;
    if (!row.changes) continue;
    const auto [low, high] = std::minmax_element(
        after.begin(), after.end(),
        [](const measure::Line& a, const measure::Line& b) { return a.width < b.width; });
    EXPECT_GE(3 * low->width, high->width) << row.words;
  }
}

std::string words_of_line(const TextBodyIr& body, const measure::Line& line) {
  std::string text;
  for (const RunIr& run : body.paragraphs[0].runs) text += run.text;
  return text.substr(line.begin, line.visible_end - line.begin);
}

// Also where the lines are about as long as each other.
TEST(BalanceLines, KeepsNumbersWithTheirUnitsAndShortQuotationsWhole) {
  struct Row {
    const char* words;
    const char* language;
    double share;  // of the text's length, the width of the box
    const char* whole;
  };
  for (const Row& row : std::vector<Row>{
           {"The latency has fallen to 80 ms for users", "en", 0.7, "80 ms"},
           {"Revenue in the first year passed 3 million in sales", "en", 0.69, "3 million"},
           {"The latency has fallen in 80 labs for users", "en", 0.68, "80 labs"},
           {"우리동네함께읽기 '한 달 한 권' 안내", "ko", 0.7, "'한 달 한 권'"},
           {"The new reading club “one book a month” starts", "en", 0.72, "“one book a month”"}}) {
    TextBodyIr body = title_of(row.words, row.language, Align::Left);
    const double width = full_width(body) * row.share;
    const auto whole = [&] {
      const auto found = lines(body, width);
      return std::any_of(found.begin(), found.end(), [&](const measure::Line& line) {
        return words_of_line(body, line).find(row.whole) != std::string::npos;
      });
    };
    const std::size_t before = lines(body, width).size();
    EXPECT_FALSE(whole()) << row.words;  // else nothing is tested
    balance_lines(test::text_engine(), {Emu(0), Emu(0), emu_from_pt(width), emu_from_pt(100)}, body);
    EXPECT_TRUE(whole()) << row.words;
    EXPECT_EQ(lines(body, width).size(), before) << row.words;
  }
  // Where no other lines keep it whole, a short last line is better.
  TextBodyIr torn = title_of("독서 모임 '한 달 한 권' 안내", "ko", Align::Left);
  balance_lines(test::text_engine(), {Emu(0), Emu(0), emu_from_pt(full_width(torn) * 0.9), emu_from_pt(100)}, torn);
  EXPECT_EQ(torn.insets.right, Emu(0));
  // A quotation longer than a line breaks, and apostrophes quote nothing.
  for (const char* words : {"“We were surprised by how many of them came back the next week”",
                            "It's the team's plan that we're discussing in today's meeting"}) {
    TextBodyIr body = title_of(words, "en", Align::Left);
    const double width = full_width(body) * 0.55;
    balance_lines(test::text_engine(), {Emu(0), Emu(0), emu_from_pt(width), emu_from_pt(100)}, body);
    EXPECT_EQ(body.insets.right, Emu(0)) << words;
  }
}

// A smaller size would put the first word of the last line back to the line before.
TEST(BalanceLines, BalancesOtherLinesAfterAChangeOfSize) {
  ElementIr title;
  title.type = ElementType::Title;
  title.text = title_of("Module 2: Electrical basics", "en", Align::Left);
  title.text.insets = kDefaultInsets;
  title.placeholder = PlaceholderRef{};
  auto inherited = std::make_shared<InheritedText>();
  inherited->insets = kDefaultInsets;
  title.placeholder->inherited = inherited;
  const double inset = to_pt(kDefaultInsets.left + kDefaultInsets.right);
  title.box = {Emu(0), Emu(0), emu_from_pt(full_width(title.text) * 0.95 + inset), emu_from_pt(100)};
  balance_again(test::text_engine(), title);
  EXPECT_GT(title.text.insets.right, kDefaultInsets.right);
  for (RunIr& run : title.text.paragraphs[0].runs) run.style.size_pt *= 0.9;
  balance_again(test::text_engine(), title);
  EXPECT_EQ(title.text.insets.right, kDefaultInsets.right);  // it fits one line
  title.origin = OriginIr{};
  title.text.insets.right = emu_from_pt(50);
  balance_again(test::text_engine(), title);
  EXPECT_EQ(title.text.insets.right, emu_from_pt(50));  // as its author set it
}

TEST(BalanceLines, KeepsTheMiddleOfCentredLines) {
  TextBodyIr body = title_of("Orders rose in every region except the south", "en", Align::Center);
  const double width = full_width(body) * 0.9;
  balance_lines(test::text_engine(), {Emu(0), Emu(0), emu_from_pt(width), emu_from_pt(100)}, body);
  EXPECT_GT(body.insets.left, Emu(0));
  EXPECT_EQ(body.insets.left, body.insets.right);
}

}  // namespace
}  // namespace deckle::layout
