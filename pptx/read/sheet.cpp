#include "pptx/read/sheet.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "ooxml/drawing/values.h"
#include "ooxml/xml/document.h"
#include "pptx/messages/tr.h"

namespace deckle::pptx {

namespace {

// Child coordinates of a group → slide coordinates, axis by axis.
struct Mapping {
  double scale_x = 1, scale_y = 1, shift_x = 0, shift_y = 0;

  [[nodiscard]] Rect map(const Rect& r) const {
    const auto at = [](double v) {
      const double limit = static_cast<double>(ooxml::kLargestCoordinate);
      return Emu(std::llround(std::clamp(v, -limit, limit)));
    };
    const Emu left = at(static_cast<double>(r.x.value()) * scale_x + shift_x);
    const Emu top = at(static_cast<double>(r.y.value()) * scale_y + shift_y);
    return {left, top, at(static_cast<double>(r.w.value()) * scale_x),
            at(static_cast<double>(r.h.value()) * scale_y)};
  }
};

std::optional<Rect> frame(pugi::xml_node xfrm, const char* offset, const char* extent) {
  const auto x = ooxml::coordinate(xfrm.child(offset), "x"), y = ooxml::coordinate(xfrm.child(offset), "y");
  const auto w = ooxml::coordinate(xfrm.child(extent), "cx"), h = ooxml::coordinate(xfrm.child(extent), "cy");
  if (!x || !y || !w || !h || *w < Emu(0) || *h < Emu(0)) return std::nullopt;
  return Rect{*x, *y, *w, *h};
}

// ECMA-376 Part 1, 20.1.10.19: ST_CoordinateUnqualified.
constexpr std::int64_t kLowestEmu = -27273042329600, kHighestEmu = 27273042316900;

// Whether an attribute is absent, or an ST_Coordinate of `lowest` or more: EMU as a whole number,
// or a number with a unit. PowerPoint repairs a file with another one.
bool is_valid(pugi::xml_node node, const char* attribute, std::int64_t lowest) {
  const std::string_view value = node.attribute(attribute).value();
  if (!node.attribute(attribute) || value.empty()) return !node.attribute(attribute);
  const char last = value.back();
  if (last < 'a' || last > 'z')
    return ooxml::xml::integer(node, attribute, lowest, kHighestEmu).has_value();
  const std::optional<Emu> measured = ooxml::coordinate(node, attribute);
  return measured && measured->value() >= lowest;
}

// Malformed: a position or size that is none.
Result<void> check_transform(pugi::xml_node xfrm, const std::string& name,
                             const std::string& where) {
  constexpr struct {
    const char *element, *attribute;
    std::int64_t lowest;
  } kParts[] = {{"a:off", "x", kLowestEmu},   {"a:off", "y", kLowestEmu},
                {"a:chOff", "x", kLowestEmu}, {"a:chOff", "y", kLowestEmu},
                {"a:ext", "cx", 0},           {"a:ext", "cy", 0},
                {"a:chExt", "cx", 0},         {"a:chExt", "cy", 0}};
  for (const auto& part : kParts) {
    const pugi::xml_node node = xfrm.child(part.element);
    if (is_valid(node, part.attribute, part.lowest)) continue;
    return fail(ErrorCode::Malformed,
                tr("the shape '{}' has {} '{}', which is not a coordinate", name, part.attribute,
                   std::string_view(node.attribute(part.attribute).value())),
                where);
  }
  return {};
}

// A group without a valid transform does not move its children.
Mapping inside(pugi::xml_node group, const Mapping& outer) {
  const pugi::xml_node xfrm = group.child("p:grpSpPr").child("a:xfrm");
  const std::optional<Rect> to = frame(xfrm, "a:off", "a:ext");
  const std::optional<Rect> from = frame(xfrm, "a:chOff", "a:chExt");
  if (!to || !from || from->empty()) return outer;
  const auto number = [](Emu e) { return static_cast<double>(e.value()); };
  Mapping own;
  own.scale_x = number(to->w) / number(from->w);
  own.scale_y = number(to->h) / number(from->h);
  own.shift_x = number(to->x) - number(from->x) * own.scale_x;
  own.shift_y = number(to->y) - number(from->y) * own.scale_y;
  return {outer.scale_x * own.scale_x, outer.scale_y * own.scale_y,
          outer.scale_x * own.shift_x + outer.shift_x, outer.scale_y * own.shift_y + outer.shift_y};
}

// The nv…Pr element is the first child, whatever the kind of shape.
pugi::xml_node non_visual(pugi::xml_node shape) {
  for (const pugi::xml_node child : shape.children()) {
    if (std::string_view(child.name()).starts_with("p:nv")) return child;
  }
  return {};
}

std::string name_of(pugi::xml_node shape) {
  return non_visual(shape).child("p:cNvPr").attribute("name").value();
}

bool is_shape(std::string_view name) {
  return name == "p:sp" || name == "p:pic" || name == "p:graphicFrame" || name == "p:cxnSp";
}

bool quarter_turned(double rotation) {
  const double turn = std::fmod(std::fmod(rotation, 180.0) + 180.0, 180.0);
  return turn > 45 && turn < 135;
}

pugi::xml_node transform_of(pugi::xml_node shape) {
  const pugi::xml_node xfrm = shape.child("p:spPr").child("a:xfrm");
  return xfrm ? xfrm : shape.child("p:xfrm");
}

SheetShape read_shape(pugi::xml_node node, const Mapping& mapping) {
  SheetShape out;
  out.node = node;
  out.name = name_of(node);
  out.placeholder = non_visual(node).child("p:nvPr").child("p:ph");
  const pugi::xml_node xfrm = transform_of(node);
  if (const auto box = frame(xfrm, "a:off", "a:ext")) out.box = mapping.map(*box);
  const std::string_view vertical =
      node.child("p:txBody").child("a:bodyPr").attribute("vert").value();
  out.horizontal = (vertical.empty() || vertical == "horz") &&
                   std::string_view(out.placeholder.attribute("orient").value()) != "vert" &&
                   !quarter_turned(ooxml::degrees(xfrm, "rot").value_or(0));
  return out;
}

// Depth is bounded by the XML parser's limit.
Result<void> collect(pugi::xml_node tree, const Mapping& mapping, const std::string& where,
                     const Budget& budget, std::vector<SheetShape>& out) {
  for (const pugi::xml_node node : tree.children()) {
    const std::string_view name = node.name();
    if (name == "p:grpSp") {
      if (Result<void> ok =
              check_transform(node.child("p:grpSpPr").child("a:xfrm"), name_of(node), where);
          !ok)
        return ok;
      if (Result<void> ok = collect(node, inside(node, mapping), where, budget, out); !ok)
        return ok;
    } else if (is_shape(name)) {
      if (Result<void> ok = budget.allow(Limit::Shapes, out.size() + 1, where); !ok) return ok;
      if (Result<void> ok = check_transform(transform_of(node), name_of(node), where); !ok)
        return ok;
      out.push_back(read_shape(node, mapping));
    }
  }
  return {};
}

}  // namespace

Result<std::vector<SheetShape>> read_shapes(pugi::xml_node sheet, const std::string& where,
                                            const Budget& budget) {
  std::vector<SheetShape> out;
  if (Result<void> ok =
          collect(sheet.child("p:cSld").child("p:spTree"), Mapping{}, where, budget, out);
      !ok) {
    return tl::unexpected(ok.error());
  }
  return out;
}

std::string placeholder_type(pugi::xml_node placeholder) {
  const std::string type = placeholder.attribute("type").value();
  return type.empty() ? "obj" : type;
}

std::uint32_t placeholder_index(pugi::xml_node placeholder) {
  return static_cast<std::uint32_t>(
      ooxml::xml::integer(placeholder, "idx", 0, 4294967295).value_or(0));
}

std::string placeholder_family(const std::string& type) {
  if (type == "title" || type == "ctrTitle") return "title";
  if (type == "dt" || type == "ftr" || type == "sldNum" || type == "hdr" || type == "sldImg")
    return type;
  return "body";
}

}  // namespace deckle::pptx
