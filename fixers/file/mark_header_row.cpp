#include <algorithm>

#include "fixers/file/file_fixer.h"
#include "fixers/messages/tr.h"

namespace deckle::fixers {
namespace {

constexpr FileFixerDoc kDoc{
    .id = "mark-header-row",
    .summary = N_("marks the first row of a table as its header, where it looks like one"),
    .safety = FixSafety::Safe,
    .reason = N_("the row was made to look like a header, and looks the same afterwards; screen "
                 "readers then read it with each cell"),
    .repairs = {"missing-table-header"},
};

bool is_bold(const TextBodyIr& body) {
  for (const ParagraphIr& paragraph : body.paragraphs) {
    for (const RunIr& run : paragraph.runs) {
      if (!run.style.bold) return false;
    }
  }
  return !body.empty();
}

bool has_text_in_all(const TableRowIr& row) {
  const auto empty = std::count_if(row.cells.begin(), row.cells.end(),
                                   [](const TextBodyIr& body) { return body.empty(); });
  return empty <= 1;  // the corner
}

bool is_set_in_bold(const TableRowIr& row) {
  return std::all_of(row.cells.begin(), row.cells.end(), [](const TextBodyIr& body) {
    return body.empty() || is_bold(body);
  });
}

// One colour behind the whole row that none of the others has.
bool is_filled_alone(const TableIr& table) {
  const std::vector<CellFillIr>& first = table.rows.front().fills;
  if (first.empty() || !first.front()) return false;
  const auto is_it = [&first](const CellFillIr& fill) {
    return fill && fill->rgb == first.front()->rgb;
  };
  if (!std::all_of(first.begin(), first.end(), is_it)) return false;
  return std::none_of(table.rows.begin() + 1, table.rows.end(), [&](const TableRowIr& row) {
    return std::any_of(row.fills.begin(), row.fills.end(), is_it);
  });
}

bool looks_like_header(const TableIr& table) {
  if (table.rows.size() < 2 || !has_text_in_all(table.rows.front())) return false;
  const bool bold_alone = is_set_in_bold(table.rows[0]) &&
                          std::none_of(table.rows.begin() + 1, table.rows.end(), is_set_in_bold);
  return bold_alone || is_filled_alone(table);
}

std::optional<FileProposal> propose(const FileTarget& target) {
  const ElementIr* element = target.element;
  if (element == nullptr || !element->origin || element->table == nullptr ||
      element->table->header || !looks_like_header(*element->table))
    return std::nullopt;
  FileProposal out;
  out.changes = {pptx::ShapeChange{*element->origin, pptx::MarkHeaderRow{}}};
  out.eids = {element->eid};
  out.message = tr("the first row is marked as the header");
  out.before = tr("no header row");
  out.after = tr("row 1 is the header");
  return out;
}

bool look_alike(const TextBodyIr& a, const TextBodyIr& b) {
  if (a.paragraphs.size() != b.paragraphs.size()) return false;
  for (std::size_t i = 0; i < a.paragraphs.size(); ++i) {
    const auto &left = a.paragraphs[i].runs, &right = b.paragraphs[i].runs;
    if (!std::equal(left.begin(), left.end(), right.begin(), right.end(),
                    [](const RunIr& x, const RunIr& y) { return x.style == y.style; }))
      return false;
  }
  return true;
}

// A table style may give a header colours and bold letters.
bool keeps_look(const ElementIr& before, const ElementIr& after) {
  if (before.table == nullptr || after.table == nullptr) return false;
  const auto &a = before.table->rows, &b = after.table->rows;
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](const TableRowIr& x, const TableRowIr& y) {
                      return x.fills == y.fills && std::equal(x.cells.begin(), x.cells.end(),
                                                              y.cells.begin(), y.cells.end(),
                                                              look_alike);
                    });
}

}  // namespace

extern const FileFixer kMarkHeaderRow;
const FileFixer kMarkHeaderRow{kDoc, propose, keeps_look};

}  // namespace deckle::fixers
