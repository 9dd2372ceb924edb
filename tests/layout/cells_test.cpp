// Where the cells of a group are placed (layout/groups/cells.h), without detection.

#include "layout/groups/cells.h"

#include <gtest/gtest.h>

#include <set>

#include "layout/base/frame.h"
#include "layout/groups/place_blocks.h"
#include "slidespec/geometry/preset_paths.h"
#include "slidespec/ir/picture_placement.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

Rect area(double x, double y, double w, double h) {
  return {emu_from_pt(x), emu_from_pt(y), emu_from_pt(w), emu_from_pt(h)};
}
const Rect kBody = area(36, 124, 888, 340);       // of a 16:9 page
const Rect kNarrowBody = area(36, 124, 648, 340);  // of a 4:3 page

TextBodyIr words(const std::string& text, double size_pt, const std::string& lang = "en-US") {
  TextBodyIr body;
  std::size_t start = 0;
  for (;;) {
    const std::size_t end = text.find('\n', start);
    ParagraphIr paragraph;
    RunIr run;
    run.text = text.substr(start, end == std::string::npos ? end : end - start);
    run.style.size_pt = size_pt;
    run.style.lang = lang;
    run.style.fonts = {"Arial", "Malgun Gothic", "Arial"};
    paragraph.end = run.style;
    paragraph.runs.push_back(run);
    body.paragraphs.push_back(paragraph);
    if (end == std::string::npos) break;
    start = end + 1;
  }
  return body;
}

ElementIr element(const std::string& eid, ElementType type, const std::string& text = "word",
                  double size_pt = 18) {
  ElementIr e;
  e.eid = eid;
  e.type = type;
  e.min_font_pt = 12;
  if (!text.empty()) e.text = words(text, size_pt);
  return e;
}

ElementIr shape(const std::string& eid, const std::string& preset, const std::string& text) {
  ElementIr e = element(eid, ElementType::Shape, text);
  e.shape = preset;
  e.fill.kind = FillIr::Kind::Solid;
  return e;
}

ElementIr picture(const std::string& eid, double width, double height,
                  PictureFormat format = PictureFormat::Jpeg) {
  ElementIr e = element(eid, ElementType::Image, "");
  PictureIr p;
  p.format = format;
  p.bytes = std::make_shared<const std::string>("");
  p.width = width;
  p.height = height;
  e.picture = std::make_shared<const PictureIr>(p);
  return e;
}

// Elements in cells of `parts` each.
Cells cells_of(std::vector<ElementIr>& elements, std::size_t parts = 1) {
  Cells cells;
  cells.id = "g";
  for (std::size_t i = 0; i < elements.size(); i += parts) {
    cells.cells.emplace_back();
    for (std::size_t p = 0; p < parts; ++p) cells.cells.back().push_back({&elements[i + p]});
  }
  return cells;
}

CellPlan placed(Cells& cells, const Rect& where = kBody) {
  const CellPlan plan = plan_cells(test::text_engine(), cells, where);
  place_cells(test::text_engine(), cells, plan, where, true);
  return plan;
}

std::string form(const CellPlan& plan) {
  return std::to_string(plan.columns) + "x" + std::to_string(plan.rows);
}

TEST(Cells, EnlargeTextThatHasMuchSpace) {
  std::vector<ElementIr> cards = {shape("a", "rect", "Web"), shape("b", "rect", "Queue"),
                                  shape("c", "rect", "Workers")};
  Cells cells = cells_of(cards);
  const auto as_before = plan_cells(test::text_engine(), cells, kBody);
  EXPECT_EQ(as_before.lowered[0], 0);
  cells.enlarge = true;
  const auto plan = plan_cells(test::text_engine(), cells, kBody);
  EXPECT_EQ(plan.lowered[0], -6);
  EXPECT_EQ(plan.columns, as_before.columns);
  EXPECT_EQ(plan.heights[0], as_before.heights[0]);
  place_cells(test::text_engine(), cells, plan, kBody, true);
  for (const ElementIr& card : cards) EXPECT_EQ(largest_size_pt(card.text), 24);
  // All alike or none: the longest text decides.
  std::vector<ElementIr> full = cards;
  for (ElementIr& card : full) card.text = words("word", 18);
  std::string all;
  for (int i = 0; i < 60; ++i) all += "word ";
  full[1].text = words(all, 18);
  Cells crowded = cells_of(full);
  crowded.enlarge = true;
  EXPECT_GE(plan_cells(test::text_engine(), crowded, kBody).lowered[0], 0);
}

