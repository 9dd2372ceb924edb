// Where PowerPoint's lines end, by the ruler: at 10 pt a small letter is 5 pt wide, a capital or
// East Asian character 10, a space 2.5.

#include <gtest/gtest.h>

#include "tests/measure/test_fonts.h"

namespace deckle::test {
namespace {

struct Row {
  const char* name;
  const char* text;
  double width;
  const char* lines;
  WordBreak word_break = WordBreak::Normal;
  measure::HangingMarks hanging = measure::HangingMarks::Safest;
};

class PowerPointBreaks : public testing::TestWithParam<Row> {};

TEST_P(PowerPointBreaks, AreWhereTheRulesPutThem) {
  const Row& row = GetParam();
  TextBodyIr body = ten({row.text});
  body.word_break = row.word_break;
  measure::LayoutOptions options;
  options.hanging = row.hanging;
  EXPECT_EQ(lines_of(body, test_engine().lay_out(body, row.width, options)), row.lines);
}

using measure::HangingMarks;
constexpr WordBreak kAny = WordBreak::Normal, kKeep = WordBreak::KeepAll;

INSTANTIATE_TEST_SUITE_P(
    Latin, PowerPointBreaks,
    testing::Values(
        // name                       text               width  lines
        Row{"fits_exactly", "aaa bbb", 32.5, "aaa bbb"},
        Row{"one_tenth_too_narrow", "aaa bbb", 32.4, "aaa|bbb"},
        Row{"trailing_spaces_hang", "aaa    bbb", 15, "aaa|bbb"},
        Row{"leading_spaces_count", "  aaa", 15, "|aaa"},
        Row{"long_word_is_cut", "aaaaaaa", 15, "aaa|aaa|a"},
        Row{"accent_stays",
            "aae\xCC\x81"
            "aa",
            15, "aae\xCC\x81|aa"},
        Row{"after_hyphen", "aa-bb", 17, "aa-|bb"}, Row{"not_before_digit", "b aa-12", 27, "b|aa-12"},
        Row{"after_en_dash",
            "aa\xE2\x80\x93"
            "bb",
            17, "aa\xE2\x80\x93|bb"},
        Row{"not_after_slash", "a/b cc", 17, "a/b|cc"}, Row{"slash_is_cut", "aa/bb", 17, "aa/|bb"},
        Row{"no_break_space_glues",
            "a b\xC2\xA0"
            "c",
            15,
            "a|b\xC2\xA0"
            "c"},
        Row{"soft_line_break", "aa\vbb", 50, "aa|bb"}, Row{"break_at_the_end", "aa\v", 50, "aa|"}),
    [](const auto& row) { return std::string(row.param.name); });

INSTANTIATE_TEST_SUITE_P(EastAsian, PowerPointBreaks,
                         testing::Values(
                             // name                       text               width  lines
                             Row{"hangul_anywhere", "가나다라마", 30, "가나다|라마"},
                             Row{"hangul_after_space", "가나 다라", 30, "가나|다라", kKeep},
                             Row{"hangul_cut_mid_word", "가나 다라", 33, "가나 다|라"},
                             Row{"keep_all", "가나 다라", 33, "가나|다라", kKeep},
                             Row{"keep_all_long_word", "가나다라", 25, "가나|다라", kKeep},
                             Row{"latin_stays_whole", "가aaa나", 22, "가|aaa|나"},
                             Row{"script_boundary", "aa가나", 21, "aa가|나"},
                             Row{"no_start", "漢字」漢", 21, "漢|字」|漢"},
                             Row{"no_end", "漢「字漢", 21, "漢|「字|漢"},
                             Row{"small_kana", "テスット", 21, "テ|スッ|ト"},
                             Row{"question_leaves_hangul", "가나?", 21, "가나|?"},
                             Row{"bracket_leaves_hangul", "가나) 다", 21, "가나|) 다"},
                             Row{"percent_stays", "가나%", 21, "가|나%"},
                             Row{"japanese_anywhere", "計画を上回り", 40, "計画を上|回り"},
                             Row{"phrases", "計画を上回り利益率も", 60, "計画を上回り|利益率も", kKeep},
                             Row{"phrases_of_one", "計画を上回り利益率も", 50, "計画を|上回り|利益率も",
                                 kKeep},
                             Row{"long_phrase_by_the_rules", "キャッシュレス", 40, "キャッ|シュレス", kKeep},
                             Row{"words_of_chinese", "成本降低", 35, "成本|降低", kKeep},
                             Row{"number_and_what_it_counts", "国内100店舗", 50, "国内|100店舗", kKeep}),
                         [](const auto& row) { return std::string(row.param.name); });

INSTANTIATE_TEST_SUITE_P(
    Hanging, PowerPointBreaks,
    testing::Values(
        // name                text             width  lines
        Row{"windows", "가나다.", 30, "가나다.", kAny, HangingMarks::Windows},
        Row{"mac", "가나다.", 30, "가나다|.", kAny, HangingMarks::Mac},
        Row{"safest_is_mac", "가나다.", 30, "가나다|."},
        Row{"same_count", "가나다. 라마", 30, "가나다.|라마", kAny, HangingMarks::Windows},
        Row{"mac_same_count", "가나다. 라마", 30, "가나다|. 라마", kAny, HangingMarks::Mac},
        Row{"chinese_windows", "漢字。漢", 20, "漢字。|漢", kAny, HangingMarks::Windows},
        Row{"chinese_mac", "漢字。漢", 20, "漢|字。|漢", kAny, HangingMarks::Mac},
        Row{"latin_comma", "漢字, bb", 20, "漢字,|bb", kAny, HangingMarks::Windows},
        Row{"not_in_a_number", "aa 1,0", 27, "aa|1,0", kAny, HangingMarks::Windows}),
    [](const auto& row) { return std::string(row.param.name); });

TEST(Breaks, ThaiByDictionary) {
  // ภาษาไทย is ภาษา (language) and ไทย (Thai).
  const TextBodyIr body = ten({"ภาษาไทย"});
  EXPECT_EQ(lines_of(body, test_engine().lay_out(body, 22)), "ภาษา|ไทย");
}

TEST(Breaks, HangingIsSwitchedOffByTheParagraph) {
  TextBodyIr body = ten({"가나다."});
  body.paragraphs[0].style.hanging_punct = false;
  measure::LayoutOptions windows;
  windows.hanging = HangingMarks::Windows;
  EXPECT_EQ(lines_of(body, test_engine().lay_out(body, 30, windows)), "가나다|.");
}

TEST(Breaks, HangingMarkIsReported) {
  const TextBodyIr body = ten({"가나다. 라"});
  measure::LayoutOptions windows;
  windows.hanging = HangingMarks::Windows;
  const measure::LaidOutText text = test_engine().lay_out(body, 30, windows);
  ASSERT_EQ(text.lines.size(), 2u);
  EXPECT_TRUE(text.lines[0].hangs);
  EXPECT_DOUBLE_EQ(text.lines[0].width, 35);
  EXPECT_FALSE(text.lines[1].hangs);
}

struct ChromeRow {
  const char *name, *text;
  double width;
  const char* lines;
  WordBreak word_break = WordBreak::Normal;
};

class ChromeBreaks : public testing::TestWithParam<ChromeRow> {};

TEST_P(ChromeBreaks, FollowItsTableAndIcu) {
  const ChromeRow& row = GetParam();
  TextBodyIr body = ten({row.text});
  body.word_break = row.word_break;
  EXPECT_EQ(lines_of(body, test_engine(measure::Target::Chrome).lay_out(body, row.width)),
            row.lines);
}

INSTANTIATE_TEST_SUITE_P(Chrome, ChromeBreaks,
                         testing::Values(
                             // name                    text                   width  lines
                             ChromeRow{"hyphen", "aa-bb", 17, "aa-|bb"},
                             ChromeRow{"hyphen_digit", "a -1", 12, "a|-1"},
                             ChromeRow{"word_hyphen_digit", "aa-1", 17, "aa-|1"},
                             ChromeRow{"question", "aa?bb", 17, "aa?|bb"},
                             ChromeRow{"full_stop", "aa.bb", 17, "aa.|bb"},
                             ChromeRow{"bracket", "aa)(bb", 17, "aa)|(bb"},
                             ChromeRow{"mark_keeps_hangul", "가나?", 21, "가|나?"},
                             ChromeRow{"syllables", "가나 다라", 33, "가나 다|라"},
                             ChromeRow{"keep_all", "가나 다라", 33, "가나|다라", kKeep},
                             ChromeRow{"closing_quote", "가”나", 17, "가”|나"}),
                         [](const auto& row) { return std::string(row.param.name); });

// The lines are written into the file, so every target has them.
TEST(Phrases, AreOfAllTargets) {
  TextBodyIr body = ten({"計画を上回り利益率も"});
  body.word_break = WordBreak::KeepAll;
  for (const auto target :
       {measure::Target::PowerPoint, measure::Target::LibreOffice, measure::Target::Chrome})
    EXPECT_EQ(lines_of(body, test_engine(target).lay_out(body, 52)), "計画を|上回り|利益率も");
}

}  // namespace
}  // namespace deckle::test
