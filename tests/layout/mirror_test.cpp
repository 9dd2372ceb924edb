#include "layout/slide/mirror.h"

#include <gtest/gtest.h>

#include "layout/slide/lay_out.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

using test::bullets;
using test::text;

SlideIr laid_out(const Slide& slide, const std::string& language) {
  Deck deck = test::deck({slide}, language);
  deck.footer = "footer";
  DiagnosticSink notes;
  auto ir = lay_out_slide(slide, {deck, test::default_template(), test::text_engine()}, notes);
  if (!ir) ADD_FAILURE() << ir.error().message;
  return ir.value_or(SlideIr{});
}

Slide two_columns() {
  return test::slide("two_column", {text("t", "العنوان", "title"), text("l", "الأول", "left"),
                                    bullets("r", {"الثاني", "GDP"})});
}

TEST(Mirror, ExchangesLeftAndRight) {
  const SlideIr right = laid_out(two_columns(), "ar");
  const SlideIr left =
      laid_out(test::slide("two_column", {text("t", "Title", "title"), text("l", "First", "left"),
                                          bullets("r", {"Second", "GDP"})}),
               "en");
  const auto x = [](const SlideIr& ir, const char* eid) {
    return to_px(find_element(ir, eid)->box.x);
  };
  EXPECT_LT(x(left, "l"), x(left, "r"));
  EXPECT_GT(x(right, "l"), x(right, "r"));
  EXPECT_EQ(x(left, "t"), x(right, "t"));  // as wide as the page's content
  EXPECT_GT(x(left, "_number"), 1000);
  EXPECT_LT(x(right, "_number"), 100);
  EXPECT_EQ(find_element(right, "_number")->text.paragraphs[0].style.align, Align::Left);
  EXPECT_EQ(find_element(left, "_number")->text.paragraphs[0].style.align, Align::Right);
  for (const ElementIr& element : right.elements)
    EXPECT_EQ(element.box.w, find_element(left, element.eid)->box.w) << element.eid;
}

// A layout whose content is wider at one side: two columns, of which one reaches beyond it.
TEST(Mirror, TurnsAllContentAboutOneAxis) {
  const auto px = [](double x, double w) {
    return Rect{emu_from_px(x), emu_from_px(200), emu_from_px(w), emu_from_px(300)};
  };
  SlideIr slide;
  slide.size = {emu_from_px(960), emu_from_px(720)};
  for (const auto& [eid, box] : {std::pair{"left", px(40, 400)}, std::pair{"right", px(470, 450)}}) {
    ElementIr element;
    element.eid = eid;
    element.box = element.template_area = box;
    slide.elements.push_back(element);
  }
  mirror(slide, px(40, 780), px(36, 888));
  const ElementIr &left = slide.elements[0], &right = slide.elements[1];
  EXPECT_TRUE(intersection(left.box, right.box).empty());
  EXPECT_EQ(to_px(left.box.x - right.box.right()), 30);
  EXPECT_EQ(left.template_area, left.box);
  EXPECT_EQ(to_px(right.box.x), 40) << "a band of the template is beside the content";
  EXPECT_EQ(to_px(left.box.right()), 920);
}

// At the other side a title that reaches beyond the content would lie on what the template draws there.
TEST(Mirror, LeavesATitleOverNearlyAllOfTheContentWhereItIs) {
  const auto mirrored = [](double x, double w) {
    SlideIr slide;
    slide.size = {emu_from_px(960), emu_from_px(720)};
    ElementIr title;
    title.eid = "t";
    title.type = ElementType::Title;
    title.box = {emu_from_px(x), emu_from_px(40), emu_from_px(w), emu_from_px(90)};
    slide.elements.push_back(title);
    mirror(slide, {emu_from_px(40), emu_from_px(150), emu_from_px(780), emu_from_px(500)},
           {emu_from_px(0), emu_from_px(20), emu_from_px(960), emu_from_px(680)});
    return to_px(slide.elements.front().box.x);
  };
  EXPECT_EQ(mirrored(0, 810), 0);
  EXPECT_EQ(mirrored(0, 300), 660) << "a short one is beside the content";
}

