#include "pptx/read/paint.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <string_view>
#include <utility>

#include "ooxml/drawing/values.h"
#include "ooxml/xml/document.h"
#include "pptx/read/geometry.h"

namespace deckle::pptx {

namespace {

constexpr double kDefaultLinePt = 0.75;  // ST_LineWidth's default, 20.1.2.2.24
// Stops of a gradient that are kept; PowerPoint's dialog offers ten.
constexpr std::size_t kMostStops = 100;
constexpr std::size_t kLongestName = 20;  // of a dash or an end of a line

bool is_fill(std::string_view name) {
  return name == "a:noFill" || name == "a:solidFill" || name == "a:gradFill" ||
         name == "a:blipFill" || name == "a:pattFill" || name == "a:grpFill";
}

pugi::xml_node fill_of(pugi::xml_node properties) {
  return properties.find_child([](pugi::xml_node child) { return is_fill(child.name()); });
}

std::int64_t style_index(pugi::xml_node reference) {
  return ooxml::xml::integer(reference, "idx", 0, 4294967295).value_or(0);
}

double share(pugi::xml_node node, const char* attribute, double otherwise = 0) {
  const auto percent = ooxml::percent(node, attribute);
  return percent ? std::clamp(*percent / 100, -10.0, 10.0) : otherwise;
}

// The opacity of the colour child of `holder`, after its transforms in their order.
double alpha_of(pugi::xml_node holder) {
  for (const pugi::xml_node color : holder.children()) {
    double alpha = 1;
    for (const pugi::xml_node change : color.children()) {
      const std::string_view name = change.name();
      if (name == "a:alpha") alpha = share(change, "val", 1);
      if (name == "a:alphaMod") alpha *= share(change, "val", 1);
      if (name == "a:alphaOff") alpha += share(change, "val");
    }
    if (color.type() == pugi::node_element) return std::clamp(alpha, 0.0, 1.0);
  }
  return 1;
}

class PaintReader {
 public:
  PaintReader(const PaintContext& context, std::uint32_t placeholder)
      : context_(context), placeholder_(placeholder) {}

  PaintIr read(pugi::xml_node fill) {
    const std::string_view kind = fill.name();
    if (kind == "a:solidFill") solid(fill);
    if (kind == "a:gradFill") gradient(fill);
    if (kind == "a:pattFill") pattern(fill);
    if (kind == "a:blipFill" || kind == "p:blipFill") picture(fill);
    return std::move(out_);
  }

 private:
  std::optional<Color> color_of(pugi::xml_node holder) const {
    return ooxml::read_color(holder, context_.colors, placeholder_);
  }

  void solid(pugi::xml_node fill) {
    const auto color = color_of(fill);
    if (!color) return;
    out_.kind = PaintIr::Kind::Solid;
    out_.rgb = color->rgb;
    out_.alpha = alpha_of(fill);
  }

  void gradient(pugi::xml_node fill) {
    for (const pugi::xml_node stop : fill.child("a:gsLst").children("a:gs")) {
      const auto color = color_of(stop);
      if (!color || out_.stops.size() >= kMostStops) continue;
      out_.stops.push_back({std::clamp(share(stop, "pos"), 0.0, 1.0), color->rgb, alpha_of(stop)});
    }
    if (out_.stops.empty()) return;
    std::stable_sort(out_.stops.begin(), out_.stops.end(),
                     [](const GradientStopIr& a, const GradientStopIr& b) { return a.at < b.at; });
    out_.kind = PaintIr::Kind::Gradient;
    if (const pugi::xml_node path = fill.child("a:path")) {
      out_.radial = true;
      out_.boxed = std::string_view(path.attribute("path").value()) != "circle";
      const pugi::xml_node focus = path.child("a:fillToRect");
      out_.focus = {share(focus, "l"), share(focus, "t"), share(focus, "r"), share(focus, "b")};
      return;
    }
    const double degrees = ooxml::degrees(fill.child("a:lin"), "ang").value_or(0);
    out_.angle = normalized_angle(std::llround(degrees * kAnglePerDegree));
  }

