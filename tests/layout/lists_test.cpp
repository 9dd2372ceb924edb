// Figures, heads and forms of lists by their words, and the pages they make.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "layout/geometry/solve_geometry.h"
#include "layout/lists/emphasis.h"
#include "layout/lists/figure_parts.h"
#include "layout/lists/figures.h"
#include "layout/lists/heads.h"
#include "layout/lists/list_form.h"
#include "layout/lists/second_figure.h"
#include "layout/lists/subject_heads.h"
#include "layout/slide/lay_out.h"
#include "measure/slide/slide_measurer.h"
#include "qc/run/runner.h"
#include "slidespec/core/color.h"
#include "slidespec/ir/text_sizes.h"
#include "tests/layout/laid_out.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

using test::bullets;
using test::shape;
using test::text;

std::string cut(const std::string& text, const Span& span) {
  return text.substr(span.begin, span.end - span.begin);
}

TEST(Figures, FindsTheFigureThatASentenceIsAbout) {
  struct Row {
    const char* text;
    const char* figure;  // "": none
    const char* language;
  };
  const Row rows[] = {
      {"Revenue reached $48.2M, 6% above plan and 18% above last year", "$48.2M", "en"},
      {"Gross margin improved 220 bps to 41.3% on carrier renegotiation", "41.3%", "en"},
      {"Enterprise net retention rose to 118%; SMB churn worsened to 4.1%", "118%", "en"},
      {"Cash position of $22M funds the plan through Q2 FY27", "$22M", "en"},
      {"Confirm Q4 guidance of $50-52M", "$50-52M", "en"},
      {"Total loss above €40,000: the head decides", "", "en"},  // no part of it, such as €40
      {"USD 5 million budget", "USD 5 million", "en"},
      {"Over 300 hospitals use it", "300 hospitals", "en"},
      {"95% of 2,000 respondents agree", "95%", "en"},
      {"3x faster than before", "3x", "en"},
      {"Save 15–20% on energy", "15–20%", "en"},
      {"매출 1조 2,340억 원 (목표 대비 104.1%)", "1조 2,340억 원", "ko"},
      {"영업이익 876억 원 (전년 동기 대비 △3.2%)", "876억 원", "ko"},
      {"원재료비 상승으로 매출원가율 2.4%p 상승", "2.4%p", "ko"},
      {"신규 수주 잔고 2조 1,500억 원으로 역대 최고치", "2조 1,500억 원", "ko"},
      {"북미 현지 생산 비중 40%까지 확대", "40%", "ko"},
      {"직원 1,240명, 전년 대비 120명 증가", "1,240명", "ko"},
      {"모든 매장 120곳 개장", "120곳", "ko"},
      {"売上高は1兆2,340億円", "1兆2,340億円", "ja"},
      {"الإيرادات بلغت 48.2 مليون دولار", "48.2 مليون دولار", "ar"},
      {"ارتفع الهامش إلى ٤١٫٣٪", "٤١٫٣٪", "ar"},
      {"A fall of two seconds ends at 70 km/h", "70 km/h", "en"},
      {"Emissions of 95 g/km", "", "en"},  // g is no unit: "5 g" is a name too often
      {"Loads of 40 kg/m2 and more", "40 kg/m2", "en"},
      {"A plot of 5 km²", "5 km²", "en"},
      {"Wind of 12 m/s", "12 m/s", "en"},
      {"A drive of 70 km/two hours", "70 km", "en"},
      {"환헤지 비율을 40%에서 60%로 상향 승인", "60%", "ko"},
      {"The share rose from 41% to 46%", "46%", "en"},
      {"ヘッジ比率を40%から60%へ", "60%", "ja"},
      {"比例从40%到60%", "60%", "zh"},
      {"세금 40%에서 매장 60곳", "40%", "ko"},
      {"from 40% the rest is 12 days", "40%", "en"},
      // What looks like a figure and is none.
      {"Nominate an executive sponsor for Wide World", "", "en"},
      {"ISO 27001 certified since 2019", "", "en"},
      {"GPT-4 and COVID-19 changed plans", "", "en"},
      {"Version 2.1.3 released on 2025-10-14", "", "en"},
      {"Call 02-1234-5678 for help", "", "en"},
      {"in 2024 we grew", "", "en"},
      {"8.9 of 10 points", "8.9 of 10 points", "en"},
      {"Tasters gave 8.9 out of 10 points", "8.9 out of 10 points", "en"},
      {"10점 만점에 8.9점", "8.9점", "ko"},
      {"Growth of 10 points", "10 points", "en"},
      {"Step 3 of 5", "", "en"},
      {"Ratio 3/4 and 10:1", "", "en"},
      {"The 3 rules of design", "", "en"},
      {"1. Open the valve", "", "en"},
      {"Kick-off on 14 October", "", "en"},
      {"Aged 18-24", "", "en"},
      {"7월 15일 이사회 보고", "", "ko"},
      {"3단계 추진, 5분기 연속 성장", "", "ko"},
      {"문의: 내선 1234", "", "ko"},
      {"영업3팀 신설", "", "ko"},
      {"2025년 상반기 사업보고", "", "ko"},
  };
  for (const Row& row : rows) {
    const std::string text = row.text;
    const auto figure = key_figure(text, row.language);
    EXPECT_EQ(figure ? cut(text, figure->span) : "", row.figure) << text;
  }
}

TEST(Figures, TellsChangesByTheirSign) {
  struct Row {
    const char* text;
    const char* language;
    Change change;
  };
  const Row rows[] = {
      {"+18% YoY", "en", Change::Up},         {"▼3.2%", "ko", Change::Down},
      {"▲8.7%", "ko", Change::Up},            {"△3.2%", "ko", Change::Down},
      {"전년 대비 +8.7%", "ko", Change::Up},  {"−0.9 pts", "en", Change::Down},
      {"18%", "en", Change::None},            {"Revenue", "en", Change::None},
      {"△3.2%", "en", Change::Up},
      {"+3 since April", "en", Change::Up},   {"-2 stores this year", "en", Change::Down},
      {"+3 since April and then no more", "en", Change::None},
      {"+18% year on year, driven by the enterprise segment", "en", Change::None},
  };
  for (const Row& row : rows)
    EXPECT_EQ(change_told_by(row.text, row.language), row.change) << row.text;
  EXPECT_TRUE(is_bad(Change::Down, Better::Up));
  EXPECT_FALSE(is_bad(Change::Down, std::nullopt));
  EXPECT_TRUE(is_bad(Change::Up, Better::Down));
  EXPECT_FALSE(is_bad(Change::Down, Better::Down));
}

