#include "ooxml/media/metafile/objects.h"

namespace deckle::ooxml::metafile {

bool read_style(std::uint32_t style, Pen& pen) {
  constexpr std::uint32_t kNull = 5, kInsideFrame = 6;
  const std::uint32_t dash = style & 0xFU;
  if (dash > kInsideFrame) return false;  // dashes of its own
  pen.none = dash == kNull;
  if (dash < kNull) pen.dash = static_cast<Dash>(dash);
  const std::uint32_t cap = style & 0xF00U, join = style & 0xF000U;
  pen.cap = cap == 0 ? "round" : cap == 0x100U ? "square" : "butt";
  pen.join = join == 0 ? "round" : join == 0x1000U ? "bevel" : "miter";
  return true;
}

double em_of(double height) {
  constexpr double kEmOfCell = 0.83;  // a cell height is ascent and descent: about 1.2 em
  if (height == 0) return 12;
  return height < 0 ? -height : height * kEmOfCell;
}

}  // namespace deckle::ooxml::metafile
