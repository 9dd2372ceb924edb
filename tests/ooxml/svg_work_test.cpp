// The work of filters, masks and layers, and with how many pixels the SVGs of a deck are drawn.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "ooxml/media/picture_header.h"
#include "ooxml/media/read_picture.h"
#include "ooxml/media/svg/drawing_plan.h"
#include "ooxml/media/svg/vertices.h"
#include "tests/support/fresh_budget.h"
#include "tests/support/sample_pictures.h"

namespace deckle::ooxml {
namespace {

using namespace std::string_literals;

SvgWork work_of(const std::string& body,
                const std::string& attributes = "viewBox='0 0 1000 1000'") {
  const Result<SvgFacts> facts = check_svg(test::svg(attributes, body));
  EXPECT_TRUE(facts.has_value()) << facts.error().message;
  return facts ? facts->work : SvgWork{};
}

double ms(const std::string& body) { return work_of(body).ms_per_megapixel; }

TEST(SvgWork, IsThatOfLayers) {
  const double layer = ms("<rect opacity='.5'/>");
  EXPECT_GT(layer, 0);
  const struct {
    const char* name;
    std::string body;
    double layers;
  } rows[] = {
      {"none", "<rect/><g><path d='M0 0'/></g>", 0},
      {"opaque", "<rect opacity='1'/><rect opacity='100%'/><rect opacity='x'/>", 0},
      {"percent", "<rect opacity='50%'/>", 1},
      {"style", "<rect style='opacity:.5'/>", 1},
      {"escaped", "<rect style='\\6fpacity:0.5'/>", 1},
      {"style over attribute", "<rect opacity='.5' style='opacity:1'/>", 0},
      {"type", "<style>rect{opacity:.5}</style><rect/><path/>", 1},
      {"class", "<style>.a,.c{opacity:.5}</style><rect class='b a'/><rect class='b'/>", 1},
      {"id", "<style>#a{opacity:.5}</style><rect id='a'/><rect/>", 1},
      {"every element", "<style>*{opacity:.5}</style><rect/>", 2},  // the root as well
      {"sheet after", "<rect/><style>rect{opacity:.5}</style>", 1},
      {"a class overrides", "<style>rect{opacity:.5}.a{opacity:1}</style><rect class='a'/>", 0},
      {"important", "<style>rect{opacity:.5!important}.a{opacity:1}</style><rect class='a'/>", 1},
      {"a descendant", "<style>.x > rect{opacity:.5}</style><rect/><path/>", 1},
      {"a condition", "<style>[x]{opacity:.5}</style><rect/>", 2},
      {"compound", "<style>rect.a{opacity:.5}</style><rect class='a'/><path class='b'/>", 1},
      {"within @media", "<style>@media print{rect{opacity:.5}}</style><rect/>", 0},
      {"behind @media", "<style>@media print{rect{a:b}}rect{opacity:.5}</style><rect/>", 1},
      {"isolated", "<rect style='isolation:isolate'/>", 1},
      {"a group", "<g opacity='.5'><rect/><rect/></g>", 1},
      {"a group and in it", "<g opacity='.5'><rect opacity='.5'/></g>", 2},
      {"used", "<defs><rect id='r' opacity='.5'/></defs><use href='#r'/><use href='#r'/>", 2},
      {"not used", "<defs><rect id='r' opacity='.5'/></defs>", 0},
      {"a symbol", "<symbol id='s'><rect opacity='.5'/></symbol><use xlink:href='#s'/>", 1},
  };
  for (const auto& row : rows) {
    SCOPED_TRACE(row.name);
    EXPECT_NEAR(ms(row.body), row.layers * layer, 1e-9);
  }
}

// More combinations of rules than are kept apart: what is found is never less.
TEST(SvgWork, CountsCombinationsBeyondThoseKept) {
  constexpr int kRules = 400;
  std::string sheet, body;
  for (int i = 0; i < kRules; ++i) {
    const std::string number = std::to_string(i);
    sheet += "g>.c" + number + "{filter:blur(" + number + "px)}";
  }
  for (int i = 0; i < kRules; ++i) {
    std::string classes;
    for (int k = 0; k < kRules; ++k) classes += " c" + std::to_string((i * 7 + k * 3) % kRules);
    body += "<path class='" + classes + "'/>";
  }
  EXPECT_GE(ms("<style>" + sheet + "</style>" + body),
            kRules * ms("<path filter='blur(1px)'/>") - 1);
}

TEST(SvgWork, IsThatOfFilters) {
  const auto filter = [](const std::string& primitives, const char* attributes = "") {
    return ms("<filter id='f' "s + attributes + ">" + primitives +
              "</filter><rect filter='url(#f)'/>");
  };
  const double empty = filter("");
  EXPECT_GT(empty, ms("<rect opacity='.5'/>"));
  EXPECT_EQ(ms("<filter id='f'><feGaussianBlur/></filter><rect/>"), 0);
  const double blur = filter("<feGaussianBlur stdDeviation='9'/>") - empty;
  EXPECT_NEAR(filter("<feGaussianBlur stdDeviation='9'/><feGaussianBlur/>") - empty, 2 * blur,
              1e-9);
  EXPECT_GT(filter("<feTurbulence numOctaves='8'/>"), filter("<feTurbulence/>") + 200);
  EXPECT_GT(filter("<feConvolveMatrix order='9'/>"),
            filter("<feConvolveMatrix order='3 3'/>") + 250);
  EXPECT_GT(filter("<feMorphology radius='8'/>"), 3 * filter("<feMorphology radius='3'/>"));
  // The window cannot be larger than the picture.
  EXPECT_LT(filter("<feMorphology radius='1e30'/>"), 1e9);
  EXPECT_GT(filter("<feMorphology radius='.1'/>", "primitiveUnits='objectBoundingBox'"), 1e5);
  EXPECT_NEAR(ms("<rect style='filter:blur(3px) blur(3px)'/>") - ms("<rect opacity='.5'/>"),
              2 * (ms("<rect filter='blur(3px)'/>") - ms("<rect opacity='.5'/>")), 1e-9);
  // A region given in user units counts by its share, unless something enlarges it.
  const char* const half = "filterUnits='userSpaceOnUse' width='500' height='1000'";
  EXPECT_NEAR((filter("<feGaussianBlur/>", half) - filter("", half)), 0.5 * (blur - 1) + 1, 1);
  EXPECT_NEAR(ms("<g transform='scale(2)'><filter id='f' "s + half +
                 "><feGaussianBlur/></filter><rect filter='url(#f)'/></g>"),
              filter("<feGaussianBlur/>"), 1e-9);
  EXPECT_GT(ms("<mask id='m'><rect opacity='.5'/></mask><rect mask='url(#m)'/>"),
            2 * ms("<rect opacity='.5'/>"));
  EXPECT_GT(ms("<rect style='mix-blend-mode:multiply'/>"), ms("<rect opacity='.5'/>"));
  EXPECT_LT(ms("<clipPath id='c'><rect/></clipPath><rect clip-path='url(#c)'/>"),
            ms("<rect opacity='.5'/>"));
  EXPECT_GT(ms("<clipPath id='c' clipPathUnits='objectBoundingBox'><rect/></clipPath><rect "
               "clip-path='url(#c)'/>"),
            ms("<rect opacity='.5'/>"));
  EXPECT_GT(ms("<pattern id='p'><rect opacity='.5'/></pattern><rect fill='url(#p)'/>"),
            ms("<rect opacity='.5'/>"));
}

// The pixels are those of the PNG that is drawn.
TEST(SvgWork, KnowsThePixelsOfTheDrawing) {
  for (const char* attributes :
       {"width='200' height='100'", "width='2in' height='1in'", "viewBox='0 0 24 12'", "",
        "width='100%' height='100%' viewBox='0 0 30 60'", "width='3000' height='10'",
        "width='7cm' height='3pc' viewBox='0 0 5 5'", "width='9' viewBox='0,0,40,30'",
        "width='5' height='5'"}) {
    const std::string body = "<rect width='5' height='5' opacity='.5'/>";
    const Result<PictureIr> picture =
        read_picture(test::svg(attributes, body), {}, test::fresh_budget());
    ASSERT_TRUE(picture.has_value()) << picture.error().message;
    const Result<PictureHeader> png = read_picture_header(*picture->fallback);
    const double drawn = png->width * png->height, expected = work_of(body, attributes).pixels;
    EXPECT_GE(expected, drawn) << attributes;
    EXPECT_LE(expected, drawn * 1.002 + 2000) << attributes;
  }
  // Units of a font, and sizes by style, are not computed.
  for (const char* attributes :
       {"width='9em' height='1em'", "style='height:9px' viewBox='0 0 9 1'"})
    EXPECT_EQ(work_of("", attributes).pixels, kMaxDrawnPx * kMaxDrawnPx);
  EXPECT_EQ(work_of("<style>a{}svg{ width : 9px}</style>").pixels, kMaxDrawnPx * kMaxDrawnPx);
  EXPECT_LT(
      work_of("<style>a{stroke-width:9px}@media(width){}</style>", "viewBox='0 0 9 9'").pixels,
      2e6);
}

TEST(SvgWork, CountsVertices) {
  const struct {
    const char* d;
    std::uint32_t vertices;
  } rows[] = {{"", 0},
              {"M0 0", 1},
              {"M0 0 1 1 2 2", 3},
              {"M0,0L1-1.5.5-2z", 4},
              {"m0 0h1 2 3v4", 5},
              {"M0 0C1 1 2 2 3 3 4 4 5 5 6 6", 3},
              {"M0 0S1 1 2 2T3 3Q1 1 2 2", 4},
              {"M0 0A5 5 0 0110 10", 2},
              {"M1e3 1e-3", 1}};
  for (const auto& row : rows) EXPECT_EQ(svg::path_vertices(row.d), row.vertices) << row.d;
  EXPECT_EQ(svg::point_vertices("0,0 1,1-2-2 3"), 4U);
}

TEST(DrawingPlan, FindsOneSizeForAll) {
  const SvgWork light{0, 2e6}, usual{100, 2e6}, heavy{1000, 2e6}, large{100, 4e6},
      endless{1e9, 2e6};
  using Pixels = std::vector<std::uint64_t>;
  const auto plan = [](const std::vector<SvgWork>& svgs) { return plan_drawing(svgs, 1000); };
  EXPECT_EQ(plan({}), Pixels{});
  EXPECT_EQ(plan({light, usual}), (Pixels{2'000'000, 2'000'000}));
  // Half of the limit for one.
  EXPECT_EQ(plan({heavy, light}), (Pixels{500'000, 2'000'000}));
  // 100 ms for a megapixel: ten megapixels in all.
  EXPECT_EQ(plan({usual, usual, usual, usual, usual}), Pixels(5, 2'000'000));
  EXPECT_EQ(plan(std::vector<SvgWork>(8, usual)), Pixels(8, 1'250'000));
  EXPECT_EQ(plan({large, large, large}), Pixels(3, 3'333'333));
  // The heaviest is left out, and the order does not matter.
  EXPECT_EQ(plan({endless, usual}), (Pixels{0, 2'000'000}));
  EXPECT_EQ(plan({usual, endless}), (Pixels{2'000'000, 0}));
  const Pixels many = plan(std::vector<SvgWork>(9, heavy));
  EXPECT_EQ(many, (Pixels{166'666, 166'666, 166'666, 166'666, 166'666, 166'666, 0, 0, 0}));
  for (const std::uint64_t pixels : many) EXPECT_TRUE(pixels == 0 || pixels >= kMinPlannedPixels);
}

TEST(SvgWork, IsDrawnWithFewerPixels) {
  const std::string picture =
      test::svg("width='300' height='200'", "<rect width='300' height='200' fill='red'/>");
  for (const std::uint64_t most : {150'000U, 10'001U, 1U}) {
    const Result<DrawnSvg> drawn = draw_svg(picture, {}, test::fresh_budget(), most);
    ASSERT_TRUE(drawn.has_value()) << drawn.error().message;
    const Result<PictureHeader> png = read_picture_header(drawn->png);
    EXPECT_LE(png->width * png->height, static_cast<double>(most));
    EXPECT_GE(png->width * png->height, 0.97 * static_cast<double>(most));
    EXPECT_EQ(drawn->width, 300);
  }
  const Result<DrawnSvg> line =
      draw_svg(test::svg("width='3000' height='1'", "<path/>"), {}, test::fresh_budget(), 500);
  ASSERT_TRUE(line.has_value()) << line.error().message;
  EXPECT_EQ(read_picture_header(line->png)->width, 500);
  EXPECT_EQ(read_picture_header(line->png)->height, 1);
}

TEST(SvgWork, BeyondItsLimitIsRefusedByName) {
  const std::string picture =
      test::svg("width='9' height='9'",
                "<filter id='f'><feMorphology radius='9'/></filter><g filter='url(#f)'/>");
  const Result<PictureIr> drawn =
      read_picture(picture, {}, test::fresh_budget(test::limits_with(Limit::SvgWork, 1)));
  ASSERT_FALSE(drawn.has_value());
  EXPECT_EQ(drawn.error().code, ErrorCode::Limit);
  EXPECT_EQ(drawn.error().limit, "svg-work");
  EXPECT_NE(drawn.error().message.english().find("is an SVG that needs more than 1 "),
            std::string::npos);
}

TEST(SvgWork, OfActiveContentIsAPng) {
  const Result<PictureIr> picture = read_picture(
      test::svg("width='30' height='20'", "<script>1</script><rect width='9' height='9'/>"), {},
      test::fresh_budget());
  ASSERT_TRUE(picture.has_value()) << picture.error().message;
  EXPECT_EQ(picture->format, PictureFormat::Png);
  EXPECT_TRUE(picture->bytes->starts_with("\x89PNG"));
  EXPECT_EQ(picture->fallback, nullptr);
  EXPECT_EQ(picture->width, kMinDrawnPx);
}

}  // namespace
}  // namespace deckle::ooxml
