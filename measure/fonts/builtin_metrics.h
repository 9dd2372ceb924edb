#pragma once
// Advances of faces that readers have but this machine may lack: measured in PowerPoint's own
// output, computed for full-width fonts, and marked estimates for the others.
//
// Malgun Gothic's table is the text file measure/fonts/data/malgun-gothic.txt, compiled in; the
// other faces are rows of a table in builtin_metrics.cpp.

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "measure/fonts/font_file.h"

namespace deckle::measure {

struct BuiltinMetrics {
  std::string name;
  VerticalMetrics vertical;
  // Hangul, kana, Han, CJK punctuation and full-width forms are one em wide.
  bool full_width = false;
  bool seen = false;  // some advances were read from PowerPoint's own output
  bool proportional_kana =
      false;  // … but kana and punctuation only approximately ("P" and UI faces)
  bool half_width_latin = false;  // ASCII is half an em wide, exactly
  double monospaced_em =
      0;  // > 0: every Latin, Greek and Cyrillic character has this advance, exactly
  double latin_scale = 1;  // of the proxy's Latin, where no advance was measured
  double approximation_error = 0.06;
  struct Known {
    double em;
    bool exact;
  };
  std::map<char32_t, Known> regular, bold;
  std::map<std::pair<char32_t, char32_t>, double> regular_kern, bold_kern;
};

// The table for a family (any of its names, case-insensitive ASCII); null when there is none.
[[nodiscard]] std::shared_ptr<const BuiltinMetrics> builtin_metrics(std::string_view family);
// Names of every family with a table, first names only, sorted.
[[nodiscard]] std::vector<std::string> builtin_families();
// A sans-serif face for machines without any font: all advances are estimates.
[[nodiscard]] std::shared_ptr<const BuiltinMetrics> last_resort_metrics();
// Vertical metrics of a family whose substitute has different ones; null for others.
[[nodiscard]] const VerticalMetrics* known_vertical(std::string_view family);

// Lower-case ASCII, other bytes as they are; full-width Latin letters folded to ASCII, so that
// "ＭＳ ゴシック" and "MS ゴシック" are one name.
[[nodiscard]] std::string fold_family(std::string_view family);

}  // namespace deckle::measure
