#include "layout/slots/heading_space.h"

#include <algorithm>
#include <vector>

#include "layout/base/free_area.h"

namespace deckle::layout {
namespace {

struct Text {
  Slot* slot = nullptr;
  Emu need;  // height of the box that its text needs at its own size
  const Assignment* assignment = nullptr;
};

Emu up_to_grid(Emu length) {
  const Emu down = snap(length);
  return down == length ? length : down + emu_from_pt(kGridPt);
}

Emu needed(const TextContext& context, const measure::TextEngine& engine, const Assignment& a,
           const Slot& slot) {
  const TextBodyIr body = build_text(context, *a.element, *slot_text(context, slot), slot.role);
  const double width = to_pt(slot.box.w - body.insets.left - body.insets.right);
  const double height = engine.height(body, std::max(1.0, width));
  return up_to_grid(emu_from_pt(height) + body.insets.top + body.insets.bottom);
}

bool in_one_column(const Rect& a, const Rect& b) { return a.x < b.right() && b.x < a.right(); }

// Ours: what a placeholder may reach beyond the band that it is on, of its height.
constexpr double kOnBand = 0.9;
// Ours, of the placeholder's height: a higher shape is a panel with space for more.
constexpr double kHighestBand = 2, kHighestTitleBand = 3;
// Ours: the part of its height that a text can be reduced to by smaller letters.
constexpr double kReducible = 0.6;

// Ours: of a quotation beside a rule and marks, and of a subtitle on a band, which letters of its own
// size would cross.
constexpr double kLeastQuotePt = 18, kLeastOnBandPt = 16, kSizeStepPt = 2;
// Ours: of the title of a cover above a rule of the template, and in the place that somebody else's
// template has for it.
constexpr double kLeastAboveRulePt = 28, kLeastCoverTitlePt = 12;

// The band of layout or master that `box` is on; empty: none. Text over its edge would be on two
// colours.
Rect band_behind(const Rect& box, const templates::Layout& layout,
                 double highest = kHighestBand) {
  Rect smallest;
  for (const BackdropIr& drawn : layout.backdrop) {
    if (drawn.fill.kind == PaintIr::Kind::None || !drawn.transform.is_identity()) continue;
    if (to_pt(drawn.box.h) > highest * to_pt(box.h)) continue;
    if (area_px(intersection(drawn.box, box)) < kOnBand * area_px(box)) continue;
    if (smallest.empty() || area_px(drawn.box) < area_px(smallest)) smallest = drawn.box;
  }
  return smallest;
}

// What is seen of the band behind a title, which other shapes may cover a part of.
Rect band_of_title(const Rect& title, const templates::Layout& layout) {
  Rect band = band_behind(title, layout, kHighestTitleBand);
  for (const BackdropIr& drawn : layout.backdrop) {
    const bool across = drawn.box.x <= title.x && drawn.box.right() >= title.right();
    if (band.empty() || !across || drawn.fill.kind == PaintIr::Kind::None) continue;
    const Emu bottom = band.bottom();
    if (drawn.box.bottom() > band.y && drawn.box.bottom() <= title.center_y()) {
      band.y = drawn.box.bottom();
      band.h = bottom - band.y;
    } else if (drawn.box.y < bottom && drawn.box.y >= title.center_y()) {
      band.h = drawn.box.y - band.y;
    }
  }
  return band;
}

// How far a box of this column reaches up and down on the page without touching `obstacles`.
struct Reach {
  Emu top, bottom;
};

Reach reach_of(const Rect& upper, const Rect& lower, const Frame& frame,
               const std::vector<Rect>& obstacles) {
  Reach reach{std::min(frame.safe.y, upper.y), std::max(frame.safe.bottom(), lower.bottom())};
  const Emu gap = emu_from_pt(kStackGapPt);
  for (const Rect& obstacle : obstacles) {
    if (in_one_column(obstacle, upper) && obstacle.bottom() <= upper.y)
      reach.top = std::max(reach.top, std::min(upper.y, obstacle.bottom() + gap));
    if (in_one_column(obstacle, lower) && obstacle.y >= lower.bottom())
      reach.bottom = std::min(reach.bottom, std::max(lower.bottom(), obstacle.y - gap));
  }
  return reach;
}

// Whether the template draws a rule between the two, which text would cross.
bool has_rule_between(const Rect& a, const Rect& b, const std::vector<Rect>& obstacles) {
  return std::any_of(obstacles.begin(), obstacles.end(), [&](const Rect& drawn) {
    return in_one_column(drawn, a) && drawn.y >= a.bottom() && drawn.bottom() <= b.y;
  });
}

// Sets a text that is higher than `room` in the largest letters with which it is not; in those of
// `least_pt` where none is enough.
void reduce(const TextContext& context, const measure::TextEngine& engine, Emu room,
            double least_pt, Text& text) {
  double size_pt = slot_text(context, *text.slot)->levels[0].run.size_pt;
  while (text.need > room && size_pt - kSizeStepPt >= least_pt) {
    size_pt -= kSizeStepPt;
    text.slot->size_pt = size_pt;
    text.need = needed(context, engine, *text.assignment, *text.slot);
  }
}

double size_of(const TextContext& context, const Text& text) {
  const std::optional<double>& authored = text.assignment->element->style.size_pt;
  return authored ? *authored : slot_text(context, *text.slot)->levels[0].run.size_pt;
}

// A title that is on a band of the template stays on it, in smaller letters if it must.
void keep_on_band(const TextContext& context, const measure::TextEngine& engine, const Rect& band,
                  Emu bottom, Text& title) {
  Rect& box = title.slot->box;
  if (title.need <= box.h) return;
  box.h = std::min(band.bottom(), bottom) - band.y;
  box.y = band.y;
  reduce(context, engine, box.h, kLeastCoverTitlePt, title);
}

// No subtitle is larger than its title.
void keep_below_title(const TextContext& context, const measure::TextEngine& engine,
                      const Text& title, Text& subtitle) {
  const double most = size_of(context, title);
  if (subtitle.assignment->element->style.size_pt || size_of(context, subtitle) <= most) return;
  subtitle.slot->size_pt = most;
  subtitle.need = needed(context, engine, *subtitle.assignment, *subtitle.slot);
}

void share(Text& upper, Text& lower, const Reach& reach, bool rule) {
  Rect& a = upper.slot->box;
  Rect& b = lower.slot->box;
  // Templates may let the two touch; boxes of deckle's own do not.
  const Emu gap = std::max(b.y - a.bottom(), emu_from_pt(kStackGapPt));
  a.h = std::max(Emu(0), b.y - gap - a.y);
  if (upper.need > a.h) {
    const Emu by = std::min(upper.need - a.h, a.y - reach.top);
    a.y -= by;
    a.h += by;
  }
  if (lower.need > b.h) b.h += std::min(lower.need - b.h, reach.bottom - b.bottom());
  // Smaller letters are better than a rule through them.
  if (rule && upper.need > a.h && to_pt(upper.need) * kReducible <= to_pt(a.h)) return;
  if (upper.need > a.h) {
    // What is below it moves down, and becomes smaller, but not than its text.
    const Emu free = reach.bottom - b.y - std::min(lower.need, b.h);
    const Emu by = std::max(Emu(0), std::min(upper.need - a.h, free));
    a.h += by;
    b.y = a.bottom() + gap;
    b.h = std::min(b.h, reach.bottom - b.y);
  } else if (lower.need > b.h) {
    // The upper one becomes smaller where its text leaves space, or moves up.
    const Emu free = a.bottom() - reach.top - upper.need;
    const Emu by = std::max(Emu(0), std::min(lower.need - b.h, free));
    a.y = std::max(reach.top, a.y - by);
    a.h = b.y - by - gap - a.y;
    b.y -= by;
    b.h += by;
  }
}

// Both end above the band.
void leave_band(Text& upper, Text& lower, const Rect& band, const Reach& reach) {
  const Emu gap = emu_from_pt(kStackGapPt);
  const Emu bottom = band.y - gap;
  Rect& a = upper.slot->box;
  Rect& b = lower.slot->box;
  a.h = std::min(a.h, upper.need);
  b.h = std::min(lower.need, std::max(Emu(0), bottom - reach.top - a.h - gap));
  b.y = bottom - b.h;
  a.y = std::max(reach.top, b.y - gap - a.h);
}

}  // namespace

void share_heading_space(const std::string& layout_id, const TextContext& context,
                         const measure::TextEngine& engine,
                         const std::vector<Assignment>& assignments, const Frame& frame,
                         std::vector<Slot>& slots) {
  const bool foreign = !context.t.path.empty();
  // A template's own cover, by its own name.
  const bool own_cover =
      foreign && context.layout.name == layout_id && context.layout.type == "title";
  const bool cover = layout_id == "title_center" || own_cover;
  if (!cover && layout_id != "section_header" && layout_id != "quote_center" &&
      layout_id != "closing")
    return;
  std::vector<Text> texts;
  std::vector<Rect> others = obstacles_of(context.layout, frame.page);
  for (const Assignment& a : assignments) {
    const ElementKind kind = a.element->kind;
    if (a.place == Assignment::Place::Box) others.push_back(*a.element->box);
    if (a.place != Assignment::Place::Slot) continue;
    // The picture of a cover is behind its texts, or beside them.
    if (kind == ElementKind::Image && cover) continue;
    if (kind != ElementKind::Text && kind != ElementKind::Bullets) return;
    Slot& slot = slots[static_cast<std::size_t>(a.slot)];
    if (!holds_text(slot.role)) return;
    texts.push_back({&slot, needed(context, engine, a, slot), &a});
  }
  std::sort(texts.begin(), texts.end(),
            [](const Text& a, const Text& b) { return a.slot->box.y < b.slot->box.y; });
  const bool titled = !texts.empty() && texts.front().slot->role == SlotRole::Title &&
                      texts.front().assignment->element->constraints.allow_shrink;
  const Rect title_band = foreign && cover && titled
                              ? band_of_title(texts.front().slot->box, context.layout)
                              : Rect{};
  if (texts.size() == 1 && !title_band.empty())
    keep_on_band(context, engine, title_band, title_band.bottom(), texts.front());
  if (texts.size() < 2) return;
  // Of a quotation with a title above it, the last two; of a cover, those above its presenter.
  const std::size_t first = cover ? 0 : texts.size() - 2;
  Text& upper = texts[first];
  Text& lower = texts[first + 1];
  const Rect& a = upper.slot->box;
  const Rect& b = lower.slot->box;
  if (!in_one_column(a, b) || b.y < a.bottom()) return;
  if (upper.need <= a.h && lower.need <= b.h) return;
  for (const Text& text : texts) {
    if (&text != &upper && &text != &lower) others.push_back(text.slot->box);
  }
  Reach reach = reach_of(a, b, frame, others);
  const bool rule = has_rule_between(a, b, others);
  if (!title_band.empty()) {
    keep_on_band(context, engine, title_band, b.y, upper);
    keep_below_title(context, engine, upper, lower);
    if (lower.need > b.h)
      lower.slot->box.h += std::min(lower.need - b.h, std::max(Emu(0), reach.bottom - b.bottom()));
    return;
  }
  if (rule && cover && titled) {
    // Where it would cross the rule even in the letters that a repair has for it.
    const Emu room = b.y - std::max(b.y - a.bottom(), emu_from_pt(kStackGapPt)) -
                     std::min(a.y, reach.top);
    if (to_pt(upper.need) * kReducible > to_pt(room))
      reduce(context, engine, room, kLeastAboveRulePt, upper);
  }
  if (rule && upper.slot->role == SlotRole::Quote) {
    const Emu gap = std::max(b.y - a.bottom(), emu_from_pt(kStackGapPt));
    const Emu top = std::min(a.y, reach.top);
    reduce(context, engine, b.y - gap - top, kLeastQuotePt, upper);
  }
  const Rect band = band_behind(b, context.layout);
  if (!band.empty() && to_pt(lower.need) * kReducible > to_pt(band.h)) {
    // More than the band of a cover's subtitle ever holds: it stands above that band.
    leave_band(upper, lower, band, reach);
  } else if (!band.empty()) {
    const Rect on_band = intersection(b, band);
    if (lower.need > on_band.h) {
      lower.slot->box = on_band;
      reduce(context, engine, on_band.h, kLeastOnBandPt, lower);
    }
    reach.bottom = std::min(reach.bottom, band.bottom());
    lower.need = std::min(lower.need, on_band.h);
    if (upper.need > a.h || lower.need > b.h) share(upper, lower, reach, rule);
  } else {
    // What is drawn in a picture behind the page is not known: a title stays where the template has
    // it.
    if (context.layout.background.kind == PaintIr::Kind::Picture)
      reach.top = std::max(reach.top, a.y);
    share(upper, lower, reach, rule);
  }
  if (!foreign || !cover || !titled) return;
  reduce(context, engine, upper.slot->box.h, kLeastCoverTitlePt, upper);
  keep_below_title(context, engine, upper, lower);
}

}  // namespace deckle::layout
