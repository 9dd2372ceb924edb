#include "ooxml/drawing/table_style.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "ooxml/opc/vocabulary.h"
#include "tests/support/fresh_budget.h"

namespace deckle::ooxml {
namespace {

using Kind = FillIr::Kind;

constexpr const char* kPresentation = "ppt/presentation.xml";

const SchemeColors& colors() {
  static const SchemeColors all = [] {
    Theme theme;
    theme.colors = {{"dk1", 0x111111},     {"lt1", 0xEEEEEE},     {"dk2", 0x222222},
                    {"lt2", 0xDDDDDD},     {"accent1", 0x336699}, {"accent2", 0xCC0000},
                    {"accent3", 0x00CC00}, {"accent4", 0x444444}, {"accent5", 0x555555},
                    {"accent6", 0x666666}, {"hlink", 0x777777},   {"folHlink", 0x888888}};
    return map_colors(theme, pugi::xml_node());
  }();
  return all;
}

Theme theme_of(const std::string& formats) {
  Theme theme;
  const std::string text =
      "<a:theme xmlns:a=\"http://schemas.openxmlformats.org/drawingml/2006/main\">"
      "<a:themeElements><a:fmtScheme>" +
      formats + "</a:fmtScheme></a:themeElements></a:theme>";
  theme.document = std::make_shared<const xml::Document>(
      xml::parse(text, "theme", deckle::test::fresh_budget()).value());
  return theme;
}

Package with_styles(const std::string& list) {
  Package package;
  package.put("ppt/tableStyles.xml",
              "<a:tblStyleLst xmlns:a=\"http://schemas.openxmlformats.org/drawingml/2006/main\" "
              "def=\"{ABC}\">" +
                  list + "</a:tblStyleLst>",
              "application/vnd.openxmlformats-officedocument.presentationml.tableStyles+xml");
  package.set_relationships(
      kPresentation, {{"rId1", office_relationship("tableStyles"), "tableStyles.xml", false}});
  return package;
}

TableStyleParts style_of(const std::string& parts, const Theme& theme = {}) {
  const TableStyles styles =
      TableStyles::read(with_styles("<a:tblStyle styleId=\"{ABC}\">" + parts + "</a:tblStyle>"),
                        kPresentation, deckle::test::fresh_budget())
          .value();
  return styles.find("{abc}", colors(), theme).value();
}

std::string shown(const Color& color) {
  return color.scheme.empty() ? fmt::format("{:06X}", color.rgb) : color.scheme;
}
std::string shown(const FillWithOpacity& fill) {
  if (fill.fill.kind == Kind::Inherit) return "-";
  if (fill.fill.kind == Kind::None) return "none";
  return shown(fill.fill.color) +
         (fill.opacity_pct < 100 ? fmt::format(" {}%", fill.opacity_pct) : "");
}
std::string shown(const LineIr& line) {
  if (line.fill.kind == Kind::Inherit) return "-";
  if (line.fill.kind == Kind::None) return "none";
  return fmt::format("{} {}", shown(line.fill.color), line.width_pt);
}
// "text bold italic major; fill; left right top bottom"
std::string shown(const TableCellStyle& style) {
  return fmt::format("{}{}{}{}; {}; {}, {}, {}, {}", style.text ? shown(*style.text) : "-",
                     style.bold ? " bold" : "", style.italic ? " italic" : "",
                     style.font == TableFont::Major ? " major" : "", shown(style.fill),
                     shown(style.left), shown(style.right), shown(style.top), shown(style.bottom));
}

TEST(TableStyles, ReadsEveryPropertyOfAPart) {
  const Theme theme = theme_of(
      "<a:fillStyleLst><a:solidFill><a:schemeClr val=\"phClr\"/></a:solidFill><a:gradFill><a:gsLst>"
      "<a:gs pos=\"0\"><a:srgbClr val=\"000000\"/></a:gs><a:gs pos=\"100000\"><a:srgbClr "
      "val=\"000000\"/></a:gs></a:gsLst></a:gradFill><a:blipFill/></a:fillStyleLst><a:lnStyleLst>"
      "<a:ln w=\"6350\"><a:solidFill><a:schemeClr val=\"phClr\"/></a:solidFill></a:ln>"
      "<a:ln w=\"12700\"><a:noFill/></a:ln></a:lnStyleLst>");
  const struct {
    const char* name;
    std::string part;
    const char* expected;  // of a table of one cell
  } rows[] = {
      {"nothing", "", "-; -; -, -, -, -"},
      {"text",
       R"(<a:tcTxStyle b="on" i="on"><a:fontRef idx="major"/><a:schemeClr val="dk1"/></a:tcTxStyle>)",
       "dk1 bold italic major; -; -, -, -, -"},
      {"colour of the reference is not the text's",
       R"(<a:tcTxStyle><a:fontRef idx="minor"><a:srgbClr val="123456"/></a:fontRef></a:tcTxStyle>)",
       "-; -; -, -, -, -"},
      {"default and off", R"(<a:tcTxStyle b="def" i="off"/>)", "-; -; -, -, -, -"},
      {"solid",
       R"(<a:tcStyle><a:fill><a:solidFill><a:srgbClr val="ABCDEF"/></a:solidFill></a:fill></a:tcStyle>)",
       "-; ABCDEF; -, -, -, -"},
      {"translucent",
       R"(<a:tcStyle><a:fill><a:solidFill><a:schemeClr val="accent2"><a:alpha val="20000"/></a:schemeClr></a:solidFill></a:fill></a:tcStyle>)",
       "-; accent2 20%; -, -, -, -"},
      {"no fill", R"(<a:tcStyle><a:fill><a:noFill/></a:fill></a:tcStyle>)", "-; none; -, -, -, -"},
      {"fill of the theme",
       R"(<a:tcStyle><a:fillRef idx="1"><a:schemeClr val="accent1"/></a:fillRef></a:tcStyle>)",
       "-; accent1; -, -, -, -"},
      {"gradient of the theme",
       R"(<a:tcStyle><a:fillRef idx="2"><a:schemeClr val="accent1"/></a:fillRef></a:tcStyle>)",
       "-; 000000; -, -, -, -"},
      {"picture of the theme",
       R"(<a:tcStyle><a:fillRef idx="3"><a:schemeClr val="accent1"/></a:fillRef></a:tcStyle>)",
       "-; accent1; -, -, -, -"},
      {"no fill of the theme",
       R"(<a:tcStyle><a:fillRef idx="0"><a:schemeClr val="accent1"/></a:fillRef></a:tcStyle>)",
       "-; none; -, -, -, -"},
      {"lines",
       R"(<a:tcStyle><a:tcBdr><a:left><a:ln w="12700"><a:solidFill><a:schemeClr val="dk1"/></a:solidFill></a:ln></a:left>)"
       R"(<a:right><a:ln><a:noFill/></a:ln></a:right><a:top><a:lnRef idx="1"><a:schemeClr val="accent2"/></a:lnRef></a:top>)"
       R"(<a:bottom><a:lnRef idx="2"><a:schemeClr val="accent2"/></a:lnRef></a:bottom></a:tcBdr></a:tcStyle>)",
       "-; -; dk1 1, none, accent2 0.5, none"},
      {"line without a width or a fill",
       R"(<a:tcStyle><a:tcBdr><a:left><a:ln><a:solidFill><a:srgbClr val="FF0000"/></a:solidFill></a:ln></a:left>)"
       R"(<a:right><a:ln w="12700"/></a:right><a:top><a:lnRef idx="9"><a:schemeClr val="accent2"/></a:lnRef></a:top>)"
       R"(<a:bottom><a:lnRef idx="0"><a:schemeClr val="accent2"/></a:lnRef></a:bottom></a:tcBdr></a:tcStyle>)",
       "-; -; FF0000 0.75, -, accent2 0.75, none"},
  };
  for (const auto& row : rows) {
    const TableStyleParts style = style_of("<a:wholeTbl>" + row.part + "</a:wholeTbl>", theme);
    EXPECT_EQ(shown(cell_style(style, {}, {})), row.expected) << row.name;
  }
}

std::string filled(const std::string& part, const std::string& rgb) {
  return "<a:" + part + "><a:tcStyle><a:fill><a:solidFill><a:srgbClr val=\"" + rgb +
         "\"/></a:solidFill></a:fill></a:tcStyle></a:" + part + ">";
}

// One letter a part, so that a whole table can be seen.
TEST(TableStyles, ApplyPartsByPrecedence) {
  std::string parts;
  const std::pair<const char*, const char*> kParts[] = {
      {"wholeTbl", "0000AA"}, {"band1H", "0000B1"},   {"band2H", "0000B2"},  {"band1V", "0000C1"},
      {"band2V", "0000C2"},   {"firstRow", "0000F1"}, {"lastRow", "0000F2"}, {"firstCol", "0000E1"},
      {"lastCol", "0000E2"},  {"nwCell", "0000D1"},   {"neCell", "0000D2"},  {"swCell", "0000D3"},
      {"seCell", "0000D4"}};
  for (const auto& [part, rgb] : kParts) parts += filled(part, rgb);
  const TableStyleParts style = style_of(parts);
  TableFlags rows_only, columns_only, all, bands, edges;
  rows_only.first_row = rows_only.banded_rows = true;
  columns_only.first_column = columns_only.banded_columns = true;
  all.first_row = all.last_row = all.first_column = all.last_column = true;
  bands.banded_rows = bands.banded_columns = true;
  edges = all;
  edges.banded_rows = edges.banded_columns = true;
  const struct {
    const char* name;
    TableFlags flags;
    std::size_t rows, columns;
    const char* expected;
  } cases[] = {
      {"none", {}, 2, 2, "AA AA / AA AA"},
      {"usual", rows_only, 4, 2, "F1 F1 / B1 B1 / B2 B2 / B1 B1"},
      {"columns", columns_only, 1, 4, "E1 C1 C2 C1"},
      {"edges", all, 3, 3, "D1 F1 D2 / E1 AA E2 / D3 F2 D4"},
      {"bands of rows over those of columns", bands, 2, 2, "B1 B1 / B2 B2"},
      {"all", edges, 4, 3, "D1 F1 D2 / E1 B1 E2 / E1 B2 E2 / D3 F2 D4"},
      {"one row", all, 1, 3, "D1 F1 D2"},
      {"one cell", all, 1, 1, "D1"},
  };
  for (const auto& row : cases) {
    std::string shown_fills;
    for (std::size_t r = 0; r < row.rows; ++r) {
      if (r > 0) shown_fills += " /";
      for (std::size_t c = 0; c < row.columns; ++c) {
        const TableCellStyle cell =
            cell_style(style, row.flags, {r, c, row.rows, row.columns, 1, 1});
        shown_fills += (shown_fills.empty() ? "" : " ") + shown(cell.fill).substr(4);
      }
    }
    EXPECT_EQ(shown_fills, row.expected) << row.name;
  }
}

TEST(TableStyles, PartsChangeOnlyWhatTheySay) {
  const TableStyleParts style = style_of(
      R"(<a:wholeTbl><a:tcTxStyle b="on"><a:fontRef idx="minor"/><a:schemeClr val="dk1"/></a:tcTxStyle></a:wholeTbl>)"
      R"(<a:firstRow><a:tcTxStyle i="on"><a:schemeClr val="lt1"/></a:tcTxStyle></a:firstRow>)"
      R"(<a:lastRow><a:tcTxStyle b="off"/></a:lastRow>)");
  TableFlags flags;
  flags.first_row = flags.last_row = true;
  const auto row = [&](std::size_t r) {
    return shown(cell_style(style, flags, {r, 0, 3, 1, 1, 1}));
  };
  EXPECT_EQ(row(0), "lt1 bold italic; -; -, -, -, -");
  EXPECT_EQ(row(1), "dk1 bold; -; -, -, -, -");
  EXPECT_EQ(row(2), "dk1; -; -, -, -, -");
}

std::string line(const char* side, int width) {
  return fmt::format(
      "<a:{0}><a:ln w=\"{1}\"><a:solidFill><a:srgbClr "
      "val=\"000000\"/></a:solidFill></a:ln></a:{0}>",
      side, width * 12700);
}
std::string bordered(const std::string& part, const std::string& lines) {
  return "<a:" + part + "><a:tcStyle><a:tcBdr>" + lines + "</a:tcBdr></a:tcStyle></a:" + part + ">";
}

// Widths of lines in points: left, right, top, bottom; - for none.
TEST(TableStyles, DrawLinesWhereRegionsEnd) {
  const std::string outer = line("left", 1) + line("right", 2) + line("top", 3) + line("bottom", 4);
  const std::string grid = outer + line("insideH", 5) + line("insideV", 6);
  const std::string header = bordered("firstRow", line("bottom", 7) + line("insideV", 8));
  const std::string column = bordered("firstCol", line("right", 9) + line("insideH", 10));
  const std::string band = bordered("band2H", line("top", 11) + line("bottom", 12));
  TableFlags both, banded;
  both.first_row = both.first_column = true;
  banded.banded_rows = true;
  const struct {
    const char* name;
    std::string parts;
    TableFlags flags;
    TableSpot spot;
    const char* expected;
  } rows[] = {
      {"outer only, corner", bordered("wholeTbl", outer), {}, {0, 0, 3, 3, 1, 1}, "1 - 3 -"},
      {"outer only, middle", bordered("wholeTbl", outer), {}, {1, 1, 3, 3, 1, 1}, "- - - -"},
      {"grid, corner", bordered("wholeTbl", grid), {}, {0, 0, 3, 3, 1, 1}, "1 6 3 5"},
      {"grid, middle", bordered("wholeTbl", grid), {}, {1, 1, 3, 3, 1, 1}, "6 6 5 5"},
      {"grid, last", bordered("wholeTbl", grid), {}, {2, 2, 3, 3, 1, 1}, "6 2 5 4"},
      {"header", bordered("wholeTbl", grid) + header, both, {0, 1, 3, 3, 1, 1}, "8 8 3 7"},
      {"below the header",
       bordered("wholeTbl", grid) + header,
       both,
       {1, 1, 3, 3, 1, 1},
       "6 6 7 5"},
      {"beside the column",
       bordered("wholeTbl", grid) + column,
       both,
       {1, 1, 3, 3, 1, 1},
       "9 6 5 5"},
      {"in the column", bordered("wholeTbl", grid) + column, both, {1, 0, 3, 3, 1, 1}, "1 9 10 10"},
      {"the header is stronger", header + column, both, {0, 0, 3, 3, 1, 1}, "- 8 - 7"},
      {"above a band", bordered("wholeTbl", grid) + band, banded, {0, 0, 3, 1, 1, 1}, "1 2 3 11"},
      {"below a band", bordered("wholeTbl", grid) + band, banded, {2, 0, 3, 1, 1, 1}, "1 2 12 4"},
      {"merged", bordered("wholeTbl", grid), {}, {0, 0, 3, 3, 2, 3}, "1 2 3 5"},
      {"merged, all", bordered("wholeTbl", grid), {}, {0, 0, 3, 3, 3, 3}, "1 2 3 4"},
  };
  for (const auto& row : rows) {
    const TableCellStyle cell = cell_style(style_of(row.parts), row.flags, row.spot);
    std::string widths;
    for (const LineIr* side : {&cell.left, &cell.right, &cell.top, &cell.bottom})
      widths += (widths.empty() ? "" : " ") +
                (side->fill.kind == Kind::Solid ? fmt::format("{}", side->width_pt) : "-");
    EXPECT_EQ(widths, row.expected) << row.name;
  }
}

TEST(TableStyles, ShowTheBackgroundWhereCellsHaveNoFill) {
  const std::string background =
      "<a:tblBg><a:fill><a:solidFill><a:srgbClr val=\"ABCDEF\"/></a:solidFill></a:fill></a:tblBg>";
  EXPECT_EQ(shown(cell_style(style_of(background), {}, {}).fill), "ABCDEF");
  EXPECT_EQ(shown(cell_style(style_of(background + filled("wholeTbl", "112233")), {}, {}).fill),
            "112233");
}

TEST(TableStyles, KnowPowerPointsOwn) {
  TableFlags flags;
  flags.first_row = flags.banded_rows = flags.last_row = flags.first_column = true;
  const auto at = [&](const char* id, std::size_t row, std::size_t column) {
    const std::optional<TableStyleParts> style = TableStyles().find(id, colors(), Theme());
    return style ? shown(cell_style(*style, flags, {row, column, 4, 3, 1, 1})) : "unknown";
  };
  const struct {
    const char* id;
    std::size_t row, column;
    const char* expected;
  } rows[] = {
      {"{2D5ABB26-0587-4C30-8999-92F81FD0307C}", 0, 0, "tx1; none; none, none, none, none"},
      {"{5940675A-B579-460E-94D1-54222C63F5DA}", 1, 1, "tx1; none; tx1 1, tx1 1, tx1 1, tx1 1"},
      {"{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}", 0, 1,
       "lt1 bold; accent1; lt1 1, lt1 1, lt1 1, lt1 3"},
      // 20 and 40 % of 336699 in linear light.
      {"{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}", 1, 1, "dk1; CDD3DE; lt1 1, lt1 1, lt1 3, lt1 1"},
      {"{5c22544a-7ee6-4342-b048-85bdc9fd1c3a}", 2, 1, "dk1; E8EAEF; lt1 1, lt1 1, lt1 1, lt1 3"},
      {"{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}", 2, 0,
       "lt1 bold; accent1; lt1 1, lt1 1, lt1 1, lt1 3"},
      {"{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}", 3, 1,
       "lt1 bold; accent1; lt1 1, lt1 1, lt1 3, lt1 1"},
      {"{073A0DAA-6AF3-43AB-8588-CEC1D06C72B9}", 0, 1, "lt1 bold; dk1; lt1 1, lt1 1, lt1 1, lt1 3"},
      {"{21E4AEA4-8DFA-4A89-87EB-49C32662AFE0}", 0, 1,
       "lt1 bold; accent2; lt1 1, lt1 1, lt1 1, lt1 3"},
      {"{F5AB1C69-6EDB-4FF4-983F-18BD219EF322}", 0, 1,
       "lt1 bold; accent3; lt1 1, lt1 1, lt1 1, lt1 3"},
      {"{00A15C55-8517-42AA-B614-E9B94910E393}", 0, 1,
       "lt1 bold; accent4; lt1 1, lt1 1, lt1 1, lt1 3"},
      {"{7DF18680-E054-41AD-8BC1-D1AEF772440D}", 0, 1,
       "lt1 bold; accent5; lt1 1, lt1 1, lt1 1, lt1 3"},
      {"{93296810-A885-4BE3-A3E7-6D5BEEA58F35}", 0, 1,
       "lt1 bold; accent6; lt1 1, lt1 1, lt1 1, lt1 3"},
      {"{3B4B98B0-60AC-42C2-AFA5-B58CD77FA1E5}", 1, 1,
       "tx1; accent1 20%; none, none, accent1 1, none"},
      {"{0660B408-B3CF-4A94-85FC-2B1E0A45F4A2}", 0, 1, "lt1 bold; accent2; none, none, none, none"},
      {"{37CE84F3-28C3-443E-9E96-99CF82512B78}", 0, 0, "lt1 bold; dk1; none, none, none, lt1 2"},
      {"{11111111-7EE6-4342-B048-85BDC9FD1C3A}", 0, 0, "unknown"},
      {"", 0, 0, "unknown"},
      {"{", 0, 0, "unknown"},
  };
  for (const auto& row : rows)
    EXPECT_EQ(at(row.id, row.row, row.column), row.expected) << row.id << row.row << row.column;
}

TEST(TableStyles, PreferThoseOfThePart) {
  const Package package =
      with_styles("<a:tblStyle styleId=\"{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}\">" +
                  filled("wholeTbl", "123456") + "</a:tblStyle><a:tblStyle/>");
  const TableStyles styles =
      TableStyles::read(package, kPresentation, deckle::test::fresh_budget()).value();
  EXPECT_EQ(styles.default_id(), "{ABC}");
  EXPECT_EQ(styles.ids(), std::vector<std::string>{"{5c22544a-7ee6-4342-b048-85bdc9fd1c3a}"});
  const auto found = styles.find("{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}", colors(), Theme());
  EXPECT_EQ(shown(cell_style(found.value(), {}, {}).fill), "123456");
  EXPECT_TRUE(styles.find("{073A0DAA-6AF3-43AB-8588-CEC1D06C72B9}", colors(), Theme()));
}

TEST(TableStyles, AreNoneWhereThePartIsMissingOrDamaged) {
  Package damaged = with_styles("");
  damaged.put("ppt/tableStyles.xml", "<a:tblStyleLst", "text/xml");
  for (const Package& package : {Package(), damaged}) {
    const Result<TableStyles> styles =
        TableStyles::read(package, kPresentation, deckle::test::fresh_budget());
    ASSERT_TRUE(styles);
    EXPECT_TRUE(styles->ids().empty());
  }
  const Result<TableStyles> limited =
      TableStyles::read(with_styles(""), kPresentation,
                        deckle::test::fresh_budget(deckle::test::limits_with(Limit::XmlBytes, 10)));
  EXPECT_FALSE(limited);
  std::string many;
  for (int i = 0; i < 2000; ++i) many += "<a:x/>";
  const Result<TableStyles> large =
      TableStyles::read(with_styles("<a:tblStyle styleId=\"{L}\">" + many +
                                    "</a:tblStyle><a:tblStyle styleId=\"{S}\"/>"),
                        kPresentation, deckle::test::fresh_budget());
  EXPECT_EQ(large.value().ids(), std::vector<std::string>{"{s}"});
}

TEST(TableStyles, ReadTheFlagsOfATable) {
  pugi::xml_document document;
  document.load_string(R"(<a:tblPr firstRow="1" bandRow="true" lastCol="0"/>)");
  const TableFlags flags = read_table_flags(document.document_element());
  EXPECT_TRUE(flags.first_row && flags.banded_rows);
  EXPECT_FALSE(flags.last_row || flags.first_column || flags.last_column || flags.banded_columns);
}

}  // namespace
}  // namespace deckle::ooxml
