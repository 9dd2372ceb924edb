#include "layout/tables/letter_tiles.h"

#include <algorithm>
#include <set>

namespace deckle::layout {
namespace {

constexpr std::size_t kLeastColumns = 2, kLeastRows = 2, kMostLetters = 6;  // ours

bool is_letter(const std::string& text) {
  return text.size() == 1 && text.front() >= 'A' && text.front() <= 'Z';
}

// Responsible, accountable, consulted, informed; "S" supports, "V" verifies.
bool is_of_responsibilities(const std::set<char>& letters) {
  static const std::set<char> kAll = {'R', 'A', 'C', 'I', 'S', 'V'};
  return letters.contains('R') && (letters.contains('A') || letters.contains('C')) &&
         std::includes(kAll.begin(), kAll.end(), letters.begin(), letters.end());
}

TileWeight weight_of(char letter) {
  switch (letter) {
    case 'R':
      return TileWeight::Strong;
    case 'A':
      return TileWeight::Dark;
    case 'I':
      return TileWeight::Pale;
    default:
      return TileWeight::Middle;
  }
}

}  // namespace

std::vector<std::vector<std::optional<TileWeight>>> letter_tiles(
    const std::vector<std::vector<std::string>>& rows, std::size_t columns) {
  std::vector<std::size_t> found;
  std::set<char> letters;
  for (std::size_t c = 1; c < columns; ++c) {
    std::set<char> own;
    const bool alone = std::all_of(rows.begin(), rows.end(), [&](const auto& row) {
      if (row[c].empty()) return true;
      if (is_letter(row[c])) own.insert(row[c].front());
      return is_letter(row[c]);
    });
    if (!alone || own.empty()) continue;
    found.push_back(c);
    letters.insert(own.begin(), own.end());
  }
  if (found.size() < kLeastColumns || rows.size() < kLeastRows || letters.size() < 2 ||
      letters.size() > kMostLetters)
    return {};
  const bool responsibilities = is_of_responsibilities(letters);
  std::vector<std::vector<std::optional<TileWeight>>> tiles(
      rows.size(), std::vector<std::optional<TileWeight>>(columns));
  for (std::size_t r = 0; r < rows.size(); ++r) {
    for (const std::size_t c : found) {
      if (!rows[r][c].empty())
        tiles[r][c] = responsibilities ? weight_of(rows[r][c].front()) : TileWeight::Middle;
    }
  }
  return tiles;
}

}  // namespace deckle::layout
