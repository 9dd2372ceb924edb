// Closing slides with next steps: the title at the top, cards that fill the page below it, dates as
// leaves of a calendar, key words in the accent. No word is lost or written twice.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "layout/lists/key_words.h"
#include "layout/lists/leaf_date.h"
#include "layout/slide/lay_out.h"
#include "qc/run/runner.h"
#include "slidespec/ir/text_sizes.h"
#include "templates/builtin.h"
#include "tests/layout/laid_out.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

using test::text;

SlideIr closing(const std::vector<std::string>& items, const std::string& language = "en") {
  Slide slide =
      test::slide("closing", {text("t", "Decisions", "title"), test::bullets("l", items)});
  slide.type = SlideType::Closing;
  return test::laid_out(slide, language).ir;
}

std::vector<const ElementIr*> named(const SlideIr& slide, const std::string& part) {
  std::vector<const ElementIr*> out;
  for (const ElementIr& element : slide.elements) {
    if (element.name.find(part) != std::string::npos) out.push_back(&element);
  }
  return out;
}

// What a reader hears, in the order of the slide.
std::string read(const SlideIr& slide) {
  std::string all;
  for (const ElementIr& element : slide.elements) {
    if (element.eid == "_number" || element.decorative || element.text.empty()) continue;
    all += plain_text(element.text) + "\n";
  }
  return all;
}

TEST(LeafDates, AreDatesWithTheirMonthOrYear) {
  struct Row {
    const char* text;
    const char* strip;
    const char* large;  // empty: no leaf
  };
  for (const Row& row : std::vector<Row>{
           {"5 May: negotiate", "May", "5"},
           {"1 September: opening", "September", "1"},
           {"12 May 2025: vote", "May 2025", "12"},
           {"May 5: negotiate", "May", "5"},
           {"Sept. 5-7 – fair", "Sept.", "5-7"},
           {"Q3 2025: pilot", "2025", "Q3"},
           {"2025 Q3: pilot", "2025", "Q3"},
           {"June 2026: launch", "2026", "June"},
           {"June: launch", "", "June"},
           {"Q4: launch", "", "Q4"},
           {"5월 12일: 계약", "5월", "12일"},
           {"2025년 5월 12일: 계약", "2025년 5월", "12일"},
           {"2025년 3분기: 출시", "2025년", "3분기"},
           {"7월: 출시", "", "7월"},
           {"5月12日：契約", "5月", "12日"},
           {"5 May is the deadline", "", ""},
           {"5 May, in the hall", "", ""},
           {"May we start: yes", "", ""},
           {"Marketing: 5 May", "", ""},
           {"2025: opening", "", ""},
           {"9:30: coffee", "", ""},
           {"Monday: kick-off", "", ""},
           {"Week 3: review", "", ""},
           {"Phase 1: design", "", ""},
           {"12: twelve", "", ""},
           {"5 May:", "", ""},
           {"", "", ""},
       }) {
    const std::string text = row.text;
    const auto date = leaf_date(text);
    const auto part = [&](const Span& span) {
      return text.substr(span.begin, span.end - span.begin);
    };
    EXPECT_EQ(date ? part(date->strip) : "", row.strip) << text;
    EXPECT_EQ(date ? part(date->large) : "", row.large) << text;
  }
}

TEST(KeyWords, AreFiguresOrTheFewWordsBehindAColon) {
  struct Row {
    const char* text;
    std::vector<std::string> words;
  };
  for (const Row& row : std::vector<Row>{
           {"Approve $1.2M for the programme", {"$1.2M"}},
           {"Release €2.4M and raise the share to 35%", {"€2.4M", "35%"}},
           {"Accept the new date: 23 June", {"23 June"}},
           {"Accept: a new date for the central branch and for the others", {}},
           {"Name a sponsor", {}},
       }) {
    std::vector<std::string> found;
    const std::string text = row.text;
    for (const Span& span : key_words(text, "en"))
      found.push_back(text.substr(span.begin, span.end - span.begin));
    EXPECT_EQ(found, row.words) << text;
  }
}

