// A slide measured: anchors, columns, overflow and the verdict.

#include <gtest/gtest.h>

#include "measure/slide/slide_measurer.h"
#include "measure/slide/text_area.h"
#include "measure/text/autofit.h"
#include "measure/text/impress_autofit.h"
#include "slidespec/geometry/preset_paths.h"
#include "tests/measure/test_fonts.h"

namespace deckle::test {
namespace {

Emu pt(double points) { return emu_from_pt(points); }

// A box at (100, 50) pt, w x h, without insets.
SlideIr slide_with(TextBodyIr body, double w, double h) {
  SlideIr slide;
  slide.slide_id = "s1";
  ElementIr element;
  element.eid = "e1";
  element.box = {pt(100), pt(50), pt(w), pt(h)};
  element.text = std::move(body);
  slide.elements.push_back(std::move(element));
  return slide;
}

MeasuredElement measured(const TextBodyIr& body, double w, double h) {
  const measure::NativeMeasurer measurer(test_engine());
  const auto slide = measurer.measure(slide_with(body, w, h));
  EXPECT_TRUE(slide.has_value());
  return slide->elements.front();
}

TEST(NativeMeasurer, PlacesLinesByAnchor) {
  TextBodyIr body = ten({"aaa bbb"});  // two lines of 12 pt in 20 pt
  struct Row {
    Anchor anchor;
    double top;
  };
  for (const Row& row : {Row{Anchor::Top, 50}, Row{Anchor::Middle, 88}, Row{Anchor::Bottom, 126}}) {
    body.anchor = row.anchor;
    const MeasuredElement e = measured(body, 20, 100);
    ASSERT_EQ(e.lines.size(), 2u);
    EXPECT_EQ(e.lines[0].text, "aaa");
    EXPECT_EQ(e.lines[1].text, "bbb");
    EXPECT_EQ(e.lines[0].top, pt(row.top));
    EXPECT_EQ(e.lines[1].bottom, pt(row.top + 24));
    EXPECT_EQ(e.lines[0].x, pt(100));
    EXPECT_EQ(e.content_box, (Rect{pt(100), pt(row.top), pt(15), pt(24)}));
    EXPECT_EQ(e.text_height, pt(24));
    EXPECT_EQ(e.verdict, FitVerdict::Fits);
  }
}

TEST(NativeMeasurer, SaysByHowMuchTextOverflows) {
  const MeasuredElement e = measured(ten({"aaa bbb ccc"}), 20, 30);
  EXPECT_EQ(e.verdict, FitVerdict::Overflows);
  EXPECT_EQ(e.overflow_y, pt(6));
  EXPECT_DOUBLE_EQ(e.overflow_lines, 0.5);
  EXPECT_EQ(e.overflow_x, Emu(0));
  EXPECT_EQ(e.available_height, pt(30));
  EXPECT_DOUBLE_EQ(e.font_size_pt, 10);
}

TEST(NativeMeasurer, FitsToTheHundredth) {
  EXPECT_EQ(measured(ten({"a", "a"}), 50, 24).overflow_y, Emu(0));
  EXPECT_EQ(measured(ten({"a", "a"}), 50, 23.995).overflow_y, Emu(0));
  EXPECT_GT(measured(ten({"a", "a"}), 50, 23.98).overflow_y, Emu(0));
}

// docs/decisions.md, 53.
TEST(NativeMeasurer, KeepsAReserveWhereEastAsianTextIsApproximated) {
  const auto set_in = [](const std::string& family, const std::vector<std::string>& paragraphs) {
    TextBodyIr body = ten(paragraphs);
    for (ParagraphIr& p : body.paragraphs) p.runs[0].style.fonts = {family, family, ""};
    return body;
  };
  const TextBodyIr unknown = set_in("Nowhere Gothic", {"가나다", "라마바"});
  const MeasuredElement roomy = measured(unknown, 100, 100);
  EXPECT_GE(roomy.reserve, 0.05);
  EXPECT_LE(roomy.reserve, 0.08);
  EXPECT_EQ(roomy.overflow_y, Emu(0));
  const MeasuredElement full = measured(unknown, 100, to_pt(roomy.text_height));
  EXPECT_GT(full.overflow_y, Emu(0));
  EXPECT_LT(full.available_height, full.text_height);
  EXPECT_EQ(measured(unknown, 100, to_pt(needed_height(roomy)) + 0.01).overflow_y, Emu(0));
  // None for one line, for known widths, and for other scripts.
  EXPECT_EQ(measured(set_in("Nowhere Gothic", {"가나다"}), 100, 100).reserve, 0);
  EXPECT_EQ(measured(set_in(kTen, {"가나다", "라마바"}), 100, 100).reserve, 0);
  EXPECT_EQ(measured(set_in("Nowhere Gothic", {"aaa", "bbb"}), 100, 100).reserve, 0);
}

TEST(NativeMeasurer, UnwrappedTextOverflowsSideways) {
  TextBodyIr body = ten({"aaaa"});
  body.wrap = false;
  EXPECT_EQ(measured(body, 15, 50).overflow_x, pt(5));
  EXPECT_EQ(measured(body, 25, 50).verdict, FitVerdict::Fits);
  EXPECT_EQ(measured(body, 20.05, 50).verdict, FitVerdict::Tight);
}

TEST(NativeMeasurer, TightWhenALineWouldFlip) {
  // "aaa bbb" is 32.5 pt wide.
  EXPECT_EQ(measured(ten({"aaa bbb"}), 32.6, 50).verdict, FitVerdict::Tight);
  EXPECT_EQ(measured(ten({"aaa bbb"}), 32.4, 50).verdict, FitVerdict::Tight);
  EXPECT_EQ(measured(ten({"aaa bbb"}), 33.5, 50).verdict, FitVerdict::Fits);
  EXPECT_EQ(measured(ten({"aaa bbb"}), 25, 50).verdict, FitVerdict::Fits);
}

TEST(NativeMeasurer, TightWhereTheLastLineIsNotSettled) {
  TextBodyIr body = ten({"a"});
  for (ParagraphIr& p : body.paragraphs) p.style.line_spacing = {SpacingIr::Unit::Percent, 150};
  // A plain line is 18 pt; a single one is about 2 pt lower, in nearly all saved boxes.
  EXPECT_EQ(measured(body, 50, 17).verdict, FitVerdict::Tight);
  EXPECT_EQ(measured(body, 50, 18).verdict, FitVerdict::Fits);
  EXPECT_EQ(measured(body, 50, 14).verdict, FitVerdict::Overflows);
}

TEST(NativeMeasurer, TextFlowsOverColumns) {
  TextBodyIr body = ten({"a", "b", "c", "d", "e"});
  body.columns = 2;
  body.column_gap = pt(10);
  const MeasuredElement e = measured(body, 110, 36);  // two columns of 50 pt, three lines each
  ASSERT_EQ(e.lines.size(), 5u);
  EXPECT_EQ(e.lines[2].x, pt(100));
  EXPECT_EQ(e.lines[3].x, pt(160));
  EXPECT_EQ(e.lines[3].top, pt(50));
  EXPECT_EQ(e.text_height, pt(36));
  EXPECT_EQ(e.overflow_y, Emu(0));
  EXPECT_EQ(measured(body, 110, 24).overflow_y, pt(12));
}

// The box is 100 pt by 20 pt at (100, 50), so that vertical text has lines of 20 pt.
TEST(NativeMeasurer, LaysVerticalTextOutAlongTheHeight) {
  struct Row {
    VerticalText vert;
    Rect content;
    int degrees;
  };
  for (const Row& row : {Row{VerticalText::Vert, {pt(176), pt(50), pt(24), pt(15)}, 90},
                         Row{VerticalText::EaVert, {pt(176), pt(50), pt(24), pt(15)}, 90},
                         Row{VerticalText::Vert270, {pt(100), pt(55), pt(24), pt(15)}, 270},
                         Row{VerticalText::MongolianVert, {pt(100), pt(50), pt(24), pt(15)}, 90}}) {
    TextBodyIr body = ten({"aaa bbb"});
    body.vert = row.vert;
    const MeasuredElement e = measured(body, 100, 20);
    ASSERT_EQ(e.lines.size(), 2u);
    EXPECT_EQ(e.content_box, row.content) << to_string(row.vert);
    EXPECT_EQ(e.bbox, (Rect{pt(100), pt(50), pt(100), pt(20)}));
    EXPECT_EQ(e.turn, (TextTurn{row.degrees * kAnglePerDegree, pt(150), pt(60)}));
    EXPECT_EQ(e.available_width, pt(20));
    EXPECT_EQ(e.available_height, pt(100));
    const Rect first = turned({e.lines[0].x, e.lines[0].top, e.lines[0].width, pt(12)}, e.turn);
    const bool from_left =
        row.vert == VerticalText::Vert270 || row.vert == VerticalText::MongolianVert;
    EXPECT_EQ(first.x, from_left ? pt(100) : pt(188)) << to_string(row.vert);
  }
}

TEST(NativeMeasurer, VerticalTextOverflowsTheWidth) {
  TextBodyIr body = ten({"aaa bbb ccc"});
  body.vert = VerticalText::Vert;
  EXPECT_EQ(measured(body, 30, 20).overflow_y, pt(6));
  EXPECT_EQ(measured(body, 36, 20).overflow_y, Emu(0));
  // Insets stay with the sides of the box.
  body.insets = {pt(5), pt(1), pt(0), pt(3)};
  const MeasuredElement inset = measured(body, 41, 24);
  EXPECT_EQ(inset.available_height, pt(36));
  EXPECT_EQ(inset.available_width, pt(20));
  EXPECT_EQ(inset.content_box, (Rect{pt(105), pt(51), pt(36), pt(15)}));
}

TEST(NativeMeasurer, GivesTheBoundsOfWhatIsTurned) {
  SlideIr slide = slide_with(ten({"aaa bbb"}), 20, 100);  // its middle is at (110, 100)
  const auto measure = [&slide](TransformIr transform) {
    slide.elements[0].transform = transform;
    return measure::NativeMeasurer(test_engine()).measure(slide)->elements.front();
  };
  const MeasuredElement quarter = measure({kQuarterTurn, false, false});
  EXPECT_EQ(quarter.bbox, (Rect{pt(60), pt(90), pt(100), pt(20)}));
  EXPECT_EQ(quarter.safe_box, quarter.bbox.inflated(kSafePadding));
  EXPECT_EQ(quarter.content_box, (Rect{pt(136), pt(90), pt(24), pt(15)}));
  EXPECT_EQ(quarter.available_width, pt(20)) << "lines are as long as before";
  EXPECT_EQ(quarter.lines[0].x, pt(100));
  const MeasuredElement upside_down = measure({0, false, true});
  EXPECT_EQ(upside_down.bbox, (Rect{pt(100), pt(50), pt(20), pt(100)}));
  EXPECT_EQ(upside_down.content_box, (Rect{pt(105), pt(126), pt(15), pt(24)}));
  const MeasuredElement mirrored = measure({0, true, false});
  EXPECT_EQ(mirrored.turn, TextTurn{});
  EXPECT_EQ(mirrored.content_box, (Rect{pt(100), pt(50), pt(15), pt(24)}));
  // Turned back by its shape, vertical text is upright, in another place.
  slide.elements[0].text.vert = VerticalText::Vert;
  const MeasuredElement back = measure({3 * kQuarterTurn, false, false});
  EXPECT_EQ(back.turn, TextTurn{});
  EXPECT_EQ(back.lines[0].x, pt(60));
  EXPECT_EQ(back.lines[0].top, pt(90));
}

TEST(NativeMeasurer, TurnsTablesWithTheirBox) {
  SlideIr slide = slide_with({}, 100, 30);
  ElementIr& element = slide.elements[0];
  element.type = ElementType::Table;
  element.transform.rotation = kQuarterTurn;
  TableIr table;
  table.columns.resize(1);
  table.columns[0].width = pt(100);
  table.rows.resize(1);
  table.rows[0].height = pt(30);
  table.rows[0].cells = {ten({"a"})};
  element.table = std::make_shared<const TableIr>(table);
  const auto m = measure::NativeMeasurer(test_engine()).measure(slide)->elements.front();
  EXPECT_EQ(m.bbox, (Rect{pt(135), pt(15), pt(30), pt(100)}));
  EXPECT_EQ(m.turn, (TextTurn{kQuarterTurn, pt(150), pt(65)}));
}

TEST(NativeMeasurer, OnlyShrunkTextIsMeasuredAsSaved) {
  TextBodyIr body = ten({"a", ""});  // PowerPoint's state leaves the empty end out
  for (const auto mode : {AutofitIr::Mode::None, AutofitIr::Mode::ResizeShape}) {
    body.autofit = AutofitIr{100, 0, mode};
    EXPECT_EQ(measured(body, 50, 50).text_height, pt(24));
  }
  body.autofit = AutofitIr{};
  EXPECT_EQ(measured(body, 50, 50).text_height, pt(12));
}

TEST(NativeMeasurer, AnElementWithoutTextHasNoContent) {
  const MeasuredElement e = measured(TextBodyIr{}, 20, 30);
  EXPECT_TRUE(e.content_box.empty());
  EXPECT_TRUE(e.lines.empty());
  EXPECT_EQ(e.verdict, FitVerdict::Fits);
  EXPECT_EQ(e.safe_box, (Rect{pt(100), pt(50), pt(20), pt(30)}.inflated(kSafePadding)));
}

TEST(TextRect, FollowsTheGeometry) {
  const Rect box{Emu(0), Emu(0), Emu(1000000), Emu(600000)};
  const struct {
    const char* preset;
    Adjustments adjustments;
    std::array<int, 4> sides;  // left, top, right, bottom
  } rows[] = {
      {"rect", {}, {0, 0, 1000000, 600000}},
      {"unheard of", {}, {0, 0, 1000000, 600000}},
      // A sixth of the shorter side, times 1 - cos 45 degrees, on every side.
      {"roundRect", {}, {29290, 29290, 970710, 570710}},
      {"roundRect", {{"adj", 0}}, {0, 0, 1000000, 600000}},
      {"diamond", {}, {250000, 150000, 750000, 450000}},
      {"flowChartDecision", {}, {250000, 150000, 750000, 450000}},
      {"homePlate", {}, {0, 0, 850000, 600000}},
      {"homePlate", {{"adj", 100000}}, {0, 0, 700000, 600000}},
      {"chevron", {}, {300000, 0, 700000, 600000}},
      {"can", {}, {0, 150000, 1000000, 525000}},
      {"leftArrow", {}, {150000, 150000, 1000000, 450000}},
      {"wedgeRectCallout", {}, {0, 0, 1000000, 600000}},
  };
  for (const auto& row : rows) {
    SCOPED_TRACE(row.preset);
    const Rect inner = preset_text_rect(row.preset, box, row.adjustments);
    const std::array<Emu, 4> sides = {inner.x, inner.y, inner.right(), inner.bottom()};
    for (std::size_t i = 0; i < sides.size(); ++i)
      EXPECT_LE(std::abs(sides[i].value() - row.sides[i]), 2) << i << ": " << sides[i].value();
  }
}

// Words in the boxes of a flow chart were measured over the whole box.
TEST(TextRect, IsThatOfTheShapeAsItIsDrawn) {
  ElementIr shape;
  shape.box = {Emu(100), Emu(0), Emu(1000000), Emu(600000)};
  shape.text.insets = {};
  shape.shape = "homePlate";
  BackdropIr look;
  look.adjustments = {{"adj", 100000}};
  shape.look = std::make_shared<const BackdropIr>(look);
  EXPECT_EQ(measure::text_area(shape).rect.w, Emu(700000));
  EXPECT_EQ(measure::text_area(shape).rect.x, Emu(100));
  shape.transform.flip_h = true;
  EXPECT_EQ(measure::text_area(shape).rect.x, Emu(300100));
  shape.transform = {};
  shape.look = nullptr;
  shape.shape = "roundRect";
  shape.bend = 50000;
  EXPECT_EQ(measure::text_area(shape).rect.w, Emu(1000000 - 2 * 87867));
}

// All presets give a rectangle, also in boxes that are flat, empty or huge.
TEST(TextRect, IsThereForEveryPreset) {
  for (const std::string& preset : preset_names()) {
    for (const auto& [w, h] : std::vector<std::pair<std::int64_t, std::int64_t>>{
             {914400, 914400}, {914400, 0}, {0, 914400}, {0, 0}, {1, 1}, {27273042316900, 1}}) {
      const Rect inner = preset_text_rect(preset, {Emu(5), Emu(7), Emu(w), Emu(h)});
      EXPECT_EQ(inner.empty(), w <= 0 || h <= 0) << preset << " " << w << " x " << h;
    }
  }
}

// Ten lines of 20 pt are 240 pt high. The root of the quotient, cut off to whole percent, from the
// stored scale on.
TEST(Autofit, IsSearchedForByImpress) {
  const measure::TextEngine& engine = test_engine(measure::Target::LibreOffice);
  TextBodyIr body = ten(std::vector<std::string>(10, "a"));
  for (ParagraphIr& p : body.paragraphs) p.runs[0].style.size_pt = 20;
  body.paragraphs[0].style.margin_left = Emu(100000);
  body.paragraphs[1].style.space_before = {SpacingIr::Unit::Points, 10};
  const auto shown = [&](double height) {
    return measure::shrunk_by_impress(engine, body, 100, height);
  };
  EXPECT_NEAR(largest_size_pt(shown(260)), 20, 1e-9);
  // As much higher than its box as 1 is than 0.98 squared counts as fitting.
  EXPECT_NEAR(largest_size_pt(shown(242)), 20, 1e-9);
  const TextBodyIr half = shown(125);
  EXPECT_NEAR(largest_size_pt(half), 10, 0.5);
  EXPECT_NEAR(half.paragraphs[1].style.space_before.value, 5, 0.25);
  EXPECT_NEAR(to_pt(half.paragraphs[0].style.margin_left), to_pt(Emu(50000)), 0.3);
  EXPECT_LE(engine.height(half, 100), 125 / (0.98 * 0.98) + 0.01);
  // It grows again from a stored scale that is too small.
  body.autofit = AutofitIr{40, 20};
  EXPECT_GT(largest_size_pt(shown(260)), 18);
  body.paragraphs.clear();
  EXPECT_TRUE(shown(100).paragraphs.empty());
}

TEST(Autofit, TakesTheFirstStateThatFits) {
  // Ten lines of 20 pt: 240 pt at 100 %, 216 at (100, 10), 222 at 92.5 %.
  TextBodyIr body = ten(std::vector<std::string>(10, "a"));
  for (ParagraphIr& p : body.paragraphs) p.runs[0].style.size_pt = 20;
  struct Row {
    double available;
    measure::AutofitState state;
  };
  const measure::TextEngine& engine = test_engine();
  for (const Row& row :
       {Row{240, {100, 0, true}}, Row{239, {100, 10, true}}, Row{215, {92.5, 10, true}},
        Row{190, {92.5, 20, true}}, Row{135, {70, 20, true}}}) {
    const auto state =
        measure::choose_autofit(engine, body, 100, row.available, measure::AutofitKind::Body);
    EXPECT_EQ(state, row.state) << row.available;
  }
  EXPECT_EQ(measure::choose_autofit(engine, body, 100, 10, measure::AutofitKind::Body),
            (measure::AutofitState{25, 20, false}));
  EXPECT_EQ(measure::choose_autofit(engine, body, 100, 10, measure::AutofitKind::Title),
            (measure::AutofitState{90, 0, false}));
}

}  // namespace
}  // namespace deckle::test