TEST(Heads, AreDatesLabelsAndNumbers) {
  struct Row {
    const char* text;
    const char* head;  // "": none
    const char* rest;
  };
  const Row rows[] = {
      {"매출: 1조 2,340억 원", "매출:", "1조 2,340억 원"},
      {"Owner: Kim", "Owner:", "Kim"},
      {"7월 15일 이사회 보고", "7월 15일", "이사회 보고"},
      {"11월 원가 TF 결과", "11월", "원가 TF 결과"},
      {"하반기: 신규 라인 가동", "하반기:", "신규 라인 가동"},
      {"Oct 14: kick-off", "Oct 14:", "kick-off"},
      {"14 October – board meeting", "14 October –", "board meeting"},
      {"Q1 2026: pilot", "Q1 2026:", "pilot"},
      {"9:00 Registration", "9:00", "Registration"},
      {"Phase 2: rollout", "Phase 2:", "rollout"},
      {"1. Open the valve", "1.", "Open the valve"},
      {"2019 Founded in Seoul", "2019", "Founded in Seoul"},
      {"2025年4月1日 発足", "2025年4月1日", "発足"},
      {"Must I join? No, but gas ends in 2034", "Must I join?", "No, but gas ends in 2034"},
      {"Will my street be dug up? Eleven weeks on average", "Will my street be dug up?",
       "Eleven weeks on average"},
      {"왜 지금인가？ 발굴 50주년", "왜 지금인가？", "발굴 50주년"},
      // Look-alikes.
      {"Is it safe to say that all of this will be finished before summer? Yes", "", ""},
      {"Who pays for it?", "", ""},
      {"We asked them. Why? They did not know", "", ""},
      {"Note that this is rather long: it has many words", "", ""},
      {"http://example.com/path is the address", "", ""},
      {"Ratio 10:1 is enough", "", ""},
      {"Maybe we should wait", "", ""},
      {"Market share grew by 4 points", "", ""},
      {"Owner:", "", ""},
  };
  for (const Row& row : rows) {
    const std::string text = row.text;
    const auto head = head_of(text);
    EXPECT_EQ(head ? text.substr(0, head->end) : "", row.head) << text;
    EXPECT_EQ(head ? text.substr(head->rest) : "", row.rest) << text;
  }
  EXPECT_TRUE(is_agenda_title("목차") && is_agenda_title("Agenda") &&
              is_agenda_title("Today's agenda") && is_agenda_title("What you will hear") &&
              is_agenda_title("오늘 순서"));
  EXPECT_FALSE(is_agenda_title("The agenda of our competitors is growth") ||
               is_agenda_title("Growth contents"));
  EXPECT_TRUE(are_cause_and_response("시장 동향", "당사 대응"));
  EXPECT_TRUE(are_cause_and_response("Risks", "Mitigation"));
  EXPECT_FALSE(are_cause_and_response("Product A", "Product B"));
}

ListFacts facts(const std::vector<std::string>& items, const std::string& language = "en") {
  ListFacts out;
  for (const std::string& item : items) out.items.push_back({item, 0});
  out.language = language;
  out.title = "A title";
  out.alone = out.own_look = true;
  return out;
}

TEST(ListForms, FollowTheWordsOfASparseList) {
  using Items = std::vector<std::string>;
  struct Row {
    const char* name;
    Items items;
    DrawnForm form;
  };
  const Row rows[] = {
      {"figures", {"Revenue reached $48.2M this year", "Margin rose to 41.3% again"},
       DrawnForm::Figures},
      {"one without a figure", {"Revenue reached $48.2M this year", "Margins rose again"},
       DrawnForm::Rows},
      {"labels", {"Owner: Kim and Lee", "Budget: $5M for this"}, DrawnForm::HeadRows},
      {"one label", {"Owner: Kim and Lee", "Budget is open"}, DrawnForm::Rows},
      {"one item", {"Only this"}, DrawnForm::Plain},
      {"seven", Items(7, "An item"), DrawnForm::Plain},
      {"a paragraph", {std::string(240, 'x'), "An item"}, DrawnForm::Plain},
      {"bare figures stay", {"$48.2M", "41.3%"}, DrawnForm::Rows},
      {"a decision at the end",
       {"Revenue reached $48.2M this year", "Margin rose to 41.3% again",
        "Decision needed: approve the plan"},
       DrawnForm::Figures},
  };
  for (const Row& row : rows) EXPECT_EQ(form_of(facts(row.items), {}).form, row.form) << row.name;

  // One of few rows has three details, one of more only two.
  ListFacts detailed = facts({"One", "Two", "Three", "a", "b", "c"});
  for (std::size_t i = 3; i < 6; ++i) detailed.items[i].level = 1;
  EXPECT_EQ(form_of(detailed, {}).form, DrawnForm::Rows);
  detailed.items.insert(detailed.items.begin(), ListItem{"None", 0});
  EXPECT_EQ(form_of(detailed, {}).form, DrawnForm::Plain);

  ListFacts two = facts({"One thing", "Another thing"});
  two.alone = false;
  EXPECT_EQ(form_of(two, {}).form, DrawnForm::Plain);
  two.alone = true;
  two.closing = true;
  EXPECT_EQ(form_of(two, {}).form, DrawnForm::Cards);
  ListFacts sentences = facts({std::string(110, 'a'), std::string(60, 'b')});
  sentences.closing = true;
  EXPECT_EQ(form_of(sentences, {}).form, DrawnForm::Cards);
  two.own_look = false;
  EXPECT_EQ(form_of(two, {}).form, DrawnForm::Plain);
  two.closing = false;
  two.title = "Agenda";
  EXPECT_EQ(form_of(two, {}).form, DrawnForm::Agenda);
  ElementStyle number;
  number.list = ListKind::Number;
  two.title = "Steps";
  EXPECT_EQ(form_of(two, number).form, DrawnForm::Agenda);
  ElementStyle bullet;
  bullet.list = ListKind::Bullet;
  EXPECT_EQ(form_of(two, bullet).form, DrawnForm::Plain);
  ElementStyle cards;
  cards.list_form = ListForm::Cards;
  two.alone = false;
  EXPECT_EQ(form_of(two, cards).form, DrawnForm::Cards);
}