// A template whose body text is large would leave pictures of the size of a stamp.
TEST(Cells, SetTextsBelowPicturesSmaller) {
  std::vector<ElementIr> elements;
  for (const char* words : {"Ana Ruiz\nChief executive, ten years in building services",
                            "Kofi Mensah\nHardware, formerly at a hearing-aid maker",
                            "Lin Zhao\nSignals and machine learning"}) {
    elements.push_back(picture("p" + std::to_string(elements.size()), 300, 300));
    elements.push_back(element("t" + std::to_string(elements.size()), ElementType::Text, words, 30));
  }
  Cells cells = cells_of(elements, 2);
  placed(cells, kNarrowBody);
  for (std::size_t i = 0; i < elements.size(); i += 2) {
    EXPECT_GE(to_pt(elements[i].box.h), 0.5 * to_pt(kNarrowBody.h)) << i;
    EXPECT_GE(largest_size_pt(elements[i + 1].text), 16);
  }
}

// Eight pictures with words in the fifth of a page that other texts left had a height of 0.
TEST(Cells, KeepTheirPicturesWhereTextsTakeTheHeight) {
  const Rect low = area(36, 300, 888, 110);
  for (const bool picture_first : {true, false}) {
    std::vector<ElementIr> elements;
    for (int i = 0; i < 8; ++i) {
      const std::string n = std::to_string(i);
      ElementIr words = element("t" + n, ElementType::Text,
                                "Aimed at developers who use the platform, under a free licence", 16);
      words.min_font_pt = 16;
      if (!picture_first) elements.push_back(words);
      elements.push_back(picture("p" + n, 384, 384, PictureFormat::Png));
      if (picture_first) elements.push_back(words);
    }
    Cells cells = cells_of(elements, 2);
    const CellPlan plan = placed(cells, low);
    EXPECT_GT(plan.excess_pt, 0) << "the rules of text report it";
    for (const ElementIr& e : elements) {
      EXPECT_TRUE(e.type != ElementType::Image || to_pt(e.box.h) >= 48) << e.eid;
      EXPECT_LE(e.box.bottom(), low.bottom()) << e.eid;
    }
  }
  // Words that leave the pictures enough are as high as they are.
  std::vector<ElementIr> few;
  for (int i = 0; i < 8; ++i) {
    few.push_back(picture("p" + std::to_string(i), 384, 384, PictureFormat::Png));
    few.push_back(element("t" + std::to_string(i), ElementType::Text, "word", 16));
  }
  Cells cells = cells_of(few, 2);
  EXPECT_LE(placed(cells, low).excess_pt, 0);
}

TEST(Cells, AreAGridWhereARowWouldNeedMuchSmallerText) {
  std::vector<ElementIr> elements;
  for (const char* words : {"Grants\ngrants@uni.example", "Contracts\nlegal@uni.example",
                            "Ethics\nethics@uni.example", "Data\ndata@uni.example"})
    elements.push_back(shape("s" + std::to_string(elements.size()), "roundRect", words));
  for (ElementIr& e : elements) e.text = words(e.text.paragraphs[0].runs[0].text + "\n" +
                                               e.text.paragraphs[1].runs[0].text, 24);
  Cells cells = cells_of(elements);
  EXPECT_EQ(form(placed(cells, kNarrowBody)), "2x2");
}

