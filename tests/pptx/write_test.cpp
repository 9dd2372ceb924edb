#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <memory>
#include <sstream>

#include "ooxml/xml/document.h"
#include "pptx/write/autofit.h"
#include "pptx/write/deck_writer.h"
#include "tests/pptx/sample_decks.h"
#include "tests/support/fresh_budget.h"
#include "tests/support/judges.h"

namespace deckle::pptx {
namespace {

const std::string kBuiltin = std::string(DECKLE_SOURCE_DIR) + "/templates/builtin/default-16x9";
const test::SampleLayout kLayout{"ppt/slideLayouts/slideLayout3.xml", {Emu(12192000), Emu(6858000)}, 1, 12};

ooxml::Package base() { return ooxml::Package::open(kBuiltin, test::fresh_budget()).value(); }

WriteOptions options() {
  WriteOptions o;
  o.properties = {"한국 시장", "Q3 & Q4", "ko-KR", {"시장", "market"}, "2026-01-02T03:04:05Z"};
  return o;
}

ooxml::Package sample_deck() {
  return write_deck(base(), {test::bullets_slide(kLayout, 0), test::shapes_slide(kLayout, 1)}, options()).value();
}

// One element a line, so that a difference can be read.
std::string pretty(const std::string& xml) {
  pugi::xml_document document;
  EXPECT_TRUE(document.load_string(xml.c_str(), pugi::parse_default | pugi::parse_ws_pcdata_single));
  std::ostringstream out;
  document.save(out, " ", pugi::format_indent);
  return out.str();
}

TEST(Write, PartsAreAsRecorded) {
  const ooxml::Package deck = sample_deck();
  const struct {
    const char *part, *golden;
  } rows[] = {
      {"ppt/slides/slide1.xml",                  "slide1.xml"},
      {"ppt/slides/slide2.xml",                  "slide2.xml"},
      {"ppt/slides/_rels/slide1.xml.rels",       "slide1.xml.rels"},
      {"ppt/slides/_rels/slide2.xml.rels",       "slide2.xml.rels"},
      {"ppt/notesSlides/notesSlide1.xml",        "notesSlide1.xml"},
      {"ppt/notesSlides/_rels/notesSlide1.xml.rels", "notesSlide1.xml.rels"},
      {"docProps/core.xml",                      "core.xml"},
      {"docProps/app.xml",                       "app.xml"},
  };
  for (const auto& row : rows) {
    const std::string* part = deck.find(row.part);
    ASSERT_NE(part, nullptr) << row.part;
    const std::string file = std::string(DECKLE_SOURCE_DIR) + "/tests/pptx/golden/" + row.golden;
    if (const char* update = std::getenv("DECKLE_UPDATE_GOLDEN"); update != nullptr && *update == '1') {
      test::write_text(file, pretty(*part));
    }
    EXPECT_EQ(pretty(*part), test::read_text(file)) << row.part;
  }
}

// PowerPoint repairs a file that has a relationship to a missing part.
TEST(Write, LeavesOutUnusedRelationshipsToMissingParts) {
  ooxml::Package package = base();
  const std::string master = "ppt/slideMasters/slideMaster1.xml";
  std::vector<ooxml::Relationship> all = package.relationships(master);
  const std::size_t before = all.size();
  all.push_back({"rId77", "http://schemas.openxmlformats.org/officeDocument/2006/relationships/image",
                 "../media/none.png"});
  package.set_relationships(master, all);
  const Result<ooxml::Package> deck =
      write_deck(package, {test::bullets_slide(kLayout, 0)}, options());
  ASSERT_TRUE(deck) << to_string(deck.error());
  EXPECT_EQ(deck->relationships(master).size(), before);

  // A master that names it cannot be written.
  for (const char* quote : {"\"", "'"}) {
    ooxml::Package user = package;
    std::string xml = *user.find(master);
    xml.insert(xml.rfind("</p:sldMaster>"), std::string("<x:x xmlns:x=\"urn:x\" r:id=") + quote +
                                                "rId77" + quote + "/>");
    user.put(master, xml, user.content_type(master));
    const Result<ooxml::Package> refused =
        write_deck(user, {test::bullets_slide(kLayout, 0)}, options());
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::Malformed);
    EXPECT_NE(to_string(refused.error()).find("refers to ../media/none.png"), std::string::npos)
        << to_string(refused.error());
  }
}

TEST(Write, SameInputGivesSameBytes) { EXPECT_EQ(*sample_deck().to_bytes(), *sample_deck().to_bytes()); }

TEST(Write, AnyNumberOfThreadsGivesTheSameBytes) {
  std::vector<SlideIr> slides;
  for (int i = 0; i < 12; ++i) {
    slides.push_back(test::bullets_slide(kLayout, i));
    slides.push_back(test::shapes_slide(kLayout, i));
  }
  WriteOptions several = options();
  several.jobs = 5;
  const std::string alone = write_deck(base(), slides, options())->to_bytes(1).value();
  const std::string together = write_deck(base(), slides, several)->to_bytes(5).value();
  EXPECT_TRUE(alone == together);
}

TEST(Write, UntouchedPartsStayByteIdentical) {
  const ooxml::Package before = base(), after = sample_deck();
  for (const char* part : {"ppt/slideMasters/slideMaster1.xml", "ppt/slideLayouts/slideLayout3.xml", "ppt/theme/theme1.xml",
                           "ppt/notesMasters/notesMaster1.xml", "ppt/tableStyles.xml", "ppt/presProps.xml",
                           "ppt/slideMasters/_rels/slideMaster1.xml.rels"}) {
    ASSERT_NE(after.find(part), nullptr) << part;
    EXPECT_EQ(*after.find(part), *before.find(part)) << part;
  }
}

// The writer's own output as a base: its slides, notes and links must be gone completely.
TEST(Write, SlidesOfTheBaseLeaveWithWhatOnlyTheyUsed) {
  ooxml::Package old = sample_deck();
  old.put("ppt/media/only.png", "x", "image/png");
  std::vector<ooxml::Relationship> relationships = old.relationships("ppt/slides/slide2.xml");
  relationships.push_back({"rId9", "http://schemas.openxmlformats.org/officeDocument/2006/relationships/image", "../media/only.png", false});
  old.set_relationships("ppt/slides/slide2.xml", relationships);
  const Result<ooxml::Package> next = write_deck(old, {test::bullets_slide(kLayout, 0)}, options());
  ASSERT_TRUE(next) << to_string(next.error());
  EXPECT_TRUE(next->has("ppt/slides/slide1.xml"));
  EXPECT_FALSE(next->has("ppt/slides/slide2.xml"));
  EXPECT_FALSE(next->has("ppt/media/only.png"));
  const ooxml::Package fresh = write_deck(base(), {test::bullets_slide(kLayout, 0)}, options()).value();
  EXPECT_EQ(next->names(), fresh.names());
  EXPECT_EQ(*next->to_bytes(), *fresh.to_bytes()) << "and nothing else differs from a deck made from the base itself";
}

ooxml::Package with_presentation(const std::string& middle, const std::string& size) {
  ooxml::Package package = base();
  package.put("ppt/presentation.xml",
              "<x:presentation xmlns:x=\"http://schemas.openxmlformats.org/presentationml/2006/main\" "
              "xmlns:y=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships\"><x:sldMasterIdLst><x:sldMasterId "
              "id=\"2147483648\" y:id=\"rId1\"/></x:sldMasterIdLst>" + middle + size +
              "<x:notesSz cx=\"6858000\" cy=\"9144000\"/><x:custShowLst><x:custShow name=\"a\" id=\"0\"><x:sldLst/></x:custShow></x:custShowLst>"
              "<x:extLst><x:ext uri=\"{521415D9-36F7-43E2-AB2F-B90AF26B5E84}\"/><x:ext uri=\"{KEEP}\"/></x:extLst></x:presentation>",
              "application/vnd.openxmlformats-officedocument.presentationml.template.main+xml");
  return package;
}

TEST(Write, PresentationIsSplicedWhateverItsPrefixes) {
  const ooxml::Package package = with_presentation("<x:sldIdLst><x:sldId id=\"300\" y:id=\"rId77\"/></x:sldIdLst>",
                                            "<x:sldSz cx=\"12192000\" cy=\"6858000\" type=\"screen4x3\"/>");
  const Result<ooxml::Package> deck = write_deck(package, {test::bullets_slide(kLayout, 0), test::shapes_slide(kLayout, 1)}, options());
  ASSERT_TRUE(deck) << to_string(deck.error());
  const Result<ooxml::xml::Document> document = ooxml::xml::parse(
      *deck->find("ppt/presentation.xml"), "ppt/presentation.xml", test::fresh_budget());
  ASSERT_TRUE(document) << to_string(document.error());
  std::string order;
  for (const pugi::xml_node child : document->root().children()) order += std::string(child.name()) + " ";
  EXPECT_EQ(order, "p:sldMasterIdLst p:notesMasterIdLst p:sldIdLst p:sldSz p:notesSz p:extLst ");
  std::vector<std::string> ids;
  for (const pugi::xml_node slide : document->root().child("p:sldIdLst").children()) ids.emplace_back(slide.attribute("id").value());
  EXPECT_EQ(ids, (std::vector<std::string>{"256", "257"}));
  EXPECT_FALSE(document->root().child("p:sldSz").attribute("type")) << "12192000 x 6858000 is no screen4x3";
  EXPECT_EQ(deck->find("ppt/presentation.xml")->find("521415D9"), std::string::npos);
  EXPECT_NE(deck->find("ppt/presentation.xml")->find("{KEEP}"), std::string::npos);
  EXPECT_NE(deck->content_type("ppt/presentation.xml").find("presentation.main"), std::string::npos) << "no template any more";
}

TEST(Write, RefusesSizesThatAreNone) {
  for (const char* size : {"0", "-12192000", "99999999999999999999", "1e9", "NaN", "", "0x10", "60000000"}) {
    const ooxml::Package package = with_presentation("", std::string("<x:sldSz cx=\"") + size + "\" cy=\"6858000\"/>");
    const Result<ooxml::Package> deck = write_deck(package, {}, options());
    ASSERT_FALSE(deck) << size;
    EXPECT_EQ(deck.error().code, ErrorCode::Malformed);
  }
}

TEST(Write, MakesANotesMasterWhereThereIsNone) {
  ooxml::Package package = base();
  std::vector<ooxml::Relationship> relationships = package.relationships("ppt/presentation.xml");
  std::erase_if(relationships, [](const ooxml::Relationship& r) { return r.type.ends_with("/notesMaster"); });
  package.set_relationships("ppt/presentation.xml", relationships);
  std::string presentation = *package.find("ppt/presentation.xml");
  const std::size_t begin = presentation.find("<p:notesMasterIdLst>"), end = presentation.find("</p:notesMasterIdLst>") + 21;
  presentation.erase(begin, end - begin);
  package.put("ppt/presentation.xml", presentation, package.content_type("ppt/presentation.xml"));

  const Result<ooxml::Package> deck = write_deck(package, {test::bullets_slide(kLayout, 0)}, options());
  ASSERT_TRUE(deck) << to_string(deck.error());
  const std::optional<std::string> master = deck->related("ppt/presentation.xml", "notesMaster");
  ASSERT_TRUE(master && deck->has(*master));
  const Result<ooxml::xml::Document> document =
      ooxml::xml::parse(*deck->find(*master), *master, test::fresh_budget());
  ASSERT_TRUE(document);
  std::string types;
  for (const pugi::xml_node shape : document->root().child("p:cSld").child("p:spTree").children("p:sp")) {
    types += std::string(shape.child("p:nvSpPr").child("p:nvPr").child("p:ph").attribute("type").value()) + " ";
  }
  EXPECT_EQ(types, "hdr dt sldImg body ftr sldNum ");
  EXPECT_NE(deck->related(*master, "theme"), deck->related("ppt/slideMasters/slideMaster1.xml", "theme")) << "a theme of its own";
  const std::string written = *deck->find("ppt/presentation.xml");
  EXPECT_LT(written.find("notesMasterIdLst"), written.find("sldIdLst"));
  EXPECT_EQ(deck->related("ppt/notesSlides/notesSlide1.xml", "notesMaster"), master);
  EXPECT_EQ(deck->related("ppt/notesSlides/notesSlide1.xml", "slide"), "ppt/slides/slide1.xml");
  EXPECT_EQ(deck->related("ppt/slides/slide1.xml", "notesSlide"), "ppt/notesSlides/notesSlide1.xml");
}

pugi::xml_node shape_tree(const ooxml::xml::Document& document) { return document.root().child("p:cSld").child("p:spTree"); }

TEST(Write, DrawsByZThenByReadingOrder) {
  const ooxml::Package deck = sample_deck();
  const Result<ooxml::xml::Document> document =
      ooxml::xml::parse(*deck.find("ppt/slides/slide2.xml"), "x", test::fresh_budget());
  std::string names, ids;
  for (const pugi::xml_node shape : shape_tree(*document).children()) {
    const pugi::xml_node cNvPr = shape.first_child().child("p:cNvPr");
    if (!cNvPr) continue;
    names += std::string(cNvPr.attribute("name").value()) + "|";
    ids += std::string(cNvPr.attribute("id").value()) + " ";
  }
  EXPECT_EQ(names, "Panel|text|Panel 2|divider|") << "the panel has z 5, the others 10; names are unique";
  EXPECT_EQ(ids, "2 3 4 5 ");
}

TEST(Write, BakesAutofitOnlyWhenAsked) {
  WriteOptions o = options();
  o.autofit = [](const SlideIr&, const ElementIr& element) -> std::optional<measure::AutofitState> {
    if (element.eid != "body") return std::nullopt;
    return measure::AutofitState{92.5, 10, true};
  };
  const SlideIr slide = test::bullets_slide(kLayout, 0);
  const ooxml::Package sizes = write_deck(base(), {slide}, o).value();
  EXPECT_EQ(sizes.find("ppt/slides/slide1.xml")->find("Autofit"), std::string::npos);
  o.fit = FitMode::Autofit;
  const ooxml::Package autofit = write_deck(base(), {slide}, o).value();
  EXPECT_NE(autofit.find("ppt/slides/slide1.xml")->find("<a:normAutofit fontScale=\"92500\" lnSpcReduction=\"10000\"/>"), std::string::npos);
}

TEST(Write, MeasuresAutofitOfTextsOnly) {
  const auto fonts = measure::FontCatalog::open({});
  ASSERT_TRUE(fonts) << to_string(fonts.error());
  const measure::TextEngine engine(*fonts, measure::Target::PowerPoint);
  const auto state_of = measured_autofit(engine);
  SlideIr slide = test::bullets_slide(kLayout, 0);
  const ElementIr &title = slide.elements[0], &number = slide.elements[2];
  EXPECT_EQ(state_of(slide, title), (measure::AutofitState{100, 0, true}));
  EXPECT_EQ(state_of(slide, number), std::nullopt);
  ElementIr crowded = slide.elements[1];
  const std::vector<ParagraphIr> three = crowded.text.paragraphs;
  for (int i = 0; i < 9; ++i) crowded.text.paragraphs.insert(crowded.text.paragraphs.end(), three.begin(), three.end());
  const auto state = state_of(slide, crowded);
  ASSERT_TRUE(state);
  EXPECT_LT(state->font_scale_pct, 70) << "thirty paragraphs in a box for twelve";
  EXPECT_EQ(state_of(slide, test::shapes_slide(kLayout, 1).elements[1]), std::nullopt) << "a shape keeps its mode";
}

std::string attributes_of(const pugi::xml_node node) {
  std::string out;
  for (const pugi::xml_attribute a : node.attributes())
    out += std::string(out.empty() ? "" : " ") + a.name() + "=" + a.value();
  return out;
}

// The shapes of turned_slide() by name.
std::map<std::string, pugi::xml_node> turned_shapes(const ooxml::xml::Document& document) {
  std::map<std::string, pugi::xml_node> shapes;
  for (const pugi::xml_node shape : shape_tree(document).children())
    shapes[shape.first_child().child("p:cNvPr").attribute("name").value()] = shape;
  return shapes;
}

TEST(Write, SaysHowShapesAreTurnedAndMirrored) {
  const ooxml::Package deck =
      write_deck(base(), {test::turned_slide(kLayout, 0)}, options()).value();
  const Result<ooxml::xml::Document> document =
      ooxml::xml::parse(*deck.find("ppt/slides/slide1.xml"), "x", test::fresh_budget());
  const auto shapes = turned_shapes(*document);
  const auto xfrm = [&](const char* name) {
    return attributes_of(shapes.at(name).child("p:spPr").child("a:xfrm"));
  };
  EXPECT_EQ(xfrm("turned"), "rot=1800000");
  EXPECT_EQ(xfrm("flipped"), "flipH=1 flipV=1");
  EXPECT_EQ(xfrm("line"), "rot=18900000");
  EXPECT_EQ(xfrm("horz"), "");
  EXPECT_EQ(attributes_of(shapes.at("turned").child("p:spPr").child("a:xfrm").child("a:off")),
            "x=1219200 y=685800")
      << "of the upright box";
}

TEST(Write, SaysHowTextRunsAndFits) {
  const ooxml::Package deck =
      write_deck(base(), {test::turned_slide(kLayout, 0)}, options()).value();
  const Result<ooxml::xml::Document> document =
      ooxml::xml::parse(*deck.find("ppt/slides/slide1.xml"), "x", test::fresh_budget());
  const auto shapes = turned_shapes(*document);
  const auto bodyPr = [&](const char* name) {
    return shapes.at(name).child("p:txBody").child("a:bodyPr");
  };
  EXPECT_FALSE(bodyPr("horz").attribute("vert"));
  for (const char* vert :
       {"vert", "vert270", "wordArtVert", "eaVert", "mongolianVert", "wordArtVertRtl"})
    EXPECT_STREQ(bodyPr(vert).attribute("vert").value(), vert);
  const auto fit = [&](const char* name) {
    const pugi::xml_node mode = bodyPr(name).first_child();
    return std::string(mode.name()) + (mode.first_attribute() ? " " : "") + attributes_of(mode);
  };
  EXPECT_EQ(fit("text"), "a:normAutofit fontScale=92500 lnSpcReduction=10000");
  EXPECT_EQ(fit("none"), "a:noAutofit");
  EXPECT_EQ(fit("shape"), "a:spAutoFit");
  EXPECT_EQ(fit("turned"), "");
}

// LibreOffice gives a paragraph without a right margin that of the paragraph above it.
TEST(Write, RightMarginsAreOnAllParagraphsOfABodyOrOnNone) {
  SlideIr slide = test::turned_slide(kLayout, 0);
  ElementIr& element = *std::find_if(slide.elements.begin(), slide.elements.end(),
                                     [](const ElementIr& e) { return e.eid == "horz"; });
  element.text.paragraphs.resize(1);
  element.text.paragraphs.push_back(element.text.paragraphs.front());
  const auto margins = [&] {
    const ooxml::Package deck = write_deck(base(), {slide}, options()).value();
    const Result<ooxml::xml::Document> document =
        ooxml::xml::parse(*deck.find("ppt/slides/slide1.xml"), "x", test::fresh_budget());
    std::string out;
    for (const pugi::xml_node p : turned_shapes(*document).at("horz").child("p:txBody").children("a:p"))
      out += std::string(p.child("a:pPr").attribute("marR").value()) + "|";
    return out;
  };
  EXPECT_EQ(margins(), "||");
  element.text.paragraphs.front().style.margin_right = emu_from_pt(10);
  EXPECT_EQ(margins(), "127000|0|");
}

TEST(Write, ModesOfTheTextWinOverMeasuredAutofit) {
  WriteOptions o = options();
  o.fit = FitMode::Autofit;
  o.autofit = [](const SlideIr&, const ElementIr&) {
    return std::optional(measure::AutofitState{70, 20, true});
  };
  const ooxml::Package deck = write_deck(base(), {test::turned_slide(kLayout, 0)}, o).value();
  const Result<ooxml::xml::Document> document =
      ooxml::xml::parse(*deck.find("ppt/slides/slide1.xml"), "x", test::fresh_budget());
  const auto shapes = turned_shapes(*document);
  const auto fit = [&](const char* name) {
    return std::string(shapes.at(name).child("p:txBody").child("a:bodyPr").first_child().name());
  };
  EXPECT_EQ(fit("none"), "a:noAutofit");
  EXPECT_EQ(fit("shape"), "a:spAutoFit");
  EXPECT_EQ(fit("turned"), "a:normAutofit");
}

TEST(Write, TurnedPlaceholdersSayWhere) {
  SlideIr slide = test::bullets_slide(kLayout, 0);
  slide.elements[0].transform.rotation = kQuarterTurn;
  slide.elements[1].text.vert = VerticalText::EaVert;
  const ooxml::Package deck = write_deck(base(), {slide}, options()).value();
  const Result<ooxml::xml::Document> document =
      ooxml::xml::parse(*deck.find("ppt/slides/slide1.xml"), "x", test::fresh_budget());
  const pugi::xml_node turned = shape_tree(*document).child("p:sp"),
                       vertical = turned.next_sibling("p:sp");
  EXPECT_EQ(attributes_of(turned.child("p:spPr").child("a:xfrm")), "rot=5400000");
  EXPECT_FALSE(vertical.child("p:spPr").first_child());
  EXPECT_STREQ(vertical.child("p:txBody").child("a:bodyPr").attribute("vert").value(), "eaVert");
  auto inherited = std::make_shared<InheritedText>(*slide.elements[1].placeholder->inherited);
  inherited->vert = VerticalText::EaVert;
  slide.elements[1].placeholder->inherited = inherited;
  const std::string same = *write_deck(base(), {slide}, options())->find("ppt/slides/slide1.xml");
  EXPECT_EQ(same.find("vert="), std::string::npos) << "as the placeholder has it";
}

TEST(Write, MovedPlaceholdersSayWhere) {
  SlideIr slide = test::bullets_slide(kLayout, 0);
  slide.elements[0].box.x += Emu(1);
  const ooxml::Package deck = write_deck(base(), {slide}, options()).value();
  const Result<ooxml::xml::Document> document =
      ooxml::xml::parse(*deck.find("ppt/slides/slide1.xml"), "x", test::fresh_budget());
  const pugi::xml_node moved = shape_tree(*document).child("p:sp"), unmoved = moved.next_sibling("p:sp");
  EXPECT_TRUE(moved.child("p:spPr").child("a:xfrm"));
  EXPECT_FALSE(unmoved.child("p:spPr").first_child());
}

TEST(Write, KeepsControlCharactersOutOfTheFile) {
  SlideIr slide = test::bullets_slide(kLayout, 0);
  slide.elements[0].text.paragraphs[0].runs[0].text = "a\x01" "b\xEF\xBF\xBF" "c\vd";
  slide.elements[0].name = "n\x02";
  const ooxml::Package deck = write_deck(base(), {slide}, options()).value();
  const Result<ooxml::xml::Document> document =
      ooxml::xml::parse(*deck.find("ppt/slides/slide1.xml"), "x", test::fresh_budget());
  ASSERT_TRUE(document) << to_string(document.error());
  const pugi::xml_node p = shape_tree(*document).child("p:sp").child("p:txBody").child("a:p");
  EXPECT_STREQ(p.child("a:r").child("a:t").text().get(), "a\uFFFD" "b\uFFFD" "c");
  EXPECT_TRUE(p.child("a:br"));
}

// A connector follows the shapes that it is bound to, whether they are written before it or after.
TEST(Write, BindsConnectorsToShapes) {
  SlideIr slide = test::bullets_slide(kLayout, 0);
  ElementIr connector;
  connector.eid = connector.name = "arrow";
  connector.type = ElementType::Shape;
  connector.shape = "bentConnector3";
  connector.box = {Emu(100), Emu(200), Emu(300), Emu(400)};
  connector.line = {{FillIr::Kind::Solid, {"tx2", 0x444444}}, 1.5};
  connector.line.arrow_at_end = connector.line.dashed = true;
  connector.from = {slide.elements[0].eid, 2};
  connector.to = {slide.elements[1].eid, 6};
  connector.bend = 1800000;
  slide.elements.insert(slide.elements.begin() + 1, connector);
  const ooxml::Package deck = write_deck(base(), {slide}, options()).value();
  const Result<ooxml::xml::Document> document =
      ooxml::xml::parse(*deck.find("ppt/slides/slide1.xml"), "x", test::fresh_budget());
  ASSERT_TRUE(document) << to_string(document.error());
  const pugi::xml_node written = shape_tree(*document).child("p:cxnSp");
  const pugi::xml_node before = written.previous_sibling(), after = written.next_sibling();
  const auto id = [](pugi::xml_node shape) {
    return std::string(shape.first_child().child("p:cNvPr").attribute("id").value());
  };
  const pugi::xml_node ends = written.child("p:nvCxnSpPr").child("p:cNvCxnSpPr");
  EXPECT_EQ(attributes_of(ends.child("a:stCxn")), "id=" + id(before) + " idx=2");
  EXPECT_EQ(attributes_of(ends.child("a:endCxn")), "id=" + id(after) + " idx=6");
  const pugi::xml_node properties = written.child("p:spPr");
  EXPECT_EQ(attributes_of(properties.child("a:prstGeom").child("a:avLst").child("a:gd")),
            "name=adj1 fmla=val 1800000");
  const pugi::xml_node tail = properties.child("a:ln").child("a:tailEnd");
  EXPECT_EQ(attributes_of(tail), "type=triangle");
  EXPECT_EQ(attributes_of(tail.previous_sibling("a:prstDash")), "val=dash");
  EXPECT_FALSE(properties.child("a:ln").child("a:headEnd"));
}

TEST(Write, RefusesWhatItCannotWrite) {
  SlideIr slide = test::bullets_slide(kLayout, 0);
  slide.elements[1].shape = "rounded";
  EXPECT_EQ(write_deck(base(), {slide}, options()).error().code, ErrorCode::Malformed);
  slide = test::bullets_slide(kLayout, 0);
  slide.layout_part = "ppt/slideLayouts/slideLayout99.xml";
  EXPECT_EQ(write_deck(base(), {slide}, options()).error().code, ErrorCode::Malformed);
  EXPECT_EQ(write_deck(ooxml::Package(), {}, options()).error().code, ErrorCode::Malformed);
}

}  // namespace
}  // namespace deckle::pptx
