#include "engine/template/compare.h"

#include <fmt/format.h>

#include <cmath>
#include <map>
#include <set>
#include <utility>

#include "engine/messages/tr.h"
#include "engine/template/compare_looks.h"
#include "engine/template/compare_slots.h"
#include "engine/template/match_layouts.h"
#include "slidespec/core/display.h"

namespace deckle::engine {
namespace {

std::string page_label(const TemplateSummary& t) {
  return fmt::format("{:g} × {:g} px", t.page_w, t.page_h);
}

bool same_page(const TemplateSummary& a, const TemplateSummary& b) {
  return std::abs(a.page_w - b.page_w) < kSamePx && std::abs(a.page_h - b.page_h) < kSamePx;
}

void compare_names(const std::vector<LayoutPair>& pairs, std::vector<Difference>& out) {
  for (const LayoutPair& pair : pairs) {
    if (pair.newer == nullptr)
      out.push_back({"layout-gone", "", pair.older->name, "",
                     tr("layout \"{}\" is gone", display_value(pair.older->name)), pair.older->name,
                     ""});
  }
  for (const LayoutPair& pair : pairs) {
    if (pair.older == nullptr || pair.newer == nullptr || pair.older->name == pair.newer->name)
      continue;
    out.push_back({"layout-renamed", "", pair.newer->name, "",
                   tr("layout \"{}\" is now named \"{}\"", display_value(pair.older->name),
                      display_value(pair.newer->name)),
                   pair.older->name, pair.newer->name});
  }
  for (const LayoutPair& pair : pairs) {
    if (pair.older == nullptr)
      out.push_back({"layout-new", "", pair.newer->name, "",
                     tr("layout \"{}\" is new", display_value(pair.newer->name)), "",
                     pair.newer->name});
  }
}

// By id, the first of each.
using Ids = std::map<std::string, const LayoutIdSummary*>;
Ids ids_of(const TemplateSummary& t) {
  Ids out;
  for (const LayoutIdSummary& id : t.ids) out.try_emplace(id.id, &id);
  return out;
}

void compare_ids(const Ids& older, const TemplateSummary& newer,
                 const std::vector<LayoutPair>& pairs, std::vector<Difference>& out) {
  std::set<std::pair<std::string, std::string>> parts;  // of pairs
  for (const LayoutPair& pair : pairs) {
    if (pair.older != nullptr && pair.newer != nullptr)
      parts.emplace(pair.older->part, pair.newer->part);
  }
  for (const LayoutIdSummary& id : newer.ids) {
    const auto found = older.find(id.id);
    if (found == older.end() || parts.contains({found->second->part, id.part})) continue;
    const LayoutIdSummary* was = found->second;
    out.push_back({"layout-id", id.id, id.layout, "",
                   tr("{} now means layout \"{}\" instead of \"{}\"", id.id,
                      display_value(id.layout), display_value(was->layout)),
                   was->layout, id.layout});
  }
}

void compare_files(const TemplateSummary& older, const TemplateSummary& newer,
                   std::vector<Difference>& out) {
  if (older.table_style != newer.table_style)
    out.push_back({"table-style", "", "", "", tr("new tables have another style"),
                   older.table_style, newer.table_style});
  if (older.notes_master != newer.notes_master)
    out.push_back({"notes-master", "", "", "",
                   newer.notes_master ? tr("there is a notes master now")
                                      : tr("there is no notes master any more"),
                   "", ""});
}

}  // namespace

Differences compare(const TemplateSummary& older, const TemplateSummary& newer) {
  Differences found{older.name, newer.name, {}};
  std::vector<Difference>& out = found.all;
  const bool places = same_page(older, newer);
  if (!places)
    out.push_back({"page-size", "", "", "",
                   tr("the page is {} instead of {}; places are not compared", page_label(newer),
                      page_label(older)),
                   page_label(older), page_label(newer)});
  const std::vector<LayoutPair> pairs = match_layouts(older, newer);
  compare_names(pairs, out);
  const Ids old_ids = ids_of(older);
  compare_ids(old_ids, newer, pairs, out);
  SlotChanges slots(places);
  for (const LayoutIdSummary& id : newer.ids) {
    if (const auto was = old_ids.find(id.id); was != old_ids.end())
      slots.add(id.id, id.layout, was->second->slots, id.slots);
  }
  for (const LayoutPair& pair : pairs) {
    if (pair.older != nullptr && pair.newer != nullptr)
      slots.add("", pair.newer->name, pair.older->slots, pair.newer->slots);
  }
  slots.append_to(out);
  compare_masters(older, newer, out);
  compare_looks(pairs, out);
  compare_furniture(older, newer, pairs, places, out);
  compare_files(older, newer, out);
  return found;
}

}  // namespace deckle::engine
