#include "layout/icons/icon_piece.h"

#include <algorithm>
#include <memory>
#include <vector>

#include "layout/base/frame.h"
#include "slidespec/icons/icon.h"
#include "slidespec/ir/icon_shape.h"
#include "slidespec/ir/picture_ir.h"

namespace deckle::layout {
namespace {

constexpr double kOfDisc = 0.56;  // ours, of an icon over its disc

}  // namespace

bool may_have_icons(const TextContext& context, const Slide& slide) {
  if (!context.t.path.empty() || !slide.hints.icons.value_or(true)) return false;
  return std::none_of(
      slide.elements.begin(), slide.elements.end(),
      [](const Element& element) { return element.kind == ElementKind::Image; });
}

ElementIr icon_piece(std::string_view icon, const Rect& box, const Color& color,
                     const ElementIr& owner) {
  ElementIr piece;
  piece.name = owner.name + " icon";
  piece.type = ElementType::Image;
  piece.shape = std::string(kIconShape) + std::string(icon);
  piece.decorative = true;
  piece.priority = owner.priority;
  piece.z = owner.z + 1;
  piece.box = box;
  piece.fill = {FillIr::Kind::Solid, color};
  piece.line.fill.kind = FillIr::Kind::None;
  piece.pointer = owner.pointer;
  PictureIr picture;
  picture.icon = true;
  picture.width = picture.height = to_px(box.w);
  piece.picture = std::make_shared<const PictureIr>(std::move(picture));
  if (!owner.eid.empty()) {
    piece.source_eid = owner.source_eid.empty() ? owner.eid : owner.source_eid;
    piece.belongs_to = {owner.eid};
  }
  return piece;
}

std::array<ElementIr, 2> icon_on_disc(std::string_view icon, const Rect& box, const Color& disc,
                                      const Color& behind, const ElementIr& owner) {
  const Emu side = snap(emu_from_pt(to_pt(box.w) * kOfDisc));
  const Rect inner{box.x + (box.w - side) / 2, box.y + (box.h - side) / 2, side, side};
  std::array<ElementIr, 2> pieces{icon_piece(icon, box, disc, owner),
                                  icon_piece(icon, inner, behind, owner)};
  ElementIr& round = pieces.front();
  round.name = owner.name + " disc";
  round.type = ElementType::Decoration;
  round.shape = "ellipse";
  round.picture = nullptr;
  pieces.back().z = round.z + 1;
  return pieces;
}

bool is_chosen_icon(const ElementIr& element) {
  return is_icon(element) && element.decorative && !element.source_eid.empty() &&
         !element.belongs_to.empty();
}

}  // namespace deckle::layout
