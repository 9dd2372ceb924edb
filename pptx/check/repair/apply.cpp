#include "pptx/check/repair/apply.h"

#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <tuple>

#include "ooxml/xml/well_formed.h"
#include "ooxml/xml/writer.h"

namespace deckle::pptx::check {

namespace {

struct Item {
  std::size_t repair;
  const Edit* edit;
};
using ByPart = std::map<std::string_view, std::vector<Item>>;

// Sorted by place; insertions before what is replaced at the same place.
ByPart edits_by_part(const std::vector<PlannedRepair>& repairs, const std::vector<bool>* chosen) {
  ByPart out;
  for (std::size_t i = 0; i < repairs.size(); ++i) {
    if (chosen != nullptr && !(*chosen)[i]) continue;
    for (const Edit& edit : repairs[i].repair.edits) out[edit.part].push_back({i, &edit});
  }
  for (auto& [part, items] : out) {
    std::stable_sort(items.begin(), items.end(), [](const Item& a, const Item& b) {
      return std::tuple(a.edit->range.begin, a.edit->range.end) <
             std::tuple(b.edit->range.begin, b.edit->range.end);
    });
  }
  return out;
}

bool same(const Item& a, const Item& b) {
  return a.repair == b.repair && a.edit->range == b.edit->range && a.edit->text == b.edit->text;
}

// Of two repairs that touch, the later one waits.
void choose_in_part(const std::vector<Item>& items, std::vector<bool>& chosen) {
  const Item* last = nullptr;  // the one that reaches furthest
  for (const Item& item : items) {
    if (!chosen[item.repair]) continue;
    if (last == nullptr || !chosen[last->repair]) {
      last = &item;
      continue;
    }
    if (same(*last, item)) continue;
    const bool apart = item.edit->range.begin >= last->edit->range.end;
    if (!apart) {
      const std::size_t waits = std::max(last->repair, item.repair);
      chosen[waits] = false;
      if (waits == item.repair) continue;
    }
    last = &item;
  }
}

void choose_parts(const std::vector<PlannedRepair>& repairs, std::vector<bool>& chosen) {
  std::set<std::string_view> added, removed;
  for (std::size_t i = 0; i < repairs.size(); ++i) {
    const Repair& repair = repairs[i].repair;
    const bool taken =
        std::any_of(repair.added.begin(), repair.added.end(),
                    [&added](const NewPart& part) { return added.contains(part.name); });
    if (taken) {
      chosen[i] = false;
      continue;
    }
    for (const NewPart& part : repair.added) added.insert(part.name);
    removed.insert(repair.removed.begin(), repair.removed.end());
  }
  for (std::size_t i = 0; i < repairs.size(); ++i) {
    for (const Edit& edit : repairs[i].repair.edits) {
      if (removed.contains(edit.part) || added.contains(edit.part)) chosen[i] = false;
    }
  }
}

// The bytes with the edits made, in UTF-8.
std::string edited(const std::string& bytes, const std::vector<Item>& items) {
  const std::string text =
      ooxml::xml::to_utf8(bytes, {}).value_or(std::string{});  // it was read before
  std::string out;
  std::size_t from = 0;
  const Item* last = nullptr;
  for (const Item& item : items) {
    if (last != nullptr && same(*last, item)) continue;
    out.append(text, from, item.edit->range.begin - from);
    out += item.edit->text;
    from = item.edit->range.end;
    last = &item;
  }
  out.append(text, from);
  constexpr std::string_view kMark = "\xEF\xBB\xBF";
  if (bytes.starts_with(kMark)) return std::string(kMark) + out;
  const bool wide = !bytes.starts_with(text.substr(0, 2));
  if (wide && out.starts_with("<?xml"))
    out.replace(0, std::min(out.find("?>") + 2, out.size()), ooxml::xml::kDeclaration);
  return out;
}

}  // namespace

std::vector<bool> choose(const std::vector<PlannedRepair>& repairs) {
  std::vector<bool> chosen(repairs.size(), true);
  choose_parts(repairs, chosen);
  for (const auto& [part, items] : edits_by_part(repairs, nullptr)) choose_in_part(items, chosen);
  return chosen;
}

std::vector<ooxml::Package::Member> apply(std::vector<ooxml::Package::Member> members,
                                          const std::vector<PlannedRepair>& repairs,
                                          const std::vector<bool>& chosen) {
  const ByPart edits = edits_by_part(repairs, &chosen);
  std::set<std::string> removed;
  std::map<std::string, std::shared_ptr<const std::string>> added;
  for (std::size_t i = 0; i < repairs.size(); ++i) {
    if (!chosen[i]) continue;
    removed.insert(repairs[i].repair.removed.begin(), repairs[i].repair.removed.end());
    for (const NewPart& part : repairs[i].repair.added) added.emplace(part.name, part.bytes);
  }
  std::vector<ooxml::Package::Member> out;
  for (ooxml::Package::Member& member : members) {
    if (removed.contains(member.first)) continue;
    if (const auto found = added.find(member.first); found != added.end()) {
      member.second = found->second;
      added.erase(found);
    }
    if (const auto found = edits.find(member.first); found != edits.end())
      member.second = std::make_shared<const std::string>(edited(*member.second, found->second));
    out.push_back(std::move(member));
  }
  for (auto& [name, bytes] : added) out.emplace_back(name, std::move(bytes));
  return out;
}

}  // namespace deckle::pptx::check