TEST(FigurePanels, TellValueChangeAndLabel) {
  struct Row {
    std::vector<std::string> lines;
    int value, change;
  };
  const Row rows[] = {
      {{"$48.2M", "Revenue", "+18% YoY"}, 0, 2},
      {{"매출", "1조 2,340억 원", "▲8.7%"}, 1, 2},
      {{"+12%", "Growth"}, 0, -1},
      {{"118%", "NRR"}, 0, -1},
      {{"26", "employees"}, 0, -1},
      {{"Plan", "Do", "Check"}, -1, -1},
      {{"7월", "조직 개편"}, -1, -1},
      {{"Founded", "2019"}, -1, -1},
      {{"$48.2M"}, -1, -1},
  };
  for (const Row& row : rows) {
    const FigureParts parts = figure_parts(row.lines, "ko");
    EXPECT_EQ(parts.value, row.value) << row.lines[0];
    EXPECT_EQ(parts.change, row.change) << row.lines[0];
  }
}

// ---- pages ------------------------------------------------------------------------------------

struct LaidOut {
  SlideIr ir;
  DiagnosticSink notes;
};

LaidOut laid_out(const Slide& slide, const std::string& language = "en") {
  const Deck deck = test::deck({slide}, language);
  LaidOut out;
  auto ir = lay_out_slide(slide, {deck, test::default_template(), test::text_engine()}, out.notes);
  if (!ir) ADD_FAILURE() << ir.error().message;
  out.ir = ir.value_or(SlideIr{});
  return out;
}

bool noted(const LaidOut& out, const std::string& rule) {
  return std::any_of(out.notes.begin(), out.notes.end(),
                     [&](const Diagnostic& d) { return d.rule == rule; });
}

// How often authored words are in texts that are not decoration.
std::size_t times(const SlideIr& ir, const std::string& words) {
  std::size_t count = 0;
  for (const ElementIr& element : ir.elements) {
    if (!element.decorative && plain_text(element.text).find(words) != std::string::npos) ++count;
  }
  return count;
}

std::vector<std::string> defects(const SlideIr& ir) {
  const measure::NativeMeasurer measurer(test::text_engine());
  const auto measured = measurer.measure(ir);
  if (!measured) return {"not measured"};
  std::vector<std::string> rules;
  for (const Diagnostic& d : qc::check_slide(ir, *measured)) {
    if (d.defect) rules.push_back(d.rule);
  }
  return rules;
}

const std::vector<std::string> kFigures = {"Revenue reached $48.2M, 6% above plan",
                                           "Gross margin improved 220 bps to 41.3%",
                                           "Cash of $22M funds the plan",
                                           "Decision needed: approve $1.2M"};

TEST(DrawnLists, KeepTheirTextInOneBodyAndFillTheSlide) {
  const LaidOut out =
      laid_out(test::slide("one_column", {text("t", "Title", "title"), bullets("b", kFigures)}));
  const ElementIr* list = find_element(out.ir, "b");
  ASSERT_NE(list, nullptr);
  EXPECT_TRUE(list->placeholder.has_value());
  EXPECT_EQ(list->text.paragraphs.size(), 3U);
  EXPECT_EQ(list->text.paragraphs[0].style.bullet.kind, ListKind::None);
  EXPECT_GE(largest_size_pt(list->text), 20);
  for (const std::string& item : kFigures) EXPECT_EQ(times(out.ir, item), 1U) << item;
  EXPECT_TRUE(noted(out, "list-form"));
  EXPECT_TRUE(defects(out.ir).empty());
  std::size_t figures = 0;
  for (const ElementIr& element : out.ir.elements) {
    if (element.eid == "b" || element.source_eid != "b") continue;
    EXPECT_EQ(element.belongs_to.front(), "b");
    if (element.decorative && plain_text(element.text) == "41.3%") ++figures;
  }
  EXPECT_EQ(figures, 1U);
}

TEST(DrawnLists, LeadFromTheHeadToTheTextWithATab) {
  const LaidOut out = laid_out(test::slide(
      "one_column", {text("t", "제목", "title"),
                     bullets("b", {"매출: 목표를 초과", "이익: 전년 수준 유지", "수주: 역대 최고"})}),
                               "ko");
  const ElementIr* list = find_element(out.ir, "b");
  ASSERT_NE(list, nullptr);
  EXPECT_EQ(plain_text(list->text),
            "매출: \t목표를 초과\n이익: \t전년 수준 유지\n수주: \t역대 최고");
  const ParagraphStyle& style = list->text.paragraphs[1].style;
  EXPECT_EQ(style.indent, -style.margin_left);
  EXPECT_EQ(style.default_tab, style.margin_left);
  EXPECT_TRUE(list->text.paragraphs[1].runs.front().style.bold);
  EXPECT_TRUE(defects(out.ir).empty());
}

TEST(DrawnLists, StayPlainWhereTheAuthorOrTheSlideSaysSo) {
  Element plain = bullets("b", kFigures);
  plain.style.list = ListKind::Bullet;
  const auto count = [](const Slide& slide) { return laid_out(slide).ir.elements.size(); };
  EXPECT_EQ(count(test::slide("one_column", {text("t", "Title", "title"), plain})),
            count(test::slide("one_column", {text("t", "Title", "title"), bullets("b", std::vector<std::string>(9, "An item"))})));
  Slide part = test::slide("one_column", {text("t", "Title", "title"), bullets("b", kFigures)});
  part.page = 2;
  EXPECT_FALSE(noted(laid_out(part), "list-form"));
  // A form that does not fit is given up.
  Element cards = bullets("b", {std::string(300, 'x'), std::string(300, 'y'), "z"});
  cards.style.list_form = ListForm::Cards;
  const LaidOut out =
      laid_out(test::slide("one_column", {text("t", "Title", "title"), cards}));
  EXPECT_NE(find_element(out.ir, "b"), nullptr);
  EXPECT_TRUE(noted(out, "list-form"));
}