  // ST_PresetPatternVal: pct5 to pct90 say how much of the area is foreground; lines and checks
  // are about a half.
  void pattern(pugi::xml_node fill) {
    const auto back = color_of(fill.child("a:bgClr")), front = color_of(fill.child("a:fgClr"));
    if (!back && !front) return;
    out_.kind = PaintIr::Kind::Pattern;
    out_.stops = {{0, back ? back->rgb : 0xFFFFFF, alpha_of(fill.child("a:bgClr"))},
                  {1, front ? front->rgb : 0x000000, alpha_of(fill.child("a:fgClr"))}};
    const std::string name = fill.attribute("prst").value();
    if (name.starts_with("pct"))
      out_.share = std::clamp(std::strtod(name.c_str() + 3, nullptr) / 100, 0.0, 1.0);
    else if (name.starts_with("lt") || name.starts_with("dot") || name.ends_with("Grid"))
      out_.share = 0.2;
    else if (name.starts_with("dk") || name.starts_with("wd"))
      out_.share = 0.6;
  }

  void unknown(const char* what) {
    out_ = {};
    out_.kind = PaintIr::Kind::Unknown;
    out_.unknown = what;
  }

  void picture(pugi::xml_node fill) {
    const pugi::xml_node blip = fill.child("a:blip");
    out_.picture = context_.pictures.of_blip(blip, context_.part);
    if (out_.picture == nullptr) {
      unknown("a picture that cannot be read");
      return;
    }
    out_.kind = PaintIr::Kind::Picture;
    for (const pugi::xml_node effect : blip.children()) {
      if (!apply_effect(effect)) {
        unknown("a picture with an effect");
        return;
      }
    }
    place(fill);
  }

  // Whether the effect is understood.
  bool apply_effect(pugi::xml_node effect) {
    const std::string_view name = effect.name();
    if (name == "a:extLst" || effect.type() != pugi::node_element) return true;
    if (name == "a:alphaModFix") {
      out_.alpha = std::clamp(share(effect, "amt", 1), 0.0, 1.0);
      return true;
    }
    if (name == "a:grayscl") {
      out_.duotone = std::pair{0x000000U, 0xFFFFFFU};
      return true;
    }
    if (name == "a:duotone") {
      std::vector<std::uint32_t> found;
      for (const pugi::xml_node color : effect.children()) {
        pugi::xml_document holder;
        holder.append_child("a:holder").append_copy(color);
        if (const auto one = color_of(holder.first_child())) found.push_back(one->rgb);
      }
      if (found.size() == 2) out_.duotone = std::pair{found[0], found[1]};
      return found.size() == 2;
    }
    // Without attributes it changes nothing.
    return name == "a:lum" && share(effect, "bright") == 0 && share(effect, "contrast") == 0;
  }

  // What is left of the picture after a:srcRect lies in a:fillRect, or is repeated.
  void place(pugi::xml_node fill) {
    const pugi::xml_node source = fill.child("a:srcRect");
    const double sl = share(source, "l"), st = share(source, "t"), sr = share(source, "r"),
                 sb = share(source, "b");
    const double w = 1 - sl - sr, h = 1 - st - sb;
    out_.fit.cut = PictureCut{sl, st, sr, sb};
    if (const pugi::xml_node tile = fill.child("a:tile")) {
      // A pixel is a point at 72 to the inch; PowerPoint takes 96 where the file does not say.
      out_.tile = {emu_from_px(out_.picture->width * w * share(tile, "sx", 1)),
                   emu_from_px(out_.picture->height * h * share(tile, "sy", 1))};
      out_.tile_at = {ooxml::coordinate(tile, "tx").value_or(Emu(0)),
                      ooxml::coordinate(tile, "ty").value_or(Emu(0))};
      if (out_.tile.w <= Emu(0) || out_.tile.h <= Emu(0)) out_.tile = {};
      return;
    }
    const pugi::xml_node rect = fill.child("a:stretch").child("a:fillRect");
    const double fl = share(rect, "l"), ft = share(rect, "t"), fr = share(rect, "r"),
                 fb = share(rect, "b");
    if (fl + fr >= 1 || ft + fb >= 1) return;
    // The same as shares of the picture that the whole box would show.
    const double kx = w / (1 - fl - fr), ky = h / (1 - ft - fb);
    out_.fit.cut = PictureCut{sl - fl * kx, st - ft * ky, sr - fr * kx, sb - fb * ky};
  }