// Their cards were 40 % of the page, below a title in its middle.
TEST(ClosingSteps, HaveThePageBelowTheTitle) {
  const SlideIr slide = closing({"Approve the budget", "Confirm $50M", "Name a sponsor for it"});
  const ElementIr* title = find_element(slide, "t");
  ASSERT_NE(title, nullptr);
  EXPECT_LT(to_pt(title->box.y), 80);
  const auto cards = named(slide, " card ");
  ASSERT_EQ(cards.size(), 3U);
  for (const ElementIr* card : cards) {
    EXPECT_GE(to_pt(card->box.h), 240);
    EXPECT_LE(card->box.bottom(), slide.safe_area.bottom());
    // Nothing is below them, so they are in the middle of what the title leaves.
    const double above = to_pt(card->box.y - title->box.bottom()),
                 below = to_pt(slide.safe_area.bottom() - card->box.bottom());
    EXPECT_NEAR(above, below, 16);
    EXPECT_GE(largest_size_pt(card->text), 24);
  }
  for (const ElementIr* number : named(slide, " number ")) EXPECT_GE(to_pt(number->box.h), 56);
  // The figure is in the accent, and the other words are not.
  const auto& runs = cards[1]->text.paragraphs.front().runs;
  ASSERT_EQ(runs.size(), 2U);
  EXPECT_TRUE(runs[1].style.bold);
  EXPECT_NE(runs[1].style.color.rgb, runs[0].style.color.rgb);
}

TEST(ClosingSteps, KeepTheTitleWhereItWasWithoutSteps) {
  Slide slide =
      test::slide("closing", {text("t", "Questions?", "title"), text("c", "ana@tidewell.example")});
  slide.type = SlideType::Closing;
  const SlideIr ir = test::laid_out(slide, "en").ir;
  EXPECT_GT(to_pt(find_element(ir, "t")->box.bottom()), 200);
}

TEST(ClosingSteps, ShowDatesAsLeaves) {
  const SlideIr slide = closing(
      {"5 May: negotiate price and weekend service", "19 May: signature", "1 September: opening"});
  EXPECT_TRUE(named(slide, " number ").empty());
  ASSERT_EQ(named(slide, " leaf day ").size(), 3U);
  EXPECT_EQ(named(slide, " leaf strip ").size(), 3U);
  EXPECT_EQ(read(slide),
            "Decisions\n5\nMay:\nnegotiate price and weekend service\n19\nMay:\nsignature\n1\n"
            "September:\nopening\n");
  for (const Diagnostic& d : qc::check_slide(slide, test::measured(slide))) {
    if (d.defect) ADD_FAILURE() << d.rule << ": " << d.message;
  }
  // Where the day is read first, the month is below it.
  const auto is_below = [](const SlideIr& ir) {
    return named(ir, " leaf strip ").front()->box.y > named(ir, " leaf day ").front()->box.y;
  };
  EXPECT_TRUE(is_below(slide));
  EXPECT_FALSE(is_below(closing({"May 5: negotiate", "May 19: signature", "June 1: opening"})));
  EXPECT_EQ(read(closing({"5월 12일: 계약", "6월 1일: 개점"}, "ko")),
            "Decisions\n5월\n12일:\n계약\n6월\n1일:\n개점\n");
}

TEST(ClosingSteps, KeepNumbersWhereNotAllHaveDates) {
  const SlideIr slide = closing({"5 May: negotiate", "Signature", "1 September: opening"});
  EXPECT_EQ(named(slide, " number ").size(), 3U);
  EXPECT_EQ(read(slide), "Decisions\n5 May: negotiate\nSignature\n1 September: opening\n");
}

// The leaf has a look of its own: what the author chose for a date stays.
TEST(ClosingSteps, KeepTheLookThatAnAuthorGaveADate) {
  const std::vector<std::string> items{"5 May: negotiate", "19 May: sign"};
  Element colored = test::bullets("l", items);
  colored.style.color = "accent2";
  Element marked = test::bullets("l", items);
  std::get<BulletsContent>(marked.content).runs.resize(2);
  RichRun date, rest;
  date.text = "5 May", date.italic = true;
  rest.text = ": negotiate";
  std::get<BulletsContent>(marked.content).runs[0] = {date, rest};
  for (const Element& list : {colored, marked}) {
    Slide slide = test::slide("closing", {text("t", "Next", "title"), list});
    slide.type = SlideType::Closing;
    const SlideIr ir = test::laid_out(slide, "en").ir;
    EXPECT_TRUE(named(ir, " leaf ").empty());
    EXPECT_NE(read(ir).find("5 May: negotiate"), std::string::npos);
  }
}

