#pragma once
// The classes into which records of sizes that PowerPoint saved are sorted: those of the reference
// model (autofit_model.py among the judges), so that its figures and ours count the same records.

#include "tests/measure/truth_record.h"

namespace deckle::bench {

// PowerPoint's autofit stores this times the size of text and insets (docs/text-layout.md, 7.4).
inline constexpr double kStored = 517.0 / 512;

// How a saved extent was made: Modern is on the grid of 0.01 pt times kStored, Legacy on that of
// 1/8 pt, Other neither: stretched by hand, or of a text that was changed since.
enum class Regime { Modern, Legacy, Other };
[[nodiscard]] Regime regime_of(Emu extent);

// No doubt about wrapping without measuring: the text does not wrap, or each of its hard lines is
// much shorter than the box (0.62 em a letter, 1 em a wide one).
[[nodiscard]] bool is_sure(const test::TruthRecord& record);

// Whether the last paragraph has another line spacing than 100 %.
[[nodiscard]] bool has_other_spacing(const test::TruthRecord& record);

// Whether its saved width is that of its text alone: unwrapped, without margins, indents, bullets.
[[nodiscard]] bool has_text_width(const test::TruthRecord& record);

}  // namespace deckle::bench
