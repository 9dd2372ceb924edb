#include <gtest/gtest.h>

#include "tests/layout/laid_out.h"
#include "tests/support/deck_builder.h"

namespace deckle::layout {
namespace {

using test::bullets;
using test::laid_out;
using test::text;

TEST(LayOut, MarksRightToLeftParagraphs) {
  const SlideIr ir =
      laid_out(
          test::slide("one_column", {text("t", "عنوان", "title"), text("b", "نص عربي\nEnglish")}),
          "ar")
          .ir;
  const auto& paragraphs = find_element(ir, "b")->text.paragraphs;
  EXPECT_TRUE(paragraphs[0].style.rtl);
  EXPECT_EQ(paragraphs[0].style.align, Align::Right);
  EXPECT_FALSE(paragraphs[1].style.rtl);
}

TEST(LayOut, PicksFacesByScript) {
  const auto face = [](const char* words, const char* language) {
    const SlideIr ir =
        laid_out(test::slide("one_column", {text("t", "x", "title"), text("b", words)}), language)
            .ir;
    return find_element(ir, "b")->text.paragraphs[0].runs[0].style.fonts;
  };
  EXPECT_EQ(face("한국어", "ko").ea, "Malgun Gothic");
  EXPECT_NE(face("日本語です", "ja").ea, "Malgun Gothic");
  EXPECT_NE(face("中文", "zh").ea, face("日本語です", "ja").ea);
}

struct Piece {
  std::string text, lang;
  bool operator==(const Piece&) const = default;
};

std::vector<Piece> pieces(const ParagraphIr& paragraph) {
  std::vector<Piece> out;
  for (const RunIr& run : paragraph.runs) out.push_back({run.text, run.style.lang});
  return out;
}

void PrintTo(const Piece& piece, std::ostream* out) { *out << piece.lang << ":" << piece.text; }

TEST(LayOut, CutsRunsByScript) {
  const auto of = [](const char* words, const char* language) {
    Element list = bullets("b", {words});
    list.style.key_figures = false;
    const SlideIr ir =
        laid_out(test::slide("one_column", {text("t", words, "title"), std::move(list)}), language)
            .ir;
    EXPECT_EQ(pieces(find_element(ir, "t")->text.paragraphs[0]),
              pieces(find_element(ir, "b")->text.paragraphs[0]));
    return pieces(find_element(ir, "b")->text.paragraphs[0]);
  };
  EXPECT_EQ(of("Deckle 빌드", "ko"), (std::vector<Piece>{{"Deckle ", "en-US"}, {"빌드", "ko-KR"}}));
  EXPECT_EQ(of("2024년 매출 12%", "ko"), (std::vector<Piece>{{"2024년 매출 12%", "ko-KR"}}));
  EXPECT_EQ(of("نص Azure", "ar"), (std::vector<Piece>{{"نص ", "ar-SA"}, {"Azure", "en-US"}}));
}

TEST(LayOut, GivesEachScriptItsFace) {
  const SlideIr ir =
      laid_out(
          test::slide("one_column", {text("t", "x", "title"), text("b", "서울 タワー รายได้ نمو")}),
          "ko")
          .ir;
  const std::vector<RunIr>& runs = find_element(ir, "b")->text.paragraphs[0].runs;
  ASSERT_EQ(runs.size(), 4U);
  EXPECT_EQ(runs[0].style.fonts.ea, "Malgun Gothic");
  EXPECT_EQ(runs[1].style.fonts.ea, "Yu Gothic");
  EXPECT_EQ(runs[2].style.fonts.cs, "Leelawadee UI");
  EXPECT_EQ(runs[3].style.fonts.cs, "Arial");
}

// A bold number within Korean text is Korean, a link keeps its address over both scripts, and a
// mark is one run.
TEST(LayOut, CutsAuthoredRunsByTheScriptsOfTheirParagraph) {
  Slide slide = test::slide("one_column", {text("t", "x", "title"), text("b", "")});
  TextContent content;
  content.text = "매출 12% 증가 Azure 서비스[s1].";
  for (const char* run : {"매출 ", "12%", " 증가 ", "Azure 서비스", "[s1]."})
    content.runs.emplace_back().text = run;
  content.runs[1].bold = true;
  content.runs[3].link = "https://example.com";
  slide.elements[1].content = content;
  Citation source;
  source.id = "s1";
  source.title = "Report";
  slide.citations = {source};
  const SlideIr ir = laid_out(slide, "ko").ir;
  const ParagraphIr& paragraph = find_element(ir, "b")->text.paragraphs[0];
  EXPECT_EQ(pieces(paragraph), (std::vector<Piece>{{"매출 ", "ko-KR"},
                                                   {"12%", "ko-KR"},
                                                   {" 증가 ", "ko-KR"},
                                                   {"Azure ", "en-US"},
                                                   {"서비스", "ko-KR"},
                                                   {"[1]", "ko-KR"},
                                                   {".", "ko-KR"}}));
  EXPECT_TRUE(paragraph.runs[1].style.bold);
  EXPECT_EQ(paragraph.runs[3].link, "https://example.com");
  EXPECT_EQ(paragraph.runs[4].link, "https://example.com");
}

}  // namespace
}  // namespace deckle::layout