// Sizes of cards are chosen for them only where the author says nothing.
TEST(DrawnLists, KeepAuthoredSizesAndMinimaInCards) {
  const auto sizes_in_cards = [](Element cards) {
    cards.style.list_form = ListForm::Cards;
    const LaidOut out = laid_out(test::slide("one_column", {text("t", "Title", "title"), cards}));
    EXPECT_EQ(find_element(out.ir, "b"), nullptr);
    std::string sizes;
    for (const ElementIr& e : out.ir.elements) {
      if (e.source_eid == "b" && !e.decorative && !e.text.empty())
        sizes += std::to_string(static_cast<int>(largest_size_pt(e.text))) + " ";
    }
    EXPECT_TRUE(defects(out.ir).empty());
    return sizes;
  };
  Element cards = bullets("b", {"One", "Two"});
  cards.constraints.min_font_pt = 28;
  EXPECT_EQ(sizes_in_cards(cards), "28 28 ");
  cards = bullets("b", {"One", "Two"});
  cards.style.size_pt = 14;
  EXPECT_EQ(sizes_in_cards(cards), "14 14 ");
  cards = bullets("b", {"One", "Two"});
  RichRun large;
  large.text = "One";
  large.size_pt = 30;
  std::get<BulletsContent>(cards.content).runs = {{large}, {}};
  EXPECT_EQ(sizes_in_cards(cards).substr(0, 3), "30 ");
}

TEST(DrawnLists, KeepRunsAndLinks) {
  Element list = bullets("b", {"See the report today", "Another item"});
  std::get<BulletsContent>(list.content).runs = {
      {RichRun{"See ", {}, {}, {}, {}, {}, "", false},
       RichRun{"the report", true, {}, {}, {}, {}, "https://example.com/", false},
       RichRun{" today", {}, {}, {}, {}, {}, "", false}},
      {}};
  const LaidOut out =
      laid_out(test::slide("one_column", {text("t", "Title", "title"), list}));
  const ElementIr* drawn = find_element(out.ir, "b");
  ASSERT_NE(drawn, nullptr);
  EXPECT_TRUE(noted(out, "list-form"));
  const std::vector<RunIr>& runs = drawn->text.paragraphs[0].runs;
  EXPECT_TRUE(std::any_of(runs.begin(), runs.end(), [](const RunIr& run) {
    return run.text == "the report" && run.link == "https://example.com/" && run.style.bold;
  }));
}

TEST(DrawnLists, PairsCausesWithResponses) {
  Element left = bullets("l", {"Risks", "Demand slows down", "Prices fall"});
  Element right = bullets("r", {"Mitigation", "A second product line", "Costs down by 12%"});
  left.role = "left";
  right.role = "right";
  left.style.levels = right.style.levels = {0, 1, 1};
  const LaidOut out = laid_out(test::slide("two_column", {text("t", "Title", "title"), left, right}));
  EXPECT_TRUE(noted(out, "list-form"));
  EXPECT_EQ(std::count_if(out.ir.elements.begin(), out.ir.elements.end(),
                          [](const ElementIr& e) { return e.shape == "rightArrow"; }),
            2);
  EXPECT_EQ(times(out.ir, "Demand slows down"), 1U);
  EXPECT_TRUE(defects(out.ir).empty());
}

// Three bullets beside a chart stood at the top of half a page.
TEST(DrawnLists, AreBandsBesideAChart) {
  Element chart;
  chart.element_id = "c";
  chart.kind = ElementKind::Chart;
  ChartContent content;
  content.series = {{"s", {{std::string("a"), 1}, {std::string("b"), 2}}}};
  chart.content = content;
  struct Row {
    const char* name;
    std::vector<std::string> items;
    bool drawn;
  };
  for (const Row& row :
       std::vector<Row>{{"short", {"Opens in 80 ms", "Outline and footnotes", "Same keys"}, true},
                        {"one", {"Opens in 80 ms"}, false},
                        {"long", {"Opens in 80 ms", std::string(30, 'a') + " " + std::string(60, 'b')}, false}}) {
    const LaidOut out = laid_out(test::slide(
        "two_column", {text("t", "Title", "title"), chart, bullets("l", row.items)}));
    const auto bands = std::count_if(
        out.ir.elements.begin(), out.ir.elements.end(), [](const ElementIr& e) {
          return e.source_eid == "l" && e.name.find(" band ") != std::string::npos;
        });
    EXPECT_EQ(bands, row.drawn ? static_cast<std::ptrdiff_t>(row.items.size()) : 0) << row.name;
    EXPECT_EQ(noted(out, "list-form"), row.drawn) << row.name;
    EXPECT_EQ(times(out.ir, row.items.front()), 1U);
    EXPECT_TRUE(defects(out.ir).empty()) << row.name;
  }
}

Slide pair_of(const std::string& cause, const std::string& answer) {
  Element left = bullets("l", {cause, "Demand slows down", "Prices fall by 4%"});
  Element right = bullets("r", {answer, "A second product line", "Costs down by 12%"});
  left.role = "left";
  right.role = "right";
  left.style.levels = right.style.levels = {0, 1, 1};
  return test::slide("two_column", {text("t", "Title", "title"), left, right});
}

const ElementIr* piece_named(const SlideIr& slide, const std::string& owner,
                             const std::string& name) {
  for (const ElementIr& e : slide.elements) {
    if (e.decorative && e.source_eid == owner && e.name.find(name) != std::string::npos) return &e;
  }
  return nullptr;
}

TEST(DrawnLists, PairsHaveLowHeadingsAndBoldCauses) {
  for (const char* language : {"en", "ko", "ar"}) {
    const LaidOut out = laid_out(pair_of("Risks", "Mitigation"), language);
    const ElementIr* list = find_element(out.ir, "l");
    const ElementIr* head = piece_named(out.ir, "l", " band ");
    ASSERT_TRUE(list != nullptr && head != nullptr);
    EXPECT_LE(head->box.h, emu_from_pt(48)) << language;
    EXPECT_GE(list->text.paragraphs[1].runs.front().style.size_pt, 20);
    for (const RunIr& run : list->text.paragraphs[2].runs)
      EXPECT_TRUE(run.style.bold) << run.text;
    EXPECT_FALSE(find_element(out.ir, "r")->text.paragraphs[1].runs.front().style.bold);
    EXPECT_EQ(list->box.w, find_element(out.ir, "r")->box.w);
    EXPECT_TRUE(defects(out.ir).empty());
  }
}

