// `style` of elements, and colours wherever they are.

#include <algorithm>
#include <cmath>

#include "slidespec/mend/cures/cure_list.h"
#include "slidespec/messages/tr.h"
#include "slidespec/validate/known_keys.h"
#include "slidespec/validate/text_forms.h"

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

// Colours by their names in CSS Color Module Level 4, 6.1, as far as people write them; and by what
// they are for, as names of the theme.
struct ColorName {
  std::string_view name, value;
};
constexpr ColorName kColors[] = {
    {"black", "000000"},      {"white", "FFFFFF"},     {"red", "FF0000"},
    {"green", "008000"},      {"blue", "0000FF"},      {"yellow", "FFFF00"},
    {"orange", "FFA500"},     {"purple", "800080"},    {"gray", "808080"},
    {"grey", "808080"},       {"lightgray", "D3D3D3"}, {"lightgrey", "D3D3D3"},
    {"darkgray", "A9A9A9"},   {"darkgrey", "A9A9A9"},  {"silver", "C0C0C0"},
    {"navy", "000080"},       {"teal", "008080"},      {"maroon", "800000"},
    {"olive", "808000"},      {"lime", "00FF00"},      {"aqua", "00FFFF"},
    {"cyan", "00FFFF"},       {"magenta", "FF00FF"},   {"fuchsia", "FF00FF"},
    {"pink", "FFC0CB"},       {"brown", "A52A2A"},     {"gold", "FFD700"},
    {"coral", "FF7F50"},      {"salmon", "FA8072"},    {"tomato", "FF6347"},
    {"crimson", "DC143C"},    {"indigo", "4B0082"},    {"violet", "EE82EE"},
    {"turquoise", "40E0D0"},  {"khaki", "F0E68C"},     {"beige", "F5F5DC"},
    {"lightblue", "ADD8E6"},  {"darkblue", "00008B"},  {"skyblue", "87CEEB"},
    {"steelblue", "4682B4"},  {"royalblue", "4169E1"}, {"dodgerblue", "1E90FF"},
    {"lightgreen", "90EE90"}, {"darkgreen", "006400"}, {"forestgreen", "228B22"},
    {"seagreen", "2E8B57"},   {"darkred", "8B0000"},   {"firebrick", "B22222"},
    {"darkorange", "FF8C00"}, {"slategray", "708090"}, {"dimgray", "696969"},
    {"whitesmoke", "F5F5F5"}, {"primary", "accent1"},  {"secondary", "accent2"},
    {"tertiary", "accent3"},  {"accent", "accent1"},   {"highlight", "accent1"},
    {"brand", "accent1"},     {"text", "tx1"},         {"dark", "tx1"},
    {"foreground", "tx1"},    {"background", "bg1"},   {"light", "bg1"},
    {"muted", "tx2"},         {"link", "hlink"},       {"hyperlink", "hlink"},
};

bool hex(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
  });
}

// rgb(31, 78, 121) and rgba(…) as six digits; empty: it is neither.
std::string from_rgb(const std::string& plain) {
  if (!plain.starts_with("rgb(") && !plain.starts_with("rgba(")) return {};
  std::string digits;
  int parts = 0;
  std::size_t at = plain.find('(') + 1;
  while (at < plain.size() && parts < 3) {
    std::size_t end = at;
    int value = 0;
    while (end < plain.size() && plain[end] >= '0' && plain[end] <= '9' && value < 1000)
      value = value * 10 + (plain[end++] - '0');
    if (end == at || value > 255 || end >= plain.size()) return {};
    if (plain[end] != ',' && plain[end] != ')') return {};
    constexpr char kDigits[] = "0123456789ABCDEF";
    digits += {kDigits[value / 16], kDigits[value % 16]};
    ++parts;
    at = end + 1;
  }
  return parts == 3 ? digits : std::string();
}

