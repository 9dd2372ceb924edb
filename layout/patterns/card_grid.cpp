// Points of equal weight as cards: a heading, and what it says below.

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "layout/counts/draw_counts.h"
#include "layout/fill/optical.h"
#include "layout/icons/icon_piece.h"
#include "layout/icons/topic_icons.h"
#include "layout/lists/card_accents.h"
#include "layout/lists/emphasis.h"
#include "layout/lists/few_words.h"
#include "layout/lists/item_rows.h"
#include "layout/patterns/headed_items.h"
#include "layout/patterns/patterns.h"
#include "layout/text/contrast.h"
#include "slidespec/core/utf8.h"

namespace deckle::layout {
namespace {

constexpr double kBarPt = 5, kMinWidthPt = 140, kInsetPt = 16;
constexpr double kMostGlyphPt = 60;   // ours: of a count
constexpr double kIconPt = 84;  // ours: of the disc of an icon, at least
// Ours: of what the text leaves free, the part that the disc takes; its most; of the rest the part above
// it. An icon at the top and its text at the foot were read as two things with a hole between them.
constexpr double kFreeOfIcon = 0.4, kMostIconPt = 128, kAboveIconShare = 0.3;
constexpr double kLeastShare = 0.92, kLeastBareShare = 0.58;  // of the area's height, for one row of cards; ours
constexpr double kAboveText = 0.4;    // ours, of what the text leaves free
constexpr std::array<double, 6> kHeadSizesPt = {28, 24, 22, 20, 18, 16};
constexpr std::array<double, 6> kFigureSizesPt = {40, 36, 32, 28, 24, 20};  // of heads that are figures
constexpr std::size_t kLongestFigure = 10;  // ours, in characters
constexpr std::array<double, 6> kTextSizesPt = {24, 22, 20, 18, 16, 14};

// "86석", "$48K": each head begins with a digit, or a sign and a digit.
bool have_figures(const PatternCanvas& canvas) {
  return std::all_of(canvas.cells.begin(), canvas.cells.end(), [](const PatternCell& cell) {
    const std::string head = searchable(cell.parts.front().element.text.paragraphs.front());
    const std::size_t digit = head.find_first_of("0123456789");
    return digit != std::string::npos && utf8::length(std::string_view(head).substr(0, digit)) <= 1 &&
           utf8::length(head) <= kLongestFigure;
  });
}

// Of all cards, or none, by the first paragraph of each.
std::vector<std::string_view> icons_of(const PatternCanvas& canvas) {
  if (!may_have_icons(canvas.context.text, canvas.context.slide)) return {};
  std::vector<std::string> headings;
  for (const PatternCell& cell : canvas.cells)
    headings.push_back(searchable(cell.parts.front().element.text.paragraphs.front()));
  return topic_icons(headings);
}

void add_icon(PatternCanvas& canvas, std::string_view icon, const Rect& box, const Color& fill,
              std::size_t cell) {
  const ElementIr& head = canvas.cells[cell].parts.front().element;
  const ParagraphIr& paragraph = head.text.paragraphs.front();
  const Color color =
      paragraph.runs.empty() ? paragraph.end.color : paragraph.runs.front().style.color;
  int z = canvas.z;
  for (ElementIr& piece : icon_on_disc(icon, box, color, fill, head)) {
    piece.z = ++z;
    canvas.over.push_back(std::move(piece));
  }
}

// The count that the text below the heading says, where that is one sentence.
std::optional<CountDrawing> count_on(const PatternCanvas& canvas, std::size_t cell,
                                     std::string_view icon) {
  if (!may_draw_counts(canvas.context.text, canvas.context.slide)) return std::nullopt;
  std::vector<std::string> texts;
  for (const PatternPart& part : canvas.cells[cell].parts) {
    for (const ParagraphIr& paragraph : part.element.text.paragraphs)
      texts.push_back(searchable(paragraph));
  }
  return texts.size() == 2 ? count_drawing(texts.back(), icon) : std::nullopt;
}

// In the place of the icon, over the width of the card. Whether there was space.
bool add_count(PatternCanvas& canvas, const CountDrawing& count, const Rect& area, bool right,
               const Color& fill, std::size_t cell) {
  const ElementIr& head = canvas.cells[cell].parts.front().element;
  const ParagraphIr& paragraph = head.text.paragraphs.front();
  const Color color =
      paragraph.runs.empty() ? paragraph.end.color : paragraph.runs.front().style.color;
  std::vector<ElementIr> pieces = draw_count(
      count, area, emu_from_pt(kMostGlyphPt), right ? CountAlign::Right : CountAlign::Left,
      count_colors(color, fill, color), head);
  for (ElementIr& piece : pieces) {
    piece.z = canvas.z + 1;
    canvas.over.push_back(std::move(piece));
  }
  return !pieces.empty();
}

// Ours: above the rows of a card's items and below them, and above and below each at least.
constexpr double kRowsAbovePt = 4, kRowsFootPt = 10, kItemPaddingPt = 4, kLeastInRowsPt = 18;
constexpr double kBetweenItemsPt = 0.75, kBetweenShare = 0.18;  // lines, of the text on the card

struct CardRows {
  ItemRows rows;
  Emu top;  // of the rows, from the top of a card
};

// Lines tell items of one level apart; markers before them would say it twice.
void drop_markers(TextBodyIr& body) {
  const int level = body.paragraphs[1].level;
  for (std::size_t i = 1; i < body.paragraphs.size(); ++i) {
    const ParagraphIr& item = body.paragraphs[i];
    if (item.level != level || item.style.bullet.kind != ListKind::Bullet) return;
  }
  for (std::size_t i = 1; i < body.paragraphs.size(); ++i) {
    ParagraphStyle& style = body.paragraphs[i].style;
    style.bullet = {};
    style.margin_left = style.indent = Emu(0);
  }
}

// Cards that each hold a heading and several items, in one text: the items in rows that all share, from
// below the headings to the foot. `from`: the top of the texts in a card of that height.
std::optional<CardRows> rows_of_cards(PatternCanvas& canvas, Emu from, Emu height) {
  const std::optional<HeadedItems> texts = headed_items(canvas, 2);
  if (!texts) return std::nullopt;
  Emu inset;
  for (const ColumnItems& column : texts->columns) inset = std::max(inset, column.body->insets.top);
  CardRows out;
  out.top = from + inset + texts->heading + emu_from_pt(kRowsAbovePt);
  std::vector<TextBodyIr> marked;
  for (const ColumnItems& column : texts->columns) {
    marked.push_back(*column.body);
    drop_markers(*column.body);
  }
  auto rows = share_rows(canvas.context.engine, texts->columns,
                         height - out.top - emu_from_pt(kRowsFootPt), emu_from_pt(kItemPaddingPt));
  if (!rows) {
    for (std::size_t i = 0; i < marked.size(); ++i)
      *texts->columns[i].body = std::move(marked[i]);
    return std::nullopt;
  }
  out.rows = std::move(*rows);
  for (std::size_t i = 0; i < texts->columns.size(); ++i) {
    const ColumnItems& column = texts->columns[i];
    // The rows have the space down to the foot: what is below them belongs to no inset.
    column.body->insets.bottom = Emu(0);
    column.body->paragraphs[1].style.space_before.value =
        to_pt(texts->heading - heading_height(canvas, column) + emu_from_pt(kRowsAbovePt) +
              out.rows.above[i]);
  }
  return out;
}

void add_lines_between(PatternCanvas& canvas, const CardRows& rows, std::size_t cell, const Rect& card,
                       const Color& fill) {
  const Color color{{}, mixed_color(fill.rgb, text_on(canvas, fill).rgb, kBetweenShare)};
  const Emu inset = emu_from_pt(kInsetPt);
  for (std::size_t row = 1; row < rows.rows.counts[cell]; ++row) {
    add_decoration(canvas, canvas.behind, "line", "rect",
                   {card.x + inset, card.y + rows.top + rows.rows.edges[row], card.w - inset * 2,
                    emu_from_pt(kBetweenItemsPt)},
                   color);
  }
}

}  // namespace

PatternResult draw_card_grid(PatternCanvas& canvas) {
  const std::size_t count = canvas.cells.size();
  if (count < 2 || count > 12) return PatternResult::NoRoom;
  if (!has_texts_alone(canvas, 2)) return PatternResult::Grouped;
  const Tones& tones = canvas.context.tones;
  const double gap_pt = to_pt(canvas.context.frame.gutter);
  std::vector<Color> fills = take_fills(canvas, tones.light);
  std::vector<Color> accents(count, legible_on(tones.accent, tones.light.rgb, kMinContrast));
  std::vector<bool> light;
  for (std::size_t i = 0; i < count; ++i) {
    const auto& all = canvas.context.card_accents;
    const auto accent = all.find(canvas.cells[i].parts.front().source->element_id);
    if (accent != all.end()) {
      const CardTones own = card_tones(canvas.context.text, tones, &accent->second, false);
      fills[i] = own.fill;
      accents[i] = own.accent;
    }
    light.push_back(accent != all.end() || fills[i] == tones.light);
  }
  std::vector<std::string_view> icons = icons_of(canvas);
  const std::array<double, 6>& head_sizes = have_figures(canvas) ? kFigureSizesPt : kHeadSizesPt;
  for (const std::size_t rows : {std::size_t{1}, std::size_t{2}, std::size_t{3}}) {
    const std::size_t across = (count + rows - 1) / rows;
    if (across > 4 || (rows > 1 && across < 2)) continue;
    const std::vector<Rect> bands = cut_rows(canvas.area, rows, gap_pt);
    const std::vector<Rect> columns = cut_columns(canvas.area, across, gap_pt);
    if (to_pt(columns.front().w) < kMinWidthPt) continue;
    // First in rows that the cards share, then as text.
    for (std::size_t step = 0; step < kHeadSizesPt.size() * 2; ++step) {
      const std::size_t size = step % kHeadSizesPt.size();
      const bool shared = step < kHeadSizesPt.size();
      if (shared && (rows > 1 || kTextSizesPt[size] < kLeastInRowsPt)) continue;
      bool ok = true;
      Emu tallest;
      for (std::size_t i = 0; i < count; ++i) {
        Emu y = bands.front().y + emu_from_pt(kBarPt);
        if (!icons.empty()) y += emu_from_pt(kInsetPt + kIconPt);
        const Emu bottom = bands.front().bottom();
        std::vector<PatternPart>& parts = canvas.cells[i].parts;
        for (std::size_t k = 0; k < parts.size(); ++k) {
          PatternPart& part = parts[k];
          place_part({columns[i % across].x, y, columns[i % across].w, bottom - y}, part);
          const bool head = k == 0 && (parts.size() > 1 || part.element.text.paragraphs.size() > 1);
          const Color text = text_on(canvas, fills[i]);
          const Color head_color = head && light[i] ? accents[i] : text;
          set_look({k == 0 ? head_sizes[size] : kTextSizesPt[size], kTextSizesPt[size], k == 0,
                    head_color, text, Align::Left, Anchor::Top, kInsetPt, k == 0 ? kInsetPt : 0.0},
                   part);
          ok = ok && fits(canvas, part);
          part.element.box.h = needed_height(canvas, part);
          if (k + 1 < parts.size()) part.element.box.h -= part.element.text.insets.bottom / 2;
          y += part.element.box.h;
        }
        tallest = std::max(tallest, y - bands.front().y);
      }
      if (!ok || tallest > bands.front().h) continue;
      const auto n = static_cast<std::int64_t>(rows);
      const Emu gap = emu_from_pt(gap_pt);
      const double share = icons.empty() ? kLeastBareShare : kLeastShare;
      const Emu least = emu_from_pt(to_pt(canvas.area.h) * share / static_cast<double>(rows));
      const Emu height =
          shared ? bands.front().h : snap(std::min(bands.front().h, std::max(tallest, least)));
      const Emu top = optical_top(height * n + gap * (n - 1), canvas.area);
      const Emu from = canvas.cells.front().parts.front().element.box.y - bands.front().y;
      const std::optional<CardRows> in_rows =
          shared ? rows_of_cards(canvas, from, height) : std::nullopt;
      if (shared && !in_rows) continue;
      const Emu text = in_rows ? height : tallest + spread_details(canvas, height - tallest);
      for (std::size_t i = 0; i < count; ++i) {
        const Emu y = top + (height + gap) * static_cast<std::int64_t>(i / across);
        const Rect& column = columns[i % across];
        // Text in a high card stands a little above its middle, directly below its icon, which grows.
        const Emu free = std::max(Emu(0), height - text);
        const bool below_icon = !icons.empty() && !in_rows;
        const Emu more = below_icon ? snap(std::min(emu_from_pt(to_pt(free) * kFreeOfIcon),
                                                    emu_from_pt(kMostIconPt - kIconPt)))
                                    : Emu(0);
        const Emu above = snap(
            emu_from_pt(to_pt(free - more) * (below_icon ? kAboveIconShare : kAboveText)));
        const Emu down = above + more;
        for (PatternPart& part : canvas.cells[i].parts)
          part.element.box.y += y - bands.front().y + down;
        if (!icons.empty()) {
          const TextBodyIr& head = canvas.cells[i].parts.front().element.text;
          const bool right = picture_align(canvas.context, head) == CountAlign::Right;
          const Emu side = emu_from_pt(kIconPt) + more, inset = emu_from_pt(kInsetPt);
          const std::optional<CountDrawing> counted = count_on(canvas, i, icons[i]);
          const Rect wide{column.x + inset, y + above + emu_from_pt(kBarPt) + inset,
                          column.w - inset * 2, side};
          if (!counted || !add_count(canvas, *counted, wide, right, fills[i], i))
            add_icon(canvas, icons[i],
                     {right ? column.right() - inset - side : column.x + inset,
                      y + above + emu_from_pt(kBarPt) + inset, side, side},
                     fills[i], i);
        }
        canvas.cells[i].parts.back().element.box.h =
            y + height - canvas.cells[i].parts.back().element.box.y;
        const Rect card{column.x, y, column.w, height};
        add_decoration(canvas, canvas.behind, "card", "rect", card, fills[i]);
        if (in_rows) add_lines_between(canvas, *in_rows, i, card, fills[i]);
        if (light[i])
          add_decoration(canvas, canvas.behind, "bar", "rect",
                         {column.x, y, column.w, emu_from_pt(kBarPt)}, accents[i]);
      }
      return PatternResult::Drawn;
    }
  }
  return PatternResult::NoRoom;
}

}  // namespace deckle::layout
