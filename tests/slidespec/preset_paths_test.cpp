// The formulas of the standard, and the paths of all presets.

#include "slidespec/geometry/preset_paths.h"

#include <gtest/gtest.h>

#include <cmath>

#include "slidespec/geometry/guides.h"
#include "slidespec/geometry/path_pen.h"

namespace deckle {
namespace {

using Kind = ShapePathIr::Step::Kind;

TEST(Guides, ComputesTheSeventeenFormulas) {
  struct Case {
    const char* formula;
    double expected;
  };
  const Case cases[] = {{"val 7", 7},
                        {"*/ w 3 4", 150},
                        {"*/ w 3 0", 0},
                        {"+- w 10 h", 110},
                        {"+/ w h 3", 100},
                        {"?: w 1 2", 1},
                        {"?: -1 1 2", 2},
                        {"?: 0 1 2", 2},
                        {"abs -5", 5},
                        {"min w h", 100},
                        {"max w h", 200},
                        {"pin 0 -5 10", 0},
                        {"pin 0 15 10", 10},
                        {"pin 0 5 10", 5},
                        {"sqrt 49", 7},
                        {"sqrt -1", 0},
                        {"mod 3 4 12", 13},
                        {"sin 100 cd4", 100},
                        {"cos 100 cd2", -100},
                        {"tan 100 cd8", 100},
                        {"at2 1 1", 2700000},
                        {"sat2 100 3 4", 80},
                        {"cat2 100 3 4", 60},
                        {"nothing 1 2", 0},
                        {"", 0}};
  for (const Case& one : cases) {
    Guides guides(200, 100);
    guides.add("x", one.formula);
    EXPECT_NEAR(guides.value("x"), one.expected, 1e-6) << one.formula;
  }
}

TEST(PathPen, FollowsAnArcOfAnEllipse) {
  PathPen pen(200, 100);
  pen.move_to(0, 50);  // the left of an ellipse around the middle
  pen.arc_to(100, 50, 10800000, 5400000);
  const auto steps = pen.take();
  ASSERT_EQ(steps.size(), 2U);
  EXPECT_NEAR(steps[1].to.x, 0.5, 1e-9);
  EXPECT_NEAR(steps[1].to.y, 0, 1e-9);
}

TEST(PresetPaths, KnowsAllOfTheStandard) {
  const std::vector<std::string> names = preset_names();
  EXPECT_EQ(names.size(), 187U);
  for (const std::string& name : names) {
    for (const auto& [w, h] : {std::pair{300.0, 200.0}, {200.0, 300.0}, {0.0, 0.0}}) {
      const std::vector<ShapePathIr> paths = preset_paths(name, w, h);
      ASSERT_FALSE(paths.empty()) << name;
      for (const ShapePathIr& path : paths) {
        ASSERT_FALSE(path.steps.empty()) << name;
        EXPECT_EQ(path.steps.front().kind, Kind::Move) << name;
        for (const ShapePathIr::Step& step : path.steps)
          EXPECT_TRUE(std::isfinite(step.to.x) && std::isfinite(step.to.y)) << name;
      }
    }
  }
}

TEST(PresetPaths, FollowsAdjustments) {
  const auto top = [](const Adjustments& adjustments) {
    return preset_paths("triangle", 100, 100, adjustments)[0].steps[1].to.x;
  };
  EXPECT_NEAR(top({}), 0.5, 1e-9);
  EXPECT_NEAR(top({{"adj", 25000}}), 0.25, 1e-9);
  EXPECT_NEAR(top({{"adj", 900000}}), 1, 1e-9) << "limited by the formulas";
  EXPECT_EQ(first_adjustment("roundRect"), "adj");
  EXPECT_EQ(first_adjustment("bentConnector3"), "adj1");
  EXPECT_EQ(first_adjustment("rect"), "");
}

TEST(PresetPaths, MarksLighterAndDarkerSides) {
  const std::vector<ShapePathIr> can = preset_paths("can", 100, 200);
  ASSERT_EQ(can.size(), 3U);
  EXPECT_EQ(can[0].fill, ShapePathIr::Fill::Normal);
  EXPECT_FALSE(can[0].stroked);
  EXPECT_EQ(can[1].fill, ShapePathIr::Fill::Lighten);
  EXPECT_EQ(can[2].fill, ShapePathIr::Fill::None);
  EXPECT_TRUE(can[2].stroked);
}

TEST(PresetPaths, OtherNamesHaveNone) { EXPECT_TRUE(preset_paths("nonsense", 10, 10).empty()); }

TEST(PresetPaths, FlattensCurvesIntoCorners) {
  const auto outlines = flattened(preset_paths("ellipse", 100, 100)[0], 6);
  ASSERT_EQ(outlines.size(), 1U);
  EXPECT_EQ(outlines[0].size(), 25U);  // a move and four curves of six
  for (const OutlinePointIr& p : outlines[0])
    EXPECT_NEAR(std::hypot(p.x - 0.5, p.y - 0.5), 0.5, 1e-3);
  EXPECT_TRUE(flattened(preset_paths("line", 100, 100)[0], 6).empty()) << "encloses nothing";
}

}  // namespace
}  // namespace deckle