// How many lines of the list reach over the edge of the band that their item is on.
std::size_t lines_off_bands(const SlideIr& slide, const std::string& id) {
  std::vector<Rect> bands;
  for (const ElementIr& e : slide.elements) {
    if (e.source_eid == id && e.name.find(" band ") != std::string::npos) bands.push_back(e.box);
  }
  const ElementIr& list = *find_element(slide, id);
  const Emu width = list.box.w - list.text.insets.left - list.text.insets.right;
  std::size_t off = 0;
  for (const measure::Line& line : test::text_engine().lay_out(list.text, to_pt(width)).lines) {
    const double baseline = to_pt(list.box.y + list.text.insets.top) + line.baseline;
    const Rect& band = bands.at(line.paragraph);
    if (baseline > to_pt(band.bottom()) || baseline - 0.7 * line.size_pt < to_pt(band.y)) ++off;
  }
  return off;
}

void set_all_sizes(ElementIr& list, double size_pt) {
  for (ParagraphIr& paragraph : list.text.paragraphs) {
    for (RunIr& run : paragraph.runs) run.style.size_pt = size_pt;
    paragraph.end.size_pt = size_pt;
  }
}

TEST(DrawnLists, PairsStayOnTheirBandsWhenARepairTakesLinesAway) {
  Slide pair = pair_of("Market trend", "Our response");
  std::get<BulletsContent>(pair.elements[1].content).items = {
      "Market trend", "Demand slows down in all markets of the south and of the east",
      "Prices of competitors fall by 4% in each of the last quarters", "One line"};
  std::get<BulletsContent>(pair.elements[2].content).items = {
      "Our response", "Costs down by 12%",
      "A second product line for those who buy at lower prices than before", "One line"};
  pair.elements[1].style.levels = pair.elements[2].style.levels = {0, 1, 1, 1};
  LaidOut out = laid_out(pair, "en");
  const SlideIr before = out.ir;
  for (const char* id : {"l", "r"}) {
    ASSERT_NE(piece_named(out.ir, id, " band "), nullptr);
    EXPECT_EQ(lines_off_bands(out.ir, id), 0U) << id;
  }
  const SolveGeometry solve = geometry_solver(test::text_engine());
  solve(out.ir);
  const auto space_above = [](const SlideIr& slide, std::size_t paragraph) {
    return find_element(slide, "l")->text.paragraphs[paragraph].style.space_before.value;
  };
  for (const std::size_t i : {1U, 2U, 3U})
    EXPECT_EQ(space_above(out.ir, i), space_above(before, i)) << "nothing to settle";
  std::size_t off = 0;
  for (const char* id : {"l", "r"}) {
    set_all_sizes(*find_element(out.ir, id), 12);
    off += lines_off_bands(out.ir, id);
  }
  EXPECT_GT(off, 0U) << "the test shows nothing";
  solve(out.ir);
  for (const char* id : {"l", "r"}) EXPECT_EQ(lines_off_bands(out.ir, id), 0U) << id;
}

TEST(DrawnLists, PairsWarnOfRisksAlone) {
  const LaidOut risks = laid_out(pair_of("Risks", "Mitigation"), "en");
  const LaidOut trends = laid_out(pair_of("Market trend", "Our response"), "en");
  const auto red = [](const LaidOut& out) {
    const std::uint32_t rgb = piece_named(out.ir, "l", " band ")->fill.color.rgb;
    return ((rgb >> 16U) & 255U) > ((rgb & 255U) + 40);
  };
  EXPECT_TRUE(red(risks));
  EXPECT_FALSE(red(trends));
  // Answers are on a tint of the accent: in full colour they outweighed what they answer to.
  const auto band = [](const LaidOut& out, const char* id) {
    std::uint32_t last = 0;
    for (const ElementIr& element : out.ir.elements) {
      if (element.source_eid == id && element.name.find(" band ") != std::string::npos)
        last = element.fill.color.rgb;
    }
    return last;
  };
  EXPECT_NE(band(trends, "r"), band(trends, "l"));
  EXPECT_GT(relative_luminance(band(trends, "r")), 0.7);
  // A bar is where the row is bad, or answers.
  EXPECT_NE(piece_named(risks.ir, "l", " bar "), nullptr);
  EXPECT_EQ(piece_named(trends.ir, "l", " bar "), nullptr);
  EXPECT_NE(piece_named(trends.ir, "r", " bar "), nullptr);
}

Element headed(const std::string& id, const std::vector<std::string>& items) {
  Element list = bullets(id, items);
  list.style.levels.assign(items.size(), 1);
  list.style.levels.front() = 0;
  return list;
}

TEST(DrawnLists, WithHeadingsAreCardsOfOneHeight) {
  Element left = headed("l", {"You get", "A budget within three days", "Two readers"});
  Element right = headed("r", {"We need", "A one-page idea"});
  left.role = "left";
  right.role = "right";
  const LaidOut out = laid_out(test::slide("two_column", {text("t", "Title", "title"), left, right}));
  EXPECT_TRUE(noted(out, "list-form"));
  const ElementIr* one = find_element(out.ir, "l");
  const ElementIr* two = find_element(out.ir, "r");
  ASSERT_TRUE(one != nullptr && two != nullptr);
  EXPECT_EQ(one->box.h, two->box.h);
  EXPECT_EQ(one->box.y, two->box.y);
  EXPECT_TRUE(one->text.paragraphs.front().runs.front().style.bold);
  EXPECT_EQ(one->text.paragraphs[1].runs.front().style.size_pt,
            two->text.paragraphs[1].runs.front().style.size_pt);
  // A card and a band behind each, and a line between two items.
  EXPECT_EQ(std::count_if(out.ir.elements.begin(), out.ir.elements.end(),
                          [](const ElementIr& e) {
                            return e.decorative && (e.source_eid == "l" || e.source_eid == "r");
                          }),
            5);
  EXPECT_EQ(times(out.ir, "A one-page idea"), 1U);
  EXPECT_TRUE(defects(out.ir).empty());
  left.style.list = ListKind::Bullet;
  EXPECT_FALSE(noted(
      laid_out(test::slide("two_column", {text("t", "Title", "title"), left, right})), "list-form"));
}

TEST(DrawnLists, FourWithHeadingsAreAGridOfCards) {
  const LaidOut out = laid_out(test::slide(
      "one_column", {text("t", "SWOT", "title"), headed("a", {"Strengths", "A long runway"}),
                     headed("b", {"Weaknesses", "One carrier", "One pier"}),
                     headed("c", {"Opportunities", "Freight"}), headed("d", {"Threats", "Carbon tax"})}));
  EXPECT_TRUE(noted(out, "list-form"));
  const ElementIr* a = find_element(out.ir, "a");
  const ElementIr* b = find_element(out.ir, "b");
  const ElementIr* c = find_element(out.ir, "c");
  ASSERT_TRUE(a != nullptr && b != nullptr && c != nullptr);
  EXPECT_EQ(a->box.h, b->box.h);
  EXPECT_EQ(a->box.x, c->box.x);
  EXPECT_GT(c->box.y, a->box.bottom());
  EXPECT_TRUE(defects(out.ir).empty());
}

