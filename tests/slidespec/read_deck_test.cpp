// What a good spec becomes.

#include <gtest/gtest.h>

#include "slidespec/model/table_style.h"
#include "slidespec/validate/known_keys.h"
#include "slidespec/validate/validate.h"
#include "tests/slidespec/spec_fixture.h"

namespace deckle {
namespace {

using test::good_spec;
using test::listed;
using test::replaced;

Deck read(const std::string& spec, DiagnosticSink& sink) {
  const auto deck = read_deck(spec, "spec.json", sink);
  EXPECT_TRUE(deck) << listed(sink);
  return deck.value_or(Deck());
}

Deck read(const std::string& spec) {
  DiagnosticSink sink;
  Deck deck = read(spec, sink);
  EXPECT_TRUE(sink.empty()) << listed(sink);
  return deck;
}

TEST(ReadDeck, ReadsEveryMember) {
  const Deck deck = read(good_spec());
  EXPECT_EQ(deck.title, "분기 검토");
  EXPECT_EQ(deck.tags, std::vector<std::string>{"q3"});
  EXPECT_EQ(deck.template_id, "default");
  EXPECT_EQ(deck.brand_tokens_json, "{}");
  EXPECT_EQ(deck.date, "2024-02-29");
  EXPECT_EQ(deck.footer, "internal");
  EXPECT_TRUE(deck.slide_numbers);
  ASSERT_EQ(deck.assets.size(), 2U);
  EXPECT_EQ(deck.assets[1].type, Asset::Type::Data);
  EXPECT_EQ(deck.assets[1].pointer, "/assets/1");
  ASSERT_EQ(deck.slides.size(), 2U);

  const Slide& first = deck.slides[0];
  EXPECT_EQ(first.type, SlideType::Content);
  EXPECT_EQ(first.hints.ratio, (std::vector<double>{55, 45}));
  EXPECT_EQ(first.hints.order, (std::vector<std::string>{"e1", "e2"}));
  EXPECT_EQ(first.speaker_notes, "say it");
  ASSERT_EQ(first.citations.size(), 1U);
  EXPECT_TRUE(first.citations[0].is_url);
  const auto& title = std::get<TextContent>(first.elements[0].content);
  ASSERT_EQ(title.runs.size(), 3U);
  EXPECT_EQ(title.runs[1].bold, true);
  EXPECT_EQ(title.runs[1].link, "https://example.com/a");
  EXPECT_FALSE(title.runs[0].bold.has_value());
  const Element& bullets = first.elements[1];
  EXPECT_EQ(bullets.pointer, "/deck/slides/0/elements/1");
  EXPECT_EQ(bullets.style.levels, (std::vector<int>{0, 1}));
  EXPECT_EQ(bullets.style.list, ListKind::Bullet);
  EXPECT_EQ(bullets.style.align, Align::Left);
  EXPECT_EQ(bullets.style.anchor, Anchor::Top);
  EXPECT_EQ(bullets.constraints.priority, 80);
  EXPECT_EQ(bullets.constraints.min_font_pt, 12);
  EXPECT_EQ(bullets.citations[0].citation_id, "c1");

  const Slide& second = deck.slides[1];
  EXPECT_EQ(std::get<ImageContent>(second.elements[0].content).crop, Crop::Cover);
  const auto& chart = std::get<ChartContent>(second.elements[1].content);
  EXPECT_EQ(chart.type, ChartType::Bar);
  EXPECT_EQ(chart.series[0].data[1].y, -2.5);
  EXPECT_EQ(second.elements[1].style.highlight, "north");
  EXPECT_EQ(second.elements[1].data_ref, "numbers");
  const auto& table = std::get<TableContent>(second.elements[2].content);
  EXPECT_EQ(table.rows[0][1], Cell(1.0));
  EXPECT_EQ(table.rows[1][1], Cell(std::monostate()));
  const auto& shape = std::get<ShapeContent>(second.elements[3].content);
  EXPECT_EQ(shape.shape, "roundRect");
  EXPECT_EQ(shape.fill, "accent1");
  EXPECT_EQ(second.elements[3].box,
            (Rect{emu_from_px(10), emu_from_px(20), emu_from_px(300), emu_from_px(40)}));
  EXPECT_EQ(second.elements[3].z, 5);
  EXPECT_TRUE(std::get<DividerContent>(second.elements[4].content).vertical);
}

TEST(ReadDeck, AnIntegerMayBeWrittenWithAPoint) {
  const Deck deck = read(replaced(good_spec(), "\"priority\": 80", "\"priority\": 80.0"));
  EXPECT_EQ(deck.slides[0].elements[1].constraints.priority, 80);
}

TEST(ReadDeck, LengthsCountCharactersAndNotBytes) {
  std::string long_title;
  for (int i = 0; i < 200; ++i) long_title += "한";
  EXPECT_EQ(read(replaced(good_spec(), "분기 검토", long_title)).title, long_title);
  DiagnosticSink sink;
  EXPECT_FALSE(read_deck(replaced(good_spec(), "분기 검토", long_title + "글"), "spec.json", sink));
  ASSERT_EQ(sink.size(), 1U);
  EXPECT_EQ(number_fact(sink[0].facts, "actual"), 201);
  EXPECT_EQ(number_fact(sink[0].facts, "limit"), 200);
}

TEST(ReadDeck, CarriageReturnsAreFoldedAndSoftBreaksKept) {
  const Deck deck = read(replaced(good_spec(), "\"alpha\"", "\"a\\r\\nb\\u000bc\\td\""));
  EXPECT_EQ(std::get<BulletsContent>(deck.slides[0].elements[1].content).items[0], "a\nb\vc\td");
}

TEST(ReadDeck, ShortRowsArePaddedWithANote) {
  DiagnosticSink sink;
  const Deck deck = read(replaced(good_spec(), "[\"none\", null]", "[\"none\"]"), sink);
  ASSERT_EQ(sink.size(), 1U) << listed(sink);
  EXPECT_EQ(sink[0].severity, Severity::Note);
  EXPECT_EQ(sink[0].at.pointer, "/deck/slides/1/elements/2/content/rows/1");
  const auto& table = std::get<TableContent>(deck.slides[1].elements[2].content);
  ASSERT_EQ(table.rows[1].size(), 2U);
  EXPECT_EQ(table.rows[1][1], Cell(std::monostate()));
}

// What an author leaves out is decided by what the table says.
TEST(ReadDeck, TellsTableLooksThatAreAskedForFromThoseLeftOut) {
  const auto style_of = [](const std::string& style) {
    const Deck deck = read(replaced(good_spec(), R"([["one", 1], ["none", null]]})",
                                    R"([["one", 1], ["none", null]]}, "style": )" + style));
    const auto& table = deck.slides[1].elements[2].style.table;
    return table == nullptr ? TableStyle{} : *table;
  };
  using Show = TableColumnStyle::Show;
  const TableStyle shows = style_of(R"({"columns": [{"show": "text"}, {"show": "lights"}]})");
  ASSERT_EQ(shows.columns.size(), 2U);
  EXPECT_EQ(shows.columns[0].show, Show::Text);
  EXPECT_EQ(shows.columns[1].show, Show::Lights);
  EXPECT_FALSE(shows.negatives_red.has_value());
  EXPECT_EQ(style_of(R"({"columns": [{"show": "harvey"}]})").columns[0].show, Show::Harvey);
  EXPECT_EQ(style_of(R"({"columns": [{"width": 2}]})").columns[0].show, Show::Auto);
  EXPECT_EQ(style_of(R"({"negatives": "plain"})").negatives_red, false);
  EXPECT_EQ(style_of(R"({"negatives": "red"})").negatives_red, true);
}

// Of one cell, and of all cells of a table together; in characters, not bytes.
TEST(ReadDeck, LimitsTheTextOfATable) {
  const auto read_cells = [](const std::string& cell, int cells) {
    std::string rows = "[[\"" + cell + "\", 1]";
    for (int i = 1; i < cells; ++i) rows += ", [\"" + cell + "\", 1]";
    DiagnosticSink sink;
    static_cast<void>(read_deck(
        replaced(good_spec(), R"([["one", 1], ["none", null]])", rows + "]"), "spec.json", sink));
    return listed(sink);
  };
  const std::string longest(kMaxCellChars, 'x');
  std::string wide;
  for (std::size_t i = 0; i < kMaxCellChars; ++i) wide += "가";
  EXPECT_EQ(read_cells(longest, 1), "");
  EXPECT_EQ(read_cells(wide, 1), "");
  EXPECT_NE(read_cells(longest + "x", 1).find("32768 characters; the limit is 32767"),
            std::string::npos);
  EXPECT_EQ(read_cells(longest, 30), "");
  EXPECT_NE(read_cells(longest, 31).find("more than 1,000,000"), std::string::npos);
}

TEST(ReadDeck, DigitsBeyondADoubleStayAsText) {
  const Deck deck = read(replaced(good_spec(), "[\"one\", 1]", "[\"one\", 1234567890123456789]"));
  EXPECT_EQ(std::get<TableContent>(deck.slides[1].elements[2].content).rows[0][1],
            Cell("1234567890123456789"));
}

struct JoinCase {
  const char* name;
  const char* series;  // of the chart
  const char* joined;  // "x=y x=y … | …", '-' for a gap
  std::size_t notes;
};

std::string displayed(const ChartContent& chart) {
  std::string out;
  for (const ChartSeries& series : chart.series) {
    if (!out.empty()) out += " |";
    for (const ChartPoint& point : series.data) {
      const auto* text = std::get_if<std::string>(&point.x);
      out +=
          (out.empty() ? "" : " ") +
          (text != nullptr ? *text : std::to_string(static_cast<int>(std::get<double>(point.x)))) +
          "=" + (point.y ? std::to_string(static_cast<int>(*point.y)) : "-");
    }
  }
  return out;
}

TEST(ReadDeck, SeriesAreJoinedOverTheUnionOfTheirX) {
  const JoinCase cases[] = {
      {"same", R"([{"x":"a","y":1},{"x":"b","y":2}] [{"x":"a","y":3},{"x":"b","y":4}])",
       "a=1 b=2 | a=3 b=4", 0},
      {"gap",
       R"([{"x":"a","y":1},{"x":"c","y":2}] [{"x":"a","y":3},{"x":"b","y":4},{"x":"c","y":5}])",
       "a=1 b=- c=2 | a=3 b=4 c=5", 1},
      {"numbers", R"([{"x":1,"y":1},{"x":5,"y":2}] [{"x":3,"y":3},{"x":9,"y":4}])",
       "1=1 3=- 5=2 9=- | 1=- 3=3 5=- 9=4", 1},
      {"number_and_text", R"([{"x":2024,"y":1}] [{"x":"2024","y":3}])", "2024=1 | 2024=3", 0},
      {"repeated", R"([{"x":"a","y":1},{"x":"a","y":2}] [{"x":"a","y":3}])", "a=1 a=2 | a=3 a=-",
       1},
  };
  for (const JoinCase& c : cases) {
    std::string series = c.series;
    series = R"({"name":"north","data":)" +
             replaced(series, "] [", R"(]},{"name":"south","data":[)") + "}";
    DiagnosticSink sink;
    const Deck deck =
        read(replaced(good_spec(),
                      R"({"name": "north", "data": [{"x": "a", "y": 1}, {"x": "b", "y": -2.5}]})",
                      series),
             sink);
    EXPECT_EQ(displayed(std::get<ChartContent>(deck.slides[1].elements[1].content)), c.joined)
        << c.name;
    std::size_t notes = 0;
    for (const Diagnostic& d : sink) notes += d.severity == Severity::Note ? 1 : 0;
    EXPECT_EQ(notes, c.notes) << c.name << listed(sink);
  }
}

TEST(KnownKeys, AreSortedAndUnique) {
  const auto keys = known_keys();
  ASSERT_FALSE(keys.empty());
  for (std::size_t i = 1; i < keys.size(); ++i) {
    EXPECT_LT(std::pair(keys[i - 1].place, keys[i - 1].key), std::pair(keys[i].place, keys[i].key));
    EXPECT_FALSE(keys[i].summary.empty());
  }
  EXPECT_EQ(preset_shapes().size(), 187U);
}

}  // namespace
}  // namespace deckle
