#include "templates/furniture.h"

#include <algorithm>
#include <map>
#include <string_view>

#include "ooxml/xml/document.h"
#include "slidespec/ir/transform_ir.h"

namespace deckle::templates {

namespace {

// All ours, of the page's area.
constexpr double kBackgroundShare = 0.55;  // what covers more is behind everything
constexpr double kGroupShare = 0.25;       // the shapes of a larger group are boxes of their own
// Of a shape behind content, or of the content that lies on it.
constexpr double kBehindShare = 0.5;
constexpr double kInsideShare = 0.8;

bool is_fill(std::string_view name) {
  return name == "a:solidFill" || name == "a:gradFill" || name == "a:blipFill" ||
         name == "a:pattFill" || name == "a:grpFill";
}

// Whether a property group, or else the style, paints something.
bool paints(pugi::xml_node properties, pugi::xml_node reference) {
  if (properties.child("a:noFill")) return false;
  if (properties.find_child([](pugi::xml_node child) { return is_fill(child.name()); }))
    return true;
  return ooxml::xml::integer(reference, "idx", 0, 4294967295).value_or(0) > 0;
}

bool has_text(pugi::xml_node shape) {
  for (const pugi::xml_node paragraph : shape.child("p:txBody").children("a:p")) {
    for (const char* run : {"a:r", "a:fld"}) {
      for (const pugi::xml_node found : paragraph.children(run)) {
        if (*found.child("a:t").text().get() != '\0') return true;
      }
    }
  }
  return false;
}

bool is_drawn(const pptx::SheetShape& shape) {
  if (shape.placeholder || shape.hidden || !shape.box) return false;
  if (std::string_view(shape.node.name()) != "p:sp") return true;
  const pugi::xml_node properties = shape.node.child("p:spPr"), style = shape.node.child("p:style");
  const bool as_background = ooxml::xml::boolean(shape.node, "useBgFill", false);
  return has_text(shape.node) || (!as_background && paints(properties, style.child("a:fillRef"))) ||
         paints(properties.child("a:ln"), style.child("a:lnRef"));
}

// Of its page, clipped to it, at least a point wide and high: lines have no height.
Rect seen_on(const Rect& box, Size page) {
  Rect seen = box;
  const Emu least = emu_from_pt(1);
  if (seen.w < least) seen.w = least;
  if (seen.h < least) seen.h = least;
  return intersection(seen, {Emu(0), Emu(0), page.w, page.h});
}

const pptx::SheetGroup* outermost(const pptx::SheetShape& shape) {
  const pptx::SheetGroup* group = shape.group.get();
  while (group != nullptr && group->outer != nullptr) group = group->outer.get();
  return group;
}

// The boxes of what a sheet draws, in its order, small groups as one.
std::vector<Rect> drawn_boxes(const std::vector<pptx::SheetShape>& shapes, Size page) {
  const double whole = area_px({Emu(0), Emu(0), page.w, page.h});
  std::map<const pptx::SheetGroup*, Rect> around;
  std::vector<std::pair<const pptx::SheetGroup*, Rect>> drawn;
  for (const pptx::SheetShape& shape : shapes) {
    const Rect box = drawn_box(shape, page);
    if (box.empty()) continue;
    const pptx::SheetGroup* group = outermost(shape);
    if (group != nullptr) around[group] = bounding(around[group], box);
    drawn.emplace_back(group, box);
  }
  std::vector<Rect> out;
  std::map<const pptx::SheetGroup*, bool> placed;
  for (const auto& [group, box] : drawn) {
    if (group == nullptr || area_px(around[group]) > kGroupShare * whole) {
      out.push_back(box);
    } else if (!placed[group]) {
      placed[group] = true;
      out.push_back(around[group]);
    }
  }
  return out;
}

bool is_for_content(const Placeholder& p) {
  return !p.box.empty() && p.type != "title" && p.type != "ctrTitle" && p.type != "subTitle" &&
         p.type != "dt" && p.type != "ftr" && p.type != "sldNum" && p.type != "hdr";
}

bool is_behind(const Rect& box, const std::vector<Rect>& content) {
  return std::any_of(content.begin(), content.end(), [&box](const Rect& c) {
    const double shared = area_px(intersection(box, c));
    return shared >= kBehindShare * area_px(box) || shared >= kInsideShare * area_px(c);
  });
}

}  // namespace

Rect drawn_box(const pptx::SheetShape& shape, Size page) {
  return is_drawn(shape) ? seen_on(bounds_of({*shape.box, shape.transform}), page) : Rect{};
}

std::vector<Rect> furniture_of(const pptx::LayoutSheet& sheet,
                               const std::vector<Placeholder>& placeholders, Size page) {
  std::vector<Rect> content;
  for (const Placeholder& p : placeholders) {
    if (is_for_content(p)) content.push_back(p.box);
  }
  const double whole = area_px({Emu(0), Emu(0), page.w, page.h});
  std::vector<Rect> out;
  const auto add = [&](const std::vector<pptx::SheetShape>& shapes,
                       const std::vector<Rect>& on_top) {
    for (const Rect& box : drawn_boxes(shapes, page)) {
      if (area_px(box) >= kBackgroundShare * whole || is_behind(box, on_top)) continue;
      out.push_back(box);
    }
  };
  if (sheet.shows_master) {
    std::vector<Rect> on_master = content;
    const pptx::SheetShape* body = sheet.master->find("body");
    if (on_master.empty() && body != nullptr && body->box) on_master.push_back(*body->box);
    add(sheet.master->shapes, on_master);
  }
  add(sheet.shapes, content);
  if (out.size() > kMaxFurniture) {
    std::stable_sort(out.begin(), out.end(),
                     [](const Rect& a, const Rect& b) { return area_px(a) > area_px(b); });
    out.resize(kMaxFurniture);
  }
  return out;
}

}  // namespace deckle::templates
