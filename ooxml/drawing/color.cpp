#include "ooxml/drawing/color.h"

#include <charconv>
#include <string_view>
#include <vector>

#include "ooxml/drawing/color_transform.h"
#include "ooxml/drawing/preset_colors.h"
#include "ooxml/drawing/values.h"

namespace deckle::ooxml {

namespace {

std::optional<std::uint32_t> hex(std::string_view text) {
  std::uint32_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, 16);
  if (error != std::errc{} || end != text.data() + text.size() || text.size() != 6)
    return std::nullopt;
  return value;
}

double fraction(pugi::xml_node node, const char* attribute) {
  return percent(node, attribute).value_or(0) / 100.0;
}

// The colour an element names before its transforms.
std::optional<std::uint32_t> base_color(pugi::xml_node node) {
  const std::string_view name = node.name();
  if (name == "a:srgbClr") return hex(node.attribute("val").value());
  if (name == "a:sysClr") {
    // lastClr is the value on the system that wrote the file; without it, the two colours that
    // every file uses.
    if (const auto last = hex(node.attribute("lastClr").value())) return last;
    return std::string_view(node.attribute("val").value()) == "window" ? 0xFFFFFFU : 0U;
  }
  if (name == "a:prstClr") return preset_color(node.attribute("val").value());
  if (name == "a:scrgbClr") {
    return pack({from_linear(fraction(node, "r")), from_linear(fraction(node, "g")),
                 from_linear(fraction(node, "b"))});
  }
  if (name == "a:hslClr") {
    return pack(
        from_hsl({degrees(node, "hue").value_or(0), fraction(node, "sat"), fraction(node, "lum")}));
  }
  return std::nullopt;
}

std::optional<Color> mean(const std::vector<Color>& parts) {
  if (parts.empty()) return std::nullopt;
  Rgb sum;
  for (const Color& part : parts) {
    const Rgb rgb = to_rgb(part.rgb);
    sum = {sum.r + to_linear(rgb.r), sum.g + to_linear(rgb.g), sum.b + to_linear(rgb.b)};
  }
  const double n = static_cast<double>(parts.size());
  return Color{"", pack({from_linear(sum.r / n), from_linear(sum.g / n), from_linear(sum.b / n)})};
}

}  // namespace

std::optional<Color> read_color(pugi::xml_node parent, const SchemeColors& colors,
                                std::uint32_t placeholder) {
  for (const pugi::xml_node node : parent.children()) {
    Color out;
    if (std::string_view(node.name()) == "a:schemeClr") {
      const std::string name = node.attribute("val").value();
      const auto found = colors.find(name);
      if (name != "phClr" && found == colors.end()) continue;
      out.rgb = name == "phClr" ? placeholder : found->second;
      if (name != "phClr" && !has_transforms(node)) out.scheme = name;
    } else if (const std::optional<std::uint32_t> base = base_color(node)) {
      out.rgb = *base;
    } else {
      continue;
    }
    if (has_transforms(node)) out.rgb = pack(apply_transforms(to_rgb(out.rgb), node));
    return out;
  }
  return std::nullopt;
}

std::optional<std::uint32_t> read_plain_color(pugi::xml_node parent) {
  const std::optional<Color> color = read_color(parent, {});
  return color ? std::optional(color->rgb) : std::nullopt;
}

std::optional<Color> read_fill_element(pugi::xml_node fill, const SchemeColors& colors,
                                       std::uint32_t placeholder) {
  const std::string_view kind = fill.name();
  if (kind == "a:solidFill") return read_color(fill, colors, placeholder);
  std::vector<Color> parts;
  const auto add = [&](pugi::xml_node holder) {
    if (const auto color = read_color(holder, colors, placeholder)) parts.push_back(*color);
  };
  if (kind == "a:gradFill") {
    for (const pugi::xml_node stop : fill.child("a:gsLst").children("a:gs")) add(stop);
  } else if (kind == "a:pattFill") {
    add(fill.child("a:fgClr"));
    add(fill.child("a:bgClr"));
  }
  return mean(parts);
}

std::optional<Color> read_fill(pugi::xml_node parent, const SchemeColors& colors,
                               std::uint32_t placeholder) {
  for (const char* kind : {"a:solidFill", "a:gradFill", "a:pattFill"}) {
    if (const pugi::xml_node fill = parent.child(kind))
      return read_fill_element(fill, colors, placeholder);
  }
  return std::nullopt;
}

}  // namespace deckle::ooxml
