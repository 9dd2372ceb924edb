#include "layout/slots/centered_quote.h"

#include <algorithm>
#include <cmath>

#include "layout/slots/presets/presets.h"

namespace deckle::layout {
namespace {

// docs/design.md, "Type scale": a quotation has 28 pt at least; ours: and 32 where titles are larger.
constexpr double kMinQuotePt = 28, kMaxQuotePt = 32, kAttributionPt = 18;

Slot* find(std::vector<Slot>& slots, SlotRole role) {
  const auto found = std::find_if(slots.begin(), slots.end(),
                                  [role](const Slot& slot) { return slot.role == role; });
  return found == slots.end() ? nullptr : &*found;
}

std::shared_ptr<const InheritedText> plain(const InheritedText& title, double size_pt) {
  auto text = std::make_shared<InheritedText>(title);
  const double scale = size_pt / std::max(1.0, title.levels[0].run.size_pt);
  for (InheritedLevel& level : text->levels) {
    level.run.size_pt = std::round(level.run.size_pt * scale);
    level.run.bold = false;
    level.run.caps = Caps::None;
  }
  text->levels[0].run.size_pt = size_pt;
  return text;
}

// Capitals and bold letters are for the few words of a heading.
bool needs_plain(const RunStyle& heading) {
  return heading.size_pt > kMaxQuotePt || heading.caps == Caps::All;
}

}  // namespace

void center_quote(const Frame& frame, std::vector<Slot>& slots) {
  Slot* quote = find(slots, SlotRole::Quote);
  Slot* attribution = find(slots, SlotRole::Attribution);
  if (quote == nullptr || attribution == nullptr || quote->placeholder == nullptr) return;
  const templates::Placeholder& title = *quote->placeholder;
  if (title.type != "title" && title.type != "ctrTitle") return;
  // A placeholder for any content is as large as the body, and so is its text.
  const templates::Placeholder* source = attribution->placeholder;
  if (source != nullptr && !source->type.empty() && source->type != "obj") {
    // Where a heading is meant to be, the size of a heading is too large for a sentence.
    if (title.text && needs_plain(title.text->levels[0].run))
      quote->text = plain(*title.text, std::min(title.text->levels[0].run.size_pt, kMaxQuotePt));
    return;
  }
  for (const Slot& computed : quote_center(frame)) {
    if (Slot* slot = find(slots, computed.role)) slot->box = computed.box;
  }
  attribution->placeholder = nullptr;
  quote->anchor = Anchor::Bottom;  // next to its attribution
  attribution->anchor = Anchor::Top;
  if (!title.text) return;
  const double own = title.text->levels[0].run.size_pt;
  quote->text = plain(*title.text, std::clamp(own, kMinQuotePt, kMaxQuotePt));
  attribution->text = plain(*title.text, kAttributionPt);
}

}  // namespace deckle::layout
