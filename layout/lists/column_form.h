#pragma once
// How columns of a heading and its items look: stages in time, whose items are on chips that become
// paler; two sides, each on a surface of its own with its items on tiles; or all alike, with their headings on bands
// (docs/decisions.md, decision 187). What ColumnCards and the pattern "comparison" share.
//
// Lengths are points. All sizes are ours.

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "layout/lists/item_rows.h"
#include "layout/lists/list_drawing.h"
#include "layout/lists/time_stages.h"

namespace deckle::layout {

enum class ColumnForm { Bands, Sides, Stages };

// Of columns with these headings, made from these elements. Bands where their author chose colours
// or a ratio, or layout_hints.main_card is false.
[[nodiscard]] ColumnForm column_form(const ListContext& context,
                                     const std::vector<std::string>& headings,
                                     const std::vector<const Element*>& sources);

// Names of the cards behind whole columns, by which layout/weight knows them.
inline constexpr std::string_view kSideCard = "side card", kStageCard = "stage card";
// … and of the tile behind each item of a side.
inline constexpr std::string_view kSideTile = "side tile";
// The first of them; null: the slide has none.
[[nodiscard]] const ElementIr* column_card(std::string_view name, const SlideIr& slide);

// Bands take over where they have larger words than a form whose words would be smaller than this.
inline constexpr double kLeastOwnPt = 20;

inline constexpr double kSideDiscPt = 56, kSideIconGapPt = 14;  // before a heading
inline constexpr double kSidePaddingPt = 14;                    // above and below the disc
inline constexpr double kSideHeadingPaddingPt = 14;             // and a heading without one
inline constexpr double kStageHeadPt = 10;                      // below the heading
inline constexpr double kChipGapPt = 10;
inline constexpr double kMostChipRowPt = 124;  // with the gap below the chip
inline constexpr double kMostTwoTileRowPt = 148;   // of two sides with two items at most
inline constexpr double kMostLoneChipRowPt = 220;  // of columns with one item each
// The largest size of items in chips, and of those of two sides, by the number of a column's items.
inline constexpr std::array<double, 4> kChipTextPt = {28, 24, 24, 22};
inline constexpr std::array<double, 5> kSideTextPt = {28, 24, 24, 24, 22};

struct StageRoom {
  double edge_pt;               // from the edge of a card to its chips
  double chip_pt;               // from the edge of a chip to its text
  double mark_pt, mark_gap_pt;  // the disc before the heading
};
// Less on narrow cards, which hold a word or two.
[[nodiscard]] StageRoom stage_room(Emu width);

struct ChipLook {
  enum class Edge { None, Solid, Dashed };
  Color fill, text, accent;  // accent: of figures and dates
  Color edge_color;
  Edge edge = Edge::None;
};

// The chips of each stage: what is done on the dark, the present one on the accent, later ones on
// tints, the last of several outlined; "later" in dashes, as what is not sure.
[[nodiscard]] std::vector<ChipLook> chip_looks(const ListContext& context,
                                               const std::vector<TimeStage>& stages);

// The tile behind each item of two sides, in the colour of the page. Unset: it can hardly be told from the
// card.
[[nodiscard]] std::optional<ChipLook> side_tile(const ListContext& context);

// Fill and line of a chip, or of the disc before the heading (`mark`).
void set_chip(const ChipLook& look, bool mark, ElementIr& piece);

// Behind the items of a column; `top` is where its rows begin.
[[nodiscard]] std::vector<Rect> chip_boxes(const ItemRows& rows, std::size_t column,
                                           const Rect& card, Emu top);
// The disc before a heading whose line is `line` high, at the top of the card.
[[nodiscard]] Rect stage_mark_box(const Rect& card, Emu line);

// Bold, and in the accent of the chip: the figure, else the date of an item that is to come.
void emphasise_on_chip(const ListContext& context, const TimeStage& stage, const ChipLook& look,
                       bool colored, ParagraphIr& paragraph);

}  // namespace deckle::layout
