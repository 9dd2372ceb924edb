#pragma once
// A template: page size, theme, layouts with their placeholders and the properties these pass on.
//
// Read from a .pptx/.potx, an expanded directory, or the built-ins. Everything is effective: boxes
// inherited from the master, text properties resolved shape → layout → master → master text style →
// presentation defaults, theme colours mapped and theme fonts named.

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ooxml/drawing/table_style.h"
#include "ooxml/drawing/theme_fonts.h"
#include "ooxml/opc/package.h"
#include "pptx/read/placeholder.h"
#include "slidespec/core/geometry.h"
#include "slidespec/core/result.h"
#include "slidespec/diag/diagnostic.h"
#include "slidespec/ir/brand_ir.h"
#include "slidespec/ir/slide_ir.h"
#include "templates/brand.h"
#include "templates/theme/theme.h"

namespace deckle::templates {

using pptx::Placeholder;

// Where a layout or its master has the brand's logo, on the page as it is seen.
struct PlacedLogo {
  Rect box, clear;  // the picture; the same with its clear space
};

struct Layout {
  std::string name;  // p:cSld/@name
  std::string type;  // ST_SlideLayoutType, may be empty
  std::string part, master_part;
  std::vector<Placeholder> placeholders;    // in document order, dt/ftr/sldNum included
  std::uint32_t background_rgb = 0xFFFFFF;  // one colour that stands for `background`
  PaintIr background;
  std::vector<BackdropIr> backdrop;             // what layout and master draw, bottom first
  std::vector<Color> text_colors;               // SlideIr::text_colors
  std::uint32_t text_rgb = 0;                   // tx1 under this layout's colour map
  std::map<std::string, std::uint32_t> colors;  // scheme name → RGB under this layout's colour map
  // What layout and master draw and slides must not cover: logos, bands, lines (furniture.h).
  std::vector<Rect> furniture;
  std::optional<PlacedLogo> logo;
  std::shared_ptr<const BrandIr> brand;  // what a kit asks of its slides; null: nothing

  [[nodiscard]] const Placeholder* find(const std::string& type) const;  // first of that type
};

struct Template {
  std::string name;  // file or built-in name, for reports
  std::string path;  // the file or folder it was read from; empty for a built-in
  std::shared_ptr<const TemplateBrand> brand;  // null: no kit was applied
  bool mirrored = false;                       // drawn from right to left (right_to_left.h)
  // What a built-in template looks like; null: as `default`, and of others.
  std::shared_ptr<const Theme> theme;
  // The colour slot of rules and edges, and of what stands out on the dark (Theme::mark).
  std::string mark = "accent1";
  Size page;
  std::vector<Layout> layouts;
  ooxml::ThemeFonts fonts;
  std::optional<ooxml::TableStyle>
      table_style;  // style of new tables; unset: the template has none
  Rect safe_area;   // 0.5 in margins and the footer band, or what the placeholders imply
  std::shared_ptr<const InheritedText>
      body_text;  // of the master's body: what text of a slide has that no placeholder holds
  std::shared_ptr<const InheritedText>
      text_box;  // properties inherited by shapes that are not placeholders
  // With sound content types and relationships, whatever the file had: see `faults`.
  std::shared_ptr<const ooxml::Package> package;
  // Of the file's archive and lists, by the rules of `deckle doctor`; and what was added to it so
  // that it can be used.
  DiagnosticSink faults;
};

// `path` is a file or a directory of parts, opened tolerantly: what has one sound reading is read,
// and listed in Template::faults. Errors as Package::open. A master or layout that is listed twice
// is read once. A template without any layout is given one with the placeholders of its first
// master (docs/decisions.md, 63), which is also listed; `package` then has that layout.
[[nodiscard]] Result<Template> read_template(const std::string& path, const Limits& limits = {});
// `budget` is that of the file.
[[nodiscard]] Result<Template> read_template(std::shared_ptr<const ooxml::Package> package,
                                             std::string name, Budget& budget);

// The built-in template in the look of a theme, by the theme's name: "default", "midnight" …
// NotFound otherwise; the message names the nearest.
[[nodiscard]] Result<Template> builtin_template(const std::string& id, SlideSize size);
// The same in the look of any theme.
[[nodiscard]] Result<Template> themed_template(std::shared_ptr<const Theme> theme, SlideSize size);
[[nodiscard]] std::vector<std::string> builtin_template_ids();

// The layout found for an id, and why: by exact name, else by its placeholders (docs/design.md,
// decision 13).
struct LayoutChoice {
  const Layout* layout = nullptr;  // never null for a template with layouts
  bool exact = false;
  // Own: it has the name, or what such a layout has. Other: what it lacks is computed. None: it has
  // nothing that was looked for, not even a title.
  enum class Match { Own, Other, None } match = Match::None;
  // Of one that is not exact: "no layout is named two_column; 'Two Content' is used, which has …".
  Message reason;
};
[[nodiscard]] LayoutChoice choose_layout(const Template& t, const std::string& layout_id);

// Colour by theme name (tx1, accent2 …; ink is dk1, paper lt1) or six hex digits, under a layout's
// colour map.
[[nodiscard]] Color resolve_color(const Layout& layout, const std::string& authored);

}  // namespace deckle::templates
