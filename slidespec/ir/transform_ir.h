#pragma once
// How an element is mirrored and turned in its box (a:xfrm), and what a group does to the shapes in
// it (ECMA-376 Part 1, 20.1.7.5 and 20.1.7.6).
//
// A shape is mirrored first, then turned clockwise, both about the centre of its box; the box is
// the one before either. Angles are ST_Angle: 60,000 to the degree, here from 0 to below a full
// turn.

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <string>
#include <vector>

#include "slidespec/core/api.h"
#include "slidespec/core/geometry.h"

namespace deckle {

inline constexpr int kAnglePerDegree = 60000;
inline constexpr int kFullTurn = 360 * kAnglePerDegree;
inline constexpr int kQuarterTurn = kFullTurn / 4;

// The same direction from 0 to below a full turn.
[[nodiscard]] constexpr int normalized_angle(std::int64_t angle) {
  const auto rest = static_cast<int>(angle % kFullTurn);
  return rest < 0 ? rest + kFullTurn : rest;
}

struct TransformIr {
  int rotation = 0;  // clockwise
  bool flip_h = false, flip_v = false;
  [[nodiscard]] constexpr bool is_identity() const { return rotation == 0 && !flip_h && !flip_v; }
  friend bool operator==(const TransformIr&, const TransformIr&) = default;
};

// A group that an element lies in. What shares a group belongs together and may be moved as one;
// the box and the transform of the element already include what the group does to them.
struct GroupIr {
  std::string name;
  std::uint32_t shape_id = 0;  // cNvPr id
  friend bool operator==(const GroupIr&, const GroupIr&) = default;
};

// The groups around an element, one in another. Elements of one group share its list: a file may
// have thousands of shapes in a hundred groups.
class DECKLE_API GroupsIr {
 public:
  static constexpr std::size_t kMost = 100;  // maxItems in ir.schema.json

  GroupsIr() = default;  // none
  GroupsIr(std::initializer_list<GroupIr> outermost_first);

  // These groups, and `group` within the innermost one; these alone where there are kMost.
  [[nodiscard]] GroupsIr with_inner(GroupIr group) const;

  [[nodiscard]] bool empty() const { return innermost_ == nullptr; }
  [[nodiscard]] std::size_t size() const;
  [[nodiscard]] const GroupIr& outermost() const&;  // not of an empty list
  const GroupIr& outermost() const&& = delete;
  [[nodiscard]] std::vector<GroupIr> outermost_first() const;

  friend DECKLE_API bool operator==(const GroupsIr& a, const GroupsIr& b);

 private:
  struct Level;
  std::shared_ptr<const Level> innermost_;
};

struct TransformedBox {
  Rect box;
  TransformIr transform;
  friend bool operator==(const TransformedBox&, const TransformedBox&) = default;
};

// p:grpSpPr/a:xfrm: the rectangle `children` (chOff, chExt) of the group's own coordinates is drawn
// in `placed` (off, ext, rot, flipH, flipV).
struct GroupTransform {
  TransformedBox placed;
  Rect children;
};

// A shape of a group in the coordinates that the group lies in. A group that is wider than its
// children by another factor than it is higher skews what is turned in it; there is no skewed box,
// so a shape is scaled along its own axes, those of a shape that lies on its side (from 45 to below
// 135 degrees, and opposite) exchanged, as PowerPoint does: exact for right angles. An extent of 0
// is not scaled.
[[nodiscard]] DECKLE_API TransformedBox in_group(const TransformedBox& child,
                                                  const GroupTransform& group);

// A part of `whole`, given as it is before `whole` is mirrored and turned, where it is drawn.
[[nodiscard]] DECKLE_API TransformedBox turned_with(const TransformedBox& part,
                                                     const TransformedBox& whole);

// The smallest upright rectangle around the turned box.
[[nodiscard]] DECKLE_API Rect bounds_of(const TransformedBox& turned);

}  // namespace deckle
