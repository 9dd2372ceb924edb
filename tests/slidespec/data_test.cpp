// Data assets: CSV and JSON in their forms, and what fills a chart or table.

#include <gtest/gtest.h>

#include <random>

#include "slidespec/data/fill_from_data.h"

namespace deckle {
namespace {

using namespace std::string_literals;

// "a|b;1|null;x|…": columns, then rows; text as it is, numbers shortest.
std::string displayed(const DataTable& table) {
  std::string out;
  for (std::size_t i = 0; i < table.columns.size(); ++i)
    out += (i == 0 ? "" : "|") + table.columns[i];
  for (const std::vector<Cell>& row : table.rows) {
    out += ";";
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (i > 0) out += "|";
      if (const auto* number = std::get_if<double>(&row[i])) {
        char text[40];
        std::snprintf(text, sizeof text, "#%g", *number);
        out += text;
      } else if (const auto* words = std::get_if<std::string>(&row[i])) {
        out += *words;
      } else {
        out += "null";
      }
    }
  }
  return out;
}

struct Row {
  const char* name;
  std::string bytes, expected;
};

TEST(Data, IsReadInEveryForm) {
  const Row rows[] = {
      {"comma",        "year,n\n2023,5\n2024,7.5\n",                   "year|n;#2023|#5;#2024|#7.5"},
      {"crlf, no end", "a,b\r\nx,1\r\ny,2",                            "a|b;x|#1;y|#2"},
      {"semicolon",    "a;b\nx;1,5\ny;1.234,5\n",                      "a|b;x|#1.5;y|#1234.5"},
      {"point after semicolon", "a;b\nx;47.5\ny;3\n",               "a|b;x|#47.5;y|#3"},
      {"huge amounts", "a\n1.5e300\n-1e300\n",                      "a;#1.5e+300;#-1e+300"},
      {"tab",          "a\tb\nx, y\t2\n",                              "a|b;x, y|#2"},
      {"quoted",       "a,b\n\"x, \"\"y\"\"\",\"1\n2\"\n",             "a|b;x, \"y\"|1\n2"},
      {"quoted crlf",  "a\n\"1\r\n2\"\n",                              "a;1\n2"},
      {"mark",         "\xEF\xBB\xBF" "a,b\n가,1\n",                   "a|b;가|#1"},
      {"empty cells",  "a,b,c\n1,,3\n4\n",                             "a|b|c;#1|null|#3;#4|null|null"},
      {"blank lines",  "a,b\n\n1,2\n\n\n3,4\n\n",                      "a|b;#1|#2;#3|#4"},
      {"thousands",    "a\n\"1,234,567\"\n\"12,34\"\n",                "a;#1.23457e+06;12,34"},
      {"no numbers",   "a\n007\n12%\n1e\n-\n1.\n0x1F\nnan\n1e999\n12345678901234567890\n",
       "a;007;12%;1e;-;1.;0x1F;nan;1e999;12345678901234567890"},
      {"numbers",      "a\n-1\n+2\n0.5\n1e3\n0\n",                     "a;#-1;#2;#0.5;#1000;#0"},
      {"lists",        R"([["a","b"],["x",1],["y",null]])",            "a|b;x|#1;y|null"},
      {"objects",      R"([{"b":1,"a":"x"},{"a":"y","c":true}])",      "b|a|c;#1|x|null;null|y|true"},
      {"table",        R"({"columns":["a","b"],"rows":[["x",1],["y"]]})", "a|b;x|#1;y|null"},
      {"series",       R"({"series":[{"name":"p","data":[{"x":"a","y":1},{"x":"b","y":2}]},
                          {"name":"q","data":[{"x":"b","y":3},{"x":"c","y":4}]}]})",
       "|p|q;a|#1|null;b|#2|#3;c|null|#4"},
      {"line break in a cell", "a\nx\vy\n",                         "a;x\vy"},
      {"long integer", "[[\"a\"],[12345678901234567890]]",             "a;12345678901234567890"},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const Result<DataTable> table = read_data(row.bytes);
    ASSERT_TRUE(table.has_value()) << to_string(table.error());
    EXPECT_EQ(displayed(*table), row.expected);
  }
}

std::string lines(int n) {
  std::string out = "a\n";
  for (int i = 0; i < n; ++i) out += std::to_string(i) + "\n";
  return out;
}

TEST(Data, SaysWhatIsWrongAndWhere) {
  const struct {
    const char* name;
    std::string bytes, where, word;
  } rows[] = {
      {"empty", "", "", "empty"},
      {"blank", "\n \n", "", "empty"},
      {"header only", "a,b\n", "", "no row"},
      {"too long a row", "a,b\n1,2\n1,2,3\n", "line 3", "3 fields"},
      {"open quote", "a\n1\n\"2\n3\n", "line 3", "not closed"},
      {"quote inside", "a\nx\"y\n", "line 2", "quote"},
      {"after the quote", "a\n\"x\"y\n", "line 2", "closing quote"},
      {"UTF-16", "\xFF\xFE"s + "a\0"s, "line 1", "UTF-8"},
      {"Latin-1", "a\nz\xFCrich\n", "line 2", "UTF-8"},
      {"zero", "a\nx\0y\n"s, "line 2", "control"},
      {"rows", lines(201), "line 202", "200 rows"},
      {"columns", "a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u\n1\n", "line 1", "21 columns"},
      {"JSON broken", "[[\"a\"],\n[1}]", "line 2", ""},
      {"JSON twice", "[{\"a\":1,\n\"a\":2}]", "line 2", "a"},
      {"JSON scalar list", "[1,2]", "", "must be a list of rows"},
      {"JSON ragged", "[[\"a\"],[1,2]]", "/1", "2 cells"},
      {"JSON nested", "[[\"a\"],[[1]]]", "/1/0", "one value"},
      {"JSON other", "{\"values\":[]}", "", "must be a list of rows"},
      {"JSON point", "{\"series\":[{\"name\":\"p\",\"data\":[{\"x\":1}]}]}", "/series/0/data/0",
       "must be a point"},
      {"JSON empty", "[]", "", "empty"},
  };
  for (const auto& row : rows) {
    SCOPED_TRACE(row.name);
    const Result<DataTable> table = read_data(row.bytes);
    ASSERT_FALSE(table.has_value()) << displayed(*table);
    EXPECT_EQ(table.error().where.english(), row.where);
    EXPECT_NE(table.error().message.english().find(row.word), std::string::npos)
        << table.error().message;
  }
  EXPECT_TRUE(read_data(lines(200)).has_value()) << "the limit itself";
}

