#pragma once
// The looks of cover, section, quotation, closing slide and content pages: what a form of a theme
// draws, and where its texts are. One function a page, one case a form.
//
// Points, on a page that is 540 high and 960 or 720 wide; every box of text on the 4 pt grid.

#include <optional>
#include <vector>

#include "templates/theme_shapes.h"

namespace deckle::templates {

// Where a cover or a closing slide has space for an icon of its subject, and what is behind it there.
struct CoverIcon {
  enum class Behind { Page, Dark, Accent };
  enum class Paint { Accent, Second };  // on dark and on the page
  double x = 0, y = 0;                  // its middle
  double side = 0;
  Behind behind = Behind::Page;
  Paint paint = Paint::Accent;
  bool above_title = false;  // above the lines of the title, wherever they begin; `y` is not used then
  double disc = 0;           // radius of a disc in the accent that is drawn with it; 0: none
};

struct SheetLook {
  SheetPaint background;
  SheetPaint foot;  // date, footer and number
  std::vector<SheetShape> shapes;
  std::vector<SheetText> texts;
  std::optional<SheetText> number = std::nullopt;  // of a section
  double foot_x = 0;                               // where the footer begins; 0: as it is
  std::optional<CoverIcon> icon = std::nullopt;    // of a cover or a closing slide
};

// The page that the theme's form draws; nothing where it is that of the template as it is stored.
[[nodiscard]] std::optional<SheetLook> cover_look(const Theme& theme, double page_width);
[[nodiscard]] std::optional<SheetLook> section_look(const Theme& theme, double page_width);
[[nodiscard]] std::optional<SheetLook> quote_look(const Theme& theme, double page_width);
[[nodiscard]] std::optional<SheetLook> closing_look(const Theme& theme, double page_width);
// The closing slide with next steps: its title is at the top.
[[nodiscard]] std::optional<SheetLook> closing_steps_look(const Theme& theme, double page_width);

// Where titles are on a band at the top of content slides; as far from the band's other edge.
inline constexpr double kHeadTitleTopPt = 24;

// What the master draws on content slides.
[[nodiscard]] std::vector<SheetShape> content_shapes(const Theme& theme, double page_width);

}  // namespace deckle::templates
