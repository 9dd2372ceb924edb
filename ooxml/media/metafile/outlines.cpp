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

std::string arc(const Matrix& m, const Box& box, Point from, Point to, Arc kind) {
  constexpr double kPi = 3.14159265358979323846;
  const Point first = m.of({box.left, box.top}), second = m.of({box.right, box.bottom});
  const Point center{(first.x + second.x) / 2, (first.y + second.y) / 2};
  const double rx = std::abs(second.x - first.x) / 2, ry = std::abs(second.y - first.y) / 2;
  const auto angle = [&](Point p) {
    const Point on_device = m.of(p);
    return std::atan2((on_device.y - center.y) * (ry > 0 ? 1 / ry : 0),
                      (on_device.x - center.x) * (rx > 0 ? 1 / rx : 0));
  };
  const auto at = [&](double a) {
    return Point{center.x + rx * std::cos(a), center.y + ry * std::sin(a)};
  };
  // Without the last digits of sines, which are not the same everywhere.
  const auto steady = [](Point p) {
    constexpr double kDigits = 1e6;
    return Point{std::round(p.x * kDigits) / kDigits, std::round(p.y * kDigits) / kDigits};
  };
  // Downwards is positive, so counterclockwise is towards smaller angles.
  const double begin = angle(from);
  double sweep = std::fmod(begin - angle(to) + 4 * kPi, 2 * kPi);
  if (sweep == 0) sweep = 2 * kPi;
  const int parts = std::clamp(static_cast<int>(std::ceil(sweep / (kPi / 2))), 1, 4);
  const double turn = sweep / parts, pull = 4.0 / 3 * std::tan(turn / 4);
  const Point start = steady(at(begin));
  std::string out = kind == Arc::Pie ? step('M', center) + step('L', start) : step('M', start);
  for (int i = 0; i < parts; ++i) {
    const double a = begin - turn * i, b = a - turn;
    const Point p = at(a), q = at(b);
    const Point after{p.x + pull * rx * std::sin(a), p.y - pull * ry * std::cos(a)},
        before{q.x - pull * rx * std::sin(b), q.y + pull * ry * std::cos(b)};
    out += step('C', steady(after)) + step(' ', steady(before)) + step(' ', steady(q));
  }
  return kind == Arc::Open ? out : out + "Z";
}

}  // namespace deckle::ooxml::metafile
