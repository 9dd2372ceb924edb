// Two by two fields, with the names of the axes below and at the left.

#include <algorithm>
#include <array>

#include "layout/icons/icon_piece.h"
#include "layout/icons/topic_icons.h"
#include "layout/lists/emphasis.h"
#include "layout/patterns/patterns.h"
#include "layout/text/contrast.h"
#include "layout/text/reading_direction.h"

namespace deckle::layout {
namespace {

constexpr double kInsetPt = 16, kIconPt = 32;  // ours
constexpr double kGapPt = 12, kAxisPt = 28, kAxisTextPt = 16, kBarPt = 5, kArrowPt = 2, kTipPt = 10;
constexpr std::array<double, 6> kHeadSizesPt = {22, 20, 20, 18, 16, 16};
constexpr std::array<double, 6> kTextSizesPt = {20, 18, 16, 16, 15, 14};

// Text along an axis, with an arrow in the direction in which it grows.
void set_axis(PatternCanvas& canvas, PatternPart& part, const Rect& box, bool upright) {
  const Tones& tones = canvas.context.tones;
  const Color color = readable_on(canvas.context.text, canvas.context.text.layout.background_rgb);
  place_part(box, part);
  set_look({kAxisTextPt, kAxisTextPt, true, color, color, Align::Center, Anchor::Middle, 4, 2},
           part);
  if (upright) part.element.text.vert = VerticalText::Vert270;
  const Emu thin = emu_from_pt(kArrowPt), tip = emu_from_pt(kTipPt);
  if (upright) {
    const Emu x = box.right() - thin;
    add_decoration(canvas, canvas.behind, "axis", "rect", {x, box.y + tip, thin, box.h - tip},
                   tones.dark);
    add_decoration(canvas, canvas.behind, "axis tip", "triangle",
                   {x - tip / 2 + thin / 2, box.y, tip, tip}, tones.dark);
  } else {
    add_decoration(canvas, canvas.behind, "axis", "rect", {box.x, box.y, box.w - tip, thin},
                   tones.dark);
    ElementIr& end =
        add_decoration(canvas, canvas.behind, "axis tip", "triangle",
                       {box.right() - tip, box.y + thin / 2 - tip / 2, tip, tip}, tones.dark);
    end.transform.rotation = mirrors(canvas.context.text) ? 3 * kQuarterTurn : kQuarterTurn;
  }
}

// Of all fields, or none: by their headings, where these leave space for one at the end of their line.
std::vector<std::string_view> icons_of(const PatternCanvas& canvas, double width_pt) {
  if (!may_have_icons(canvas.context.text, canvas.context.slide)) return {};
  std::vector<std::string> headings;
  for (const PatternCell& cell : canvas.cells) {
    TextBodyIr heading;
    heading.paragraphs.push_back(cell.parts.front().element.text.paragraphs.front());
    if (canvas.context.engine.width_range(heading).max_pt + kIconPt + 3 * kInsetPt > width_pt) return {};
    headings.push_back(searchable(heading.paragraphs.front()));
  }
  return topic_icons(headings);
}

}  // namespace

PatternResult draw_matrix(PatternCanvas& canvas) {
  if (canvas.cells.size() != 4) return PatternResult::NoRoom;
  if (!has_texts_alone(canvas, 2)) return PatternResult::Grouped;
  const Tones& tones = canvas.context.tones;
  PatternPart* x_axis = nullptr;
  PatternPart* y_axis = nullptr;
  for (PatternPart& part : canvas.others) {
    if (part.source->role == "axis_x") x_axis = &part;
    if (part.source->role == "axis_y") y_axis = &part;
  }
  if (canvas.others.size() >
      static_cast<std::size_t>(x_axis != nullptr) + static_cast<std::size_t>(y_axis != nullptr))
    return PatternResult::Grouped;
  Rect fields = canvas.area;
  const Emu axis = emu_from_pt(kAxisPt), gap = emu_from_pt(kGapPt);
  if (y_axis != nullptr) {
    fields.x += axis + gap;
    fields.w -= axis + gap;
  }
  if (x_axis != nullptr) fields.h -= axis + gap;
  const std::vector<Rect> rows = cut_rows(fields, 2, kGapPt);
  const std::vector<Color> fills = take_fills(canvas, tones.light);
  for (std::size_t size = 0; size < kHeadSizesPt.size(); ++size) {
    bool ok = true;
    Emu free = rows.front().h;
    for (std::size_t i = 0; i < 4 && ok; ++i) {
      const Rect box = cut_columns(rows[i / 2], 2, kGapPt)[i % 2];
      const Emu bar = emu_from_pt(kBarPt);
      Rect inner{box.x + bar, box.y, box.w - bar, box.h};
      std::vector<PatternPart>& parts = canvas.cells[i].parts;
      Emu y = inner.y;
      for (std::size_t k = 0; k < parts.size(); ++k) {
        PatternPart& part = parts[k];
        place_part({inner.x, y, inner.w, inner.bottom() - y}, part);
        const bool head = k == 0;
        const Color text = text_on(canvas, fills[i]);
        const Color head_color = fills[i] == tones.light
                                     ? legible_on(tones.accent, tones.light.rgb, kMinContrast)
                                     : text;
        const bool alone = parts.size() == 1 && part.element.text.paragraphs.size() == 1;
        set_look({head ? kHeadSizesPt[size] : kTextSizesPt[size], kTextSizesPt[size], head,
                  head ? head_color : text, text, Align::Left, alone ? Anchor::Middle : Anchor::Top,
                  kInsetPt, k == 0 ? 12.0 : 0.0},
                 part);
        ok = ok && fits(canvas, part);
        if (k + 1 < parts.size()) {
          part.element.box.h = needed_height(canvas, part) - part.element.text.insets.bottom / 2;
          y += part.element.box.h;
        } else {
          free = std::min(free, inner.bottom() - y - needed_height(canvas, part));
        }
      }
    }
    if (!ok) continue;
    static_cast<void>(spread_details(canvas, free));
    const Rect first = cut_columns(rows.front(), 2, kGapPt).front();
    const std::vector<std::string_view> icons = icons_of(canvas, to_pt(first.w) - kBarPt);
    for (std::size_t i = 0; i < 4; ++i) {
      const Rect box = cut_columns(rows[i / 2], 2, kGapPt)[i % 2];
      add_decoration(canvas, canvas.behind, "field", "rect", box, fills[i]);
      // Where both axes are high, at the top right, is what the matrix is about.
      const bool best = (x_axis != nullptr || y_axis != nullptr) && i == 1;
      add_decoration(canvas, canvas.behind, "bar", "rect",
                     {box.x, box.y, emu_from_pt(kBarPt), box.h}, best ? tones.accent : tones.dark);
      if (icons.empty()) continue;
      const ElementIr& head = canvas.cells[i].parts.front().element;
      const Emu side = emu_from_pt(kIconPt), inset = emu_from_pt(kInsetPt);
      ElementIr icon = icon_piece(icons[i], {box.right() - inset - side, box.y + inset, side, side},
                                  head.text.paragraphs.front().runs.front().style.color, head);
      icon.z = canvas.z + 1;
      canvas.over.push_back(std::move(icon));
    }
    if (x_axis != nullptr)
      set_axis(canvas, *x_axis, {fields.x, fields.bottom() + gap, fields.w, axis}, false);
    if (y_axis != nullptr)
      set_axis(canvas, *y_axis, {canvas.area.x, fields.y, axis, fields.h}, true);
    return PatternResult::Drawn;
  }
  return PatternResult::NoRoom;
}

}  // namespace deckle::layout
