#pragma once
// A theme part (ECMA-376 Part 1, 14.2.7) the colours, fonts and fills that a deck uses.

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <pugixml.hpp>
#include <string>

#include "ooxml/drawing/color.h"
#include "ooxml/drawing/theme_fonts.h"
#include "ooxml/opc/package.h"
#include "ooxml/xml/document.h"

namespace deckle::ooxml {

struct Theme {
  std::string part;  // empty: the master has none, Office's colours are used
  std::map<std::string, std::uint32_t>
      colors;        // dk1, lt1, dk2, lt2, accent1–6, hlink, folHlink; all twelve
  ThemeFonts fonts;  // empty where the theme leaves a face to the script lists
  std::shared_ptr<const ooxml::xml::Document> document;  // null without a part
  std::shared_ptr<const ooxml::xml::Document> base;      // of an override: the master's theme
  pugi::xml_node formats;                                // a:fmtScheme, within `document` or `base`
};

// The theme of a master. A missing or damaged theme is not an error: Office's own colours and
// Calibri are used, because PowerPoint opens such files too. Limit: larger than `budget` allows.
[[nodiscard]] Result<Theme> read_theme(const ooxml::Package& package,
                                       const std::string& master_part, Budget& budget);

// The theme of a layout or slide that replaces colours, fonts or fills of its master's `theme`
// (a:themeOverride, 14.2.8); nullopt for one that replaces nothing.
[[nodiscard]] Result<std::optional<Theme>> read_theme_override(const ooxml::Package& package,
                                                               const std::string& sheet_part,
                                                               const Theme& theme, Budget& budget);

// The fill, or line, at `index` (from 1) of the theme's format scheme: a:fillStyleLst, from 1001 on
// a:bgFillStyleLst, or a:lnStyleLst (20.1.4.1.13 and 20.1.4.1.21). Null: there is none.
[[nodiscard]] pugi::xml_node style_fill(const Theme& theme, std::int64_t index);
[[nodiscard]] pugi::xml_node style_line(const Theme& theme, std::int64_t index);

// The colour names of slides under `map` (a p:clrMap or a:overrideClrMapping; null = the usual
// one).
[[nodiscard]] SchemeColors map_colors(const Theme& theme, pugi::xml_node map);

// A typeface attribute as a name: "+mn-ea" through the theme. Empty stays empty.
[[nodiscard]] std::string resolve_typeface(const ThemeFonts& fonts, const std::string& typeface);

}  // namespace deckle::ooxml
