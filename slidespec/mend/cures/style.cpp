// `style` of elements, and colours wherever they are.

#include <algorithm>
#include <cmath>

#include "slidespec/mend/cures/cure_list.h"
#include "slidespec/messages/tr.h"
#include "slidespec/validate/known_keys.h"

namespace deckle::cures {
namespace {

// Other names of the keys that deckle knows in a style.
const std::vector<Key>& style_aliases() {
  static const std::vector<Key> kKeys = {
      {"size_pt", {"font_size", "size", "font_size_pt", "text_size", "pt"}},
      {"align", {"text_align", "alignment", "horizontal_align", "h_align", "text_alignment"}},
      {"anchor", {"vertical_align", "v_align", "valign", "vertical_alignment", "vertical_anchor"}},
      {"bold", {"is_bold", "strong"}},
      {"italic", {"is_italic", "italics"}},
      {"color", {"font_color", "text_color", "colour", "foreground", "fg"}},
      {"fill", {"background", "background_color", "bg", "bg_color", "fill_color", "fill_colour"}},
      {"line", {"border", "border_color", "outline", "stroke", "line_color"}},
      {"line_width_pt", {"border_width", "line_width", "stroke_width"}},
      {"data_labels", {"show_labels", "show_data_labels", "labels", "show_values"}},
      {"number_format", {"format", "value_format"}},
      {"list", {"list_type", "list_style", "bullet_style"}},
      {"levels", {"level", "indent_levels", "indents"}},
  };
  return kKeys;
}

void cure_levels(const Here& element, const Here& style, CureList& list) {
  const json* value = style.find("levels");
  if (value == nullptr) return;
  json levels = *value;
  if (value->is_null()) return list.remove(style.below("levels"), tr("remove it"));
  if (value->is_number()) levels = json::array({*value});
  if (value->is_object()) {  // by index
    levels = json::array();
    for (auto it = value->begin(); it != value->end(); ++it) {
      const auto index = as_number(it.key());
      if (!index || *index < 0 || *index >= 30) return;
      while (levels.size() <= static_cast<std::size_t>(*index)) levels.push_back(0);
      levels[static_cast<std::size_t>(*index)] = *it;
    }
  }
  if (value->is_string()) {  // "0,1,1"
    levels = json::array();
    const std::string& text = value->get_ref<const std::string&>();
    for (std::size_t at = 0; at <= text.size() && levels.size() <= 100;) {
      const std::size_t end = std::min(text.find_first_of(", ", at), text.size());
      if (end > at) levels.push_back(text.substr(at, end - at));
      at = end + 1;
    }
  }
  if (!levels.is_array() || levels.size() > 100) return;
  json right = json::array();
  for (const json& level : levels) {
    const auto number = level.is_null() ? std::optional(0.0) : as_number(level);
    if (!number) return;
    right.push_back(static_cast<int>(std::clamp(std::round(*number), 0.0, 4.0)));
  }
  // Those of items that are not there.
  const json* content = element.find("content");
  if (content != nullptr && content->is_object() && content->contains("items") &&
      (*content)["items"].is_array()) {
    while (right.size() > (*content)["items"].size()) right.erase(right.end() - 1);
  }
  if (right == *value) return;
  list.replace(style.below("levels"), right, tr("write {}", spaced(right)));
}

// bold: "bold" or 700, italic: "oblique".
std::optional<bool> look_flag(const json& value, std::string_view name) {
  if (name == "bold" && value.is_number() && value.get<double>() >= 100)
    return value.get<double>() >= 600;
  if (!value.is_string()) return std::nullopt;
  const std::string word = normalised(value.get<std::string>());
  if (word == name || word == "bolder" || word == "semibold" || word == "oblique") return true;
  if (word == "normal" || word == "regular" || word == "none") return false;
  if (const auto weight = as_number(word); name == "bold" && weight && *weight >= 100)
    return *weight >= 600;
  return std::nullopt;
}

void cure_size(const Here& style, CureList& list) {
  const json* value = style.find("size_pt");
  if (value == nullptr) return;
  if (value->is_string()) {
    const auto size = size_from(*value);
    if (!size || *size < 1) return;
    const json right = number_json(std::min(*size, 400.0));
    return list.replace(
        style.below("size_pt"), right,
        *value == right.dump() ? tr("remove the quotes") : tr("write {}", right.dump()));
  }
  want_number(style, "size_pt", 1, 400, false, list);
}

// Multiples of a line ("1.5") are below ten, per cent above.
void cure_spacing(const Here& style, CureList& list) {
  const json* value = style.find("line_spacing_pct");
  if (value == nullptr) return;
  auto number = as_number(*value);
  if (value->is_string()) {
    const std::string word = normalised(value->get<std::string>());
    if (word == "single" || word == "normal" || word == "default") number = 1;
    if (word == "double") number = 2;
    if (word == "oneandahalf" || word == "relaxed") number = 1.5;
    if (word == "tight" || word == "compact") number = 0.9;
    if (word == "loose") number = 1.75;
  }
  if (!number || *number <= 0 || *number >= 10)
    return want_number(style, "line_spacing_pct", 50, 300, false, list);
  const json right = number_json(std::clamp(*number * 100, 50.0, 300.0));
  list.replace(style.below("line_spacing_pct"), right, tr("write {}", right.dump()));
}

void cure_choices(const Here& style, CureList& list) {
  static const std::vector<Choice> kAligns = {
      {"left", {"start", "왼쪽"}},
      {"center", {"centre", "centered", "middle", "ctr", "ppalign.center", "가운데"}},
      {"right", {"end", "오른쪽"}},
      {"justify", {"justified", "both"}}};
  static const std::vector<Choice> kAnchors = {{"top", {"start", "up"}},
                                               {"middle", {"center", "centre", "mid"}},
                                               {"bottom", {"end", "down"}}};
  static const std::vector<Choice> kLists = {
      {"none", {"plain", "no"}},
      {"bullet", {"bullets", "bulleted", "disc", "dot", "unordered", "ul"}},
      {"number", {"numbers", "numbered", "ordered", "decimal", "ol"}}};
  static const std::vector<Choice> kEmphases = {
      {"none", {"normal", "default", "regular"}},
      {"low", {"subtle", "muted", "weak", "light"}},
      {"medium", {"moderate", "mid", "italic"}},
      {"high", {"strong", "bold", "heavy", "primary", "veryhigh", "highest", "strongest", "강조"}}};
  static const std::vector<Choice> kDirections = {
      {"auto", {}}, {"column", {"columns", "vertical"}}, {"bar", {"bars", "horizontal"}}};
  want_choice(style, "align", kAligns, "", list);
  want_choice(style, "anchor", kAnchors, "", list);
  want_choice(style, "list", kLists, "", list);
  if (const json* emphasis = style.find("emphasis");
      emphasis != nullptr && (emphasis->is_boolean() || emphasis->is_number())) {
    const double most = emphasis->is_boolean() ? (*emphasis == true ? 2 : 0)
                                               : std::clamp(emphasis->get<double>(), 0.0, 3.0);
    const std::string word(kEmphases[static_cast<std::size_t>(std::lround(most))].name);
    list.replace(style.below("emphasis"), word, tr("write \"{}\"", word));
  }
  want_choice(style, "emphasis", kEmphases, "", list);
  want_choice(style, "bar_direction", kDirections, "", list);
}

}  // namespace

void want_width(const Here& object, CureList& list) {
  const json* value = object.find("line_width_pt");
  const auto points = value != nullptr && value->is_string() ? size_from(*value) : std::nullopt;
  if (!points) return want_number(object, "line_width_pt", 0, 100, false, list);
  const json right = number_json(std::clamp(*points, 0.0, 100.0));
  list.replace(object.below("line_width_pt"), right,
               *value == right.dump() ? tr("remove the quotes") : tr("write {}", right.dump()));
}

void cure_line(const Here& object, CureList& list) {
  const json* line = object.find("line");
  if (line == nullptr) return;
  std::optional<std::string> color;
  std::optional<double> width;
  if (line->is_object()) {
    for (const char* name : {"color", "stroke", "fill"}) {
      if (!color && line->contains(name)) color = color_from((*line)[name], true);
    }
    for (const char* name : {"width", "line_width_pt", "width_pt", "size", "pt"}) {
      if (!width && line->contains(name)) width = size_from((*line)[name]);
    }
  } else if (line->is_string()) {  // "2px solid #333"
    const std::string& text = line->get_ref<const std::string&>();
    for (std::size_t at = 0; at < text.size() && text.size() < 80;) {
      const std::size_t end = std::min(text.find(' ', at), text.size());
      const std::string word = text.substr(at, end - at);
      const bool digit = !word.empty() && word[0] >= '0' && word[0] <= '9';
      if (digit && !width && word.size() < 6)
        width = size_from(word);
      else if (!color && word != "solid" && word != "dashed" && word != "dotted")
        color = color_from(word, true);
      at = end + 1;
    }
  }
  if (!color && width && line->is_string() && !object.has("line_width_pt"))
    return list.give_name(object, "line", "line_width_pt");
  const bool plain = line->is_string() && line->get<std::string>().find(' ') == std::string::npos;
  if (!color || plain) return;
  Cure cure{{object.below("line")},
            {{PatchStep::Op::Replace, object.below("line"), {}, json(*color).dump()}},
            tr("write \"{}\"", *color)};
  if (width && *width >= 0 && *width <= 100 && !object.has("line_width_pt")) {
    cure.patch.push_back(
        {PatchStep::Op::Add, object.below("line_width_pt"), {}, number_json(*width).dump()});
    cure.hint =
        tr("write \"line\": \"{}\", \"line_width_pt\": {}", *color, number_json(*width).dump());
  }
  list.push(std::move(cure));
}

std::string_view style_key(std::string_view name) {
  const std::string plain = normalised(name);
  for (const std::string_view known : known_keys_of(OpenPlace::Style)) {
    if (normalised(known) == plain) return known;
  }
  for (const Key& key : style_aliases()) {
    for (const std::string_view alias : key.aliases) {
      if (normalised(alias) == plain) return key.name;
    }
  }
  return {};
}

std::optional<double> size_from(const json& value) {
  if (value.is_number()) return value.get<double>();
  if (!value.is_string()) return std::nullopt;
  const std::string plain = normalised(value.get<std::string>());
  constexpr std::pair<std::string_view, double> kWords[] = {
      {"xxsmall", 9}, {"xsmall", 10},  {"tiny", 10}, {"small", 12}, {"smaller", 14}, {"medium", 18},
      {"normal", 18}, {"default", 18}, {"base", 18}, {"large", 24}, {"larger", 22},  {"big", 24},
      {"xlarge", 32}, {"xxlarge", 40}, {"huge", 44}, {"xs", 10},    {"sm", 12},      {"md", 18},
      {"lg", 24},     {"xl", 32},      {"xxl", 40},  {"2xl", 40},   {"3xl", 48},     {"작게", 12},
      {"보통", 18},   {"크게", 24}};
  for (const auto& [word, size] : kWords) {
    if (plain == word) return size;
  }
  // Points in one of a unit; em is that of 18 pt, the size of a text that has none.
  constexpr std::pair<std::string_view, double> kUnits[] = {
      {"rem", 18}, {"em", 18},          {"px", 0.75},        {"pt", 1},  {"포인트", 1},
      {"pts", 1},  {"points", 1},       {"point", 1},        {"sp", 1},  {"dp", 1},
      {"in", 72},  {"mm", 72.0 / 25.4}, {"cm", 72.0 / 2.54}, {"%", 0.18}};
  for (const auto& [unit, points] : kUnits) {
    if (!plain.ends_with(unit)) continue;
    const auto number = as_number(plain.substr(0, plain.size() - unit.size()));
    return number ? std::optional(*number * points) : std::nullopt;
  }
  return as_number(plain);
}

void cure_style(const Here& element, CureList& list) {
  const json* value = element.find("style");
  if (value == nullptr) return;
  const std::string pointer = element.below("style");
  if (value->is_null()) return list.remove(pointer, tr("remove it"));
  if (value->is_string()) {
    const std::string word = normalised(value->get<std::string>());
    if (word == "bold" || word == "italic")
      return list.replace(pointer, {{word, true}}, tr("write {}", spaced({{word, true}})));
    return list.replace(pointer, {{"variant", *value}},
                        tr("write {}", spaced({{"variant", *value}})));
  }
  if (value->is_array() && value->empty()) return list.remove(pointer, tr("remove it"));
  if (!value->is_object()) return keep_in_extensions(pointer, element, "style", list);
  const Here style = element.at("style");
  rename_open_keys(style, OpenPlace::Style, style_aliases(), list);
  if (list.full()) return;
  want_text(style, "variant", list);
  cure_size(style, list);
  want_width(style, list);
  cure_spacing(style, list);
  for (const char* name : {"bold", "italic", "data_labels", "pie_to_bar", "thin_labels"}) {
    if (const auto flag = style.has(name) ? look_flag(style.value[name], name) : std::nullopt)
      list.replace(style.below(name), *flag, tr("write {}", *flag ? "true" : "false"));
    want_flag(style, name, list);
  }
  if (style.has("line")) cure_line(style, list);
  want_color(style, "color", false, list);
  want_color(style, "fill", true, list);
  want_color(style, "line", true, list);
  cure_choices(style, list);
  cure_levels(element, style, list);
  want_text(style, "highlight", list);
  if (const json* format = style.find("number_format"); format != nullptr && format->is_string()) {
    const std::string word = normalised(format->get<std::string>());
    const char* right = word == "percent" || word == "percentage" ? "0%"
                        : word == "currency" || word == "usd"     ? "$#,##0"
                        : word == "integer" || word == "number"   ? "#,##0"
                        : word == "decimal" || word == "float"    ? "0.00"
                                                                  : nullptr;
    if (right != nullptr)
      list.replace(style.below("number_format"), right, tr("write \"{}\"", right));
  }
}

}  // namespace deckle::cures
