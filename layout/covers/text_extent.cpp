#include "layout/covers/text_extent.h"

#include <algorithm>
#include <string>
#include <utility>

#include "layout/text/balance_lines.h"
#include "layout/text/reading_direction.h"
#include "measure/slide/reserve.h"
#include "measure/unicode/characters.h"
#include "slidespec/core/utf8.h"

namespace deckle::layout {
namespace {

// Ours: faces of Arabic letters that stand for each other differ in width by 22 % to 45 %.
constexpr double kUnknownFace = 0.45;
// Ours: Hangul of Malgun Gothic, which Noto stands for, are up to 15 % wider in LibreOffice.
constexpr double kEastAsian = 0.2;
constexpr double kAtSide = 1;  // points

double spread_of(const ListContext& context, const ElementIr& element) {
  if (mirrors(context.text)) return kUnknownFace;
  const std::string text = plain_text(element.text);
  for (std::size_t at = 0; at < text.size();) {
    const char32_t c = utf8::next(text, at);
    if (measure::is_east_asian(c)) return kEastAsian;
  }
  return measure::kMaxReserve;
}

}  // namespace

Rect text_extent(const ListContext& context, const ElementIr& element) {
  const bool filled = element.fill.kind == FillIr::Kind::Solid || element.look != nullptr;
  if (element.text.empty() || filled || element.text.vert != VerticalText::Horz ||
      element.text.rotation != 0)
    return element.box;
  ElementIr balanced = element;
  if (element.type == ElementType::Title) balance_again(context.engine, balanced);
  const Insets& in = balanced.text.insets;
  const double inner = to_pt(element.box.w - in.left - in.right);
  if (inner <= 0) return element.box;
  // Lines may break as they are measured, or as where letters are wider.
  const double spread = spread_of(context, element);
  double left = inner, right = 0;
  for (const double share : {1.0, 1 - measure::kMaxReserve}) {
    for (const measure::Line& line : context.engine.lay_out(balanced.text, inner * share).lines) {
      // In a narrower box it keeps its distance from the side, or the middle, that it stands at.
      const double free = inner * share - line.width;
      const double begin = line.x + (free > 0 ? line.x / free * inner * (1 - share) : 0);
      const double end = begin + line.width, wider = line.width * spread;
      const bool at_left = begin < kAtSide;
      const bool at_right = !at_left && end > inner - kAtSide;
      left = std::min(left, begin - (at_left ? 0 : at_right ? wider : wider / 2));
      right = std::max(right, end + (at_right ? 0 : at_left ? wider : wider / 2));
    }
  }
  if (right <= left) return element.box;
  left = std::max(0.0, left);
  right = std::min(inner, right);
  // As it will be when the page is mirrored, and the lines within their box are not.
  if (mirrors(context.text)) {
    std::swap(left, right);
    left = inner - left;
    right = inner - right;
  }
  const double height = context.engine.height(balanced.text, inner);
  const double space = to_pt(element.box.h - in.top - in.bottom) - height;
  const Anchor anchor = element.text.anchor;
  const double top = anchor == Anchor::Bottom ? space : anchor == Anchor::Middle ? space / 2 : 0;
  return {element.box.x + in.left + emu_from_pt(left), element.box.y + in.top + emu_from_pt(top),
          emu_from_pt(right - left), emu_from_pt(height)};
}

}  // namespace deckle::layout