  const PaintContext& context_;
  const std::uint32_t placeholder_;
  PaintIr out_;
};

// A fill of the theme's lists: its pictures are the theme's.
PaintIr theme_paint(std::int64_t index, pugi::xml_node reference, const PaintContext& context,
                    std::uint32_t otherwise) {
  const auto named = ooxml::read_color(reference, context.colors);
  const std::uint32_t color = named ? named->rgb : otherwise;
  const pugi::xml_node fill = ooxml::style_fill(context.theme, index);
  const PaintContext in_theme{context.theme.part, context.theme, context.colors, context.pictures};
  PaintIr paint = read_paint(fill, in_theme, color);
  if (paint.kind == PaintIr::Kind::None && named && std::string_view(fill.name()) != "a:noFill") {
    paint.kind = PaintIr::Kind::Solid;
    paint.rgb = color;
  }
  return paint;
}

pugi::xml_node group_fill(const SheetShape& shape) {
  for (const SheetGroup* group = shape.group.get(); group != nullptr; group = group->outer.get()) {
    const pugi::xml_node fill = fill_of(group->fill);
    if (fill && std::string_view(fill.name()) != "a:grpFill") return fill;
  }
  return {};
}

void read_fill(const std::vector<pugi::xml_node>& properties, pugi::xml_node style,
               const SheetShape& shape, const PaintContext& context, BackdropIr& out) {
  if (ooxml::xml::boolean(shape.node, "useBgFill", false)) {
    out.page_fill = true;
    return;
  }
  for (const pugi::xml_node own : properties) {
    pugi::xml_node fill = fill_of(own);
    if (!fill) continue;
    if (std::string_view(fill.name()) == "a:grpFill") fill = group_fill(shape);
    out.fill = read_paint(fill, context);
    return;
  }
  const pugi::xml_node reference = style.child("a:fillRef");
  if (const std::int64_t index = style_index(reference); index > 0)
    out.fill = theme_paint(index, reference, context, 0);
}

// ST_PresetLineDashVal; of dashes of its own (a:custDash) the plain ones.
std::string dash_of(pugi::xml_node line) {
  if (line.child("a:custDash")) return "dash";
  return std::string(line.child("a:prstDash").attribute("val").value()).substr(0, kLongestName);
}

LineEndIr line_end(pugi::xml_node end) {
  LineEndIr out;
  const std::string_view type = end.attribute("type").value();
  if (type.empty() || type == "none") return out;
  const auto size = [&](const char* name) {
    const std::string_view given = end.attribute(name).value();
    return std::string(given == "sm" || given == "lg" ? given : "med");
  };
  out.type = std::string(type.substr(0, kLongestName));
  out.width = size("w");
  out.length = size("len");
  return out;
}

void read_line(const std::vector<pugi::xml_node>& properties, pugi::xml_node style,
               const PaintContext& context, BackdropIr& out) {
  const pugi::xml_node reference = style.child("a:lnRef");
  const std::int64_t index = style_index(reference);
  const pugi::xml_node of_theme =
      index > 0 ? ooxml::style_line(context.theme, index) : pugi::xml_node();
  pugi::xml_node fill;
  std::optional<Emu> width;
  const auto look_at = [&](pugi::xml_node line) {
    if (!width) width = ooxml::coordinate(line, "w");
    if (!fill) fill = fill_of(line);
    if (out.dash.empty()) out.dash = dash_of(line);
    if (out.line_start.type.empty()) out.line_start = line_end(line.child("a:headEnd"));
    if (out.line_end.type.empty()) out.line_end = line_end(line.child("a:tailEnd"));
  };
  for (const pugi::xml_node own : properties) look_at(own.child("a:ln"));
  look_at(of_theme);
  const auto named = ooxml::read_color(reference, context.colors);
  const PaintIr paint = read_paint(fill, context, named ? named->rgb : 0);
  if (out.dash == "solid") out.dash.clear();
  if (paint.kind != PaintIr::Kind::Solid) return;
  out.line = paint;
  out.line_width_pt = width ? std::clamp(to_pt(*width), 0.0, 1584.0) : kDefaultLinePt;
}

// dsp:sp of a SmartArt drawing has other prefixes.
pugi::xml_node child_of(pugi::xml_node shape, const char* name) {
  const std::string_view own = shape.name();
  const std::string prefix(own.substr(0, own.find(':') + 1));
  return shape.child((prefix + name).c_str());
}

// An embedded object is its picture.
PaintIr frame_paint(pugi::xml_node frame, const PaintContext& context) {
  const pugi::xml_node object = frame.child("a:graphic").child("a:graphicData").child("p:oleObj");
  if (const pugi::xml_node picture = object.child("p:pic").child("p:blipFill"))
    return read_paint(picture, context);
  PaintIr out;
  out.kind = PaintIr::Kind::Unknown;
  out.unknown = "a chart, table or diagram of the template";
  return out;
}

bool paints(const BackdropIr& shape) {
  return shape.page_fill || shape.fill.kind != PaintIr::Kind::None ||
         shape.line.kind != PaintIr::Kind::None;
}

}  // namespace

PaintIr read_paint(pugi::xml_node fill, const PaintContext& context, std::uint32_t placeholder) {
  return PaintReader(context, placeholder).read(fill);
}

PaintIr read_background(pugi::xml_node sheet, const PaintContext& context) {
  const pugi::xml_node bg = sheet.child("p:cSld").child("p:bg");
  if (const pugi::xml_node properties = bg.child("p:bgPr"))
    return read_paint(fill_of(properties), context);
  const pugi::xml_node reference = bg.child("p:bgRef");
  if (!reference) return {};
  return theme_paint(style_index(reference), reference, context, context.colors.at("bg1"));
}

BackdropIr read_painted(const std::vector<pugi::xml_node>& properties, pugi::xml_node style,
                        const SheetShape& shape, const Rect& box, const TransformIr& transform,
                        const PaintContext& context) {
  BackdropIr out;
  out.part = context.part;
  out.shape_id = shape.id;
  out.box = box;
  out.transform = transform;
  ShapeGeometry geometry;
  for (const pugi::xml_node own : properties) {
    if (!own.child("a:custGeom") && !own.child("a:prstGeom")) continue;
    geometry = read_geometry(own, {box.w, box.h});
    break;
  }
  out.shape = std::move(geometry.preset);
  out.outlines = std::move(geometry.outlines);
  out.adjustments = std::move(geometry.adjustments);
  out.paths = std::move(geometry.paths);
  if (std::string_view(shape.node.name()) == "p:pic")
    out.fill = read_paint(shape.node.child("p:blipFill"), context);
  else if (geometry.encloses)
    read_fill(properties, style, shape, context, out);
  read_line(properties, style, context, out);
  return out;
}

std::vector<BackdropIr> read_drawn_shapes(const std::vector<SheetShape>& shapes,
                                          const PaintContext& context) {
  std::vector<BackdropIr> out;
  for (const SheetShape& shape : shapes) {
    if (shape.placeholder || shape.hidden || !shape.box) continue;
    BackdropIr drawn = read_painted({child_of(shape.node, "spPr")}, child_of(shape.node, "style"),
                                    shape, *shape.box, shape.transform, context);
    if (std::string_view(shape.node.name()) == "p:graphicFrame")
      drawn.fill = frame_paint(shape.node, context);
    if (paints(drawn)) out.push_back(std::move(drawn));
  }
  return out;
}

}  // namespace deckle::pptx
