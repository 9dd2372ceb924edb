// Icons that deckle chooses by what headings name, corners of cards, and the subject of photographs.

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "layout/icons/icon_piece.h"
#include "layout/icons/subject_icon.h"
#include "layout/icons/topic_icons.h"
#include "layout/pictures/subject.h"
#include "layout/slide/lay_out.h"
#include "measure/slide/slide_measurer.h"
#include "qc/run/runner.h"
#include "slidespec/ir/icon_shape.h"
#include "slidespec/ir/picture_pixels.h"
#include "slidespec/ir/picture_placement.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

using test::text;

TEST(SubjectIcons, AreOfTheTitleElseOfTheSubtitle) {
  struct Row {
    const char *title, *subtitle, *icon;
  };
  for (const Row& row : {Row{"City cycling in figures", "Annual data report", "bicycle"},
                         {"Tidewell", "Leak detection for offices", "droplet-fill"},
                         // Words that any deck may have count where there are no others.
                         {"Second quarter business review", "Harbor & Pine", "bar-chart-line-fill"},
                         {"동네책방 구독 서비스", "콘텐츠기획팀", "book-fill"},
                         {"Qwertz", "", ""}}) {
    EXPECT_EQ(subject_icon(row.title, row.subtitle).value_or(""), row.icon) << row.title;
  }
}

// A text of strangers may be one word of any length.
TEST(SubjectIcons, OfEndlessWordsAreNone) {
  std::string word;
  for (int i = 0; i < 30; ++i) word += "가";
  EXPECT_FALSE(subject_icon(word + "책방", "").has_value());
  EXPECT_TRUE(subject_icon("가가책방", "").has_value());
}

TEST(SubjectIcons, OfSentencesAreDifferentOrNone) {
  using Icons = std::vector<std::string_view>;
  EXPECT_EQ(sentence_icons({"Meters are read once a month",
                            "Smart meters need a licensed fitter and a new pipe section"}),
            (Icons{"speedometer", "wrench-adjustable"}));
  EXPECT_TRUE(sentence_icons({"Meters are read once a month", "Qwertz"}).empty());
  // "Change" and "plan" are words of any sentence.
  EXPECT_TRUE(sentence_icons({"We change the plan"}).empty());
}

std::string icon_of(const std::string& text) {
  const std::vector<std::string_view> icons = sentence_icons({text});
  return icons.empty() ? std::string() : std::string(icons.front());
}

TEST(SubjectIcons, OfWordsWithTwoMeaningsNeedAnotherWord) {
  for (const char* text : {"Memory cells",
                           "REST services",
                           "A Rest API",
                           "docker image",
                           "LXC library",
                           "interface",
                           "backing store",
                           "multiple stores",
                           "component tree",
                           "Marks Distribution",
                           "11 million jobs a day",
                           "Resistance",
                           "[ Instructor E-mail ]",
                           "Half a day",
                           "benefits",
                           "추가적인",
                           "We won one application in three",
                           "The second answer is faster",
                           "planning@port.example",
                           "www.book.example"}) {
    const std::vector<Icons> heading = {icons_of_heading(text)};
    const std::string first = heading.front().empty() ? "" : std::string(heading.front().front());
    for (const char* wrong :
         {"cpu", "moon", "camera", "book", "shop", "tree", "share", "briefcase", "envelope",
          "shield-half", "gift", "plus-circle", "cash-stack", "inbox", "puzzle"}) {
      EXPECT_NE(first, wrong) << text;
      EXPECT_EQ(icon_of(text).find(wrong), std::string::npos) << text;
    }
  }
  EXPECT_EQ(icons_of_heading("Rest and sleep").front(), "moon");
  EXPECT_EQ(icons_of_heading("Photo image").front(), "camera");
  EXPECT_TRUE(icons_of_heading("interface").empty());
  EXPECT_EQ(icons_of_heading("Library of the school").front(), "book");
  EXPECT_EQ(icons_of_heading("Store opening").front(), "shop");
  EXPECT_EQ(icons_of_heading("Tree planting").front(), "tree");
  EXPECT_EQ(icons_of_heading("Job market").front(), "briefcase");
  EXPECT_EQ(icons_of_heading("보상과 혜택").front(), "gift");
}

TEST(SubjectIcons, AgreeWithTheVerb) {
  EXPECT_EQ(icon_of("Efficiency rose by half").substr(0, 11), "speedometer");
  EXPECT_EQ(icon_of("Sales grew in May").substr(0, 8), "graph-up");
  EXPECT_EQ(icon_of("Sales fell in May").find("graph-up"), std::string::npos);
  EXPECT_EQ(icon_of("매출이 감소했다").find("graph-up"), std::string::npos);
  EXPECT_EQ(icon_of("Losses fell in May").substr(0, 10), "graph-down");
  EXPECT_EQ(icon_of("Losses rose in May").find("graph-down"), std::string::npos);
}

TEST(TopicIcons, AreFoundForAllHeadingsOrForNone) {
  struct Row {
    std::vector<std::string> headings;
    std::vector<std::string_view> icons;
  };
  const Row rows[] = {
      {{"Security", "Deliveries", "Our budget"}, {"shield-check", "truck", "piggy-bank"}},
      {{"보안 강화", "배송", "예산안"}, {"shield-check", "truck", "piggy-bank"}},
      // The second of two that would have the same takes the next one.
      {{"Cost", "Price"}, {"cash-coin", "cash-stack"}},
      {{"Security", "Qwertz"}, {}},
      {{"Security", ""}, {}},
      {{"It", "Us"}, {}},                                  // words of any sentence
      {{"Security", "The budget of the whole year"}, {}},  // a sentence
      {{"성공", "가"}, {}},
      // Of a compound in Hangul or Han the beginning counts, of words of other scripts nothing but the whole.
      {{"契約更新", "採用計画"}, {"file-earmark-text-fill", "person-plus-fill"}},
      // Else its end, which says what it is.
      {{"동네책방", "예산안"}, {"book-fill", "piggy-bank-fill"}},
      {{"Carré", "Security"}, {}},
      {{"Teamführung", "Budgetübersicht"}, {}}};
  for (const Row& row : rows) EXPECT_EQ(topic_icons(row.headings), row.icons) << row.headings.back();
}

