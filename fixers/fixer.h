#pragma once
// What a fixer is. Each looks at one finding and proposes a patch on the IR, or at a slide's
// findings and proposes other slides in its place. None edits in place, touches XML, or acts where
// it cannot help.
//
// To add one, copy the nearest file in fixers/<family>/ and add its line to registry.cpp.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "fixers/details/appendix.h"
#include "fixers/patch/patch.h"
#include "fixers/route/route.h"
#include "layout/lay_out.h"
#include "slidespec/diag/diagnostic.h"
#include "slidespec/ir/measured_slide.h"

namespace deckle::fixers {

struct FixerDoc {
  std::string_view id;  // a verb phrase: "shrink-text"
  std::string_view summary;
  std::string_view cures;    // rule ids, comma-separated
  std::string_view actions;  // of the router, comma-separated; a fixer that maps to none is refused
};

// Whether the fixer is a means of `action` (route/route.h).
[[nodiscard]] bool serves(const FixerDoc& doc, Action action);

struct FixContext {
  const Slide& source;  // the slide of the Deck as it was last laid out
  const SlideIr& slide;
  const MeasuredSlide& measured;
  const DiagnosticSink& findings;
  const layout::LayoutContext& layout;
  DetailsPlace details = DetailsPlace::Appendix;

  [[nodiscard]] const ElementIr* element(const std::string& eid) const {
    return find_element(slide, eid);
  }
  [[nodiscard]] const MeasuredElement* measured_element(const std::string& eid) const {
    return find_element(measured, eid);
  }
};

// Width of an element's text area, in points, at least 1.
[[nodiscard]] double text_width_pt(const ElementIr& element);
// Height of the room for its text, in points.
[[nodiscard]] double text_room_pt(const ElementIr& element);
// Whether `body` in the place of the element's text would fit its box.
[[nodiscard]] bool fits(const FixContext& context, const ElementIr& element,
                        const TextBodyIr& body);

struct PatchFixer {
  const FixerDoc& doc;
  // Empty when it cannot help with this finding.
  std::vector<ElementEdit> (*propose)(const FixContext& context, const Diagnostic& finding);
};

// Other slides in place of `source`; the first keeps its slide_id.
struct Restructuring {
  std::string pointer;  // of the authored slide it edits
  std::vector<Slide> slides;
  std::vector<std::string> eids;
  Wording note;
  double visible = 0;    // how much of the slide's look it changes by itself; visible_change.h
  bool partial = false;  // worth keeping also where it does not cure the slide alone
};

struct RestructureFixer {
  const FixerDoc& doc;
  // The least `visible` of what propose() may answer: it is not asked when less already cures.
  double least_visible;
  // One or several to choose from, none when it cannot help.
  std::vector<Restructuring> (*propose)(const FixContext& context);
};

// In the order of spec/2 4.10.1: of two that change a slide equally little the first is taken.
[[nodiscard]] std::span<const PatchFixer> patch_fixers();
// With --fit autofit PowerPoint's own ladder stands in for smaller sizes and closer lines.
[[nodiscard]] std::span<const PatchFixer> autofit_patch_fixers();
[[nodiscard]] std::span<const RestructureFixer> restructure_fixers();

}  // namespace deckle::fixers
