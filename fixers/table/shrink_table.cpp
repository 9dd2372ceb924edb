#include <algorithm>

#include "fixers/base/fixer.h"
#include "layout/tables/solve.h"

namespace deckle::fixers {
namespace {

constexpr FixerDoc kDoc{
    .id = "shrink-table",
    .summary = "reduces the text size of a table in steps of 0.5 pt, down to the element's "
               "minimum",
    .repairs = {"table-overflow"},
    .actions = {Action::TextFit},
};

// A table can shrink by about 2 pt only; steps of 2 pt would go straight to the minimum.
constexpr double kStepPt = 0.5;

// A table that has to be split keeps its default size.
bool needs_pages(const TableIr& table) {
  return table.row_limit > 0 && table.rows.size() > table.row_limit + 1;
}

// The table alone on a slide, solved for a size.
ElementIr solved_at(const PatchContext& context, const ElementIr& element, double size_pt) {
  SlideIr probe;
  probe.size = context.slide.size;
  probe.elements.push_back(element);
  auto table = std::make_shared<TableIr>(*element.table);
  layout::set_table_size(*table, size_pt);
  table->size_fixed = true;
  table->solved_for = {};
  probe.elements.back().table = std::move(table);
  context.solve_geometry(probe);
  return *find_element(probe, element.eid);
}

// The largest size at which the table fits; the smallest where none does.
std::vector<ElementEdit> propose(const PatchContext& context, const Diagnostic& finding) {
  const ElementIr* element = context.element(finding.at.element_id);
  if (element == nullptr || element->table == nullptr || !element->allow_shrink) return {};
  const double current = element->table->size_pt;
  if (needs_pages(*element->table) || current <= element->min_font_pt) return {};
  if (!context.solve_geometry) return {};
  double size = current;
  while (size > element->min_font_pt) {
    size = std::max(size - kStepPt, element->min_font_pt);
    const ElementIr solved = solved_at(context, *element, size);
    const Emu available = element->box.h - solved.table->caption_height;
    if (layout::rows_height(*solved.table) <= available && solved.table->missing_width == Emu(0))
      break;
  }
  ElementEdit edit;
  edit.eid = element->eid;
  edit.size_pt = size;
  return {edit};
}

}  // namespace

extern const PatchFixer kShrinkTable;
const PatchFixer kShrinkTable{kDoc, propose};

}  // namespace deckle::fixers
