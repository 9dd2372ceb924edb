#include "pptx/read/sheet.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string_view>
#include <utility>

#include "ooxml/drawing/values.h"
#include "ooxml/xml/document.h"
#include "pptx/messages/tr.h"

namespace deckle::pptx {

namespace {

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

// What a sheet and a drawing of SmartArt call the same things.
struct Names {
  const char *group, *group_properties, *properties, *transform, *shape_transform;
};
constexpr Names kSheetNames{"p:grpSp", "p:grpSpPr", "p:spPr", "a:xfrm", "p:xfrm"};
constexpr Names kDiagramNames{"dsp:grpSp", "dsp:grpSpPr", "dsp:spPr", "a:xfrm", "dsp:xfrm"};

// The nv…Pr element is the first child, whatever the kind of shape.
pugi::xml_node non_visual(pugi::xml_node shape) {
  for (const pugi::xml_node child : shape.children()) {
    const std::string_view name = child.name();
    const std::size_t colon = name.find(':');
    if (colon != std::string_view::npos && name.substr(colon + 1).starts_with("nv")) return child;
  }
  return {};
}

pugi::xml_node non_visual_drawing(pugi::xml_node shape) {
  return non_visual(shape).find_child(
      [](pugi::xml_node child) { return std::string_view(child.name()).ends_with(":cNvPr"); });
}

std::uint32_t id_of(pugi::xml_node drawing) {
  return static_cast<std::uint32_t>(ooxml::xml::integer(drawing, "id", 0, 4294967295).value_or(0));
}

bool is_shape(std::string_view name) {
  return name == "p:sp" || name == "p:pic" || name == "p:graphicFrame" || name == "p:cxnSp" ||
         name == "p:contentPart" || name == "dsp:sp";
}

bool on_its_side(int rotation) { return (rotation + kQuarterTurn / 2) / kQuarterTurn % 2 == 1; }

pugi::xml_node transform_of(pugi::xml_node shape, const Names& names) {
  if (const pugi::xml_node xfrm = shape.child(names.properties).child(names.transform)) return xfrm;
  if (const pugi::xml_node xfrm = shape.child(names.shape_transform)) return xfrm;
  return shape.child("p14:xfrm");
}

TransformIr orientation_of(pugi::xml_node xfrm) {
  const double degrees = ooxml::degrees(xfrm, "rot").value_or(0);
  return {normalized_angle(std::llround(degrees * kAnglePerDegree)),
          ooxml::xml::boolean(xfrm, "flipH", false), ooxml::xml::boolean(xfrm, "flipV", false)};
}

// The n-th of its name below a parent, as XPath counts it. What was in an mc:AlternateContent is
// counted in its own branch.
class Positions {
 public:
  std::string step(pugi::xml_node node) {
    const std::string_view branch = node.attribute(ooxml::xml::kBranchAttribute).value();
    std::string key = branch.empty() ? std::string() : std::string(branch) + "/";
    key += node.name();
    return key + "[" + std::to_string(++counts_[key]) + "]";
  }

 private:
  std::map<std::string, int> counts_;
};

// Paths of groups deep inside each other are long, and each shape has one: such a shape is found by
// its id.
constexpr std::size_t kLongestPath = 300;

std::string path_of(const std::string& parent, const std::string& step, pugi::xml_node node) {
  if (parent.size() + step.size() < kLongestPath) return parent + "/" + step;
  const pugi::xml_node drawing = non_visual_drawing(node);
  return "//" + std::string(node.name()) + "[*/*/@id=\"" +
         std::string(drawing.attribute("id").value()).substr(0, 20) + "\"]";
}

class TreeReader {
 public:
  TreeReader(const Names& names, const std::string& where, Budget& budget, Coordinates coordinates)
      : names_(names),
        where_(where),
        budget_(budget),
        strict_(coordinates == Coordinates::Strict) {}

  // `outer` from the innermost group to the sheet. Depth is bounded by the XML parser's limit.
  Result<void> collect(pugi::xml_node tree, const std::string& path,
                       const std::shared_ptr<const SheetGroup>& group, const GroupsIr& groups) {
    Positions positions;
    for (const pugi::xml_node node : tree.children()) {
      if (node.type() != pugi::node_element) continue;
      const std::string_view name = node.name();
      const std::string step = positions.step(node);
      if (name == names_.group) {
        if (Result<void> ok = open_group(node, path_of(path, step, node), group, groups); !ok)
          return ok;
      } else if (is_shape(name)) {
        if (Result<void> ok = budget_.allow(Limit::Shapes, out_.size() + 1, where_); !ok) return ok;
        if (Result<void> ok = check(transform_of(node, names_), node); !ok) return ok;
        add(node, path_of(path, step, node), group, groups);
      }
    }
    return {};
  }

  void within(const GroupTransform& outer) { transforms_.push_back(outer); }
  std::vector<SheetShape> take() { return std::move(out_); }

 private:
  Result<void> check(pugi::xml_node xfrm, pugi::xml_node shape) const {
    if (!strict_) return {};
    return check_transform(xfrm, non_visual_drawing(shape).attribute("name").value(), where_);
  }

