#pragma once
// What the cells of a table's columns are to a reader: changes, levels, marks. It decides how they
// are drawn (docs/design.md, "Tables").

#include <optional>
#include <string>
#include <vector>

#include "layout/tables/cell_format.h"
#include "layout/text/signal_colors.h"
#include "slidespec/model/deck.h"

namespace deckle::layout {

struct ColumnMarks {
  enum class Kind {
    Plain,
    Changes,  // numbers with a sign, one of them a plus
    Levels,   // low, medium, high; red, amber, green
    Short     // words or marks of at most four characters
  } kind = Kind::Plain;
};

// Of every column. The first names the rows and is plain. A column has a kind when all its cells
// are of it, those of a total row and empty ones aside; the last row is a total with `total_row`.
[[nodiscard]] std::vector<ColumnMarks> column_marks(const std::vector<std::vector<std::string>>& rows,
                                                    std::size_t columns, bool total_row);

// The sign of a change: 1, -1, or 0 for none. The triangle △ is a minus in Korean, Japanese and
// Chinese, and a plus elsewhere.
[[nodiscard]] int change_sign(const std::string& text, const std::string& language);

// Whether a text is a number below zero: with a sign, or in brackets, as accountants write it.
[[nodiscard]] bool is_below_zero(const std::string& text, const std::string& language);

// How many quarters of a disc stand for each cell of a column: shares ("75%", or numbers up to 1),
// steps from 0 to 4, or percent up to 100. nullopt: the cell is none.
[[nodiscard]] std::vector<std::optional<int>> harvey_quarters(
    const std::vector<std::vector<Cell>>& rows, std::size_t column);

// Yes or no, as cells of a comparison say it. nullopt: the text is neither.
[[nodiscard]] std::optional<bool> answer_of(const std::string& text);

// Whether a table has several such cells, so that they are marked.
[[nodiscard]] bool has_answers(const std::vector<std::vector<std::string>>& rows);

// A level or a state, as one of the words of its scale.
struct LevelWord {
  bool is_state = false;
  int scale = 0;         // equal for words that belong together
  int step = 0;          // of levels, from 0, very low, to 4, very high
  bool at_risk = false;  // of states: at risk, late, blocked, red
};
[[nodiscard]] std::optional<LevelWord> level_word(const std::string& text);

// What a level means: of low, medium, high the high one is bad, as of risks; a word for a state says
// it itself. nullopt: it is no level.
[[nodiscard]] std::optional<Signal> level_signal(const std::string& text, Better better);

}  // namespace deckle::layout
