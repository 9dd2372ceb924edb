#include "ooxml/drawing/theme_formats.h"

#include <string_view>

#include "ooxml/drawing/values.h"

namespace deckle::ooxml {
namespace {

using Kind = FillIr::Kind;

constexpr double kDefaultLinePt = 0.75;  // a:ln without @w, as PowerPoint draws it

FillIr solid(const Color& color) { return {Kind::Solid, color}; }

double opacity_of(pugi::xml_node solid_fill) {
  for (const pugi::xml_node color : solid_fill.children()) {
    if (const auto alpha = percent(color.child("a:alpha"), "val")) return *alpha;
  }
  return 100;
}

// Entry `index` of a list of the theme, counted from 1.
pugi::xml_node entry(const Theme& theme, const char* list, std::int64_t index) {
  if (!theme.document) return {};
  const pugi::xml_node format =
      theme.document->root().child("a:themeElements").child("a:fmtScheme");
  for (const pugi::xml_node node : format.child(list).children()) {
    if (node.type() == pugi::node_element && --index == 0) return node;
  }
  return {};
}

}  // namespace

FillWithOpacity read_fill_ir(pugi::xml_node parent, const SchemeColors& colors,
                             std::uint32_t placeholder) {
  if (parent.child("a:noFill") || parent.child("a:blipFill")) return {{Kind::None, {}}, 100};
  const std::optional<Color> color = read_fill(parent, colors, placeholder);
  if (!color) return {};
  return {solid(*color), opacity_of(parent.child("a:solidFill"))};
}

LineIr read_line_ir(pugi::xml_node line, const SchemeColors& colors, std::uint32_t placeholder) {
  LineIr out;
  out.fill = read_fill_ir(line, colors, placeholder).fill;
  if (out.fill.kind != Kind::Solid) return out;
  const std::optional<Emu> width = coordinate(line, "w");
  out.width_pt = width ? to_pt(*width) : kDefaultLinePt;
  return out;
}

FillWithOpacity theme_fill(const Theme& theme, std::int64_t index, const Color& color,
                           const SchemeColors& colors) {
  if (index == 0 || index == 1000) return {{Kind::None, {}}, 100};
  const pugi::xml_node found = index > 1000 ? entry(theme, "a:bgFillStyleLst", index - 1000)
                                            : entry(theme, "a:fillStyleLst", index);
  if (!found || std::string_view(found.name()) == "a:blipFill") return {solid(color), 100};
  // read_fill() searches the children of a node, and this fill is itself an entry of the list.
  pugi::xml_document holder;
  holder.append_copy(found);
  FillWithOpacity out = read_fill_ir(holder, colors, color.rgb);
  const bool plain = out.fill.kind == Kind::Solid && out.fill.color.rgb == color.rgb;
  if (plain) out.fill.color = color;  // with its name in the theme
  return out;
}

LineIr theme_line(const Theme& theme, std::int64_t index, const Color& color,
                  const SchemeColors& colors) {
  LineIr out;
  if (index == 0) {
    out.fill.kind = Kind::None;
    return out;
  }
  const pugi::xml_node line = entry(theme, "a:lnStyleLst", index);
  if (!line) {
    out.fill = solid(color);
    out.width_pt = kDefaultLinePt;
    return out;
  }
  out = read_line_ir(line, colors, color.rgb);
  if (out.fill.kind == Kind::Solid && out.fill.color.rgb == color.rgb) out.fill.color = color;
  return out;
}

}  // namespace deckle::ooxml
