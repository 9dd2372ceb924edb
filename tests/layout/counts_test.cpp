// Counts that sentences say, and what is drawn for them.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "layout/counts/count_words.h"
#include "layout/counts/counted_nouns.h"
#include "layout/counts/counted_values.h"
#include "layout/counts/draw_counts.h"
#include "layout/counts/not_done.h"
#include "layout/slide/lay_out.h"
#include "slidespec/core/color.h"
#include "slidespec/icons/icon.h"
#include "slidespec/ir/icon_shape.h"
#include "templates/theme/theme.h"
#include "tests/layout/laid_out.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

using test::bullets;
using test::headed;
using test::text;

TEST(DrawnCounts, OfNoThingAreDiscs) {
  EXPECT_EQ(whole_drawing("Ladders cause four of ten falls", "arrow-up-circle")->icon, "");
  EXPECT_EQ(whole_drawing("Two of five", "umbrella")->icon, "umbrella-fill");
  EXPECT_EQ(whole_drawing("Two of five engineers", "umbrella")->icon, "person-fill");
}

struct Said {
  const char* text;
  int part, total;  // 0: no count
  const char* noun;
};

TEST(CountOfWhole, IsReadInSentences) {
  const Said rows[] = {
      {"Two of the five largest insurers give a 7% rebate", 2, 5, "insurers"},
      {"Two of five platform engineers leave in spring", 2, 5, "engineers"},
      {"One building in nine loses water right now", 1, 9, "building"},
      {"2 of 5", 2, 5, ""},
      {"2 out of 5 stores are open", 2, 5, "stores"},
      {"Four out of ten patients wait", 4, 10, "patients"},
      {"One in three", 1, 3, ""},
      {"3 in 4 customers stay", 3, 4, "customers"},
      {"About one in three employees works at home", 1, 3, "employees"},
      {"Nine of ten", 9, 10, ""},
      {"One of five offices is empty", 1, 5, "offices"},
      {"The plan helps two of our three schools.", 2, 3, "schools"},
      {"Every third building is older than 1950", 1, 3, "building"},
      {"Every second customer returns", 1, 2, "customer"},
      {"Five of five suppliers have signed", 5, 5, "suppliers"},
      {"Costs fell; one person in four noticed", 1, 4, "person"},
      {"열 곳 중 세 곳이 누수", 3, 10, ""},
      {"10곳 중 3곳", 3, 10, ""},
      {"고객 5명 중 2명이 이탈", 2, 5, "고객"},
      {"세 명 중 한 명", 1, 3, "사람"},
      {"9개 중 1개는 불량", 1, 9, ""},
      {"건물 열 곳 중 세 곳", 3, 10, "건물"},
      {"상위 5개 보험사 중 2곳이 할인", 2, 5, "보험사"},
      {"10곳중 3곳", 3, 10, ""},
      {"다섯 가구 가운데 한 가구", 1, 5, "가구"},
      {"10人中3人", 3, 10, "사람"},
      {"3人に1人が利用", 1, 3, "사람"},
      {"5社のうち2社", 2, 5, "회사"},
      {"十人中有三人", 3, 10, "사람"},
  };
  for (const Said& row : rows) {
    const auto count = count_of_whole(row.text);
    ASSERT_TRUE(count.has_value()) << row.text;
    EXPECT_EQ(count->part, row.part) << row.text;
    EXPECT_EQ(count->total, row.total) << row.text;
    EXPECT_EQ(count->noun, row.noun) << row.text;
  }
}

TEST(CountOfWhole, IsNoDateRankRatingOrPage) {
  const char* rows[] = {
      "5 of May",
      "One of the best",
      "Part 2 of 3",
      "Page 2 of 3",
      "2 of 3 slides",
      "Step 1 of 4",
      "in one in 2027",
      "Only one in 2027",
      "Let us fit one in your building",
      "Sunny until four in the afternoon",
      "Taste: 3.1 of 5 points",
      "Rated 4 out of 5 by guests",
      "4 of 5 stars",
      "Rank 3 of 12",
      "One in five minutes",
      "Two releases in six weeks",
      "Only one in ten days",
      "31 of 148 employees retire",
      "14 of 22",
      "2 of 5 million",
      "Which of the five steps is skipped",
      "One table in two rooms",
      "Every second counts",
      "Every third week",
      "Every second Tuesday",
      "We opened one in three cities",
      "More than one in three",
      "five of two",
      "1 of 1",
      "$5 of 9",
      "5% of 9",
      "비중 60%로 확대",
      "3개월 중 2개월",
      "2024년 중 3곳",
      "12월 중 3회",
      "5점 만점 중 4점",
      "경력 직원 중 3명",
      "20곳 중 3곳",
      "第2社中1社",
      "3人に1個",
  };
  for (const char* row : rows) EXPECT_FALSE(count_of_whole(row).has_value()) << row;
}