TEST(Cells, AreARowWhileTheyKeepTheirWidth) {
  struct Case {
    const char* name;
    std::size_t count;
    ElementType type;
    const char* text;
    const Rect& where;
    const char* expected;  // columns x rows
  };
  const Case cases[] = {
      {"two lists", 2, ElementType::Bullets, "a few words", kBody, "2x1"},
      {"three lists", 3, ElementType::Bullets, "a few words", kBody, "3x1"},
      {"three lists, 4:3", 3, ElementType::Bullets, "a few words", kNarrowBody, "3x1"},
      {"four lists", 4, ElementType::Bullets, "a few words", kBody, "2x2"},
      {"six lists", 6, ElementType::Bullets, "a few words", kBody, "3x2"},
      {"four cards", 4, ElementType::Shape, "Revenue", kBody, "4x1"},
      {"five cards", 5, ElementType::Shape, "Revenue", kBody, "5x1"},
      {"six cards of a long word", 6, ElementType::Shape, "Internationalization", kBody, "6x1"},
      {"six cards of a longer word", 6, ElementType::Shape, "Telecommunicationscompanies", kBody,
       "3x2"},
      {"six of them, 4:3", 6, ElementType::Shape, "Internationalization", kNarrowBody, "3x2"},
      {"four of them, 4:3", 4, ElementType::Shape, "Telecommunicationscompanies", kNarrowBody,
       "2x2"},
      {"one card", 1, ElementType::Shape, "Revenue", kBody, "1x1"},
  };
  for (const Case& c : cases) {
    std::vector<ElementIr> elements;
    for (std::size_t i = 0; i < c.count; ++i)
      elements.push_back(element(std::to_string(i), c.type, c.text));
    Cells cells = cells_of(elements);
    EXPECT_EQ(form(placed(cells, c.where)), c.expected) << c.name;
  }
}

TEST(Cells, AreArrangedAsTheAuthorSays) {
  std::vector<ElementIr> elements;
  for (int i = 0; i < 4; ++i)
    elements.push_back(element(std::to_string(i), ElementType::Bullets, "a few words"));
  Cells cells = cells_of(elements);
  cells.arrange = Arrange::Row;
  EXPECT_EQ(form(placed(cells)), "4x1");
  cells.arrange = Arrange::Grid;
  EXPECT_EQ(form(placed(cells)), "2x2");
  cells.arrange = Arrange::Column;
  EXPECT_EQ(form(placed(cells)), "1x4");
  cells.arrange.reset();
  cells.ratio = {1, 1, 1, 3};
  EXPECT_EQ(form(placed(cells)), "4x1");
  EXPECT_NEAR(to_pt(elements[3].box.w), 3 * to_pt(elements[0].box.w), 0.1);
  EXPECT_NEAR(to_pt(elements[3].box.right()), to_pt(kBody.right()), 0.1);
}

TEST(Cells, HaveOneSizeAndReachTheEdges) {
  std::vector<ElementIr> elements;
  for (int i = 0; i < 5; ++i)
    elements.push_back(shape(std::to_string(i), "roundRect", "$48.2M\nRevenue\n+18%"));
  Cells cells = cells_of(elements);
  placed(cells);
  EXPECT_EQ(elements[0].box.x, kBody.x);
  EXPECT_NEAR(to_px(elements[4].box.right()), to_px(kBody.right()), 0.01);
  for (const ElementIr& e : elements) {
    EXPECT_EQ(e.box.w, elements[0].box.w);
    EXPECT_EQ(e.box.h, elements[0].box.h);
    EXPECT_EQ(e.box.y, elements[0].box.y);
    EXPECT_EQ(e.member->group, "g");
  }
  EXPECT_EQ(elements[3].member->cell, 3);
  // A card takes most of the height, but is no pillar; it begins where all content begins.
  EXPECT_GT(to_pt(elements[0].box.h), 0.5 * to_pt(kBody.h));
  EXPECT_LT(to_pt(elements[0].box.h), 2 * to_pt(elements[0].box.w));
  EXPECT_EQ(elements[0].box.y, kBody.y);
}

// Two short lines were lost on cards over half of the page.
TEST(Cells, OfFewWordsAreLower) {
  const struct {
    const char* words;
    double least, most;
  } rows[] = {{"Ladders\nFor roofs", 0.5, 0.65},
              {"48\nLadders", 0.7, 1},
              {"Ladders\nFor roofs\nFor walls", 0.7, 1}};
  for (const auto& row : rows) {
    std::vector<ElementIr> elements;
    for (int i = 0; i < 3; ++i) elements.push_back(shape(std::to_string(i), "roundRect", row.words));
    Cells cells = cells_of(elements);
    placed(cells);
    const double share = to_pt(elements[0].box.h) / to_pt(kBody.h);
    EXPECT_GT(share, row.least) << row.words;
    EXPECT_LT(share, row.most) << row.words;
  }
}

