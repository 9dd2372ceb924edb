#include "templates/apply_spacing.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <pugixml.hpp>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "templates/edit_part.h"
#include "templates/messages/tr.h"

namespace deckle::templates {

namespace {

constexpr double kGridPt = 4;       // docs/design.md, "Grid"
constexpr double kWideShare = 0.4;  // ours, of the page: a line below text, as wide as that
constexpr double kGutterPt = 16;    // of the built-in templates, likewise
// Ours: the band at the upper edge of built-in pages is 8 pt high, and 4 pt stay below it.
constexpr double kLeastTopPt = 12;

// The margins and rows of a built-in template, as its master has them.
struct Grid {
  Emu left, right;         // edges of content
  Rect title, body, foot;  // foot: the row of date, footer and number
};

Grid grid_of(const Template& t) {
  Grid grid;
  for (const Layout& layout : t.layouts) {
    if (layout.name != "one_column") continue;
    for (const Placeholder& p : layout.placeholders) {
      if (p.type == "title") grid.title = p.box;
      if (p.type == "obj" || p.type.empty()) grid.body = p.box;
      if (p.type == "ftr" || p.type == "dt" || p.type == "sldNum")
        grid.foot = bounding(grid.foot, p.box);
    }
  }
  grid.left = grid.body.x;
  grid.right = grid.body.right();
  return grid;
}

Rect from_edges(Emu left, Emu top, Emu right, Emu bottom) {
  return {left, top, std::max(Emu(1), right - left), std::max(Emu(1), bottom - top)};
}

// Shapes of a sheet with a box of their own, placeholders among them.
std::vector<pugi::xml_node> frames(pugi::xml_node sheet) {
  std::vector<pugi::xml_node> out;
  const pugi::xml_node tree = local_child(local_child(sheet, "cSld"), "spTree");
  for (const pugi::xml_node shape : tree.children()) {
    const pugi::xml_node frame = local_child(local_child(shape, "spPr"), "xfrm");
    if (frame) out.push_back(shape);
  }
  return out;
}

Rect box_in(pugi::xml_node shape) { return box_of(local_child(shape, "spPr")); }

bool is_content(pugi::xml_node shape) {
  const std::string_view type = placeholder_in(shape).attribute("type").value();
  return placeholder_in(shape) && type != "title" && type != "dt" && type != "ftr" &&
         type != "sldNum";
}

// Moves the edges between placeholders that are a gutter apart.
void set_gutter(std::vector<pugi::xml_node> shapes, Emu gutter) {
  const Emu more = gutter - emu_from_pt(kGutterPt);
  const Emu first =
      Emu((more / 2).value() / emu_from_pt(kGridPt).value() * emu_from_pt(kGridPt).value());
  std::erase_if(shapes, [](pugi::xml_node shape) { return !is_content(shape); });
  for (const pugi::xml_node left : shapes) {
    for (const pugi::xml_node right : shapes) {
      Rect a = box_in(left), b = box_in(right);
      if (b.x - a.right() != emu_from_pt(kGutterPt) || b.y >= a.bottom() || a.y >= b.bottom())
        continue;
      a.w -= first;
      b.x += more - first;
      b.w -= more - first;
      set_box(local_child(left, "spPr"), a);
      set_box(local_child(right, "spPr"), b);
    }
  }
}

// Of the first level; deeper ones keep their proportion to it.
void set_paragraph(pugi::xml_node master, double points) {
  const pugi::xml_node style = local_child(local_child(master, "txStyles"), "bodyStyle");
  const auto space_of = [&style](int level) {
    const pugi::xml_node properties = local_child(style, fmt::format("lvl{}pPr", level));
    return local_child(local_child(properties, "spcBef"), "spcPts").attribute("val");
  };
  const double own = space_of(1).as_double();
  if (own <= 0) return;
  for (int level = 1; level <= 9; ++level) {
    pugi::xml_attribute space = space_of(level);
    if (space) space.set_value(std::lround(points * 100 * space.as_double() / own));
  }
}

}  // namespace

Emu on_grid(double px) {
  return emu_from_pt(std::round(to_pt(emu_from_px(px)) / kGridPt) * kGridPt);
}

Rect with_margin(const Template& base, const BrandSpacing& spacing, const Rect& box, Margined as) {
  if (!spacing.margin) return box;
  const Grid grid = grid_of(base);
  if (grid.body.empty()) return box;
  const Emu margin = on_grid(*spacing.margin), own = grid.left;
  const Emu left = margin, right = base.page.w - margin;
  const Emu by = margin - own;
  const Emu up = std::max(by, emu_from_pt(kLeastTopPt) - emu_from_pt(20));  // the rule of titles
  Emu x0 = box.x, x1 = box.right(), y0 = box.y, y1 = box.bottom();
  const bool at_left = x0 == grid.left, at_right = x1 == grid.right;
  const bool wide = to_pt(box.w) > kWideShare * to_pt(base.page.w);
  if (as == Margined::Sized || (at_left && at_right) || wide) {
    const bool beyond = x0 < grid.left || x1 > grid.right;
    if (at_left) x0 = left;
    if (at_right) x1 = right;
    if (!beyond) {
      x0 = std::max(x0, left);
      x1 = std::min(x1, right);
    }
  } else if (at_left || at_right) {
    const Emu moved = at_left ? by : Emu(0) - by;
    x0 += moved;
    x1 += moved;
  }
  const bool in_head = y0 > emu_from_pt(kLeastTopPt) && y0 <= grid.title.y &&
                       (at_left || at_right) && y1 <= grid.title.bottom();
  if (in_head) {
    y0 += up;
    y1 += up;
  } else if (y0 == grid.body.y && y1 == grid.body.bottom()) {
    y0 += up;
    y1 -= by;
  } else if (y1 == grid.body.bottom() || (y0 > grid.body.bottom() && y1 <= grid.foot.bottom())) {
    y0 -= by;
    y1 -= by;
  }
  return from_edges(x0, y0, x1, y1);
}

Result<void> apply_spacing(const Template& base, const BrandSpacing& spacing,
                           ooxml::Package& package) {
  std::set<std::string> parts, masters;
  for (const Layout& layout : base.layouts) {
    parts.insert(layout.part);
    masters.insert(layout.master_part);
  }
  parts.insert(masters.begin(), masters.end());
  for (const std::string& part : parts) {
    const std::string* bytes = package.find(part);
    if (bytes == nullptr) continue;
    Result<std::string> changed = edited_part(*bytes, part, [&](pugi::xml_document& document) {
      const std::vector<pugi::xml_node> shapes = frames(document.document_element());
      if (spacing.gutter) set_gutter(shapes, on_grid(*spacing.gutter));
      for (const pugi::xml_node shape : shapes) {
        const Margined as = placeholder_in(shape) ? Margined::Sized : Margined::Moved;
        const Rect box = box_in(shape), moved = with_margin(base, spacing, box, as);
        if (moved != box) set_box(local_child(shape, "spPr"), moved);
      }
      if (spacing.paragraph && masters.contains(part))
        set_paragraph(document.document_element(), to_pt(emu_from_px(*spacing.paragraph)));
    });
    if (!changed)
      return tl::unexpected(while_doing(tr("applying the brand kit"), std::move(changed.error())));
    package.put(part, std::move(*changed), package.content_type(part));
  }
  return {};
}

}  // namespace deckle::templates
