// Tables: rows against the grid, spans against the table, covered cells.

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "pptx/check/base/edits.h"
#include "pptx/check/base/numbers.h"
#include "pptx/check/base/rule.h"
#include "pptx/messages/tr.h"

namespace deckle::pptx::check {

namespace {

constexpr RuleDoc kCells{
    .id = "uneven-table-rows",
    .severity = Severity::Error,
    .summary = "a row of a table has more or fewer cells than the grid has columns",
    .what = "Counts the cells of each row, covered ones too, and the columns of the grid.",
    .why = "PowerPoint repairs the file and drops the table (PptxGenJS#36, #180).",
    .remedy = "give each row one cell for each column; covered cells have hMerge or vMerge",
    .repairable = Repairable::Sometimes,
    .readers = {.powerpoint = Effect::Repairs},
};

constexpr RuleDoc kSpan{
    .id = "span-beyond-table",
    .severity = Severity::Error,
    .summary = "a cell spans more columns or rows than there are",
    .what = "Adds the spans of each cell to its place.",
    .why = "PowerPoint repairs the file.",
    .remedy = "shorten the span",
    .repairable = Repairable::Always,
    .readers = {.powerpoint = Effect::Repairs},
};

constexpr RuleDoc kMerge{
    .id = "unmarked-merged-cell",
    .severity = Severity::Error,
    .summary = "a cell that another covers is not marked so",
    .what = "Looks for hMerge and vMerge in the cells that a gridSpan or rowSpan covers, and for "
            "spans that cover the cells that are marked.",
    .why = "PowerPoint repairs the file (PptxGenJS#36, #180), or draws the cell twice.",
    .remedy = "add hMerge or vMerge to the covered cell",
    .repairable = Repairable::Sometimes,
    .readers = {.powerpoint = Effect::Repairs},
};

bool is_marked(const Element& cell, std::string_view name) {
  const std::string value = cell.value(name);
  return value == "1" || value == "true";
}

bool has_text(const Element& cell) {
  for (const Element& paragraph : cell.child("a:txBody").children("a:p")) {
    for (Element run = paragraph.first_child(); run; run = run.next()) {
      if (run.name() != "a:pPr" && run.name() != "a:endParaRPr") return true;
    }
  }
  return false;
}

class Table {
 public:
  // `may_add`: how many cells repairs of the part may still add.
  Table(const PartContext& context, const Element& table, std::size_t& may_add, Findings& findings)
      : context_(context), table_(table), may_add_(may_add), findings_(findings) {}

  void check() {
    const Element grid = table_.child("a:tblGrid");
    columns_ = grid.children("a:gridCol").size();
    for (const Element& row : table_.children("a:tr")) rows_.push_back(row.children("a:tc"));
    const std::vector<Element> rows = table_.children("a:tr");
    if (columns_ == 0 || rows.empty()) {
      Found found{kCells, context_.part.name,
                  columns_ == 0 ? tr("a table has no columns") : tr("a table has no rows")};
      found.element = table_;
      findings_.add(std::move(found));
      return;
    }
    for (std::size_t y = 0; y < rows_.size(); ++y) {
      if (rows_[y].size() != columns_) report_row(rows[y], y);
    }
    // Cells of which a span covers; each is covered once at most in a sound table.
    covered_.assign(rows_.size(), {});
    for (std::size_t y = 0; y < rows_.size(); ++y) {
      for (std::size_t x = 0; x < std::min(rows_[y].size(), columns_); ++x) check_cell(y, x);
    }
  }

 private:
  struct Cover {
    bool horizontal = false, vertical = false;
  };

  void report_row(const Element& row, std::size_t y) {
    const std::size_t have = rows_[y].size();
    Found found{kCells, context_.part.name,
                tr("row {} has {} cells, the grid has {} columns", y + 1, have, columns_)};
    found.element = row;
    found.facts = {{"row", static_cast<std::int64_t>(y + 1)},
                   {"cells", static_cast<std::int64_t>(have)},
                   {"columns", static_cast<std::int64_t>(columns_)}};
    if (have < columns_ && columns_ - have <= may_add_) {
      may_add_ -= columns_ - have;
      const std::string body =
          element_text(row, "a:txBody", {},
                       element_text(row, "a:bodyPr") + element_text(row, "a:p"));
      const std::string cell =
          element_text(row, "a:tc", {}, body + element_text(row, "a:tcPr"));
      std::string cells;
      for (std::size_t i = have; i < columns_; ++i) cells += cell;
      found.repair.edits.push_back(
          have > 0 ? insert_after(context_.part.name, rows_[y].back(), std::move(cells))
                   : prepend_child(context_.part.name, row, std::move(cells)));
      found.repair.done = tr("{} empty cells were added to row {}", columns_ - have, y + 1);
    }
    findings_.add(std::move(found));
  }

