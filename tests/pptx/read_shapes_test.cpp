// Shapes of a presentation that is read: places, groups, looks, and what stands for other objects.

#include <gtest/gtest.h>

#include <string>
#include <variant>

#include "measure/slide/text_area.h"
#include "tests/pptx/small_deck.h"
#include "tests/support/fresh_budget.h"
#include "tests/support/sample_pictures.h"

namespace deckle {
namespace {

using test::kLayout1;
using test::kSlide1;
using test::kSlide1Rels;
using test::part_xml;
using test::read_small_deck;
using test::rels;
using test::small_package;
using test::sp;
using test::xfrm;

const std::string kText = "<a:bodyPr/><a:lstStyle/><a:p><a:r><a:t>Text</a:t></a:r></a:p>";
const std::string kLayoutRel = "../slideLayouts/slideLayout1.xml";

std::string group(int id, const std::string& transform, const std::string& children,
                  const std::string& attributes = {}) {
  return "<p:grpSp><p:nvGrpSpPr><p:cNvPr id=\"" + std::to_string(id) + "\" name=\"group " +
         std::to_string(id) + "\" " + attributes + "/></p:nvGrpSpPr><p:grpSpPr>" + transform +
         "</p:grpSpPr>" + children + "</p:grpSp>";
}

// off, ext, chOff, chExt.
std::string group_xfrm(const std::string& attributes, const std::string& placed,
                       const std::string& children) {
  return "<a:xfrm " + attributes + ">" + placed + children + "</a:xfrm>";
}
std::string frame(int x, int y, int cx, int cy, bool child = false) {
  const std::string off = child ? "a:chOff" : "a:off", ext = child ? "a:chExt" : "a:ext";
  return "<" + off + " x=\"" + std::to_string(x) + "\" y=\"" + std::to_string(y) + "\"/><" + ext +
         " cx=\"" + std::to_string(cx) + "\" cy=\"" + std::to_string(cy) + "\"/>";
}

ElementIr element(const pptx::ReadDeck& deck, const std::string& eid) {
  const ElementIr* found = deck.slides.empty() ? nullptr : find_element(deck.slides[0], eid);
  EXPECT_NE(found, nullptr) << eid;
  return found != nullptr ? *found : ElementIr{};
}

TEST(ReadShapes, KeepsDashesEndsAdjustmentsAndCurves) {
  const auto shape = [](int id, const std::string& geometry, const std::string& line) {
    return "<p:sp><p:nvSpPr><p:cNvPr id=\"" + std::to_string(id) +
           "\" name=\"s\"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm>" +
           frame(0, 0, 1000, 500) + "</a:xfrm>" + geometry +
           "<a:ln w=\"12700\"><a:solidFill><a:srgbClr val=\"FF0000\"/></a:solidFill>" + line +
           "</a:ln></p:spPr></p:sp>";
  };
  const pptx::ReadDeck deck =
      read_small_deck({shape(5,
                             "<a:prstGeom prst=\"triangle\"><a:avLst><a:gd name=\"adj\" fmla=\"val "
                             "25000\"/></a:avLst></a:prstGeom>",
                             "<a:prstDash val=\"dashDot\"/>") +
                       shape(6,
                             "<a:custGeom><a:avLst/><a:gdLst/><a:pathLst><a:path w=\"10\" h=\"10\" "
                             "fill=\"none\"><a:moveTo><a:pt x=\"0\" y=\"0\"/>"
                             "</a:moveTo><a:quadBezTo><a:pt x=\"5\" y=\"0\"/><a:pt x=\"10\" "
                             "y=\"10\"/></a:quadBezTo></a:path></a:pathLst></a:custGeom>",
                             "<a:headEnd type=\"oval\" w=\"lg\"/><a:tailEnd type=\"none\"/>")});
  const ElementIr preset = element(deck, "sp5"), custom = element(deck, "sp6");
  ASSERT_NE(preset.look, nullptr);
  EXPECT_EQ(preset.look->dash, "dashDot");
  EXPECT_EQ(preset.look->adjustments.at("adj"), 25000);
  ASSERT_NE(custom.look, nullptr);
  EXPECT_EQ(custom.look->line_start, (LineEndIr{"oval", "lg", "med"}));
  EXPECT_TRUE(custom.look->line_end.type.empty());
  ASSERT_NE(custom.look->paths, nullptr);
  ASSERT_EQ(custom.look->paths->size(), 1U);
  const ShapePathIr& path = custom.look->paths->front();
  EXPECT_EQ(path.fill, ShapePathIr::Fill::None);
  ASSERT_EQ(path.steps.size(), 2U);
  EXPECT_EQ(path.steps[1].kind, ShapePathIr::Step::Kind::Curve);
  EXPECT_EQ(path.steps[1].to, (OutlinePointIr{1, 1}));
}

TEST(ReadShapes, PlaceholderWithoutPlaceIsWhereLayoutOrMasterHasIt) {
  const pptx::ReadDeck deck = read_small_deck(
      {sp(5, "<p:ph type=\"title\"/>", "", kText) + sp(6, "<p:ph idx=\"1\"/>", "", kText)});
  const Rect title{Emu(500000), Emu(100000), Emu(8000000), Emu(900000)};
  EXPECT_EQ(element(deck, "sp5").box, title);
  EXPECT_EQ(element(deck, "sp5").placeholder->inherited_box, title);
  EXPECT_EQ(element(deck, "sp6").box,
            (Rect{Emu(500000), Emu(1300000), Emu(8000000), Emu(4000000)}));
}

TEST(ReadShapes, GroupsMoveScaleTurnAndHideWhatIsInThem) {
  const pptx::ReadDeck deck = read_small_deck(
      {group(10, group_xfrm("", frame(1000, 2000, 4000, 4000), frame(0, 0, 2000, 2000, true)),
             group(11,
                   group_xfrm("rot=\"5400000\"", frame(500, 500, 1000, 1000),
                              frame(500, 500, 1000, 1000, true)),
                   sp(5, "", xfrm(500, 500, 200, 100, "flipH=\"1\""), kText), "hidden=\"1\"") +
                 sp(6, "", xfrm(0, 0, 100, 100), kText))});
  const ElementIr outer = element(deck, "sp6"), inner = element(deck, "sp5");
  EXPECT_EQ(outer.box, (Rect{Emu(1000), Emu(2000), Emu(200), Emu(200)}));
  EXPECT_FALSE(outer.hidden);
  EXPECT_EQ(outer.groups, (GroupsIr{{"group 10", 10}}));
  // In the turned group the middle of the shape, 400 left of and 450 above the group's middle,
  // is 450 right of and 400 above it; the outer group doubles that.
  EXPECT_EQ(inner.transform.rotation, kQuarterTurn);
  EXPECT_TRUE(inner.transform.flip_h);
  EXPECT_TRUE(inner.hidden);
  EXPECT_EQ(inner.box,
            (Rect{Emu(1000 + 2 * 1450 - 200), Emu(2000 + 2 * 600 - 100), Emu(400), Emu(200)}));
  EXPECT_EQ(inner.groups, (GroupsIr{{"group 10", 10}, {"group 11", 11}}));
  EXPECT_EQ(inner.origin->xpath, "/p:sld/p:cSld/p:spTree/p:grpSp[1]/p:grpSp[1]/p:sp[1]");
}

TEST(ReadShapes, AdjustmentsOutsideTheirLimitsAreNone) {
  const auto bend_of = [](const std::string& value) {
    const pptx::ReadDeck deck = read_small_deck(
        {"<p:cxnSp><p:nvCxnSpPr><p:cNvPr id=\"7\" "
         "name=\"c\"/><p:cNvCxnSpPr/><p:nvPr/></p:nvCxnSpPr>"
         "<p:spPr><a:xfrm><a:off x=\"1\" y=\"2\"/><a:ext cx=\"3\" cy=\"4\"/></a:xfrm>"
         "<a:prstGeom prst=\"bentConnector3\"><a:avLst><a:gd name=\"adj1\" fmla=\"val " +
         value + "\"/></a:avLst></a:prstGeom></p:spPr></p:cxnSp>"});
    return element(deck, "sp7").bend;
  };
  const auto none = bend_of("");
  EXPECT_EQ(bend_of("-40000"), -40000);
  EXPECT_EQ(bend_of("-2147483648"), none);
  EXPECT_EQ(bend_of("2147483648"), none);
}

TEST(ReadShapes, ConnectorsKeepTheirEnds) {
  const pptx::ReadDeck deck = read_small_deck(
      {sp(5, "", "", kText) + sp(6, "", "", kText) +
       "<p:cxnSp><p:nvCxnSpPr><p:cNvPr id=\"7\" name=\"c\"/><p:cNvCxnSpPr>"
       "<a:stCxn id=\"5\" idx=\"3\"/><a:endCxn id=\"6\" idx=\"1\"/></p:cNvCxnSpPr><p:nvPr/>"
       "</p:nvCxnSpPr><p:spPr><a:xfrm><a:off x=\"1\" y=\"2\"/><a:ext cx=\"3\" cy=\"4\"/></a:xfrm>"
       "<a:prstGeom prst=\"bentConnector3\"><a:avLst><a:gd name=\"adj1\" fmla=\"val 1800000\"/>"
       "</a:avLst></a:prstGeom><a:ln w=\"12700\"><a:solidFill><a:srgbClr val=\"112233\"/>"
       "</a:solidFill><a:headEnd type=\"none\"/><a:tailEnd "
       "type=\"arrow\"/></a:ln></p:spPr></p:cxnSp>"});
  const ElementIr connector = element(deck, "sp7");
  EXPECT_EQ(connector.from, (ConnectionIr{"sp5", 3}));
  EXPECT_EQ(connector.to, (ConnectionIr{"sp6", 1}));
  EXPECT_EQ(connector.bend, 1800000);
  EXPECT_FALSE(connector.line.arrow_at_start);
  EXPECT_TRUE(connector.line.arrow_at_end);
}

TEST(ReadShapes, ShapesOfLayoutAndMasterShowThroughUnlessTheSlideHidesThem) {
  const pptx::ReadDeck deck = read_small_deck({sp(5, "", xfrm(0, 0, 10, 10), kText)});
  ASSERT_EQ(deck.slides[0].elements.size(), 3U);
  EXPECT_EQ(deck.slides[0].elements[0].eid, "_master_sp4");
  EXPECT_EQ(deck.slides[0].elements[0].origin->part, test::kMaster1);
  EXPECT_EQ(deck.slides[0].elements[0].fill.color, (Color{"accent1", 0x4472C4}));
  EXPECT_EQ(deck.slides[0].elements[1].eid, "_layout_sp9");
  EXPECT_EQ(deck.slides[0].elements[2].eid, "sp5");
  EXPECT_LT(deck.slides[0].elements[0].z, deck.slides[0].elements[2].z);
  const pptx::ReadDeck numbered = read_small_deck(
      {"", ""},
      {{test::kLayout1,
        part_xml("p:sldLayout", "<p:cSld><p:spTree>" +
                                    sp(9, "", xfrm(0, 0, 10, 10),
                                       "<a:bodyPr/><a:p><a:fld id=\"{0}\" type=\"slidenum\"><a:rPr/>"
                                       "<a:t>#</a:t></a:fld></a:p>") +
                                    "</p:spTree></p:cSld>")}});
  EXPECT_EQ(plain_text(numbered.slides[1].elements[1].text), "2");
  const pptx::ReadDeck hidden = read_small_deck(
      {""}, {{kSlide1, part_xml("p:sld", "<p:cSld><p:spTree/></p:cSld>", "showMasterSp=\"0\"")}});
  EXPECT_TRUE(hidden.slides.at(0).elements.empty());
}

TEST(ReadShapes, ColourMapOfTheSlideRecoloursTextAndWhatShowsThrough) {
  const std::string map =
      "<p:clrMapOvr><a:overrideClrMapping bg1=\"dk1\" tx1=\"lt1\" bg2=\"dk2\" tx2=\"lt2\" "
      "accent1=\"accent6\" accent2=\"accent2\" accent3=\"accent3\" accent4=\"accent4\" "
      "accent5=\"accent5\" accent6=\"accent6\" hlink=\"hlink\" "
      "folHlink=\"folHlink\"/></p:clrMapOvr>";
  const std::string slide =
      part_xml("p:sld", "<p:cSld><p:spTree>" + sp(5, "<p:ph type=\"title\"/>", "", kText) +
                            "</p:spTree></p:cSld>" + map);
  const pptx::ReadDeck deck = read_small_deck({"", ""}, {{kSlide1, slide}});
  EXPECT_EQ(deck.slides[0].background_rgb, 0x101010U);
  EXPECT_EQ(element(deck, "sp5").text.paragraphs[0].runs[0].style.color, (Color{"tx2", 0xE0E0F0}));
  EXPECT_EQ(element(deck, "_master_sp4").fill.color.rgb, 0x70AD47U);
  EXPECT_EQ(deck.slides[1].background_rgb, 0xFAFAFAU);
  EXPECT_EQ(deck.slides[1].elements[0].fill.color.rgb, 0x4472C4U);
}

TEST(ReadShapes, PicturesAreCutAndSharedOrMissing) {
  const auto pic = [](int id, const std::string& blip) {
    return "<p:pic><p:nvPicPr><p:cNvPr id=\"" + std::to_string(id) +
           "\" name=\"\" descr=\"a dot\"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip " +
           blip + "/><a:srcRect l=\"25000\" b=\"-10%\"/><a:stretch/></p:blipFill><p:spPr>" +
           xfrm(0, 0, 914400, 914400) + "</p:spPr></p:pic>";
  };
  const pptx::ReadDeck deck = read_small_deck(
      {pic(5, "r:embed=\"rId2\"") + pic(6, "r:embed=\"rId2\"") + pic(7, "r:link=\"rId3\"") +
       pic(8, "r:embed=\"rId4\"") + pic(9, "r:embed=\"rId99\"")},
      {{kSlide1Rels, rels({{"slideLayout", kLayoutRel},
                           {"image", "../media/image1.gif"},
                           {"image", "https://example.com/a.png"},
                           {"image", "../media/image2.gif"}})},
       {"ppt/media/image1.gif", test::gif(4, 2)},
       {"ppt/media/image2.gif", "no picture"}});
  const ElementIr e = element(deck, "sp5");
  EXPECT_EQ(e.type, ElementType::Image);
  EXPECT_EQ(e.alt_text, "a dot");
  ASSERT_NE(e.picture, nullptr);
  EXPECT_EQ(e.picture->width, 4);
  EXPECT_EQ(e.fit.cut, (PictureCut{0.25, 0, 0, -0.1}));
  EXPECT_EQ(element(deck, "sp6").picture, e.picture);
  EXPECT_EQ(element(deck, "sp7").missing_asset.english(), "is linked, not in the file");
  EXPECT_EQ(element(deck, "sp8").missing_asset.english(), "cannot be read");
  EXPECT_EQ(element(deck, "sp9").missing_asset.english(), "is not in the file");
}

TEST(ReadShapes, TablesHaveSpansInsetsAndFills) {
  const auto cell = [](const std::string& attributes, const std::string& text,
                       const std::string& properties = "<a:tcPr/>") {
    return "<a:tc " + attributes + "><a:txBody><a:bodyPr/><a:lstStyle/><a:p><a:r><a:t>" + text +
           "</a:t></a:r></a:p></a:txBody>" + properties + "</a:tc>";
  };
  const std::string table =
      "<a:tbl><a:tblPr firstRow=\"1\"/><a:tblGrid><a:gridCol w=\"100000\"/><a:gridCol "
      "w=\"200000\"/></a:tblGrid><a:tr h=\"50000\">" +
      cell("gridSpan=\"2\"", "both") + cell("hMerge=\"1\"", "covered") +
      "</a:tr><a:tr h=\"60000\">" +
      cell("", "left",
           "<a:tcPr marL=\"1000\" anchor=\"ctr\"><a:lnL w=\"25400\"><a:solidFill><a:srgbClr "
           "val=\"123456\"/></a:solidFill><a:prstDash val=\"dash\"/></a:lnL><a:lnB><a:noFill/>"
           "</a:lnB><a:solidFill><a:schemeClr val=\"accent2\"/></a:solidFill></a:tcPr>") +
      "</a:tr></a:tbl>";
  const pptx::ReadDeck deck = read_small_deck(
      {"<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id=\"5\" name=\"\"/></p:nvGraphicFramePr>"
       "<p:xfrm><a:off x=\"1\" y=\"2\"/><a:ext cx=\"300000\" cy=\"110000\"/></p:xfrm><a:graphic>"
       "<a:graphicData uri=\"http://schemas.openxmlformats.org/drawingml/2006/table\">" +
       table + "</a:graphicData></a:graphic></p:graphicFrame>"});
  const ElementIr e = element(deck, "sp5");
  ASSERT_EQ(e.type, ElementType::Table);
  ASSERT_NE(e.table, nullptr);
  EXPECT_TRUE(e.table->read);
  EXPECT_EQ(e.table->columns[1].width, Emu(200000));
  ASSERT_EQ(e.table->rows.size(), 2U);
  EXPECT_EQ(e.table->rows[1].height, Emu(60000));
  EXPECT_EQ(plain_text(e.table->rows[0].cells[0]), "both");
  EXPECT_EQ(plain_text(e.table->rows[0].cells[1]), "");
  EXPECT_EQ(e.table->spans, (std::vector<CellSpanIr>{{0, 0, 1, 2, false}}));
  EXPECT_EQ(e.table->rows[1].cells[0].insets.left, Emu(1000));
  EXPECT_EQ(e.table->rows[1].cells[0].insets.right, Emu(91440));
  EXPECT_EQ(e.table->rows[1].cells[0].anchor, Anchor::Middle);
  EXPECT_EQ(e.table->rows[1].fills[0]->rgb, 0xED7D31U);
  EXPECT_EQ(e.table->rows[1].borders[0],
            (CellBordersIr{CellBorderIr{{"", 0x123456}, 2, true}, {}, {}, {}}));
  EXPECT_EQ(e.table->rows[1].cells.size(), 2U);  // the file lacks one
}

TEST(ReadShapes, ChartHasTheDataOfItsPart) {
  const std::string frame_xml =
      "<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id=\"5\" name=\"Chart\"/></p:nvGraphicFramePr>"
      "<p:xfrm><a:off x=\"0\" y=\"0\"/><a:ext cx=\"9\" cy=\"9\"/></p:xfrm><a:graphic>"
      "<a:graphicData uri=\"http://schemas.openxmlformats.org/drawingml/2006/chart\"><c:chart "
      "xmlns:c=\"http://schemas.openxmlformats.org/drawingml/2006/chart\" r:id=\"rId2\"/>"
      "</a:graphicData></a:graphic></p:graphicFrame>";
  const std::string chart = part_xml(
      "c:chartSpace",
      "<c:chart><c:plotArea><c:doughnutChart><c:ser><c:idx val=\"0\"/><c:order val=\"0\"/><c:val>"
      "<c:numRef><c:f>Sheet1!$B$2:$B$3</c:f><c:numCache><c:ptCount val=\"2\"/><c:pt idx=\"0\">"
      "<c:v>1.5</c:v></c:pt></c:numCache></c:numRef></c:val></c:ser></c:doughnutChart></c:plotArea>"
      "</c:chart>",
      "xmlns:c=\"http://schemas.openxmlformats.org/drawingml/2006/chart\"");
  const pptx::ReadDeck deck = read_small_deck(
      {frame_xml},
      {{kSlide1Rels, rels({{"slideLayout", kLayoutRel}, {"chart", "../charts/c.xml"}})},
       {"ppt/charts/c.xml", chart}});
  const ElementIr e = element(deck, "sp5");
  EXPECT_EQ(e.type, ElementType::Chart);
  ASSERT_NE(e.data, nullptr);
  const auto& content = std::get<ChartContent>(*e.data);
  EXPECT_EQ(content.type, ChartType::Pie);
  ASSERT_EQ(content.series.size(), 1U);
  EXPECT_EQ(content.series[0].data.at(0).y, 1.5);
  ASSERT_EQ(deck.slides[0].unread.size(), 1U);
  EXPECT_EQ(deck.slides[0].unread[0].what, "chart type doughnutChart");
  ASSERT_EQ(deck.facts.charts.size(), 1U);
  EXPECT_EQ(deck.facts.charts[0].slide_id, "s256");
  EXPECT_EQ(deck.facts.charts[0].shape_id, 5U);
  EXPECT_EQ(deck.facts.charts[0].chart.part, "ppt/charts/c.xml");

  const pptx::ReadDeck without = read_small_deck(
      {frame_xml},
      {{kSlide1Rels, rels({{"slideLayout", kLayoutRel}, {"chart", "../charts/c.xml"}})}});
  EXPECT_EQ(without.slides[0].unread.at(0).what, "chart whose part is absent or damaged");
}

TEST(ReadShapes, TableStyleGivesHeadersTheirWeightAndColour) {
  const auto row = [](const std::string& properties) {
    return "<a:tr "
           "h=\"9\"><a:tc><a:txBody><a:bodyPr/><a:p><a:r><a:t>A</a:t></a:r></a:p></a:txBody>" +
           properties + "</a:tc></a:tr>";
  };
  const pptx::ReadDeck deck = read_small_deck(
      {"<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id=\"5\" name=\"\"/></p:nvGraphicFramePr>"
       "<p:xfrm><a:off x=\"1\" y=\"2\"/><a:ext cx=\"9\" cy=\"9\"/></p:xfrm><a:graphic>"
       "<a:graphicData uri=\"http://schemas.openxmlformats.org/drawingml/2006/table\"><a:tbl>"
       "<a:tblPr firstRow=\"1\" "
       "bandRow=\"1\"><a:tableStyleId>{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}"
       "</a:tableStyleId></a:tblPr><a:tblGrid><a:gridCol w=\"9\"/></a:tblGrid>" +
       row("") + row("") + row("<a:tcPr><a:noFill/></a:tcPr>") +
       "</a:tbl></a:graphicData></a:graphic></p:graphicFrame>"});
  const ElementIr e = element(deck, "sp5");
  ASSERT_NE(e.table, nullptr);
  const auto style = [&](std::size_t r) {
    return e.table->rows.at(r).cells.at(0).paragraphs.at(0).runs.at(0).style;
  };
  EXPECT_TRUE(style(0).bold);
  EXPECT_EQ(style(0).color, (Color{"lt1", 0xFAFAFA}));
  EXPECT_EQ(e.table->rows[0].fills[0]->rgb, 0x4472C4U);
  ASSERT_TRUE(e.table->rows[0].borders[0].bottom);  // Medium Style 2: white, 3 pt below the header
  EXPECT_EQ(e.table->rows[0].borders[0].bottom->width_pt, 3);
  EXPECT_EQ(e.table->rows[0].borders[0].bottom->color, (Color{"lt1", 0xFAFAFA}));
  EXPECT_FALSE(style(1).bold);
  EXPECT_EQ(style(1).color, (Color{"dk1", 0x101010}));
  EXPECT_TRUE(e.table->rows[1].fills[0].has_value());
  EXPECT_FALSE(e.table->rows[2].fills[0].has_value());
}

TEST(ReadShapes, DiagramIsTheShapesOfItsDrawing) {
  const std::string frame_xml =
      "<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id=\"5\" name=\"Diagram\"/>"
      "</p:nvGraphicFramePr><p:xfrm><a:off x=\"1000\" y=\"2000\"/><a:ext cx=\"3000\" cy=\"4000\"/>"
      "</p:xfrm><a:graphic><a:graphicData "
      "uri=\"http://schemas.openxmlformats.org/drawingml/2006/diagram\"><dgm:relIds r:dm=\"rId2\"/>"
      "</a:graphicData></a:graphic></p:graphicFrame>";
  const std::string data = part_xml(
      "dgm:dataModel",
      "<dgm:ptLst><dgm:pt modelId=\"1\"><dgm:t>" + kText +
          "</dgm:t></dgm:pt></dgm:ptLst>"
          "<dgm:extLst><a:ext uri=\"x\"><dsp:dataModelExt relId=\"rId3\"/></a:ext></dgm:extLst>");
  const std::string drawing = part_xml(
      "dsp:drawing",
      "<dsp:spTree><dsp:nvGrpSpPr/><dsp:grpSpPr/><dsp:sp><dsp:nvSpPr><dsp:cNvPr id=\"0\" "
      "name=\"\"/></dsp:nvSpPr><dsp:spPr>" +
          xfrm(100, 200, 1000, 500) + "<a:prstGeom prst=\"roundRect\"/></dsp:spPr><dsp:txBody>" +
          kText +
          "</dsp:txBody><dsp:txXfrm><a:off x=\"120\" y=\"230\"/><a:ext cx=\"900\" cy=\"400\"/>"
          "</dsp:txXfrm></dsp:sp></dsp:spTree>");
  test::PartBytes parts{{kSlide1Rels, rels({{"slideLayout", kLayoutRel},
                                            {"diagramData", "../diagrams/data1.xml"},
                                            {"diagramDrawing", "../diagrams/drawing1.xml"}})},
                        {"ppt/diagrams/data1.xml", data},
                        {"ppt/diagrams/drawing1.xml", drawing}};
  const ElementIr shape = element(read_small_deck({frame_xml}, parts), "sp5.1");
  EXPECT_EQ(shape.box, (Rect{Emu(1100), Emu(2200), Emu(1000), Emu(500)}));
  EXPECT_EQ(shape.shape, "roundRect");
  EXPECT_EQ(plain_text(shape.text), "Text");
  // The text stands within that rectangle, and not within that of the rounded corners besides.
  const Rect lines = measure::text_area(shape).rect;
  EXPECT_EQ(lines.x, Emu(1120) + kDefaultInsets.left);
  EXPECT_EQ(lines.right(), Emu(2020) - kDefaultInsets.right);
  EXPECT_EQ(shape.origin->part, "ppt/diagrams/drawing1.xml");
  EXPECT_EQ(shape.origin->kind, SourceKind::Diagram);
  EXPECT_EQ(shape.groups, (GroupsIr{{"Diagram", 5}}));

  // A group around the diagram, and one in its drawing.
  const std::size_t begin = drawing.find("<dsp:sp>"), end = drawing.find("</dsp:spTree>");
  parts["ppt/diagrams/drawing1.xml"] =
      drawing.substr(0, begin) + "<dsp:grpSp><dsp:nvGrpSpPr><dsp:cNvPr id=\"9\" name=\"in it\"/>"
      "</dsp:nvGrpSpPr><dsp:grpSpPr/>" + drawing.substr(begin, end - begin) + "</dsp:grpSp>" +
      drawing.substr(end);
  const ElementIr inner = element(read_small_deck({group(10, "", frame_xml)}, parts), "sp5.1");
  EXPECT_EQ(inner.groups, (GroupsIr{{"group 10", 10}, {"Diagram", 5}, {"in it", 9}}));

  parts["ppt/diagrams/drawing1.xml"] = "";
  const pptx::ReadDeck without = read_small_deck({frame_xml}, parts);
  EXPECT_EQ(plain_text(element(without, "sp5").text), "Text");
  ASSERT_EQ(without.slides[0].unread.size(), 1U);
  EXPECT_EQ(without.slides[0].unread[0].what, "diagram without a drawing");
}

TEST(ReadShapes, PathOfAnAlternativeNamesItsBranch) {
  const std::string alternate =
      "<mc:AlternateContent><mc:Choice Requires=\"unknown\" xmlns:unknown=\"urn:x\">" +
      sp(6, "", "", kText) + "</mc:Choice><mc:Fallback>" + sp(7, "", "", kText) +
      "</mc:Fallback></mc:AlternateContent>";
  const pptx::ReadDeck deck =
      read_small_deck({sp(5, "", "", kText) + alternate + sp(8, "", "", kText)});
  EXPECT_EQ(element(deck, "sp7").origin->xpath,
            "/p:sld/p:cSld/p:spTree/mc:AlternateContent[1]/mc:Fallback[1]/p:sp[1]");
  EXPECT_EQ(element(deck, "sp8").origin->xpath, "/p:sld/p:cSld/p:spTree/p:sp[2]");
  EXPECT_EQ(find_element(deck.slides[0], "sp6"), nullptr);
}

TEST(ReadShapes, RepeatedIdsGetNumbers) {
  const pptx::ReadDeck deck =
      read_small_deck({sp(5, "", "", kText) + sp(5, "", "", kText) + sp(5, "", "", kText)});
  EXPECT_EQ(element(deck, "sp5.2").origin->shape_id, 5U);
  EXPECT_EQ(element(deck, "sp5.3").origin->xpath, "/p:sld/p:cSld/p:spTree/p:sp[3]");
}

TEST(ReadShapes, NotesCommentsSectionsAndHiddenSlides) {
  const std::string notes = part_xml(
      "p:notes", "<p:cSld><p:spTree>" + sp(2, "<p:ph type=\"sldImg\"/>", "", "") +
                     sp(3, "<p:ph type=\"body\" idx=\"9\"/>", "",
                        "<a:bodyPr/><a:p><a:r><a:t>Say</a:t></a:r></a:p><a:p><a:r><a:t>this</a:t>"
                        "</a:r></a:p>") +
                     "</p:spTree></p:cSld>");
  const std::string comments = part_xml(
      "p:cmLst",
      "<p:cm authorId=\"3\" dt=\"2020-01-02T03:04:05\" idx=\"1\"><p:text>Check</p:text></p:cm>");
  const std::string authors =
      part_xml("p:cmAuthorLst", "<p:cmAuthor id=\"3\" name=\"Kim\" initials=\"K\"/>");
  const pptx::ReadDeck deck = read_small_deck(
      {""},
      {{kSlide1, part_xml("p:sld", "<p:cSld><p:spTree/></p:cSld>", "show=\"0\"")},
       {kSlide1Rels, rels({{"slideLayout", kLayoutRel},
                           {"notesSlide", "../notesSlides/notesSlide1.xml"},
                           {"comments", "../comments/comment1.xml"}})},
       {"ppt/_rels/presentation.xml.rels", rels({{"slideMaster", "slideMasters/slideMaster1.xml"},
                                                 {"slide", "slides/slide1.xml"},
                                                 {"commentAuthors", "commentAuthors.xml"}})},
       {"ppt/notesSlides/notesSlide1.xml", notes},
       {"ppt/comments/comment1.xml", comments},
       {"ppt/commentAuthors.xml", authors}});
  EXPECT_TRUE(deck.slides[0].hidden);
  EXPECT_EQ(deck.slides[0].slide_id, "s256");
  EXPECT_EQ(deck.slides[0].notes, "Say\nthis");
  ASSERT_EQ(deck.facts.comments.size(), 1U);
  EXPECT_EQ(deck.facts.comments[0].author, "Kim");
  EXPECT_EQ(deck.facts.comments[0].text, "Check");
  EXPECT_EQ(deck.facts.comments[0].slide_id, "s256");
}

// The notes are those of the body; what else stands on the page is told apart by what a reader sees.
TEST(ReadShapes, TextsOfANotesPage) {
  const auto words = [](const char* text) {
    return "<a:bodyPr/><a:p><a:r><a:t>" + std::string(text) + "</a:t></a:r></a:p>";
  };
  std::string hidden = sp(5, "", xfrm(0, 0, 99, 99), words("hidden"));
  hidden.insert(hidden.find(" name="), " hidden=\"1\"");
  const std::string notes = part_xml(
      "p:notes", "<p:cSld><p:spTree>" + sp(2, "<p:ph type=\"body\" idx=\"1\"/>", "", words("Say this")) +
                     sp(3, "", xfrm(0, 0, 99, 99), words("beside")) +
                     sp(4, "", xfrm(56 * 914400 + 1, 0, 99, 99), words("off")) + hidden +
                     sp(6, "<p:ph type=\"sldNum\" idx=\"2\"/>", "", words("7")) +
                     sp(7, "", "", words(" ")) + "</p:spTree></p:cSld>");
  const auto read = [&](const std::string& part) {
    return read_small_deck({""}, {{kSlide1Rels, rels({{"slideLayout", kLayoutRel},
                                                      {"notesSlide", "../notesSlides/notesSlide1.xml"}})},
                                  {"ppt/notesSlides/notesSlide1.xml", part}});
  };
  const pptx::ReadDeck deck = read(notes);
  EXPECT_EQ(deck.slides[0].notes, "Say this");
  ASSERT_EQ(deck.facts.notes.size(), 1U);
  EXPECT_EQ(deck.facts.notes[0].slide_id, "s256");
  EXPECT_FALSE(deck.facts.notes[0].unreadable);
  EXPECT_EQ(deck.facts.notes[0].hidden, (std::vector<std::string>{"off", "hidden"}));
  EXPECT_EQ(deck.facts.notes[0].others, std::vector<std::string>{"beside"});
  for (const char* damaged : {"<p:notes", "<other/>"}) {
    const pptx::ReadDeck bad = read(damaged);
    ASSERT_EQ(bad.facts.notes.size(), 1U) << damaged;
    EXPECT_TRUE(bad.facts.notes[0].unreadable) << damaged;
  }
}

TEST(ReadShapes, SuppressionsThatTheFileCarries) {
  const std::string custom =
      "<Properties xmlns=\"http://schemas.openxmlformats.org/officeDocument/2006/custom-properties\" "
      "xmlns:vt=\"http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes\">"
      "<property fmtid=\"{D5CDD505-2E9C-101B-9397-08002B2CF9AE}\" pid=\"2\" name=\"Client\">"
      "<vt:lpwstr>North</vt:lpwstr></property>"
      "<property fmtid=\"{D5CDD505-2E9C-101B-9397-08002B2CF9AE}\" pid=\"3\" name=\"deckle.suppress.1\">"
      "<vt:lpwstr>rule=small-text;reason=a &amp; b</vt:lpwstr></property></Properties>";
  const pptx::ReadDeck deck = read_small_deck(
      {""}, {{"_rels/.rels", rels({{"officeDocument", "ppt/presentation.xml"},
                                   {"custom-properties", "docProps/custom.xml"}})},
             {"docProps/custom.xml", custom}});
  EXPECT_EQ(deck.facts.suppressions, std::vector<std::string>{"rule=small-text;reason=a & b"});
}

// What tells an empty slide from one that its layout designs, or its background.
TEST(ReadShapes, SlidesWithoutATitleAndWithABackgroundOfTheirOwn) {
  const std::string footer = sp(2, "<p:ph type=\"ftr\" idx=\"11\"/>", "", "");
  const std::string title = sp(2, "<p:ph type=\"title\"/>", "", "");
  const pptx::ReadDeck deck = read_small_deck(
      {footer, title, ""},
      {{"ppt/slides/slide3.xml",
        part_xml("p:sld",
                 "<p:cSld><p:bg><p:bgPr><a:noFill/></p:bgPr></p:bg><p:spTree/></p:cSld>")}});
  ASSERT_EQ(deck.facts.slides.size(), 2U);
  const SlideFacts* with_footer = deck.facts.of_slide("s256");
  ASSERT_NE(with_footer, nullptr);
  EXPECT_TRUE(with_footer->lacks_title);
  EXPECT_FALSE(with_footer->own_background);
  EXPECT_EQ(deck.facts.of_slide("s257"), nullptr);
  const SlideFacts* with_background = deck.facts.of_slide("s258");
  ASSERT_NE(with_background, nullptr);
  EXPECT_TRUE(with_background->own_background);
}

TEST(ReadShapes, DamagedSlideIsAFindingAndTheOthersAreRead) {
  const pptx::ReadDeck deck =
      read_small_deck({sp(5, "", "", kText), sp(6, "", "", kText)}, {{kSlide1, "<p:sld"}});
  ASSERT_EQ(deck.slides.size(), 1U);
  EXPECT_EQ(deck.slides[0].slide_id, "s257");
  EXPECT_EQ(deck.slides[0].index, 1);
  ASSERT_EQ(deck.findings.size(), 1U);
  EXPECT_EQ(deck.findings[0].rule, "unreadable-slide");
  EXPECT_EQ(deck.findings[0].at.part, kSlide1);
}

TEST(ReadShapes, LayoutWithoutRelationshipsHasTheFirstMaster) {
  const pptx::ReadDeck deck =
      read_small_deck({sp(5, "<p:ph type=\"title\"/>", "", kText)},
                      {{"ppt/slideLayouts/_rels/slideLayout1.xml.rels", ""}});
  EXPECT_EQ(element(deck, "sp5").text.paragraphs[0].runs[0].style.size_pt, 40);
}

TEST(ReadShapes, CountsOfTheWholeDeckAreLimited) {
  const std::string shapes = sp(5, "", "", kText) + sp(6, "", "", kText);
  for (const Limit limit : {Limit::DeckShapes, Limit::DeckRuns, Limit::Slides}) {
    const auto read = pptx::read_deck(small_package({shapes, shapes}), "small.pptx",
                                      test::fresh_budget(test::limits_with(limit, 1)));
    ASSERT_FALSE(read) << info(limit).name;
    EXPECT_EQ(read.error().code, ErrorCode::Limit);
  }
}

// Each of them is kept with all the groups around it.
TEST(ReadShapes, ShapesDeepInGroupsCountForMore) {
  std::string deep;
  for (int level = 0; level < 40; ++level) deep += "<p:grpSp>";
  for (int id = 5; id < 15; ++id) deep += sp(id, "", "", "");
  for (int level = 0; level < 40; ++level) deep += "</p:grpSp>";
  const auto read = [&deep](std::uint64_t most) {
    return pptx::read_deck(small_package({deep}), "small.pptx",
                           test::fresh_budget(test::limits_with(Limit::DeckShapes, most)))
        .has_value();
  };
  // Ten shapes, each with two for forty groups, and what shows through of the layout.
  const std::uint64_t through = read_small_deck({""}).slides[0].elements.size();
  EXPECT_TRUE(read(30 + through));
  EXPECT_FALSE(read(29 + through));
}

// A damaged table: a few bytes for each row must not become a thousand cells.
TEST(ReadShapes, RowsThatLackTheirCellsAreReadInProportion) {
  const auto table = [](int columns, const std::string& rows) {
    std::string grid;
    for (int i = 0; i < columns; ++i) grid += "<a:gridCol w=\"9\"/>";
    const pptx::ReadDeck deck = read_small_deck(
        {"<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id=\"5\" name=\"t\"/></p:nvGraphicFramePr>"
         "<a:graphic><a:graphicData "
         "uri=\"http://schemas.openxmlformats.org/drawingml/2006/table\"><a:tbl><a:tblGrid>" +
         grid + "</a:tblGrid>" + rows + "</a:tbl></a:graphicData></a:graphic></p:graphicFrame>"});
    return deck.slides.at(0);
  };
  const auto rows = [](const std::string& row, int count) {
    std::string all;
    for (int i = 0; i < count; ++i) all += row;
    return all;
  };
  const std::string full =
      "<a:tr h=\"9\">" + rows("<a:tc><a:txBody><a:p><a:r><a:t>a</a:t></a:r></a:p></a:txBody></a:tc>", 1000) +
      "</a:tr>";
  const auto rows_of = [](const SlideIr& slide) {
    return find_element(slide, "sp5")->table->rows;
  };
  const SlideIr none = table(1000, rows("<a:tr h=\"9\"/>", 20) + full);
  ASSERT_NE(find_element(none, "sp5"), nullptr);
  // Eight rows are made up: 4,096 cells and four for each of the thousand that are there. Its words
  // are read all the same.
  EXPECT_EQ(rows_of(none).size(), 9U);
  EXPECT_EQ(plain_text(rows_of(none).back().cells.back()), "a");
  ASSERT_EQ(none.unread.size(), 1U);
  EXPECT_EQ(none.unread[0].what, "rows without cells");
  // What a program forgot in an ordinary table is empty cells.
  const SlideIr few = table(10, rows("<a:tr h=\"9\"/>", 20));
  EXPECT_EQ(rows_of(few).size(), 20U);
  EXPECT_EQ(rows_of(few)[19].cells.size(), 10U);
  EXPECT_TRUE(few.unread.empty());
}

}  // namespace
}  // namespace deckle
