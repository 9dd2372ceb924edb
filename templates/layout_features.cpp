#include "templates/layout_features.h"

#include <algorithm>
#include <cmath>

namespace deckle::templates {

namespace {

constexpr double kLargeShare = 1.0 / 12;
// Ours, of the page: the titles of PowerPoint's own layouts differ by up to 5 %.
constexpr double kSamePlace = 0.06;
// Ours: PowerPoint's captions have titles of 20 pt beside 44, its comparisons 40 or the same.
constexpr double kSameSize = 0.7;

bool is_title(const std::string& type) { return type == "title" || type == "ctrTitle"; }

void keep_largest(const Placeholder*& best, const Placeholder& candidate, Size page) {
  if (best == nullptr || page_share(&candidate, page) > page_share(best, page)) best = &candidate;
}

}  // namespace

double page_share(const Placeholder* placeholder, Size page) {
  if (placeholder == nullptr) return 0;
  const Rect whole{Emu(0), Emu(0), page.w, page.h};
  return area_px(intersection(placeholder->box, whole)) / area_px(whole);
}

bool same_title_place(const Rect& a, const Rect& b, Size page) {
  const auto near = [](Emu x, Emu y, Emu whole) {
    return std::abs(to_pt(x) - to_pt(y)) <= kSamePlace * to_pt(whole);
  };
  return near(a.x, b.x, page.w) && near(a.w, b.w, page.w) && near(a.y, b.y, page.h) &&
         near(a.h, b.h, page.h);
}

bool same_title_size(double a_pt, double b_pt) {
  return std::min(a_pt, b_pt) >= kSameSize * std::max(a_pt, b_pt);
}

bool side_by_side(const Rect& a, const Rect& b) {
  const Rect& left = a.x <= b.x ? a : b;
  const Rect& right = a.x <= b.x ? b : a;
  // Boxes drawn by hand may overlap slightly; up to a tenth of the narrower one is ignored.
  if (right.x + std::min(a.w, b.w) / 10 < left.right()) return false;
  const Emu shared = std::min(a.bottom(), b.bottom()) - std::max(a.y, b.y);
  return shared * 10 >= std::min(a.h, b.h) * 6;
}

LayoutFeatures features_of(const Layout& layout, Size page) {
  LayoutFeatures out;
  for (const Placeholder& placeholder : layout.placeholders) {
    const std::string& type = placeholder.type;
    if (!placeholder.horizontal) {
      out.vertical = true;
    } else if (is_title(type)) {
      if (out.title != nullptr) continue;
      out.title = &placeholder;
      out.centered_title = type == "ctrTitle";
    } else if (type == "subTitle") {
      if (out.subtitle == nullptr) out.subtitle = &placeholder;
    } else if (type == "body" || type == "obj") {
      (page_share(&placeholder, page) >= kLargeShare ? out.bodies : out.small)
          .push_back(&placeholder);
    } else if (type == "pic" || type == "clipArt" || type == "media") {
      keep_largest(out.picture, placeholder, page);
    } else if (type == "chart") {
      keep_largest(out.chart, placeholder, page);
    } else if (type == "tbl") {
      keep_largest(out.table, placeholder, page);
    }
  }
  std::stable_sort(out.bodies.begin(), out.bodies.end(),
                   [](const Placeholder* a, const Placeholder* b) { return a->box.x < b->box.x; });
  return out;
}

}  // namespace deckle::templates
