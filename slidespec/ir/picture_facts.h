#pragma once
// What the pixels of a picture tell about it: a photograph or a drawing, and what would be seen of
// a see-through one on a ground.

#include <cstdint>
#include <vector>

namespace deckle {

struct PixelsIr;

// Pixels that touch each other and can be seen. Luminances are those of WCAG 2.1, 0 to 1; a tenth
// of the pixels is darker, and a tenth is lighter.
struct PictureMark {
  double share = 0;  // of all pixels that can be seen
  double darkest = 0, lightest = 0;
};

struct PictureFacts {
  bool known = false;        // the picture was decoded
  bool drawing = false;      // a diagram, a screenshot, words or a logo; else a photograph
  bool see_through = false;  // the ground is seen in a part of it
  std::vector<PictureMark> marks = {};  // of a see-through one
};

[[nodiscard]] PictureFacts facts_of(const PixelsIr& pixels);

// The share of what can be seen of a see-through picture that has less than kSeenContrast on a
// ground of that colour, whatever else is seen of it.
inline constexpr double kSeenContrast = 1.5;
[[nodiscard]] double lost_on(const PictureFacts& facts, std::uint32_t ground);

}  // namespace deckle