Element card(const std::string& id, const char* preset, const std::string& words) {
  Element element = test::shape(id, words);
  std::get<ShapeContent>(element.content).shape = preset;
  return element;
}

Slide card_slide(const char* preset = "roundRect") {
  return test::slide("one_column", {text("t", "Title", "title"),
                                    card("a", preset, "Security\nLocks on all doors"),
                                    card("b", preset, "Delivery\nWithin a day"),
                                    card("c", preset, "Budget\nBelow the plan")});
}

struct Drawn {
  SlideIr ir;
  DiagnosticSink notes;
  std::size_t icons = 0;
};

Drawn drawn(const Deck& deck) {
  Drawn out;
  auto ir = lay_out_slide(deck.slides[0], {deck, test::default_template(), test::text_engine()},
                          out.notes);
  if (!ir) ADD_FAILURE() << ir.error().message;
  out.ir = ir.value_or(SlideIr{});
  out.icons = static_cast<std::size_t>(
      std::count_if(out.ir.elements.begin(), out.ir.elements.end(), is_chosen_icon));
  return out;
}

bool noted(const Drawn& out) {
  return std::any_of(out.notes.begin(), out.notes.end(),
                     [](const Diagnostic& d) { return d.rule == "icons-chosen"; });
}

TEST(CardIcons, StandAboveTheTextOfEachCard) {
  const Drawn out = drawn(test::deck({card_slide()}, "en"));
  EXPECT_EQ(out.icons, 3U);
  EXPECT_TRUE(noted(out));
  const auto measured = measure::NativeMeasurer(test::text_engine()).measure(out.ir);
  ASSERT_TRUE(measured.has_value());
  for (const Diagnostic& d : qc::check_slide(out.ir, *measured)) EXPECT_FALSE(d.defect) << d.rule;
  for (const ElementIr& icon : out.ir.elements) {
    if (!is_chosen_icon(icon)) continue;
    EXPECT_TRUE(icon.decorative);
    const ElementIr* card = find_element(out.ir, icon.source_eid);
    ASSERT_NE(card, nullptr);
    EXPECT_GE(icon.box.y, card->box.y);
    EXPECT_LE(icon.box.bottom(), card->box.y + card->text.insets.top + emu_from_pt(8));
  }
}

TEST(CardIcons, AreLeftOutWhereTheAuthorDecides) {
  Slide off = card_slide();
  off.hints.icons = false;
  EXPECT_EQ(drawn(test::deck({off}, "en")).icons, 0U);
  Deck own = test::deck({card_slide()}, "en");
  Asset icon;
  icon.asset_id = "rocket";
  icon.kind = Asset::Kind::Generated;
  icon.file_id = "icon:rocket";
  own.assets.push_back(icon);
  EXPECT_EQ(drawn(own).icons, 3U) << "icons of other slides do not matter";
  Slide one = card_slide();
  one.elements[1] = card("a", "roundRect", "Qwertz\nLocks on all doors");
  EXPECT_EQ(drawn(test::deck({one}, "en")).icons, 0U) << "one heading names nothing";
}

TEST(Corners, AreSmallOnHighCards) {
  const Drawn out = drawn(test::deck({card_slide()}, "en"));
  const ElementIr* card = find_element(out.ir, "a");
  ASSERT_NE(card, nullptr);
  ASSERT_TRUE(card->bend.has_value());
  const double radius = to_pt(std::min(card->box.w, card->box.h)) * *card->bend / 100000;
  EXPECT_NEAR(radius, 8, 0.1);
}

class Pixels final : public PicturePixels {
 public:
  // White, with a dark square of a quarter of the width whose left edge is there.
  explicit Pixels(int left) {
    pixels_.width = 80;
    pixels_.height = 40;
    for (int y = 0; y < pixels_.height; ++y) {
      for (int x = 0; x < pixels_.width; ++x) {
        const bool dark = x >= left && x < left + 20 && y >= 10 && y < 30;
        for (int part = 0; part < 3; ++part) pixels_.rgba += dark ? '\x20' : '\xff';
        pixels_.rgba += '\xff';
      }
    }
  }
  [[nodiscard]] const PixelsIr& pixels() const override { return pixels_; }

 private:
  PixelsIr pixels_;
};

TEST(Subject, DecidesWhatACropKeeps) {
  const std::pair<int, Align> rows[] = {{4, Align::Left}, {30, Align::Center}, {56, Align::Right}};
  for (const auto& [left, align] : rows) {
    PictureIr picture;
    picture.format = PictureFormat::Jpeg;
    picture.width = 800;
    picture.height = 400;
    picture.pixels = std::make_shared<const Pixels>(left);
    ElementIr element;
    element.type = ElementType::Image;
    element.box = {Emu(0), Emu(0), emu_from_pt(300), emu_from_pt(200)};
    element.picture = std::make_shared<const PictureIr>(picture);
    element.fit.crop = Crop::CenterCrop;
    keep_subject(element);
    EXPECT_EQ(element.fit.align, align) << left;
    EXPECT_EQ(element.fit.anchor, Anchor::Middle);
  }
}

}  // namespace
}  // namespace deckle::layout
