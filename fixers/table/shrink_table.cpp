#include <algorithm>

#include "fixers/fixer.h"
#include "layout/tables/solve.h"

namespace deckle::fixers {
namespace {

constexpr FixerDoc kDoc{
    .id = "shrink-table",
    .summary = "sets a table smaller, in steps of half a point, down to the element's minimum",
    .cures = "table-overflow",
    .actions = "text_fit",
};

// A table has two points to give, not twenty: steps of 2 pt would go straight to the smallest size.
constexpr double kStepPt = 0.5;

// A table that needs pages gets them at its usual size.
bool needs_pages(const TableIr& table) {
  return table.row_limit > 0 && table.rows.size() > table.row_limit + 1;
}

// The largest size at which the table fits; the smallest where none does.
std::vector<ElementEdit> propose(const FixContext& context, const Diagnostic& finding) {
  const ElementIr* element = context.element(finding.at.element_id);
  if (element == nullptr || element->table == nullptr || !element->allow_shrink) return {};
  const double current = element->table->size_pt;
  if (needs_pages(*element->table) || current <= element->min_font_pt) return {};
  TableIr table = *element->table;
  const Emu room = element->box.h - table.caption_height;
  double size = current;
  while (size > element->min_font_pt) {
    size = std::max(size - kStepPt, element->min_font_pt);
    layout::set_table_size(table, size);
    layout::solve_table(context.layout.engine, table, element->box.w);
    if (layout::rows_height(table) <= room && table.missing_width == Emu(0)) break;
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
