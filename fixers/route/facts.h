#pragma once
// The facts about one finding, before any decision: the input of the classifier
// (docs/repair-loop.md, 9.1).

#include <string>

#include "fixers/route/content_type.h"
#include "slidespec/diag/diagnostic.h"
#include "slidespec/ir/measured_slide.h"

namespace deckle::fixers {

// docs/repair-loop.md, 9.1: whether the layout is suitable for its content.
enum class FitStatus {
  Ok,
  StrictMismatch,    // a kind of element that the layout has no slot for: a table on a cover
  ExceedsMax,        // more elements than slots
  BelowMin,          // none at all
  ExceedsTruncate    // so much text that it would have to be cut in this layout
};

[[nodiscard]] const char* to_string(FitStatus status);  // "ok", "strict_mismatch" …

struct OverflowFacts {
  std::string rule, eid;
  ContentType content_type = ContentType::Unknown;
  FitStatus fit_status = FitStatus::Ok;
  double excess_pt = 0;        // the larger of both directions
  double line_equivalent = 0;  // excess over the element's own line pitch
  // How many list items, paragraphs or table rows do not fit; the last one as a fraction.
  double structural_unit_drop_count = 0;
};

// Above this many lines text needs another layout, not more space (docs/repair-loop.md, 9.3: the
// upper limit of moderate_overflow).
inline constexpr double kModerateLines = 4;

[[nodiscard]] OverflowFacts facts_of(const SlideIr& slide, const MeasuredSlide& measured,
                                     const Diagnostic& finding);

// Layouts made for little text: covers, sections, quotations.
[[nodiscard]] bool is_sparse_layout(const std::string& layout_id);

}  // namespace deckle::fixers
