// A rule that could not check an element is reported once, with the reason; one that had nothing to
// check is not.

#include <gtest/gtest.h>

#include <memory>

#include "qc/run/runner.h"

namespace deckle::qc {
namespace {

ElementIr image(const std::string& eid) {
  ElementIr element;
  element.eid = eid;
  element.type = ElementType::Image;
  ImageContent content;
  content.asset_id = eid;
  content.alt_text = "a harbour";
  element.data = std::make_shared<const ElementContent>(std::move(content));
  return element;
}

ElementIr with_picture(ElementIr element, PictureFormat format, double width, double height) {
  PictureIr picture;
  picture.format = format;
  picture.width = width;
  picture.height = height;
  element.picture = std::make_shared<const PictureIr>(std::move(picture));
  return element;
}

std::vector<NotRun> not_run_on(std::vector<ElementIr> elements) {
  SlideIr slide;
  slide.elements = std::move(elements);
  const std::vector<SlideIr> slides = {SlideIr{}, slide};
  return not_run(slides);
}

std::string rules_not_run_on(const ElementIr& element) {
  std::string out;
  for (const NotRun& n : not_run_on({element})) out += (out.empty() ? "" : " ") + n.rule;
  return out;
}

TEST(NotRun, NamesTheRulesThatLackWhatTheyNeed) {
  ElementIr cropped = image("a");
  cropped.fit.crop = Crop::Contain;
  ElementIr decoration = image("a");
  decoration.decorative = true;
  decoration.data = nullptr;
  ElementIr foreign = with_picture(image("a"), PictureFormat::Png, 800, 600);
  foreign.data = nullptr;
  ElementIr table;
  table.eid = "t";
  table.type = ElementType::Table;
  ElementIr solved = table;
  solved.table = std::make_shared<TableIr>();
  ElementIr text;
  text.eid = "p";
  text.type = ElementType::Text;
  ElementIr stacked = text;
  stacked.text.vert = VerticalText::WordArtVert;
  ElementIr stacked_words = stacked;
  stacked_words.text.paragraphs.resize(1);
  stacked_words.text.paragraphs[0].runs.push_back({"words", {}, {}, RunIr::Field::None});
  ElementIr vertical_words = stacked_words;
  vertical_words.text.vert = VerticalText::EaVert;
  const struct {
    const char* name;
    ElementIr element;
    const char* rules;
  } rows[] = {
      {"text", text, ""},
      {"vertical text", vertical_words, ""},
      {"stacked letters", stacked_words, "text-overflow"},
      {"stacked letters, none", stacked, ""},
      {"a picture", with_picture(image("a"), PictureFormat::Png, 800, 600), ""},
      {"no picture", image("a"), "letterboxed-picture low-resolution-picture"},
      {"no picture, a crop", cropped, "low-resolution-picture"},
      {"no picture, decoration", decoration, "letterboxed-picture low-resolution-picture"},
      {"no pixels", with_picture(image("a"), PictureFormat::Jpeg, 0, 0),
       "letterboxed-picture low-resolution-picture"},
      {"a drawing is exempt from pixels", with_picture(image("a"), PictureFormat::Svg, 400, 300),
       ""},
      {"a drawing without a size", with_picture(image("a"), PictureFormat::Emf, 0, 0),
       "letterboxed-picture"},
      {"no authored content", foreign, "missing-alt-text"},
      {"a table that was not solved", table, "crowded-table table-overflow"},
      {"a solved table", solved, ""},
  };
  for (const auto& row : rows) EXPECT_EQ(rules_not_run_on(row.element), row.rules) << row.name;
}

TEST(NotRun, NamesARuleOnceWithTheFirstElement) {
  ElementIr cropped = image("b");
  cropped.fit.crop = Crop::Cover;
  const std::vector<NotRun> found = not_run_on({image("a"), cropped, image("c")});
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(found[0].rule, "letterboxed-picture");
  EXPECT_EQ(found[0].reason.english(),
            "the size of the picture is not known (slide 2, element a, and 1 more)");
  EXPECT_EQ(found[1].reason.english(),
            "the size of the picture is not known (slide 2, element a, and 2 more)");
  EXPECT_EQ(found[1].reason.in(Language::Korean),
            "그림의 크기를 알 수 없습니다(슬라이드 2, 요소 a 외 2건)");
  EXPECT_EQ(not_run_on({image("a")}).front().reason.english(),
            "the size of the picture is not known (slide 2, element a)");
  EXPECT_TRUE(not_run_on({}).empty());
}

// Elements that are exempt from a rule are not reported as unchecked either.
TEST(NotRun, IsNoFinding) {
  SlideIr slide;
  slide.size = {emu_from_px(1280), emu_from_px(720)};
  slide.elements = {image("a")};
  slide.elements[0].box = {emu_from_px(100), emu_from_px(100), emu_from_px(400), emu_from_px(300)};
  MeasuredSlide measured;
  measured.elements.resize(1);
  measured.elements[0].bbox = slide.elements[0].box;
  EXPECT_TRUE(check_slide(slide, measured).empty());
}

}  // namespace
}  // namespace deckle::qc