TEST(CountOfThings, BeginsItsSentence) {
  const Said rows[] = {
      {"Four states require leak reports from 2027", 4, 4, "states"},
      {"Three offices", 3, 3, "offices"},
      {"Two oak suppliers delivered late", 2, 2, "suppliers"},
      {"3 branches moved without closing", 3, 3, "branches"},
      {"Two people, always", 2, 2, "people"},
      {"네 개 주가 보고를 요구", 4, 4, "주가"},
      {"지점 3곳 개설", 3, 3, "지점"},
      {"두 명의 엔지니어가 퇴사", 2, 2, "엔지니어가"},
  };
  for (const Said& row : rows) {
    const auto count = count_of_things(row.text);
    ASSERT_TRUE(count.has_value()) << row.text;
    EXPECT_EQ(count->part, row.part) << row.text;
    EXPECT_EQ(count->total, row.total) << row.text;
    EXPECT_EQ(count->noun, row.noun) << row.text;
    EXPECT_FALSE(icon_of_counted(count->noun).empty()) << row.text;
  }
}

TEST(CountOfThings, IsNoTimeMoneyOrMeasure) {
  const char* rows[] = {
      "Three times faster",
      "Two years of delay",
      "Four weeks",
      "Three topics",
      "Two rules",
      "5 May",
      "6 June: library",
      "3 offices a year",
      "Two office moves",
      "One office",
      "Seven offices",
      "2026 offices",
      "No bicycle without two signatures",
      "Pier B with six gates",
      "Eleven new languages",
      "5.0 New editor",
      "Two of five engineers",
      "Four percent",
      "4 h",
      "Three out of five stores",
      "3개월 연장",
      "주 3회 배송",
      "2개년 계획",
      "고객 3명당 1대",
      "3분기 매출",
      "두 배 성장",
      "세 번째 지점",
      "직원 3명 중 1명",
      "한 개 지점",
  };
  for (const char* row : rows) EXPECT_FALSE(count_of_things(row).has_value()) << row;
}

TEST(CountedNouns, HaveIconsThatExist) {
  const char* nouns[] = {
      "engineer", "offices",   "households", "shops",     "hospital",  "states",
      "schools",  "banks",     "insurers",   "airlines",  "cities",    "countries",
      "cars",     "trucks",    "buses",      "trains",    "bicycles",  "phones",
      "laptops",  "servers",   "books",      "contracts", "trees",     "rooms",
      "boxes",    "orders",    "tickets",    "robots",    "factories", "letters",
      "lamps",    "accidents", "people",     "children",  "고객이",    "매장"};
  for (const char* noun : nouns) {
    const std::string_view icon = icon_of_counted(noun);
    ASSERT_FALSE(icon.empty()) << noun;
    EXPECT_NE(find_icon(icon), nullptr) << noun << " " << icon;
  }
  EXPECT_TRUE(icon_of_counted("strategy").empty());
}

TEST(PercentageOfWhole, NeedsALabelThatSaysSo) {
  EXPECT_DOUBLE_EQ(percentage_of_whole("19%", "of all trips").value_or(0), 0.19);
  EXPECT_DOUBLE_EQ(percentage_of_whole("2.1%", "monthly churn").value_or(0), 0.021);
  EXPECT_DOUBLE_EQ(percentage_of_whole("38.7%", "Gross margin").value_or(0), 0.387);
  EXPECT_DOUBLE_EQ(percentage_of_whole("38%", "자동화율").value_or(0), 0.38);
  EXPECT_DOUBLE_EQ(percentage_of_whole("62 %", "시장 점유율").value_or(0), 0.62);
  EXPECT_DOUBLE_EQ(percentage_of_whole("100%", "coverage").value_or(0), 1);
  const std::pair<const char*, const char*> rows[] = {
      {"118%", "net retention"},    {"+5%", "market share"}, {"-3%", "margin"},
      {"12%", "revenue growth"},    {"19%", "trips"},        {"84%", "부채비율"},
      {"6%", "매출 성장률"},        {"4.1%p", "점유율"},     {"0%", "churn"},
      {"7%", "return on margin"},   {"103.2%", "달성률"},    {"5-9%", "share"},
      {"19% more", "of all trips"}, {"5%", "higher share"},  {"38", "share"}};
  for (const auto& [value, label] : rows)
    EXPECT_FALSE(percentage_of_whole(value, label).has_value()) << value << " " << label;
}

