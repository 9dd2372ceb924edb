#pragma once
// Which installed family may substitute a missing one, and how far its widths may be off.

#include <span>
#include <string>
#include <string_view>

namespace deckle::measure {

struct Substitute {
  std::string_view family;  // folded, see fold_family()
  std::string_view substitute;
  double width_error;  // 0: metric-compatible
};

// In order of preference; empty when nothing better than the system's own choice is known.
[[nodiscard]] std::span<const Substitute> substitutes(const std::string& folded_family);

// Relative error of a line's width in a face that only looks alike. Latin text in nine sans faces
// differs from Liberation Sans by -8 to +9 %.
inline constexpr double kUnknownWidthError = 0.08;

// The family that PowerPoint is expected to take for a character that the run's own lacks, by
// script and language; empty when it is not known.
[[nodiscard]] std::string_view script_family(char32_t character, const std::string& lang);

// An installed family whose widths come nearest to what PowerPoint has for a script; empty: no
// opinion.
[[nodiscard]] std::string_view script_substitute(char32_t character);

}  // namespace deckle::measure
