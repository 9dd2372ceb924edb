// What a comparison of two decks says: words, matched slides and elements, values, forms.

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "engine/diff/compare_decks.h"
#include "engine/diff/diff_reports.h"
#include "engine/diff/in_order.h"
#include "engine/diff/match_slides.h"
#include "engine/diff/word_diff.h"
#include "slidespec/validate/schema_check.h"

namespace deckle::test {
namespace {

using engine::WordPiece;

std::string marked(const std::string& before, const std::string& after) {
  std::string out;
  for (const WordPiece& piece : engine::word_diff(before, after)) {
    if (piece.kind == WordPiece::Kind::Same) out += piece.text;
    if (piece.kind == WordPiece::Kind::Removed) out += "[-" + piece.text + "-]";
    if (piece.kind == WordPiece::Kind::Added) out += "{+" + piece.text + "+}";
  }
  return out;
}

struct WordCase {
  const char *name, *before, *after, *expected;
};

TEST(WordDiff, MarksWords) {
  const WordCase cases[] = {
      {"nothing", "", "", ""},
      {"the same", "a b", "a b", "a b"},
      {"all new", "", "a b", "{+a b+}"},
      {"all gone", "a b", "", "[-a b-]"},
      {"a word", "sales grew in 2024", "sales fell in 2024", "sales [-grew-]{+fell+} in 2024"},
      {"two words beside each other", "an old word", "a new word", "[-an old-]{+a new+} word"},
      {"a mark", "done.", "done!", "done[-.-]{+!+}"},
      {"lines stay lines", "one\ntwo", "eins\nzwei", "[-one-]{+eins+}\n[-two-]{+zwei+}"},
      {"Hangul by words", "매출 증가", "매출 감소", "매출 [-증가-]{+감소+}"},
      {"Han by letters", "市場規模", "市場拡大", "市場[-規模-]{+拡大+}"},
  };
  for (const WordCase& one : cases) EXPECT_EQ(marked(one.before, one.after), one.expected) << one.name;
}

TEST(WordDiff, TilesBothTextsHoweverLongTheyAre) {
  std::string a, b;
  for (int i = 0; i < 3000; ++i) {
    a += std::to_string(i) + " ";
    b += std::to_string(i * 7) + " ";
  }
  std::string before, after;
  for (const WordPiece& piece : engine::word_diff(a, b)) {
    if (piece.kind != WordPiece::Kind::Added) before += piece.text;
    if (piece.kind != WordPiece::Kind::Removed) after += piece.text;
  }
  EXPECT_EQ(before, a);
  EXPECT_EQ(after, b);
}

TEST(InOrder, LeavesOutAsFewAsPossible) {
  EXPECT_EQ(engine::in_order({}), std::vector<bool>{});
  EXPECT_EQ(engine::in_order({3, 0, 1, 2}), (std::vector<bool>{false, true, true, true}));
  EXPECT_EQ(engine::in_order({1, 2, 3, 0}), (std::vector<bool>{true, true, true, false}));
}

ElementIr text_element(const std::string& eid, const std::string& text, int x = 100) {
  ElementIr out;
  out.eid = out.name = eid;
  out.box = {emu_from_px(x), emu_from_px(100), emu_from_px(200), emu_from_px(50)};
  ParagraphIr paragraph;
  RunIr run;
  run.text = text;
  run.style.fonts.latin = "Arial";
  paragraph.runs = {run};
  out.text.paragraphs = {paragraph};
  return out;
}

SlideIr slide(const std::string& id, std::vector<ElementIr> elements) {
  SlideIr out;
  out.slide_id = id;
  out.size = {emu_from_px(1280), emu_from_px(720)};
  out.elements = std::move(elements);
  return out;
}

SlideIr about(const std::string& id, const std::string& word) {
  return slide(id, {text_element("t", word + " is told of on this slide in many " + word + " words")});
}

std::vector<engine::SlidePair> pairs(const std::vector<SlideIr>& a, const std::vector<SlideIr>& b) {
  return engine::match_slides(a, b);
}

TEST(MatchSlides, FollowsContentWhereIdsSayOtherwise) {
  // A program that numbers slides anew: the second one is new.
  const std::vector<SlideIr> a = {about("s256", "bread"), about("s257", "cheese")};
  const std::vector<SlideIr> b = {about("s256", "bread"), slide("s257", {text_element("n", "wine")}),
                                  about("s258", "cheese")};
  EXPECT_EQ(pairs(a, b), (std::vector<engine::SlidePair>{{0, 0, false}, {-1, 1, false}, {1, 2, false}}));
}

TEST(MatchSlides, NamesTheFewestThatMoved) {
  const std::vector<SlideIr> a = {about("s1", "a"), about("s2", "b"), about("s3", "c"), about("s4", "d")};
  const std::vector<SlideIr> b = {a[3], a[0], a[1], a[2]};
  EXPECT_EQ(pairs(a, b), (std::vector<engine::SlidePair>{
                             {3, 0, true}, {0, 1, false}, {1, 2, false}, {2, 3, false}}));
}

TEST(MatchSlides, SaysWhichAreGone) {
  const std::vector<SlideIr> a = {slide("s1", {text_element("t", "apples and pears from the north")}),
                                  slide("s2", {text_element("u", "engines, wheels, brakes")})};
  EXPECT_EQ(pairs(a, {a[1]}), (std::vector<engine::SlidePair>{{0, -1, false}, {1, 0, false}}));
  EXPECT_EQ(pairs({}, {a[0]}), (std::vector<engine::SlidePair>{{-1, 0, false}}));
}

TEST(MatchSlides, KeepsEqualSlidesInOrder) {
  const std::vector<SlideIr> a = {about("s1", "x"), about("s2", "x"), about("s3", "x")};
  EXPECT_EQ(pairs(a, a), (std::vector<engine::SlidePair>{{0, 0, false}, {1, 1, false}, {2, 2, false}}));
}

engine::DeckDiff compared(const SlideIr& a, const SlideIr& b) {
  return engine::compare_decks("a.pptx", {a}, "b.pptx", {b});
}

std::vector<std::string> kinds(const engine::DeckDiff& diff) {
  std::vector<std::string> out;
  for (const auto& one : diff.slides) {
    for (const auto& change : one.changes) out.push_back("slide " + change.kind);
    for (const auto& element : one.elements) {
      if (element.fate != engine::Fate::Changed)
        out.push_back(element.name + (element.fate == engine::Fate::Added ? " added" : " removed"));
      for (const auto& change : element.changes) out.push_back(element.name + " " + change.kind);
    }
  }
  return out;
}

using Strings = std::vector<std::string>;

TEST(CompareDecks, FindsNothingInTheSame) {
  const SlideIr one = about("s1", "bread");
  EXPECT_TRUE(compared(one, one).same());
}

struct ElementCase {
  const char* name;
  void (*change)(SlideIr&);
  Strings expected;
};

TEST(CompareDecks, SaysWhatChangedOfAnElement) {
  const ElementCase cases[] = {
      {"a word", [](SlideIr& s) { s.elements[0].text.paragraphs[0].runs[0].text = "bread and wine on a table"; }, {"a text"}},
      {"a place", [](SlideIr& s) { s.elements[0].box.x += emu_from_px(12); }, {"a place"}},
      {"less than a pixel", [](SlideIr& s) { s.elements[0].box.x += emu_from_px(0.9); }, {}},
      {"a size", [](SlideIr& s) { s.elements[0].box.h += emu_from_px(5); }, {"a size"}},
      {"a turn", [](SlideIr& s) { s.elements[0].transform.rotation = 90 * kAnglePerDegree; }, {"a rotation"}},
      {"a font", [](SlideIr& s) { s.elements[0].text.paragraphs[0].runs[0].style.fonts.latin = "Georgia"; }, {"a font"}},
      {"bold", [](SlideIr& s) { s.elements[0].text.paragraphs[0].runs[0].style.bold = true; }, {"a text-style"}},
      {"a fill", [](SlideIr& s) { s.elements[0].fill = {FillIr::Kind::Solid, {"", 0xFF0000}, 1}; }, {"a fill"}},
      {"alignment", [](SlideIr& s) { s.elements[0].text.paragraphs[0].style.align = Align::Center; }, {"a paragraph"}},
      {"alternative text", [](SlideIr& s) { s.elements[1].alt_text = "x"; }, {"b alt-text"}},
      {"hidden", [](SlideIr& s) { s.hidden = true; }, {"slide hidden"}},
      {"notes", [](SlideIr& s) { s.notes = "say this"; }, {"slide notes"}},
      {"an element more", [](SlideIr& s) { s.elements.push_back(text_element("c", "entirely new", 900)); }, {"c added"}},
      {"one less", [](SlideIr& s) { s.elements.pop_back(); }, {"b removed"}},
      {"the order of drawing", [](SlideIr& s) { s.elements[0].z = 99; }, {"b order"}},
  };
  const SlideIr before =
      slide("s1", {text_element("a", "bread and cheese on a table"), text_element("b", "quite another thing", 600)});
  for (const ElementCase& one : cases) {
    SlideIr after = before;
    one.change(after);
    EXPECT_EQ(kinds(compared(before, after)), one.expected) << one.name;
  }
}

TEST(CompareDecks, TakesASlideNumberForAField) {
  SlideIr before = slide("s1", {text_element("n", "9"), text_element("b", "quite another thing", 600)});
  before.elements[0].text.paragraphs[0].runs[0].field = RunIr::Field::SlideNumber;
  SlideIr after = before;
  after.elements[0].text.paragraphs[0].runs[0].text = "10";
  EXPECT_TRUE(compared(before, after).same());
}

SlideIr with_table(const std::vector<Strings>& rows) {
  auto table = std::make_shared<TableIr>();
  for (const Strings& row : rows) {
    TableRowIr line;
    for (const std::string& cell : row) line.cells.push_back(text_element("", cell).text);
    table->rows.push_back(line);
  }
  SlideIr out = slide("s1", {text_element("table", "")});
  out.elements[0].type = ElementType::Table;
  out.elements[0].text = {};
  out.elements[0].table = table;
  return out;
}

TEST(CompareDecks, ComparesTablesByRowsAndColumns) {
  const std::vector<Strings> rows = {{"year", "sales"}, {"2022", "10"}, {"2023", "12"}, {"2024", "15"}};
  const auto changes = [&rows](std::vector<Strings> after) {
    Strings out;
    const engine::DeckDiff diff = compared(with_table(rows), with_table(after));
    for (const auto& one : diff.slides) {
      for (const auto& change : one.elements.at(0).changes)
        out.push_back(change.message.english() + "|" + change.before + "|" + change.after);
    }
    return out;
  };
  EXPECT_EQ(changes({rows[0], rows[1], {"2023", "13"}, rows[3]}), Strings{"row 3, column 2|12|13"});
  EXPECT_EQ(changes({rows[0], rows[1], rows[3]}), Strings{"row 3 is gone: 2023 12|2023 12|"});
  EXPECT_EQ(changes({rows[0], {"2021", "9"}, rows[1], rows[2], rows[3]}),
            Strings{"row 2 is new: 2021 9||2021 9"});
  EXPECT_EQ(changes({{"year", "costs", "sales"}, {"2022", "3", "10"}, {"2023", "4", "12"}, {"2024", "5", "15"}}),
            Strings{"column 2 is new: costs 3 4 5||costs 3 4 5"});
}

SlideIr with_chart(std::vector<ChartSeries> series) {
  ChartContent content;
  content.title = "Sales";
  content.series = std::move(series);
  SlideIr out = slide("s1", {text_element("chart", "")});
  out.elements[0].type = ElementType::Chart;
  out.elements[0].text = {};
  out.elements[0].data = std::make_shared<ElementContent>(content);
  return out;
}

TEST(CompareDecks, ComparesValuesOfCharts) {
  const ChartSeries north{"North", {{"Q1", 1.0}, {"Q2", 2.0}}}, south{"South", {{"Q1", 3.0}, {"Q2", 4.0}}};
  ChartSeries changed = north, longer = north;
  changed.data[1].y = 2.5;
  longer.data.push_back({"Q3", 7.0});
  const auto messages = [](const SlideIr& a, const SlideIr& b) {
    Strings out;
    for (const auto& one : compared(a, b).slides) {
      for (const auto& change : one.elements.at(0).changes) out.push_back(change.message.english());
    }
    return out;
  };
  EXPECT_EQ(messages(with_chart({north, south}), with_chart({changed, south})),
            Strings{"\"North\", \"Q2\": 2 → 2.5"});
  EXPECT_EQ(messages(with_chart({north, south}), with_chart({south})), Strings{"series \"North\" is gone"});
  EXPECT_EQ(messages(with_chart({north}), with_chart({longer})),
            (Strings{"category \"Q3\" is new", "\"North\", \"Q3\": none → 7"}));
}

TEST(CompareDecks, SaysOnceWhatManySlidesShare) {
  std::vector<SlideIr> a = {about("s1", "bread"), about("s2", "cheese"), about("s3", "wine")}, b = a;
  for (SlideIr& one : b) one.elements[0].text.paragraphs[0].runs[0].style.fonts.latin = "Georgia";
  b[1].elements[0].box.x += emu_from_px(40);
  const engine::DeckDiff diff = engine::compare_decks("a", a, "b", b);
  ASSERT_EQ(diff.changes.size(), 1U);
  EXPECT_EQ(diff.changes[0].message.english(), "slides 1–3: font: Arial → Georgia");
  EXPECT_EQ(kinds(diff), Strings{"t place"});
}

TEST(DiffReports, HaveTheirForms) {
  SlideIr before = about("s1", "bread"), after = before;
  after.elements[0].text.paragraphs[0].runs[0].text += " <again>";
  const engine::DeckDiff diff = compared(before, after);
  EXPECT_EQ(engine::diff_text(diff),
            "b.pptx compared with a.pptx: 1 slide changed\n"
            "slide 1: changed\n"
            "  't': text: …old of on this slide in many bread words{+ <again>+}\n");
  const std::string json = engine::diff_json(diff, Language::English);
  DiagnosticSink sink;
  const auto document = JsonDocument::read(json, "diff.json", sink);
  ASSERT_TRUE(document);
  EXPECT_TRUE(check_schema("deck-diff", *document, sink)) << json;
  const std::string html = engine::diff_html(diff, {{"one", "two"}}, Language::English);
  EXPECT_NE(html.find("<ins> &lt;again&gt;</ins>"), std::string::npos) << html;
  EXPECT_NE(html.find("data:image/png;base64,b25l"), std::string::npos);
  EXPECT_EQ(engine::diff_text(compared(before, before)), "b.pptx compared with a.pptx: no differences\n");
}

}  // namespace
}  // namespace deckle::test