TEST(DrawnLists, OfThreeItemsFillTheSlide) {
  const LaidOut out = laid_out(test::slide(
      "one_column",
      {text("t", "Title", "title"), bullets("b", {"Owned by the town", "Sunny", "Empty for years"})}));
  Emu top = out.ir.size.h, bottom;
  for (const ElementIr& element : out.ir.elements) {
    if (element.source_eid != "b" || !element.decorative) continue;
    top = std::min(top, element.box.y);
    bottom = std::max(bottom, element.box.bottom());
  }
  EXPECT_GE(to_pt(bottom - top), 0.5 * to_pt(out.ir.size.h));
}

Slide sentence_slide() {
  return test::slide(
      "one_column", {text("t", "Title", "title"),
                     text("s", "A hidden leak costs a mid-size office block 14,000 dollars a year.", "")});
}

Result<SlideIr> first_of(const std::vector<Slide>& slides) {
  const Deck deck = test::deck(slides, "en");
  LayoutContext context{deck, test::default_template(), test::text_engine()};
  context.sizes = {18, 18, 18};
  DiagnosticSink notes;
  return lay_out_slide(slides.front(), context, notes);
}

// On a panel below a small title the strongest sentence of a deck looked like any other text.
TEST(Statements, ASingleSentenceHasADarkPage) {
  const auto ir = first_of({sentence_slide()});
  ASSERT_TRUE(ir.has_value());
  EXPECT_EQ(ir->layout, "lone_sentence");
  EXPECT_GT(contrast_ratio(ir->background_rgb, 0xFFFFFF), 7);
  const ElementIr* sentence = find_element(*ir, "s");
  ASSERT_NE(sentence, nullptr);
  EXPECT_GE(largest_size_pt(sentence->text), 36);
  EXPECT_NE(sentence->fill.kind, FillIr::Kind::Solid);
  const auto disc = std::find_if(ir->elements.begin(), ir->elements.end(), [](const ElementIr& e) {
    return e.shape.find("droplet") != std::string::npos;
  });
  ASSERT_NE(disc, ir->elements.end());
  EXPECT_GE(disc->box.x, sentence->box.right() - sentence->text.insets.right);
  EXPECT_TRUE(defects(*ir).empty());
  // With anything else, a look of its own, or below another sentence it is on its usual page.
  Slide more = sentence_slide();
  more.elements.push_back(text("u", "And most owners learn of it from the bill.", ""));
  Slide large = sentence_slide();
  large.elements[1].style.size_pt = 20;
  Slide plain = sentence_slide();
  plain.hints.arrange = Arrange::None;
  for (const Slide& slide : {more, large, plain}) {
    const auto other = first_of({slide});
    ASSERT_TRUE(other.has_value());
    EXPECT_NE(other->layout, "lone_sentence");
  }
}

TEST(Statements, ASentenceBesideAnotherSuchSlideIsLargeOnAPanel) {
  Slide next = sentence_slide();
  next.slide_id = "next";
  const auto ir = first_of({sentence_slide(), next});
  ASSERT_TRUE(ir.has_value());
  const ElementIr* sentence = find_element(*ir, "s");
  ASSERT_NE(sentence, nullptr);
  EXPECT_GE(largest_size_pt(sentence->text), 28);
  EXPECT_EQ(sentence->fill.kind, FillIr::Kind::Solid);
  EXPECT_EQ(std::count_if(ir->elements.begin(), ir->elements.end(),
                          [](const ElementIr& e) { return e.source_eid == "s" && e.decorative; }),
            2);
  // Beside the block with the icon of a leak.
  EXPECT_TRUE(std::any_of(ir->elements.begin(), ir->elements.end(), [](const ElementIr& e) {
    return e.shape.find("droplet") != std::string::npos;
  }));
  EXPECT_TRUE(defects(*ir).empty());
}

TEST(CellHeads, AreBoldOnOtherTemplatesAsWell) {
  templates::Template t = test::default_template();
  t.path = "own.potx";
  Element marked = shape("c", "Grid\nThird hour");
  marked.style.bold = false;
  const Slide slide = test::slide(
      "one_column", {text("t", "Title", "title"), shape("a", "Direct current\nFirst hour"),
                     shape("b", "Alternating current\nSecond hour"), marked});
  const Deck deck = test::deck({slide}, "en");
  DiagnosticSink notes;
  const auto ir = lay_out_slide(slide, {deck, t, test::text_engine()}, notes);
  ASSERT_TRUE(ir.has_value());
  const auto bold = [&ir](const char* id, std::size_t paragraph) {
    return find_element(*ir, id)->text.paragraphs[paragraph].runs.front().style.bold;
  };
  for (const char* id : {"a", "b"}) {
    EXPECT_TRUE(bold(id, 0)) << id;
    EXPECT_FALSE(bold(id, 1)) << id;
  }
  EXPECT_FALSE(bold("c", 0)) << "as its author has it";
}

TEST(CellHeads, AreTheFirstLineOfCardsAndNames) {
  const LaidOut out = laid_out(
      test::slide("one_column", {text("t", "Title", "title"), shape("a", "Chat\nfor questions"),
                                 shape("b", "Wiki\nfor everything else")}));
  const ElementIr* card = find_element(out.ir, "a");
  ASSERT_NE(card, nullptr);
  EXPECT_TRUE(card->text.paragraphs[0].runs.front().style.bold);
  EXPECT_FALSE(card->text.paragraphs[1].runs.front().style.bold);
}

TEST(DrawnFigures, HaveOneTopWithAndWithoutAChange) {
  const LaidOut out = laid_out(
      test::slide("one_column", {text("t", "Title", "title"), shape("a", "212 km\nof lanes"),
                                 shape("b", "4.1%\nChurn\n+0.9 pts")}));
  const ElementIr* first = find_element(out.ir, "a");
  const ElementIr* second = find_element(out.ir, "b");
  ASSERT_TRUE(first != nullptr && second != nullptr);
  EXPECT_EQ(first->box.y + first->text.insets.top, second->box.y + second->text.insets.top);
}

