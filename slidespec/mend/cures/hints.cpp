// `layout_hints` of slides: settings in other forms.

#include <algorithm>
#include <cmath>

#include "slidespec/mend/cures/cure_list.h"
#include "slidespec/messages/tr.h"

namespace deckle::cures {
namespace {

// "60:40", "1/3 ", "e, f" as the parts between the marks.
json parts_between(const std::string& text, const char* marks) {
  json parts = json::array();
  for (std::size_t at = 0; at <= text.size() && text.size() < 200;) {
    const std::size_t end = std::min(text.find_first_of(marks, at), text.size());
    if (end > at) parts.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return parts;
}

constexpr std::size_t kMostCells = 50;  // elements of a slide, by the schema

void cure_ratio(const Here& hints, CureList& list) {
  const json* ratio = hints.find("ratio");
  if (ratio == nullptr) return;
  if (ratio->is_null()) return list.remove(hints.below("ratio"), tr("remove it"));
  const json parts = ratio->is_string() ? parts_between(ratio->get<std::string>(), ":/, ") : *ratio;
  if (!parts.is_array() || parts.size() < 2 || parts.size() > kMostCells) return;
  json right = json::array();
  for (const json& part : parts) {
    const auto number = as_number(part);
    if (!number || *number <= 0) return;
    right.push_back(number_json(*number));
  }
  if (right != *ratio) list.replace(hints.below("ratio"), right, tr("write {}", spaced(right)));
}

}  // namespace

void cure_layout_hints(const Here& slide, CureList& list) {
  if (!slide.has("layout")) return;
  const Here layout = slide.at("layout");
  if (!layout.has("layout_hints") || list.has(layout.below("layout_hints"))) return;
  const Here hints = layout.at("layout_hints");
  if (!hints.value.is_object() || hints.value.size() > kMaxMembers) return;
  rename_open_keys(hints, OpenPlace::LayoutHints, {}, list);
  cure_ratio(hints, list);
  want_number(hints, "bullet_columns", 1, 2, true, list);
  want_flag(hints, "promote_title", list);
  const json* order = hints.find("order");
  if (order == nullptr) return;
  if (order->is_null()) return list.remove(hints.below("order"), tr("remove it"));
  if (!order->is_string()) return;
  const json ids = parts_between(order->get<std::string>(), ", ");
  list.replace(hints.below("order"), ids, tr("write {}", spaced(ids)));
}

}  // namespace deckle::cures
