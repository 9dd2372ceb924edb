#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "fixers/base/fixer.h"
#include "fixers/base/visible_change.h"
#include "fixers/messages/tr.h"
#include "fixers/patch/siblings.h"
#include "fixers/route/facts.h"
#include "layout/base/statement_page.h"
#include "layout/slots/closing_layout.h"
#include "layout/slots/slots.h"
#include "templates/layout_features.h"

namespace deckle::fixers {
namespace {

constexpr FixerDoc kDoc{
    .id = "reselect-layout",
    .summary = "changes to a layout with more space for the slide's content",
    .repairs = {"text-overflow", "table-overflow", "overlapping-elements", "out-of-bounds", "cramped-visual"},
    .actions = {Action::FrameReselect},
};

// docs/repair-loop.md, 9.4: the layouts ranked second and third are tried; further ones are too
// different.
constexpr std::size_t kRanks = 2;

bool has_data(const Slide& slide) {
  return std::any_of(slide.elements.begin(), slide.elements.end(), [](const Element& e) {
    return !e.box && (e.kind == ElementKind::Chart || e.kind == ElementKind::Table);
  });
}

// For a picture over the page with too much text on it, and a cover with a chart or table. Covers, sections, quotations and closings
// keep their look: their text is set smaller, and what does not fit then is continued on a further
// slide.
std::optional<Restructuring> plain_page(const RestructureContext& context) {
  if (context.source.layout_id != "image_full_bleed" &&
      !(is_sparse_layout(context.source.layout_id) && has_data(context.source)))
    return std::nullopt;
  Restructuring r;
  r.pointer = context.source.pointer + "/layout/layout_id";
  r.slides = {context.source};
  r.slides.front().layout_id = "one_column";
  r.note = tr("a plain layout has more space for text");
  r.visible = kPlainPageVisible;
  // If text still overflows, it is split starting from this layout, not from a cover.
  r.partial = true;
  return r;
}

// Whether the slide's layout is asked for by the name that the template gives it.
bool is_asked_for(const RestructureContext& context) {
  return context.source.layout_id == context.slide.layout;
}

struct Capacity {
  int titles = 0, bodies = 0;
  double body_area = 0;  // square inches
};

Capacity capacity_of(const templates::Layout& layout) {
  Capacity c;
  for (const layout::Slot& slot : layout::slots_of(layout)) {
    if (slot.role == layout::SlotRole::Title) ++c.titles;
    if (!layout::is_body(slot.role) || slot.role == layout::SlotRole::Subtitle) continue;
    ++c.bodies;
    c.body_area += to_px(slot.box.w) * to_px(slot.box.h) / (96.0 * 96.0);
  }
  return c;
}

const layout::Slot* title_of(const std::vector<layout::Slot>& slots) {
  const auto found = std::find_if(slots.begin(), slots.end(), [](const layout::Slot& slot) {
    return slot.role == layout::SlotRole::Title;
  });
  return found == slots.end() ? nullptr : &*found;
}

double size_of(const layout::Slot& slot) {
  const auto& text = slot.placeholder == nullptr ? slot.text : slot.placeholder->text;
  return text == nullptr ? 0 : text->levels[0].run.size_pt;
}

// Titles have one place and one size in a deck: a title that moves or shrinks on one slide is worse
// than anything that another layout could repair.
bool same_title(const templates::Layout& a, const templates::Layout& b, Size page) {
  const std::vector<layout::Slot> first = layout::slots_of(a), second = layout::slots_of(b);
  const layout::Slot *one = title_of(first), *other = title_of(second);
  if (one == nullptr || other == nullptr) return one == other;
  return templates::same_title_place(one->box, other->box, page) &&
         templates::same_title_size(size_of(*one), size_of(*other));
}

struct Ranked {
  const templates::Layout* layout = nullptr;
  Capacity capacity;
};

// Layouts of the template with the title in the same place, enough slots for the content, and more
// space; those with the most similar slots first, then by space. A slide with a group gets no
// further slots, which would take cells out of their row.
std::vector<Ranked> ranked_layouts(const RestructureContext& context) {
  const auto& layouts = context.repair.layout.t.layouts;
  const auto current =
      std::find_if(layouts.begin(), layouts.end(), [&context](const templates::Layout& l) {
        return l.part == context.slide.layout_part;
      });
  if (current == layouts.end()) return {};
  const Capacity has = capacity_of(*current);
  std::vector<Ranked> ranked;
  for (const templates::Layout& other : layouts) {
    if (&other == &*current || other.name.empty()) continue;
    // Its title is where that of content may be, too.
    if (layout::is_closing_layout(context.repair.layout.t, other.name) ||
        layout::is_statement_page(context.repair.layout.t, other.name))
      continue;
    const Capacity c = capacity_of(other);
    if (c.titles != has.titles || c.bodies < std::max(1, has.bodies)) continue;
    if (c.body_area <= has.body_area) continue;
    if (has_groups(context.slide) && c.bodies > has.bodies) continue;
    if (!same_title(*current, other, context.repair.layout.t.page)) continue;
    ranked.push_back({&other, c});
  }
  std::stable_sort(ranked.begin(), ranked.end(), [](const Ranked& a, const Ranked& b) {
    return a.capacity.bodies != b.capacity.bodies ? a.capacity.bodies < b.capacity.bodies
                                                  : a.capacity.body_area > b.capacity.body_area;
  });
  ranked.resize(std::min(ranked.size(), kRanks));
  return ranked;
}

std::vector<Restructuring> propose(const RestructureContext& context) {
  std::vector<Restructuring> proposals;
  if (auto page = plain_page(context)) proposals.push_back(std::move(*page));
  // Layouts for covers and the like have a look of their own, which no other layout has.
  if (is_sparse_layout(context.source.layout_id)) return proposals;
  const double named = is_asked_for(context) ? kNamedLayoutVisible : 0;
  int rank = 2;
  for (const Ranked& other : ranked_layouts(context)) {
    Restructuring r;
    r.pointer = context.source.pointer + "/layout/layout_id";
    r.slides = {context.source};
    r.slides.front().layout_id = other.layout->name;
    if (!has_groups(context.slide)) r.slides.front().hints.ratio.clear();
    r.note = tr("layout '{}' (rank {}) has {:.0f} square inches for the body",
                 other.layout->name, rank, other.capacity.body_area);
    r.visible = named + kReselectVisible * (rank - 1);
    proposals.push_back(std::move(r));
    ++rank;
  }
  return proposals;
}

}  // namespace

extern const RestructureFixer kReselectLayout;
const RestructureFixer kReselectLayout{kDoc, kPlainPageVisible, propose};

}  // namespace deckle::fixers
