// Two by two fields, with the names of the axes below and at the left.

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "layout/icons/icon_piece.h"
#include "layout/icons/topic_icons.h"
#include "layout/lists/emphasis.h"
#include "layout/lists/heads.h"
#include "layout/lists/item_rows.h"
#include "layout/patterns/headed_items.h"
#include "layout/patterns/patterns.h"
#include "layout/text/contrast.h"
#include "layout/text/reading_direction.h"

namespace deckle::layout {
namespace {

// Ours: a field with an icon has it in a block at the side where its text begins.
constexpr double kInsetPt = 16, kIconPt = 40, kBlockPt = 68, kLeastFieldPt = 220;
constexpr double kGapPt = 12, kAxisPt = 28, kAxisTextPt = 16, kBarPt = 5, kArrowPt = 2, kTipPt = 10;
constexpr std::array<double, 9> kHeadSizesPt = {28, 26, 24, 22, 20, 20, 18, 16, 16};
constexpr std::array<double, 9> kTextSizesPt = {24, 24, 22, 20, 18, 16, 16, 15, 14};
// Ours, of the warning colour in the light: fields of what is bad are told apart by their ground
// too.
constexpr double kBadShare = 0.09;
// Ours, of the size: the least space above and below an item of a size that is not needed, and the most
// from one item to the next.
constexpr double kAiry = 0.2, kMostStep = 2.4;
constexpr std::size_t kAirySizes = 5;
constexpr double kHeadGapPt = 4, kTopPt = 12, kFootPt = 8;

// Text along an axis, with an arrow in the direction in which it grows.
void set_axis(PatternCanvas& canvas, PatternPart& part, const Rect& box, bool upright) {
  const Tones& tones = canvas.context.tones;
  const Color color = readable_on(canvas.context.text, canvas.context.text.layout.background_rgb);
  place_part(box, part);
  set_look({kAxisTextPt, kAxisTextPt, true, color, color, Align::Center, Anchor::Middle, 4, 2},
           part);
  if (upright) part.element.text.vert = VerticalText::Vert270;
  const Emu thin = emu_from_pt(kArrowPt), tip = emu_from_pt(kTipPt);
  if (upright) {
    const Emu x = box.right() - thin;
    add_decoration(canvas, canvas.behind, "axis", "rect", {x, box.y + tip, thin, box.h - tip},
                   tones.dark);
    add_decoration(canvas, canvas.behind, "axis tip", "triangle",
                   {x - tip / 2 + thin / 2, box.y, tip, tip}, tones.dark);
  } else {
    add_decoration(canvas, canvas.behind, "axis", "rect", {box.x, box.y, box.w - tip, thin},
                   tones.dark);
    ElementIr& end =
        add_decoration(canvas, canvas.behind, "axis tip", "triangle",
                       {box.right() - tip, box.y + thin / 2 - tip / 2, tip, tip}, tones.dark);
    end.transform.rotation = mirrors(canvas.context.text) ? 3 * kQuarterTurn : kQuarterTurn;
  }
}

std::string heading_of(const PatternCell& cell) {
  return searchable(cell.parts.front().element.text.paragraphs.front());
}

// Of all fields, or none: by their headings.
std::vector<std::string_view> icons_of(const PatternCanvas& canvas, double width_pt) {
  if (!may_have_icons(canvas.context.text, canvas.context.slide) || width_pt < kLeastFieldPt) return {};
  std::vector<std::string> headings;
  for (const PatternCell& cell : canvas.cells) headings.push_back(heading_of(cell));
  return topic_icons(headings);
}

// Items over what their headings leave of the fields, in rows that all fields share. `airy`: only with
// space around each of them. Fields that are no heading and items in one text stay as they are.
enum class Spread { Done, NoLists, NoRoom };
Spread spread_items(PatternCanvas& canvas, double size_pt, bool airy) {
  const std::optional<HeadedItems> texts = headed_items(canvas, 1);
  if (!texts) return Spread::NoLists;
  const std::vector<ColumnItems>& columns = texts->columns;
  const Emu field = canvas.cells.front().parts.front().element.box.h;
  std::size_t most = 0;
  for (const ColumnItems& column : columns)
    most = std::max(most, column.body->paragraphs.size() - 1);
  if (most < 2) return Spread::NoLists;
  const Emu above = emu_from_pt(kHeadGapPt);
  const Emu free = field - emu_from_pt(kTopPt + kFootPt) - texts->heading - above;
  const Emu wanted = emu_from_pt(size_pt * kMostStep * static_cast<double>(most));
  const double padding = airy ? kAiry * size_pt : 0;
  auto rows = share_rows(canvas.context.engine, columns, std::min(free, wanted), emu_from_pt(padding));
  if (!rows && !airy) rows = share_rows(canvas.context.engine, columns, free, Emu(0));
  if (!rows) return Spread::NoRoom;
  for (std::size_t i = 0; i < columns.size(); ++i)
    columns[i].body->paragraphs[1].style.space_before.value = to_pt(above + rows->above[i]);
  return Spread::Done;
}

}  // namespace

PatternResult draw_matrix(PatternCanvas& canvas) {
  if (canvas.cells.size() != 4) return PatternResult::NoRoom;
  if (!has_texts_alone(canvas, 2)) return PatternResult::Grouped;
  const Tones& tones = canvas.context.tones;
  PatternPart* x_axis = nullptr;
  PatternPart* y_axis = nullptr;
  for (PatternPart& part : canvas.others) {
    if (part.source->role == "axis_x") x_axis = &part;
    if (part.source->role == "axis_y") y_axis = &part;
  }
  if (canvas.others.size() >
      static_cast<std::size_t>(x_axis != nullptr) + static_cast<std::size_t>(y_axis != nullptr))
    return PatternResult::Grouped;
  Rect fields = canvas.area;
  const Emu axis = emu_from_pt(kAxisPt), gap = emu_from_pt(kGapPt);
  if (y_axis != nullptr) {
    fields.x += axis + gap;
    fields.w -= axis + gap;
  }
  if (x_axis != nullptr) fields.h -= axis + gap;
  const std::vector<Rect> rows = cut_rows(fields, 2, kGapPt);
  const std::vector<Color> fills = take_fills(canvas, tones.light);
  std::vector<Color> grounds = fills;
  std::array<bool, 4> bad{};
  // Themes that outline their light cards would leave tinted fields without.
  const templates::Theme* theme = canvas.context.text.t.theme.get();
  const bool tints = theme == nullptr || theme->cards == templates::CardForm::Bar ||
                     theme->cards == templates::CardForm::Plain;
  for (std::size_t i = 0; i < 4; ++i) {
    bad[i] = names_what_is_bad(heading_of(canvas.cells[i]));
    if (tints && bad[i] && fills[i] == tones.light)
      grounds[i] = {{}, mixed_color(tones.light.rgb, tones.warning.rgb, kBadShare)};
  }
  const std::vector<std::string_view> icons =
      icons_of(canvas, to_pt(cut_columns(rows.front(), 2, kGapPt).front().w));
  const Emu bar = emu_from_pt(icons.empty() ? kBarPt : kBlockPt);
  const double least = text_contrast(canvas.context.text);
  for (std::size_t size = 0; size < kHeadSizesPt.size(); ++size) {
    bool ok = true;
    Emu free = rows.front().h;
    for (std::size_t i = 0; i < 4 && ok; ++i) {
      const Rect box = cut_columns(rows[i / 2], 2, kGapPt)[i % 2];
      Rect inner{box.x + bar, box.y, box.w - bar, box.h};
      std::vector<PatternPart>& parts = canvas.cells[i].parts;
      Emu y = inner.y;
      for (std::size_t k = 0; k < parts.size(); ++k) {
        PatternPart& part = parts[k];
        place_part({inner.x, y, inner.w, inner.bottom() - y}, part);
        const bool head = k == 0;
        const Color text = text_on(canvas, grounds[i]);
        const Color usual = bad[i] ? tones.warning : tones.accent;
        const Color head_color =
            fills[i] == tones.light ? legible_on(usual, grounds[i].rgb, least) : text;
        const bool alone = parts.size() == 1 && part.element.text.paragraphs.size() == 1;
        set_look({head ? kHeadSizesPt[size] : kTextSizesPt[size], kTextSizesPt[size], head,
                  head ? head_color : text, text, Align::Left, alone ? Anchor::Middle : Anchor::Top,
                  kInsetPt, k == 0 ? kTopPt : 0.0},
                 part);
        ok = ok && fits(canvas, part);
        if (k + 1 < parts.size()) {
          part.element.box.h = needed_height(canvas, part) - part.element.text.insets.bottom / 2;
          y += part.element.box.h;
        } else {
          free = std::min(free, inner.bottom() - y - needed_height(canvas, part));
        }
      }
    }
    if (!ok) continue;
    const Spread spread = spread_items(canvas, kTextSizesPt[size], size < kAirySizes);
    if (spread == Spread::NoRoom) continue;
    if (spread == Spread::NoLists) static_cast<void>(spread_details(canvas, free));
    for (std::size_t i = 0; i < 4; ++i) {
      const Rect box = cut_columns(rows[i / 2], 2, kGapPt)[i % 2];
      add_decoration(canvas, canvas.behind, "field", "rect", box, grounds[i]);
      // Where both axes are high, at the top right, is what the matrix is about.
      const bool best = (x_axis != nullptr || y_axis != nullptr) && i == 1;
      const Color side_color = bad[i] ? tones.warning : best ? tones.accent : tones.dark;
      add_decoration(canvas, canvas.behind, icons.empty() ? "bar" : "block", "rect",
                     {box.x, box.y, bar, box.h}, side_color);
      if (icons.empty()) continue;
      const ElementIr& head = canvas.cells[i].parts.front().element;
      const Emu side = emu_from_pt(kIconPt);
      ElementIr icon = icon_piece(
          icons[i], {box.x + (bar - side) / 2, box.y + (box.h - side) / 2, side, side},
          text_on(canvas, side_color), head);
      icon.z = canvas.z + 1;
      canvas.over.push_back(std::move(icon));
    }
    if (x_axis != nullptr)
      set_axis(canvas, *x_axis, {fields.x, fields.bottom() + gap, fields.w, axis}, false);
    if (y_axis != nullptr)
      set_axis(canvas, *y_axis, {canvas.area.x, fields.y, axis, fields.h}, true);
    return PatternResult::Drawn;
  }
  return PatternResult::NoRoom;
}

}  // namespace deckle::layout