TEST(Cells, SetSiblingsInOneSize) {
  std::vector<ElementIr> elements = {shape("a", "rect", "Short"),
                                     shape("b", "rect", "Telecommunications"),
                                     shape("c", "rect", "Word"), shape("d", "rect", "Word"),
                                     shape("e", "rect", "Word"), shape("f", "rect", "Word")};
  Cells cells = cells_of(elements);
  cells.arrange = Arrange::Row;
  placed(cells);
  const double size = largest_size_pt(elements[1].text);
  EXPECT_LT(size, 18);
  EXPECT_GE(size, 12);
  for (const ElementIr& e : elements) EXPECT_DOUBLE_EQ(largest_size_pt(e.text), size) << e.eid;
  // A size that the author set is kept.
  elements = {shape("a", "rect", "Short"), shape("b", "rect", "Long")};
  elements[1].text = words("Long", 30);
  cells = cells_of(elements);
  cells.cells[1][0].own_size = true;
  placed(cells);
  EXPECT_DOUBLE_EQ(largest_size_pt(elements[0].text), 18);
  EXPECT_DOUBLE_EQ(largest_size_pt(elements[1].text), 30);
}

TEST(Cells, ShareTheLargestOfTheirMinimumSizes) {
  std::vector<ElementIr> elements = {element("a", ElementType::Bullets),
                                     element("b", ElementType::Bullets)};
  elements[1].min_font_pt = 15;
  elements[0].allow_shrink = false;
  Cells cells = cells_of(elements);
  share_limits(cells);
  EXPECT_DOUBLE_EQ(elements[0].min_font_pt, 15);
  EXPECT_FALSE(elements[1].allow_shrink);
}

// One has a minimum above the size of the other.
TEST(Cells, RaiseTextToTheMinimumThatTheyShare) {
  std::vector<ElementIr> elements = {element("a", ElementType::Bullets),
                                     element("b", ElementType::Bullets, "word", 24),
                                     element("c", ElementType::Bullets, "word", 10)};
  elements[1].min_font_pt = 24;
  Cells cells = cells_of(elements);
  cells.cells[2][0].own_size = true;
  share_limits(cells);
  EXPECT_DOUBLE_EQ(largest_size_pt(elements[0].text), 24);
  EXPECT_DOUBLE_EQ(largest_size_pt(elements[2].text), 10);
  EXPECT_DOUBLE_EQ(elements[2].min_font_pt, 12);
}

TEST(Cells, EnlargeTinyIcons) {
  std::vector<ElementIr> elements = {picture("a", 8, 8, PictureFormat::Png),
                                     picture("b", 8, 8, PictureFormat::Png)};
  for (ElementIr& e : elements) {
    PictureIr icon = *e.picture;
    icon.icon = true;
    e.picture = std::make_shared<const PictureIr>(icon);
  }
  Cells cells = cells_of(elements);
  placed(cells);
  EXPECT_GE(to_pt(elements[0].box.h), 24);
}

TEST(Cells, KeepKoreanWordsWhole) {
  std::vector<ElementIr> elements;
  for (int i = 0; i < 8; ++i) {
    elements.push_back(shape(std::to_string(i), "rect", ""));
    elements.back().text = words("커뮤니케이션전략", 18, "ko-KR");  // eight letters, 144 pt
  }
  Cells cells = cells_of(elements);
  const CellPlan plan = placed(cells);
  EXPECT_TRUE(plan.whole_words);
  // In a row of eight each is 97 pt wide: 12 pt at least for eight letters, and insets.
  EXPECT_EQ(form(plan), "4x2");
}

TEST(Cells, KeepPointedShapesInReadingDirection) {
  struct Case {
    const char* name;
    int count;
    const char* text;
    const char* expected;
  };
  const Case cases[] = {
      {"five", 5, "Discover", "5x1"},
      {"seven", 7, "Run", "7x1"},
      {"eight", 8, "Run", "4x2"},
      {"words that would break", 6, "Telecommunicationss", "3x2"},
  };
  for (const Case& c : cases) {
    std::vector<ElementIr> elements;
    for (int i = 0; i < c.count; ++i)
      elements.push_back(shape(std::to_string(i), "chevron", c.text));
    Cells cells = cells_of(elements);
    EXPECT_EQ(form(placed(cells)), c.expected) << c.name;
    // A chevron higher than it is wide has no place for text between its notch and its head.
    EXPECT_LT(elements[0].box.h, elements[0].box.w) << c.name;
    // The second row goes on at the left.
    for (std::size_t i = 1; i < elements.size(); ++i) {
      const bool same_row = elements[i].box.y == elements[i - 1].box.y;
      EXPECT_TRUE(same_row ? elements[i].box.x > elements[i - 1].box.x
                           : elements[i].box.x == kBody.x)
          << c.name;
    }
  }
}

