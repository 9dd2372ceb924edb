#pragma once
// The elements of an SVG with what they refer to, and their cost when they are drawn.

#include <array>
#include <cstdint>
#include <vector>

#include "ooxml/media/svg/style_values.h"
#include "slidespec/core/result.h"

namespace deckle::ooxml::svg {

struct DrawnElement {
  enum class Kind : std::uint8_t {
    None,   // not drawn, as title or a gradient
    Group,  // draws its children
    Shape,  // has fill and stroke
    Use,    // draws another element, which inherits its fill and stroke
    Apart,  // draws its children only where another element refers to it: symbol, mask, marker …
    Pattern,  // the same, and continues another pattern where it has no children
    Clip,     // the same, as paths without layers
    Filter,   // its children are primitives
    Primitive,
  };
  static constexpr std::uint32_t kNoName = UINT32_MAX;

  Kind kind = Kind::None;
  bool region_of_box = true;       // Filter, Clip: in units of the element that has it
  bool radius_of_box = false;      // Primitive: its radius is a share of the element that has it
  std::uint32_t end = 0;           // the index after its last descendant
  std::uint32_t id = kNoName;      // its own name
  std::uint32_t target = kNoName;  // href: the name of an element of the file
  std::uint32_t vertices = 0;      // where markers may be
  // Effective values of the first kReferringProperties: those inherited are resolved.
  std::array<std::uint32_t, kReferringProperties> values{};
  bool layer = false, blend = false;
  // Primitive: fixed work, work of each pixel of its window, radius in user units.
  // Filter: `work` is the area of its region in square user units.
  double work = 0, window = 0, radius_x = 0, radius_y = 0;
};

// The picture that is drawn.
struct Canvas {
  double pixels = 0;
  double px_per_unit = 1;  // largest scale of user units, transforms included
  double longer_side_px = 0;
  bool known_regions = false;  // whether px_per_unit is right for all elements that have a filter
};

struct DrawingCost {
  double elements = 0;  // drawn, each as often as it is
  double shapes = 0, vertices = 0;
  double work = 0;  // ms per megapixel
};

// The cost of drawing elements[0] with all that it contains and refers to. `definitions` are the
// elements by the number of their names; kNoName: there is none. Linear time.
// Malformed: a circle of references that draws itself.
[[nodiscard]] Result<DrawingCost> drawing_cost(const std::vector<DrawnElement>& elements,
                                               const std::vector<std::uint32_t>& definitions,
                                               const StyleValues& values, const Canvas& canvas);

}  // namespace deckle::ooxml::svg
