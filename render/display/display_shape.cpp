#include "render/display/display_shape.h"

#include <algorithm>
#include <cmath>

#include "render/display/display_paint.h"
#include "render/display/geometry.h"
#include "render/display/line_ends.h"
#include "slidespec/geometry/preset_paths.h"

namespace deckle::render {
namespace {

// How much of white or black a path of this fill mode has over the shape's fill. The standard gives
// no number; these are LibreOffice's, and close to PowerPoint's pictures.
double shade_of(ShapePathIr::Fill fill) {
  switch (fill) {
    case ShapePathIr::Fill::Lighten:
      return 0.4;
    case ShapePathIr::Fill::LightenLess:
      return 0.2;
    case ShapePathIr::Fill::Darken:
      return -0.4;
    case ShapePathIr::Fill::DarkenLess:
      return -0.2;
    case ShapePathIr::Fill::None:
    case ShapePathIr::Fill::Normal:
      break;
  }
  return 0;
}

std::uint32_t mixed(std::uint32_t rgb, double shade) {
  const double target = shade > 0 ? 255 : 0, part = std::abs(shade);
  std::uint32_t out = 0;
  for (const unsigned shift : {16U, 8U, 0U}) {
    const double value = (rgb >> shift) & 0xFFU;
    out |= static_cast<std::uint32_t>(std::lround(value + (target - value) * part)) << shift;
  }
  return out;
}

struct Painted {
  DisplayPaint fill;
  DisplayStroke stroke;
  LineEndIr start, end;
};

void fill_path(const DisplayPath& path, const Painted& look, ShapePathIr::Fill mode,
               std::vector<DisplayItem>& items) {
  if (!is_painted(look.fill) || mode == ShapePathIr::Fill::None) return;
  const double shade = shade_of(mode);
  if (look.fill.kind == DisplayPaint::Kind::Solid) {
    items.emplace_back(
        FilledPath{path, solid(mixed(look.fill.color.rgb, shade), look.fill.color.alpha)});
    return;
  }
  items.emplace_back(FilledPath{path, look.fill});
  if (shade != 0)
    items.emplace_back(FilledPath{path, solid(shade > 0 ? 0xFFFFFF : 0, std::abs(shade))});
}

void stroke_path(DisplayPath path, const Painted& look, std::vector<DisplayItem>& items) {
  if (!is_painted(look.stroke.paint)) return;
  std::vector<FilledPath> ends;
  if (!look.start.type.empty() || !look.end.type.empty())
    ends = line_ends(path, look.start, look.end, look.stroke);
  items.emplace_back(StrokedPath{std::move(path), look.stroke});
  for (FilledPath& end : ends) items.emplace_back(std::move(end));
}

// Lines without an area are above all areas: those of chartPlus and its like come before the area
// that they are on.
void draw_paths(const std::vector<ShapePathIr>& paths, const Frame& box, const Painted& look,
                std::vector<DisplayItem>& items) {
  for (const bool lines : {false, true}) {
    for (const ShapePathIr& path : paths) {
      if ((path.fill == ShapePathIr::Fill::None) != lines) continue;
      DisplayPath placed = placed_path(path, box);
      fill_path(placed, look, path.fill, items);
      if (path.stroked) stroke_path(std::move(placed), look, items);
    }
  }
}

std::vector<ShapePathIr> paths_of(const ElementIr& element, const Frame& box) {
  std::vector<ShapePathIr> paths =
      preset_paths(element.shape, box.w, box.h, adjustments_of(element));
  return paths.empty() ? preset_paths("rect", box.w, box.h) : paths;
}

LineEndIr arrow(bool there) { return {there ? "triangle" : "", "med", "med"}; }

}  // namespace

void draw_painted(const BackdropIr& shape, const Frame& box, const Frame& fill_area,
                  std::vector<DisplayItem>& items, std::vector<std::string>& problems) {
  std::string problem;
  Painted look;
  look.fill = paint_of(shape.fill, fill_area, problem);
  if (!problem.empty()) problems.push_back(problem);
  problem.clear();
  look.stroke = stroke_of(paint_of(shape.line, box, problem), shape.line_width_pt, shape.dash);
  look.start = shape.line_start;
  look.end = shape.line_end;
  if (shape.paths != nullptr) return draw_paths(*shape.paths, box, look, items);
  const std::vector<ShapePathIr> preset =
      preset_paths(shape.shape, box.w, box.h, shape.adjustments);
  const bool by_outlines = !shape.outlines.empty() &&
                           (shape.shape == "rect" || preset.empty() || shape.adjustments.empty());
  if (by_outlines) {
    const DisplayPath path = placed_outlines(shape.outlines, box);
    fill_path(path, look, ShapePathIr::Fill::Normal, items);
    stroke_path(path, look, items);
    return;
  }
  draw_paths(preset.empty() ? preset_paths("rect", box.w, box.h) : preset, box, look, items);
}

void draw_shape(const ElementIr& element, const Frame& box, std::vector<DisplayItem>& items) {
  Painted look;
  look.fill = paint_of(element.fill);
  look.stroke = stroke_of(paint_of(element.line.fill), element.line.width_pt,
                          element.line.dashed ? "dash" : std::string());
  look.start = arrow(element.line.arrow_at_start);
  look.end = arrow(element.line.arrow_at_end);
  if (!is_painted(look.fill) && !is_painted(look.stroke.paint)) return;
  draw_paths(paths_of(element, box), box, look, items);
}

void draw_divider(const ElementIr& element, std::vector<DisplayItem>& items) {
  const Frame box = frame_of(element.box);
  const bool vertical = box.h > box.w;
  const Point from = vertical ? Point{box.x + box.w / 2, box.y} : Point{box.x, box.y + box.h / 2};
  const Point to = vertical ? Point{from.x, box.y + box.h} : Point{box.x + box.w, from.y};
  if (element.line.fill.kind != FillIr::Kind::Solid) return;
  items.emplace_back(StrokedPath{line_path(from, to),
                                 stroke_of(paint_of(element.line.fill), element.line.width_pt)});
}

DisplayPath shape_area(const ElementIr& element, const Frame& box) {
  if (element.look != nullptr && element.look->paths == nullptr && element.look->shape == "rect" &&
      !element.look->outlines.empty())
    return placed_outlines(element.look->outlines, box);
  DisplayPath out;
  for (const ShapePathIr& path : paths_of(element, box)) {
    if (path.fill == ShapePathIr::Fill::None) continue;
    out = placed_path(path, box);
    break;  // the others are its lighter and darker sides
  }
  return out.steps.empty() ? rect_path(box) : out;
}

}  // namespace deckle::render
