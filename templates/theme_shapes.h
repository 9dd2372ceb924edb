#pragma once
// What a theme draws on master and layouts, as values and as XML. Lengths are points.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "templates/theme/theme.h"

namespace deckle::templates {

// A colour of the theme ("tx1", "accent1") or six hex digits; lumMod and lumOff in percent.
struct SheetPaint {
  std::string color;  // empty: nothing is painted
  int lum_mod = 100, lum_off = 0;
};

struct SheetShape {
  enum class Form { Preset, QuoteMark };
  std::string name;
  std::string preset = "rect";
  double x = 0, y = 0, w = 0, h = 0;
  SheetPaint fill;
  SheetPaint line = {};
  double line_pt = 0;
  std::optional<int> adjust = std::nullopt;  // of the preset, in 1/100,000
  Form form = Form::Preset;
};

// A placeholder of a layout: its box, and how its text is set.
struct SheetText {
  std::string type;  // "title", "body" …; of several the first
  double x = 0, y = 0, w = 0, h = 0;
  const char* anchor = "t";
  SheetPaint color;
  const char* align = nullptr;  // null: as it is
  double size = 0;              // of the first level; 0: as it is
};

// The paints of a theme.
struct ThemePaints {
  explicit ThemePaints(const Theme& theme);

  SheetPaint ink{"tx1"}, paper{"bg1"}, muted{"tx2"}, light{"bg2"}, accent{"accent1"},
      second{"accent2"};
  SheetPaint mark;  // of rules at titles
  SheetPaint dark, on_dark, accent_on_dark;
  SheetPaint hairline;   // on paper
  SheetPaint title;      // titles of content slides
  SheetPaint on_accent;  // text on the accent
  // The dark, lighter by `percent`.
  [[nodiscard]] SheetPaint dark_lighter(int percent) const;
};

// "<a:solidFill>…</a:solidFill>"
[[nodiscard]] std::string fill_xml(const SheetPaint& paint);
[[nodiscard]] std::string color_xml(const SheetPaint& paint);
[[nodiscard]] std::string shape_xml(const SheetShape& shape, unsigned id);
// A placeholder for the number of a section.
[[nodiscard]] std::string number_xml(const SheetText& text, unsigned id);

}  // namespace deckle::templates
