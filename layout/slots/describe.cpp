#include "layout/slots/describe.h"

#include <algorithm>

#include "layout/base/frame.h"
#include "layout/slots/presets/presets.h"

namespace deckle::layout {
namespace {

// PowerPoint's single line is 1.2 times the size (docs/text-layout.md, 1.1); Korean has 110 % line spacing.
constexpr double kPitch = 1.2 * 1.1;

SlotDescription describe(const Slot& slot, const templates::Template& t) {
  SlotDescription d;
  d.role = slot.role;
  d.box = slot.box;
  d.placeholder = slot.placeholder != nullptr;
  const InheritedText* text = slot.placeholder != nullptr && slot.placeholder->text
                                  ? slot.placeholder->text.get()
                                  : t.text_box.get();
  if (text == nullptr || !holds_text(slot.role)) return d;
  d.size_pt = text->levels[0].run.size_pt;
  const Insets& insets = text->insets;
  const double available = to_pt(slot.box.h - insets.top - insets.bottom),
               width = to_pt(slot.box.w - insets.left - insets.right);
  if (d.size_pt > 0) {
    d.lines = std::max(0, static_cast<int>(available / (kPitch * d.size_pt)));
    d.characters = std::max(0, static_cast<int>(width / d.size_pt));
  }
  return d;
}

std::vector<SlotDescription> describe_all(const std::vector<Slot>& slots,
                                          const templates::Template& t) {
  std::vector<SlotDescription> all;
  for (const Slot& slot : slots) all.push_back(describe(slot, t));
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
    all.push_back({id, choice.layout->name, choice.exact ? Message() : choice.reason,
                   describe_all(slots, t)});
  }
  for (const templates::Layout& layout : t.layouts) {
    if (std::find(exact.begin(), exact.end(), &layout) != exact.end()) continue;
    all.push_back({layout.name, layout.name, {}, describe_all(slots_of(layout), t)});
  }
  return all;
}

}  // namespace deckle::layout
