#pragma once
// Icons beside the heads of rows and on the headings of columns.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "layout/counts/draw_counts.h"
#include "layout/lists/list_drawing.h"

namespace deckle::layout {

// One for each head, by what it names; empty: one of them names nothing that an icon surely shows,
// or the slide is to have none.
[[nodiscard]] std::vector<std::string_view> icons_of_heads(const ListContext& context,
                                                           const std::vector<std::string>& heads);

// The same for sentences without heads.
[[nodiscard]] std::vector<std::string_view> icons_of_sentences(
    const ListContext& context, const std::vector<std::string>& sentences);

// A piece of the list; square, in the middle of `box`, which may be wider.
[[nodiscard]] ElementIr list_icon(const DrawnList& drawn, std::string_view icon, const Rect& box,
                                  const Color& color);

// The count that each text says, where its slide may have counts; `icons`: what their places would
// show, one for each text, or empty.
[[nodiscard]] std::vector<std::optional<CountDrawing>> counts_of_texts(
    const ListContext& context, const std::vector<std::string>& texts,
    const std::vector<std::string_view>& icons);

// A panel of the dark, and where on it a picture is: in the middle, or `inset` from a side, where
// the words below it begin.
struct PicturePanel {
  Rect box;
  CountAlign align = CountAlign::Center;
  Emu inset;
};

// A square of that side on the panel.
[[nodiscard]] Rect place_on(const PicturePanel& panel, Emu side);

// On the panel, `above` the list in z: the count, else the icon with `side`.
void put_on_panel(const ListContext& context, const std::optional<CountDrawing>& count,
                  std::string_view icon, const PicturePanel& panel, Emu side, int above,
                  DrawnList& drawn);

// Whether the title says that the list is not done, and the slide may have signs for that.
[[nodiscard]] bool lists_not_done(const ListContext& context);
// What each names, all different; an empty name where it names nothing, or the same as one before
// it.
[[nodiscard]] std::vector<std::string_view> icons_of_not_done(
    const std::vector<std::string>& sentences);
// The sign that forbids in a square `box`, over the icon.
void put_not_done(const ListContext& context, std::string_view icon, const Rect& box, int above,
                  DrawnList& drawn);

// Adds the pieces of a count or a sign to those of the list.
void add_pieces(std::vector<ElementIr> pieces, int above, DrawnList& drawn);

}  // namespace deckle::layout
