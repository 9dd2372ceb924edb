#include "fixers/loop/guidance.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "slidespec/core/utf8.h"

namespace deckle::fixers {
namespace {

// Characters on the surplus lines: what would have to go for the rest to fit.
std::size_t surplus_characters(const MeasuredElement& m) {
  const auto lines = static_cast<std::size_t>(std::ceil(m.overflow_lines));
  std::size_t characters = 0;
  for (std::size_t i = m.lines.size() - std::min(lines, m.lines.size()); i < m.lines.size(); ++i)
    characters += utf8::length(m.lines[i].text);
  return characters;
}

std::string overflow_guidance(const ElementIr& element, const MeasuredElement& m) {
  const std::size_t characters = std::max<std::size_t>(1, surplus_characters(m));
  if (element.eid == "_footer")
    return fmt::format("_footer: shorten extensions.footer by about {} characters", characters);
  std::string out =
      fmt::format("{}: cut about {} characters ({:.1f} lines), or move that much to another slide",
                  element.eid, characters, m.overflow_lines);
  if (!element.allow_shrink)
    out += ", or set allow_shrink";
  else if (element.min_font_pt > 8)
    out += fmt::format(", or allow less than {:g} pt", element.min_font_pt);
  return out;
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

std::vector<std::string> guidance_for(const SlideState& state) {
  std::vector<std::string> lines;
  for (const Diagnostic& d : state.findings) {
    if (!d.defect) continue;
    const ElementIr* element = find_element(state.ir, d.at.element_id);
    const MeasuredElement* m = find_element(state.measured, d.at.element_id);
    if (d.rule == "text-overflow" && element != nullptr && m != nullptr && m->overflow_y > Emu(0))
      lines.push_back(overflow_guidance(*element, *m));
    else if (d.rule == "table-overflow" && element != nullptr && m != nullptr)
      lines.push_back(table_guidance(*element, *m));
    else
      lines.push_back(fmt::format("{}: {}; {}", d.at.element_id, d.message, d.hint));
  }
  return lines;
}

}  // namespace deckle::fixers
