// Colours in other notations.

#include <algorithm>
#include <array>
#include <cmath>

#include "slidespec/mend/cures/cure_list.h"
#include "slidespec/messages/tr.h"
#include "slidespec/validate/known_keys.h"
#include "slidespec/validate/text_forms.h"

namespace deckle::cures {
namespace {

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
    {"빨강", "FF0000"},       {"빨간", "FF0000"},      {"적", "FF0000"},
    {"초록", "008000"},       {"녹", "008000"},        {"파랑", "0000FF"},
    {"파란", "0000FF"},       {"청", "0000FF"},        {"노랑", "FFFF00"},
    {"노란", "FFFF00"},       {"검정", "000000"},      {"검은", "000000"},
    {"흰", "FFFFFF"},         {"하양", "FFFFFF"},      {"회", "808080"},
    {"주황", "FFA500"},       {"보라", "800080"},      {"남", "000080"},
    {"분홍", "FFC0CB"},       {"갈", "A52A2A"},        {"하늘", "87CEEB"},
    {"흑", "000000"},         {"백", "FFFFFF"},        {"accent7", "accent6"},
    {"accent8", "accent6"},
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

std::string six_digits(const std::array<double, 3>& parts) {
  constexpr char kDigits[] = "0123456789ABCDEF";
  std::string digits;
  for (const double part : parts) {
    const int value = static_cast<int>(std::clamp(std::round(part), 0.0, 255.0));
    digits += {kDigits[value / 16], kDigits[value % 16]};
  }
  return digits;
}

// hsl(200, 50%, 50%) as six digits: CSS Color Module Level 4, 7.1.
std::string from_hsl(const std::string& plain) {
  std::array<double, 3> parts{};
  std::size_t at = plain.find('(');
  if (at == std::string::npos) return {};
  for (double& part : parts) {
    const std::size_t end = plain.find_first_of(",)", ++at);
    if (end == std::string::npos) return {};
    const auto number = as_number(plain.substr(at, end - at));
    if (!number || *number < 0 || *number > 360) return {};
    part = *number;
    at = end;
  }
  const double light = parts[2] / 100, spread = parts[1] / 100 * std::min(light, 1 - light);
  const auto channel = [&](double n) {
    const double k = std::fmod(n + parts[0] / 30, 12);
    return 255 * (light - spread * std::max(-1.0, std::min({k - 3, 9 - k, 1.0})));
  };
  return six_digits({channel(0), channel(8), channel(4)});
}

// The colour that is meant, or empty.
std::string color_of(const std::string& text, bool or_none) {
  if (text.size() > 40) return {};
  std::string plain = normalised(text);
  if (plain.starts_with("solid")) plain.erase(0, 5);
  for (const std::string_view known : known_color_names()) {
    if (normalised(known) == plain) return std::string(known);
  }
  // A Korean name may end in the word for colour, and a name may be longer than a theme's.
  constexpr std::string_view kWord = "색";
  const std::string_view name = plain.ends_with(kWord)
                                    ? std::string_view(plain).substr(0, plain.size() - kWord.size())
                                    : plain;
  for (const ColorName& color : kColors) {
    if (color.name == name) return std::string(color.value);
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
  if (plain.starts_with("hsl")) return from_hsl(plain);
  return from_rgb(plain);
}

}  // namespace

std::optional<std::string> color_from(const json& value, bool or_none) {
  if (value.is_string()) {
    const std::string& text = value.get_ref<const std::string&>();
    if (is_color(text) || (or_none && text == "none")) return text;
    std::string color = color_of(text, or_none);
    return color.empty() ? std::nullopt : std::optional(std::move(color));
  }
  if (!value.is_structured() || value.empty() || value.size() > 4) return std::nullopt;
  if (value.is_object() && value.contains("color")) return color_from(value["color"], or_none);
  std::array<double, 3> parts{};
  std::size_t n = 0;
  for (const char* name : {"r", "g", "b"}) {
    if (value.is_object() ? !value.contains(name) : value.size() < 3) return std::nullopt;
    const json& part = value.is_object() ? value[name] : value[n];
    if (!part.is_number() || part.get<double>() < 0 || part.get<double>() > 255)
      return std::nullopt;
    parts[n++] = part.get<double>();
  }
  return six_digits(parts);
}

void want_color(const Here& object, std::string_view name, bool or_none, CureList& list) {
  const json* value = object.find(name);
  if (value == nullptr) return;
  if (value->is_null()) return list.remove(object.below(name), tr("remove it"));
  const auto color = color_from(*value, or_none);
  if (color && *value != *color)
    list.replace(object.below(name), *color, tr("write \"{}\"", *color));
}

}  // namespace deckle::cures
