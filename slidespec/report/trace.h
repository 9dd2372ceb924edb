#pragma once
// The trace of the repair loop, step by step, as values that programs can act on
// (docs/repair-loop.md, 1).

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "slidespec/core/api.h"
#include "slidespec/core/message.h"
#include "slidespec/ir/measured_slide.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle {

// The kind of a step.
enum class TraceAction {
  Diagnosed,    // the first diagnosis; repair follows
  NotFixed,     // the first diagnosis, and no repair was requested
  Patch,        // a change of the IR, kept
  Restructure,  // the slide laid out in another way; kept unless a rollback follows
  Rollback,     // a change that was undone
  Propose,      // shorter text from an external command; the slide is unchanged
  StopSuccess,
  StopDegraded
};

// How a defect is classified (docs/repair-loop.md, 9.3), in the order in which the categories are
// tried. UnevenSizes is no defect of one slide: its text is larger than that of its neighbours.
enum class DefectCategory {
  FrameCapacityMismatch,
  TabularOverflow,
  StructuralMajorOverflow,
  LayoutZoneMismatch,
  StructuralMinorOverflow,
  ModerateOverflow,
  MinorOverflow,
  HardVisualFail,
  UnevenSizes
};

// What the category follows from (docs/repair-loop.md, 9.1 and 9.2).
struct DefectFacts {
  std::string content_type;  // "text_flow" …
  std::string fit_status;    // "ok" …
  double line_equivalent = 0;
  double structural_unit_drop_count = 0;
};

// What may be done about a category (docs/repair-loop.md, 9.4).
enum class RepairAction {
  TextFit,                 // size and line spacing, where allowed
  ZoneRatioRetry,          // height or width moved between slots, within their minimums
  LayoutAdjust,            // another preset, one column or two
  DetailsPopupEscalation,  // details on an appendix slide of their own
  FrameReselect,           // another layout of the template
  AdapterNeeded,           // the content itself has to change shape: further pages, shorter text
  Abort                    // written as degraded, with guidance
};

[[nodiscard]] DECKLE_API const char* to_string(TraceAction action);       // "patch", "stop_success" …
[[nodiscard]] DECKLE_API const char* to_string(DefectCategory category);  // "minor_overflow" …
[[nodiscard]] DECKLE_API const char* to_string(RepairAction action);      // "zone_ratio_retry" …

// Why a change was undone.
struct Rejection {
  enum class Reason {
    NoBetter,       // it does not lower the severity
    DefectsRemain,  // another one leaves fewer defects
    MoreVisible     // another one repairs the slide at a lower visual cost
  } reason = Reason::NoBetter;
  int defects = 0;                   // DefectsRemain: how many
  double visible = 0, kept = 0;      // MoreVisible: visual cost of this change, and of the one kept
};
[[nodiscard]] DECKLE_API const char* to_string(Rejection::Reason reason);  // "no_better" …

// A change that a budget limited (docs/repair-loop.md, 7).
struct Override {
  std::string eid, field;  // "layout.y", "style.fontSize" …
  double requested = 0, clamped_to = 0;
  Message reason;
};

// One step.
struct TraceEntry {
  int iter = 0;           // patch rounds since the slide was last laid out
  int restructuring = 0;  // how often it was laid out again
  int defect_count = 0;
  int warning_count = 0;
  double total_severity = 0;
  std::vector<std::string> defect_types;  // sorted, unique (docs/contracts.md, "Names for the same flaw")
  TraceAction action = TraceAction::Diagnosed;
  std::string fixer;              // id, when one acted
  std::vector<std::string> eids;  // what it changed
  std::vector<Override> overrides;
  Message note;                            // for people
  std::optional<DefectCategory> category;  // of the defect it answers
  std::optional<DefectFacts> facts;        // of that defect
  std::optional<RepairAction> route;       // the router's action that the fixer serves
  std::optional<Rejection> rejection;      // Rollback only
  double visible = 0;                      // visual cost, without unit

  // The slide that the numbers are about, and the types of its warnings, where the states of a
  // repair are kept; else null and empty. Never part of a report.
  std::shared_ptr<const SlideIr> ir;
  std::shared_ptr<const MeasuredSlide> measured;
  std::vector<std::string> warning_types;
};

}  // namespace deckle
