#include "layout/slots/describe.h"

#include <algorithm>

#include "layout/base/frame.h"
#include "layout/slots/presets/presets.h"
#include "layout/text/text_build.h"

namespace deckle::layout {
namespace {

// PowerPoint's single line is 1.2 times the size (docs/text-layout.md, 1.1).
constexpr double kSingleLine = 1.2;
// Korean has this spacing where the template has single spacing (docs/design.md, "Type scale").
constexpr double kKoreanPct = 110;

double pitch_pt(const InheritedLevel& level) {
  const SpacingIr& spacing = level.paragraph.line_spacing;
  if (spacing.unit == SpacingIr::Unit::Points) return spacing.value;
  const double pct = spacing.value == 100 ? kKoreanPct : spacing.value;
  return kSingleLine * level.run.size_pt * pct / 100;
}

Insets smaller(const Insets& a, const Insets& b) {
  return {std::min(a.left, b.left), std::min(a.top, b.top), std::min(a.right, b.right),
          std::min(a.bottom, b.bottom)};
}

SlotDescription describe(const Slot& slot, const TextContext& context) {
  SlotDescription d;
  d.role = slot.role;
  d.box = slot.box;
  d.placeholder = slot.placeholder != nullptr;
  if (!holds_text(slot.role)) return d;
  const std::shared_ptr<const InheritedText> text = slot_text(context, slot);
  const InheritedLevel& level = text->levels[0];
  d.size_pt = level.run.size_pt;
  // A box of deckle's own has at most a text box's insets, whatever the style it borrows.
  const Insets insets = d.placeholder ? text->insets : smaller(text->insets, kDefaultInsets);
  const double available = to_pt(slot.box.h - insets.top - insets.bottom),
               width = to_pt(slot.box.w - insets.left - insets.right);
  const double pitch = pitch_pt(level);
  if (d.size_pt > 0 && pitch > 0) {
    // What a percentage above 100 adds is between lines (docs/text-layout.md, 1.1).
    const double first = std::min(pitch, kSingleLine * d.size_pt);
    d.lines = available < first ? 0 : 1 + static_cast<int>((available - first) / pitch);
    d.characters = std::max(0, static_cast<int>(width / d.size_pt));
  }
  return d;
}

std::vector<SlotDescription> describe_all(const std::vector<Slot>& slots,
                                          const templates::Template& t,
                                          const templates::Layout& layout) {
  const Deck deck;
  std::vector<SlotDescription> all;
  for (const Slot& slot : slots) all.push_back(describe(slot, {deck, t, layout}));
  return all;
}

}  // namespace

std::vector<LayoutDescription> describe_layouts(const templates::Template& t) {
  std::vector<LayoutDescription> all;
  std::vector<const templates::Layout*> exact;
  for (const std::string& id : preset_ids()) {
    const templates::LayoutChoice choice = templates::choose_layout(t, id);
    if (choice.layout == nullptr) continue;
    if (choice.exact) exact.push_back(choice.layout);
    std::vector<Slot> slots = *preset_slots(id, frame_of(t, choice.layout), {});
    bind_placeholders(*choice.layout, slots, false);
    all.push_back({id, choice.layout->name, choice.layout->part, choice.match,
                   choice.exact ? Message() : choice.reason,
                   describe_all(slots, t, *choice.layout)});
  }
  for (const templates::Layout& layout : t.layouts) {
    if (std::find(exact.begin(), exact.end(), &layout) != exact.end()) continue;
    all.push_back({layout.name,
                   layout.name,
                   layout.part,
                   templates::LayoutChoice::Match::Own,
                   {},
                   describe_all(slots_of(layout), t, layout)});
  }
  return all;
}

}  // namespace deckle::layout
