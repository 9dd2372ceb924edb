// People as cards: a portrait (portraits.h) or a disc with their initials, the name, and what they do.

#include <unicode/uchar.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "layout/fill/optical.h"
#include "layout/lists/emphasis.h"
#include "layout/patterns/patterns.h"
#include "layout/patterns/portraits.h"
#include "layout/text/contrast.h"
#include "slidespec/core/utf8.h"

namespace deckle::layout {
namespace {

constexpr double kGapPt = 16, kDiscPt = 64, kInsetPt = 16, kMinWidthPt = 128;
constexpr std::array<double, 5> kNameSizesPt = {26, 22, 20, 18, 16};
constexpr std::array<double, 5> kTextSizesPt = {20, 18, 16, 16, 14};
// In a single row: the disc, of the area's height, and the card, as cards of short lists are.
constexpr double kDiscOfHeight = 0.3, kLargestDiscPt = 120, kRowShare = 0.76;
constexpr double kInitialsOfDisc = 0.35;

// The first letters of the first two words; of names in Hangul, kana or Han the first letter.
std::string initials_of(const std::string& name) {
  std::string out;
  bool begins = true;
  int letters = 0;
  for (std::size_t i = 0; i < name.size() && letters < 2;) {
    const char32_t c = utf8::next(name, i);
    const bool letter = u_isalpha(static_cast<UChar32>(c)) != 0;
    if (letter && begins) {
      utf8::append(out, static_cast<char32_t>(u_toupper(static_cast<UChar32>(c))));
      ++letters;
      if (c >= 0x2E80) break;
    }
    begins = !letter;
  }
  return out;
}

}  // namespace

PatternResult draw_team(PatternCanvas& canvas) {
  const std::size_t count = canvas.cells.size();
  if (count < 2 || count > 12) return PatternResult::NoRoom;
  if (have_portraits(canvas)) return draw_portraits(canvas);
  if (!has_texts_alone(canvas, 2)) return PatternResult::Grouped;
  const Tones& tones = canvas.context.tones;
  const std::size_t rows = count > 4 ? (count > 8 ? 3 : 2) : 1, across = (count + rows - 1) / rows;
  const std::vector<Rect> bands = cut_rows(canvas.area, rows, kGapPt);
  const std::vector<Rect> columns = cut_columns(canvas.area, across, kGapPt);
  if (to_pt(columns.front().w) < kMinWidthPt) return PatternResult::NoRoom;
  const std::vector<Color> fills = take_fills(canvas, tones.light);
  // In a single row the disc is above the name, else beside it.
  const bool above = rows == 1;
  const double largest =
      above ? std::clamp(kDiscOfHeight * to_pt(canvas.area.h), kDiscPt, kLargestDiscPt) : kDiscPt;
  const Emu disc = emu_from_pt(std::min({largest, to_pt(columns.front().w) - 2 * kInsetPt,
                                         to_pt(bands.front().h) - 2 * kInsetPt})),
            inset = emu_from_pt(kInsetPt);
  if (disc <= Emu(0)) return PatternResult::NoRoom;
  for (std::size_t size = 0; size < kNameSizesPt.size(); ++size) {
    bool ok = true;
    Emu tallest;
    for (std::size_t i = 0; i < count; ++i) {
      const Rect& column = columns[i % across];
      Rect text{column.x, bands.front().y, column.w, bands.front().h};
      if (above) {
        text.y += inset + disc;
        text.h -= inset + disc;
      } else {
        text.x += inset + disc;
        text.w -= inset + disc;
      }
      Emu y = text.y;
      std::vector<PatternPart>& parts = canvas.cells[i].parts;
      for (std::size_t k = 0; k < parts.size(); ++k) {
        PatternPart& part = parts[k];
        place_part({text.x, y, text.w, text.bottom() - y}, part);
        set_look({k == 0 ? kNameSizesPt[size] : kTextSizesPt[size], kTextSizesPt[size], k == 0,
                  text_on(canvas, fills[i]), text_on(canvas, fills[i]),
                  above ? Align::Center : Align::Left, Anchor::Top, 12, k == 0 ? 12.0 : 0.0, false},
                 part);
        ok = ok && fits(canvas, part);
        part.element.box.h = needed_height(canvas, part);
        if (k + 1 < parts.size()) part.element.box.h -= part.element.text.insets.bottom;
        y += part.element.box.h;
      }
      tallest = std::max(tallest, y - bands.front().y);
    }
    tallest = std::max(tallest, above ? tallest : disc + inset * 2);
    if (!ok || tallest > bands.front().h) continue;
    const auto n = static_cast<std::int64_t>(rows);
    const Emu gap = emu_from_pt(kGapPt);
    const Emu least = above ? emu_from_pt(kRowShare * to_pt(canvas.area.h)) : Emu(0);
    const Emu height = snap(std::min(bands.front().h, std::max(tallest + inset, least)));
    const Emu lead = above ? (height - tallest - inset) / 2 : Emu(0);
    const Emu top = optical_top(height * n + gap * (n - 1), canvas.area);
    for (std::size_t i = 0; i < count; ++i) {
      const Rect& column = columns[i % across];
      const Rect card{column.x, top + (height + gap) * static_cast<std::int64_t>(i / across),
                      column.w, height};
      std::vector<PatternPart>& parts = canvas.cells[i].parts;
      const std::string name = searchable(parts.front().element.text.paragraphs.front());
      Emu used;
      for (const PatternPart& part : parts) used += part.element.box.h;
      // Beside the disc the text is in its middle.
      const Emu down =
          above ? card.y + lead - bands.front().y : card.y + (height - used) / 2 - bands.front().y;
      for (PatternPart& part : parts) part.element.box.y += down;
      add_decoration(canvas, canvas.behind, "card", "rect", card, fills[i]);
      const Rect place{above ? card.x + (card.w - disc) / 2 : card.x + inset,
                       above ? card.y + inset + lead : card.y + (height - disc) / 2, disc, disc};
      // On a card of its author's colour the disc is light.
      const bool own = fills[i] != tones.light;
      add_mark(canvas, initials_of(name), "ellipse", place, own ? tones.light : tones.dark,
               own ? tones.on_light : tones.on_dark, std::round(kInitialsOfDisc * to_pt(disc)));
    }
    return PatternResult::Drawn;
  }
  return PatternResult::NoRoom;
}

}  // namespace deckle::layout