// A slide in Arabic is read from the right in any deck.
TEST(Mirror, FollowsTheSlidesLanguage) {
  const SlideIr slide = laid_out(two_columns(), "en");
  EXPECT_TRUE(slide.rtl);
  EXPECT_EQ(slide.language, "ar-SA");
  EXPECT_GT(find_element(slide, "l")->box.x, find_element(slide, "r")->box.x);
}

TEST(Mirror, LeavesDecorationAndExactPlacesAlone) {
  Slide section = test::slide("section_header", {text("t", "الفصل", "title")});
  EXPECT_EQ(find_element(laid_out(section, "ar"), "t")->box,
            find_element(laid_out(section, "en"), "t")->box);
  Slide exact = test::slide("one_column", {text("t", "العنوان", "title"), text("x", "نص")});
  exact.elements[1].box =
      Rect{emu_from_px(60), emu_from_px(300), emu_from_px(200), emu_from_px(80)};
  EXPECT_EQ(find_element(laid_out(exact, "ar"), "x")->box, *exact.elements[1].box);
}

TEST(Mirror, DoesNotTurnDecksReadFromTheLeft) {
  const SlideIr ir = laid_out(two_columns(), "ko");
  const ElementIr& title = *find_element(ir, "t");
  EXPECT_EQ(title.box, title.placeholder->inherited_box);
  // One Arabic paragraph in a Korean deck runs from the right all the same.
  EXPECT_TRUE(title.text.paragraphs[0].style.rtl);
  EXPECT_EQ(title.text.paragraphs[0].style.align, Align::Right);
}

struct DirectionCase {
  const char *words, *language;
  bool rtl;
  Align align;
};

TEST(Direction, FollowsWordsAndDeck) {
  const DirectionCase cases[] = {
      {"نمو الإيرادات", "en", true, Align::Right},  {"נתונים 2024", "ko", true, Align::Right},
      {"GDP نمو", "en", false, Align::Left},        {"GDP نمو", "ar", false, Align::Right},
      {"2024", "en", false, Align::Left},           {"2024", "he", true, Align::Right},
      {"English only.", "ar", false, Align::Right}, {"매출이 늘었다", "ko", false, Align::Left},
      {"صفحه", "fa", true, Align::Right},           {"ٹیکسٹ", "ur-PK", true, Align::Right},
  };
  for (const DirectionCase& c : cases) {
    SCOPED_TRACE(std::string(c.words) + " in " + c.language);
    const SlideIr ir = laid_out(
        test::slide("one_column", {text("t", "t", "title"), text("x", c.words)}), c.language);
    const ParagraphStyle& style = find_element(ir, "x")->text.paragraphs[0].style;
    EXPECT_EQ(style.rtl, c.rtl);
    EXPECT_EQ(style.align, c.align);
  }
}

// Each item begins where its own language does; the list stays on its side.
TEST(Direction, OfAnItemIsThatOfItsFirstStrongLetter) {
  Element items = bullets("b", {"الأول", "Another one with عربي inside", "2024", "GDP"});
  items.style.list = ListKind::Bullet;
  const Slide slide =
      test::slide("one_column", {text("t", "Azure في 2024", "title"), std::move(items)});
  const ElementIr list = *find_element(laid_out(slide, "ar"), "b");
  std::vector<bool> right_to_left;
  for (const ParagraphIr& paragraph : list.text.paragraphs) {
    right_to_left.push_back(paragraph.style.rtl);
    EXPECT_EQ(paragraph.style.align, Align::Right);
  }
  EXPECT_EQ(right_to_left, (std::vector<bool>{true, false, true, false}));
  // The text of an item from the left ends where that of the others begins.
  const ParagraphStyle& from_left = list.text.paragraphs[1].style;
  EXPECT_EQ(from_left.margin_right, from_left.margin_left);
  EXPECT_GT(from_left.margin_right, Emu(0));
  EXPECT_EQ(list.text.paragraphs[0].style.margin_right, Emu(0));
  EXPECT_FALSE(find_element(laid_out(slide, "ar"), "t")->text.paragraphs[0].style.rtl);
}

