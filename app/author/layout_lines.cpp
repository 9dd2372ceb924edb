#include "app/author/layout_lines.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "layout/slots/presets/presets.h"
#include "slidespec/core/utf8.h"
#include "slidespec/json/json_writer.h"

namespace deckle::app {
namespace {

using layout::LayoutDescription;
using layout::SlotDescription;

// The schema's limit of a layout_id; longer names cannot be written.
constexpr std::size_t kMaxIdChars = 80;

std::string slot_text(const SlotDescription& slot, int per_hangul) {
  const int characters = per_hangul == 1 ? slot.characters : slot.latin_characters;
  std::string text = layout::to_string(slot.role);
  if (slot.size_pt > 0) text += fmt::format(" {}x{}", slot.lines, characters);
  return text;
}

// "title 2x31, 2 body 9x12"
std::string slots_text(const LayoutDescription& layout, int per_hangul) {
  std::vector<std::pair<std::string, int>> kinds;
  for (const SlotDescription& slot : layout.slots) {
    const std::string text = slot_text(slot, per_hangul);
    const auto same = std::find_if(kinds.begin(), kinds.end(),
                                   [&text](const auto& kind) { return kind.first == text; });
    if (same == kinds.end())
      kinds.emplace_back(text, 1);
    else
      ++same->second;
  }
  std::string out;
  for (const auto& [text, count] : kinds) {
    if (!out.empty()) out += ", ";
    out += count == 1 ? text : fmt::format("{} {}", count, text);
  }
  return out.empty() ? "no slots" : out;
}

struct Line {
  std::vector<std::string> ids;  // as JSON strings
  std::string slots;
  std::size_t roles = 0;
};

// Distinct roles; a layout without a title counts less than any with one.
std::size_t usefulness(const LayoutDescription& layout) {
  std::set<layout::SlotRole> roles;
  for (const SlotDescription& slot : layout.slots) roles.insert(slot.role);
  return roles.size() + (roles.contains(layout::SlotRole::Title) ? 100 : 0);
}

}  // namespace

LayoutLines layout_lines(const std::vector<LayoutDescription>& layouts, int per_hangul,
                         std::size_t most) {
  LayoutLines out;
  const std::vector<std::string> presets = layout::preset_ids();
  std::vector<Line> lines;
  std::set<std::string> known;
  for (const LayoutDescription& l : layouts) {
    if (!l.can_be_chosen || !known.insert(l.id).second) continue;
    const std::string slots = slots_text(l, per_hangul);
    if (std::find(presets.begin(), presets.end(), l.id) != presets.end()) {
      out.text += fmt::format(" {}: {}\n", l.id, slots);
      continue;
    }
    const std::string id = json_for_display(json_string(l.id));
    if (l.id.empty() || utf8::length(l.id) > kMaxIdChars) {
      ++out.left_out;
      continue;
    }
    const auto same = std::find_if(lines.begin(), lines.end(),
                                   [&slots](const Line& line) { return line.slots == slots; });
    if (same == lines.end())
      lines.push_back({{id}, slots, usefulness(l)});
    else
      same->ids.push_back(id);
  }
  std::stable_sort(lines.begin(), lines.end(),
                   [](const Line& a, const Line& b) { return a.roles > b.roles; });
  for (const Line& line : lines) {
    std::string text;
    for (const std::string& id : line.ids) {
      const std::string longer = text.empty() ? " " + id : text + ", " + id;
      // 2 for the colon and its space, 1 for the end of the line
      if (out.text.size() + longer.size() + 2 + line.slots.size() + 1 > most)
        ++out.left_out;
      else
        text = longer;
    }
    if (!text.empty()) out.text += text + ": " + line.slots + "\n";
  }
  return out;
}

}  // namespace deckle::app
