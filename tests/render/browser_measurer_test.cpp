// Whole slides in the reference browser, and the native engine beside it.

#include "render/html/browser_measurer.h"

#include <gtest/gtest.h>

#include <cmath>

#include "slidespec/ir/measured_comparison.h"
#include "slidespec/ir_json/ir_json.h"
#include "tests/support/browser.h"

namespace deckle::render {
namespace {

const measure::TextEngine& engine() {
  static const auto made = [] {
    measure::FontOptions options;
    options.use_builtin = false;
    return std::make_unique<measure::TextEngine>(*measure::FontCatalog::open(options),
                                                 measure::Target::Chrome);
  }();
  return *made;
}

const BrowserMeasurer* measurer() {
  static const auto made = []() -> std::shared_ptr<BrowserMeasurer> {
    auto browser = test::test_browser();
    if (!browser) return nullptr;
    auto opened = BrowserMeasurer::open(std::move(browser), engine(), {});
    EXPECT_TRUE(opened) << to_string(opened.error());
    return opened ? *opened : nullptr;
  }();
  return made.get();
}

SlideIr slide_of(const std::string& elements) {
  DiagnosticSink sink;
  const auto slides = read_ir(R"({"slide": {"w": 1280, "h": 720, "id": "s"}, "elements": [)" + elements + "]}",
                              "slide.json", sink);
  EXPECT_FALSE(slides.empty()) << (sink.empty() ? "" : sink.front().message.english());
  return slides.empty() ? SlideIr{} : slides.front();
}

std::string element(const std::string& eid, int y, const std::string& text, const std::string& style) {
  return R"({"eid": ")" + eid + R"(", "type": "text", "content": ")" + text + R"(", "layout": {"x": 40, "y": )" +
         std::to_string(y) + R"(, "w": 500, "h": 120}, "style": {)" + style + "}}";
}

constexpr char kLatin[] = R"("fontSize": 24, "fontFamily": {"latin": "Liberation Sans"})";
constexpr char kKorean[] =
    R"("fontSize": 24, "fontFamily": {"latin": "Carlito", "ea": "Noto Sans CJK KR"})";

TEST(BrowserMeasurer, AgreesWithTheNativeEngine) {
  if (measurer() == nullptr) GTEST_SKIP() << test::kNoBrowser;
  const SlideIr slide = slide_of(
      element("a", 20, "The quick brown fox jumps over the lazy dog, again and again and again.", kLatin) + ',' +
      element("b", 160, "매출은 12.4% 증가한 31억 원을 기록했습니다. “슬라이드”를 읽는 사람은 없다.", kKorean) + ',' +
      element("c", 300, "two\\n\\nparagraphs", std::string(kLatin) + R"(, "anchor": "middle", "align": "center")") + ',' +
      element("d", 440, "right aligned text that takes two lines, at least with this width", std::string(kLatin) + R"(, "anchor": "bottom", "align": "right")"));
  const auto seen = measurer()->measure(slide);
  ASSERT_TRUE(seen) << to_string(seen.error());
  const auto expected = measure::NativeMeasurer(engine()).measure(slide);
  const MeasuredComparison comparison = compare_measured({*expected}, {*seen});
  EXPECT_EQ(comparison.elements, 4U);
  EXPECT_EQ(comparison.same_breaks, 4U);
  EXPECT_EQ(comparison.same_verdicts, 4U);
  EXPECT_LT(comparison.max_width_error, 0.0006);
  for (std::size_t i = 0; i < seen->elements.size(); ++i) {
    const MeasuredElement &a = expected->elements[i], &b = seen->elements[i];
    EXPECT_EQ(a.eid, b.eid);
    EXPECT_EQ(a.bbox, b.bbox);
    EXPECT_NEAR(to_px(a.text_height), to_px(b.text_height), 0.1) << a.eid;
    ASSERT_EQ(a.lines.size(), b.lines.size());
    for (std::size_t l = 0; l < a.lines.size(); ++l) {
      EXPECT_EQ(a.lines[l].text, b.lines[l].text);
      EXPECT_NEAR(to_px(a.lines[l].x), to_px(b.lines[l].x), 0.2) << a.lines[l].text;
      EXPECT_NEAR(to_px(a.lines[l].top), to_px(b.lines[l].top), 0.1) << a.lines[l].text;
    }
  }
}

// Japanese that keeps its phrases whole: the browser is told where they end.
TEST(BrowserMeasurer, PartsJapaneseBetweenPhrases) {
  if (measurer() == nullptr) GTEST_SKIP() << test::kNoBrowser;
  const std::string style =
      R"("fontSize": 24, "lang": "ja", "wordBreak": "keep_all", "fontFamily": {"latin": "Carlito", "ea": "Noto Sans CJK JP"})";
  const SlideIr slide = slide_of(
      element("a", 20, "第三四半期の売上は計画を上回り、利益率も12%まで改善しました(前年比)。キャッシュレス決済を100店舗で導入する", style) +
      ',' + element("b", 160, "华东区销售额同比增长百分之十五,利润率创新高,客户满意度调查的主要发现", style) +
      ',' + element("c", 300, "동네 중소기업과 東京大學이 함께 만든 サービス", style));
  const auto seen = measurer()->measure(slide);
  ASSERT_TRUE(seen) << to_string(seen.error());
  const auto expected = measure::NativeMeasurer(engine()).measure(slide);
  for (std::size_t i = 0; i < seen->elements.size(); ++i) {
    const MeasuredElement &a = expected->elements[i], &b = seen->elements[i];
    ASSERT_EQ(a.lines.size(), b.lines.size()) << a.eid;
    for (std::size_t l = 0; l < a.lines.size(); ++l) EXPECT_EQ(a.lines[l].text, b.lines[l].text);
  }
  EXPECT_GT(expected->elements[0].lines.size(), 2U);
}

TEST(BrowserMeasurer, TheContentBoxIsAsHighAsTheFace) {
  if (measurer() == nullptr) GTEST_SKIP() << test::kNoBrowser;
  // docs/text-layout.md, 1.3: 24 px in a line of 19.19 px.
  const SlideIr slide = slide_of(element(
      "a", 20, "한글", R"("fontSize": 16, "lineHeight": 1.2, "fontFamily": {"latin": "Noto Sans CJK KR"})"));
  const auto seen = measurer()->measure(slide);
  ASSERT_TRUE(seen) << to_string(seen.error());
  const MeasuredElement& a = seen->elements[0];
  EXPECT_EQ(to_px(a.content_box.h), 24);
  EXPECT_NEAR(to_px(a.text_height), 19.1875, 0.001);
  EXPECT_EQ(a.verdict, FitVerdict::Fits);
}

TEST(BrowserMeasurer, TextThatIsTooHighOverflows) {
  if (measurer() == nullptr) GTEST_SKIP() << test::kNoBrowser;
  const SlideIr slide = slide_of(element("a", 20, std::string(300, 'w'), kLatin));
  const auto seen = measurer()->measure(slide);
  ASSERT_TRUE(seen) << to_string(seen.error());
  const MeasuredElement& a = seen->elements[0];
  EXPECT_EQ(a.verdict, FitVerdict::Overflows);
  EXPECT_NEAR(to_px(a.overflow_y), to_px(measure::measured_element(engine(), slide.elements[0]).overflow_y), 1);
}

TEST(BrowserMeasurer, DrawsASlide) {
  if (measurer() == nullptr) GTEST_SKIP() << test::kNoBrowser;
  const auto png = measurer()->picture(slide_of(element("a", 20, "text", kLatin)));
  ASSERT_TRUE(png) << to_string(png.error());
  EXPECT_EQ(png->substr(1, 3), "PNG");
}

}  // namespace
}  // namespace deckle::render
