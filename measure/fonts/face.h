#pragma once
// A face to measure with: a font file, or a table of advances for a font that may not be
// distributed.
//
// Lengths are ems. Immutable once the catalogue has made it.

#include <memory>
#include <string>

#include "measure/fonts/builtin_metrics.h"
#include "measure/fonts/font_file.h"
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
  Face(std::shared_ptr<const FontFile> file, const VerticalMetrics& vertical)
      : file_(std::move(file)), vertical_(vertical) {}
  // A table. Approximated characters take their proportions from `proxy`, which may be null.
  Face(std::shared_ptr<const BuiltinMetrics> table, bool bold,
       std::shared_ptr<const FontFile> proxy)
      : table_(std::move(table)),
        bold_(bold),
        proxy_(std::move(proxy)),
        vertical_(table_->vertical) {}

  // Null for a table.
  [[nodiscard]] const FontFile* file() const { return file_.get(); }
  [[nodiscard]] const VerticalMetrics& vertical() const { return vertical_; }

  [[nodiscard]] GlyphAdvance advance(char32_t character) const;
  // Kerning of a pair in a table; 0 for files (the shaper reads their kerning itself).
  [[nodiscard]] double table_kern(char32_t left, char32_t right) const;
  // Expected relative error of an Approximate advance.
  [[nodiscard]] double approximation_error() const {
    return table_ ? table_->approximation_error : 0;
  }

 private:
  std::shared_ptr<const FontFile> file_;
  std::shared_ptr<const BuiltinMetrics> table_;
  bool bold_ = false;
  std::shared_ptr<const FontFile> proxy_;
  VerticalMetrics vertical_;
};

}  // namespace deckle::measure