TEST(Minutes, AreThoseOfAnHour) {
  EXPECT_EQ(minutes_in("9 min"), 9);
  EXPECT_EQ(minutes_in("45분"), 45);
  EXPECT_EQ(minutes_in("60 minutes"), 60);
  for (const char* row : {"90 min", "0 min", "9", "9 min/km", "1.5 min", "+3 min", "9 h",
                          "9 million", "80 ms", "9 months", "3분기"})
    EXPECT_FALSE(minutes_in(row).has_value()) << row;
}

TEST(NotDone, IsSaidByTheTitle) {
  for (const char* row : {"What we will not do in 2026", "Out of scope", "Out of scope: phase 1",
                          "2026년에 하지 않을 것", "제외 범위", "What we won’t do"})
    EXPECT_TRUE(says_not_done(row)) << row;
  for (const char* row : {"What we will do", "Scope", "Why not?", "일회성 비용 제외",
                          "Out of scopes", "What will not change", "What not to do?"})
    EXPECT_FALSE(says_not_done(row)) << row;
}

std::vector<const ElementIr*> pieces_on(const SlideIr& slide) {
  std::vector<const ElementIr*> pieces;
  for (const ElementIr& element : slide.elements) {
    if (is_count_piece(element)) pieces.push_back(&element);
  }
  return pieces;
}

Slide reasons() {
  return test::slide(
      "two_column",
      {text("t", "Why now", "title"),
       headed("a", "left", {"Insurers", "Two of the five largest insurers give a rebate"}),
       headed("b", "right", {"Regulation", "Four states require leak reports from 2027"})});
}

TEST(DrawnCounts, StandOnThePanelsOfTheirCards) {
  const test::LaidOut out = test::laid_out(reasons(), "en");
  const std::vector<const ElementIr*> pieces = pieces_on(out.ir);
  ASSERT_EQ(pieces.size(), 9U);
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const ElementIr* card = find_element(out.ir, i < 5 ? "a" : "b");
    ASSERT_NE(card, nullptr);
    EXPECT_EQ(intersection(card->box, pieces[i]->box), pieces[i]->box);
    EXPECT_TRUE(pieces[i]->decorative);
    EXPECT_TRUE(is_icon(*pieces[i]));
    EXPECT_EQ(icon_name(*pieces[i]), i < 5 ? "shield-fill" : "bank");
    EXPECT_EQ(pieces[i]->fill.color.rgb == pieces[0]->fill.color.rgb, i < 2 || i >= 5);
    EXPECT_EQ(pieces[i]->box.w, pieces[i]->box.h);
    EXPECT_GE(to_pt(pieces[i]->box.w), 20);
  }
  // In grey the marked ones are told from the others.
  EXPECT_GE(contrast_ratio(pieces[0]->fill.color.rgb, pieces[4]->fill.color.rgb), 2);
  EXPECT_EQ(std::count_if(out.notes.begin(), out.notes.end(),
                          [](const Diagnostic& note) { return note.rule == "counts-drawn"; }),
            1);
}

TEST(DrawnCounts, GiveWayToAKey) {
  for (const bool counts : {true, false}) {
    Slide slide = reasons();
    (counts ? slide.hints.icons : slide.hints.counts) = false;
    const test::LaidOut out = test::laid_out(slide, "en");
    EXPECT_TRUE(pieces_on(out.ir).empty());
    EXPECT_TRUE(std::none_of(out.notes.begin(), out.notes.end(),
                             [](const Diagnostic& note) { return note.rule == "counts-drawn"; }));
  }
}

TEST(DrawnCounts, AreIconEnoughForACard) {
  const SlideIr slide =
      test::laid_out(
          test::slide("one_column", {text("t", "Risks", "title"),
                                     bullets("list", {"Two of five workers leave",
                                                      "The encryption audit may take until August",
                                                      "The trains are late"})}),
          "en")
          .ir;
  EXPECT_EQ(pieces_on(slide).size(), 5U);
}

TEST(DrawnCounts, OfATitleStandAboveItsSentence) {
  const Slide slide = test::slide(
      "one_column",
      {text("t", "One building in nine loses water right now", "title"),
       text("s", "A hidden leak costs a mid-size office block 14,000 dollars a year.", "")});
  const Deck deck = test::deck({slide}, "en");
  LayoutContext context{deck, test::default_template(), test::text_engine()};
  context.sizes = {18, 18, 18};
  DiagnosticSink notes;
  const auto ir = lay_out_slide(slide, context, notes);
  ASSERT_TRUE(ir.has_value());
  const std::vector<const ElementIr*> pieces = pieces_on(*ir);
  ASSERT_EQ(pieces.size(), 9U);
  const ElementIr* sentence = find_element(*ir, "s");
  ASSERT_NE(sentence, nullptr);
  for (const ElementIr* piece : pieces) {
    EXPECT_EQ(icon_name(*piece), "building-fill");
    EXPECT_EQ(piece->box.y, pieces.front()->box.y) << "one row";
    EXPECT_LE(piece->box.bottom(), sentence->box.y + sentence->text.insets.top);
  }
}

