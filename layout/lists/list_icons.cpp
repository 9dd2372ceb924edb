#include "layout/lists/list_icons.h"

#include <algorithm>

#include "layout/icons/icon_piece.h"
#include "layout/icons/subject_icon.h"
#include "layout/icons/topic_icons.h"

namespace deckle::layout {

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
