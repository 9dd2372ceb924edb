#include "render/svg/svg_shape.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "render/chart/dash_widths.h"
#include "render/svg/svg_writer.h"

namespace deckle::render {
namespace {

std::string paint(const ElementIr& element) {
  std::string out = element.fill.kind == FillIr::Kind::Solid
                        ? fmt::format(R"( fill="{}")", rgb(element.fill.color.rgb))
                        : R"( fill="none")";
  if (element.line.fill.kind != FillIr::Kind::Solid) return out;
  const double width = px_from_pt(element.line.width_pt);
  out += fmt::format(R"( stroke="{}" stroke-width="{}")", rgb(element.line.fill.color.rgb),
                     number(width));
  if (!element.line.dashed) return out;
  std::string dashes;
  for (const int part : dash_widths("dash"))
    dashes += (dashes.empty() ? "" : " ") + number(part * width);
  return out + fmt::format(R"( stroke-dasharray="{}")", dashes);
}

using Points = std::vector<std::pair<double, double>>;  // shares of width and height

// Straight-edged presets at their default adjustments (presetShapeDefinitions.xml of ECMA-376).
// `shorter_x` is the shorter side as a share of the width: arrow heads keep their slope.
Points corners(const std::string& preset, double shorter_x) {
  const double head = 0.5 * shorter_x;
  if (preset == "triangle") return {{0.5, 0}, {1, 1}, {0, 1}};
  if (preset == "rtTriangle") return {{0, 0}, {1, 1}, {0, 1}};
  if (preset == "diamond") return {{0.5, 0}, {1, 0.5}, {0.5, 1}, {0, 0.5}};
  if (preset == "parallelogram")
    return {{0.25 * shorter_x, 0}, {1, 0}, {1 - 0.25 * shorter_x, 1}, {0, 1}};
  if (preset == "chevron")
    return {{0, 0}, {1 - head, 0}, {1, 0.5}, {1 - head, 1}, {0, 1}, {head, 0.5}};
  if (preset == "homePlate") return {{0, 0}, {1 - head, 0}, {1, 0.5}, {1 - head, 1}, {0, 1}};
  if (preset == "hexagon") {
    const double side = 0.25 * shorter_x;
    return {{0, 0.5}, {side, 0}, {1 - side, 0}, {1, 0.5}, {1 - side, 1}, {side, 1}};
  }
  if (preset == "rightArrow")
    return {{0, 0.25},     {1 - head, 0.25}, {1 - head, 0}, {1, 0.5},
            {1 - head, 1}, {1 - head, 0.75}, {0, 0.75}};
  if (preset == "leftArrow")
    return {{1, 0.25}, {head, 0.25}, {head, 0}, {0, 0.5}, {head, 1}, {head, 0.75}, {1, 0.75}};
  return {};
}

using Positions = std::vector<std::pair<double, double>>;  // px on the slide

// A triangle at the end of the path, of the size PowerPoint's medium one has, three times the
// width of the line (ECMA-376 Part 1, 20.1.10.33); the line ends where it begins.
std::string arrow_head(Positions& path, double width, const ElementIr& element) {
  constexpr double kTimes = 3;
  auto& [x, y] = path.back();
  const auto& [from_x, from_y] = path[path.size() - 2];
  const double length = std::hypot(x - from_x, y - from_y);
  if (length <= 0) return {};
  const double size = std::min(kTimes * width, length);
  const double dx = (x - from_x) / length * size, dy = (y - from_y) / length * size;
  std::string out = fmt::format(R"(<polygon points="{},{} {},{} {},{}" fill="{}"/>)", number(x),
                                number(y), number(x - dx - dy / 2), number(y - dy + dx / 2),
                                number(x - dx + dy / 2), number(y - dy - dx / 2),
                                rgb(element.line.fill.color.rgb));
  x -= dx;
  y -= dy;
  return out;
}

}  // namespace

std::string svg_shape(const ElementIr& element) {
  if (element.fill.kind != FillIr::Kind::Solid && element.line.fill.kind != FillIr::Kind::Solid)
    return {};
  const Rect& box = element.box;
  const double w = to_px(box.w), h = to_px(box.h);
  if (element.shape == "ellipse") {
    return fmt::format(R"(<ellipse cx="{}" cy="{}" rx="{}" ry="{}"{}/>)", px(box.x + box.w / 2),
                       px(box.center_y()), px(box.w / 2), px(box.h / 2), paint(element)) +
           "\n";
  }
  const Points points = corners(element.shape, w > 0 ? std::min(w, h) / w : 0);
  if (!points.empty()) {
    std::string list;
    for (const auto& [x, y] : points)
      list += fmt::format("{},{} ", number(to_px(box.x) + x * w), number(to_px(box.y) + y * h));
    return fmt::format(R"(<polygon points="{}"{}/>)", list, paint(element)) + "\n";
  }
  // roundRect's default adjustment: 16667 of 100000 of the shorter side.
  constexpr int kUsualAdjust = 16667, kMostAdjust = 50000;
  const double radius = element.shape == "roundRect"
                            ? std::min(w, h) *
                                  std::clamp(element.bend.value_or(kUsualAdjust), 0, kMostAdjust) / 100000
                            : 0;
  return fmt::format(R"(<rect{}{}{}/>)", rect_attributes(box),
                     radius > 0 ? fmt::format(R"( rx="{}")", number(radius)) : "", paint(element)) +
         "\n";
}

bool is_connector(const ElementIr& element) {
  return element.type == ElementType::Shape && element.text.empty() &&
         (!element.from.eid.empty() || !element.to.eid.empty() ||
          element.shape == "straightConnector1" || element.shape == "bentConnector2" ||
          element.shape == "bentConnector3");
}

std::string svg_connector(const ElementIr& element) {
  if (element.line.fill.kind != FillIr::Kind::Solid) return {};
  const double x = to_px(element.box.x), y = to_px(element.box.y);
  const double w = to_px(element.box.w), h = to_px(element.box.h);
  Positions path = {{x, y}};
  if (element.shape == "bentConnector3") {
    constexpr double kMiddle = 50000;  // the preset's adj1
    const double turn = x + w * element.bend.value_or(static_cast<int>(kMiddle)) / 100000;
    path.insert(path.end(), {{turn, y}, {turn, y + h}});
  }
  if (element.shape == "bentConnector2") path.emplace_back(x + w, y);
  path.emplace_back(x + w, y + h);
  const double width = px_from_pt(element.line.width_pt);
  std::string heads;
  if (element.line.arrow_at_end) heads += arrow_head(path, width, element);
  if (element.line.arrow_at_start) {
    std::reverse(path.begin(), path.end());
    heads += arrow_head(path, width, element);
  }
  std::string points;
  for (const auto& [px_x, px_y] : path) points += fmt::format("{},{} ", number(px_x), number(px_y));
  return fmt::format(R"(<polyline points="{}" fill="none" stroke="{}" stroke-width="{}"/>)", points,
                     rgb(element.line.fill.color.rgb), number(width)) +
         heads + "\n";
}

std::string svg_divider(const ElementIr& element) {
  const Rect& box = element.box;
  const bool vertical = box.h > box.w;
  const Emu x1 = vertical ? box.x + box.w / 2 : box.x, x2 = vertical ? x1 : box.right();
  const Emu y1 = vertical ? box.y : box.center_y(), y2 = vertical ? box.bottom() : y1;
  return fmt::format(R"(<line x1="{}" y1="{}" x2="{}" y2="{}" stroke="{}" stroke-width="{}"/>)",
                     px(x1), px(y1), px(x2), px(y2), rgb(element.line.fill.color.rgb),
                     number(px_from_pt(element.line.width_pt))) +
         "\n";
}

}  // namespace deckle::render
