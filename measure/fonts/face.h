#pragma once
// A face to measure with: a font file, or a table of advances for a font that may not be
// distributed.
//
// Lengths are ems. Immutable once the catalogue has made it.

#include <array>
#include <memory>
#include <string>

#include "measure/fonts/builtin_metrics.h"
#include "measure/fonts/font_file.h"
#include "measure/unicode/characters.h"
#include "slidespec/ir/measured_slide.h"

namespace deckle::measure {

// How a character's advance is known.
enum class Coverage { Absent, Approximate, Exact };

struct GlyphAdvance {
  double em = 0;
  Coverage coverage = Coverage::Absent;
};

class Face {
 public:
  // A font file; `vertical` are the file's own metrics, or those of the font it substitutes.
  Face(std::shared_ptr<const FontFile> file, const VerticalMetrics& vertical);
  // A table. Approximated characters take their proportions from `proxy`, which may be null.
  Face(std::shared_ptr<const BuiltinMetrics> table, bool bold,
       std::shared_ptr<const FontFile> proxy);

  // Null for a table.
  [[nodiscard]] const FontFile* file() const { return file_.get(); }
  [[nodiscard]] const VerticalMetrics& vertical() const { return vertical_; }

  [[nodiscard]] GlyphAdvance advance(char32_t character) const {
    if (character < ascii_.size()) return ascii_[character];
    if (hangul_.coverage != Coverage::Absent && is_hangul_syllable(character)) return hangul_;
    return other_advance(character);
  }
  // Kerning of a pair in a table; 0 for files (the shaper reads their kerning itself).
  [[nodiscard]] double table_kern(char32_t left, char32_t right) const {
    return left < kern_end_ && right < kern_end_ ? pair_kern(left, right) : 0;
  }
  // Expected relative error of an Approximate advance.
  [[nodiscard]] double approximation_error() const {
    return table_ ? table_->approximation_error : 0;
  }

 private:
  [[nodiscard]] GlyphAdvance other_advance(char32_t character) const;
  [[nodiscard]] double pair_kern(char32_t left, char32_t right) const;
  void remember_frequent();

  std::array<GlyphAdvance, 128> ascii_{};
  GlyphAdvance hangul_;      // of all syllables, where they have one advance; else Absent
  char32_t kern_end_ = 0;    // beyond the characters of all pairs of the table
  std::shared_ptr<const FontFile> file_;
  std::shared_ptr<const BuiltinMetrics> table_;
  bool bold_ = false;
  std::shared_ptr<const FontFile> proxy_;
  VerticalMetrics vertical_;
};

}  // namespace deckle::measure
