// `extensions` and `tags` of the document.

#include <algorithm>

#include "slidespec/mend/cures/cure_list.h"
#include "slidespec/mend/dates.h"
#include "slidespec/messages/tr.h"
#include "slidespec/validate/known_keys.h"

namespace deckle::cures {
void cure_settings(const Here& extensions, CureList& list) {
  if (!extensions.value.is_object() || extensions.value.size() > kMaxMembers) return;
  // Not the nearest name: what is kept there may have any.
  for (auto it = extensions.value.begin(); it != extensions.value.end(); ++it) {
    for (const std::string_view known : known_keys_of(OpenPlace::Document)) {
      if (it.key() != known && !it.key().ends_with('_') &&
          normalised(it.key()) == normalised(known) && !extensions.has(known) &&
          !list.has(extensions.below(known)))
        list.give_name(extensions, it.key(), known);
    }
  }
  for (const char* name : {"slide_numbers", "generated_notes"}) want_flag(extensions, name, list);
  for (const char* name : {"footer", "date"}) {
    const json* value = extensions.find(name);
    if (value == nullptr) continue;
    if (value->is_null() || value->is_boolean())
      list.remove(extensions.below(name), tr("remove it"));
    else if (std::string_view(name) == "footer")
      want_text(extensions, name, list);
  }
  static const std::vector<Choice> kTexts = {{"plain", {"none", "text", "raw"}},
                                             {"markdown", {"md", "commonmark", "gfm"}}};
  if (extensions.has("text")) want_choice(extensions, "text", kTexts, "", list);
  const json* date = extensions.find("date");
  const auto text = date == nullptr ? std::nullopt : as_text(*date);
  const auto right = text ? iso_date(text->get_ref<const std::string&>()) : std::nullopt;
  if (right && *date != *right)
    list.replace(extensions.below("date"), *right, tr("write \"{}\"", *right));
}

void cure_tags(const Here& deck, CureList& list) {
  const json* tags = deck.find("tags");
  if (tags == nullptr) return;
  const std::string pointer = deck.below("tags");
  if (tags->is_null()) return list.remove(pointer, tr("remove it"));
  json all = json::array();
  if (tags->is_string()) {
    const std::string text = *tags;
    for (std::size_t at = 0; at <= text.size();) {
      const std::size_t end = std::min(text.find_first_of(",;#", at), text.size());
      std::string tag = text.substr(at, end - at);
      while (tag.starts_with(' ')) tag.erase(0, 1);
      while (tag.ends_with(' ')) tag.pop_back();
      if (!tag.empty()) all.push_back(tag);
      at = end + 1;
    }
  } else if (tags->is_structured()) {
    for (const json& one : *tags) {
      if (one.is_null() || one == "") continue;
      const auto text = as_text(one);
      if (!text) return;
      all.push_back(*text);
    }
  } else {
    all.push_back(as_text(*tags).value_or(json("")));
  }
  if (all != *tags) list.replace(pointer, all, tr("write an array of strings"));
}

}  // namespace deckle::cures
