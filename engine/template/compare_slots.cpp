#include "engine/template/compare_slots.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <string_view>
#include <utility>

#include "engine/messages/tr.h"
#include "engine/template/labels.h"
#include "slidespec/core/display.h"

namespace deckle::engine {
namespace {

void append(Message& list, const Message& item) {
  if (item.empty()) return;
  if (!list.empty()) list += ", ";
  list += item;
}

bool differ(double a, double b) { return std::abs(a - b) >= kSamePx; }

// "body", "body 2": the n-th of its role.
std::string numbered(const std::string& role, std::size_t n) {
  return n == 0 ? role : fmt::format("{} {}", role, n + 1);
}

std::vector<std::pair<std::string, const SlotSummary*>> named_slots(
    const std::vector<SlotSummary>& slots) {
  std::map<std::string, std::size_t> counts;
  std::vector<std::pair<std::string, const SlotSummary*>> out;
  for (const SlotSummary& slot : slots)
    out.emplace_back(numbered(slot.role, counts[slot.role]++), &slot);
  return out;
}

Message capacity_change(const SlotSummary& before, const SlotSummary& after) {
  Message out;
  if (before.size_pt != after.size_pt && before.size_pt > 0 && after.size_pt > 0)
    append(out, tr("text {:g} pt instead of {:g} pt", after.size_pt, before.size_pt));
  const int lines = after.lines - before.lines, characters = after.characters - before.characters;
  if (lines == 1) append(out, tr("1 line more ({} instead of {})", after.lines, before.lines));
  if (lines == -1) append(out, tr("1 line fewer ({} instead of {})", after.lines, before.lines));
  if (lines > 1)
    append(out, tr("{} lines more ({} instead of {})", lines, after.lines, before.lines));
  if (lines < -1)
    append(out, tr("{} lines fewer ({} instead of {})", -lines, after.lines, before.lines));
  if (characters > 0)
    append(out, tr("{} Hangul more in a line ({} instead of {})", characters, after.characters,
                   before.characters));
  if (characters < 0)
    append(out, tr("{} Hangul fewer in a line ({} instead of {})", -characters, after.characters,
                   before.characters));
  return out;
}

}  // namespace

Message place_change(const BoxPx& before, const BoxPx& after) {
  Message out;
  const double x = after.x - before.x, y = after.y - before.y;
  const double w = after.w - before.w, h = after.h - before.h;
  if (differ(x, 0))
    append(out,
           x > 0 ? tr("moved {:.0f} px to the right", x) : tr("moved {:.0f} px to the left", -x));
  if (differ(y, 0))
    append(out, y > 0 ? tr("moved {:.0f} px down", y) : tr("moved {:.0f} px up", -y));
  if (differ(w, 0)) append(out, w > 0 ? tr("{:.0f} px wider", w) : tr("{:.0f} px narrower", -w));
  if (differ(h, 0)) append(out, h > 0 ? tr("{:.0f} px taller", h) : tr("{:.0f} px shorter", -h));
  return out;
}

Message SlotChanges::change_of(const SlotSummary& before, const SlotSummary& after) const {
  Message out = capacity_change(before, after);
  if (places_) append(out, place_change(before.box, after.box));
  if (before.placeholder != after.placeholder)
    append(out, after.placeholder ? tr("now a placeholder of the template")
                                  : tr("no longer a placeholder of the template"));
  return out;
}

void SlotChanges::add_change(const char* kind, const std::string& id, const std::string& layout,
                             const std::string& slot, Message what, std::string before,
                             std::string after) {
  const auto [entry, fresh] =
      known_.try_emplace({kind, layout, slot, what.english()}, changes_.size());
  if (!fresh) {
    std::vector<std::string>& ids = changes_[entry->second].ids;
    if (!id.empty() && (ids.empty() || ids.back() != id)) ids.push_back(id);
    return;
  }
  Change change;
  if (!id.empty()) change.ids.push_back(id);
  change.what = std::move(what);
  change.difference = {kind, id, layout, slot, {}, std::move(before), std::move(after)};
  changes_.push_back(std::move(change));
}

void SlotChanges::add(const std::string& id, const std::string& layout,
                      const std::vector<SlotSummary>& before,
                      const std::vector<SlotSummary>& after) {
  const auto old_slots = named_slots(before), new_slots = named_slots(after);
  using ByName = std::map<std::string, const SlotSummary*>;
  const ByName old_by_name(old_slots.begin(), old_slots.end()),
      new_by_name(new_slots.begin(), new_slots.end());
  for (const auto& [name, slot] : old_slots) {
    const auto found = new_by_name.find(name);
    if (found == new_by_name.end()) {
      add_change("slot-gone", id, layout, name, tr("the slot {} is gone", name), slot_label(*slot),
                 "");
    } else if (Message what = change_of(*slot, *found->second); !what.empty()) {
      add_change("slot-changed", id, layout, name, Message(name) + ": " + what, slot_label(*slot),
                 slot_label(*found->second));
    }
  }
  for (const auto& [name, slot] : new_slots) {
    if (!old_by_name.contains(name))
      add_change("slot-new", id, layout, name, tr("the slot {} is new", name), "",
                 slot_label(*slot));
  }
}

void SlotChanges::append_to(std::vector<Difference>& out) const {
  for (const std::string_view kind : {"slot-gone", "slot-new", "slot-changed"}) {
    for (const Change& change : changes_) {
      if (change.difference.kind != kind) continue;
      Difference difference = change.difference;
      std::string ids;
      for (const std::string& id : change.ids) ids += (ids.empty() ? "" : ", ") + id;
      difference.message =
          ids.empty()
              ? tr("layout \"{}\": {}", display_value(difference.layout), change.what)
              : tr("{} (layout \"{}\"): {}", ids, display_value(difference.layout), change.what);
      out.push_back(std::move(difference));
    }
  }
}

}  // namespace deckle::engine
