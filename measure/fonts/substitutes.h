#pragma once
// Which installed family may substitute a missing one, and the expected error of its widths.

#include <span>
#include <string>
#include <string_view>

namespace deckle::measure {

struct Substitute {
  std::string_view family;  // folded, see fold_family()
  std::string_view substitute;
  double width_error;  // 0: metric-compatible
};

// In order of preference; empty when the system's own choice is best.
[[nodiscard]] std::span<const Substitute> substitutes(const std::string& folded_family);

// Relative error of a line's width in a face that only looks similar. Latin text in nine sans faces
// differs from Liberation Sans by -8 to +9 %.
inline constexpr double kUnknownWidthError = 0.08;

// The family that PowerPoint is expected to use for a character that the run's own family lacks, by
// script and language; empty when unknown.
[[nodiscard]] std::string_view script_family(char32_t character, const std::string& lang);

// The installed family whose widths are nearest to PowerPoint's for a script; empty when none was
// measured.
[[nodiscard]] std::string_view script_substitute(char32_t character);

}  // namespace deckle::measure