// Japanese lines may break between any two letters, but a label of two is one word.
TEST(Cells, KeepShortLabelsOfPointedShapesOnOneLine) {
  std::vector<ElementIr> elements;
  for (int i = 0; i < 5; ++i) {
    elements.push_back(shape(std::to_string(i), "chevron", ""));
    elements.back().text = words("\xE5\xA5\x91\xE7\xB4\x84", 18, "ja-JP");
  }
  Cells cells = cells_of(elements);
  cells.enlarge = true;
  EXPECT_EQ(form(placed(cells)), "5x1");
  for (const ElementIr& e : elements) {
    const Rect inner = preset_text_rect(e.shape, {Emu(0), Emu(0), e.box.w, e.box.h});
    const double width = to_pt(inner.w - e.text.insets.left - e.text.insets.right);
    EXPECT_LE(test::text_engine().width_range(e.text).max_pt, width);
    EXPECT_GE(e.text.paragraphs[0].runs[0].style.size_pt, 18);
  }
}

TEST(Cells, KeepPointedShapesFlatWhereTheirTextIsLarge) {
  std::vector<ElementIr> elements;
  for (int i = 0; i < 5; ++i) {
    elements.push_back(shape(std::to_string(i), "chevron", ""));
    elements.back().text = words("Discover", 32);
  }
  Cells cells = cells_of(elements);
  EXPECT_TRUE(placed(cells, kNarrowBody).whole_words);
  EXPECT_LT(elements[0].box.h, elements[0].box.w);
  EXPECT_NE(elements[0].box.y, elements[4].box.y) << "at 12 pt the words would break in one row";
}

TEST(Cells, PutPartsBelowEachOtherAtOneHeight) {
  std::vector<ElementIr> elements = {
      shape("a", "homePlate", "Now"),  element("l", ElementType::Bullets, "one\ntwo\nthree"),
      shape("b", "homePlate", "Next"), element("m", ElementType::Bullets, "one"),
      shape("c", "homePlate", "Later\nand later"), element("n", ElementType::Bullets, "one")};
  Cells cells = cells_of(elements, 2);
  EXPECT_EQ(form(placed(cells)), "3x1");
  for (std::size_t i = 0; i < 6; i += 2) {
    EXPECT_EQ(elements[i].box.y, kBody.y);
    EXPECT_EQ(elements[i].box.h, elements[0].box.h);
    EXPECT_EQ(elements[i + 1].box.x, elements[i].box.x);
    EXPECT_EQ(elements[i + 1].box.y, elements[1].box.y);
    EXPECT_EQ(elements[i + 1].box.y - elements[i].box.bottom(), emu_from_pt(kStackGapPt));
    EXPECT_EQ(elements[i + 1].text.anchor, Anchor::Top);
  }
}

TEST(Cells, PutCaptionsUnderTheirPictures) {
  std::vector<ElementIr> elements;
  for (int i = 0; i < 3; ++i) {
    elements.push_back(picture("p" + std::to_string(i), 800, 600));
    elements.push_back(element("c" + std::to_string(i), ElementType::Text, "Camera"));
  }
  elements[3].text = words("A caption of several lines that is much longer than the others are", 18);
  Cells cells = cells_of(elements, 2);
  EXPECT_EQ(form(placed(cells)), "3x1");
  for (std::size_t i = 0; i < 6; i += 2) {
    EXPECT_EQ(elements[i + 1].box.x, elements[i].box.x);
    EXPECT_EQ(elements[i + 1].box.y, elements[1].box.y);
    EXPECT_LE(elements[i].box.bottom(), elements[i + 1].box.y);
    EXPECT_LE(elements[i + 1].box.bottom(), kBody.bottom());
    EXPECT_EQ(elements[i + 1].belongs_to, std::vector<std::string>{elements[i].eid});
  }
}