TEST(DrawnFigures, AreLargeInCardsOfOneSize) {
  Element a = shape("a", "$48.2M\nRevenue\n+18% YoY");
  Element b = shape("b", "4.1%\nChurn\n+0.9 pts");
  b.style.better = Better::Down;
  const LaidOut out =
      laid_out(test::slide("one_column", {text("t", "Title", "title"), a, b}));
  const ElementIr* first = find_element(out.ir, "a");
  const ElementIr* second = find_element(out.ir, "b");
  ASSERT_TRUE(first != nullptr && second != nullptr);
  EXPECT_GE(largest_size_pt(first->text), 22);
  EXPECT_EQ(largest_size_pt(first->text), largest_size_pt(second->text));
  EXPECT_EQ(times(out.ir, "+18% YoY"), 1U);
  EXPECT_EQ(times(out.ir, "$48.2M"), 1U);
  EXPECT_TRUE(noted(out, "figures-enlarged"));
  Element marked = a;
  marked.style.key_figures = false;
  EXPECT_FALSE(noted(laid_out(test::slide("one_column", {text("t", "Title", "title"), marked})),
                     "figures-enlarged"));
}

TEST(Takeaway, EnlargesAFigureWithinItsSentence) {
  Element message = text("m", "Exports grew by 12% in all regions and carried the year", "key_takeaway");
  const Deck deck = test::deck(
      {test::slide("chart_focus", {text("t", "Title", "title"), test::two_bars("c"), message})}, "en");
  DiagnosticSink notes;
  const auto ir =
      lay_out_slide(deck.slides[0], {deck, test::default_template(), test::text_engine()}, notes);
  ASSERT_TRUE(ir.has_value());
  const ElementIr* panel = find_element(*ir, "m");
  ASSERT_NE(panel, nullptr);
  ASSERT_EQ(panel->text.paragraphs.size(), 1U);
  double figure = 0, words = 0;
  std::string all;
  for (const RunIr& run : panel->text.paragraphs[0].runs) {
    all += run.text;
    (run.text == "12%" ? figure : words) = run.style.size_pt;
  }
  EXPECT_EQ(all, "Exports grew by 12% in all regions and carried the year") << "no line break is added";
  EXPECT_GE(figure, 1.2 * words);
  EXPECT_LE(figure, 1.4 * words) << "lines of one message are evenly spaced";
}

// Rows of which some begin with a label were in one weight throughout.
TEST(DrawnLists, SetLabelsBoldWhereNotAllItemsHaveOne) {
  const auto bold_begin = [](const SlideIr& slide, const char* eid, std::size_t paragraph) {
    const ElementIr* list = find_element(slide, eid);
    EXPECT_NE(list, nullptr);
    if (list == nullptr || list->text.paragraphs.size() <= paragraph) return std::string("none");
    const RunIr& first = list->text.paragraphs[paragraph].runs.front();
    return first.style.bold ? first.text : std::string();
  };
  const SlideIr rows =
      test::laid_out(test::slide("one_column",
                                 {text("t", "Open issues", "title"),
                                  bullets("l", {"Fines: the new system rounds them",
                                                "Cards of children expire too early"})}),
                     "en")
          .ir;
  EXPECT_EQ(bold_begin(rows, "l", 0), "Fines:");
  EXPECT_EQ(bold_begin(rows, "l", 1), "");
}

// Six items, two of them of two lines, stayed bullets on half of the page, as no six rows of two lines fit.
TEST(DrawnLists, RowsAreAsHighAsTheirTextWhereTheyDoNotAllFitAtOneHeight) {
  const std::string few = "Interest: low, subsidy not included";
  const std::string many =
      "Meals: fewer a day, falling a little because stays become shorter; a greater fall would add "
      "nearly two years to the payback of it";
  const SlideIr slide =
      test::laid_out(test::slide("one_column", {text("t", "Assumptions", "title"),
                                                bullets("l", {many, few, few, many, few, few})}),
                     "en")
          .ir;
  std::vector<Rect> bands;
  for (const ElementIr& element : slide.elements) {
    if (element.name.find("band") != std::string::npos) bands.push_back(element.box);
  }
  ASSERT_EQ(bands.size(), 6U);
  EXPECT_GT(bands[0].h, bands[1].h);
  EXPECT_EQ(bands[0].h, bands[3].h);
  EXPECT_EQ(bands[1].h, bands[2].h);
  for (std::size_t i = 1; i < 6; ++i) EXPECT_EQ(bands[i - 1].bottom() + emu_from_pt(8), bands[i].y);
  const ElementIr* list = find_element(slide, "l");
  EXPECT_GE(smallest_size_pt(list->text), 18);
  EXPECT_LE(bands[5].bottom(), list->box.bottom());
  for (const ParagraphIr& paragraph : list->text.paragraphs)
    EXPECT_TRUE(paragraph.runs.front().style.bold) << "all labels or none";
}

TEST(NumberedRows, HaveABlockForEachNumberAndKeepTheText) {
  Element list = bullets("list", {"Fines are rounded", "Cards expire", "Receipts are in English"});
  list.style.list = ListKind::Number;
  Slide slide = test::slide("one_column", {text("t", "Open issues", "title"), list});
  const Deck deck = test::deck({slide}, "en");
  DiagnosticSink notes;
  const auto ir =
      lay_out_slide(deck.slides[0], {deck, test::default_template(), test::text_engine()}, notes);
  ASSERT_TRUE(ir.has_value());
  const ElementIr* rows = find_element(*ir, "list");
  ASSERT_NE(rows, nullptr);
  ASSERT_EQ(rows->text.paragraphs.size(), 3U);
  std::vector<std::string> numbers;
  for (const ElementIr& element : ir->elements) {
    if (element.source_eid != "list" || element.text.empty() || element.eid == "list") continue;
    numbers.push_back(plain_text(element.text));
    EXPECT_LE(element.box.right(), rows->box.x + rows->text.insets.left);
  }
  EXPECT_EQ(numbers, (std::vector<std::string>{"1", "2", "3"}));
  for (const ParagraphIr& paragraph : rows->text.paragraphs)
    EXPECT_EQ(paragraph.style.bullet.kind, ListKind::None);
}

