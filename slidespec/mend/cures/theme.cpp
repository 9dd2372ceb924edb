// `theme`: template, brand, size of the page.

#include "slidespec/mend/cures/cure_list.h"
#include "slidespec/messages/tr.h"

namespace deckle::cures {
namespace {

const std::vector<Key>& theme_keys() {
  static const std::vector<Key> kKeys = {
      {"template_ref", {"template", "base_template", "template_reference"}},
      {"brand", {"brand_kit", "branding", "brandkit"}},
      {"slide_size", {"size", "aspect_ratio", "aspect", "ratio", "page_size", "format"}},
  };
  return kKeys;
}

const std::vector<Choice>& sizes() {
  static const std::vector<Choice> kSizes = {
      {"widescreen_16_9",
       {"16:9", "16x9", "169", "16/9", "widescreen", "wide", "layout_wide", "layout_16x9", "16대9",
        "hd"}},
      {"standard_4_3", {"4:3", "4x3", "43", "4/3", "standard", "layout_4x3", "4대3"}},
  };
  return kSizes;
}

// The size that a width and a height are nearest to, in any unit: {"width": 1280, "height": 720},
// [13.33, 7.5], "1920x1080", "16 by 9".
std::string_view size_of(const json& value) {
  std::vector<double> sides;
  const auto add = [&sides](const json& one) {
    const auto number = size_from(one);
    if (number && *number > 0) sides.push_back(*number);
  };
  if (value.is_array()) {
    for (const json& one : value) add(one);
  } else if (value.is_object()) {
    for (auto it = value.begin(); it != value.end(); ++it) {
      const std::string plain = normalised(it.key());
      if (plain.starts_with('w') || plain == "cx" || plain.starts_with("너비")) add(*it);
    }
    for (auto it = value.begin(); it != value.end(); ++it) {
      const std::string plain = normalised(it.key());
      if (plain.starts_with('h') || plain == "cy" || plain.starts_with("높이")) add(*it);
    }
    for (const char* name : {"ratio", "aspect_ratio", "name", "preset", "type", "size", "format"}) {
      if (sides.empty() && value.contains(name) && !value[name].is_object())
        return size_of(value[name]);
    }
  } else if (value.is_string()) {
    const std::string& text = value.get_ref<const std::string&>();
    for (std::size_t at = 0; at < text.size() && text.size() < 80;) {
      const std::size_t begin = text.find_first_of("0123456789", at);
      if (begin == std::string::npos) break;
      at = std::min(text.find_first_not_of("0123456789.", begin), text.size());
      add(text.substr(begin, at - begin));
    }
    if (sides.size() != 2) return {};
  } else if (value.is_number()) {
    sides = {value.get<double>(), 1};
  }
  if (sides.size() != 2) return {};
  const double ratio = sides[0] / sides[1];
  return ratio > 1.55 ? "widescreen_16_9" : ratio > 1.2 ? "standard_4_3" : "";
}

// A name in place of {"template_id": name}, a number in it, or nothing.
void cure_reference(const Here& root, const Here& theme, std::string_view name, std::string_view id,
                    const std::vector<Key>& keys, bool closed, CureList& list) {
  const json* value = theme.find(name);
  const std::string pointer = theme.below(name);
  if (value == nullptr) {
    if (!list.has(pointer)) list.add(theme, name, {{std::string(id), "default"}});
    return;
  }
  if (value->is_string() && !value->get_ref<const std::string&>().empty()) {
    const json object = {{std::string(id), *value}};
    return list.replace(pointer, object, tr("write {}", object.dump()));
  }
  if (!value->is_object())
    return list.replace(pointer, {{std::string(id), "default"}},
                        tr("write {}", json{{std::string(id), "default"}}.dump()));
  const Here reference = theme.at(name);
  if (closed || !reference.has(id)) {
    for (const std::string& unknown : rename_members(reference, keys, list)) {
      if (closed) keep_in_extensions(reference.below(unknown), root, unknown, list);
    }
  }
  want_text(reference, id, list);
  const json* text = reference.find(id);
  if (text == nullptr && !list.has(reference.below(id)))
    list.add(reference, id, "default");
  else if (text != nullptr && *text == "")
    list.replace(reference.below(id), "default", tr("write \"default\""));
}

}  // namespace

void cure_theme(const Here& root, const Here& theme, CureList& list) {
  if (theme.value.is_null() || theme.value.is_string() || theme.value.is_array()) {
    // The name of a look is kept where the schema leaves room for it.
    json object = {{"template_ref", {{"template_id", "default"}}},
                   {"brand", {{"brand_kit_id", "default"}}}};
    JsonPatch patch;
    const json* extensions = root.find("extensions");
    if (theme.value.is_string() && (extensions == nullptr || extensions->is_object()) &&
        (extensions == nullptr || !extensions->contains("theme"))) {
      if (extensions == nullptr) patch.push_back({PatchStep::Op::Add, "/extensions", {}, "{}"});
      patch.push_back({PatchStep::Op::Add, "/extensions/theme", {}, theme.value.dump()});
    }
    patch.push_back({PatchStep::Op::Replace, theme.pointer, {}, spaced(object)});
    list.push({{theme.pointer}, std::move(patch), tr("write {}", spaced(object))});
    return;
  }
  if (!theme.value.is_object()) return;
  for (const std::string& name : rename_members(theme, theme_keys(), list)) {
    const std::string plain = normalised(name);
    if (plain == "templateid" && !theme.has("template_ref"))
      list.move(theme.below(name), theme.below("template_ref") + "/template_id",
                {theme.below("template_ref")});
    else if ((plain == "brandkitid" || plain == "brandid") && !theme.has("brand"))
      list.move(theme.below(name), theme.below("brand") + "/brand_kit_id", {theme.below("brand")});
    else
      keep_in_extensions(theme.below(name), root, name, list);
  }
  static const std::vector<Key> kTemplate = {{"template_id", {"id", "name", "template"}},
                                             {"template_version", {"version"}}};
  static const std::vector<Key> kBrand = {
      {"brand_kit_id", {"id", "name", "brand_id", "kit", "kit_id", "brand_kit"}}, {"tokens", {}}};
  cure_reference(root, theme, "template_ref", "template_id", kTemplate, true, list);
  cure_reference(root, theme, "brand", "brand_kit_id", kBrand, false, list);
  const json* size = theme.find("slide_size");
  if (size == nullptr) return;
  std::vector<Key> names;
  for (const Choice& one : sizes()) names.push_back({one.name, one.aliases});
  const bool named = size->is_string() && !meant_key(size->get<std::string>(), names).empty();
  const std::string right(named || size->is_null() ? std::string_view() : size_of(*size));
  if (right.empty())
    want_choice(theme, "slide_size", sizes(), "", list);
  else
    list.replace(theme.below("slide_size"), right, tr("write \"{}\"", right));
}

}  // namespace deckle::cures
