#include "layout/weight/card_surfaces.h"

#include <algorithm>
#include <cmath>
#include <variant>

#include "layout/lists/column_form.h"
#include "layout/lists/emphasis.h"
#include "layout/text/contrast.h"

namespace deckle::layout {
namespace {

// Ours: what is smaller is a band, a pill or a row.
constexpr double kLeastWidthPt = 96, kLeastHeightPt = 64;
// Ours: tints of a warning are cards beside those on the theme's light.
constexpr double kLikeLight = 1.2;
constexpr double kSamePt = 1;
constexpr std::size_t kMostCards = 8;

bool is_rectangle(const ElementIr& element) {
  return element.shape.empty() || element.shape == "rect" || element.shape == "roundRect";
}

bool is_area(const ListContext& context, const ElementIr& element) {
  const bool kind = element.type == ElementType::Shape || element.type == ElementType::Text ||
                    element.type == ElementType::Bullets ||
                    element.type == ElementType::Decoration;
  return kind && is_rectangle(element) && !element.pinned && !element.full_bleed &&
         element.fill.kind == FillIr::Kind::Solid && element.fill.alpha >= 1 &&
         element.name.find(kSideTile) == std::string::npos &&
         to_pt(element.box.w) >= kLeastWidthPt && to_pt(element.box.h) >= kLeastHeightPt &&
         contrast_ratio(element.fill.color.rgb, context.tones.light.rgb) < kLikeLight;
}

bool same(Emu a, Emu b) { return std::abs(to_pt(a - b)) <= kSamePt; }

bool holds(const Rect& area, const Rect& box) {
  const Emu slack = emu_from_pt(kSamePt);
  return box.x >= area.x - slack && box.right() <= area.right() + slack &&
         box.y >= area.y - slack && box.bottom() <= area.bottom() + slack;
}

bool is_authored(const ListContext& context, const ElementIr& element) {
  const std::string& eid = element.source_eid.empty() ? element.eid : element.source_eid;
  for (const Element& authored : context.slide.elements) {
    if (authored.element_id != eid) continue;
    const auto* shape = std::get_if<ShapeContent>(&authored.content);
    const bool fill = authored.style.fill || (shape != nullptr && (shape->fill || shape->line));
    return has_authored_colors(authored) || (fill && !context.card_accents.contains(eid));
  }
  return false;
}

}  // namespace

CardSurface surface_at(std::size_t index, const SlideIr& slide) {
  CardSurface card;
  card.index = index;
  for (std::size_t i = 0; i < slide.elements.size(); ++i) {
    const ElementIr& element = slide.elements[i];
    if (i != index) {
      if (!holds(slide.elements[index].box, element.box)) continue;
      card.on.push_back(i);
    }
    if (element.text.empty()) continue;
    card.texts.push_back(i);
    if (element.decorative) continue;
    for (const ParagraphIr& paragraph : element.text.paragraphs)
      card.paragraphs.push_back(searchable(paragraph));
  }
  return card;
}

std::vector<CardSurface> card_surfaces(const ListContext& context, const SlideIr& slide) {
  std::vector<CardSurface> cards;
  for (std::size_t i = 0; i < slide.elements.size(); ++i) {
    if (is_area(context, slide.elements[i])) cards.push_back(surface_at(i, slide));
  }
  if (cards.size() < 2 || cards.size() > kMostCards) return {};
  const Rect& first = slide.elements[cards.front().index].box;
  bool row = false;
  for (const CardSurface& card : cards) {
    const ElementIr& area = slide.elements[card.index];
    if (!same(area.box.w, first.w) || !same(area.box.h, first.h) || card.paragraphs.empty() ||
        is_authored(context, area))
      return {};
    for (const std::size_t text : card.texts) {
      if (is_authored(context, slide.elements[text])) return {};
    }
    row = row || (&area.box != &first && same(area.box.y, first.y));
  }
  return row ? cards : std::vector<CardSurface>();
}

}  // namespace deckle::layout
