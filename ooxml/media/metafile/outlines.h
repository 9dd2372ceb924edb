#pragma once
// SVG path data, in device units, of the shapes that metafiles have. Internal to metafile/.

#include <string>

#include "ooxml/media/metafile/metafile_state.h"

namespace deckle::ooxml::metafile {

// In logical units. Its sides may be in either order.
struct Box {
  double left = 0, top = 0, right = 0, bottom = 0;
};

[[nodiscard]] std::string rectangle(const Matrix& to_device, const Box& box);
// With corners of an ellipse of these diameters.
[[nodiscard]] std::string rounded(const Matrix& to_device, Box box, double width, double height);
[[nodiscard]] std::string ellipse(const Matrix& to_device, const Box& box);

enum class Arc { Open, Chord, Pie };
// Of the ellipse in a box, counterclockwise as it is seen from the direction of one point to that
// of another; all around where they are the same. Not for boxes that are turned.
[[nodiscard]] std::string arc(const Matrix& to_device, const Box& box, Point from, Point to,
                              Arc kind);

}  // namespace deckle::ooxml::metafile
