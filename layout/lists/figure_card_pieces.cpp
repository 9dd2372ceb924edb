#include "layout/lists/figure_card_pieces.h"

#include <string>
#include <utility>
#include <variant>

#include "layout/icons/icon_piece.h"
#include "layout/icons/topic_icons.h"
#include "layout/lists/emphasis.h"
#include "layout/lists/figures.h"
#include "layout/text/better_words.h"
#include "layout/text/contrast.h"
#include "layout/text/reading_direction.h"

namespace deckle::layout {
namespace {

bool is_ascii(const std::string& text) {
  return std::all_of(text.begin(), text.end(),
                     [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

}  // namespace

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

std::vector<std::string_view> icons_of(const ListContext& context, const SlideIr& slide,
                                       const std::vector<FigureCard>& cards, Emu needed) {
  if (cards.size() < 2 || !may_have_icons(context.text, context.slide)) return {};
  std::vector<std::string> labels;
  for (const FigureCard& card : cards) {
    const ElementIr& element = slide.elements[card.index];
    if (to_pt(element.box.h - needed) < kIconPt + kIconGapPt + 2 * kCardInsetPt) return {};
    const std::vector<std::string> texts = texts_of(element.text);
    for (std::size_t i = 0; i < texts.size(); ++i) {
      const int index = static_cast<int>(i);
      if (index == card.parts.value || index == card.parts.change) continue;
      labels.push_back(texts[i]);
      break;
    }
  }
  return labels.size() == cards.size() ? topic_icons(labels) : std::vector<std::string_view>();
}

ElementIr icon_on(const ListContext& context, std::string_view icon, const ElementIr& card,
                  Emu top) {
  const ParagraphIr& first = card.text.paragraphs.front();
  const bool center = first.style.align == Align::Center;
  const bool right = first.style.align == Align::Right && !mirrors(context.text);
  const Rect area = text_area(card);
  const Emu side = emu_from_pt(kIconPt);
  const Emu x = center  ? area.x + (area.w - side) / 2
                : right ? area.right() - card.text.insets.right - side
                        : area.x + card.text.insets.left;
  const Color color = first.runs.empty() ? first.end.color : first.runs.front().style.color;
  ElementIr piece = icon_piece(icon, {x, top, side, side}, color, card);
  piece.eid = card.eid + "~icon";
  return piece;
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
  const bool bad = is_bad(change_told_by(plain, context.language),
                          better_for(card.element->style, plain_text(element.text)));
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
  const Rect area = text_area(element);
  const Emu left = center  ? area.x + (area.w - width) / 2
                   : right ? area.right() - element.text.insets.right - width
                           : area.x + element.text.insets.left;
  pill.box = {left, top + sizes.tallest + sizes.above_pill, width, emu_from_pt(kPillHeightPt)};
  return pill;
}

}  // namespace deckle::layout
