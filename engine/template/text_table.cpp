#include "engine/template/text_table.h"

#include <algorithm>

#include "measure/unicode/characters.h"
#include "slidespec/core/utf8.h"

namespace deckle::engine {
namespace {

std::size_t width_of(char32_t c) {
  return measure::is_east_asian(c) && !measure::is_half_width_form(c) ? 2 : 1;
}

}  // namespace

std::size_t columns_of(std::string_view text) {
  std::size_t out = 0;
  for (std::size_t at = 0; at < text.size();) out += width_of(utf8::next(text, at));
  return out;
}

std::string cut_to(std::string_view text, std::size_t columns) {
  if (columns_of(text) <= columns) return std::string(text);
  std::size_t used = 1, at = 0;  // the ellipsis
  while (at < text.size()) {
    std::size_t next = at;
    const std::size_t width = width_of(utf8::next(text, next));
    if (used + width > columns) break;
    used += width;
    at = next;
  }
  return std::string(text.substr(0, at)) + "…";
}

std::string TextTable::text(std::size_t indent) const {
  std::vector<std::size_t> widths;
  for (const std::vector<std::string>& row : rows_) {
    widths.resize(std::max(widths.size(), row.size()), 0);
    for (std::size_t i = 0; i < row.size(); ++i)
      widths[i] = std::max(widths[i], columns_of(row[i]));
  }
  std::string out;
  for (const std::vector<std::string>& row : rows_) {
    std::string line(indent, ' ');
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (widths[i] == 0) continue;
      const std::string space(widths[i] - columns_of(row[i]), ' ');
      const bool right = std::find(right_.begin(), right_.end(), i) != right_.end();
      line += right ? space + row[i] : row[i] + space;
      line += "  ";
    }
    line.erase(line.find_last_not_of(' ') + 1);
    out += line + '\n';
  }
  return out;
}

}  // namespace deckle::engine