  Result<void> open_group(pugi::xml_node node, const std::string& path,
                          const std::shared_ptr<const SheetGroup>& outer,
                          const GroupsIr& around) {
    const pugi::xml_node properties = node.child(names_.group_properties);
    const pugi::xml_node xfrm = properties.child("a:xfrm");
    if (Result<void> ok = check(xfrm, node); !ok) return ok;
    const pugi::xml_node drawing = non_visual_drawing(node);
    auto group = std::make_shared<SheetGroup>();
    group->outer = outer;
    group->hidden =
        (outer != nullptr && outer->hidden) || ooxml::xml::boolean(drawing, "hidden", false);
    group->fill = properties;
    // A group without a valid transform does not move its children.
    const std::optional<Rect> to = frame(xfrm, "a:off", "a:ext");
    const std::optional<Rect> from = frame(xfrm, "a:chOff", "a:chExt");
    const bool moves = to && from;
    if (moves) transforms_.push_back({{*to, orientation_of(xfrm)}, *from});
    Result<void> ok =
        collect(node, path, group,
                around.with_inner({drawing.attribute("name").value(), id_of(drawing)}));
    if (moves) transforms_.pop_back();
    return ok;
  }

  void add(pugi::xml_node node, std::string path, const std::shared_ptr<const SheetGroup>& group,
           const GroupsIr& groups) {
    SheetShape out;
    out.node = node;
    out.non_visual = non_visual_drawing(node);
    out.name = out.non_visual.attribute("name").value();
    out.id = id_of(out.non_visual);
    out.placeholder = non_visual(node).child("p:nvPr").child("p:ph");
    out.hidden =
        (group != nullptr && group->hidden) || ooxml::xml::boolean(out.non_visual, "hidden", false);
    out.group = group;
    out.groups = groups;
    out.xpath = std::move(path);
    const pugi::xml_node xfrm = transform_of(node, names_);
    TransformedBox placed{{}, orientation_of(xfrm)};
    if (const auto box = frame(xfrm, "a:off", "a:ext")) {
      placed.box = *box;
      for (auto outer = transforms_.rbegin(); outer != transforms_.rend(); ++outer)
        placed = in_group(placed, *outer);
      out.box = within_limits(placed.box);
    }
    out.transform = placed.transform;
    const std::string_view vertical =
        node.child("p:txBody").child("a:bodyPr").attribute("vert").value();
    out.horizontal = (vertical.empty() || vertical == "horz") &&
                     std::string_view(out.placeholder.attribute("orient").value()) != "vert" &&
                     !on_its_side(out.transform.rotation);
    out_.push_back(std::move(out));
  }

  // A group may enlarge its children; sums of coordinates stay exact.
  static Rect within_limits(const Rect& box) {
    const auto at = [](Emu e) {
      return std::clamp(e, Emu(-ooxml::kLargestCoordinate), Emu(ooxml::kLargestCoordinate));
    };
    return {at(box.x), at(box.y), at(box.w), at(box.h)};
  }

  const Names& names_;
  const std::string& where_;
  Budget& budget_;
  bool strict_;
  std::vector<GroupTransform> transforms_;  // of the groups around, outermost first
  std::vector<SheetShape> out_;
};

}  // namespace

Result<std::vector<SheetShape>> read_shape_tree(pugi::xml_node tree, const std::string& xpath,
                                                const std::string& where, Budget& budget,
                                                Coordinates coordinates,
                                                const TreePlace* place) {
  const bool diagram = std::string_view(tree.name()).starts_with("dsp:");
  TreeReader reader(diagram ? kDiagramNames : kSheetNames, where, budget, coordinates);
  if (place != nullptr) reader.within(place->transform);
  if (Result<void> ok =
          reader.collect(tree, xpath, nullptr, place != nullptr ? place->groups : GroupsIr());
      !ok)
    return tl::unexpected(ok.error());
  return reader.take();
}

Result<std::vector<SheetShape>> read_shapes(pugi::xml_node sheet, const std::string& where,
                                            Budget& budget, Coordinates coordinates) {
  return read_shape_tree(sheet.child("p:cSld").child("p:spTree"),
                         "/" + std::string(sheet.name()) + "/p:cSld/p:spTree", where, budget,
                         coordinates);
}

const SheetShape* find_placeholder(const std::vector<SheetShape>& shapes, const std::string& type,
                                   std::uint32_t idx) {
  const std::string family = placeholder_family(type);
  const SheetShape* of_type = nullptr;
  for (const SheetShape& shape : shapes) {
    if (!shape.placeholder) continue;
    const std::string own = placeholder_type(shape.placeholder);
    if (family != "body") {
      if (placeholder_family(own) == family) return &shape;
      continue;
    }
    if (placeholder_family(own) != "body") continue;
    if (placeholder_index(shape.placeholder) == idx) return &shape;
    if (of_type == nullptr && own == type) of_type = &shape;
  }
  return of_type;
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
