#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "qc/check/authored_text.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"
#include "slidespec/core/ascii.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "mixed-number-formats",
    .type = "mixed_number_formats",
    .ir_type = "",
    .severity = Severity::Note,
    .summary = "the numbers of a table's column are written in different ways",
    .what =
        "Compares the numbers of each column of a table: thousands with and without a separator "
        "(1,200 and 1500), or with different ones; decimals after a comma and after a point (1,5 "
        "and 2.5); and amounts in one currency in different units ($1.2M and $850K). Whole "
        "numbers from 1900 to 2100 count as years, and a column has to have three numbers.",
    .why =
        "Digits that are not below each other cannot be compared at a glance, and a thousand is "
        "easily taken for a million.",
    .bad = R"(1,200 · 3,400 · 1500)",
    .good = R"(1,200 · 3,400 · 1,500)",
    .fixes = "",
};

constexpr std::size_t kFewest = 3;

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// How a number is written; of what is no number alone, nothing.
struct Format {
  char group = 0;    // the separator of its thousands; '0': it has thousands, but no separator
  char decimal = 0;  // before one or two last digits
  std::string currency, scale;
};

constexpr std::string_view kCurrencies[] = {"US$", "$", "€", "£", "¥", "₩"};
constexpr std::string_view kScales[] = {"million", "billion", "thousand", "mio", "mrd",
                                        "mn",      "bn",      "k",        "m",   "b"};

void take_front(std::string_view& text, std::string& currency) {
  for (const std::string_view one : kCurrencies) {
    if (!currency.empty() || !text.starts_with(one)) continue;
    currency = one;
    text.remove_prefix(one.size());
  }
  while (text.starts_with(' ')) text.remove_prefix(1);
}

// The name of a unit, in one spelling.
std::string scale_of(std::string_view text) {
  std::string word = ascii_lower(text);
  while (word.starts_with(' ')) word.erase(0, 1);
  if (std::find(std::begin(kScales), std::end(kScales), word) == std::end(kScales)) return {};
  if (word == "mn" || word == "mio" || word == "million") return "m";
  if (word == "bn" || word == "mrd" || word == "billion") return "b";
  return word == "thousand" ? "k" : word;
}

// Digits in groups: the separator, 0 where there are fewer than four digits, unset where they are
// no number.
std::optional<char> group_of(std::string_view whole) {
  char separator = 0;
  std::size_t group = 0, digits = 0;
  for (const char c : whole) {
    if (is_digit(c)) {
      ++group;
      ++digits;
      continue;
    }
    if ((c != ',' && c != '.' && c != ' ' && c != '\'') || group == 0 || group > 3 ||
        (separator != 0 && (separator != c || group != 3)))
      return std::nullopt;
    separator = c;
    group = 0;
  }
  if (digits == 0 || (separator != 0 && group != 3)) return std::nullopt;
  if (separator != 0) return separator;
  return digits >= 4 ? '0' : '\0';
}

bool is_year(std::string_view text) {
  return text.size() == 4 && (text.starts_with("19") || text.starts_with("20"));
}

std::optional<Format> format_of(std::string_view text) {
  Format out;
  for (const std::string_view sign : {"+", "-", "−", "–", "("}) {
    if (text.starts_with(sign)) text.remove_prefix(sign.size());
  }
  take_front(text, out.currency);
  std::size_t end = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (is_digit(text[i])) end = i + 1;
  }
  std::string_view number = text.substr(0, end), unit = text.substr(end);
  while (unit.ends_with(')')) unit.remove_suffix(1);
  if (number.empty() || !is_digit(number.front()) || is_year(text)) return std::nullopt;
  out.scale = scale_of(unit);
  if (out.scale.empty() && !unit.empty()) take_front(unit, out.currency);
  // Another unit is one of its own: "12 kg".
  if (out.scale.empty() && !unit.empty() && unit != "%" && unit != " %") return std::nullopt;
  const std::size_t last = number.find_last_of(".,");
  if (last != std::string_view::npos && number.size() - last - 1 <= 2) {
    out.decimal = number[last];
    number = number.substr(0, last);
  }
  const std::optional<char> group = group_of(number);
  if (!group) return std::nullopt;
  out.group = *group;
  return out;
}

struct Cell {
  std::string text;
  Format format;
};

std::vector<Cell> numbers_of(const TableIr& table, std::size_t column) {
  std::vector<Cell> out;
  for (std::size_t row = table.header ? 1 : 0; row < table.rows.size(); ++row) {
    if (column >= table.rows[row].cells.size()) continue;
    std::string text = plain_text(table.rows[row].cells[column]);
    while (text.ends_with(' ')) text.pop_back();
    while (text.starts_with(' ')) text.erase(0, 1);
    if (std::optional<Format> format = format_of(text))
      out.push_back({std::move(text), std::move(*format)});
  }
  return out;
}

// The first cell that differs from the first one which tells.
struct Difference {
  std::string first, other;
};

template <typename Value>
std::optional<Difference> difference(const std::vector<Cell>& cells, const Value& value) {
  const Cell* first = nullptr;
  for (const Cell& cell : cells) {
    if (value(cell.format).empty()) continue;
    if (first == nullptr) first = &cell;
    if (value(cell.format) != value(first->format)) return Difference{first->text, cell.text};
  }
  return std::nullopt;
}

std::string text_of(char c) { return c == 0 ? std::string() : std::string(1, c); }

std::optional<Difference> difference_of(const std::vector<Cell>& cells) {
  if (cells.size() < kFewest) return std::nullopt;
  if (auto found = difference(cells, [](const Format& f) { return text_of(f.group); }))
    return found;
  if (auto found = difference(cells, [](const Format& f) { return text_of(f.decimal); }))
    return found;
  const bool one_currency = std::all_of(cells.begin(), cells.end(), [&cells](const Cell& cell) {
    return !cell.format.currency.empty() && cell.format.currency == cells[0].format.currency;
  });
  if (!one_currency) return std::nullopt;
  return difference(cells, [](const Format& f) { return f.scale; });
}

void check(const FileContext& context, DiagnosticSink& sink) {
  for (const FileSlide& slide : context.slides()) {
    if (slide.ir().hidden) continue;
    for (const FileElement& element : slide.own_elements()) {
      if (element.ir.table == nullptr) continue;
      for (std::size_t column = 0; column < element.ir.table->columns.size(); ++column) {
        const auto found = difference_of(numbers_of(*element.ir.table, column));
        if (!found) continue;
        Diagnostic d = file_finding(kDoc.id, kDoc.severity, slide, element.ir);
        d.message = tr("{}: column {} has {} and {}: numbers written in two ways",
                       element_label(element.ir), column + 1, quoted_text(found->first),
                       quoted_text(found->other));
        d.hint = tr("write the numbers of a column in one way");
        d.facts = {{"column", static_cast<std::int64_t>(column + 1)}};
        sink.push_back(std::move(d));
        break;  // one finding for a table
      }
    }
  }
}

}  // namespace

extern const FileRule kMixedNumberFormatsOfFile;
const FileRule kMixedNumberFormatsOfFile{kDoc, check};

}  // namespace deckle::qc
