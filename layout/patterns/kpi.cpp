// Figures on cards: the value large, its label, and the change in its colour.

#include <algorithm>
#include <array>

#include "layout/fill/optical.h"
#include "layout/lists/emphasis.h"
#include "layout/lists/figure_units.h"
#include "layout/lists/figures.h"
#include "layout/patterns/patterns.h"
#include "layout/text/contrast.h"
#include "slidespec/ir/text_sizes.h"

namespace deckle::layout {
namespace {

constexpr double kBarPt = 5, kInsetPt = 16, kMinWidthPt = 128;
// Ours: above the value and below the last line of the highest card, so that cards fill this share of the area,
// in these limits; less where there is less.
constexpr double kCardsFill = 0.75, kRoomPt = 32, kMostRoomPt = 44;
// Ours: values take the largest of these in which all of them fit, and labels the larger of theirs in which they
// have few lines.
constexpr std::array<double, 10> kValueSizesPt = {72, 64, 54, 48, 44, 40, 36, 32, 28, 24};
constexpr double kLargeLabelPt = 24, kLabelPt = 20, kSmallLabelPt = 16;
constexpr double kLeastWithLargeLabelPt = 44, kLeastWithLabelPt = 36;
constexpr int kMostLabelLines = 3;
// Ours, of its size: from line to line of a value. The same for letters of all scripts, as values stand on one
// line.
constexpr double kValueLine = 1.25;

enum class Kind { Value, Label, Change };

Kind kind_of(const PatternPart& part, const std::string& text, const std::string& language,
             bool first, bool seen) {
  const std::string& role = part.source->role;
  if (role == "value") return Kind::Value;
  if (role == "change") return Kind::Change;
  if (role == "label") return Kind::Label;
  if (!seen && (is_figure(text, language) || (first && may_be_value(text)))) return Kind::Value;
  return change_told_by(text, language) != Change::None ? Kind::Change : Kind::Label;
}

}  // namespace

PatternResult draw_kpi(PatternCanvas& canvas) {
  const std::size_t count = canvas.cells.size();
  if (count < 2 || count > 9) return PatternResult::NoRoom;
  // Shapes have their figures from the forms of panels, charts and pictures stand in groups.
  bool shapes = true;
  for (const PatternCell& cell : canvas.cells) {
    for (const PatternPart& part : cell.parts) {
      if (part.element.text.empty()) return PatternResult::Grouped;
      shapes = shapes && part.source->kind == ElementKind::Shape;
    }
  }
  if (shapes) return PatternResult::Grouped;
  const Tones& tones = canvas.context.tones;
  const double gap_pt = to_pt(canvas.context.frame.gutter);
  const std::string& language = canvas.context.language;
  const std::size_t rows = count > 4 ? 2 : 1, across = (count + rows - 1) / rows;
  const std::vector<Rect> bands = cut_rows(canvas.area, rows, gap_pt);
  const std::vector<Rect> columns = cut_columns(canvas.area, across, gap_pt);
  if (to_pt(columns.front().w) < kMinWidthPt) return PatternResult::NoRoom;
  std::vector<std::array<double, 2>> sizes;
  for (const double value_pt : kValueSizesPt) {
    if (value_pt >= kLeastWithLargeLabelPt) sizes.push_back({value_pt, kLargeLabelPt});
    sizes.push_back({value_pt, value_pt >= kLeastWithLabelPt ? kLabelPt : kSmallLabelPt});
  }
  for (const auto& [value_pt, label_pt] : sizes) {
    const double change_pt = 16;
    const bool large = label_pt == kLargeLabelPt;
    bool ok = true, any = false;
    Emu tallest;
    std::vector<bool> bad(count, false);
    for (std::size_t i = 0; i < count && ok; ++i) {
      Emu y = bands.front().y + emu_from_pt(kBarPt);
      bool seen = false;
      std::string label;  // of the figure: all words of the cell
      for (const PatternPart& part : canvas.cells[i].parts)
        label += plain_text(part.element.text) + '\n';
      for (PatternPart& part : canvas.cells[i].parts) {
        place_part({columns[i % across].x, y, columns[i % across].w, bands.front().bottom() - y},
                   part);
        set_look({label_pt, label_pt, false, tones.on_light, tones.on_light, Align::Left,
                  Anchor::Top, kInsetPt,
                  y == bands.front().y + emu_from_pt(kBarPt) ? 16.0 : 2.0, false},
                 part);
        for (ParagraphIr& paragraph : part.element.text.paragraphs) {
          const std::string text = searchable(paragraph);
          const bool first = &part == &canvas.cells[i].parts.front() &&
                             &paragraph == &part.element.text.paragraphs.front();
          const Kind kind = kind_of(part, text, language, first, seen);
          const bool is_bad_one = is_bad(change_told_by(text, language), part.source->style, label);
          if (kind == Kind::Change) bad[i] = bad[i] || is_bad_one;
          if (kind == Kind::Label || has_authored_colors(*part.source)) continue;
          const Color tone = kind == Kind::Change && is_bad_one ? tones.warning : tones.accent;
          emphasise(paragraph, {0, text.size()},
                    {.bold = true,
                     .color = legible_on(tone, tones.light.rgb, kMinContrast),
                     .size_pt = kind == Kind::Value ? value_pt : change_pt});
          paragraph.end.size_pt = kind == Kind::Value ? value_pt : change_pt;
          if (kind == Kind::Value) {
            set_value_size(paragraph, value_pt);
            if (!part.source->style.line_spacing_pct)
              paragraph.style.line_spacing = {SpacingIr::Unit::Points, value_pt * kValueLine};
          }
          paragraph.style.bullet = {};
          paragraph.style.margin_left = paragraph.style.indent = Emu(0);
          seen = seen || kind == Kind::Value;
          TextBodyIr alone;
          alone.paragraphs.push_back(paragraph);
          const double width = to_pt(part.element.box.w) - 2 * kInsetPt;
          // A figure stands on one line; other renderers set Korean wider than measured.
          constexpr double kSlack = 13.0 / 12;
          if (kind == Kind::Value)
            ok = ok && canvas.context.engine.width_range(alone).max_pt * kSlack <= width;
        }
        // Of a part that holds the value as well, that is a line more.
        const int most = kMostLabelLines + (part.element.text.paragraphs.size() > 1 ? 1 : 0);
        ok = ok && fits(canvas, part, large ? most : 0);
        part.element.box.h = needed_height(canvas, part);
        y += part.element.box.h;
      }
      any = any || seen;
      tallest = std::max(tallest, y - bands.front().y);
    }
    if (ok && !any) return PatternResult::Grouped;
    if (!ok || tallest > bands.front().h) continue;
    const auto n = static_cast<std::int64_t>(rows);
    const Emu gap = emu_from_pt(gap_pt);
    // The parts have a part of that room as their insets.
    const Insets& first = canvas.cells.front().parts.front().element.text.insets;
    const Insets& end = canvas.cells.front().parts.back().element.text.insets;
    const Emu words = tallest - first.top - end.bottom;
    const double filled = to_pt(canvas.area.h) * kCardsFill / static_cast<double>(rows);
    const double wanted = std::clamp((filled - to_pt(words)) / 2, kRoomPt, kMostRoomPt);
    const Emu height =
        std::min(bands.front().h, std::max(tallest, snap(words + emu_from_pt(wanted) * 2)));
    const Emu room = (height - words) / 2;
    const Emu top = optical_top(height * n + gap * (n - 1), canvas.area);
    for (std::size_t i = 0; i < count; ++i) {
      const Emu y = top + (height + gap) * static_cast<std::int64_t>(i / across);
      const Rect& column = columns[i % across];
      // All values stand in one line, the tallest text in the middle of its card.
      const Emu lead = std::max(Emu(0), room - first.top);
      for (PatternPart& part : canvas.cells[i].parts)
        part.element.box.y += y + lead - bands.front().y;
      PatternPart& last = canvas.cells[i].parts.back();
      last.element.box.h = y + height - last.element.box.y;
      add_decoration(canvas, canvas.behind, "card", "rect", {column.x, y, column.w, height},
                     tones.light);
      add_decoration(canvas, canvas.behind, "bar", "rect",
                     {column.x, y, column.w, emu_from_pt(kBarPt)},
                     bad[i] ? tones.warning : tones.accent);
    }
    return PatternResult::Drawn;
  }
  return PatternResult::NoRoom;
}

}  // namespace deckle::layout
