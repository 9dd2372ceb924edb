// What groups do to the shapes in them, and the bounds of turned boxes.

#include <gtest/gtest.h>

#include "slidespec/ir/transform_ir.h"

namespace deckle {
namespace {

Rect rect(std::int64_t x, std::int64_t y, std::int64_t w, std::int64_t h) {
  return {Emu(x), Emu(y), Emu(w), Emu(h)};
}

constexpr int degrees(int value) { return value * kAnglePerDegree; }

std::string text(const TransformedBox& t) {
  std::string out;
  for (const Emu part : {t.box.x, t.box.y, t.box.w, t.box.h})
    out += std::to_string(part.value()) + " ";
  out += std::to_string(t.transform.rotation / kAnglePerDegree);
  if (t.transform.flip_h) out += " h";
  if (t.transform.flip_v) out += " v";
  return out;
}

TEST(Transform, OfAGroupIsAppliedToItsShapes) {
  const Rect box = rect(1000, 1000, 400, 200);  // of the group; its middle is at 1200, 1100
  const Rect same = box;
  const struct {
    const char* name;
    TransformedBox child;
    GroupTransform group;
    const char* expected;
  } rows[] = {
      {"identity",              {rect(1000, 1000, 100, 50), {}},              {{box, {}}, same},                            "1000 1000 100 50 0"},
      {"identity keeps a turn", {rect(1000, 1000, 100, 50), {degrees(30), true, false}}, {{box, {}}, same},                 "1000 1000 100 50 30 h"},
      {"offset",                {rect(0, 0, 100, 50), {}},                    {{box, {}}, rect(0, 0, 400, 200)},            "1000 1000 100 50 0"},
      {"offset of children",    {rect(50, 70, 100, 50), {}},                  {{box, {}}, rect(50, 70, 400, 200)},          "1000 1000 100 50 0"},
      {"scale",                 {rect(100, 100, 100, 50), {}},                {{box, {}}, rect(0, 0, 200, 400)},            "1200 1050 200 25 0"},
      {"scale, on its side",    {rect(0, 0, 100, 50), {degrees(90), false, false}}, {{box, {}}, rect(0, 0, 200, 400)},      "1075 963 50 100 90"},
      {"scale, nearly upright", {rect(0, 0, 100, 50), {degrees(44), false, false}}, {{box, {}}, rect(0, 0, 200, 400)},      "1000 1000 200 25 44"},
      {"scale, from 45",        {rect(0, 0, 100, 50), {degrees(45), false, false}}, {{box, {}}, rect(0, 0, 200, 400)},      "1075 963 50 100 45"},
      {"scale, below 135",      {rect(0, 0, 100, 50), {degrees(134), false, false}}, {{box, {}}, rect(0, 0, 200, 400)},     "1075 963 50 100 134"},
      {"scale, upside down",    {rect(0, 0, 100, 50), {degrees(180), false, false}}, {{box, {}}, rect(0, 0, 200, 400)},     "1000 1000 200 25 180"},
      {"scale, on the other side", {rect(0, 0, 100, 50), {degrees(270), false, false}}, {{box, {}}, rect(0, 0, 200, 400)},  "1075 963 50 100 270"},
      {"no extent",             {rect(0, 0, 0, 50), {}},                      {{rect(10, 20, 0, 50), {}}, rect(0, 0, 0, 50)}, "10 20 0 50 0"},
      {"turned by a quarter",   {rect(1000, 1000, 100, 50), {}},              {{box, {degrees(90), false, false}}, same},   "1225 925 100 50 90"},
      {"turned by half",        {rect(1000, 1000, 100, 50), {}},              {{box, {degrees(180), false, false}}, same},  "1300 1150 100 50 180"},
      {"turns add up",          {rect(1150, 1075, 100, 50), {degrees(300), false, false}}, {{box, {degrees(90), false, false}}, same}, "1150 1075 100 50 30"},
      {"mirrored",              {rect(1000, 1000, 100, 50), {}},              {{box, {0, true, false}}, same},              "1300 1000 100 50 0 h"},
      {"upside down",           {rect(1000, 1000, 100, 50), {}},              {{box, {0, false, true}}, same},              "1000 1150 100 50 0 v"},
      {"mirrored twice",        {rect(1000, 1000, 100, 50), {0, true, true}}, {{box, {0, true, false}}, same},              "1300 1000 100 50 0 v"},
      {"mirroring reverses a turn", {rect(1000, 1000, 100, 50), {degrees(30), false, false}}, {{box, {0, true, false}}, same}, "1300 1000 100 50 330 h"},
      {"mirrored both ways",    {rect(1000, 1000, 100, 50), {degrees(30), false, false}}, {{box, {0, true, true}}, same},    "1300 1150 100 50 30 h v"},
      {"mirrored, then turned", {rect(1000, 1000, 100, 50), {degrees(30), false, false}}, {{box, {degrees(90), true, false}}, same}, "1225 1225 100 50 60 h"},
  };
  for (const auto& row : rows) EXPECT_EQ(text(in_group(row.child, row.group)), row.expected) << row.name;
}

// By hand: the child's middle is 100 left of and 25 above that of the inner group (scale 1/2), mirrored
// 100 right of it, turned 25 right of and 100 below it: 425, 300. In the outer group (scale 2) that is 150
// left and 100 below, mirrored 100 above, turned by half 150 right and 100 below: 6150, 3600.
TEST(Transform, OfGroupsInGroupsFollowsFromOneAfterTheOther) {
  const GroupTransform inner{{rect(200, 100, 400, 200), {degrees(90), true, false}}, rect(0, 0, 800, 400)};
  const GroupTransform outer{{rect(5000, 3000, 2000, 1000), {degrees(180), false, true}}, rect(0, 0, 1000, 500)};
  const TransformedBox child{rect(100, 100, 200, 100), {degrees(90), false, false}};
  const TransformedBox once = in_group(child, inner), twice = in_group(once, outer);
  EXPECT_EQ(text(once), "375 275 100 50 0 h");
  EXPECT_EQ(text(twice), "6050 3550 200 100 180 h v");
}

TEST(Transform, BoundsHoldTheTurnedBox) {
  const struct {
    int angle;
    Rect box, expected;
  } rows[] = {
      {0,             rect(100, 100, 300, 100), rect(100, 100, 300, 100)},
      {degrees(90),   rect(100, 100, 300, 100), rect(200, 0, 100, 300)},
      {degrees(180),  rect(100, 100, 300, 100), rect(100, 100, 300, 100)},
      {degrees(270),  rect(100, 100, 300, 100), rect(200, 0, 100, 300)},
      {degrees(45),   rect(0, 0, 1000, 1000),   rect(-207, -207, 1414, 1414)},
      {degrees(30),   rect(0, 0, 1000, 0),      rect(67, -250, 866, 500)},
      {degrees(330),  rect(0, 0, 1000, 0),      rect(67, -250, 866, 500)},
  };
  for (const auto& row : rows)
    EXPECT_EQ(bounds_of({row.box, {row.angle, false, false}}), row.expected) << row.angle;
  EXPECT_EQ(bounds_of({rect(1, 2, 3, 4), {0, true, true}}), rect(1, 2, 3, 4));
}

TEST(Transform, AnglesAreNormalized) {
  EXPECT_EQ(normalized_angle(0), 0);
  EXPECT_EQ(normalized_angle(kFullTurn), 0);
  EXPECT_EQ(normalized_angle(-1), kFullTurn - 1);
  EXPECT_EQ(normalized_angle(std::int64_t{3} * kFullTurn + 7), 7);
}

TEST(Groups, AreOutermostFirstAndSharedAtMostAHundred) {
  const GroupsIr none, outer{{"outer", 1}}, both = outer.with_inner({"inner", 2});
  EXPECT_TRUE(none.empty());
  EXPECT_EQ(none.size(), 0U);
  EXPECT_EQ(both.size(), 2U);
  EXPECT_EQ(both.outermost().name, "outer");
  EXPECT_EQ(&both.outermost(), &outer.outermost()) << "one copy for all that lie in it";
  EXPECT_EQ(both.outermost_first(), (std::vector<GroupIr>{{"outer", 1}, {"inner", 2}}));
  EXPECT_EQ(both, (GroupsIr{{"outer", 1}, {"inner", 2}}));
  EXPECT_NE(both, outer);
  EXPECT_NE(outer, both);
  EXPECT_NE(none, outer);
  EXPECT_NE(both, (GroupsIr{{"outer", 1}, {"inner", 3}}));

  GroupsIr deep;
  for (std::uint32_t i = 1; i <= 2 * GroupsIr::kMost; ++i) deep = deep.with_inner({"", i});
  EXPECT_EQ(deep.size(), GroupsIr::kMost);
  EXPECT_EQ(deep.outermost().shape_id, 1U);
}

}  // namespace
}  // namespace deckle
