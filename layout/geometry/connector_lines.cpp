#include "layout/geometry/connector_lines.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace deckle::layout {
namespace {

enum class Side { Top, Left, Bottom, Right };

// The index of a preset's connection site at a side: top, left, bottom, right.
using Sites = std::array<int, 4>;

struct PresetSites {
  std::string_view preset;
  Sites sites;
};
// Of presets whose sites are not in the order of the rectangle's. -1: none in the middle of that
// side.
constexpr PresetSites kPresets[] = {
    {"ellipse", {0, 2, 4, 6}},          {"donut", {0, 2, 4, 6}},
    {"noSmoking", {0, 2, 4, 6}},        {"smileyFace", {0, 2, 4, 6}},
    {"flowChartConnector", {0, 2, 4, 6}}, {"flowChartOr", {0, 2, 4, 6}},
    {"flowChartSummingJunction", {0, 2, 4, 6}},
    {"hexagon", {-1, 3, -1, 0}},        {"octagon", {-1, -1, -1, -1}},
    {"round2SameRect", {3, 2, 1, 0}},   {"round2DiagRect", {3, 2, 1, 0}},
    {"snip1Rect", {3, 2, 1, 0}},        {"snip2SameRect", {3, 2, 1, 0}},
    {"snip2DiagRect", {3, 2, 1, 0}},    {"snipRoundRect", {3, 2, 1, 0}},
    {"can", {1, 2, 3, 4}},              {"bevel", {6, 4, 2, 0}},
    {"triangle", {0, -1, 3, -1}},       {"pentagon", {0, -1, 3, -1}},
    {"cube", {-1, -1, -1, -1}},         {"parallelogram", {-1, -1, -1, -1}},
};

Sites sites_of(const ElementIr& element) {
  for (const PresetSites& known : kPresets) {
    if (known.preset == element.shape) return known.sites;
  }
  return {0, 1, 2, 3};
}

struct Point {
  Emu x, y;
};

Point point_at(const Rect& box, Side side) {
  switch (side) {
    case Side::Top:
      return {box.x + box.w / 2, box.y};
    case Side::Left:
      return {box.x, box.center_y()};
    case Side::Bottom:
      return {box.x + box.w / 2, box.bottom()};
    case Side::Right:
      break;
  }
  return {box.right(), box.center_y()};
}

// Points of a homePlate or chevron lie within its box at the left: its notch.
Point site_at(const ElementIr& element, Side side) {
  Point at = point_at(element.box, side);
  if (element.shape == "chevron" && !element.transform.flip_h && side == Side::Left)
    at.x += std::min(element.box.w, element.box.h) / 2;
  return at;
}

// How far below the lower end a connector bends that leads back (ours: a gutter).
constexpr double kBackPt = 20;
// The width of a connector whose ends are at one height, before it is turned: PowerPoint writes a
// point, because the place of the bend is a share of it.
constexpr std::int64_t kThin = kEmuPerPt;
constexpr int kQuarter = 90 * 60000;

void bind(ElementIr& connector, const ElementIr& from, Side out, const ElementIr& to, Side in) {
  connector.from.site = std::max(0, sites_of(from)[static_cast<std::size_t>(out)]);
  connector.to.site = std::max(0, sites_of(to)[static_cast<std::size_t>(in)]);
}

// From a to b in a straight line; the box is the one of which it is a diagonal.
void straight(ElementIr& connector, Point a, Point b) {
  connector.shape = "straightConnector1";
  connector.bend.reset();
  connector.transform = {};
  connector.transform.flip_h = b.x < a.x;
  connector.transform.flip_v = b.y < a.y;
  connector.box = {std::min(a.x, b.x), std::min(a.y, b.y), Emu(std::abs((b.x - a.x).value())),
                   Emu(std::abs((b.y - a.y).value()))};
}

// Down, across, and down again, to a row below: turned by a quarter, so that its width is what lies
// between the rows.
void stepped(ElementIr& connector, Point a, Point b) {
  connector.shape = "bentConnector3";
  connector.bend.reset();
  const Emu across = Emu(std::abs((b.x - a.x).value())), down = b.y - a.y;
  const Point middle{(a.x + b.x) / 2, (a.y + b.y) / 2};
  connector.box = {middle.x - down / 2, middle.y - across / 2, down, across};
  connector.transform = {};
  connector.transform.rotation = kQuarter;
  // Turned clockwise, the connector runs from the top right to the bottom left.
  connector.transform.flip_v = b.x > a.x;
}

// One corner: down and then to the side (`down_first`), or to the side and then up or down.
void cornered(ElementIr& connector, Point a, Point b, bool down_first) {
  connector.shape = "bentConnector2";
  connector.bend.reset();
  const Emu across = Emu(std::abs((b.x - a.x).value())), along = Emu(std::abs((b.y - a.y).value()));
  connector.transform = {};
  if (!down_first) {
    connector.box = {std::min(a.x, b.x), std::min(a.y, b.y), across, along};
    connector.transform.flip_h = b.x < a.x;
    connector.transform.flip_v = b.y < a.y;
    return;
  }
  const Point middle{(a.x + b.x) / 2, (a.y + b.y) / 2};
  connector.box = {middle.x - along / 2, middle.y - across / 2, along, across};
  connector.transform.rotation = kQuarter;
  connector.transform.flip_v = b.x > a.x;
}

// Below everything between the two, from the lower end of one to that of the other.
void back_below(ElementIr& connector, Point a, Point b) {
  connector.shape = "bentConnector3";
  const Emu across = Emu(std::abs((b.x - a.x).value()));
  const Emu lower = std::max(a.y, b.y);
  const Point middle{(a.x + b.x) / 2, (a.y + b.y) / 2};
  const Emu down = std::max(Emu(kThin), Emu(std::abs((b.y - a.y).value())));
  connector.box = {middle.x - down / 2, middle.y - across / 2, down, across};
  connector.transform = {};
  connector.transform.rotation = kQuarter;
  connector.transform.flip_v = b.x > a.x;
  const Emu depth = lower + emu_from_pt(kBackPt) - a.y;
  connector.bend = static_cast<int>(
      std::llround(100000.0 * static_cast<double>(depth.value()) / static_cast<double>(down.value())));
}

// Beside everything between the two, where these are below each other.
void back_beside(ElementIr& connector, Point a, Point b) {
  connector.shape = "bentConnector3";
  connector.transform = {};
  connector.transform.flip_v = b.y < a.y;
  connector.box = {a.x, std::min(a.y, b.y), Emu(kThin), Emu(std::abs((b.y - a.y).value()))};
  connector.bend = static_cast<int>(std::llround(100000.0 * kBackPt));
}

bool overlap_across(const Rect& a, const Rect& b) {
  return std::max(a.x, b.x) < std::min(a.right(), b.right());
}
bool overlap_down(const Rect& a, const Rect& b) {
  return std::max(a.y, b.y) < std::min(a.bottom(), b.bottom());
}

// Whether another element lies between two that are side by side, or below each other.
bool is_between(const SlideIr& slide, const ElementIr& a, const ElementIr& b) {
  const Rect both = bounding(a.box, b.box);
  return std::any_of(slide.elements.begin(), slide.elements.end(), [&](const ElementIr& other) {
    if (other.eid == a.eid || other.eid == b.eid || other.type != a.type) return false;
    if (!other.from.eid.empty() || !other.to.eid.empty()) return false;
    const Rect& box = other.box;
    return intersection(box, both) == box && intersection(box, a.box).empty() &&
           intersection(box, b.box).empty();
  });
}

// Whether a line from a to b by way of a corner crosses no other element of the kind of the ends.
bool is_free(const SlideIr& slide, const ElementIr& from, const ElementIr& to, Point a, Point corner,
             Point b) {
  const auto strip = [](Point p, Point q) {
    const Emu half(kEmuPerPx);
    return Rect{std::min(p.x, q.x) - half, std::min(p.y, q.y) - half,
                Emu(std::abs((q.x - p.x).value())) + half * 2,
                Emu(std::abs((q.y - p.y).value())) + half * 2};
  };
  return std::none_of(slide.elements.begin(), slide.elements.end(), [&](const ElementIr& other) {
    if (other.eid == from.eid || other.eid == to.eid || other.type != from.type) return false;
    if (!other.from.eid.empty() || !other.to.eid.empty()) return false;
    return !intersection(other.box, strip(a, corner)).empty() ||
           !intersection(other.box, strip(corner, b)).empty();
  });
}

// Into the side of an element that lies diagonally below, or out of the side of one that leads up to
// the lower end of another. False where something is in the way.
bool around_a_corner(const SlideIr& slide, ElementIr& connector, const ElementIr& from,
                     const ElementIr& to) {
  const bool down = from.box.y < to.box.y;
  const ElementIr& lower = down ? to : from;
  const ElementIr& upper = down ? from : to;
  const Emu x = upper.box.x + upper.box.w / 2;
  if (x > lower.box.x && x < lower.box.right()) return false;
  const Side side = x >= lower.box.right() ? Side::Right : Side::Left;
  const Point beside = site_at(lower, side), below = site_at(upper, Side::Bottom);
  const Point corner{below.x, beside.y};
  if (corner.y <= below.y || !is_free(slide, from, to, below, corner, beside)) return false;
  if (down) {
    bind(connector, from, Side::Bottom, to, side);
    cornered(connector, below, beside, true);
  } else {
    bind(connector, from, side, to, Side::Bottom);
    cornered(connector, beside, below, false);
  }
  return true;
}

void solve(const SlideIr& slide, ElementIr& connector, const ElementIr& from, const ElementIr& to) {
  if (overlap_down(from.box, to.box) && !overlap_across(from.box, to.box)) {
    const bool forward = from.box.x < to.box.x;
    if (is_between(slide, from, to)) {
      bind(connector, from, Side::Bottom, to, Side::Bottom);
      return back_below(connector, site_at(from, Side::Bottom), site_at(to, Side::Bottom));
    }
    const Side out = forward ? Side::Right : Side::Left, in = forward ? Side::Left : Side::Right;
    bind(connector, from, out, to, in);
    return straight(connector, site_at(from, out), site_at(to, in));
  }
  if (overlap_across(from.box, to.box) && is_between(slide, from, to)) {
    bind(connector, from, Side::Right, to, Side::Right);
    return back_beside(connector, site_at(from, Side::Right), site_at(to, Side::Right));
  }
  if (around_a_corner(slide, connector, from, to)) return;
  const bool down = from.box.y < to.box.y;
  const Side out = down ? Side::Bottom : Side::Top, in = down ? Side::Top : Side::Bottom;
  const Point a = site_at(from, out), b = site_at(to, in);
  const bool aligned = std::abs((a.x - b.x).value()) < kEmuPerPx;
  bind(connector, from, out, to, in);
  if (down && !aligned && b.y > a.y) return stepped(connector, a, b);
  straight(connector, a, b);
}

}  // namespace

void solve_connectors(SlideIr& slide) {
  for (ElementIr& element : slide.elements) {
    if (element.from.eid.empty() || element.to.eid.empty() || element.pinned || element.origin)
      continue;
    const ElementIr* from = find_element(slide, element.from.eid);
    const ElementIr* to = find_element(slide, element.to.eid);
    if (from != nullptr && to != nullptr) solve(slide, element, *from, *to);
  }
}

}  // namespace deckle::layout
