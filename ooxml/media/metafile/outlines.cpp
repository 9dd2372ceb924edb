#include "ooxml/media/metafile/outlines.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ooxml/media/metafile/metafile_paint.h"

namespace deckle::ooxml::metafile {

std::string rectangle(const Matrix& m, const Box& box) {
  return step('M', m.of({box.left, box.top})) + step('L', m.of({box.right, box.top})) +
         step('L', m.of({box.right, box.bottom})) + step('L', m.of({box.left, box.bottom})) + "Z";
}

std::string rounded(const Matrix& m, Box box, double width, double height) {
  if (box.right < box.left) std::swap(box.left, box.right);
  if (box.bottom < box.top) std::swap(box.top, box.bottom);
  const auto [left, top, right, bottom] = box;
  const double rx = std::min(std::abs(width), right - left) / 2,
               ry = std::min(std::abs(height), bottom - top) / 2;
  constexpr double kQuarter = 0.5522847498;  // of a circle as a Bézier curve
  const double kx = rx * (1 - kQuarter), ky = ry * (1 - kQuarter);
  const auto curve = [&m](Point a, Point b, Point c) {
    return step('C', m.of(a)) + step(' ', m.of(b)) + step(' ', m.of(c));
  };
  return step('M', m.of({left + rx, top})) + step('L', m.of({right - rx, top})) +
         curve({right - kx, top}, {right, top + ky}, {right, top + ry}) +
         step('L', m.of({right, bottom - ry})) +
         curve({right, bottom - ky}, {right - kx, bottom}, {right - rx, bottom}) +
         step('L', m.of({left + rx, bottom})) +
         curve({left + kx, bottom}, {left, bottom - ky}, {left, bottom - ry}) +
         step('L', m.of({left, top + ry})) +
         curve({left, top + ky}, {left + kx, top}, {left + rx, top}) + "Z";
}

// Corners of the whole size leave nothing between them.
std::string ellipse(const Matrix& m, const Box& box) {
  return rounded(m, box, box.right - box.left, box.bottom - box.top);
}

}  // namespace deckle::ooxml::metafile