// What is not counted nearly vanished on the dark.
TEST(DrawnCounts, AreToldApartOnTheDarkOfEveryTheme) {
  for (const std::string& id : templates::builtin_theme_ids()) {
    if (id == "public" || id == "report") continue;  // which have no icons
    SCOPED_TRACE(id);
    const auto theme = templates::builtin_template(id, SlideSize::Widescreen16x9);
    ASSERT_TRUE(theme);
    Slide slide = test::slide(
        "one_column", {text("t", "One building in nine loses water right now", "title"),
                       text("s", "A hidden leak costs a block 14,000 dollars a year.", "")});
    const Deck deck = test::deck({slide}, "en");
    LayoutContext context{deck, *theme, test::text_engine()};
    context.sizes = {18, 18, 18};
    DiagnosticSink notes;
    const auto ir = lay_out_slide(slide, context, notes);
    ASSERT_TRUE(ir.has_value());
    const std::vector<const ElementIr*> pieces = pieces_on(*ir);
    ASSERT_EQ(pieces.size(), 9U);
    const double counted = contrast_ratio(pieces[0]->fill.color.rgb, ir->background_rgb);
    const double rest = contrast_ratio(pieces[1]->fill.color.rgb, ir->background_rgb);
    EXPECT_GE(rest, 3);
    EXPECT_GE(counted, rest * 1.4);
  }
}

TEST(DrawnCounts, AreRingsAndClocksOfFigures) {
  const auto shapes_of = [](const std::vector<std::string>& texts) {
    std::vector<Element> cards{text("t", "Traction", "title")};
    for (const std::string& words : texts)
      cards.push_back(test::shape("s" + std::to_string(cards.size()), words));
    const SlideIr slide = test::laid_out(test::slide("kpi", cards), "en").ir;
    std::vector<std::string> shapes;
    for (const ElementIr* piece : pieces_on(slide)) {
      if (piece->shape != "rect") shapes.push_back(piece->source_eid + " " + piece->shape);
    }
    return shapes;
  };
  EXPECT_EQ(shapes_of({"2.1%\nmonthly churn", "41%\ngross margin", "9 min\nfitting time"}),
            (std::vector<std::string>{"s1 donut", "s1 blockArc", "s2 donut", "s2 blockArc",
                                      "s3 ellipse", "s3 pie"}));
  // Not among icons.
  EXPECT_EQ(shapes_of({"212\nbuildings live", "2.1%\nmonthly churn", "118%\nretention",
                       "9 min\nfitting time"}),
            std::vector<std::string>());
}

// The pale ones took the colour of the text, as icons that cannot be seen do.
TEST(DrawnCounts, ArePaleOnCardsOfAPattern) {
  std::vector<Element> cards{text("t", "Three themes", "title")};
  for (const char* const words : {"Customers\nOne customer in three leaves",
                                  "Budget\nThree branches opened", "Security\nEncrypted notes"})
    cards.push_back(test::shape("s" + std::to_string(cards.size()), words));
  const test::LaidOut out = test::laid_out(test::slide("cards", cards), "en");
  const std::vector<const ElementIr*> pieces = pieces_on(out.ir);
  ASSERT_EQ(pieces.size(), 6U);
  EXPECT_EQ(pieces[1]->fill.color.rgb, pieces[2]->fill.color.rgb);
  EXPECT_GE(contrast_ratio(pieces[0]->fill.color.rgb, pieces[1]->fill.color.rgb), 2);
  EXPECT_GE(contrast_ratio(pieces[1]->fill.color.rgb, out.ir.background_rgb), 1.3);
}

TEST(DrawnCounts, OfWhatIsNotDoneAreSigns) {
  const auto signs_on = [](const std::string& title) {
    const SlideIr slide =
        test::laid_out(
            test::slide("one_column", {text("t", title, "title"),
                                       bullets("list", {"A chat", "Video in notes", "Qwertz"})}),
            "en")
            .ir;
    return std::count_if(slide.elements.begin(), slide.elements.end(), is_not_done_sign);
  };
  EXPECT_EQ(signs_on("What we will not do in 2026"), 3);
  EXPECT_EQ(signs_on("What we will do in 2026"), 0);
}

}  // namespace
}  // namespace deckle::layout
