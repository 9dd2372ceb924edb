#include "layout/patterns/portraits.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

#include "layout/text/contrast.h"

namespace deckle::layout {
namespace {

constexpr double kGapPt = 16, kInsetPt = 16, kMinWidthPt = 128;
// Ours: the diameter of a portrait, of the card's width and of the area's height; the ring around it.
constexpr double kOfWidth = 0.76, kOfHeight = 0.54, kPortraitRingPt = 3, kNameGapPt = 12;
// Ours: more portraits in one row are small; a card takes that share of the area's height.
constexpr std::size_t kMostAcross = 5;
constexpr std::size_t kMostTexts = 2;  // of a person
constexpr double kPersonShare = 0.88;
constexpr std::array<double, 3> kPortraitNamesPt = {26, 22, 18}, kPortraitTextsPt = {20, 18, 16};

// Ours, of portraits beside their texts: their share of the card's width at most, the space between
// both, and the sizes of names and texts.
constexpr double kBesideWidth = 0.4, kBesideGapPt = 14;
constexpr std::array<double, 5> kBesideNamesPt = {24, 22, 20, 18, 16}, kBesideTextsPt = {18, 18, 16, 16, 14};

void outline(const PatternCanvas& canvas, PatternPart& portrait) {
  const ElementStyle& style = portrait.source->style;
  if (!style.line && !style.line_width_pt)
    portrait.element.line = {{FillIr::Kind::Solid, canvas.context.tones.accent}, kPortraitRingPt};
}

// A row of cards; none has a portrait of another size.
PatternResult draw_row(PatternCanvas& canvas) {
  const std::size_t count = canvas.cells.size();
  const Tones& tones = canvas.context.tones;
  const Rect& area = canvas.area;
  const std::vector<Rect> columns = cut_columns(area, count, kGapPt);
  if (to_pt(columns.front().w) < kMinWidthPt) return PatternResult::Grouped;
  const Color text = text_on(canvas, tones.light);
  const Emu inset = emu_from_pt(kInsetPt), gap = emu_from_pt(kNameGapPt);
  const Emu side = snap(emu_from_pt(
      std::min(kOfWidth * to_pt(columns.front().w), kOfHeight * to_pt(area.h))));
  for (std::size_t size = 0; size < kPortraitNamesPt.size(); ++size) {
    bool ok = true;
    Emu tallest;
    for (std::size_t i = 0; i < count && ok; ++i) {
      std::vector<PatternPart>& parts = canvas.cells[i].parts;
      Emu y = area.y + inset + side + gap;
      for (std::size_t k = 1; k < parts.size(); ++k) {
        PatternPart& part = parts[k];
        place_part({columns[i].x, y, columns[i].w, area.bottom() - y}, part);
        set_look({k == 1 ? kPortraitNamesPt[size] : kPortraitTextsPt[size], kPortraitTextsPt[size],
                  k == 1, text, text, Align::Center, Anchor::Top, 12, 0, false},
                 part);
        ok = ok && fits(canvas, part);
        part.element.box.h = needed_height(canvas, part);
        y += part.element.box.h;
      }
      tallest = std::max(tallest, y - area.y + inset);
    }
    if (!ok || tallest > area.h) continue;
    const Emu height = snap(std::min(area.h, std::max(tallest, emu_from_pt(to_pt(area.h) * kPersonShare))));
    const Emu top = snap(area.y + (area.h - height) / 2), within = (height - tallest) / 2;
    for (std::size_t i = 0; i < count; ++i) {
      std::vector<PatternPart>& parts = canvas.cells[i].parts;
      for (std::size_t k = 1; k < parts.size(); ++k)
        parts[k].element.box.y += top - area.y + within;
      // The last texts end at one height.
      Rect& last = parts.back().element.box;
      last.h = top + height - inset - within - last.y;
      add_decoration(canvas, canvas.behind, "card", "rect",
                     {columns[i].x, top, columns[i].w, height}, tones.light);
      PatternPart& portrait = parts.front();
      place_part({columns[i].x + (columns[i].w - side) / 2, top + inset + within, side, side},
                 portrait, "ellipse");
      outline(canvas, portrait);
    }
    return PatternResult::Drawn;
  }
  return PatternResult::Grouped;
}

// Rows of cards, the portrait beside its texts.
PatternResult draw_rows(PatternCanvas& canvas) {
  const std::size_t count = canvas.cells.size();
  const std::size_t rows = count > 8 ? 3 : 2, across = (count + rows - 1) / rows;
  const Tones& tones = canvas.context.tones;
  const std::vector<Rect> bands = cut_rows(canvas.area, rows, kGapPt);
  const std::vector<Rect> columns = cut_columns(canvas.area, across, kGapPt);
  const Emu inset = emu_from_pt(kInsetPt), gap = emu_from_pt(kBesideGapPt);
  const Emu height = bands.front().h;
  const Emu side = snap(std::min(emu_from_pt(kBesideWidth * to_pt(columns.front().w)), height - inset * 2));
  const Emu width = columns.front().w - inset * 2 - side - gap;
  if (side <= Emu(0) || width <= Emu(0)) return PatternResult::Grouped;
  const Color text = text_on(canvas, tones.light);
  for (std::size_t size = 0; size < kBesideNamesPt.size(); ++size) {
    bool ok = true;
    std::array<Emu, kMostTexts> tallest{};  // siblings are of one height
    for (std::size_t i = 0; i < count && ok; ++i) {
      std::vector<PatternPart>& parts = canvas.cells[i].parts;
      for (std::size_t k = 1; k < parts.size(); ++k) {
        PatternPart& part = parts[k];
        place_part({columns[i % across].x + inset + side + gap, canvas.area.y, width, height}, part);
        set_look({k == 1 ? kBesideNamesPt[size] : kBesideTextsPt[size], kBesideTextsPt[size], k == 1,
                  text, text, Align::Left, parts.size() > 2 ? Anchor::Top : Anchor::Middle, 0, 0,
                  false},
                 part);
        ok = ok && fits(canvas, part, k == 1 && part.element.text.paragraphs.size() == 1 ? 2 : 0);
        tallest[k - 1] = std::max(tallest[k - 1], needed_height(canvas, part));
      }
    }
    const Emu used = std::accumulate(tallest.begin(), tallest.end(), Emu(0));
    if (!ok || used + inset * 2 > height) continue;
    for (std::size_t i = 0; i < count; ++i) {
      // The texts are beside the middle of the portrait.
      Emu y = bands[i / across].y + (height - used) / 2;
      for (std::size_t k = 1; k < canvas.cells[i].parts.size(); ++k) {
        Rect& box = canvas.cells[i].parts[k].element.box;
        box.y = y;
        box.h = tallest[k - 1];
        y += box.h;
      }
      const Rect card{columns[i % across].x, bands[i / across].y, columns[i % across].w, height};
      add_decoration(canvas, canvas.behind, "card", "rect", card, tones.light);
      PatternPart& portrait = canvas.cells[i].parts.front();
      place_part({card.x + inset, card.y + (height - side) / 2, side, side}, portrait, "ellipse");
      outline(canvas, portrait);
    }
    return PatternResult::Drawn;
  }
  return PatternResult::Grouped;
}

}  // namespace

bool have_portraits(const PatternCanvas& canvas) {
  return std::all_of(canvas.cells.begin(), canvas.cells.end(), [](const PatternCell& cell) {
    if (cell.parts.size() < 2 || cell.parts.size() > kMostTexts + 1) return false;
    const ElementIr& portrait = cell.parts.front().element;
    return portrait.type == ElementType::Image && portrait.picture != nullptr &&
           portrait.shape == "ellipse" &&
           std::none_of(cell.parts.begin() + 1, cell.parts.end(), [](const PatternPart& part) {
             return part.element.text.empty() || has_own_fill(part);
           });
  });
}

PatternResult draw_portraits(PatternCanvas& canvas) {
  return canvas.cells.size() > kMostAcross ? draw_rows(canvas) : draw_row(canvas);
}

}  // namespace deckle::layout
