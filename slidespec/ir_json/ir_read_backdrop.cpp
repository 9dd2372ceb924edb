#include <nlohmann/json.hpp>
#include <utility>

#include "slidespec/ir_json/ir_reader.h"
#include "slidespec/ir_json/ir_style.h"
#include "slidespec/ir_json/px.h"

namespace deckle::ir_json {

using nlohmann::json;

namespace {

std::vector<GradientStopIr> read_stops(const json& value, const JsonPath& path,
                                       SpecContext& context) {
  std::vector<GradientStopIr> stops;
  if (const json* given = member_of(value, "stops")) {
    const JsonPath stops_path(path, "stops");
    for (std::size_t i = 0; i < given->size(); ++i) {
      const json& stop = (*given)[i];
      const JsonPath at(stops_path, i);
      stops.push_back({number_or(stop, "at", 0),
                       rgb_of(text_in(stop, "rgb"), JsonPath(at, "rgb"), context),
                       number_or(stop, "alpha", 1)});
    }
  }
  return stops;
}

Size size_of(const json& value, const char* key) {
  const json* size = member_of(value, key);
  return size == nullptr ? Size{} : Size{px_or(*size, "w", {}), px_or(*size, "h", {})};
}

PaintIr read_paint(const json& value, const JsonPath& path, SpecContext& context) {
  PaintIr paint;
  paint.kind = value_in(kPaintNames, text_in(value, "kind"), PaintIr::Kind::None);
  if (const std::string* rgb = string_in(value, "rgb"))
    paint.rgb = rgb_of(*rgb, JsonPath(path, "rgb"), context);
  paint.alpha = number_or(value, "alpha", 1);
  paint.stops = read_stops(value, path, context);
  paint.angle = angle_from_degrees(number_or(value, "angle", 0));
  paint.radial = flag_or(value, "radial", false);
  paint.boxed = flag_or(value, "boxed", false);
  if (const json* focus = member_of(value, "focus"))
    paint.focus = {number_or(*focus, "l", 0), number_or(*focus, "t", 0), number_or(*focus, "r", 0),
                   number_or(*focus, "b", 0)};
  paint.share = number_or(value, "share", paint.share);
  if (const json* picture = member_of(value, "picture")) paint.picture = picture_of(*picture);
  if (const json* fit = member_of(value, "fit")) paint.fit = fit_of(*fit);
  paint.tile = size_of(value, "tile");
  paint.tile_at = size_of(value, "tileAt");
  if (const json* duotone = member_of(value, "duotone")) {
    const JsonPath at(path, "duotone");
    const auto color = [&](std::size_t i) {
      return rgb_of((*duotone)[i].get<std::string>(), JsonPath(at, i), context);
    };
    paint.duotone = std::pair{color(0), color(1)};
  }
  paint.unknown = text_in(value, "unknown");
  return paint;
}

LineEndIr read_line_end(const json& value, const char* key) {
  LineEndIr end;
  const json* given = member_of(value, key);
  if (given == nullptr) return end;
  end.type = text_in(*given, "type");
  if (const std::string* width = string_in(*given, "width")) end.width = *width;
  if (const std::string* length = string_in(*given, "length")) end.length = *length;
  return end;
}

// The numbers of a step say what it is: none, a mark and one point, or a mark and three.
ShapePathIr::Step read_step(const json& numbers) {
  using Kind = ShapePathIr::Step::Kind;
  ShapePathIr::Step step;
  const auto point = [&](std::size_t i) {
    return OutlinePointIr{numbers[i].get<double>(), numbers[i + 1].get<double>()};
  };
  step.kind = Kind::Close;
  if (numbers.size() >= 7) {
    step = {Kind::Curve, point(5), point(1), point(3)};
  } else if (numbers.size() >= 3) {
    step.kind = numbers[0].get<double>() == 0 ? Kind::Move : Kind::Line;
    step.to = point(1);
  }
  return step;
}

void read_geometry(const json& value, BackdropIr& shape) {
  if (const json* adjustments = member_of(value, "adjustments")) {
    for (const auto& [name, number] : adjustments->items())
      shape.adjustments[name] = number.get<double>();
  }
  const json* given = member_of(value, "paths");
  if (given == nullptr) return;
  std::vector<ShapePathIr> paths;
  for (const json& one : *given) {
    ShapePathIr path;
    if (const std::string* fill = string_in(one, "fill"))
      path.fill = value_in(kPathFillNames, *fill, ShapePathIr::Fill::Normal);
    path.stroked = flag_or(one, "stroked", true);
    for (const json& step : one.at("steps")) path.steps.push_back(read_step(step));
    paths.push_back(std::move(path));
  }
  shape.paths = std::make_shared<const std::vector<ShapePathIr>>(std::move(paths));
}

void read_painted(const json& value, const JsonPath& path, BackdropIr& shape,
                  SpecContext& context) {
  if (const std::string* name = string_in(value, "shape")) shape.shape = *name;
  if (const json* outlines = member_of(value, "outlines")) {
    for (const json& given : *outlines) {
      OutlineIr outline;
      for (std::size_t i = 0; i + 1 < given.size(); i += 2)
        outline.push_back({given[i].get<double>(), given[i + 1].get<double>()});
      shape.outlines.push_back(std::move(outline));
    }
  }
  if (const json* fill = member_of(value, "fill"))
    shape.fill = read_paint(*fill, JsonPath(path, "fill"), context);
  shape.page_fill = flag_or(value, "pageFill", false);
  if (const json* line = member_of(value, "line"))
    shape.line = read_paint(*line, JsonPath(path, "line"), context);
  shape.line_width_pt = size_from_px(number_or(value, "lineWidth", 0));
  shape.dash = text_in(value, "dash");
  shape.line_start = read_line_end(value, "lineStart");
  shape.line_end = read_line_end(value, "lineEnd");
  read_geometry(value, shape);
}

BackdropIr read_shape(const json& value, const JsonPath& path, SpecContext& context) {
  BackdropIr shape;
  shape.part = text_in(value, "part");
  shape.shape_id = static_cast<std::uint32_t>(value.at("shapeId").get<std::int64_t>());
  shape.box = rect_of(value.at("box"));
  shape.transform = {angle_from_degrees(number_or(value, "rotation", 0)),
                     flag_or(value, "flipH", false), flag_or(value, "flipV", false)};
  read_painted(value, path, shape, context);
  return shape;
}

}  // namespace

void read_backdrop(const json& frame, const JsonPath& path, SlideIr& slide, SpecContext& context) {
  if (const json* paint = member_of(frame, "backgroundPaint")) {
    slide.background = read_paint(*paint, JsonPath(path, "backgroundPaint"), context);
  } else {
    slide.background.kind = PaintIr::Kind::Solid;
    slide.background.rgb = slide.background_rgb;
  }
  if (const json* shapes = member_of(frame, "backdrop")) {
    const JsonPath shapes_path(path, "backdrop");
    for (std::size_t i = 0; i < shapes->size(); ++i)
      slide.backdrop.push_back(read_shape((*shapes)[i], JsonPath(shapes_path, i), context));
  }
  if (const json* colors = member_of(frame, "textColors")) {
    const JsonPath colors_path(path, "textColors");
    for (std::size_t i = 0; i < colors->size(); ++i)
      slide.text_colors.push_back(read_color((*colors)[i], JsonPath(colors_path, i), context));
  }
}

void read_look(const json& value, const JsonPath& path, ElementIr& element, SpecContext& context) {
  const json* given = member_of(value, "look");
  if (given == nullptr) return;
  auto look = std::make_shared<BackdropIr>();
  read_painted(*given, JsonPath(path, "look"), *look, context);
  element.look = std::move(look);
}

}  // namespace deckle::ir_json
