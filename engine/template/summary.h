#pragma once
// What a template offers, as plain values: for people, as JSON, and to compare two templates.
//
// Every number that is not a count is rounded to two decimals (rounded()), half away from zero, so
// that a summary that was written and read again equals the one that it was made from. Lengths are
// px, 96 to the inch; sizes of text are points. The same template gives the same summary.

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "slidespec/core/message.h"
#include "slidespec/core/result.h"
#include "slidespec/ir/text_ir.h"
#include "slidespec/limits/limits.h"
#include "templates/template.h"

namespace deckle::engine {

[[nodiscard]] double rounded(double value);

struct BoxPx {
  double x = 0, y = 0, w = 0, h = 0;
  friend bool operator==(const BoxPx&, const BoxPx&) = default;
};
[[nodiscard]] BoxPx box_px(const Rect& box);

struct InsetsPx {
  double left = 0, top = 0, right = 0, bottom = 0;
  friend bool operator==(const InsetsPx&, const InsetsPx&) = default;
};

// Heading or body faces of a theme. An empty face is left to those by script: "Hang", "Jpan" …
struct FacesSummary {
  FontFaces faces;
  std::map<std::string, std::string> by_script;
  friend bool operator==(const FacesSummary&, const FacesSummary&) = default;
};

// The text of one level, everything effective.
struct LevelSummary {
  double size_pt = 0;
  FontFaces fonts;
  bool bold = false, italic = false;
  std::string color;      // the theme's name for it; empty: none
  std::uint32_t rgb = 0;  // what it is
  std::string align;      // left, center, right, justify
  SpacingIr line_spacing, space_before;
  std::string bullet;  // the character, or of a numbered list ST_TextAutonumberScheme
  bool numbered = false;
  double margin = 0, indent = 0;  // px
  friend bool operator==(const LevelSummary&, const LevelSummary&) = default;
};

struct PlaceholderSummary {
  std::string type;  // ST_PlaceholderType; "obj" where the file has none
  std::uint32_t idx = 0;
  std::string name;
  BoxPx box;
  InsetsPx insets;
  std::string anchor;   // top, middle, bottom
  std::string autofit;  // none, shrink_text, resize_shape
  bool vertical = false;
  std::optional<std::uint32_t> fill;
  std::vector<LevelSummary> levels;  // those that layout or master define, at most five
  std::string prompt;
  friend bool operator==(const PlaceholderSummary&, const PlaceholderSummary&) = default;
};

// A place for an element of a spec (layout::SlotDescription).
struct SlotSummary {
  std::string role;
  BoxPx box;
  double size_pt = 0;             // 0: it holds no text
  int lines = 0, characters = 0;  // Hangul in a line; about twice as many Latin letters
  bool placeholder = false;       // the template's own
  friend bool operator==(const SlotSummary&, const SlotSummary&) = default;
};

// A shape that shows through on slides.
struct ShapeSummary {
  std::string name;
  std::string kind;  // shape, picture, line, frame
  BoxPx box;
  friend bool operator==(const ShapeSummary&, const ShapeSummary&) = default;
};

struct MasterSummary {
  std::string part;
  std::string theme;  // its name
  std::uint32_t background = 0xFFFFFF;
  std::map<std::string, std::uint32_t> colors;   // dk1, lt1, dk2, lt2, accent1 … folHlink
  std::map<std::string, std::string> color_map;  // "bg1" → "lt1"
  FacesSummary heading, body;
  std::vector<LevelSummary> title_levels, body_levels;  // of its text styles
  LevelSummary text_box;                                // text outside placeholders
  std::vector<ShapeSummary> shapes;
  friend bool operator==(const MasterSummary&, const MasterSummary&) = default;
};

struct LayoutSummary {
  std::string name, type, part, master;
  bool shows_master = true;  // shapes of the master show through
  std::uint32_t background = 0xFFFFFF, text = 0;
  std::vector<PlaceholderSummary> placeholders;
  std::vector<SlotSummary> slots;  // as a spec that names the layout gets them
  std::vector<ShapeSummary> shapes;
  friend bool operator==(const LayoutSummary&, const LayoutSummary&) = default;
};

// One of the nine ids that every template understands.
struct LayoutIdSummary {
  std::string id;
  std::string layout, part;  // of the layout that is used for it
  Message reason;            // why, where it has another name
  std::vector<SlotSummary> slots;
};

// A small picture in a corner of at least a third of the layouts.
struct LogoSummary {
  std::string part;   // "ppt/media/image1.png"
  std::string place;  // top_left, top_right, bottom_left, bottom_right
  BoxPx box;
  std::size_t layouts = 0;  // that show it
};

struct TemplateSummary {
  std::string name;
  double page_w = 0, page_h = 0;
  BoxPx safe_area;
  std::vector<MasterSummary> masters;
  std::vector<LayoutIdSummary> ids;
  std::vector<LayoutSummary> layouts;
  std::optional<LogoSummary> logo;
  std::string table_style;  // id of the style of new tables; empty: the template has none
  std::size_t slides = 0;   // samples
  std::vector<std::pair<std::string, std::size_t>> sections;  // name, number of slides
  bool notes_master = false, handout_master = false;
  std::size_t media_files = 0;
  std::uint64_t media_bytes = 0;
  std::vector<std::string> embedded_fonts, macros, embedded_objects;
  std::vector<std::string> external_links;  // targets, without hyperlinks; sorted
};

// Errors as templates::read_template(); they are rare, since that has read the same parts. `limits`
// are those of one input.
[[nodiscard]] Result<TemplateSummary> summarize(const templates::Template& t, const Limits& limits);

}  // namespace deckle::engine
