#include "layout/lists/figure_card_pieces.h"

#include <algorithm>
#include <string>
#include <utility>
#include <variant>

#include "layout/icons/icon_piece.h"
#include "layout/icons/topic_icons.h"
#include "layout/lists/emphasis.h"
#include "layout/lists/figures.h"
#include "layout/lists/unit_icons.h"
#include "layout/text/contrast.h"
#include "layout/text/reading_direction.h"
#include "slidespec/core/ascii.h"
#include "slidespec/geometry/preset_paths.h"

namespace deckle::layout {

bool has_own_fill(const ListContext& context, const Element& element) {
  if (context.card_accents.contains(element.element_id)) return false;
  const auto* shape = std::get_if<ShapeContent>(&element.content);
  return (shape != nullptr && shape->fill) || element.style.fill;
}

CardTones tones_of_card(const ListContext& context, const Element& element, bool bad) {
  const auto found = context.card_accents.find(element.element_id);
  return card_tones(context.text, context.tones,
                    found == context.card_accents.end() ? nullptr : &found->second, bad);
}

namespace {

// Where the slide may have them.
std::vector<std::optional<CountDrawing>> drawings_of(const ListContext& context,
                                                     const SlideIr& slide,
                                                     const std::vector<FigureCard>& cards) {
  std::vector<std::optional<CountDrawing>> drawings(cards.size());
  if (!may_draw_counts(context.text, context.slide)) return drawings;
  for (std::size_t k = 0; k < cards.size(); ++k) {
    const std::vector<std::string> texts = texts_of(slide.elements[cards[k].index].text);
    std::string label;
    for (std::size_t i = 0; i < texts.size(); ++i) {
      const int index = static_cast<int>(i);
      if (index == cards[k].parts.value || index == cards[k].parts.change) continue;
      if (!label.empty()) label += '\n';
      label += texts[i];
    }
    drawings[k] = value_drawing(texts[static_cast<std::size_t>(cards[k].parts.value)], label);
  }
  // Rings among icons look as if they meant something else: all cards have one, or none has.
  if (std::any_of(drawings.begin(), drawings.end(), [](const auto& one) { return !one; }))
    drawings.assign(cards.size(), std::nullopt);
  return drawings;
}

std::vector<std::string_view> icons_of(const ListContext& context, const SlideIr& slide,
                                       const std::vector<FigureCard>& cards,
                                       const std::vector<std::optional<CountDrawing>>& drawings) {
  if (cards.size() < 2 || !may_have_icons(context.text, context.slide)) return {};
  std::vector<std::vector<std::string_view>> found;
  for (std::size_t k = 0; k < cards.size(); ++k) {
    if (drawings[k]) continue;
    const FigureCard& card = cards[k];
    const std::vector<std::string> texts = texts_of(slide.elements[card.index].text);
    std::vector<std::string_view> icons;
    const auto add = [&icons](Icons more) {
      icons.insert(icons.end(), more.begin(), more.end());
    };
    for (std::size_t i = 0; i < texts.size() && icons.empty(); ++i) {
      const int index = static_cast<int>(i);
      if (index != card.parts.value && index != card.parts.change)
        add(icons_of_heading(texts[i]));
    }
    add(unit_icons(texts[static_cast<std::size_t>(card.parts.value)]));
    if (icons.empty()) return {};
    found.push_back(std::move(icons));
  }
  const std::vector<std::string_view> icons = different_icons({found.begin(), found.end()});
  return icons.size() == found.size() ? icons_beside(drawings, icons)
                                      : std::vector<std::string_view>();
}

}  // namespace

FigurePictures figure_pictures(const ListContext& context, const SlideIr& slide,
                               const std::vector<FigureCard>& cards) {
  FigurePictures out;
  out.drawings = drawings_of(context, slide, cards);
  out.icons = icons_of(context, slide, cards, out.drawings);
  return out;
}

double icon_side_pt(IconPlace place) {
  switch (place) {
    case IconPlace::None:
      return 0;
    case IconPlace::Above:
      return kIconPt;
    case IconPlace::LargeAbove:
      return kLargeIconPt;
    case IconPlace::Beside:
      break;
  }
  return kIconBesidePt;
}

IconPlace place_of_icons(const ListContext& context, const SlideIr& slide,
                         const std::vector<FigureCard>& cards, Emu needed) {
  constexpr double kSlack = 1.15;  // ours: other fonts leave the lines whole
  // A tall card beside others has the icons that those have.
  bool above = true, large = cards.size() > 1, beside = true;
  for (const FigureCard& card : cards) {
    const ElementIr& element = slide.elements[card.index];
    const Insets& in = element.text.insets;
    const double free = to_pt(element.box.h - needed) - kIconGapPt - 2 * kCardInsetPt;
    above = above && free >= kIconPt;
    large = large && free + kCardInsetPt / 2 >= kLargeIconPt;
    const double width =
        to_pt(preset_text_rect(element.shape, element.box).w - in.left - in.right) - kIconBesidePt - kIconGapPt;
    for (std::size_t i = 0; i < element.text.paragraphs.size(); ++i) {
      const ParagraphIr& paragraph = element.text.paragraphs[i];
      beside = beside && paragraph.style.align != Align::Center &&
               (static_cast<int>(i) == card.parts.change ||
                width_of(context, paragraph) * kSlack <= width);
    }
  }
  if (large) return IconPlace::LargeAbove;
  return above ? IconPlace::Above : beside ? IconPlace::Beside : IconPlace::None;
}

namespace {

Rect icon_box(const ListContext& context, const ElementIr& card, IconPlace place, Emu top) {
  const ParagraphIr& first = card.text.paragraphs.front();
  const bool center = first.style.align == Align::Center;
  const bool beside = place == IconPlace::Beside;
  const bool right =
      (first.style.align == Align::Right && !mirrors(context.text)) != beside;
  const Rect area = preset_text_rect(card.shape, card.box);
  const Emu side = emu_from_pt(icon_side_pt(place));
  const Emu x = center  ? area.x + (area.w - side) / 2
                : right ? area.right() - card.text.insets.right - side
                        : area.x + card.text.insets.left;
  return {x, top, side, side};
}

Color behind_icon(const ListContext& context, const ElementIr& card) {
  return card.fill.kind == FillIr::Kind::Solid ? card.fill.color
                                               : Color{{}, context.text.layout.background_rgb};
}

}  // namespace

std::vector<ElementIr> drawing_on(const ListContext& context, const CountDrawing& drawing,
                                  const ElementIr& card, const Color& color, IconPlace place,
                                  Emu top) {
  const Rect box = icon_box(context, card, place, top);
  const Color behind = behind_icon(context, card);
  std::vector<ElementIr> pieces =
      draw_count(drawing, box, box.w, CountAlign::Center,
                 count_colors(color, behind, color), card);
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    pieces[i].eid = card.eid + "~count" + std::to_string(i + 1);
    pieces[i].z = card.z + 1;
    for (std::size_t k = 0; k < i; ++k) pieces[i].belongs_to.push_back(pieces[k].eid);
  }
  return pieces;
}

