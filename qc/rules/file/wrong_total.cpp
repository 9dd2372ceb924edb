#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

#include "qc/check/authored_text.h"
#include "qc/check/plain_number.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "wrong-total",
    .type = "wrong_total",
    .ir_type = "",
    .severity = Severity::Warning,
    .summary = "the total of a table is not the sum of its rows",
    .what =
        "Looks for tables whose last row is called Total, Sum, 합계, Summe or the like, and "
        "adds up each column whose cells are all plain numbers. A total that differs from "
        "the sum by more than rounding can explain, and by at most half, is reported. Columns of "
        "percentages are judged where the total is 100 %. Columns with subtotals, gaps and texts "
        "are not.",
    .why = "The audience adds up, and trusts no other number after that.",
    .bad = R"(North 12, South 30, West 8, Total 52)",
    .good = R"(North 12, South 30, West 8, Total 50)",
    .fixes = "",
};

constexpr std::string_view kTotals[] = {"total",  "totals",        "sum",  "grand total", "합계",
                                        "총계",   "총합",          "계",   "합 계",       "summe",
                                        "gesamt", "合計",          "总计", "合计",        "totale",
                                        "somme",  "total général", "итого"};
constexpr std::string_view kPartial[] = {"sub",      "소계",    "zwischen", "小計", "小计",
                                         "of which", "thereof", "total",    "합계", "평균",
                                         "average",  "avg",     "net",      "순"};

bool is_total(const std::string& label) {
  return std::find(std::begin(kTotals), std::end(kTotals), label) != std::end(kTotals);
}

bool is_partial(const std::string& label) {
  return std::any_of(std::begin(kPartial), std::end(kPartial), [&label](std::string_view word) {
    return label.find(word) != std::string::npos;
  });
}

std::string cell_text(const TableIr& table, std::size_t row, std::size_t column) {
  return column < table.rows[row].cells.size()
             ? comparable(plain_text(table.rows[row].cells[column]))
             : std::string();
}

struct Sum {
  double rows = 0, total = 0, rounding = 0;
};

// Unset where a cell is no plain number; in a column whose total is 100 %, where one is no
// percentage.
std::optional<Sum> sum_of(const TableIr& table, std::size_t column, std::size_t first) {
  Sum sum;
  const std::size_t last = table.rows.size() - 1;
  const std::optional<PlainNumber> whole = percentage(cell_text(table, last, column));
  if (whole && whole->value != 100) return std::nullopt;
  for (std::size_t row = first; row <= last; ++row) {
    const std::string text = cell_text(table, row, column);
    const std::optional<PlainNumber> number = whole ? percentage(text) : plain_number(text);
    if (!number) return std::nullopt;
    (row < last ? sum.rows : sum.total) += number->value;
    sum.rounding += number->unit / 2;
  }
  return sum;
}

// More than the digits that are shown can explain, and not so much that it is no sum at all.
bool is_wrong(const Sum& sum) {
  const double off = std::abs(sum.rows - sum.total);
  return off > sum.rounding * (1 + 1e-9) + 1e-9 && off <= std::abs(sum.total) / 2;
}

void check_table(const FileSlide& slide, const FileElement& element, const TableIr& table,
                 DiagnosticSink& sink) {
  const std::size_t rows = table.rows.size();
  if (rows < 4 || !table.spans.empty() || !is_total(cell_text(table, rows - 1, 0))) return;
  for (std::size_t row = 0; row + 1 < rows; ++row) {
    if (is_partial(cell_text(table, row, 0))) return;
  }
  for (std::size_t column = 1; column < table.columns.size(); ++column) {
    // A year at the head of a column is a number as well.
    if (!table.header && plain_number(cell_text(table, 0, column))) continue;
    const std::optional<Sum> sum = sum_of(table, column, 1);
    if (!sum || !is_wrong(*sum)) continue;
    Diagnostic d = file_finding(kDoc.id, kDoc.severity, slide, element.ir);
    d.message = tr("{}: column {} adds up to {:g}, but its total is {:g}",
                   element_label(element.ir), column + 1, sum->rows, sum->total);
    d.hint = tr("correct the total or the rows");
    d.facts = {{"column", static_cast<std::int64_t>(column + 1)}};
    sink.push_back(std::move(d));
  }
}

void check(const FileContext& context, DiagnosticSink& sink) {
  for (const FileSlide& slide : context.slides()) {
    for (const FileElement& element : slide.own_elements()) {
      if (element.ir.table != nullptr) check_table(slide, element, *element.ir.table, sink);
    }
  }
}

}  // namespace

extern const FileRule kWrongTotalOfFile;
const FileRule kWrongTotalOfFile{kDoc, check};

}  // namespace deckle::qc