  // gridSpan or rowSpan of a cell, cut to what is there.
  std::size_t span(const Element& cell, std::string_view name, std::size_t most, std::size_t y,
                   std::size_t x) {
    const std::optional<Attribute> attribute = cell.attribute(name);
    if (!attribute) return 1;
    const auto value = whole_number(attribute->text());
    if (!value) return 1;  // impossible-number
    if (*value >= 1 && *value <= static_cast<std::int64_t>(most))
      return static_cast<std::size_t>(*value);
    Found found{kSpan, context_.part.name,
                tr("the cell {},{} has {}=\"{}\"; {} fit", y + 1, x + 1, name, *value, most)};
    found.element = cell;
    found.expected = fmt::format("1 to {}", most);
    found.got = attribute->text();
    found.repair.edits.push_back(
        most > 1 && *value > 1
            ? set_value(context_.part.name, *attribute, fmt::to_string(most))
            : remove_attribute(context_.part.name, *attribute));
    found.repair.done = tr("the {} of the cell {},{} was cut to the table", name, y + 1, x + 1);
    findings_.add(std::move(found));
    return *value < 1 ? 1 : most;
  }

  void check_cell(std::size_t y, std::size_t x) {
    const Element& cell = rows_[y][x];
    const Cover cover = cover_at(y, x);
    check_marks(cell, cover, y, x);
    if (cover.horizontal || cover.vertical) return;  // its own spans do not count
    const std::size_t across = span(cell, "gridSpan", columns_ - x, y, x);
    const std::size_t down = span(cell, "rowSpan", rows_.size() - y, y, x);
    if (across == 1 && down == 1) return;
    for (std::size_t dy = 0; dy < down; ++dy) {
      const std::size_t cells = rows_[y + dy].size();
      for (std::size_t dx = 0; dx < across && x + dx < cells; ++dx) {
        if (dx + dy == 0) continue;
        std::vector<Cover>& row = covered_[y + dy];
        if (row.empty()) row.resize(cells);
        if (row[x + dx].horizontal || row[x + dx].vertical) continue;
        row[x + dx] = {dx > 0, dy > 0};
      }
    }
  }

  [[nodiscard]] Cover cover_at(std::size_t y, std::size_t x) const {
    return covered_[y].empty() ? Cover{} : covered_[y][x];
  }

  void check_marks(const Element& cell, Cover cover, std::size_t y, std::size_t x) {
    for (const auto& [name, wanted] :
         {std::pair("hMerge", cover.horizontal), std::pair("vMerge", cover.vertical)}) {
      const bool marked = is_marked(cell, name);
      if (marked == wanted || (marked && (cover.horizontal || cover.vertical))) continue;
      Found found{kMerge, context_.part.name,
                  wanted ? tr("the cell {},{} is covered, but has no {}", y + 1, x + 1, name)
                         : tr("the cell {},{} has {}, but no span covers it", y + 1, x + 1, name)};
      found.element = cell;
      found.facts = {{"row", static_cast<std::int64_t>(y + 1)},
                     {"column", static_cast<std::int64_t>(x + 1)}};
      const std::optional<Attribute> attribute = cell.attribute(name);
      if (wanted && !has_text(cell)) {
        found.repair.edits.push_back(attribute ? set_value(context_.part.name, *attribute, "1")
                                               : add_attribute(context_.part.name, cell, name, "1"));
        found.repair.done = tr("the cell {},{} was given {}", y + 1, x + 1, name);
      } else if (!wanted && attribute) {
        found.repair.edits.push_back(remove_attribute(context_.part.name, *attribute));
        found.repair.done = tr("{} of the cell {},{} was removed", name, y + 1, x + 1);
      }
      findings_.add(std::move(found));
    }
  }

  const PartContext& context_;
  Element table_;
  std::size_t& may_add_;
  Findings& findings_;
  std::size_t columns_ = 0;
  std::vector<std::vector<Element>> rows_;
  std::vector<std::vector<Cover>> covered_;  // by row; empty: nothing covers it
};

void check_part(const PartContext& context, Findings& findings) {
  // More than real tables lack; a hostile grid would make a file of any size.
  std::size_t may_add = 1000;
  for (const Element& table : context.tree.named("a:tbl")) {
    if (context.type_of(table) != nullptr) Table(context, table, may_add, findings).check();
  }
}

constexpr const RuleDoc* kDocs[] = {&kCells, &kSpan, &kMerge};

}  // namespace

extern const PartRule kTables;
const PartRule kTables{kDocs, check_part};

}  // namespace deckle::pptx::check