std::array<ElementIr, 2> icon_on(const ListContext& context, std::string_view icon,
                                 const ElementIr& card, const Color& color, IconPlace place,
                                 Emu top) {
  std::array<ElementIr, 2> both = icon_on_disc(icon, icon_box(context, card, place, top), color,
                                               behind_icon(context, card), card);
  both.front().eid = card.eid + "~disc";
  both.back().eid = card.eid + "~icon";
  return both;
}

ElementIr take_pill(const ListContext& context, const FigureCard& card, const CardSizes& sizes,
                    Emu width, Emu top, ElementIr& element) {
  const Tones& tones = context.tones;
  DrawnList drawn;
  drawn.list = element;
  ElementIr pill = piece_of(drawn, ElementType::Shape, "change");
  ParagraphIr paragraph =
      std::move(element.text.paragraphs[static_cast<std::size_t>(card.parts.change)]);
  element.text.paragraphs.erase(element.text.paragraphs.begin() + card.parts.change);
  const std::string plain = searchable(paragraph);
  const bool bad = is_bad(change_told_by(plain, context.language), card.element->style,
                          plain_text(element.text));
  const bool colored = has_authored_colors(*card.element);
  const bool own_fill = has_own_fill(context, *card.element);
  const std::uint32_t surface = element.fill.kind == FillIr::Kind::Solid
                                    ? element.fill.color.rgb
                                    : context.text.layout.background_rgb;
  // On a light card the pill carries the colour, on a coloured one its text does.
  const Color tone = own_fill ? bad ? tones.warning : tones.accent
                              : tones_of_card(context, *card.element, bad).accent;
  const bool light_surface = !own_fill || contrast_ratio(surface, tone.rgb) >= kMinContrast;
  pill.fill = {FillIr::Kind::Solid, light_surface ? tone : tones.light};
  const Color text = light_surface ? legible_on({{}, 0xFFFFFF}, tone.rgb, kMinContrast)
                     : bad         ? legible_on(tones.warning, tones.light.rgb, kMinContrast)
                                   : legible_on(tones.accent, tones.light.rgb, kMinContrast);
  if (!colored) set_color(paragraph, text);
  paragraph.style.align = Align::Center;
  // "+9%" alone is read from the left in any language; in a paragraph from the right its sign would
  // be at the other end.
  if (is_ascii(plain)) paragraph.style.rtl = false;
  pill.text = element.text;
  pill.text.paragraphs = {std::move(paragraph)};
  pill.text.insets = {};
  pill.text.anchor = Anchor::Middle;
  pill.text.wrap = false;
  pill.shape = "flowChartTerminator";
  pill.min_font_pt = std::min(element.min_font_pt, kChangePt);
  // A slide that is mirrored later exchanges the sides.
  const bool right =
      element.text.paragraphs.front().style.align == Align::Right && !mirrors(context.text);
  const bool center = element.text.paragraphs.front().style.align == Align::Center;
  const Rect area = preset_text_rect(element.shape, element.box);
  const Emu left = center  ? area.x + (area.w - width) / 2
                   : right ? area.right() - element.text.insets.right - width
                           : area.x + element.text.insets.left;
  pill.box = {left, top + sizes.tallest + sizes.above_pill, width, emu_from_pt(kPillHeightPt)};
  return pill;
}

}  // namespace deckle::layout