// docs/patterns.md, "picture_grid": what shows the pictures larger, and of two alike the grid.
TEST(Cells, AreAGridInAGallery) {
  const Rect body = area(36, 84, 888, 380);  // of a deck whose titles have one line
  const struct {
    int count;
    double width, height;
    bool gallery;
    const char* form;
  } rows[] = {{4, 800, 600, false, "4x1"}, {4, 800, 600, true, "2x2"}, {4, 1600, 900, true, "2x2"},
              {4, 300, 600, true, "4x1"},  {6, 800, 600, true, "3x2"}, {3, 800, 600, true, "3x1"},
              {2, 800, 600, true, "2x1"},  {9, 800, 600, true, "5x2"}};
  for (const auto& row : rows) {
    for (const bool captions : {false, true}) {
      if (!row.gallery && !captions) continue;  // without captions a grid is larger by itself
      std::vector<ElementIr> elements;
      for (int i = 0; i < row.count; ++i) {
        elements.push_back(picture("p" + std::to_string(i), row.width, row.height));
        if (captions)
          elements.push_back(element("c" + std::to_string(i), ElementType::Text, "Camera"));
      }
      Cells cells = cells_of(elements, captions ? 2 : 1);
      cells.gallery = row.gallery;
      EXPECT_EQ(form(placed(cells, body)), row.form)
          << row.count << " of " << row.width << " x " << row.height << (captions ? ", captions" : "");
    }
  }
}

// docs/design.md, "Groups": photographs give up to a quarter of a side, other pictures nothing.
TEST(Cells, FramePicturesAlike) {
  struct Case {
    const char* name;
    PictureFormat format;
    double second_height;  // of 400 wide; the first is 400 x 300
    bool cropped;
    bool own_shape = false;  // a tenth may be cropped so that the frames fill their row
  };
  const Case cases[] = {
      {"photographs of one shape", PictureFormat::Jpeg, 300, false, true},
      {"photographs of two shapes", PictureFormat::Jpeg, 400, true, false},
      {"too different to be cropped", PictureFormat::Jpeg, 700, false, false},
      {"screenshots of two shapes", PictureFormat::Png, 320, false, false},
  };
  for (const Case& c : cases) {
    std::vector<ElementIr> elements = {picture("a", 400, 300, c.format),
                                       picture("b", 400, c.second_height, c.format)};
    Cells cells = cells_of(elements);
    placed(cells);
    EXPECT_EQ(elements[0].box.w, elements[1].box.w) << c.name;
    EXPECT_EQ(elements[0].box.h, elements[1].box.h) << c.name;
    for (const ElementIr& e : elements) {
      const PicturePlacement placement = place_picture(e.box, *e.picture, e.fit);
      const double lost = std::max(placement.cut_left + placement.cut_right,
                                   placement.cut_top + placement.cut_bottom);
      EXPECT_LE(lost, 0.26) << c.name;
      EXPECT_LE(lost, c.cropped ? 0.26 : c.own_shape ? 0.1 : 0.02) << c.name;
      EXPECT_TRUE(placement.filled || !c.cropped) << c.name;
    }
  }
}

TEST(Cells, OfSeveralSlidesHaveOneSize) {
  std::vector<ElementIr> first = {shape("a", "rect", "x"), shape("b", "rect", "x"),
                                  shape("c", "rect", "x")};
  std::vector<ElementIr> last = {shape("d", "rect", "x\nx\nx\nx")};
  Cells on_first = cells_of(first), on_last = cells_of(last);
  on_first.page = on_last.page = GroupPage{3, {emu_from_pt(160)}};
  placed(on_first);
  placed(on_last);
  EXPECT_EQ(first[0].box.w, last[0].box.w);
  EXPECT_EQ(first[0].box.h, last[0].box.h);
  EXPECT_EQ(to_pt(last[0].box.h), 160);
}

TEST(Cells, OfARingLeadBackInTheSecondRow) {
  std::vector<ElementIr> elements;
  for (int i = 0; i < 4; ++i) elements.push_back(shape(std::to_string(i), "ellipse", "Do"));
  Cells cells = cells_of(elements);
  cells.linked = cells.closed = true;
  EXPECT_EQ(form(placed(cells)), "2x2");
  EXPECT_EQ(elements[2].box.x, elements[1].box.x);
  EXPECT_EQ(elements[3].box.x, elements[0].box.x);
}

