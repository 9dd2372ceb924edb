#include "fixers/loop/guidance.h"

#include <algorithm>
#include <cmath>

#include "fixers/loop/cures.h"
#include "fixers/messages/tr.h"

namespace deckle::fixers {
namespace {

Message size_cure(const ElementIr& element, const Cures& cures) {
  if (!cures.fits_at_pt) return {};
  if (!element.allow_shrink)
    return tr("set allow_shrink and allow {:g} pt", *cures.fits_at_pt);
  return tr("allow {:g} pt (its minimum is {:g} pt)", *cures.fits_at_pt, element.min_font_pt);
}

Message cutting(const ElementIr& element, std::size_t count) {
  if (element.eid == "_footer")
    return count == 1 ? tr("shorten extensions.footer by about {} character", count)
                      : tr("shorten extensions.footer by about {} characters", count);
  return count == 1 ? tr("cut about {} character", count)
                    : tr("cut about {} characters", count);
}

Message moving(const ElementIr& element, const Cures& cures) {
  return element.type == ElementType::Bullets
             ? tr("move the last {} of its {} items to another slide", cures.move_units,
                   cures.units)
             : tr("move the last {} of its {} paragraphs to another slide", cures.move_units,
                   cures.units);
}

// What is missing, and the changes of which each alone would repair it.
Message overflow_guidance(const ElementIr& element, const Cures& cures) {
  std::vector<Message> ways;
  if (cures.cut_characters > 0) ways.push_back(cutting(element, cures.cut_characters));
  if (cures.move_units > 0) ways.push_back(moving(element, cures));
  if (Message size = size_cure(element, cures); !size.empty()) ways.push_back(std::move(size));
  if (cures.height_pt > 0)
    ways.push_back(tr("make its box {:.0f} pt higher", std::ceil(cures.height_pt)));
  else
    ways.push_back(tr("make its box {:.0f} pt wider", std::ceil(cures.width_pt)));
  // Three are enough to choose from; more space is named where the author set the box.
  if (ways.size() > 3 && element.pinned) ways.erase(ways.begin() + 1);
  ways.resize(std::min<std::size_t>(ways.size(), 3));
  const Message gap =
      cures.height_pt > 0
          ? tr("{:.1f} lines ({:.0f} pt) too many", cures.lines, std::ceil(cures.height_pt))
          : tr("a word is {:.0f} pt too wide", std::ceil(cures.width_pt));
  Message list = ways.front();
  for (std::size_t i = 1; i < ways.size(); ++i)
    list += (i + 1 == ways.size() ? tr(", or ") : Message(", ")) + ways[i];
  return tr("{}: {}; {}", element.eid, gap, list);
}

// The same for programs.
void note_cures(const Cures& cures, Diagnostic& d) {
  if (cures.cut_characters > 0)
    d.facts.push_back({"cut_characters", static_cast<std::int64_t>(cures.cut_characters)});
  if (cures.move_units > 0)
    d.facts.push_back({"move_units", static_cast<std::int64_t>(cures.move_units)});
  if (cures.fits_at_pt) d.facts.push_back({"fits_at_pt", *cures.fits_at_pt});
}

Message table_guidance(const ElementIr& element, const MeasuredElement& m) {
  if (!too_high(m))
    return tr("{}: take out columns, or shorten their longest words by {:.0f} pt together",
               element.eid, std::ceil(to_pt(m.overflow_x)));
  // The tallest row is the one to shorten.
  std::size_t tallest = 1;
  for (std::size_t r = 1; r < element.table->rows.size(); ++r) {
    if (element.table->rows[r].height > element.table->rows[tallest].height) tallest = r;
  }
  return tr("{}: cut {:.0f} pt ({:.1f} lines) from its rows; row {} is the tallest with {:.0f} pt",
             element.eid, std::ceil(to_pt(m.overflow_y)), m.overflow_lines, tallest,
             tallest < element.table->rows.size() ? to_pt(element.table->rows[tallest].height)
                                                  : 0.0);
}

}  // namespace

std::vector<Message> guidance_for(SlideState& state, const measure::SlideMeasurer& measurer) {
  std::vector<Message> lines;
  for (Diagnostic& d : state.findings) {
    if (!d.defect) continue;
    const ElementIr* element = find_element(state.ir, d.at.element_id);
    const MeasuredElement* m = find_element(state.measured, d.at.element_id);
    if (d.rule == "text-overflow" && element != nullptr && m != nullptr) {
      const Cures cures = cures_for(*element, *m, measurer);
      lines.push_back(overflow_guidance(*element, cures));
      note_cures(cures, d);
    } else if (d.rule == "table-overflow" && element != nullptr && m != nullptr) {
      lines.push_back(table_guidance(*element, *m));
    } else {
      lines.push_back(d.at.element_id + ": " + tr("{}; {}", d.message, d.hint));
    }
  }
  return lines;
}

}  // namespace deckle::fixers
