#include "pptx/read/shape_look.h"

#include <algorithm>
#include <cstdint>
#include <string_view>

#include "ooxml/drawing/values.h"
#include "ooxml/xml/document.h"
#include "pptx/read/paint.h"
#include "slidespec/validate/known_keys.h"

namespace deckle::pptx {

namespace {

// The lines of a shape without a width (ST_LineWidth's default, 20.1.2.2.24).
constexpr double kDefaultLinePt = 0.75;
constexpr Emu kWidestLine{20116800};  // ST_LineWidth, 20.1.10.35

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

// Whether what is behind a solid fill is seen through it.
bool is_translucent(pugi::xml_node fill) {
  for (const pugi::xml_node color : fill.children()) {
    const std::string_view alpha = color.child("a:alpha").attribute("val").value();
    if (!alpha.empty() && alpha != "100000" && alpha != "100%") return true;
  }
  return false;
}

class LookReader {
 public:
  LookReader(const SheetShape& shape, const SheetContext& context)
      : shape_(shape), context_(context) {}

  ShapeLook read(const std::vector<pugi::xml_node>& properties, pugi::xml_node style) {
    out_.fill = {FillIr::Kind::None, {}};
    out_.line.fill = {FillIr::Kind::None, {}};
    read_fill(properties, style.child("a:fillRef"));
    read_line(properties, style.child("a:lnRef"));
    for (const pugi::xml_node own : properties) {
      if (own.child("a:custGeom")) {
        out_.approximated.push_back("custom geometry");
        break;
      }
      const std::string name = own.child("a:prstGeom").attribute("prst").value();
      if (name.empty()) continue;
      const auto presets = preset_shapes();
      if (std::find(presets.begin(), presets.end(), name) != presets.end()) out_.geometry = name;
      break;
    }
    return out_;
  }

 private:
  // A fill element as one colour; `placeholder` is the value of phClr.
  std::optional<Color> painted(pugi::xml_node fill, std::uint32_t placeholder) {
    const std::string_view kind = fill.name();
    if (kind == "a:solidFill") return ooxml::read_color(fill, context_.colors, placeholder);
    if (kind == "a:gradFill") out_.approximated.push_back("gradient fill");
    if (kind == "a:pattFill") out_.approximated.push_back("pattern fill");
    if (kind == "a:blipFill") out_.approximated.push_back("picture fill");
    return ooxml::read_fill_element(fill, context_.colors, placeholder);
  }

  void read_fill(const std::vector<pugi::xml_node>& properties, pugi::xml_node reference) {
    if (ooxml::xml::boolean(shape_.node, "useBgFill", false)) {
      out_.fill = {FillIr::Kind::Solid, {"", context_.background_rgb}};
      return;
    }
    for (const pugi::xml_node own : properties) {
      pugi::xml_node fill = fill_of(own);
      if (!fill) continue;
      if (std::string_view(fill.name()) == "a:grpFill") fill = group_fill();
      if (is_translucent(fill)) out_.approximated.push_back("transparent fill");
      if (const auto color = painted(fill, 0)) out_.fill = {FillIr::Kind::Solid, *color};
      return;
    }
    const std::int64_t index = style_index(reference);
    const auto named = ooxml::read_color(reference, context_.colors);
    if (index == 0 || !named) return;
    const auto color = painted(ooxml::style_fill(context_.theme, index), named->rgb);
    out_.fill = {FillIr::Kind::Solid, color ? *color : *named};
    // A solid fill of the theme is the reference's own colour, as the author chose it.
    if (color && color->rgb == named->rgb) out_.fill.color = *named;
  }

  pugi::xml_node group_fill() const {
    for (const SheetGroup* group = shape_.group.get(); group != nullptr;
         group = group->outer.get()) {
      const pugi::xml_node fill = fill_of(group->fill);
      if (fill && std::string_view(fill.name()) != "a:grpFill") return fill;
    }
    return {};
  }

  // The width, and the fill, each from the first that states it.
  void read_line(const std::vector<pugi::xml_node>& properties, pugi::xml_node reference) {
    std::optional<double> width;
    pugi::xml_node fill;
    for (const pugi::xml_node own : properties) {
      const pugi::xml_node line = own.child("a:ln");
      out_.line.arrow_at_start = out_.line.arrow_at_start || has_arrow(line.child("a:headEnd"));
      out_.line.arrow_at_end = out_.line.arrow_at_end || has_arrow(line.child("a:tailEnd"));
      if (!width) width = width_of(line);
      if (!fill) fill = fill_of(line);
    }
    const std::int64_t index = style_index(reference);
    const auto named = ooxml::read_color(reference, context_.colors);
    if (index > 0) {
      const pugi::xml_node line = ooxml::style_line(context_.theme, index);
      if (!width) width = width_of(line);
      if (!fill) fill = fill_of(line);
    }
    if (!fill) return;
    if (const auto color = painted(fill, named ? named->rgb : 0)) {
      out_.line.fill = {FillIr::Kind::Solid, *color};
      if (named && color->rgb == named->rgb) out_.line.fill.color = *named;
      out_.line.width_pt = width.value_or(kDefaultLinePt);
    }
  }

  // ST_LineEndType: anything but none.
  static bool has_arrow(pugi::xml_node end) {
    const std::string_view type = end.attribute("type").value();
    return !type.empty() && type != "none";
  }

  static std::optional<double> width_of(pugi::xml_node line) {
    const auto width = ooxml::coordinate(line, "w");
    if (!width || *width < Emu(0)) return std::nullopt;
    return to_pt(std::min(*width, kWidestLine));
  }

  const SheetShape& shape_;
  const SheetContext& context_;
  ShapeLook out_;
};

}  // namespace

ShapeLook read_look(const std::vector<pugi::xml_node>& properties, pugi::xml_node style,
                    const SheetShape& shape, const SheetContext& context) {
  return LookReader(shape, context).read(properties, style);
}

void set_look(const std::vector<pugi::xml_node>& properties, pugi::xml_node style,
              const SheetShape& shape, const SheetContext& context, ElementIr& element) {
  const PaintContext paints{context.part, context.theme, context.colors, context.file.pictures};
  BackdropIr look = read_painted(properties, style, shape, element.box, element.transform, paints);
  const bool plain = look.fill.kind == PaintIr::Kind::None ||
                     (look.fill.kind == PaintIr::Kind::Solid && look.fill.alpha == 1);
  const auto plain_end = [](const LineEndIr& end) {
    return end == LineEndIr{} || end == LineEndIr{"triangle", "med", "med"};
  };
  const bool plain_line =
      look.dash.empty() && plain_end(look.line_start) && plain_end(look.line_end);
  if (plain && plain_line && !look.page_fill && look.outlines.empty() && look.adjustments.empty() &&
      look.paths == nullptr && look.shape == element.shape)
    return;
  look.part.clear();  // as in the JSON form: box and place are the element's
  look.shape_id = 0;
  look.box = {};
  look.transform = {};
  element.look = std::make_shared<const BackdropIr>(std::move(look));
}

void apply_font_reference(InheritedText& text, pugi::xml_node style, const SheetContext& context) {
  const pugi::xml_node reference = style.child("a:fontRef");
  if (!reference) return;
  const auto color = ooxml::read_color(reference, context.colors);
  const bool heading = std::string_view(reference.attribute("idx").value()) == "major";
  for (InheritedLevel& level : text.levels) {
    if (color) level.run.color = *color;
    if (heading) level.run.fonts = context.theme.fonts.heading;
  }
}

}  // namespace deckle::pptx
