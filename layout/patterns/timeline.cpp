// Dated points on a line, their texts below it, or above and below it in turn.

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "layout/fill/optical.h"
#include "layout/icons/icon_piece.h"
#include "layout/icons/topic_icons.h"
#include "layout/lists/emphasis.h"
#include "layout/lists/few_words.h"
#include "layout/lists/heads.h"
#include "layout/patterns/patterns.h"
#include "layout/text/contrast.h"
#include "layout/text/reading_direction.h"

namespace deckle::layout {
namespace {

constexpr double kTipPt = 16, kDotPt = 16, kLinePt = 3, kStemPt = 3, kGapPt = 14,
                 kStemInsetPt = 3;
constexpr double kLiftPt = 24;  // ours: from the line to the text
// Ours: the text's insets in a card, which is as high as the tallest of its words.
constexpr double kInsetPt = 14, kPaddingPt = 8;
// Ours: so many points have their texts all below the line, each as wide as its step; what these cards, which
// are wide, have more above and below their words; and the line from the top of what is drawn.
constexpr std::size_t kMostBelow = 5;
constexpr double kMoreBelowPt = 16, kLineTopPt = 20;
constexpr double kPointIconPt = 84, kPointIconGapPt = 14;  // ours: an icon, and what is below it
// The first sizes are for texts that are all below the line, the very first for those of few lines: the date
// and at most two.
constexpr std::array<double, 8> kHeadSizesPt = {40, 34, 28, 24, 22, 20, 18, 16};
constexpr std::array<double, 8> kTextSizesPt = {28, 26, 22, 20, 18, 16, 16, 14};
constexpr std::size_t kFirstOnBothSides = 2;
// Ours: with smaller letters in narrower cards, texts have more space on both sides of the line.
constexpr double kLeastBelowPt = 16;
constexpr std::size_t kSurelyBelow = 4;  // so few points have wide cards
constexpr int kMostInNarrow = 6;         // lines in the others, that of the date among them
constexpr double kNarrowMorePt = 32;     // and what these have more below their words
constexpr int kFewestLines = 3;

// The date on a line of its own, the sentence as it was written.
void break_after_date(PatternPart& part) {
  std::vector<ParagraphIr>& paragraphs = part.element.text.paragraphs;
  const std::string text = searchable(paragraphs.front());
  const std::optional<Head> head = head_of(text);
  if (paragraphs.size() == 1 && head && head->kind != HeadKind::Number && head->rest < text.size())
    insert_text(paragraphs.front(), head->rest, "\v");
}

// Of points below the line, by what happens then: the text behind the date. Of all, or none.
std::vector<std::string_view> icons_of_points(const PatternCanvas& canvas) {
  if (!may_have_icons(canvas.context.text, canvas.context.slide)) return {};
  std::vector<std::string> names;
  for (const PatternCell& cell : canvas.cells) {
    const std::vector<ParagraphIr>& first = cell.parts.front().element.text.paragraphs;
    if (cell.parts.size() == 2) {
      names.push_back(searchable(cell.parts[1].element.text.paragraphs.front()));
    } else if (first.size() > 1) {
      names.push_back(searchable(first[1]));
    } else {
      const std::string text = searchable(first.front());
      const std::size_t broken = text.find('\v');
      if (broken == std::string::npos) return {};
      names.push_back(text.substr(broken + 1));
    }
  }
  return topic_icons(names);
}

// Above the words, `above` the top of the card.
void put_point_icon(PatternCanvas& canvas, std::string_view icon, const Rect& card, Emu above,
                    PatternCell& cell) {
  ElementIr& first = cell.parts.front().element;
  const Tones& tones = canvas.context.tones;
  const Emu side = emu_from_pt(kPointIconPt), gap = emu_from_pt(kPointIconGapPt);
  const bool filled = has_own_fill(cell.parts.front());
  const Color fill = fill_of(cell.parts.front(), tones.light);
  const Color disc =
      filled ? text_on(canvas, fill) : legible_on(tones.accent, fill.rgb, kMinContrast);
  Rect box{card.x + first.text.insets.left, card.y + above, side, side};
  switch (picture_align(canvas.context, first.text)) {
    case CountAlign::Left:
      break;
    case CountAlign::Center:
      box.x = card.x + (card.w - side) / 2;
      break;
    case CountAlign::Right:
      box.x = card.right() - first.text.insets.right - side;
      break;
  }
  int z = canvas.z;
  for (ElementIr& piece : icon_on_disc(icon, box, disc, fill, first)) {
    piece.z = ++z;
    canvas.over.push_back(std::move(piece));
  }
  Emu y = above + side + gap;
  if (cell.parts.size() == 1) {
    first.text.anchor = Anchor::Top;
    first.text.insets.top = y;
    return;
  }
  for (PatternPart& part : cell.parts) {
    part.element.box.y = card.y + y;
    y += part.element.box.h;
  }
}

// With all texts `below` the line, or on both sides of it.
PatternResult draw_points(PatternCanvas& canvas, bool below) {
  const std::size_t count = canvas.cells.size();
  const Tones& tones = canvas.context.tones;
  const Rect& area = canvas.area;
  const auto n = static_cast<std::int64_t>(count);
  const Emu gap = emu_from_pt(kGapPt);
  // Texts on both sides reach over two steps, as neighbours are on the other side.
  // The first stem is below the middle of its dot, which does not leave the area.
  const Emu left = area.x + snap(emu_from_pt((kDotPt - kStemPt) / 2));
  const Emu step = (area.right() - left + gap) / (below ? n : n + 1);
  const Emu width = below ? step - gap : step * 2 - gap;
  const Emu lift = emu_from_pt(kDotPt / 2 + kLiftPt), line_top = emu_from_pt(kLineTopPt);
  const Emu side = below ? area.h - line_top - lift : area.h / 2 - lift;
  if (side <= Emu(0)) return PatternResult::NoRoom;
  Emu line = below ? area.y + line_top : area.y + area.h / 2;
  const Emu stem_inset = emu_from_pt(kStemInsetPt);
  const std::vector<std::string_view> icons =
      below ? icons_of_points(canvas) : std::vector<std::string_view>();
  const bool narrow = below && count > kSurelyBelow;
  const double least = narrow ? kLeastBelowPt : 0;
  for (std::size_t size = below ? 0 : kFirstOnBothSides;
       size < kHeadSizesPt.size() && kTextSizesPt[size] >= least; ++size) {
    bool ok = true;
    std::array<Emu, 2> tallest{};  // of the parts of all cells
    for (std::size_t i = 0; i < count; ++i) {
      const bool above = !below && i % 2 == 0;
      Rect box{left + step * static_cast<std::int64_t>(i) + stem_inset, Emu(0),
               width - stem_inset, side};
      box.y = above ? line - lift - side : line + lift;
      std::vector<PatternPart>& parts = canvas.cells[i].parts;
      for (std::size_t k = 0; k < parts.size(); ++k) {
        const bool head = k == 0;
        PatternPart& part = parts[k];
        place_part(box, part);
        const bool filled = has_own_fill(part);
        const Color on = text_on(canvas, fill_of(part, tones.light));
        if (!filled) part.element.fill.kind = FillIr::Kind::None;
        set_look({head ? kHeadSizesPt[size] : kTextSizesPt[size], kTextSizesPt[size], head,
                  head && !filled ? legible_on(tones.accent, tones.light.rgb, kMinContrast) : on, on,
                  Align::Left, Anchor::Top, kInsetPt,
                  parts.size() > 1 ? kPaddingPt / 2 : kPaddingPt},
                 part);
        const std::string words = searchable(part.element.text.paragraphs.front());
        const std::size_t broken = words.find('\v');
        if (head && parts.size() == 1 && part.element.text.paragraphs.size() == 1) {
          // One paragraph: the date in the accent, the rest as text.
          ParagraphIr& paragraph = part.element.text.paragraphs.front();
          const std::size_t from = broken == std::string::npos ? 0 : broken + 1;
          if (!has_authored_colors(*part.source))
            emphasise(paragraph, {from, words.size()},
                      {.color = on, .size_pt = kTextSizesPt[size]});
        }
        const int lines = parts.size() == 1 ? kFewestLines : head ? 1 : kFewestLines - 1;
        ok = ok && fits(canvas, part, size == 0 ? lines : narrow ? kMostInNarrow : 0);
        tallest[k] = std::max(tallest[k], needed_height(canvas, part));
      }
    }
    if (!ok || tallest[0] + tallest[1] > side) continue;
    const bool pictured =
        !icons.empty() &&
        tallest[0] + tallest[1] + emu_from_pt(kPointIconPt + kPointIconGapPt * 2) <= side;
    const Emu needed = tallest[0] + tallest[1] +
                       (pictured ? emu_from_pt(kPointIconPt + kPointIconGapPt) : Emu(0));
    const Emu more =
        below ? std::min(emu_from_pt(narrow ? kNarrowMorePt : kMoreBelowPt), (side - needed) / 2)
              : Emu(0);
    const Emu card = needed + more * 2;
    if (below) line = optical_top(line_top + lift + card, area) + line_top;
    std::vector<Rect> cards;
    for (std::size_t i = 0; i < count; ++i) {
      std::vector<PatternPart>& parts = canvas.cells[i].parts;
      Rect box = parts.front().element.box;
      box.y = !below && i % 2 == 0 ? line - lift - card : line + lift;
      box.h = card;
      cards.push_back(box);
      if (!has_own_fill(parts.front()))
        add_decoration(canvas, canvas.behind, "card", "rect", box, tones.light);
      if (parts.size() == 1) {
        parts.front().element.box = box;
        const Emu above = more + emu_from_pt(kPaddingPt);
        if (pictured)
          put_point_icon(canvas, icons[i], box, above, canvas.cells[i]);
        else
          parts.front().element.text.insets.top = above;
        continue;
      }
      Emu y = box.y + more;
      for (std::size_t k = 0; k < parts.size(); ++k) {
        parts[k].element.box.y = y;
        parts[k].element.box.h = tallest[k];
        y += tallest[k];
      }
      if (pictured) put_point_icon(canvas, icons[i], box, more, canvas.cells[i]);
    }
    add_decoration(canvas, canvas.behind, "line", "rect",
                   {area.x, line - emu_from_pt(kLinePt) / 2, area.w - emu_from_pt(kTipPt) / 2,
                    emu_from_pt(kLinePt)},
                   tones.dark);
    // The line reaches beyond the last date, as its text does: time goes on.
    const Emu tip = emu_from_pt(kTipPt);
    ElementIr& end = add_decoration(canvas, canvas.behind, "end", "triangle",
                                    {area.right() - tip, line - tip / 2, tip, tip}, tones.dark);
    const bool rtl = mirrors(canvas.context.text);  // the slide is mirrored, its shapes are not
    end.transform.rotation = kAnglePerDegree * (rtl ? 270 : 90);
    for (std::size_t i = 0; i < count; ++i) {
      const bool above = !below && i % 2 == 0;
      const Emu x = left + step * static_cast<std::int64_t>(i);
      const Emu top = above ? cards[i].y : line;
      const Emu bottom = above ? line : cards[i].bottom();
      add_decoration(canvas, canvas.behind, "stem", "rect",
                     {x, top, emu_from_pt(kStemPt), bottom - top}, tones.accent);
      const Emu dot = emu_from_pt(kDotPt);
      add_decoration(canvas, canvas.over, "point", "ellipse",
                     {x - dot / 2 + emu_from_pt(kStemPt) / 2, line - dot / 2, dot, dot}, tones.accent);
    }
    return PatternResult::Drawn;
  }
  return PatternResult::NoRoom;
}

}  // namespace

PatternResult draw_timeline(PatternCanvas& canvas) {
  const std::size_t count = canvas.cells.size();
  if (count < 3 || count > 12) return PatternResult::NoRoom;
  for (PatternCell& cell : canvas.cells) {
    // A date and its text are one block.
    if (cell.parts.size() > 2) return PatternResult::Grouped;
    for (const PatternPart& part : cell.parts) {
      if (part.element.text.empty()) return PatternResult::Grouped;
    }
    if (cell.parts.size() == 1) break_after_date(cell.parts.front());
  }
  if (count <= kMostBelow && draw_points(canvas, true) == PatternResult::Drawn)
    return PatternResult::Drawn;
  return count <= kSurelyBelow ? PatternResult::NoRoom : draw_points(canvas, false);
}

}  // namespace deckle::layout
