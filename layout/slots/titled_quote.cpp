#include "layout/slots/titled_quote.h"

#include <algorithm>

#include "layout/slots/presets/presets.h"

namespace deckle::layout {
namespace {

// Ours, of the page: titles of content slides are above this height; in a lower placeholder the
// template expects the quotation.
constexpr double kTopShare = 0.25;
// Ours, of the page: four lines of 28 pt.
constexpr double kMinQuoteShare = 0.25;

// Ours: one line of a title of 28 pt.
constexpr double kLowTitlePt = 44;

// Ours, between the last line of a quotation and a rule below it.
constexpr double kRuleGapPt = 8;

bool at_top(const Rect& box, const Frame& frame) {
  return to_pt(box.center_y()) < kTopShare * to_pt(frame.page.h);
}

Slot* find(std::vector<Slot>& slots, SlotRole role) {
  const auto found = std::find_if(slots.begin(), slots.end(),
                                  [role](const Slot& slot) { return slot.role == role; });
  return found == slots.end() ? nullptr : &*found;
}

const templates::Placeholder* title_of(const templates::Layout& layout) {
  for (const char* type : {"title", "ctrTitle"}) {
    const templates::Placeholder* found = layout.find(type);
    if (found != nullptr && !found->box.empty() && found->horizontal) return found;
  }
  return nullptr;
}

// The style of titles on other slides, because this layout's was chosen for a quotation, but for
// the colour, which was chosen for this layout's background.
std::shared_ptr<const InheritedText> usual_title_text(const templates::Template& t,
                                                      const templates::Placeholder* own) {
  const templates::Layout* layout = templates::choose_layout(t, "one_column").layout;
  const templates::Placeholder* usual = layout == nullptr ? nullptr : title_of(*layout);
  if (usual == nullptr || !usual->text || own == nullptr || !own->text) return nullptr;
  auto text = std::make_shared<InheritedText>(*usual->text);
  for (std::size_t i = 0; i < text->levels.size(); ++i)
    text->levels[i].run.color = own->text->levels[i].run.color;
  return text;
}

// As high as the titles of the deck's other slides are, and as wide as the quotation, which keeps
// clear of decoration.
Rect strip_at_top(const templates::Template& t, const Frame& frame, const Rect& quote) {
  const Rect usual = frame_of(t, templates::choose_layout(t, "one_column").layout).title;
  const Rect own = frame_of(t, nullptr).title;
  const Rect& title = at_top(usual, frame) ? usual : own;
  return {quote.x, title.y, quote.w, title.h};
}

// Quote and attribution in the middle of what is below the title.
void center_below(const Rect& title, const Frame& frame, Slot& quote, Slot& attribution) {
  const std::vector<Slot> computed = quote_center(frame);
  const Emu gap = emu_from_pt(kColumnGapPt);
  const Emu top = title.bottom() + gap;
  const Emu height = frame.safe.bottom() - top;
  quote.box = computed[0].box;
  attribution.box = computed[1].box;
  quote.placeholder = nullptr;
  // A placeholder for any content is as large as the body, and so is its text.
  const templates::Placeholder* own = attribution.placeholder;
  if (own != nullptr && (own->type.empty() || own->type == "obj"))
    attribution.placeholder = nullptr;
  quote.box.h = snap(std::min(quote.box.h, std::max(Emu(0), height - gap - attribution.box.h)));
  quote.box.y = top + snap(std::max(Emu(0), height - quote.box.h - gap - attribution.box.h) / 2);
  attribution.box.y = quote.box.bottom() + gap;
}

// The quote fills the space between title and attribution where that is enough.
void make_space(const Rect& title, bool in_its_place, const Frame& frame, Slot& quote,
                Slot& attribution) {
  const Emu gap = emu_from_pt(kColumnGapPt);
  const Emu top = title.bottom() + gap;
  const Emu bottom = attribution.box.y - gap;
  if (in_its_place || to_pt(bottom - top) < kMinQuoteShare * to_pt(frame.page.h))
    return center_below(title, frame, quote, attribution);
  quote.box.y = top;
  quote.box.h = bottom - top;
}

// The quotation stands on the bottom of its box, which ends above a line that the layout draws in
// the box's lower part.
void end_above_rules(const templates::Layout& layout, Rect& quote) {
  for (const Rect& drawn : layout.furniture) {
    if (intersection(drawn, quote).empty() || drawn.y < quote.center_y()) continue;
    quote.h = std::max(quote.h / 2, drawn.y - emu_from_pt(kRuleGapPt) - quote.y);
  }
}

// Whether the edge of a rule or panel, or a thin rule itself, runs through the middle of the box.
bool crosses(const Rect& drawn, const Rect& box) {
  const Emu quarter = box.h / 4;
  const auto within = [&](Emu y) { return y > box.y + quarter && y < box.bottom() - quarter; };
  return drawn.right() > box.x + box.w / 2 && (within(drawn.y) || within(drawn.bottom()));
}

// On the built-in templates the strip reaches into the mark of the quotation: there the title is
// beside the mark, or below it where the edge of a panel or a rule runs through the mark.
void move_beside_mark(const templates::Layout& layout, Slot& title) {
  Rect mark;
  for (const Rect& drawn : layout.furniture) {
    if (drawn.w < title.box.w / 2 && !intersection(drawn, title.box).empty())
      mark = bounding(mark, drawn);
  }
  if (mark.empty() || mark.right() > title.box.x + title.box.w / 2) return;
  const bool crossed = std::any_of(
      layout.backdrop.begin(), layout.backdrop.end(),
      [&](const BackdropIr& b) { return b.box.w >= mark.w * 2 && crosses(b.box, mark); });
  if (crossed) {
    title.box.y = mark.bottom() + emu_from_pt(kRuleGapPt);
    title.box.h = std::min(title.box.h, emu_from_pt(kLowTitlePt));
    return;
  }
  const Emu x = mark.right() + emu_from_pt(kColumnGapPt);
  title.box = {x, mark.y, title.box.right() - x, mark.h};
  title.anchor = Anchor::Middle;
}

}  // namespace

void add_title_to_quote(const templates::Template& t, const templates::Layout& layout,
                        const Frame& frame, const std::optional<Rect>& own_box,
                        std::vector<Slot>& slots) {
  Slot* quote = find(slots, SlotRole::Quote);
  Slot* attribution = find(slots, SlotRole::Attribution);
  if (quote == nullptr || attribution == nullptr || find(slots, SlotRole::Title) != nullptr) return;
  Slot title{SlotRole::Title, {}, title_of(layout)};
  const bool in_its_place = title.placeholder != nullptr && at_top(title.placeholder->box, frame);
  title.box = in_its_place ? title.placeholder->box : strip_at_top(t, frame, quote->box);
  if (!in_its_place) title.text = usual_title_text(t, title.placeholder);
  if (!in_its_place && t.path.empty()) move_beside_mark(layout, title);
  if (title.placeholder != nullptr && quote->placeholder == title.placeholder) {
    if (!in_its_place) quote->text = title.placeholder->text;
    quote->placeholder = nullptr;
  }
  quote->anchor = Anchor::Bottom;  // next to its attribution
  if (!own_box || in_its_place) make_space(title.box, in_its_place, frame, *quote, *attribution);
  end_above_rules(layout, quote->box);
  if (own_box) title.box = *own_box;
  slots.insert(slots.begin(), title);
}

}  // namespace deckle::layout
