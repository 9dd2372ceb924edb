// p:pic as it is written: parts shared, cropped, turned, with SVG, and the box of a missing one.

#include <gtest/gtest.h>

#include <algorithm>

#include "ooxml/xml/document.h"
#include "pptx/write/deck_writer.h"
#include "tests/support/fresh_budget.h"
#include "tests/support/sample_pictures.h"

namespace deckle::pptx {
namespace {

ooxml::Package base() {
  return ooxml::Package::open(std::string(DECKLE_SOURCE_DIR) + "/templates/builtin/default-16x9",
                              test::fresh_budget())
      .value();
}

std::shared_ptr<const PictureIr> picture(PictureFormat format, std::string bytes, double w, double h,
                                         int orientation = 1) {
  PictureIr made;
  made.format = format;
  made.bytes = std::make_shared<const std::string>(std::move(bytes));
  made.width = w;
  made.height = h;
  made.orientation = orientation;
  return std::make_shared<const PictureIr>(std::move(made));
}

ElementIr image(const std::string& eid, std::shared_ptr<const PictureIr> picture) {
  ElementIr element;
  element.eid = element.name = eid;
  element.type = ElementType::Image;
  element.alt_text = "what " + eid + " shows";
  element.box = {Emu(914400), Emu(914400), Emu(4000000), Emu(2000000)};
  element.picture = std::move(picture);
  return element;
}

SlideIr slide_of(std::vector<ElementIr> elements) {
  SlideIr slide;
  slide.slide_id = "s";
  slide.size = {Emu(12192000), Emu(6858000)};
  slide.layout_part = "ppt/slideLayouts/slideLayout3.xml";
  slide.language = "en";
  slide.elements = std::move(elements);
  return slide;
}

std::vector<std::string> media_of(const ooxml::Package& deck) {
  std::vector<std::string> media;
  for (const std::string& name : deck.names()) {
    if (name.starts_with("ppt/media/")) media.push_back(name);
  }
  return media;
}

struct Written {
  ooxml::Package deck;
  ooxml::xml::Document slide;
  [[nodiscard]] pugi::xml_node tree() const {
    return slide.root().child("p:cSld").child("p:spTree");
  }
};

Written write(std::vector<ElementIr> elements) {
  ooxml::Package deck = write_deck(base(), {slide_of(std::move(elements))}, {}).value();
  ooxml::xml::Document document = ooxml::xml::parse(*deck.find("ppt/slides/slide1.xml"),
                                                    "ppt/slides/slide1.xml", test::fresh_budget())
                                      .value();
  return {std::move(deck), std::move(document)};
}

TEST(WritePicture, PartsAreSharedByAllWhoShowTheSameBytes) {
  const auto one = picture(PictureFormat::Png, test::png(40, 20), 40, 20);
  const auto same = picture(PictureFormat::Png, test::png(40, 20), 40, 20);
  const auto other = picture(PictureFormat::Jpeg, test::jpeg(40, 20), 40, 20);
  const ooxml::Package deck = write_deck(base(),
                                  {slide_of({image("a", one), image("b", other)}),
                                   slide_of({image("c", same), image("d", one)})},
                                  {})
                           .value();
  EXPECT_EQ(media_of(deck),
            (std::vector<std::string>{"ppt/media/image1.png", "ppt/media/image2.jpeg"}));
  EXPECT_EQ(*deck.find("ppt/media/image1.png"), *one->bytes);
  EXPECT_EQ(deck.content_type("ppt/media/image2.jpeg"), "image/jpeg");
  EXPECT_EQ(deck.relationships("ppt/slides/slide2.xml").size(), 2U) << "layout and one picture";
}

TEST(WritePicture, NumbersGoOnFromTheTemplatesOwn) {
  ooxml::Package with_media = base();
  with_media.put("ppt/media/image7.png", "the template's", "image/png");
  std::vector<ooxml::Relationship> all = with_media.relationships("ppt/slideMasters/slideMaster1.xml");
  all.push_back({"rId99",
                 "http://schemas.openxmlformats.org/officeDocument/2006/relationships/image",
                 "../media/image7.png", false});
  with_media.set_relationships("ppt/slideMasters/slideMaster1.xml", all);
  const ooxml::Package deck =
      write_deck(with_media,
                 {slide_of({image("a", picture(PictureFormat::Gif, test::gif(4, 2), 4, 2))})}, {})
          .value();
  EXPECT_TRUE(deck.has("ppt/media/image8.gif"));
  EXPECT_EQ(*deck.find("ppt/media/image7.png"), "the template's");
}

TEST(WritePicture, EveryFormatHasItsRegisteredType) {
  const struct {
    PictureFormat format;
    const char *ending, *type;
  } rows[] = {
      {PictureFormat::Png,  ".png",  "image/png"},  {PictureFormat::Jpeg, ".jpeg", "image/jpeg"},
      {PictureFormat::Gif,  ".gif",  "image/gif"},  {PictureFormat::Bmp,  ".bmp",  "image/bmp"},
      {PictureFormat::Tiff, ".tiff", "image/tiff"}, {PictureFormat::Emf,  ".emf",  "image/x-emf"},
      {PictureFormat::Wmf,  ".wmf",  "image/x-wmf"},
  };
  for (const auto& row : rows) {
    const Written w = write({image("a", picture(row.format, "bytes", 4, 2))});
    const std::string part = std::string("ppt/media/image1") + row.ending;
    ASSERT_TRUE(w.deck.has(part)) << part;
    EXPECT_EQ(w.deck.content_type(part), row.type);
  }
}

TEST(WritePicture, IsCroppedToFillItsBox) {
  ElementIr element = image("a", picture(PictureFormat::Png, "bytes", 100, 100));
  element.fit.crop = Crop::CenterCrop;
  const Written w = write({element});
  const pugi::xml_node pic = w.tree().child("p:pic");
  const pugi::xml_node cut = pic.child("p:blipFill").child("a:srcRect");
  EXPECT_EQ(cut.attribute("t").as_int(), 25000);
  EXPECT_EQ(cut.attribute("b").as_int(), 25000);
  EXPECT_FALSE(cut.attribute("l"));
  EXPECT_TRUE(pic.child("p:blipFill").child("a:stretch").child("a:fillRect"));
  EXPECT_EQ(pic.child("p:spPr").child("a:xfrm").child("a:ext").attribute("cx").as_int(), 4000000);
  EXPECT_STREQ(pic.child("p:nvPicPr").child("p:cNvPr").attribute("descr").value(), "what a shows");
  EXPECT_TRUE(pic.child("p:nvPicPr")
                  .child("p:cNvPicPr")
                  .child("a:picLocks")
                  .attribute("noChangeAspect")
                  .as_bool());
}

TEST(WritePicture, IsTurnedAsItsCameraWasHeld) {
  const struct {
    int orientation, rot;
    bool flip_h, flip_v;
  } rows[] = {{1, 0, false, false},       {2, 0, true, false},        {3, 10800000, false, false},
              {4, 0, false, true},        {5, 16200000, true, false}, {6, 5400000, false, false},
              {7, 5400000, true, false},  {8, 16200000, false, false}};
  for (const auto& row : rows) {
    SCOPED_TRACE(row.orientation);
    ElementIr element =
        image("a", picture(PictureFormat::Jpeg, "bytes", 300, 200, row.orientation));
    element.fit.crop = Crop::Contain;
    const Written w = write({element});
    const pugi::xml_node xfrm = w.tree().child("p:pic").child("p:spPr").child("a:xfrm");
    EXPECT_EQ(xfrm.attribute("rot").as_int(), row.rot);
    EXPECT_EQ(xfrm.attribute("flipH").as_bool(), row.flip_h);
    EXPECT_EQ(xfrm.attribute("flipV").as_bool(), row.flip_v);
    // Its own width and height, before it is turned.
    EXPECT_NEAR(xfrm.child("a:ext").attribute("cx").as_double() /
                    xfrm.child("a:ext").attribute("cy").as_double(),
                1.5, 1e-5);
  }
}

// Contained at the left of a box that is turned as well.
TEST(WritePicture, IsTurnedWithItsBox) {
  ElementIr element = image("a", picture(PictureFormat::Jpeg, "bytes", 200, 100, 6));
  element.box = {Emu(1000000), Emu(1000000), Emu(4000000), Emu(2000000)};
  element.fit = {Crop::Contain, Align::Left, Anchor::Middle};
  element.transform.rotation = kQuarterTurn;
  const Written w = write({element});
  const pugi::xml_node xfrm = w.tree().child("p:pic").child("p:spPr").child("a:xfrm");
  EXPECT_EQ(xfrm.attribute("rot").as_int(), 2 * kQuarterTurn)
      << "the camera's quarter and the box's";
  // Seen upright it is 1,000,000 wide at the left edge: the box's middle is 1,500,000 to the right
  // of its own. Turned, it is that much above.
  EXPECT_EQ(xfrm.child("a:off").attribute("x").as_int(), 3000000 - 1000000);
  EXPECT_EQ(xfrm.child("a:off").attribute("y").as_int(), 2000000 - 1500000 - 500000);
  EXPECT_EQ(xfrm.child("a:ext").attribute("cx").as_int(), 2000000);
  EXPECT_EQ(xfrm.child("a:ext").attribute("cy").as_int(), 1000000);
}

TEST(WritePicture, SvgLiesBehindItsPng) {
  PictureIr svg;
  svg.format = PictureFormat::Svg;
  svg.bytes = std::make_shared<const std::string>("<svg/>");
  svg.fallback = std::make_shared<const std::string>(test::png(8, 4));
  svg.width = 8;
  svg.height = 4;
  const Written w = write({image("a", std::make_shared<const PictureIr>(svg))});
  EXPECT_EQ(media_of(w.deck),
            (std::vector<std::string>{"ppt/media/image1.png", "ppt/media/image2.svg"}));
  EXPECT_EQ(w.deck.content_type("ppt/media/image2.svg"), "image/svg+xml");
  const pugi::xml_node extension =
      w.tree().child("p:pic").child("p:blipFill").child("a:blip").child("a:extLst").child("a:ext");
  EXPECT_STREQ(extension.attribute("uri").value(), "{96DAC541-7B7A-43D3-8B79-37D633B846F1}");
  const pugi::xml_node blip = extension.first_child();
  EXPECT_TRUE(std::string_view(blip.name()).ends_with("svgBlip")) << blip.name();
  EXPECT_STREQ(blip.attribute("r:embed").value(), "rId3");
}

TEST(WritePicture, FillsAPlaceholderOfItsLayout) {
  ElementIr element = image("a", picture(PictureFormat::Png, "bytes", 400, 200));
  element.placeholder = PlaceholderRef{"pic", 13, "Picture", element.box, nullptr};
  const Written w = write({element});
  const pugi::xml_node pic = w.tree().child("p:pic");
  const pugi::xml_node ph = pic.child("p:nvPicPr").child("p:nvPr").child("p:ph");
  EXPECT_STREQ(ph.attribute("type").value(), "pic");
  EXPECT_EQ(ph.attribute("idx").as_int(), 13);
  EXPECT_FALSE(pic.child("p:spPr").child("a:prstGeom")) << "the layout's outline holds";
}

TEST(WritePicture, DecorationHasNoDescription) {
  ElementIr element = image("a", picture(PictureFormat::Png, "bytes", 400, 200));
  element.decorative = true;
  const Written w = write({element});
  const pugi::xml_node named = w.tree().child("p:pic").child("p:nvPicPr").child("p:cNvPr");
  EXPECT_FALSE(named.attribute("descr"));
  EXPECT_TRUE(named.child("a:extLst"));
}

TEST(WritePicture, OneThatIsMissingIsABoxWithItsDescription) {
  ElementIr element = image("a", nullptr);
  element.missing_asset = "no such file";
  element.placeholder = PlaceholderRef{"pic", 13, "Picture", element.box, nullptr};
  element.fill = {FillIr::Kind::Solid, {"", 0xD9D9D9}};
  const Written w = write({element});
  EXPECT_FALSE(w.tree().child("p:pic"));
  const pugi::xml_node box = w.tree().child("p:sp");
  EXPECT_STREQ(box.child("p:nvSpPr").child("p:cNvPr").attribute("descr").value(), "what a shows");
  EXPECT_FALSE(box.child("p:nvSpPr").child("p:nvPr").child("p:ph"));
  EXPECT_TRUE(box.child("p:txBody").child("a:p"));
  EXPECT_TRUE(media_of(w.deck).empty());
}

TEST(WritePicture, HasTheOutlineOfItsShape) {
  ElementIr element = image("a", picture(PictureFormat::Png, "bytes", 400, 200));
  element.shape = "ellipse";
  const Written w = write({element});
  EXPECT_STREQ(w.tree().child("p:pic").child("p:spPr").child("a:prstGeom").attribute("prst").value(),
               "ellipse");
}

TEST(WriteIcon, IsAShapeWithGeometryOfItsOwn) {
  PictureIr icon;
  icon.width = icon.height = 192;
  icon.icon = true;
  ElementIr element = image("a", std::make_shared<const PictureIr>(icon));
  element.shape = "icon:rocket";
  element.fill = {FillIr::Kind::Solid, {"accent1", 0x1B5FB5}};
  const Written w = write({element});
  const pugi::xml_node properties = w.tree().child("p:sp").child("p:spPr");
  EXPECT_STREQ(properties.child("a:solidFill").child("a:schemeClr").attribute("val").value(),
               "accent1");
  EXPECT_TRUE(properties.child("a:custGeom").child("a:pathLst").child("a:path").child("a:moveTo"));
  const pugi::xml_node extent = properties.child("a:xfrm").child("a:ext");
  EXPECT_EQ(extent.attribute("cx").as_int(), extent.attribute("cy").as_int());
  EXPECT_TRUE(media_of(w.deck).empty());
}

// What deckle paints itself: colours of the theme that let a picture through.
TEST(WriteShape, PaintsItsLook) {
  ElementIr element;
  element.eid = element.name = "scrim";
  element.type = ElementType::Decoration;
  element.box = {Emu(0), Emu(0), Emu(4000000), Emu(2000000)};
  element.fill.color = {"tx2", 0x102040};
  BackdropIr look;
  look.fill.kind = PaintIr::Kind::Gradient;
  look.fill.angle = 5400000;
  look.fill.stops = {{0, 0x102040, 0}, {1, 0x102040, 0.75}};
  element.look = std::make_shared<const BackdropIr>(look);
  const Written w = write({element});
  const pugi::xml_node fill = w.tree().child("p:sp").child("p:spPr").child("a:gradFill");
  EXPECT_EQ(fill.child("a:lin").attribute("ang").as_int(), 5400000);
  const pugi::xml_node last = fill.child("a:gsLst").last_child();
  EXPECT_EQ(last.attribute("pos").as_int(), 100000);
  EXPECT_STREQ(last.child("a:schemeClr").attribute("val").value(), "tx2");
  EXPECT_EQ(last.child("a:schemeClr").child("a:alpha").attribute("val").as_int(), 75000);
}

// A piece of a scene: an outline of its own, in a tint of the theme's colour.
ElementIr scene_piece(const std::string& eid, const Rect& box) {
  ElementIr element;
  element.eid = element.name = eid;
  element.type = ElementType::Decoration;
  element.decorative = true;
  element.box = box;
  element.fill.color = {"accent1", 0x8FB3E0, 40, 60};
  element.groups = {{"Cover scene hills", 0}};
  ShapePathIr path;
  using Kind = ShapePathIr::Step::Kind;
  path.steps = {{Kind::Move, {0, 1}, {}, {}},
                {Kind::Curve, {1, 0.5}, {0.25, 0}, {0.5, 0}},
                {Kind::Line, {1, 1}, {}, {}},
                {Kind::Close, {}, {}, {}}};
  BackdropIr look;
  look.paths = std::make_shared<const std::vector<ShapePathIr>>(1, path);
  look.fill.kind = PaintIr::Kind::Solid;
  look.fill.rgb = 0x8FB3E0;
  element.look = std::make_shared<const BackdropIr>(look);
  return element;
}

TEST(WriteShape, HasAnOutlineOfItsOwn) {
  const Written w = write({scene_piece("a", {Emu(100), Emu(200), Emu(4000), Emu(2000)})});
  const pugi::xml_node properties =
      w.tree().child("p:grpSp").child("p:sp").child("p:spPr");
  EXPECT_FALSE(properties.child("a:prstGeom"));
  const pugi::xml_node path = properties.child("a:custGeom").child("a:pathLst").child("a:path");
  EXPECT_EQ(path.attribute("w").as_int(), 4000);
  EXPECT_EQ(path.attribute("h").as_int(), 2000);
  const pugi::xml_node curve = path.child("a:cubicBezTo");
  EXPECT_EQ(curve.first_child().attribute("x").as_int(), 1000);
  EXPECT_EQ(curve.last_child().attribute("y").as_int(), 1000);
  EXPECT_TRUE(path.child("a:close"));
  const pugi::xml_node color = properties.child("a:solidFill").child("a:schemeClr");
  EXPECT_STREQ(color.attribute("val").value(), "accent1");
  EXPECT_EQ(color.child("a:lumMod").attribute("val").as_int(), 40000);
  EXPECT_EQ(color.child("a:lumOff").attribute("val").as_int(), 60000);
}

// What belongs together moves together; a connector still finds the shapes behind the group.
TEST(WriteShape, GroupsWhatIsOneThing) {
  ElementIr other;
  other.eid = other.name = "text";
  other.type = ElementType::Shape;
  other.box = {Emu(0), Emu(0), Emu(1000), Emu(1000)};
  const Written w = write({scene_piece("a", {Emu(100), Emu(200), Emu(4000), Emu(2000)}),
                           scene_piece("b", {Emu(3000), Emu(100), Emu(3000), Emu(900)}), other});
  const pugi::xml_node group = w.tree().child("p:grpSp");
  ASSERT_TRUE(group);
  EXPECT_FALSE(group.next_sibling("p:grpSp"));
  EXPECT_STREQ(group.child("p:nvGrpSpPr").child("p:cNvPr").attribute("name").value(),
               "Cover scene hills");
  EXPECT_TRUE(group.child("p:nvGrpSpPr").child("p:cNvPr").child("a:extLst"));
  const pugi::xml_node frame = group.child("p:grpSpPr").child("a:xfrm");
  for (const char* at : {"a:off", "a:chOff"}) {
    EXPECT_EQ(frame.child(at).attribute("x").as_int(), 100) << at;
    EXPECT_EQ(frame.child(at).attribute("y").as_int(), 100) << at;
  }
  for (const char* size : {"a:ext", "a:chExt"}) {
    EXPECT_EQ(frame.child(size).attribute("cx").as_int(), 5900) << size;
    EXPECT_EQ(frame.child(size).attribute("cy").as_int(), 2100) << size;
  }
  EXPECT_EQ(std::distance(group.children("p:sp").begin(), group.children("p:sp").end()), 2);
  EXPECT_TRUE(group.next_sibling("p:sp"));
}

}  // namespace
}  // namespace deckle::pptx
