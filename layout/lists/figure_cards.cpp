#include "layout/lists/figure_cards.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>

#include "layout/lists/emphasis.h"
#include "layout/lists/figure_card_pieces.h"
#include "layout/lists/figure_units.h"
#include "layout/lists/figures.h"
#include "layout/lists/share_bar.h"
#include "layout/text/contrast.h"
#include "slidespec/geometry/preset_paths.h"
#include "slidespec/ir/text_sizes.h"

namespace deckle::layout {
namespace {

constexpr double kFirstValuePt = 36;  // before the card has its box
constexpr double kNarrowCardInsetPt = 8, kBarPt = 5;

void set_bold(ParagraphIr& paragraph, bool bold) {
  for (RunIr& run : paragraph.runs) run.style.bold = bold;
  paragraph.end.bold = bold;
}

// Ours: the largest values that cards may have with icons beside.
constexpr std::array<double, 3> kValuesWithIconsPt = {44, 40, 36};
constexpr double kValuesWithBarsPt = 54;  // ours, likewise

void set_sizes(const std::vector<FigureCard>& cards, const CardSizes& sizes, SlideIr& slide) {
  for (const FigureCard& card : cards) {
    TextBodyIr& text = slide.elements[card.index].text;
    set_value_size(text.paragraphs[static_cast<std::size_t>(card.parts.value)], sizes.value_pt);
    set_labels(card.parts, sizes.value_pt, text);
  }
}

std::optional<double> share_on(const TextBodyIr& text, const FigureParts& parts) {
  const std::vector<std::string> texts = texts_of(text);
  const auto value = static_cast<std::size_t>(parts.value);
  std::vector<std::size_t> order{value};  // "€412K", "spent of €690K", "60%": the last one
  for (std::size_t i = 0; i < texts.size(); ++i) {
    if (i != value) order.push_back(i);
  }
  for (const std::size_t i : order) {
    std::string label;
    for (const std::size_t other : order) {
      if (other != i) label += texts[other] + "\n";
    }
    if (const auto share = share_of(texts[i], label)) return share;
  }
  return std::nullopt;
}

bool has_share(const FigureCard& card, const SlideIr& slide) {
  return share_on(slide.elements[card.index].text, card.parts).has_value();
}

bool have_shares(const std::vector<FigureCard>& cards, const SlideIr& slide) {
  return std::any_of(cards.begin(), cards.end(),
                     [&slide](const FigureCard& card) { return has_share(card, slide); });
}

// A card with a bar and a pill has no other place for the bar, and all bars are in one line.
bool bars_at_foot(const std::vector<FigureCard>& cards, const SlideIr& slide) {
  return std::any_of(cards.begin(), cards.end(), [&slide](const FigureCard& card) {
    return card.parts.change >= 0 && has_share(card, slide);
  });
}

struct Settled {
  CardSizes sizes;
  FigurePictures pictures;
  IconPlace place = IconPlace::None;
  Emu figures;  // the height of figure, label and pill
};

// Sets the sizes. Icons beside figures have space where these are a little smaller.
Settled settle(const ListContext& context, const std::vector<FigureCard>& cards,
               const CardSizes& largest, const FigurePictures& pictures, double most_pt,
               SlideIr& slide) {
  // Values of one row have one top, whether or not a pill is below them.
  const bool pills = largest.pills &&
                     std::any_of(cards.begin(), cards.end(),
                                 [](const FigureCard& card) { return card.parts.change >= 0; });
  // The bars of shares are where others have their pill.
  const bool bars_in_row = largest.pills && have_shares(cards, slide) && !bars_at_foot(cards, slide);
  const bool row = pills || bars_in_row;
  const auto settled = [&](CardSizes sizes) {
    Settled out;
    out.sizes = sizes;
    out.sizes.pills = largest.pills;
    out.sizes.above_pill = above_pill(slide, cards, sizes);
    out.figures =
        sizes.tallest + (row ? out.sizes.above_pill + emu_from_pt(kPillHeightPt) : Emu(0));
    set_sizes(cards, sizes, slide);
    return out;
  };
  if (pictures.icons.empty()) return settled(largest);
  for (const double most : {most_pt, kValuesWithIconsPt[0], kValuesWithIconsPt[1],
                            kValuesWithIconsPt[2]}) {
    const std::optional<CardSizes> sizes = sizes_for(context, slide, cards, pills, most);
    if (!sizes) break;
    Settled out = settled(*sizes);
    out.place = place_of_icons(context, slide, cards, out.figures);
    // A bar at the foot of a card needs the space that a large icon takes.
    if (have_shares(cards, slide) && !bars_in_row && out.place == IconPlace::LargeAbove)
      out.place = IconPlace::Above;
    out.pictures = pictures;
    if (out.place != IconPlace::None) return out;
  }
  return settled(largest);
}

}  // namespace

void prepare_card(const ListContext& context, const Element& element, const FigureParts& parts,
                  ElementIr& out) {
  const std::vector<std::string> texts = texts_of(out.text);
  const Change change =
      parts.change < 0
          ? Change::None
          : change_told_by(texts[static_cast<std::size_t>(parts.change)], context.language);
  const bool bad = is_bad(change, element.style, plain_text(out.text));
  const bool own_fill = has_own_fill(context, element);
  const CardTones tones = tones_of_card(context, element, bad);
  if (!own_fill) {
    out.fill = {FillIr::Kind::Solid, tones.fill};
    if (!has_authored_colors(element)) paint_text(out.text, context.tones.on_light);
    // Its bar is straight.
    if (context.card_accents.contains(element.element_id)) out.shape = "rect";
  }
  for (std::size_t i = 0; i < out.text.paragraphs.size(); ++i) {
    ParagraphIr& paragraph = out.text.paragraphs[i];
    const bool value = static_cast<int>(i) == parts.value;
    set_size(paragraph, value                                 ? kFirstValuePt
                        : static_cast<int>(i) == parts.change ? kChangePt
                                                              : kLabelPt);
    set_bold(paragraph, value || static_cast<int>(i) == parts.change);
    if (!element.style.align)
      paragraph.style.align = paragraph.style.rtl ? Align::Right : Align::Left;
    if (value && !own_fill && !has_authored_colors(element)) set_color(paragraph, tones.accent);
  }
  const Emu inset = emu_from_pt(kCardInsetPt);
  out.text.insets = {inset, inset, inset, inset};
  // A pill is higher than its line, which the card's height is computed with.
  if (parts.change >= 0)
    out.text.insets.bottom += emu_from_pt(kPillGapPt + kPillHeightPt - kChangePt);
}

void finish_cards(const ListContext& context, const std::vector<FigureCard>& cards, SlideIr& slide,
                  std::vector<std::string>& enlarged,
                  const std::optional<FigurePictures>& pictures, double most_pt) {
  // A share of a whole has a bar below it, which needs its space.
  if (have_shares(cards, slide)) most_pt = std::min(most_pt, kValuesWithBarsPt);
  std::optional<CardSizes> sizes = sizes_for(context, slide, cards, true, most_pt);
  if (!sizes) sizes = sizes_for(context, slide, cards, false);
  if (!sizes) {
    for (const FigureCard& card : cards) {
      Insets& insets = slide.elements[card.index].text.insets;
      insets.left = insets.right = emu_from_pt(kNarrowCardInsetPt);
    }
    sizes = sizes_for(context, slide, cards, false);
  }
  Emu pill_width;
  for (const FigureCard& card : cards) {
    if (card.parts.change < 0) continue;
    const ParagraphIr& change =
        slide.elements[card.index].text.paragraphs[static_cast<std::size_t>(card.parts.change)];
    pill_width =
        std::max(pill_width, emu_from_pt(std::ceil(width_of(context, change)) + 2 * kPillPadPt));
  }
  if (!sizes) {
    // No space for large figures: as any text of a shape.
    for (const FigureCard& card : cards) {
      ElementIr& element = slide.elements[card.index];
      for (ParagraphIr& paragraph : element.text.paragraphs)
        set_size(paragraph, std::max(element.min_font_pt, kLabelPt));
    }
    return;
  }
  const Settled settled = settle(
      context, cards, *sizes, pictures ? *pictures : figure_pictures(context, slide, cards), most_pt,
      slide);
  const IconPlace place = settled.place;
  const bool foot = bars_at_foot(cards, slide);
  const bool above_text = place == IconPlace::Above || place == IconPlace::LargeAbove;
  const Emu icon_space =
      above_text ? emu_from_pt(icon_side_pt(place) + kIconGapPt) : Emu(0);
  std::size_t number = 0;
  std::vector<std::pair<std::size_t, std::vector<ElementIr>>> added;
  for (const FigureCard& card : cards) {
    ElementIr& element = slide.elements[card.index];
    const ParagraphIr value = element.text.paragraphs[static_cast<std::size_t>(card.parts.value)];
    const Color color =
        value.runs.empty() ? context.tones.accent : value.runs.front().style.color;
    enlarged.push_back(element.eid);
    const std::optional<CountDrawing> drawing =
        place == IconPlace::None ? std::nullopt : settled.pictures.drawings[number];
    // A ring says the share as well.
    const std::optional<double> share =
        drawing && drawing->kind == CountDrawing::Kind::Ring
            ? std::nullopt
            : share_on(element.text, card.parts);
    std::vector<ElementIr> pieces;
    const bool pill = settled.sizes.pills && card.parts.change >= 0;
    const Emu needed = icon_space + settled.figures;
    // A straight bar has no place on round corners.
    const bool barred = !has_own_fill(context, *card.element) && element.shape == "rect";
    const Emu bar = barred ? emu_from_pt(kBarPt) : Emu(0);
    const Emu above = bar + std::max(Emu(0), (element.box.h - bar - needed) / 2);
    const Emu inset = above + icon_space;
    element.text.anchor = Anchor::Top;
    element.text.insets.top = std::max(Emu(0), inset - (preset_text_rect(element.shape, element.box).y - element.box.y));
    element.text.insets.bottom = Emu(0);
    if (pill)
      pieces.push_back(
          take_pill(context, card, settled.sizes, pill_width, element.box.y + inset, element));
    if (drawing) {
      for (ElementIr& piece :
           drawing_on(context, *drawing, element, color, place, element.box.y + above))
        pieces.push_back(std::move(piece));
    } else if (place != IconPlace::None) {
      for (ElementIr& piece : icon_on(context, settled.pictures.icons[number], element, color,
                                      place, element.box.y + above))
        pieces.push_back(std::move(piece));
    }
    ++number;
    if (share) {
      const Emu text = element.box.y + inset;
      const std::optional<BarPlace> at =
          foot || !settled.sizes.pills
              ? bar_at_foot(element, text + settled.figures)
              : std::optional(bar_in_row(text + settled.sizes.tallest + settled.sizes.above_pill,
                                         emu_from_pt(kPillHeightPt)));
      if (at) {
        for (ElementIr& piece : share_bar(context, element, *share, *at, color))
          pieces.push_back(std::move(piece));
      }
    }
    if (bar > Emu(0)) {
      DrawnList drawn;
      drawn.list = element;
      drawn.after = pieces;
      ElementIr strip =
          decoration_of(drawn, "bar", {element.box.x, element.box.y, element.box.w, bar},
                        color);
      strip.z = element.z + 1;
      pieces.push_back(std::move(strip));
    }
    added.emplace_back(card.index, std::move(pieces));
  }
  // From the end, so that indices stay true.
  std::sort(added.begin(), added.end(),
            [](const auto& a, const auto& b) { return a.first > b.first; });
  for (auto& [index, pieces] : added) {
    slide.elements.insert(slide.elements.begin() + static_cast<std::ptrdiff_t>(index) + 1,
                          std::make_move_iterator(pieces.begin()),
                          std::make_move_iterator(pieces.end()));
  }
}

}  // namespace deckle::layout
