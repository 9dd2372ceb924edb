#include "layout/covers/cover_piece.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "layout/pictures/scrim.h"

namespace deckle::layout {
namespace {

constexpr std::string_view kPrefix = "_cover_";
constexpr int kBelowText = 5;  // texts are at 10

std::vector<ElementIr>::iterator place_of(SlideIr& slide, const std::string& eid) {
  return std::find_if(slide.elements.begin(), slide.elements.end(),
                      [&eid](const ElementIr& element) { return element.eid == eid; });
}

}  // namespace

ElementIr cover_piece(const SlideIr& slide, const std::string& name, const Rect& box,
                      const CoverFill& fill) {
  ElementIr piece;
  piece.name = name;
  piece.type = ElementType::Decoration;
  piece.decorative = true;
  piece.priority = 20;  // docs/design.md, decision 2
  piece.z = kBelowText;
  piece.box = box;
  piece.shape = fill.preset;
  piece.fill = {FillIr::Kind::Solid, fill.color};
  if (fill.alpha < 1) {
    // The colour of the theme is written with the opacity of the look.
    piece.fill.kind = FillIr::Kind::Inherit;
    BackdropIr look;
    look.shape = fill.preset;
    look.fill = band_paint(fill.color, fill.alpha);
    piece.look = std::make_shared<const BackdropIr>(std::move(look));
  }
  piece.line.fill.kind = FillIr::Kind::None;
  piece.full_bleed = true;
  piece.pointer = slide.pointer;
  return piece;
}

void name_pieces(SlideIr& slide) {
  auto number =
      std::count_if(slide.elements.begin(), slide.elements.end(),
                    [](const ElementIr& element) { return element.eid.starts_with(kPrefix); });
  for (ElementIr& element : slide.elements) {
    if (element.eid.empty()) element.eid = std::string(kPrefix) + std::to_string(++number);
  }
}

void insert_before(SlideIr& slide, const std::string& eid, ElementIr piece) {
  slide.elements.insert(place_of(slide, eid), std::move(piece));
}

void insert_after(SlideIr& slide, const std::string& eid, ElementIr piece) {
  const auto at = place_of(slide, eid);
  slide.elements.insert(at == slide.elements.end() ? at : at + 1, std::move(piece));
}

}  // namespace deckle::layout
