#include "pptx/read/background.h"

#include <optional>
#include <string_view>

#include "ooxml/xml/document.h"

namespace deckle::pptx {

namespace {

// Below this ratio the text is not intended for a colour (WCAG 2: large text needs 3).
constexpr double kReadable = 3.0;

std::uint32_t opposite(const ooxml::SchemeColors& colors, std::uint32_t text) {
  const std::uint32_t background = colors.at("bg1");
  if (contrast_ratio(background, text) >= kReadable) return background;
  return contrast_ratio(0xFFFFFF, text) >= contrast_ratio(0x000000, text) ? 0xFFFFFFU : 0x000000U;
}

// A fill property group as a colour; `fallback` for pictures.
std::optional<std::uint32_t> painted(pugi::xml_node properties, const ooxml::SchemeColors& colors,
                                     std::uint32_t placeholder, std::uint32_t fallback) {
  if (const auto fill = ooxml::read_fill(properties, colors, placeholder)) return fill->rgb;
  if (properties.child("a:blipFill")) return fallback;
  return std::nullopt;
}

std::optional<std::uint32_t> sheet_background(pugi::xml_node sheet, const ooxml::Theme& theme,
                                              const ooxml::SchemeColors& colors, std::uint32_t fallback) {
  const pugi::xml_node bg = sheet.child("p:cSld").child("p:bg");
  if (const pugi::xml_node properties = bg.child("p:bgPr"))
    return painted(properties, colors, 0, fallback);
  const pugi::xml_node reference = bg.child("p:bgRef");
  if (!reference) return std::nullopt;
  const auto index = ooxml::xml::integer(reference, "idx", 0, 4294967295).value_or(0);
  const auto named = ooxml::read_color(reference, colors);
  const std::uint32_t placeholder = named ? named->rgb : colors.at("bg1");
  const pugi::xml_node fill = ooxml::style_fill(theme, index);
  const std::string_view kind = fill.name();
  if (kind == "a:blipFill") return fallback;
  if (kind == "a:solidFill") {
    const auto color = ooxml::read_color(fill, colors, placeholder);
    return color ? color->rgb : placeholder;
  }
  if (kind == "a:gradFill" || kind == "a:pattFill") {
    const auto color = ooxml::read_fill_element(fill, colors, placeholder);
    return color ? color->rgb : placeholder;
  }
  return named ? std::optional(named->rgb) : std::nullopt;
}

bool translucent(pugi::xml_node fill) {
  for (const pugi::xml_node color : fill.child("a:solidFill").children()) {
    if (color.child("a:alpha")) return true;
  }
  return false;
}

// Only shapes that fill their box hide what is behind them; a wave or an ellipse of page size does
// not.
bool fills_its_box(pugi::xml_node properties) {
  const std::string_view shape = properties.child("a:prstGeom").attribute("prst").value();
  return shape == "rect" || shape.starts_with("round") || shape.starts_with("snip");
}

bool covers(const Rect& box, Size page) {
  const Rect seen = intersection(box, {Emu(0), Emu(0), page.w, page.h});
  return area_px(seen) >= 0.95 * area_px({Emu(0), Emu(0), page.w, page.h});
}

// The background after a page-sized shape is drawn; nullopt where it does not change.
std::optional<std::uint32_t> covering(const SheetShape& shape, const ooxml::SchemeColors& colors,
                                      std::uint32_t background, std::uint32_t unknown) {
  if (std::string_view(shape.node.name()) == "p:pic") return unknown;
  const pugi::xml_node properties = shape.node.child("p:spPr");
  if (!fills_its_box(properties) || translucent(properties)) return std::nullopt;
  // Some Office themes frame a page with a white sheet and a smaller one with the background on it.
  if (ooxml::xml::boolean(shape.node, "useBgFill", false)) return background;
  if (const auto own = painted(properties, colors, 0, unknown)) return own;
  if (properties.child("a:noFill")) return std::nullopt;
  const pugi::xml_node style = shape.node.child("p:style").child("a:fillRef");
  if (ooxml::xml::integer(style, "idx", 1, 4294967295).value_or(0) == 0) return std::nullopt;
  const auto named = ooxml::read_color(style, colors);
  return named ? std::optional(named->rgb) : std::nullopt;
}

}  // namespace

std::uint32_t effective_background(const std::vector<BackgroundSource>& layers, const ooxml::Theme& theme,
                                   const ooxml::SchemeColors& colors, Size page, std::uint32_t text) {
  const std::uint32_t unknown = opposite(colors, text);
  std::uint32_t background = colors.at("bg1");
  for (const BackgroundSource& layer : layers) {
    background = sheet_background(layer.sheet, theme, colors, unknown).value_or(background);
  }
  std::uint32_t result = background;
  for (const BackgroundSource& layer : layers) {
    if (layer.shapes == nullptr) continue;
    for (const SheetShape& shape : *layer.shapes) {
      if (shape.placeholder || !shape.box || !covers(*shape.box, page)) continue;
      result = covering(shape, colors, background, unknown).value_or(result);
    }
  }
  return result;
}

std::optional<PaintedBackground> painted_background(const std::vector<BackgroundSource>& layers,
                                                    const ooxml::Theme& theme) {
  std::optional<PaintedBackground> out;
  for (std::size_t i = 0; i < layers.size(); ++i) {
    const pugi::xml_node bg = layers[i].sheet.child("p:cSld").child("p:bg");
    if (!bg) continue;
    out.reset();
    const pugi::xml_node properties = bg.child("p:bgPr");
    const pugi::xml_node reference = bg.child("p:bgRef");
    const auto index = ooxml::xml::integer(reference, "idx", 0, 4294967295).value_or(0);
    const pugi::xml_node fill = ooxml::style_fill(theme, index);
    const auto is = [&](const char* kind) {
      return properties ? !properties.child(kind).empty() : std::string_view(fill.name()) == kind;
    };
    if (is("a:gradFill")) out = {i, "gradient background"};
    if (is("a:pattFill")) out = {i, "pattern background"};
    if (is("a:blipFill")) out = {i, "picture background"};
  }
  return out;
}

}  // namespace deckle::pptx
