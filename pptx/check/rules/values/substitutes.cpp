#include "pptx/check/rules/values/substitutes.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

#include "ooxml/drawing/preset_colors.h"
#include "slidespec/core/ascii.h"

namespace deckle::pptx::check {

namespace {

using Element = ooxml::xml::SourceTree::Element;
using Value = std::optional<std::string>;

struct Meaning {
  std::string_view values, written, meant;  // the list, or "" for any
};
// Words of CSS and of other formats for values of DrawingML.
constexpr Meaning kMeanings[] = {
    {"a.TextAnchoringType", "mid", "ctr"},   {"a.TextAnchoringType", "middle", "ctr"},
    {"a.TextAnchoringType", "center", "ctr"}, {"a.TextAnchoringType", "top", "t"},
    {"a.TextAnchoringType", "bottom", "b"},  {"a.TextAlignType", "left", "l"},
    {"a.TextAlignType", "right", "r"},       {"a.TextAlignType", "center", "ctr"},
    {"a.TextAlignType", "centre", "ctr"},    {"a.TextAlignType", "justify", "just"},
    {"a.TextAlignType", "c", "ctr"},         {"a.TextUnderlineType", "true", "sng"},
    {"a.TextUnderlineType", "1", "sng"},     {"a.TextUnderlineType", "single", "sng"},
    {"a.TextUnderlineType", "double", "dbl"}, {"a.TextUnderlineType", "false", "none"},
    {"a.TextUnderlineType", "0", "none"},    {"a.TextStrikeType", "true", "sngStrike"},
    {"a.TextStrikeType", "1", "sngStrike"},  {"a.TextStrikeType", "false", "noStrike"},
    {"a.TextStrikeType", "0", "noStrike"},   {"a.PresetLineDashVal", "dashed", "dash"},
    {"a.PresetLineDashVal", "dotted", "sysDot"}, {"a.TextWrappingType", "wrap", "square"},
    {"a.TextWrappingType", "nowrap", "none"}, {"p.PlaceholderType", "subtitle", "subTitle"},
    {"p.PlaceholderType", "content", "obj"}, {"p.PlaceholderType", "picture", "pic"},
    {"p.PlaceholderType", "table", "tbl"},   {"p.PlaceholderType", "footer", "ftr"},
    {"a.ShapeType", "oval", "ellipse"},      {"a.ShapeType", "circle", "ellipse"},
    {"a.ShapeType", "rectangle", "rect"},    {"a.ShapeType", "square", "rect"},
    {"a.ShapeType", "roundedrectangle", "roundRect"}, {"a.ShapeType", "roundrectangle", "roundRect"},
    {"a.ShapeType", "arrow", "rightArrow"},  {"a.ShapeType", "isoscelestriangle", "triangle"},
    {"a.ShapeType", "star", "star5"},        {"a.ShapeType", "cross", "plus"},
    {"a.ShapeType", "cylinder", "can"},      {"a.ShapeType", "callout", "wedgeRectCallout"},
};

Value word_for(const ValueType& type, const std::string& value) {
  const std::string lower = ascii_lower(value);
  for (const std::string_view word : type.words) {
    if (ascii_lower(word) == lower) return std::string(word);
  }
  for (const Meaning& one : kMeanings) {
    if (one.values == type.name && one.written == lower) return std::string(one.meant);
  }
  // Readers know no such shape; the text in it stays in place.
  if (type.name == "a.ShapeType") return "rect";
  return std::nullopt;
}

bool is_hex(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) {
    const char low = static_cast<char>(c | 0x20);
    return (c >= '0' && c <= '9') || (low >= 'a' && low <= 'f');
  });
}

// "#f00", "#FF0000", "0xFF0000", "red", "FFFF0000" (alpha first or last).
Value colour_for(std::string value) {
  if (value.starts_with('#')) value.erase(0, 1);
  if (value.starts_with("0x") || value.starts_with("0X")) value.erase(0, 2);
  if (is_hex(value) && value.size() == 3)
    value = {value[0], value[0], value[1], value[1], value[2], value[2]};
  if (is_hex(value) && value.size() == 8) {
    const std::string lower = ascii_lower(value);
    const bool first = lower.starts_with("ff"), last = lower.ends_with("ff");
    if (first == last && !first) return std::nullopt;
    value = first ? value.substr(2) : value.substr(0, 6);
  }
  if (is_hex(value) && value.size() == 6) return value;
  if (const auto known = ooxml::preset_color(value)) return fmt::format("{:06X}", *known);
  if (const auto known = ooxml::preset_color(ascii_lower(value)))
    return fmt::format("{:06X}", *known);
  return std::nullopt;
}

std::optional<double> real(std::string_view text) {
  const std::size_t begin = std::min(text.find_first_not_of(" +"), text.size());
  text.remove_prefix(begin);
  // A length of CSS in pixels or points says another number than EMU; it is not guessed.
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || !std::isfinite(value))
    return std::nullopt;
  return value;
}

bool is_extent(const Element& element, std::string_view attribute) {
  return (attribute == "cx" || attribute == "cy") &&
         (element.name() == "a:ext" || element.name() == "a:chExt");
}

// A shape whose size is no number is an inch wide, as one that PowerPoint inserts with a click.
constexpr const char* kInch = "914400";

Value number_for(const Element& element, std::string_view attribute, const ValueType& type,
                 const std::string& value) {
  const std::optional<double> number = real(value);
  if (!number) {
    if (is_extent(element, attribute)) return kInch;
    const bool place = element.name() == "a:off" || element.name() == "a:chOff";
    return place && type.range ? Value("0") : std::nullopt;
  }
  if (!type.range) return std::nullopt;
  const double meant = is_extent(element, attribute) ? std::abs(*number) : *number;
  const auto low = static_cast<double>(type.range->first);
  const auto high = static_cast<double>(type.range->second);
  const double near = std::round(std::clamp(meant, low, high));
  constexpr double kExact = 9007199254740992;  // whole numbers beyond it are not all doubles
  if (std::abs(near) > kExact) return std::nullopt;
  return fmt::format("{}", static_cast<std::int64_t>(near));
}

Value boolean_for(const std::string& value) {
  const std::string lower = ascii_lower(value);
  if (lower == "true" || lower == "yes" || lower == "on" || lower == "t") return "1";
  if (lower == "false" || lower == "no" || lower == "off" || lower == "f" || lower == "none")
    return "0";
  return std::nullopt;
}

}  // namespace

std::optional<std::string> substitute(const Element& element, std::string_view attribute,
                                      const ValueType& type, const std::string& value) {
  Value out;
  if (type.hex_bytes == 3)
    out = colour_for(value);
  else if (!type.words.empty() && !type.range)
    out = word_for(type, value);
  else if (type.boolean)
    out = boolean_for(value);
  else if (type.range)
    out = number_for(element, attribute, type, value);
  return out && type.allows(*out) ? out : std::nullopt;
}

std::optional<std::string> missing_value(const Element& element, std::string_view attribute) {
  const std::string_view name = element.name();
  if (name == "p:cNvPr" && attribute == "name") return "";
  if (is_extent(element, attribute)) return kInch;
  const bool place = name == "a:off" || name == "a:chOff";
  if (place && (attribute == "x" || attribute == "y")) return "0";
  if (name == "a:tr" && attribute == "h") return "370840";  // as PowerPoint gives a new row
  return std::nullopt;
}

}  // namespace deckle::pptx::check
