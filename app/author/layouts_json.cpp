#include "app/author/layouts_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>

#include "layout/names/pattern_names.h"
#include "layout/slots/describe.h"
#include "slidespec/json/json_writer.h"

namespace deckle::app {
namespace {

using Json = nlohmann::ordered_json;

Json slot_json(const layout::SlotDescription& s) {
  Json slot = {{"role", layout::to_string(s.role)},
               {"box",
                {{"x", to_px(s.box.x)},
                 {"y", to_px(s.box.y)},
                 {"w", to_px(s.box.w)},
                 {"h", to_px(s.box.h)}}}};
  if (s.size_pt > 0) {
    slot["size_pt"] = s.size_pt;
    slot["lines"] = s.lines;
    slot["characters_per_line"] = s.characters;
    slot["latin_characters_per_line"] = s.latin_characters;
  }
  slot["placeholder"] = s.placeholder;
  if (s.placeholder) slot["idx"] = s.idx;
  return slot;
}

Json patterns_json(Language language) {
  Json list = Json::array();
  for (const layout::PatternNames& pattern : layout::pattern_names()) {
    Json roles = Json::array();
    for (std::size_t i = 0; i < pattern.roles.size();) {
      const std::size_t end = std::min(pattern.roles.find(' ', i), pattern.roles.size());
      roles.push_back(pattern.roles.substr(i, end - i));
      i = end + 1;
    }
    list.push_back({{"layout_id", pattern.id},
                    {"purpose", layout::purpose_of(pattern).in(language)},
                    {"cells", {{"least", pattern.least}, {"most", pattern.most}}},
                    {"roles", std::move(roles)}});
  }
  return list;
}

}  // namespace

std::string layouts_json(const templates::Template& t, Language language) {
  Json list = Json::array();
  for (const layout::LayoutDescription& l : layout::describe_layouts(t)) {
    if (!l.can_be_chosen) continue;
    Json slots = Json::array();
    for (const layout::SlotDescription& s : l.slots) slots.push_back(slot_json(s));
    Json entry = {{"layout_id", l.id}, {"layout", l.layout}};
    if (!l.reason.empty()) entry["reason"] = l.reason.in(language);
    entry["slots"] = std::move(slots);
    list.push_back(std::move(entry));
  }
  const Json out = {{"template", t.name},
                    {"page", {{"w", to_px(t.page.w)}, {"h", to_px(t.page.h)}}},
                    {"layouts", std::move(list)},
                    {"patterns", patterns_json(language)}};
  return json_for_display(out.dump(2, ' ', false, Json::error_handler_t::replace) + "\n");
}

}  // namespace deckle::app