TEST(Cells, AreMirroredInReadingDirection) {
  std::vector<ElementIr> elements = {shape("a", "chevron", "x"), shape("b", "chevron", "x")};
  Cells cells = cells_of(elements);
  cells.rtl = true;
  placed(cells);
  EXPECT_TRUE(elements[0].transform.flip_h);
}

TEST(Blocks, PutATextAboveTheGroup) {
  std::vector<ElementIr> elements = {shape("a", "rect", "x"), shape("b", "rect", "x"),
                                     shape("c", "rect", "x")};
  ElementIr intro = element("intro", ElementType::Text, "Some words");
  ElementIr takeaway = element("takeaway", ElementType::Text, "Some words");
  place_blocks(test::text_engine(), {Block(&intro), Block(cells_of(elements)), Block(&takeaway)}, kBody);
  EXPECT_EQ(intro.box.y, kBody.y);
  EXPECT_EQ(intro.box.w, kBody.w);
  EXPECT_GE(elements[0].box.y, intro.box.bottom() + emu_from_pt(kStackGapPt));
  EXPECT_GE(takeaway.box.y, elements[0].box.bottom() + emu_from_pt(kStackGapPt));
  EXPECT_LE(takeaway.box.bottom(), kBody.bottom());
}

// Of two groups, one had two logos above one another, the other a picture three times as high.
TEST(Blocks, GivePicturesOfTwoGroupsOneHeight) {
  for (const bool with_names : {true, false}) {
    std::vector<ElementIr> logos, pictures;
    for (int i = 0; i < 2; ++i) {
      const std::string n = std::to_string(i);
      if (with_names) logos.push_back(element("t" + n, ElementType::Text, "Two\nlines"));
      logos.push_back(picture("l" + n, 800, 600, PictureFormat::Png));
      logos.push_back(picture("m" + n, 800, 600, PictureFormat::Png));
      pictures.push_back(picture("p" + n, 800, 600, PictureFormat::Png));
    }
    const std::size_t parts = with_names ? 3 : 2;
    place_blocks(test::text_engine(), {Block(cells_of(logos, parts)), Block(cells_of(pictures))},
                 kBody);
    const ElementIr& last = logos[parts - 1];
    if (with_names) {
      EXPECT_EQ(last.box.h, pictures[0].box.h);
    } else {
      EXPECT_LT(last.box.h, pictures[0].box.h);  // half as high is as the group has it
    }
    EXPECT_GE(pictures[0].box.y, last.box.bottom());
    EXPECT_LE(pictures[1].box.bottom(), kBody.bottom());
  }
}

// Whatever there is, nothing leaves the area, and safe boxes do not overlap.
TEST(Blocks, StayInTheirAreaAndApart) {
  for (int lines = 1; lines <= 24; lines += 4) {
    for (int count = 2; count <= 12; ++count) {
      std::vector<ElementIr> elements;
      for (int i = 0; i < count; ++i)
        elements.push_back(shape(std::to_string(i), "rect", "several words in a card"));
      std::string text = "line";
      for (int i = 1; i < lines; ++i) text += "\nline";
      ElementIr intro = element("intro", ElementType::Text, text);
      place_blocks(test::text_engine(), {Block(&intro), Block(cells_of(elements))}, kBody);
      std::vector<const ElementIr*> all = {&intro};
      for (const ElementIr& e : elements) all.push_back(&e);
      for (const ElementIr* a : all) {
        EXPECT_GE(a->box.y, kBody.y);
        EXPECT_LE(a->box.bottom(), kBody.bottom() + Emu(1)) << lines << " " << count << a->eid;
        EXPECT_LE(a->box.right(), kBody.right() + Emu(1));
        for (const ElementIr* b : all) {
          if (a == b || a->box.empty() || b->box.empty()) continue;
          EXPECT_LT(area_px(intersection(a->box.inflated(emu_from_px(8)),
                                         b->box.inflated(emu_from_px(8)))),
                    100)
              << lines << " lines, " << count << " cards: " << a->eid << " " << b->eid;
        }
      }
    }
  }
}

}  // namespace
}  // namespace deckle::layout