// The colour that is meant, or empty.
std::string color_of(const std::string& text, bool or_none) {
  if (text.size() > 40) return {};
  const std::string plain = normalised(text);
  for (const std::string_view known : known_color_names()) {
    if (normalised(known) == plain) return std::string(known);
  }
  for (const ColorName& color : kColors) {
    if (color.name == plain) return std::string(color.value);
  }
  if (plain == "transparent" || plain == "none") return or_none ? "none" : std::string();
  std::string digits = plain.starts_with('#') ? plain.substr(1) : plain;
  if (digits.starts_with("0x")) digits.erase(0, 2);
  if (hex(digits) && (digits.size() == 3 || digits.size() == 4)) {
    std::string wide;
    for (std::size_t i = 0; i < 3; ++i) wide += {digits[i], digits[i]};
    digits = wide;
  }
  if (hex(digits) && digits.size() == 8) digits.resize(6);  // RRGGBBAA
  if (hex(digits) && digits.size() == 6) {
    for (char& c : digits) c = c >= 'a' && c <= 'f' ? static_cast<char>(c - 'a' + 'A') : c;
    return digits;
  }
  return from_rgb(plain);
}

void cure_levels(const Here& style, CureList& list) {
  const json* levels = style.find("levels");
  if (levels == nullptr || !levels->is_array() || levels->size() > 100) return;
  json right = json::array();
  for (const json& level : *levels) {
    const auto number = as_number(level);
    if (!number) return;
    right.push_back(static_cast<int>(std::clamp(std::round(*number), 0.0, 4.0)));
  }
  if (right == *levels) return;
  list.replace(style.below("levels"), right, tr("write {}", spaced(right)));
}

void cure_choices(const Here& style, CureList& list) {
  static const std::vector<Choice> kAligns = {
      {"left", {"start", "왼쪽"}},
      {"center", {"centre", "centered", "middle", "가운데"}},
      {"right", {"end", "오른쪽"}},
      {"justify", {"justified", "both"}}};
  static const std::vector<Choice> kAnchors = {
      {"top", {"start", "up"}}, {"middle", {"center", "centre"}}, {"bottom", {"end", "down"}}};
  static const std::vector<Choice> kLists = {
      {"none", {"plain", "no"}},
      {"bullet", {"bullets", "bulleted", "disc", "dot", "unordered", "ul"}},
      {"number", {"numbers", "numbered", "ordered", "decimal", "ol"}}};
  static const std::vector<Choice> kEmphases = {{"none", {"normal", "default", "regular"}},
                                                {"low", {"subtle", "muted", "weak", "light"}},
                                                {"medium", {"moderate", "mid"}},
                                                {"high", {"strong", "bold", "heavy", "primary"}}};
  static const std::vector<Choice> kDirections = {
      {"auto", {}}, {"column", {"columns", "vertical"}}, {"bar", {"bars", "horizontal"}}};
  want_choice(style, "align", kAligns, "", list);
  want_choice(style, "anchor", kAnchors, "", list);
  want_choice(style, "list", kLists, "", list);
  want_choice(style, "emphasis", kEmphases, "", list);
  want_choice(style, "bar_direction", kDirections, "", list);
}

}  // namespace

void want_color(const Here& object, std::string_view name, bool or_none, CureList& list) {
  const json* value = object.find(name);
  if (value == nullptr) return;
  if (value->is_null()) return list.remove(object.below(name), tr("remove it"));
  if (!value->is_string()) return;
  const std::string& text = value->get_ref<const std::string&>();
  if (is_color(text) || (or_none && text == "none")) return;
  if (const std::string color = color_of(text, or_none); !color.empty())
    list.replace(object.below(name), color, tr("write \"{}\"", color));
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
  if (!value->is_object()) return keep_in_extensions(pointer, element, "style", list);
  const Here style = element.at("style");
  rename_open_keys(style, OpenPlace::Style, style_aliases(), list);
  if (list.full()) return;
  want_text(style, "variant", list);
  want_number(style, "size_pt", 1, 400, false, list);
  want_number(style, "line_width_pt", 0, 100, false, list);
  want_number(style, "line_spacing_pct", 50, 300, false, list);
  for (const char* name : {"bold", "italic", "data_labels", "pie_to_bar", "thin_labels"})
    want_flag(style, name, list);
  want_color(style, "color", false, list);
  want_color(style, "fill", true, list);
  want_color(style, "line", true, list);
  cure_choices(style, list);
  cure_levels(style, list);
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