// An Arabic item among others stays on their side; a list of Arabic items has its own.
TEST(Direction, OfAnItemDoesNotMoveItOutOfItsList) {
  const auto aligns = [](std::vector<std::string> items) {
    const Slide slide =
        test::slide("one_column", {text("t", "A title in English", "title"), bullets("b", items),
                                   text("c", "and more English text than there is Arabic")});
    std::vector<Align> out;
    const SlideIr ir = laid_out(slide, "en");
    for (const ParagraphIr& p : find_element(ir, "b")->text.paragraphs)
      out.push_back(p.style.align);
    return out;
  };
  EXPECT_EQ(aligns({"one", "الأول"}), (std::vector<Align>{Align::Left, Align::Left}));
  EXPECT_EQ(aligns({"الثاني", "الأول"}), (std::vector<Align>{Align::Right, Align::Right}));
}

// A mark is shown as a number: its id decides nothing.
TEST(Direction, IsNotThatOfAMarksId) {
  Slide slide = test::slide("one_column", {text("t", "عنوان", "title"), text("x", "[source] نمو")});
  Citation source;
  source.id = "source";
  source.title = "Report";
  slide.citations = {source};
  const SlideIr ir = laid_out(slide, "en");
  EXPECT_TRUE(find_element(ir, "x")->text.paragraphs[0].style.rtl);
}

TEST(Direction, DoesNotOverrideAnAuthoredAlignment) {
  Slide slide = test::slide("one_column", {text("t", "t", "title"), text("x", "نص")});
  slide.elements[1].style.align = Align::Left;
  EXPECT_EQ(find_element(laid_out(slide, "ar"), "x")->text.paragraphs[0].style.align, Align::Left);
}

struct FaceCase {
  const char *words, *language, *lang, *ea, *cs;
};

// The built-in theme is Calibri, Malgun Gothic, Arial; its lists by script say what serves others.
TEST(Faces, FollowTheScriptsOfTheLine) {
  const FaceCase cases[] = {
      {"매출이 늘었다", "ko", "ko-KR", "Malgun Gothic", "Arial"},
      {"Revenue grew", "ko", "en-US", "Malgun Gothic", "Arial"},
      {"売上は増加した", "ja", "ja-JP", "Yu Gothic", "Arial"},
      {"売上は増加した", "ko", "ja-JP", "Yu Gothic", "Arial"},
      {"收入增长", "zh", "zh-CN", "Microsoft YaHei", "Arial"},
      {"營收成長", "zh-Hant", "zh-TW", "Microsoft JhengHei", "Arial"},
      {"Revenue 收入 grew", "en", "en-US", "Microsoft YaHei", "Arial"},
      {"نمو", "ar", "ar-SA", "Malgun Gothic", "Arial"},
      {"צמיחה", "he", "he-IL", "Malgun Gothic", "Arial"},
      {"राजस्व", "hi", "hi-IN", "Malgun Gothic", "Nirmala UI"},
      {"আয়", "en", "bn-BD", "Malgun Gothic", "Nirmala UI"},
      {"வருவாய்", "ta", "ta-IN", "Malgun Gothic", "Nirmala UI"},
      {"รายได้", "th", "th-TH", "Malgun Gothic", "Leelawadee UI"},
      {"매출 รายได้ 증가", "ko", "ko-KR", "Malgun Gothic", "Leelawadee UI"},
      {"Doanh thu tăng trưởng", "vi", "vi-VN", "Malgun Gothic", "Arial"},
      {"Выручка выросла", "ru", "ru-RU", "Malgun Gothic", "Arial"},
      {"Виручка зросла", "uk", "uk-UA", "Malgun Gothic", "Arial"},
      {"Выручка выросла", "en", "ru-RU", "Malgun Gothic", "Arial"},
      {"Τα έσοδα", "el", "el-GR", "Malgun Gothic", "Arial"},
  };
  for (const FaceCase& c : cases) {
    SCOPED_TRACE(std::string(c.words) + " in " + c.language);
    const SlideIr ir = laid_out(
        test::slide("one_column", {text("t", "t", "title"), text("x", c.words)}), c.language);
    const RunStyle& style = find_element(ir, "x")->text.paragraphs[0].runs[0].style;
    EXPECT_EQ(style.lang, c.lang);
    EXPECT_EQ(style.fonts.latin, "Calibri");
    EXPECT_EQ(style.fonts.ea, c.ea);
    EXPECT_EQ(style.fonts.cs, c.cs);
  }
}

}  // namespace
}  // namespace deckle::layout
