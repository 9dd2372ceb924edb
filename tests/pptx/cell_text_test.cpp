// The text of table cells states what the base does not say already, and nothing else.

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "pptx/read/deck_reader.h"
#include "pptx/write/deck_writer.h"
#include "tests/pptx/sample_decks.h"
#include "tests/pptx/small_deck.h"
#include "tests/support/fresh_budget.h"

namespace deckle::pptx {
namespace {

const test::SampleLayout kLayout{test::kLayout1, {Emu(9144000), Emu(6858000)}};

RunStyle style(double kern_pt) {
  RunStyle out = test::latin_style(12);
  out.fonts = {"Text", "", ""};  // the body face of the small deck's theme
  out.kern_pt = kern_pt;
  return out;
}

SlideIr slide_with_table(const RunStyle& run) {
  auto table = std::make_shared<TableIr>();
  table->columns.resize(2);
  for (TableColumnIr& column : table->columns) column.width = Emu(2000000);
  TableRowIr row;
  row.height = Emu(400000);
  row.cells.resize(2);
  for (TextBodyIr& cell : row.cells) cell.paragraphs = {test::paragraph("word", run)};
  row.cells[1].paragraphs[0].style.align = Align::Right;
  row.cells[1].paragraphs[0].style.space_before = {SpacingIr::Unit::Points, 3};
  table->rows = {row, row};
  SlideIr slide = test::bullets_slide(kLayout, 0);
  slide.elements.resize(1);
  ElementIr element;
  element.eid = "t";
  element.type = ElementType::Table;
  element.box = {Emu(500000), Emu(2000000), Emu(4000000), Emu(800000)};
  element.table = table;
  slide.elements.push_back(element);
  return slide;
}

std::string presentation(const std::string& text_style) {
  return test::part_xml("p:presentation",
                        "<p:sldMasterIdLst><p:sldMasterId id=\"2147483648\" r:id=\"rId1\"/>"
                        "</p:sldMasterIdLst><p:sldSz cx=\"9144000\" cy=\"6858000\"/>" +
                            text_style);
}

std::string text_style(const std::string& paragraph, const std::string& run) {
  return "<p:defaultTextStyle><a:lvl1pPr " + paragraph + "><a:defRPr " + run +
         "/></a:lvl1pPr></p:defaultTextStyle>";
}

struct Written {
  std::string first, second;  // a:txBody of the cells of the first row
  TableIr read;
};

Written written(const test::PartBytes& parts, const RunStyle& run) {
  const ooxml::Package base = test::small_package({}, parts);
  const ooxml::Package deck = write_deck(base, {slide_with_table(run)}, {}).value();
  const std::string& xml = *deck.find(test::kSlide1);
  Written out;
  std::size_t at = 0;
  for (std::string* cell : {&out.first, &out.second}) {
    const std::size_t begin = xml.find("<a:txBody>", at);
    at = xml.find("</a:txBody>", begin);
    *cell = xml.substr(begin, at - begin);
  }
  const ReadDeck read = read_deck(deck, "deck.pptx", test::fresh_budget()).value();
  for (const ElementIr& element : read.slides.front().elements) {
    if (element.table != nullptr) out.read = *element.table;
  }
  return out;
}

bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

// What is read back is what was written, whatever the base says.
void expect_same(const TableIr& read, const RunStyle& run) {
  ASSERT_EQ(read.rows.size(), 2U);
  const ParagraphIr& first = read.rows[0].cells[0].paragraphs.at(0);
  const ParagraphIr& second = read.rows[0].cells[1].paragraphs.at(0);
  EXPECT_EQ(first.style, ParagraphStyle());
  EXPECT_EQ(second.style.align, Align::Right);
  EXPECT_EQ(second.style.space_before, (SpacingIr{SpacingIr::Unit::Points, 3}));
  for (const RunStyle& style : {first.runs.at(0).style, first.end}) {
    EXPECT_EQ(style.size_pt, run.size_pt);
    EXPECT_EQ(style.kern_pt, run.kern_pt);
    EXPECT_EQ(style.fonts.latin, run.fonts.latin);
  }
}

TEST(CellText, StatesWhatTheBaseDoesNotSay) {
  const RunStyle run = style(12);
  const Written out = written(
      {{"ppt/presentation.xml",
        presentation(text_style("marL=\"0\" algn=\"l\"", "sz=\"1800\" kern=\"1200\""))}},
      run);
  EXPECT_FALSE(has(out.first, "a:pPr")) << out.first;
  EXPECT_FALSE(has(out.first, "kern")) << out.first;
  EXPECT_FALSE(has(out.first, "a:latin")) << out.first;
  EXPECT_TRUE(has(out.first, "sz=\"1200\"")) << "a table style must not change the size";
  EXPECT_TRUE(has(out.first, "a:solidFill")) << "nor the colour";
  EXPECT_TRUE(has(out.second, "<a:pPr algn=\"r\"><a:spcBef>")) << out.second;
  expect_same(out.read, run);
}

TEST(CellText, StatesWhatTheBaseSaysOtherwise) {
  const RunStyle run = style(12);
  const Written out = written(
      {{"ppt/presentation.xml",
        presentation(text_style("marL=\"90000\" algn=\"ctr\"", "sz=\"1800\" kern=\"0\""))}},
      run);
  EXPECT_TRUE(has(out.first, "marL=\"0\"")) << out.first;
  EXPECT_TRUE(has(out.first, "algn=\"l\"")) << out.first;
  EXPECT_TRUE(has(out.first, "kern=\"1200\"")) << out.first;
  expect_same(out.read, run);
}

// PowerPoint then takes the text from elsewhere.
TEST(CellText, StatesEverythingWhereTheBaseHasNoDefaults) {
  const RunStyle run = style(12);
  const Written out = written({{"ppt/presentation.xml", presentation("")}}, run);
  for (const char* part : {"marL=\"0\"", "indent=\"0\"", "algn=\"l\"", "a:lnSpc", "a:spcBef",
                           "a:spcAft", "a:buNone", "kern=\"1200\"", "a:latin"})
    EXPECT_TRUE(has(out.first, part)) << part;
  expect_same(out.read, run);
}

TEST(CellText, StatesFacesWhereATableStyleMaySetThem) {
  const std::string styles =
      "<a:tblStyleLst xmlns:a=\"http://schemas.openxmlformats.org/drawingml/2006/main\" "
      "def=\"{1}\"><a:tblStyle styleId=\"{1}\" styleName=\"s\"><a:wholeTbl><a:tcTxStyle>"
      "<a:fontRef idx=\"major\"/></a:tcTxStyle></a:wholeTbl></a:tblStyle></a:tblStyleLst>";
  const RunStyle run = style(12);
  const Written out = written(
      {{"ppt/presentation.xml", presentation(text_style("marL=\"0\"", "kern=\"1200\""))},
       {"ppt/_rels/presentation.xml.rels",
        test::rels({{"slideMaster", "slideMasters/slideMaster1.xml"},
                    {"tableStyles", "tableStyles.xml"}})},
       {"ppt/tableStyles.xml", styles}},
      run);
  EXPECT_TRUE(has(out.first, "a:latin")) << out.first;
  expect_same(out.read, run);
}

}  // namespace
}  // namespace deckle::pptx
