// One number that fills the page with what it says below it, or up to three side by side.

#include <algorithm>
#include <array>

#include "layout/fill/optical.h"
#include "layout/lists/emphasis.h"
#include "layout/lists/figure_units.h"
#include "layout/lists/figures.h"
#include "layout/patterns/patterns.h"
#include "layout/text/balance_lines.h"
#include "layout/text/contrast.h"
#include "layout/text/joined_text.h"
#include "measure/slide/reserve.h"
#include "slidespec/ir/text_sizes.h"

namespace deckle::layout {
namespace {

// docs/design.md, "Sizes and filling": 80 to 120 pt; less where three stand side by side.
constexpr std::array<double, 8> kValueSizesPt = {120, 108, 96, 88, 80, 72, 60, 48};
constexpr std::array<double, 4> kTextSizesPt = {28, 24, 20, 18};
constexpr double kGapPt = 32, kBarPt = 6, kInsetPt = 24, kLineSpacingPct = 90;

struct Number {
  PatternPart* value = nullptr;
  std::vector<PatternPart*> texts;
};

bool is_value(const PatternPart& part, const std::string& language) {
  return part.source->role == "value" ||
         (!part.element.text.empty() && part.element.text.paragraphs.size() == 1 &&
          is_figure(searchable(part.element.text.paragraphs.front()), language));
}

// Where no part is a figure by itself, the first line that may be meant as one: "Top 3", "24/7".
const PatternPart* assumed_value(const PatternCanvas& canvas) {
  const PatternPart* found = nullptr;
  for (const PatternCell& cell : canvas.cells) {
    for (const PatternPart& part : cell.parts) {
      if (is_value(part, canvas.context.language)) return nullptr;
      const std::vector<ParagraphIr>& paragraphs = part.element.text.paragraphs;
      if (found == nullptr && paragraphs.size() == 1 && may_be_value(searchable(paragraphs.front())))
        found = &part;
    }
  }
  return found;
}

// Elements that are not grouped are cells of their own: what follows a number belongs to it.
void join_cells(PatternCanvas& canvas) {
  std::vector<PatternCell> joined;
  for (PatternCell& cell : canvas.cells) {
    const bool begins =
        joined.empty() ||
        std::any_of(cell.parts.begin(), cell.parts.end(), [&](const PatternPart& part) {
          return is_value(part, canvas.context.language);
        });
    const bool lone_value =
        begins && cell.parts.size() == 1 && is_value(cell.parts.front(), canvas.context.language);
    const bool first_is_label = !joined.empty() && joined.size() == 1 && lone_value &&
                                joined.front().parts.size() == 1 &&
                                !is_value(joined.front().parts.front(), canvas.context.language);
    if (begins && !first_is_label) {
      joined.push_back(std::move(cell));
      continue;
    }
    for (PatternPart& part : cell.parts) joined.back().parts.push_back(std::move(part));
  }
  canvas.cells = std::move(joined);
}

// Where the last word, mostly the mark of a source, is alone on a line, or would be in a face that is a little
// wider, the lines are balanced.
void balance_lone_word(const PatternCanvas& canvas, PatternPart& part) {
  TextBodyIr& body = part.element.text;
  if (body.paragraphs.size() != 1) return;
  const double width = to_pt(part.element.box.w - body.insets.left - body.insets.right);
  const std::string text = joined_text(body.paragraphs.front());
  const auto is_lone = [&](double at) {
    const measure::LaidOutText laid = canvas.context.engine.lay_out(body, at);
    const measure::Line& last = laid.lines.back();
    return laid.lines.size() > 1 &&
           text.substr(last.begin, last.visible_end - last.begin).find(' ') == std::string::npos;
  };
  constexpr int kSteps = 8;
  bool lone = false;
  for (int step = 0; step <= kSteps && !lone; ++step)
    lone = is_lone(width * (1 - measure::kMaxReserve * step / kSteps));
  if (!lone) return;
  const bool right = body.paragraphs.front().style.align == Align::Right;
  (right ? body.insets.left : body.insets.right) += emu_from_pt(width * measure::kMaxReserve);
  balance_lines(canvas.context.engine, part.element.box, body);
}

}  // namespace

PatternResult draw_big_number(PatternCanvas& canvas) {
  split_heads(canvas);
  const PatternPart* assumed = assumed_value(canvas);
  const std::string value_eid = assumed == nullptr ? std::string() : assumed->element.eid;
  join_cells(canvas);
  if (canvas.cells.empty() || canvas.cells.size() > 3) return PatternResult::NoRoom;
  // The caption of a lone number is what it says.
  if (canvas.cells.size() == 1) {
    for (PatternPart& part : canvas.others) canvas.cells.front().parts.push_back(std::move(part));
    canvas.others.clear();
  }
  std::vector<Number> numbers;
  for (PatternCell& cell : canvas.cells) {
    Number number;
    for (PatternPart& part : cell.parts) {
      if (part.element.text.empty()) return PatternResult::Grouped;
      const bool is_assumed = !value_eid.empty() && part.element.eid == value_eid;
      if (number.value == nullptr && (is_assumed || is_value(part, canvas.context.language)))
        number.value = &part;
      else
        number.texts.push_back(&part);
    }
    if (number.value == nullptr) return PatternResult::NoRoom;
    numbers.push_back(std::move(number));
  }
  const Tones& tones = canvas.context.tones;
  const std::vector<Rect> columns = cut_columns(canvas.area, numbers.size(), kGapPt);
  const Color text = readable_on(canvas.context.text, canvas.context.text.layout.background_rgb);
  const double left = kBarPt + kInsetPt;
  for (const double value_pt : kValueSizesPt) {
    for (const double text_pt : kTextSizesPt) {
      bool ok = true;
      Emu tallest;
      for (std::size_t i = 0; i < numbers.size() && ok; ++i) {
        Emu y = columns[i].y;
        const auto set = [&](PatternPart& part, double size, const Color& color, bool bold) {
          place_part(
              {columns[i].x + emu_from_pt(left), y, columns[i].w - emu_from_pt(left), columns[i].h},
              part);
          set_look({size, size, bold, color, color, Align::Left, Anchor::Top, 0, 0}, part);
          if (bold) {
            for (ParagraphIr& paragraph : part.element.text.paragraphs)
              set_value_size(paragraph, size);
          }
          if (bold && !part.source->style.line_spacing_pct) {
            for (ParagraphIr& paragraph : part.element.text.paragraphs)
              paragraph.style.line_spacing = {SpacingIr::Unit::Percent, kLineSpacingPct};
          }
          ok = ok && fits(canvas, part, bold ? 1 : 0);
          part.element.box.h = needed_height(canvas, part);
          y += part.element.box.h + emu_from_pt(kGridPt);
        };
        set(*numbers[i].value, value_pt, tones.accent, true);
        for (PatternPart* part : numbers[i].texts) {
          set(*part, text_pt, text, false);
          balance_lone_word(canvas, *part);
        }
        tallest = std::max(tallest, y - columns[i].y);
      }
      if (!ok || tallest > canvas.area.h) continue;
      const Emu down = optical_top_alone(tallest, canvas.area) - canvas.area.y;
      for (std::size_t i = 0; i < numbers.size(); ++i) {
        numbers[i].value->element.box.y += down;
        for (PatternPart* part : numbers[i].texts) part->element.box.y += down;
        add_decoration(canvas, canvas.behind, "bar", "rect",
                       {columns[i].x, canvas.area.y + down, emu_from_pt(kBarPt), tallest},
                       tones.accent);
      }
      return PatternResult::Drawn;
    }
  }
  return PatternResult::NoRoom;
}

}  // namespace deckle::layout
