#include "render/html/slide_html.h"

#include <gtest/gtest.h>

#include "measure/text/text_engine.h"
#include "render/html/page_lines.h"
#include "slidespec/ir_json/ir_json.h"

namespace deckle::render {
namespace {

const measure::FontCatalog& fonts() {
  static const auto catalog = [] {
    measure::FontOptions options;
    options.use_builtin = false;
    return *measure::FontCatalog::open(options);
  }();
  return *catalog;
}

SlideIr slide() {
  DiagnosticSink sink;
  const auto slides = read_ir(R"({"slide": {"w": 1280, "h": 720, "id": "s"}, "elements": [
    {"eid": "e1", "type": "title", "content": "<Q3> & \"more\"",
     "layout": {"x": 48, "y": 32, "w": 1184, "h": 80, "zIndex": 7},
     "style": {"fontSize": 44, "lineHeight": 1.2, "insets": {"l": 10, "t": 5, "r": 10, "b": 5}}},
    {"eid": "list", "type": "bullets", "content": "first\nsecond", "paragraphs": [
      {"runs": [{"text": "first"}], "bullet": {"type": "bullet"}, "indent": -20},
      {"runs": [{"text": "second"}]}],
     "layout": {"x": 48, "y": 140, "w": 500, "h": 200}, "style": {"fontSize": 24}}]})",
                              "slide.json", sink);
  for (const Diagnostic& d : sink) ADD_FAILURE() << d.message.english() << " at " << d.at.pointer;
  return slides.empty() ? SlideIr{} : slides.front();
}

bool has(const std::string& text, const std::string& piece) {
  return text.find(piece) != std::string::npos;
}

TEST(SlideHtml, HasEveryElementAtItsPlace) {
  const std::string html = slide_html(slide(), {fonts(), {}}, HtmlUse::Measuring);
  EXPECT_TRUE(has(html, R"(<div id="slide" lang=)"));
  EXPECT_TRUE(has(html, "width:1280px;height:720px"));
  EXPECT_TRUE(has(html, R"(data-eid="e1" style="left:48px;top:32px;width:1184px;height:80px;z-index:7)"));
  EXPECT_TRUE(has(html, "padding:5px 10px 5px 10px"));
  EXPECT_TRUE(has(html, "44px/1.2 "));
  EXPECT_TRUE(has(html, "&lt;Q3&gt; &amp; &quot;more&quot;</p>"));
  EXPECT_FALSE(has(html, "data-aside")) << "markers are no text";
  EXPECT_TRUE(has(slide_html(slide(), {fonts(), {}}, HtmlUse::Showing), ">•</span>"));
}

// A browser says of them apart, so that a line ends with its last letter.
TEST(SlideHtml, SpacesBeforeALineBreakAreApart) {
  SlideIr broken = slide();
  broken.elements[0].text.paragraphs[0].runs[0].text = "a  \vb c ";
  EXPECT_TRUE(has(slide_html(broken, {fonts(), {}}, HtmlUse::Measuring),
                  ">a<span>  </span>&#10;b c<span> </span></p>"));
}

TEST(SlideHtml, IsTheSameForTheSameSlideAndHoldsNothingActive) {
  for (const HtmlUse use : {HtmlUse::Measuring, HtmlUse::Showing}) {
    const std::string html = slide_html(slide(), {fonts(), {}}, use);
    EXPECT_EQ(html, slide_html(slide(), {fonts(), {}}, use));
    EXPECT_FALSE(has(html, "<script"));
    EXPECT_TRUE(has(html, "default-src 'none'"));
  }
}

measure::PageText piece(std::size_t begin, std::size_t end, double x, double y, bool blank = false) {
  measure::PageText text;
  text.begin = begin;
  text.end = end;
  text.box = {x, y, static_cast<double>(end - begin) * 10, 20};
  text.ascent = 16;
  text.font_size = 18;
  text.line_height = 22;
  text.blank = blank;
  return text;
}

TEST(PageLines, PiecesBesideEachOtherAreALineAndSpacesAtItsEndAreNone) {
  ParagraphIr paragraph;
  paragraph.runs.push_back({"one two three\vfour", {}, {}});
  const std::vector<measure::PageText> pieces{piece(0, 4, 0, 0), piece(4, 7, 40, 0), piece(7, 8, 70, 0, true),
                                              piece(8, 13, 0, 22), piece(13, 14, 50, 22, true),
                                              piece(14, 18, 0, 44)};
  const auto lines = page_lines(pieces, paragraph, 3);
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(lines[0].text, "one two");
  EXPECT_EQ(to_px(lines[0].width), 70);
  EXPECT_EQ(to_px(lines[0].top), -1);  // (22 - 20) / 2 above
  EXPECT_EQ(to_px(lines[0].bottom), 21);
  EXPECT_EQ(to_px(lines[0].baseline), 16);
  EXPECT_EQ(lines[1].begin, 8U);
  EXPECT_EQ(lines[2].text, "four");
  EXPECT_EQ(lines[2].paragraph, 3U);
}

TEST(PageLines, RightToLeftPiecesAreReadInTheirOrder) {
  ParagraphIr paragraph;
  paragraph.runs.push_back({"abc def", {}, {}});
  const std::vector<measure::PageText> pieces{piece(3, 4, 0, 0, true), piece(0, 3, 10, 0), piece(4, 7, 5, 22)};
  const auto lines = page_lines(pieces, paragraph, 0);
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_EQ(lines[0].begin, 0U);
  EXPECT_EQ(lines[0].text, "abc");
  EXPECT_EQ(lines[1].begin, 4U);
}

}  // namespace
}  // namespace deckle::render
