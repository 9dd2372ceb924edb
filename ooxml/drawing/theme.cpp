#include "ooxml/drawing/theme.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace deckle::ooxml {

namespace {

struct Named {
  const char* name;
  std::uint32_t rgb;
};

// The Office theme of 2013, for colours that a theme does not define.
constexpr std::array<Named, 12> kOfficeColors{{{"dk1", 0x000000},
                                               {"lt1", 0xFFFFFF},
                                               {"dk2", 0x44546A},
                                               {"lt2", 0xE7E6E6},
                                               {"accent1", 0x4472C4},
                                               {"accent2", 0xED7D31},
                                               {"accent3", 0xA5A5A5},
                                               {"accent4", 0xFFC000},
                                               {"accent5", 0x5B9BD5},
                                               {"accent6", 0x70AD47},
                                               {"hlink", 0x0563C1},
                                               {"folHlink", 0x954F72}}};

// Names that a colour map assigns, and their usual theme colours.
constexpr std::array<std::pair<const char*, const char*>, 12> kMapped{{{"bg1", "lt1"},
                                                                       {"tx1", "dk1"},
                                                                       {"bg2", "lt2"},
                                                                       {"tx2", "dk2"},
                                                                       {"accent1", "accent1"},
                                                                       {"accent2", "accent2"},
                                                                       {"accent3", "accent3"},
                                                                       {"accent4", "accent4"},
                                                                       {"accent5", "accent5"},
                                                                       {"accent6", "accent6"},
                                                                       {"hlink", "hlink"},
                                                                       {"folHlink", "folHlink"}}};

void read_fonts(pugi::xml_node collection, FontFaces& faces,
                std::map<std::string, std::string>& by_script) {
  if (!collection) return;
  faces.latin = collection.child("a:latin").attribute("typeface").value();
  faces.ea = collection.child("a:ea").attribute("typeface").value();
  faces.cs = collection.child("a:cs").attribute("typeface").value();
  for (const pugi::xml_node font : collection.children("a:font")) {
    const std::string script = font.attribute("script").value();
    const std::string typeface = font.attribute("typeface").value();
    if (!script.empty() && !typeface.empty()) by_script.emplace(script, typeface);
  }
}

// What a:themeElements, or an a:themeOverride, has of colours, fonts and formats.
void apply_elements(Theme& theme, pugi::xml_node elements) {
  for (const Named& color : kOfficeColors) {
    const pugi::xml_node entry =
        elements.child("a:clrScheme").child((std::string("a:") + color.name).c_str());
    if (const auto rgb = read_plain_color(entry)) theme.colors[color.name] = *rgb;
  }
  if (const pugi::xml_node fonts = elements.child("a:fontScheme")) {
    read_fonts(fonts.child("a:majorFont"), theme.fonts.heading, theme.fonts.heading_by_script);
    read_fonts(fonts.child("a:minorFont"), theme.fonts.body, theme.fonts.body_by_script);
  }
  if (const pugi::xml_node formats = elements.child("a:fmtScheme")) theme.formats = formats;
}

pugi::xml_node nth_child(pugi::xml_node list, std::int64_t position) {
  for (const pugi::xml_node child : list.children()) {
    if (child.type() == pugi::node_element && --position == 0) return child;
  }
  return {};
}

}  // namespace

Result<Theme> read_theme(const ooxml::Package& package, const std::string& master_part,
                         Budget& budget) {
  Theme theme;
  for (const Named& color : kOfficeColors) theme.colors[color.name] = color.rgb;
  theme.fonts.heading.latin = theme.fonts.body.latin = "Calibri";
  const std::optional<std::string> part = package.related(master_part, "theme");
  const std::string* bytes = part ? package.find(*part) : nullptr;
  if (bytes == nullptr) return theme;
  Result<ooxml::xml::Document> parsed = ooxml::xml::parse(*bytes, *part, budget);
  if (!parsed && parsed.error().code == ErrorCode::Limit) return tl::unexpected(parsed.error());
  if (!parsed) return theme;
  theme.part = *part;
  theme.document = std::make_shared<const ooxml::xml::Document>(std::move(*parsed));
  apply_elements(theme, theme.document->root().child("a:themeElements"));
  return theme;
}

Result<std::optional<Theme>> read_theme_override(const ooxml::Package& package,
                                                 const std::string& sheet_part, const Theme& theme,
                                                 Budget& budget) {
  const std::optional<std::string> part = package.related(sheet_part, "themeOverride");
  const std::string* bytes = part ? package.find(*part) : nullptr;
  if (bytes == nullptr) return std::optional<Theme>();
  Result<ooxml::xml::Document> parsed = ooxml::xml::parse(*bytes, *part, budget);
  if (!parsed && parsed.error().code == ErrorCode::Limit) return tl::unexpected(parsed.error());
  if (!parsed || !parsed->root().first_child()) return std::optional<Theme>();
  Theme out = theme;
  // What is not replaced points into the master's theme, which has to stay as long.
  out.base = theme.document;
  out.document = std::make_shared<const ooxml::xml::Document>(std::move(*parsed));
  apply_elements(out, out.document->root());
  return std::optional<Theme>(std::move(out));
}

pugi::xml_node style_fill(const Theme& theme, std::int64_t index) {
  return nth_child(theme.formats.child(index > 1000 ? "a:bgFillStyleLst" : "a:fillStyleLst"),
                   index > 1000 ? index - 1000 : index);
}

pugi::xml_node style_line(const Theme& theme, std::int64_t index) {
  return nth_child(theme.formats.child("a:lnStyleLst"), index);
}

SchemeColors map_colors(const Theme& theme, pugi::xml_node map) {
  SchemeColors out(theme.colors.begin(), theme.colors.end());
  for (const auto& [name, usual] : kMapped) {
    const pugi::xml_attribute mapped = map.attribute(name);
    auto found = theme.colors.find(mapped ? mapped.value() : usual);
    if (found == theme.colors.end()) found = theme.colors.find(usual);
    out[name] = found->second;
  }
  return out;
}

std::string resolve_typeface(const ThemeFonts& fonts, const std::string& typeface) {
  if (typeface.size() != 6 || typeface[0] != '+' || typeface[3] != '-') return typeface;
  const std::string_view which = std::string_view(typeface).substr(1, 2);
  if (which != "mj" && which != "mn") return typeface;
  const FontFaces& faces = which == "mj" ? fonts.heading : fonts.body;
  const std::string_view slot = std::string_view(typeface).substr(4);
  if (slot == "lt") return faces.latin;
  if (slot == "ea") return faces.ea;
  if (slot == "cs") return faces.cs;
  return typeface;
}

}  // namespace deckle::ooxml