TEST(DateRows, ShowTheDatesOfAListAsLeaves) {
  const auto list_of = [](const std::vector<std::string>& items) {
    return test::laid_out(test::slide("one_column",
                                      {text("t", "Schedule", "title"), test::bullets("l", items)}),
                          "en")
        .ir;
  };
  const SlideIr slide = list_of({"5 May: kick-off of the project", "19 May: tender for the works",
                                 "1 June: award", "15 August: start of works"});
  EXPECT_EQ(named(slide, " leaf day ").size(), 4U);
  EXPECT_EQ(read(slide),
            "Schedule\n5\nMay:\nkick-off of the project\n19\nMay:\ntender for the works\n1\nJune:\n"
            "award\n15\nAugust:\nstart of works\n");
  for (const Diagnostic& d : qc::check_slide(slide, test::measured(slide))) {
    if (d.defect) ADD_FAILURE() << d.rule << ": " << d.message;
    EXPECT_NE(d.rule, "uneven-siblings") << "a row, and the leaf that is drawn for it";
  }
  // Years and times have their column.
  for (const std::vector<std::string>& items :
       {std::vector<std::string>{"2009: a garage", "2013: the first frame", "2025: a factory"},
        {"9:00: coffee", "9:30: the year in figures", "11:00: questions"},
        {"January: orders rise", "March: the second warehouse", "June: all branches"},
        {"5 May: kick-off", "then: the works", "June: award"}})
    EXPECT_TRUE(named(list_of(items), " leaf ").empty()) << items.front();
}

TEST(ClosingSteps, ShowDatesOfSingleStepsToo) {
  Slide slide = test::slide("closing",
                            {text("t", "Next", "title"), text("a", "5 May: negotiate", "next_step"),
                             text("b", "19 May: sign", "next_step"),
                             text("c", "Mara Osei\nmara@backend.example", "contact")});
  slide.type = SlideType::Closing;
  for (const std::string language : {"en", "ar"}) {
    const SlideIr ir = test::laid_out(slide, language).ir;
    EXPECT_EQ(read(ir),
              "Next\n5\nMay:\nnegotiate\n19\nMay:\nsign\nMara Osei\nmara@backend.example\n")
        << language;
    for (const Diagnostic& d : qc::check_slide(ir, test::measured(ir))) {
      if (d.defect) ADD_FAILURE() << language << d.rule << ": " << d.message;
    }
  }
}

TEST(ClosingSteps, AreNoAddresses) {
  const SlideIr ir = closing(
      {"Council votes on 12 March", "Tender for berths three to five", "planning@port.example"});
  EXPECT_EQ(read(ir),
            "Decisions\nCouncil votes on 12 March\nTender for berths three to five\n"
            "planning@port.example\n");
  const ElementIr* contact = find_element(ir, "l~contact");
  ASSERT_NE(contact, nullptr);
  EXPECT_EQ(contact->source_eid, "l");
  EXPECT_EQ(named(ir, "envelope").size(), 1U);
  EXPECT_EQ(find_element(ir, "l~3"), nullptr);
  for (const Diagnostic& d : qc::check_slide(ir, test::measured(ir))) {
    if (d.defect) ADD_FAILURE() << d.rule << ": " << d.message;
  }
  // A list of nothing else is the contact, and a step may mention an address.
  EXPECT_EQ(read(closing({"Mara Osei, mara@backend.example", "+49 30 1234567"})),
            "Decisions\nMara Osei, mara@backend.example\n+49 30 1234567\n");
  EXPECT_EQ(
      find_element(closing({"Register at www.example.com by May", "Send questions to a@b.example"}),
                   "l~contact"),
      nullptr);
}

}  // namespace
}  // namespace deckle::layout
