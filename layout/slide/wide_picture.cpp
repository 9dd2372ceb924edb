#include "layout/slide/wide_picture.h"

#include <algorithm>
#include <array>
#include <optional>

#include "layout/arrange/flow.h"
#include "layout/pictures/photograph.h"
#include "layout/pictures/picture.h"

namespace deckle::layout {
namespace {

// All ours: the least width over height, the lines of a text that is read before the picture, and
// the shares of the width for a picture beside more of them, the largest first.
constexpr double kWiderThanHigh = 1.3;
constexpr std::size_t kLinesAbovePicture = 3;
constexpr std::array<double, 2> kPictureShares{60, 55};

struct Column {
  ElementIr* element = nullptr;
  const Element* source = nullptr;
  Rect box;
};

struct Columns {
  Column text, picture;
  bool picture_first = false;
};

bool names_its_side(const Element& element) {
  return element.role == "left" || element.role == "right";
}

// The two columns; none where something else shares the body, or the author arranged it.
std::optional<Columns> columns_of_slide(const Slide& source,
                                        const std::vector<Assignment>& assignments,
                                        const std::vector<Slot>& slots, SlideIr& slide) {
  if (source.layout_id != "two_column" || !source.hints.ratio.empty() || source.hints.arrange)
    return std::nullopt;
  Columns found;
  for (const Assignment& a : assignments) {
    if (a.place == Assignment::Place::Footer) continue;
    if (a.place != Assignment::Place::Slot || a.slot < 0) return std::nullopt;
    if (a.role == SlotRole::Title) continue;
    if ((a.role != SlotRole::Left && a.role != SlotRole::Right) || names_its_side(*a.element))
      return std::nullopt;
    Column column{find_element(slide, a.element->element_id), a.element,
                  slots[static_cast<std::size_t>(a.slot)].box};
    if (column.element == nullptr) return std::nullopt;
    const ElementKind kind = a.element->kind;
    if (kind == ElementKind::Image && found.picture.element == nullptr) {
      found.picture = column;
      found.picture_first = a.role == SlotRole::Left;
    } else if ((kind == ElementKind::Text || kind == ElementKind::Bullets) &&
               found.text.element == nullptr) {
      found.text = column;
    } else {
      return std::nullopt;
    }
  }
  if (found.text.element == nullptr || found.picture.element == nullptr) return std::nullopt;
  return found;
}

bool needs_width(const ElementIr& picture) {
  return picture.picture != nullptr && !picture.picture->icon && !is_round(picture) &&
         (!picture.fit.crop || *picture.fit.crop == Crop::Contain) &&
         picture_aspect(picture) * kWiderThanHigh < 1 && !may_be_cropped(*picture.picture);
}

std::size_t lines_at(const measure::TextEngine& engine, const ElementIr& text, Emu width) {
  const Insets& insets = text.text.insets;
  return engine.lay_out(text.text, to_pt(width - insets.left - insets.right), {}).lines.size();
}

}  // namespace

void widen_picture(const Slide& source, const std::vector<Assignment>& assignments,
                   const std::vector<Slot>& slots, const Frame& frame,
                   const measure::TextEngine& engine, SlideIr& slide) {
  const std::optional<Columns> columns = columns_of_slide(source, assignments, slots, slide);
  if (!columns || !needs_width(*columns->picture.element)) return;
  ElementIr &text = *columns->text.element, &picture = *columns->picture.element;
  const Rect area = bounding(columns->text.box, columns->picture.box);
  if (lines_at(engine, text, columns->text.box.w) <= kLinesAbovePicture) {
    const Emu height = natural_height(engine, text, area.w);
    const Emu gap = emu_from_pt(kStackGapPt);
    if (height + gap >= area.h / 2) return;
    text.box = {area.x, area.y, area.w, height};
    picture.box = {area.x, area.y + height + gap, area.w, area.h - height - gap};
    return;
  }
  for (const double share : kPictureShares) {
    const std::vector<Rect> sides =
        columns_of(area,
                   columns->picture_first ? std::vector<double>{share, 100 - share}
                                          : std::vector<double>{100 - share, share},
                   frame.gutter);
    const Rect& beside = columns->picture_first ? sides[1] : sides[0];
    const Rect& shown = columns->picture_first ? sides[0] : sides[1];
    if (shown.w <= columns->picture.box.w || natural_height(engine, text, beside.w) > area.h)
      continue;
    text.box = beside;
    picture.box = shown;
    return;
  }
}

}  // namespace deckle::layout
