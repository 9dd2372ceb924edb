#include "fixers/loop/guidance.h"

#include <algorithm>
#include <cmath>

#include "fixers/loop/manual_repairs.h"
#include "fixers/messages/tr.h"
#include "slidespec/core/display.h"

namespace deckle::fixers {
namespace {

Message size_change(const ElementIr& element, const ManualRepairs& repairs) {
  if (!repairs.fits_at_pt) return {};
  if (!element.allow_shrink)
    return tr("set allow_shrink and reduce its text to {:g} pt", *repairs.fits_at_pt);
  return tr("reduce its text to {:g} pt (its minimum is {:g} pt)", *repairs.fits_at_pt, element.min_font_pt);
}

Message cutting(const ElementIr& element, std::size_t count) {
  if (element.eid == "_footer")
    return count == 1 ? tr("shorten extensions.footer by about {} character", count)
                      : tr("shorten extensions.footer by about {} characters", count);
  return count == 1 ? tr("cut about {} character", count)
                    : tr("cut about {} characters", count);
}

Message moving(const ElementIr& element, const ManualRepairs& repairs) {
  return element.type == ElementType::Bullets
             ? tr("move the last {} of its {} items to another slide", repairs.move_units,
                   repairs.units)
             : tr("move the last {} of its {} paragraphs to another slide", repairs.move_units,
                   repairs.units);
}

// Changes that would each repair the overflow alone.
Message overflow_changes(const ElementIr& element, const ManualRepairs& repairs) {
  std::vector<Message> changes;
  if (repairs.cut_characters > 0) changes.push_back(cutting(element, repairs.cut_characters));
  if (repairs.move_units > 0) changes.push_back(moving(element, repairs));
  if (Message size = size_change(element, repairs); !size.empty()) changes.push_back(std::move(size));
  if (repairs.height_pt > 0)
    changes.push_back(tr("make its box {:.0f} pt taller", std::ceil(repairs.height_pt)));
  else
    changes.push_back(tr("make its box {:.0f} pt wider", std::ceil(repairs.width_pt)));
  // At most three; a larger box is among them where the author set the box.
  if (changes.size() > 3 && element.pinned) changes.erase(changes.begin() + 1);
  changes.resize(std::min<std::size_t>(changes.size(), 3));
  Message list = changes.front();
  for (std::size_t i = 1; i < changes.size(); ++i)
    list += (i + 1 == changes.size() ? tr(", or ") : Message(", ")) + changes[i];
  return list;
}

// How much is missing.
Message gap_of(const ManualRepairs& repairs) {
  return repairs.height_pt > 0
             ? tr("{:.1f} lines ({:.0f} pt) too many", repairs.lines, std::ceil(repairs.height_pt))
             : tr("a word is {:.0f} pt too wide", std::ceil(repairs.width_pt));
}

// The same as facts, for programs.
void add_facts(const ManualRepairs& repairs, Diagnostic& d) {
  if (repairs.cut_characters > 0)
    d.facts.push_back({"cut_characters", static_cast<std::int64_t>(repairs.cut_characters)});
  if (repairs.move_units > 0)
    d.facts.push_back({"move_units", static_cast<std::int64_t>(repairs.move_units)});
  if (repairs.fits_at_pt) d.facts.push_back({"fits_at_pt", *repairs.fits_at_pt});
}

// A row by its first words: a table of several pages has other positions than the spec.
std::string words_of(const TableIr& table, std::size_t row) {
  constexpr std::size_t kQuotedChars = 40;
  std::string words;
  if (row < table.rows.size()) {
    for (const TextBodyIr& cell : table.rows[row].cells) {
      words = plain_text(cell);
      if (!words.empty()) break;
    }
  }
  return '"' + shortened(words, kQuotedChars) + '"';
}

Message table_changes(const ElementIr& element, const MeasuredElement& m) {
  if (!too_high(m))
    return tr("remove columns, or shorten their longest words by {:.0f} pt in total",
              std::ceil(to_pt(m.overflow_x)));
  std::size_t tallest = 1;  // below the header
  for (std::size_t r = 1; r < element.table->rows.size(); ++r) {
    if (element.table->rows[r].height > element.table->rows[tallest].height) tallest = r;
  }
  return tr(
      "make its rows {:.0f} pt ({:.1f} lines) shorter; the tallest is {} with {:.0f} pt",
      std::ceil(to_pt(m.overflow_y)), m.overflow_lines, words_of(*element.table, tallest),
      tallest < element.table->rows.size() ? to_pt(element.table->rows[tallest].height) : 0.0);
}

}  // namespace

std::vector<Message> guidance_for(SlideState& state, const measure::SlideMeasurer& measurer) {
  std::vector<Message> lines;
  for (Diagnostic& d : state.findings) {
    if (!d.defect) continue;
    const ElementIr* element = find_element(state.ir, d.at.element_id);
    const MeasuredElement* m = find_element(state.measured, d.at.element_id);
    if (d.rule == "text-overflow" && element != nullptr && m != nullptr) {
      const ManualRepairs repairs = manual_repairs(*element, *m, measurer);
      d.hint = overflow_changes(*element, repairs);
      lines.push_back(tr("{}: {}; {}", element->eid, gap_of(repairs), d.hint));
      add_facts(repairs, d);
    } else if (d.rule == "table-overflow" && element != nullptr && m != nullptr) {
      d.hint = table_changes(*element, *m);
      lines.push_back(element->eid + ": " + d.hint);
    } else {
      lines.push_back(d.at.element_id + ": " + tr("{}; {}", d.message, d.hint));
    }
  }
  return lines;
}

}  // namespace deckle::fixers
