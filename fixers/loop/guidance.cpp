#include "fixers/loop/guidance.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "fixers/loop/cures.h"

namespace deckle::fixers {
namespace {

std::string size_cure(const ElementIr& element, const Cures& cures) {
  if (!cures.fits_at_pt) return {};
  if (!element.allow_shrink)
    return fmt::format("set allow_shrink and allow {:g} pt", *cures.fits_at_pt);
  return fmt::format("allow {:g} pt (its minimum is {:g} pt)", *cures.fits_at_pt,
                     element.min_font_pt);
}

// What is missing, and the changes of which each alone would cure it.
std::string overflow_guidance(const ElementIr& element, const Cures& cures) {
  std::vector<std::string> ways;
  if (cures.cut_characters > 0)
    ways.push_back(fmt::format("{} about {} character{}",
                               element.eid == "_footer" ? "shorten extensions.footer by" : "cut",
                               cures.cut_characters, cures.cut_characters == 1 ? "" : "s"));
  if (cures.move_units > 0)
    ways.push_back(fmt::format("move the last {} of its {} {} to another slide", cures.move_units,
                               cures.units,
                               element.type == ElementType::Bullets ? "items" : "paragraphs"));
  if (std::string size = size_cure(element, cures); !size.empty()) ways.push_back(std::move(size));
  if (cures.height_pt > 0)
    ways.push_back(fmt::format("make its box {:.0f} pt higher", std::ceil(cures.height_pt)));
  else
    ways.push_back(fmt::format("make its box {:.0f} pt wider", std::ceil(cures.width_pt)));
  // Three are enough to choose from; more room is named where the author set the box.
  if (ways.size() > 3 && element.pinned) ways.erase(ways.begin() + 1);
  ways.resize(std::min<std::size_t>(ways.size(), 3));
  const std::string gap =
      cures.height_pt > 0
          ? fmt::format("{:.1f} lines ({:.0f} pt) too many", cures.lines, std::ceil(cures.height_pt))
          : fmt::format("a word is {:.0f} pt too wide", std::ceil(cures.width_pt));
  std::string out = fmt::format("{}: {}; ", element.eid, gap);
  for (std::size_t i = 0; i < ways.size(); ++i)
    out += (i == 0 ? "" : i + 1 == ways.size() ? ", or " : ", ") + ways[i];
  return out;
}

// The same for programs.
void note_cures(const Cures& cures, Diagnostic& d) {
  if (cures.cut_characters > 0)
    d.facts.push_back({"cut_characters", static_cast<std::int64_t>(cures.cut_characters)});
  if (cures.move_units > 0)
    d.facts.push_back({"move_units", static_cast<std::int64_t>(cures.move_units)});
  if (cures.fits_at_pt) d.facts.push_back({"fits_at_pt", *cures.fits_at_pt});
}

std::string table_guidance(const ElementIr& element, const MeasuredElement& m) {
  if (m.overflow_y == Emu(0))
    return fmt::format("{}: take out columns, or shorten their longest words by {:.0f} pt together",
                       element.eid, std::ceil(to_pt(m.overflow_x)));
  // The tallest row is the one to shorten.
  std::size_t tallest = 1;
  for (std::size_t r = 1; r < element.table->rows.size(); ++r) {
    if (element.table->rows[r].height > element.table->rows[tallest].height) tallest = r;
  }
  return fmt::format("{}: cut {:.0f} pt ({:.1f} lines) from its rows; row {} is the tallest with {:.0f} pt",
                     element.eid, std::ceil(to_pt(m.overflow_y)), m.overflow_lines, tallest,
                     tallest < element.table->rows.size()
                         ? to_pt(element.table->rows[tallest].height)
                         : 0.0);
}

}  // namespace

std::vector<std::string> guidance_for(SlideState& state, const measure::TextEngine& engine) {
  std::vector<std::string> lines;
  for (Diagnostic& d : state.findings) {
    if (!d.defect) continue;
    const ElementIr* element = find_element(state.ir, d.at.element_id);
    const MeasuredElement* m = find_element(state.measured, d.at.element_id);
    if (d.rule == "text-overflow" && element != nullptr && m != nullptr) {
      const Cures cures = cures_for(*element, *m, engine);
      lines.push_back(overflow_guidance(*element, cures));
      note_cures(cures, d);
    }
    else if (d.rule == "table-overflow" && element != nullptr && m != nullptr)
      lines.push_back(table_guidance(*element, *m));
    else
      lines.push_back(fmt::format("{}: {}; {}", d.at.element_id, d.message, d.hint));
  }
  return lines;
}

}  // namespace deckle::fixers