TEST(SecondFigures, AreThoseOfASecondStatement) {
  const struct {
    const char *text, *figure;  // "": none
    bool bad;
  } rows[] = {
      {"Net retention rose to 118%; SMB churn worsened to 4.1% per quarter", "4.1%", true},
      {"Retention rose to 118%; churn fell to 4.1%", "4.1%", false},
      {"Churn fell to 4.1%, but costs rose to $3M", "$3M", true},
      {"Revenue rose to $3M, while sales to schools fell to $1M", "$1M", true},
      {"Revenue reached $48.2M, 6% above plan and 18% above last year", "", false},
      {"Margin improved 220 bps to 41.3% on carrier renegotiation", "", false},
      {"Net retention rose to 118%; two teams moved", "", false},
  };
  for (const auto& row : rows) {
    const std::string text = row.text;
    const auto found = second_figure(text, "en", {});
    EXPECT_EQ(found ? text.substr(found->span.begin, found->span.end - found->span.begin) : "",
              row.figure)
        << text;
    if (found) {
      EXPECT_EQ(found->bad, row.bad) << text;
    }
  }
}

// The second figure was judged by the size of the first, and the slide by that.
TEST(SecondFigures, AreSmallerThanTheFirstAndAllowedToBe) {
  const LaidOut out = laid_out(test::slide(
      "one_column",
      {text("t", "Title", "title"),
       bullets("b", {"Revenue reached $48.2M, 6% above plan",
                     "Net retention rose to 118%; SMB churn worsened to 4.1% per quarter",
                     "Cash of $22M funds the plan", "Decision needed: approve $1.2M"})}));
  EXPECT_TRUE(defects(out.ir).empty());
  std::size_t pairs = 0;
  double band_pt = 0;
  for (const ElementIr& element : out.ir.elements) {
    if (plain_text(element.text).starts_with("Decision needed"))
      band_pt = largest_size_pt(element.text);
    if (plain_text(element.text) != "118%  4.1%") continue;
    ++pairs;
    EXPECT_LT(smallest_size_pt(element.text), largest_size_pt(element.text));
    EXPECT_LE(element.min_font_pt, smallest_size_pt(element.text));
  }
  EXPECT_EQ(pairs, 1U);
  const ElementIr* list = find_element(out.ir, "b");
  ASSERT_NE(list, nullptr);
  EXPECT_GT(band_pt, largest_size_pt(list->text)) << "what is asked for is larger than the rows";
}

TEST(SubjectHeads, StandBeforeTheirFigure) {
  const struct {
    const char *text, *language, *subject;  // "": none
  } rows[] = {
      {"매출 1조 2,340억 원 (전년 대비 +8.7%)", "ko", "매출"},
      {"신규 수주 잔고 2조 1,500억 원으로 역대 최고치 기록", "ko", "신규 수주 잔고"},
      {"신규 고객 1,240개사 확보", "ko", "신규 고객"},
      {"売上高 1兆2,340億円(前年比+8.7%)", "ja", "売上高"},
      {"Net Sales $48.2M (+6%)", "en", "Net Sales"},
      {"Cash $22M", "en", "Cash"},
      // A part of a sentence.
      {"매출은 1조 2,340억 원을 기록", "ko", ""},
      {"올해 안에 350억 원 절감", "ko", ""},
      {"총 1,240개사 확보", "ko", ""},
      {"Revenue reached $48.2M (6% above plan)", "en", ""},
      {"Costs fell to $3M (-6%)", "en", ""},
      {"Revenue reached $48.2M in the third quarter", "en", ""},
      {"Cash position of $22M funds the plan", "en", ""},
      {"In 2024, sales rose to $3M", "en", ""},
      // No figure behind it, or nothing before it.
      {"매출 목표를 초과", "ko", ""},
      {"$48.2M (+6%)", "en", ""},
      {"영업이익률(2024) 7.1%", "ko", ""},
  };
  for (const auto& row : rows) {
    const std::string text = row.text;
    const auto head = subject_head(text, row.language);
    EXPECT_EQ(head ? text.substr(0, head->end) : "", row.subject) << text;
  }
}

TEST(DrawnLists, SetSubjectsOnCellsBeforeTheirFigures) {
  const std::vector<std::string> items = {"매출 1조 2,340억 원 (전년 대비 +8.7%)",
                                          "영업이익 876억 원 (전년 대비 △3.2%)",
                                          "수주 잔고 2조 1,500억 원으로 역대 최고치"};
  const LaidOut out =
      laid_out(test::slide("one_column", {text("t", "실적", "title"), bullets("b", items)}), "ko");
  const ElementIr* list = find_element(out.ir, "b");
  ASSERT_NE(list, nullptr);
  ASSERT_EQ(list->text.paragraphs.size(), items.size());
  EXPECT_TRUE(defects(out.ir).empty());
  std::size_t cells = 0;
  std::vector<std::uint32_t> bars;
  for (const ElementIr& element : out.ir.elements) {
    if (element.name.find(" cell") != std::string::npos) {
      ++cells;
      EXPECT_GT(element.box.w, emu_from_pt(80));
    }
    if (element.name.find(" bar") != std::string::npos) bars.push_back(element.fill.color.rgb);
  }
  EXPECT_EQ(cells, items.size());
  ASSERT_EQ(bars.size(), items.size());
  EXPECT_NE(bars[0], bars[1]) << "a row with bad news alone";
  EXPECT_EQ(bars[0], bars[2]);
  for (std::size_t i = 0; i < items.size(); ++i) {
    const ParagraphIr& paragraph = list->text.paragraphs[i];
    const std::string text = searchable(paragraph);
    const std::size_t tab = text.find('\t');
    ASSERT_NE(tab, std::string::npos);
    EXPECT_EQ(text.substr(0, tab) + text.substr(tab + 1), items[i]) << "no word is lost";
    std::size_t at = 0;
    for (const RunIr& run : paragraph.runs) {
      if (at > tab) {
        EXPECT_GT(run.style.size_pt, paragraph.runs.front().style.size_pt) << "the value is large";
        break;
      }
      at += run.text.size();
    }
  }
  // Sentences keep the form that they had.
  const LaidOut sentences = laid_out(
      test::slide("one_column", {text("t", "실적", "title"),
                                 bullets("b", {"매출은 1조 2,340억 원을 기록했다",
                                               "영업이익은 876억 원으로 줄었다"})}),
      "ko");
  for (const ElementIr& element : sentences.ir.elements)
    EXPECT_EQ(element.name.find(" cell"), std::string::npos) << element.eid;
}

}  // namespace
}  // namespace deckle::layout