Element chart(std::vector<ChartSeries> series) {
  Element element;
  element.kind = ElementKind::Chart;
  ChartContent content;
  content.title = "authored";
  content.series = std::move(series);
  element.content = content;
  return element;
}

// What a build does with the bytes of a data file.
Result<Filled> fill(Element& element, std::string_view bytes) {
  return read_data(bytes).and_then(
      [&](const DataTable& table) { return fill_from_data(element, table); });
}

TEST(FillFromData, MakesTheFirstColumnXAndTheOthersSeries) {
  Element element = chart({});
  const Result<Filled> filled = fill(element, "q,won,lost\n1Q,5,\n2Q,6,2\n");
  ASSERT_TRUE(filled.has_value()) << filled.error().message;
  EXPECT_EQ(*filled, Filled::Replaced);
  const auto& content = std::get<ChartContent>(element.content);
  EXPECT_EQ(content.title, "authored");
  ASSERT_EQ(content.series.size(), 2U);
  EXPECT_EQ(content.series[1].name, "lost");
  EXPECT_EQ(std::get<std::string>(content.series[1].data[0].x), "1Q");
  EXPECT_FALSE(content.series[1].data[0].y.has_value());
  EXPECT_EQ(content.series[1].data[1].y, 2);
}

TEST(FillFromData, KeepsNumbersOfXOnlyWhenAllAre) {
  Element years = chart({}), mixed = chart({});
  ASSERT_TRUE(fill(years, "x,n\n2023,1\n2024,2\n").has_value());
  ASSERT_TRUE(fill(mixed, "x,n\n2023,1\nlater,2\n").has_value());
  EXPECT_EQ(std::get<double>(std::get<ChartContent>(years.content).series[0].data[0].x), 2023);
  EXPECT_EQ(std::get<std::string>(std::get<ChartContent>(mixed.content).series[0].data[0].x),
            "2023");
}

TEST(FillFromData, KnowsWhenTheAuthorSaidTheSame) {
  Element same = chart({{"n", {{std::string("a"), 1.0}, {std::string("b"), 2.0}}}});
  EXPECT_EQ(fill(same, "x,n\na,1\nb,2\n").value(), Filled::Same);
  Element element;
  element.kind = ElementKind::Table;
  element.content = TableContent{"t", {"a", "b"}, {{Cell{std::string("x")}, Cell{1.0}}}, {}};
  EXPECT_EQ(fill(element, "a,b\nx,1\n").value(), Filled::Same);
  EXPECT_EQ(fill(element, "a,b\nx,2\n").value(), Filled::Replaced);
  EXPECT_EQ(std::get<TableContent>(element.content).title, "t");
}

TEST(FillFromData, RefusesWhatTheElementCannotHold) {
  const struct {
    const char *bytes, *word;
  } rows[] = {
      {"x\n1\n", "one column"},
      {"x,a,b,c,d,e,f,g,h,i,j,k\n1\n", "11 series"},
      {"x,n\na,many\n", "\"many\""},
  };
  for (const auto& row : rows) {
    Element element = chart({});
    const Result<Filled> filled = fill(element, row.bytes);
    ASSERT_FALSE(filled.has_value());
    EXPECT_NE(filled.error().message.english().find(row.word), std::string::npos)
        << filled.error().message;
  }
}

TEST(FillFromData, LimitsTheTextOfATable) {
  const std::string longest(kMaxCellChars, 'x');
  const auto filled_with = [](const std::string& cell, int rows) {
    std::string csv = "a,b\n";
    for (int i = 0; i < rows; ++i) csv += cell + ",1\n";
    Element element;
    element.content = TableContent{};
    const Result<Filled> filled = fill(element, csv);
    return filled ? std::string() : filled.error().message.english();
  };
  EXPECT_EQ(filled_with(longest, 1), "");
  EXPECT_NE(filled_with(longest + "x", 1).find("32768 characters"), std::string::npos);
  EXPECT_NE(filled_with(longest, 31).find("more than 1,000,000"), std::string::npos);
}

// Whatever bytes come, an answer does.
TEST(Data, SurvivesGarbage) {
  std::mt19937 random(4180);
  const std::string alphabet = "a,;\t\"\n\r1.-[]{}:é";
  for (int round = 0; round < 20000; ++round) {
    std::string bytes;
    for (auto n = random() % 40; n > 0; --n) bytes += alphabet[random() % alphabet.size()];
    const Result<DataTable> table = read_data(bytes);
    if (!table) continue;
    for (const auto& row : table->rows) EXPECT_EQ(row.size(), table->columns.size());
  }
}

}  // namespace
}  // namespace deckle
