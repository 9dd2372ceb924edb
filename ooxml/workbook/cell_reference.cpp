#include "ooxml/workbook/cell_reference.h"

#include <algorithm>
#include <utility>

#include "ooxml/workbook/cell_values.h"
#include "slidespec/core/ascii.h"

namespace deckle::ooxml {
namespace {

// A1, A1:B3, A:B or 1:3, with or without $.
std::optional<CellArea> take_area(std::string_view& rest) {
  std::string_view after = rest;
  CellArea area;
  if (const std::optional<CellPlace> first = take_place(after)) {
    area.first = area.last = *first;
    if (after.starts_with(':')) {
      after.remove_prefix(1);
      const std::optional<CellPlace> last = take_place(after);
      if (!last) return std::nullopt;
      area.last = *last;
    }
  } else {
    const bool columns = take_column(after).has_value();
    after = rest;
    const auto take = columns ? take_column : take_row;
    const std::optional<std::uint32_t> from = take(after);
    if (!from || !after.starts_with(':')) return std::nullopt;
    after.remove_prefix(1);
    const std::optional<std::uint32_t> to = take(after);
    if (!to) return std::nullopt;
    area.first = columns ? CellPlace{0, *from} : CellPlace{*from, 0};
    area.last = columns ? CellPlace{kSheetRows - 1, *to} : CellPlace{*to, kSheetColumns - 1};
  }
  if (area.first.row > area.last.row) std::swap(area.first.row, area.last.row);
  if (area.first.column > area.last.column) std::swap(area.first.column, area.last.column);
  rest = after;
  return area;
}

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

constexpr std::size_t kMostVisibleAreas = 1000;

// What is between the hidden lines, `spans`, from `first` to `last`; at most one more than allowed.
std::vector<LineSpan> between(const std::vector<LineSpan>& spans, std::uint32_t first,
                              std::uint32_t last) {
  std::vector<LineSpan> rest;
  auto hidden = std::partition_point(spans.begin(), spans.end(),
                                     [first](const LineSpan& span) { return span.last < first; });
  for (; hidden != spans.end() && hidden->first <= last && rest.size() <= kMostVisibleAreas;
       ++hidden) {
    if (hidden->first > first) rest.push_back({first, hidden->first - 1});
    first = hidden->last + 1;
  }
  if (first <= last) rest.push_back({first, last});
  return rest;
}

// Whether a formula may name the sheet without quotes.
bool is_plain(std::string_view name) {
  const auto plain = [](char c) {
    const char small = ascii_lower(c);
    return (small >= 'a' && small <= 'z') || c == '_' || static_cast<unsigned char>(c) >= 0x80;
  };
  return !name.empty() && plain(name[0]) && std::all_of(name.begin(), name.end(), [&](char c) {
    return plain(c) || (c >= '0' && c <= '9');
  });
}

}  // namespace

void CellRange::add(const CellArea& area) {
  areas_.push_back(area);
  ends_.push_back(size() + area.rows() * area.columns());
}

SheetPlace CellRange::at(std::uint64_t index) const {
  const auto end = std::upper_bound(ends_.begin(), ends_.end(), index);
  const auto which = static_cast<std::size_t>(end - ends_.begin());
  const CellArea& area = areas_[which];
  if (which > 0) index -= ends_[which - 1];
  const auto row = static_cast<std::uint32_t>(index / area.columns());
  const auto column = static_cast<std::uint32_t>(index % area.columns());
  return {area.sheet, {area.first.row + row, area.first.column + column}};
}

CellFinder::CellFinder(const Workbook& workbook) : workbook_(workbook) {
  for (std::size_t i = 0; i < workbook.sheets.size(); ++i)
    sheets_.emplace(ascii_lower(workbook.sheets[i].name), i);
}

std::optional<std::size_t> CellFinder::take_sheet(std::string_view& rest) const {
  std::string name;
  if (rest.starts_with('\'')) {
    std::size_t at = 1;
    while (true) {
      const std::size_t quote = rest.find('\'', at);
      if (quote == std::string_view::npos) return std::nullopt;
      name += rest.substr(at, quote - at);
      at = quote + 1;
      if (at >= rest.size() || rest[at] != '\'') break;
      name += '\'';  // doubled: part of the name
      ++at;
    }
    rest.remove_prefix(at);
    if (!rest.starts_with('!')) return std::nullopt;
  } else {
    const std::size_t mark = rest.find('!');
    if (mark == std::string_view::npos) return std::nullopt;
    name = rest.substr(0, mark);
    rest.remove_prefix(mark);
  }
  rest.remove_prefix(1);
  const auto found = sheets_.find(ascii_lower(name));
  return found == sheets_.end() ? std::nullopt : std::optional(found->second);
}

std::optional<CellRange> CellFinder::find(std::string_view formula) const {
  std::string_view rest = trimmed(formula);
  if (rest.starts_with('=')) rest = trimmed(rest.substr(1));
  if (rest.starts_with('(') && rest.ends_with(')')) rest = trimmed(rest.substr(1, rest.size() - 2));
  CellRange range;
  while (true) {
    const std::optional<std::size_t> sheet = take_sheet(rest);
    if (!sheet) return std::nullopt;
    std::optional<CellArea> area = take_area(rest);
    if (!area) return std::nullopt;
    area->sheet = *sheet;
    range.add(*area);
    rest = trimmed(rest);
    if (rest.empty()) return range;
    if (!rest.starts_with(',')) return std::nullopt;
    rest = trimmed(rest.substr(1));
  }
}

const WorkbookCell* CellFinder::cell(const SheetPlace& at) const {
  return workbook_.sheets[at.sheet].find(at.place);
}

std::optional<CellRange> CellFinder::visible(const CellRange& range) const {
  CellRange out;
  for (const CellArea& area : range.areas()) {
    const WorkbookSheet& sheet = workbook_.sheets[area.sheet];
    const std::vector<LineSpan> columns =
        between(sheet.hidden_columns, area.first.column, area.last.column);
    std::uint64_t shown = 0;
    for (const LineSpan& span : columns) shown += std::uint64_t{span.last} - span.first + 1;
    // Cells are listed row by row, which areas of columns would not be.
    if (area.rows() > 1 && shown != area.columns()) return std::nullopt;
    for (const LineSpan& rows : between(sheet.hidden_rows, area.first.row, area.last.row)) {
      for (const LineSpan& span : columns)
        out.add({area.sheet, {rows.first, span.first}, {rows.last, span.last}});
    }
    if (out.areas().size() > kMostVisibleAreas) return std::nullopt;
  }
  return out;
}

std::string CellFinder::name(const SheetPlace& at) const {
  const std::string& sheet = workbook_.sheets[at.sheet].name;
  if (is_plain(sheet)) return sheet + "!" + place_name(at.place);
  std::string quoted = "'";
  for (const char c : sheet) quoted += c == '\'' ? std::string("''") : std::string(1, c);
  return quoted + "'!" + place_name(at.place);
}

}  // namespace deckle::ooxml
