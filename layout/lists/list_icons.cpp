#include "layout/lists/list_icons.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "layout/base/reading_order.h"
#include "layout/counts/not_done.h"
#include "layout/icons/icon_piece.h"
#include "layout/icons/subject_icon.h"
#include "layout/icons/topic_icons.h"
#include "layout/icons/word_icons.h"
#include "layout/text/contrast.h"

namespace deckle::layout {
namespace {

// Whether the sentence itself says what there will not be: its icon, crossed out, would say the
// opposite.
bool is_denied(const std::string& sentence) {
  const std::vector<std::string> words = words_of(sentence);
  return std::any_of(words.begin(), words.end(), [](const std::string& word) {
    return word == "without" || word == "no" || word == "not" || word == "never" ||
           word == "없는" || word == "없이";
  });
}

constexpr double kGraphicContrast = 3;  // WCAG 2.1, 1.4.11

}  // namespace

std::vector<std::string_view> icons_of_heads(const ListContext& context,
                                             const std::vector<std::string>& heads) {
  if (!may_have_icons(context.text, context.slide)) return {};
  return topic_icons(heads);
}

std::vector<std::string_view> icons_of_sentences(const ListContext& context,
                                                 const std::vector<std::string>& sentences) {
  if (!may_have_icons(context.text, context.slide)) return {};
  return sentence_icons(sentences);
}

std::vector<std::optional<CountDrawing>> counts_of_texts(
    const ListContext& context, const std::vector<std::string>& texts,
    const std::vector<std::string_view>& icons) {
  std::vector<std::optional<CountDrawing>> counts(texts.size());
  if (!may_draw_counts(context.text, context.slide)) return counts;
  for (std::size_t i = 0; i < texts.size(); ++i)
    counts[i] = count_drawing(texts[i], i < icons.size() ? icons[i] : std::string_view());
  return counts;
}

bool lists_not_done(const ListContext& context) {
  return may_draw_counts(context.text, context.slide) &&
         says_not_done(authored_title_text(context.slide));
}

std::vector<std::string_view> icons_of_not_done(const std::vector<std::string>& sentences) {
  std::vector<std::string_view> icons;
  for (const std::string& sentence : sentences) {
    const std::string_view icon = is_denied(sentence)
                                      ? std::string_view()
                                      : subject_icon(sentence, "").value_or(std::string_view());
    const bool seen = std::find(icons.begin(), icons.end(), icon) != icons.end();
    icons.push_back(seen ? std::string_view() : icon);
  }
  // A sign without an icon beside others looked as if one were missing.
  if (std::find(icons.begin(), icons.end(), std::string_view()) != icons.end())
    icons.assign(icons.size(), std::string_view());
  return icons;
}

void put_not_done(const ListContext& context, std::string_view icon, const Rect& box, int above,
                  DrawnList& drawn) {
  constexpr double kOfSign = 0.5, kPale = 0.7;  // ours: the icon, of the sign and of its colour
  const Tones& tones = context.tones;
  if (!icon.empty()) {
    const Emu side = emu_from_pt(to_pt(box.w) * kOfSign);
    ElementIr piece = list_icon(
        drawn, icon, {box.x + (box.w - side) / 2, box.y + (box.h - side) / 2, side, side},
        {{}, mixed_color(tones.dark.rgb, tones.on_dark.rgb, kPale)});
    piece.z = drawn.list.z + above;
    drawn.after.push_back(std::move(piece));
  }
  std::vector<ElementIr> sign;
  sign.push_back(not_done_sign(
      box, legible_on(tones.warning_on_dark, tones.dark.rgb, kGraphicContrast), drawn.list));
  add_pieces(std::move(sign), above + 1, drawn);
}

void add_pieces(std::vector<ElementIr> pieces, int above, DrawnList& drawn) {
  for (ElementIr& piece : pieces) {
    ElementIr like = piece_of(drawn, piece.type, "count");
    piece.eid = std::move(like.eid);
    piece.source_eid = std::move(like.source_eid);
    piece.belongs_to = std::move(like.belongs_to);
    piece.z = drawn.list.z + above;
    drawn.after.push_back(std::move(piece));
  }
}

Rect place_on(const PicturePanel& panel, Emu side) {
  const Rect& box = panel.box;
  Emu x = box.x + (box.w - side) / 2;
  if (panel.align == CountAlign::Left) x = box.x + panel.inset;
  if (panel.align == CountAlign::Right) x = box.right() - panel.inset - side;
  return {x, box.y + (box.h - side) / 2, side, side};
}

void put_on_panel(const ListContext& context, const std::optional<CountDrawing>& count,
                  std::string_view icon, const PicturePanel& panel, Emu side, int above,
                  DrawnList& drawn) {
  // Ours: of the panel, what the glyphs of a count take at most, and the most of one.
  constexpr double kCountWide = 0.84, kCountHigh = 0.74, kMostGlyphPt = 84;
  const Tones& tones = context.tones;
  if (count) {
    const Rect& box = panel.box;
    const Emu w = panel.align == CountAlign::Center ? emu_from_pt(to_pt(box.w) * kCountWide)
                                                    : box.w - panel.inset * 2;
    const Emu h = emu_from_pt(to_pt(box.h) * kCountHigh);
    const Rect area{box.x + (box.w - w) / 2, box.y + (box.h - h) / 2, w, h};
    std::vector<ElementIr> pieces =
        draw_count(*count, area, emu_from_pt(kMostGlyphPt), panel.align,
                   count_colors(tones.accent_on_dark, tones.dark, tones.on_dark), drawn.list);
    if (!pieces.empty()) return add_pieces(std::move(pieces), above, drawn);
  }
  if (icon.empty()) return;
  ElementIr piece = list_icon(drawn, icon, place_on(panel, side), tones.accent_on_dark);
  piece.z = drawn.list.z + above;
  drawn.after.push_back(std::move(piece));
}

ElementIr list_icon(const DrawnList& drawn, std::string_view icon, const Rect& box,
                    const Color& color) {
  const Emu side = std::min(box.w, box.h);
  const Rect square{box.x + (box.w - side) / 2, box.y + (box.h - side) / 2, side, side};
  ElementIr piece = icon_piece(icon, square, color, drawn.list);
  ElementIr like = piece_of(drawn, ElementType::Image, "icon");
  piece.eid = std::move(like.eid);
  piece.belongs_to = std::move(like.belongs_to);
  return piece;
}

}  // namespace deckle::layout
