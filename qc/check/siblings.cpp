#include "qc/check/siblings.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <string>
#include <tuple>
#include <utility>

#include "slidespec/ir/box_origin.h"

namespace deckle::qc {
namespace {

// Ours: elements are side by side when they share at least this much of the lower one's height, and
// likewise one below the other.
constexpr double kSharedShare = 0.5;
// Ours: by how much the sides of two placeholders may differ that a designer wants to be equal.
constexpr double kSameSideShare = 0.1;
// Sizes are written in hundredths of a point; this is less than anybody sees.
constexpr double kSameTextPt = 0.05;

bool is_connector(const ElementIr& element) {
  return element.shape == "line" || element.shape.find("Connector") != std::string::npos;
}

// Without a group, only what has text or data is compared: bars, dots and arrows are drawn as long
// as they have to be.
bool is_compared_alone(const ElementIr& element) {
  switch (element.type) {
    case ElementType::Image:
    case ElementType::Chart:
      return true;
    case ElementType::Text:
    case ElementType::Bullets:
    case ElementType::Shape:
      return !element.text.empty() && element.transform.rotation == 0;
    default:
      return false;
  }
}

using Likeness = std::tuple<ElementType, std::string, std::string, bool>;

Likeness likeness_of(const ElementIr& element) {
  return {element.type, element.shape, element.role, shows_box(element)};
}

bool share(Emu from, Emu to, Emu other_from, Emu other_to) {
  const double shared = to_px(std::min(to, other_to) - std::max(from, other_from));
  const double shorter = to_px(std::min(to - from, other_to - other_from));
  return shorter > 0 && shared >= kSharedShare * shorter;
}

bool side_by_side(const Rect& a, const Rect& b) {
  return share(a.y, a.bottom(), b.y, b.bottom()) && (a.right() <= b.x || b.right() <= a.x);
}

bool one_below_other(const Rect& a, const Rect& b) {
  return share(a.x, a.right(), b.x, b.right()) && (a.bottom() <= b.y || b.bottom() <= a.y);
}

bool alike(Emu a, Emu b) {
  return std::abs(to_pt(a - b)) <= kSameSideShare * to_pt(std::max(a, b));
}

double text_size_of(const PlaceholderRef& placeholder) {
  return placeholder.inherited == nullptr ? 0 : placeholder.inherited->levels[0].run.size_pt;
}

// Whether the template itself makes the elements unlike: the one is in a column and the other in
// the narrow place for a caption beside it.
bool unlike_by_template(const ElementIr& a, const ElementIr& b) {
  if (!a.placeholder || !b.placeholder) return false;
  const PlaceholderRef &one = *a.placeholder, &other = *b.placeholder;
  return one.type != other.type || !alike(one.inherited_box.w, other.inherited_box.w) ||
         !alike(one.inherited_box.h, other.inherited_box.h) ||
         std::abs(text_size_of(one) - text_size_of(other)) > kSameTextPt;
}

// Whether the one is drawn for the other, as the leaf of a date for the text of its row.
bool drawn_for(const ElementIr& a, const ElementIr& b) {
  const auto belongs = [](const ElementIr& one, const ElementIr& other) {
    return std::find(one.belongs_to.begin(), one.belongs_to.end(), other.eid) !=
           one.belongs_to.end();
  };
  return belongs(a, b) || belongs(b, a);
}

bool are_in_columns(const SlideIr& slide, const Siblings& siblings) {
  return siblings.by == Siblings::By::Row && siblings.elements.size() == 2 &&
         !siblings.placed_by_author && slide.layout_id == "two_column";
}

void add(std::vector<Siblings>& out, Siblings siblings) {
  if (siblings.elements.size() < 2) return;
  siblings.placed_by_author =
      std::any_of(siblings.elements.begin(), siblings.elements.end(),
                  [](const SeenElement* element) { return is_placed_by_author(*element->ir); });
  out.push_back(std::move(siblings));
}

// Elements that are connected by `near`, directly or through others.
template <typename Near>
void add_connected(std::vector<Siblings>& out, Siblings::By by,
                   const std::vector<const SeenElement*>& alike, Near near) {
  std::vector<std::size_t> root(alike.size());
  std::iota(root.begin(), root.end(), 0U);
  const auto find = [&root](std::size_t i) {
    while (root[i] != i) i = root[i] = root[root[i]];
    return i;
  };
  for (std::size_t i = 0; i < alike.size(); ++i) {
    for (std::size_t j = i + 1; j < alike.size(); ++j) {
      const ElementIr &one = *alike[i]->ir, &other = *alike[j]->ir;
      if (near(one.box, other.box) && !unlike_by_template(one, other) && !drawn_for(one, other))
        root[find(j)] = find(i);
    }
  }
  std::map<std::size_t, Siblings> sets;
  for (std::size_t i = 0; i < alike.size(); ++i) sets[find(i)].elements.push_back(alike[i]);
  for (auto& [first, siblings] : sets) {
    siblings.by = by;
    add(out, std::move(siblings));
  }
}

}  // namespace

std::vector<Siblings> siblings_of(const PageContent& page, SiblingKind kind) {
  std::map<std::pair<std::string, int>, Siblings> grouped;
  std::map<Likeness, std::vector<const SeenElement*>> alike;
  for (const SeenElement& element : page.elements()) {
    const ElementIr& ir = *element.ir;
    if ((ir.type == ElementType::Image) != (kind == SiblingKind::Pictures)) continue;
    if (is_connector(ir)) continue;
    if (ir.member)
      grouped[{ir.member->group, ir.member->part}].elements.push_back(&element);
    else if (is_compared_alone(ir))
      alike[likeness_of(ir)].push_back(&element);
  }
  std::vector<Siblings> out;
  for (auto& [place, siblings] : grouped) {
    siblings.in_row = siblings.elements.size() > 1 &&
                      side_by_side(siblings.elements[0]->ir->box, siblings.elements[1]->ir->box);
    add(out, std::move(siblings));
  }
  for (const auto& [likeness, elements] : alike) {
    add_connected(out, Siblings::By::Row, elements, side_by_side);
    add_connected(out, Siblings::By::Column, elements, one_below_other);
  }
  for (Siblings& siblings : out) siblings.in_columns = are_in_columns(page.slide(), siblings);
  return out;
}

std::optional<OddOne> odd_one(const std::vector<double>& values, double tolerance) {
  std::size_t most = 0, most_count = 0;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const auto count =
        static_cast<std::size_t>(std::count_if(values.begin(), values.end(), [&](double value) {
          return std::abs(value - values[i]) <= tolerance;
        }));
    if (count > most_count || (count == most_count && values[i] > values[most])) {
      most = i;
      most_count = count;
    }
  }
  std::optional<OddOne> odd;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const double distance = std::abs(values[i] - values[most]);
    if (distance <= tolerance) continue;
    if (!odd || distance > std::abs(odd->value - odd->others))
      odd = OddOne{i, values[i], values[most], most_count};
  }
  return odd;
}

}  // namespace deckle::qc
