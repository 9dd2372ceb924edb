#pragma once
// What a fixer is. Each looks at one finding and proposes a patch on the IR, or at a slide's
// findings and proposes other slides in its place. None edits in place, touches XML, or acts where
// it cannot help.
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
  std::array<std::string_view, 8> repairs{};        // ids of the rules whose findings it answers
  std::array<std::optional<Action>, 4> actions{};   // that it serves; with none it is never called
};

// Whether the fixer serves `action` (route/route.h).
[[nodiscard]] bool serves(const FixerDoc& doc, Action action);
// Whether it answers findings of the rule.
[[nodiscard]] bool repairs(const FixerDoc& doc, std::string_view rule);

// Width of an element's text area, in points, at least 1.
[[nodiscard]] double text_width_pt(const ElementIr& element);
// Height available to its text, in points.
[[nodiscard]] double available_text_height_pt(const ElementIr& element);

// What a patch is proposed from. Neither Deck nor template: a slide read from JSON or from a file
// is repaired in the same way.
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

// Whether `body` in the place of the element's text would fit its box.
[[nodiscard]] bool fits(const PatchContext& context, const ElementIr& element,
                        const TextBodyIr& body);

struct PatchFixer {
  const FixerDoc& doc;
  // Empty when it cannot help with this finding.
  std::vector<ElementEdit> (*propose)(const PatchContext& context, const Diagnostic& finding);
};

// What other slides are proposed from.
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

// Other slides in place of `source`; the first keeps its slide_id.
struct Restructuring {
  std::string pointer;  // of the authored slide it edits
  std::vector<Slide> slides;
  std::vector<std::string> eids;
  Message note;
  double visible = 0;    // how much of the slide's look it changes by itself; visible_change.h
  bool partial = false;  // worth keeping also where it does not cure the slide alone
};

struct RestructureFixer {
  const FixerDoc& doc;
  // The minimum `visible` of what propose() may answer: it is not called when a smaller change
  // already repairs.
  double min_visible;
  // One or several to choose from, none when it cannot help.
  std::vector<Restructuring> (*propose)(const RestructureContext& context);
};

}  // namespace deckle::fixers
