#pragma once
// Columns of single letters, as in a matrix of responsibilities ("R", "A", "C", "I"): tiles whose weight
// says what a letter stands for.

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace deckle::layout {

// How heavy a tile is.
enum class TileWeight { Strong, Dark, Middle, Pale };

// By row and column; nullopt: no letter, or of a column that has other texts too. Of a matrix of
// responsibilities who does the work is Strong, who answers for it Dark, who is asked Middle and who is
// told Pale; other letters are all Middle. None where fewer than two columns have letters alone, or all have
// the same one.
[[nodiscard]] std::vector<std::vector<std::optional<TileWeight>>> letter_tiles(
    const std::vector<std::vector<std::string>>& rows, std::size_t columns);

}  // namespace deckle::layout
