#include "slidespec/mend/cures/text_tables.h"

#include <algorithm>
#include <utility>

#include "slidespec/mend/cures/html.h"

namespace deckle::cures {
namespace {

void trim(std::string& one) {
  while (!one.empty() && (one.back() == ' ' || one.back() == '\r')) one.pop_back();
  while (one.starts_with(' ')) one.erase(0, 1);
}

json cell_from(std::string cell, bool quoted) {
  if (!quoted) trim(cell);
  const auto number = quoted ? std::nullopt : as_number(cell);
  const bool plain = number && cell.find_first_not_of("0123456789.-") == std::string::npos;
  // 007 and 1.50 are texts: as numbers they would be written in another way.
  return plain && number_json(*number).dump() == cell ? number_json(*number) : json(cell);
}

// RFC 4180: a cell in quotes has separators, line breaks and doubled quotes of its own.
json separated(const std::string& text, char separator) {
  json rows = json::array(), row = json::array();
  std::string cell;
  bool quoted = false, inside = false;
  const auto end_cell = [&] {
    row.push_back(cell_from(std::exchange(cell, {}), std::exchange(quoted, false)));
  };
  for (std::size_t at = 0; at <= text.size(); ++at) {
    const char c = at < text.size() ? text[at] : '\n';
    if (inside && at < text.size()) {
      if (c == '"' && at + 1 < text.size() && text[at + 1] == '"')
        cell += text[++at];
      else if (c == '"')
        inside = false;
      else
        cell += c;
    } else if (c == '"' && cell.find_first_not_of(' ') == std::string::npos) {
      inside = quoted = true;
      cell.clear();
    } else if (c == separator) {
      end_cell();
    } else if (c == '\n') {
      const bool blank =
          row.empty() && !quoted && cell.find_first_not_of(" \r\t") == std::string::npos;
      if (!blank) end_cell(), rows.push_back(std::exchange(row, json::array()));
      cell.clear();
    } else {
      cell += c;
    }
  }
  return rows;
}

json markdown_rows(const std::string& text) {
  json rows = json::array();
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    std::string line = text.substr(at, end - at);
    at = end + 1;
    trim(line);
    if (line.empty()) continue;
    if (line.find_first_not_of("|-: +=") == std::string::npos &&
        line.find('-') != std::string::npos)
      continue;  // below the header
    if (line.starts_with('|')) line.erase(0, 1);
    if (line.ends_with('|') && !line.ends_with("\\|")) line.pop_back();
    json cells = json::array();
    std::string cell;
    for (std::size_t i = 0; i <= line.size(); ++i) {
      if (i + 1 < line.size() && line[i] == '\\' && line[i + 1] == '|') {
        cell += line[++i];
      } else if (i == line.size() || line[i] == '|') {
        cells.push_back(cell_from(std::exchange(cell, {}), false));
      } else {
        cell += line[i];
      }
    }
    rows.push_back(std::move(cells));
  }
  return rows;
}

}  // namespace

json grid_of(const std::string& text) {
  if (is_html(text) || text.find("<table") != std::string::npos ||
      text.find("<tr") != std::string::npos) {
    json grid = json::array();
    for (const json& element : elements_of_html(text)) {
      if (element["kind"] != "table") continue;
      grid.push_back(element["content"]["columns"]);
      for (const json& row : element["content"]["rows"]) grid.push_back(row);
      return grid;
    }
    return grid;
  }
  if (text.find('|') != std::string::npos) return markdown_rows(text);
  const char separator =
      text.find('\t') != std::string::npos                                                    ? '\t'
      : std::count(text.begin(), text.end(), ';') > std::count(text.begin(), text.end(), ',') ? ';'
                                                                                              : ',';
  return separated(text, separator);
}

json row_of(const std::string& text, std::size_t width) {
  if (width < 2) return nullptr;
  json row = json::array();
  if (text.find('|') != std::string::npos) {
    for (std::size_t at = 0; at <= text.size();) {
      const std::size_t end = std::min(text.find('|', at), text.size());
      row.push_back(cell_from(text.substr(at, end - at), false));
      at = end + 1;
    }
    if (row.size() == width + 2 && row.front() == "" && row.back() == "") {  // bars around them
      row.erase(row.size() - 1);
      row.erase(0);
    }
    if (row.size() == width) return row;
  }
  for (const char separator : {'\t', ',', ';'}) {
    const json rows = separated(text, separator);
    if (rows.size() == 1 && rows[0].size() == width) return rows[0];
  }
  return nullptr;
}

}  // namespace deckle::cures
