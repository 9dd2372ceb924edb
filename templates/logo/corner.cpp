#include "templates/logo/corner.h"

#include <algorithm>
#include <optional>

namespace deckle::templates {

namespace {

// Ours, px of a page 720 high: a word mark is as wide as two columns of the grid, and neither is
// larger than a line of a title. The row of the footer is 32 high.
constexpr double kWidthPx = 160, kTopHeightPx = 44, kBottomHeightPx = 32;
// Ours: a margin that a template implies may be nothing, or half of the page.
constexpr double kMinEdgePt = 12, kMaxEdgePt = 72, kMaxTopPt = 54;
constexpr double kLinePt = 4;  // ours: what is thinner is a line

bool is_top(LogoCorner corner) {
  return corner == LogoCorner::TopLeft || corner == LogoCorner::TopRight;
}

bool is_left(LogoCorner corner) {
  return corner == LogoCorner::TopLeft || corner == LogoCorner::BottomLeft;
}

LogoCorner corner_at(bool top, bool left) {
  if (top) return left ? LogoCorner::TopLeft : LogoCorner::TopRight;
  return left ? LogoCorner::BottomLeft : LogoCorner::BottomRight;
}

Emu within(Emu value, double min_pt, double max_pt) {
  return std::clamp(value, emu_from_pt(min_pt), emu_from_pt(max_pt));
}

bool contains(const Rect& outer, const Rect& inner) { return intersection(outer, inner) == inner; }

}  // namespace

Size logo_size(const BrandLogo& wanted, double width, double height, LogoCorner corner) {
  const bool own = !wanted.width && !wanted.height;
  const double usual = is_top(corner) ? kTopHeightPx : kBottomHeightPx;
  std::optional<double> scale;
  const auto bound = [&scale](double limit, double length) {
    scale = std::min(scale.value_or(limit / length), limit / length);
  };
  if (wanted.width || own) bound(wanted.width.value_or(kWidthPx), width);
  if (wanted.height || own) bound(wanted.height.value_or(usual), height);
  return {emu_from_px(width * *scale), emu_from_px(height * *scale)};
}

Rect logo_box(const LogoPage& page, Size size, LogoCorner corner) {
  const Rect& safe = page.safe;
  const Emu left = within(safe.x, kMinEdgePt, kMaxEdgePt);
  const Emu right = within(page.page.w - safe.right(), kMinEdgePt, kMaxEdgePt);
  const Emu top = within(safe.y, kMinEdgePt, kMaxTopPt);
  const Emu x = is_left(corner) ? left : page.page.w - right - size.w;
  if (is_top(corner)) return {x, top, size.w, size.h};
  const Emu lowest = page.page.h - emu_from_pt(kMinEdgePt) - size.h;
  const Emu margin = page.page.h - std::max(left, emu_from_pt(kMinEdgePt)) - size.h;
  const Emu y = page.foot.empty() ? margin : page.foot.center_y() - size.h / 2;
  return {x, std::min(y, lowest), size.w, size.h};
}

const Drawn* blocker_of(const LogoPage& page, const Rect& box, const Rect& clear) {
  const Rect whole{Emu(0), Emu(0), page.page.w, page.page.h};
  const Rect seen = intersection(clear, whole);
  for (const Drawn& drawn : page.drawn) {
    const bool line = std::min(drawn.box.w, drawn.box.h) <= emu_from_pt(kLinePt);
    if (intersection(drawn.box, line ? box : seen).empty() || contains(drawn.box, seen)) continue;
    return &drawn;
  }
  return nullptr;
}

std::array<LogoCorner, 4> corners_from(LogoCorner wanted) {
  const bool top = is_top(wanted), left = is_left(wanted);
  return {wanted, corner_at(!top, left), corner_at(top, !left), corner_at(!top, !left)};
}

LogoSpot choose_corner(const LogoPage& page, const BrandLogo& wanted, double width, double height) {
  const auto spot_in = [&](LogoCorner corner) {
    LogoSpot spot;
    spot.corner = corner;
    spot.box = logo_box(page, logo_size(wanted, width, height, corner), corner);
    spot.clear = spot.box.inflated(emu_from_px(wanted.clear_space));
    return spot;
  };
  LogoSpot first = spot_in(wanted.place);
  for (const LogoCorner corner : corners_from(wanted.place)) {
    LogoSpot spot = spot_in(corner);
    const Drawn* blocker = blocker_of(page, spot.box, spot.clear);
    const bool taken = std::any_of(page.fixed.begin(), page.fixed.end(), [&](const Rect& fixed) {
      return !intersection(fixed, spot.clear).empty();
    });
    if (corner == wanted.place && blocker != nullptr) first.blocker = blocker->name;
    if (blocker != nullptr || taken) continue;
    spot.blocker = first.blocker;
    return spot;
  }
  return first;
}

}  // namespace deckle::templates
