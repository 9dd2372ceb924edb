#pragma once
// The interface of fixers. A patch fixer proposes a patch on the IR for one finding; a
// restructuring fixer proposes other slides in place of one, for all its findings. A fixer never
// edits in place and never touches XML; it returns nothing when it cannot help.
//
// To add one, copy the nearest file in fixers/<family>/ and add its line to registry.cpp.

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "fixers/base/appendix.h"
#include "fixers/base/state.h"
#include "fixers/patch/patch.h"
#include "fixers/route/route.h"
#include "layout/geometry/solve_geometry.h"
#include "measure/slide/slide_measurer.h"
#include "slidespec/diag/diagnostic.h"
#include "slidespec/ir/measured_slide.h"

namespace deckle::fixers {

struct FixerDoc {
  std::string_view id;  // a verb phrase: "shrink-text"
  std::string_view summary;
  std::array<std::string_view, 8> repairs{};        // ids of the rules whose findings it can repair
  std::array<std::optional<Action>, 4> actions{};   // that it implements; with none it is never called
};

// Whether the fixer implements `action` (route/route.h).
[[nodiscard]] bool serves(const FixerDoc& doc, Action action);
// Whether it can repair findings of the rule.
[[nodiscard]] bool repairs(const FixerDoc& doc, std::string_view rule);

// Width of an element's text area, in points, at least 1.
[[nodiscard]] double text_width_pt(const ElementIr& element);
// Height available to its text, in points.
[[nodiscard]] double available_text_height_pt(const ElementIr& element);

// The input of a patch fixer. It has neither Deck nor template, so that a slide read from JSON or
// from a file is repaired in the same way.
struct PatchContext {
  const SlideIr& slide;
  const MeasuredSlide& measured;
  const DiagnosticSink& findings;
  const measure::SlideMeasurer& measurer;
  const layout::SolveGeometry& solve_geometry;

  [[nodiscard]] const ElementIr* element(const std::string& eid) const {
    return find_element(slide, eid);
  }
  [[nodiscard]] const MeasuredElement* measured_element(const std::string& eid) const {
    return find_element(measured, eid);
  }
};

// Whether `body`, as the element's text, would fit its box.
[[nodiscard]] bool fits(const PatchContext& context, const ElementIr& element,
                        const TextBodyIr& body);

struct PatchFixer {
  const FixerDoc& doc;
  // Empty when it cannot help with this finding.
  std::vector<ElementEdit> (*propose)(const PatchContext& context, const Diagnostic& finding);
};

// The input of a restructuring fixer.
struct RestructureContext {
  const Slide& source;  // the slide of the Deck as it was last laid out
  const SlideIr& slide;
  const MeasuredSlide& measured;
  const DiagnosticSink& findings;
  const RepairContext& repair;
  DetailsPlace details = DetailsPlace::Appendix;

  [[nodiscard]] const ElementIr* element(const std::string& eid) const {
    return find_element(slide, eid);
  }
  [[nodiscard]] const MeasuredElement* measured_element(const std::string& eid) const {
    return find_element(measured, eid);
  }
};

// Slides that replace `source`; the first keeps its slide_id.
struct Restructuring {
  std::string pointer;  // of the authored slide
  std::vector<Slide> slides;
  std::vector<std::string> eids;
  Message note;
  double visible = 0;    // its visual cost without patches; visible_change.h
  bool partial = false;  // may be kept even if defects remain
};

struct RestructureFixer {
  const FixerDoc& doc;
  // The minimum `visible` of what propose() may return: it is not called when a repair with a lower
  // cost was found.
  double min_visible;
  // Alternatives; none when it cannot help.
  std::vector<Restructuring> (*propose)(const RestructureContext& context);
};

}  // namespace deckle::fixers
