#include "slidespec/ir_json/ir_json.h"
#include "slidespec/ir_json/ir_style.h"
#include "slidespec/ir_json/ir_writer.h"
#include "slidespec/ir_json/px.h"

namespace deckle::ir_json {
namespace {

using Form = JsonWriter::Form;

bool is_one_color(const PaintIr& paint, std::uint32_t rgb) {
  return paint.kind == PaintIr::Kind::None ||
         (paint.kind == PaintIr::Kind::Solid && paint.rgb == rgb && paint.alpha == 1);
}

void write_alpha(JsonWriter& out, double alpha) {
  if (alpha != 1) out.key("alpha").number(alpha);
}

void write_stops(JsonWriter& out, const std::vector<GradientStopIr>& stops) {
  out.key("stops").array(Form::Line);
  for (const GradientStopIr& stop : stops) {
    out.object(Form::Line).key("at").number(stop.at).key("rgb").text(rgb_text(stop.rgb));
    write_alpha(out, stop.alpha);
    out.close();
  }
  out.close();
}

void write_sides(JsonWriter& out, const char* key, const SidesIr& sides) {
  out.key(key).object(Form::Line).key("l").number(sides.left).key("t").number(sides.top);
  out.key("r").number(sides.right).key("b").number(sides.bottom).close();
}

void write_size(JsonWriter& out, const char* key, const Size& size) {
  out.key(key).object(Form::Line).key("w").raw(px_text(size.w)).key("h").raw(px_text(size.h));
  out.close();
}

void write_paint(JsonWriter& out, const PaintIr& paint) {
  out.object(Form::Line).key("kind").text(name_in(kPaintNames, paint.kind));
  switch (paint.kind) {
    case PaintIr::Kind::None:
      break;
    case PaintIr::Kind::Solid:
      out.key("rgb").text(rgb_text(paint.rgb));
      write_alpha(out, paint.alpha);
      break;
    case PaintIr::Kind::Gradient:
      write_stops(out, paint.stops);
      if (paint.angle != 0) out.key("angle").raw(degrees_text(paint.angle));
      if (paint.radial) out.key("radial").boolean(true);
      if (paint.boxed) out.key("boxed").boolean(true);
      if (!(paint.focus == PaintIr{}.focus)) write_sides(out, "focus", paint.focus);
      break;
    case PaintIr::Kind::Pattern:
      write_stops(out, paint.stops);
      out.key("share").number(paint.share);
      break;
    case PaintIr::Kind::Picture:
      if (paint.picture != nullptr) write_facts(out, *paint.picture);
      write_fit(out, paint.fit);
      write_alpha(out, paint.alpha);
      if (paint.tile != Size{}) {
        write_size(out, "tile", paint.tile);
        write_size(out, "tileAt", paint.tile_at);
      }
      if (paint.duotone)
        out.key("duotone")
            .array(Form::Line)
            .text(rgb_text(paint.duotone->first))
            .text(rgb_text(paint.duotone->second))
            .close();
      break;
    case PaintIr::Kind::Unknown:
      out.key("unknown").text(paint.unknown);
      break;
  }
  out.close();
}

void write_outlines(JsonWriter& out, const std::vector<OutlineIr>& outlines) {
  if (outlines.empty()) return;
  out.key("outlines").array(Form::Line);
  for (const OutlineIr& outline : outlines) {
    out.array(Form::Line);
    for (const OutlinePointIr& point : outline) out.number(point.x).number(point.y);
    out.close();
  }
  out.close();
}

void write_line_end(JsonWriter& out, const char* key, const LineEndIr& end) {
  if (end.type.empty()) return;
  out.key(key).object(Form::Line).key("type").text(end.type);
  if (end.width != LineEndIr{}.width) out.key("width").text(end.width);
  if (end.length != LineEndIr{}.length) out.key("length").text(end.length);
  out.close();
}

void write_steps(JsonWriter& out, const std::vector<ShapePathIr::Step>& steps) {
  using Kind = ShapePathIr::Step::Kind;
  const auto point = [&out](const OutlinePointIr& p) { out.number(p.x).number(p.y); };
  out.key("steps").array(Form::Line);
  for (const ShapePathIr::Step& step : steps) {
    out.array(Form::Line);
    if (step.kind != Kind::Close) out.integer(step.kind == Kind::Move ? 0 : 1);
    if (step.kind == Kind::Curve) {
      point(step.c1);
      point(step.c2);
    }
    if (step.kind != Kind::Close) point(step.to);
    out.close();
  }
  out.close();
}

void write_paths(JsonWriter& out, const std::vector<ShapePathIr>& paths) {
  out.key("paths").array();
  for (const ShapePathIr& path : paths) {
    out.object(Form::Line);
    if (path.fill != ShapePathIr::Fill::Normal)
      out.key("fill").text(name_in(kPathFillNames, path.fill));
    if (!path.stroked) out.key("stroked").boolean(false);
    write_steps(out, path.steps);
    out.close();
  }
  out.close();
}

// What is painted and within which outline.
void write_painted(JsonWriter& out, const BackdropIr& shape) {
  if (shape.shape != "rect") out.key("shape").text(shape.shape);
  write_outlines(out, shape.outlines);
  if (shape.fill.kind != PaintIr::Kind::None) write_paint(out.key("fill"), shape.fill);
  if (shape.page_fill) out.key("pageFill").boolean(true);
  if (shape.line.kind != PaintIr::Kind::None) {
    write_paint(out.key("line"), shape.line);
    out.key("lineWidth").raw(size_px_text(shape.line_width_pt));
  }
  if (!shape.dash.empty()) out.key("dash").text(shape.dash);
  write_line_end(out, "lineStart", shape.line_start);
  write_line_end(out, "lineEnd", shape.line_end);
  if (!shape.adjustments.empty()) {
    out.key("adjustments").object(Form::Line);
    for (const auto& [name, value] : shape.adjustments) out.key(name).number(value);
    out.close();
  }
  if (shape.paths != nullptr) write_paths(out, *shape.paths);
}

void write_shape(JsonWriter& out, const BackdropIr& shape) {
  out.object().key("part").text(shape.part).key("shapeId").integer(shape.shape_id);
  write_rect(out.key("box"), shape.box);
  if (shape.transform.rotation != 0)
    out.key("rotation").raw(degrees_text(shape.transform.rotation));
  if (shape.transform.flip_h) out.key("flipH").boolean(true);
  if (shape.transform.flip_v) out.key("flipV").boolean(true);
  write_painted(out, shape);
  out.close();
}

}  // namespace

void write_backdrop(JsonWriter& out, const SlideIr& slide) {
  if (!is_one_color(slide.background, slide.background_rgb))
    write_paint(out.key("backgroundPaint"), slide.background);
  if (!slide.backdrop.empty()) {
    out.key("backdrop").array();
    for (const BackdropIr& shape : slide.backdrop) write_shape(out, shape);
    out.close();
  }
  if (!slide.text_colors.empty()) {
    out.key("textColors").array(Form::Line);
    for (const Color& color : slide.text_colors) write_color(out, color);
    out.close();
  }
}

void write_look(JsonWriter& out, const ElementIr& element) {
  if (element.look == nullptr) return;
  out.key("look").object();
  write_painted(out, *element.look);
  out.close();
}

}  // namespace deckle::ir_json
