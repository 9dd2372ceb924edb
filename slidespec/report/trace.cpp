#include "slidespec/report/trace.h"

namespace deckle {

const char* to_string(TraceAction action) {
  switch (action) {
    case TraceAction::Diagnosed:
      return "diagnosed";
    case TraceAction::NotFixed:
      return "not_fixed";
    case TraceAction::Patch:
      return "patch";
    case TraceAction::Restructure:
      return "restructure";
    case TraceAction::Rollback:
      return "rollback";
    case TraceAction::Propose:
      return "propose";
    case TraceAction::StopSuccess:
      return "stop_success";
    case TraceAction::StopDegraded:
      return "stop_degraded";
  }
  return "diagnosed";
}

const char* to_string(DefectCategory category) {
  switch (category) {
    case DefectCategory::FrameCapacityMismatch:
      return "frame_capacity_mismatch";
    case DefectCategory::TabularOverflow:
      return "tabular_overflow";
    case DefectCategory::StructuralMajorOverflow:
      return "structural_major_overflow";
    case DefectCategory::LayoutZoneMismatch:
      return "layout_zone_mismatch";
    case DefectCategory::StructuralMinorOverflow:
      return "structural_minor_overflow";
    case DefectCategory::ModerateOverflow:
      return "moderate_overflow";
    case DefectCategory::MinorOverflow:
      return "minor_overflow";
    case DefectCategory::HardVisualFail:
      return "hard_visual_fail";
    case DefectCategory::UnevenSizes:
      return "uneven_sizes";
  }
  return "hard_visual_fail";
}

const char* to_string(RepairAction action) {
  switch (action) {
    case RepairAction::TextFit:
      return "text_fit";
    case RepairAction::ZoneRatioRetry:
      return "zone_ratio_retry";
    case RepairAction::LayoutAdjust:
      return "layout_adjust";
    case RepairAction::DetailsPopupEscalation:
      return "details_popup_escalation";
    case RepairAction::FrameReselect:
      return "frame_reselect";
    case RepairAction::AdapterNeeded:
      return "adapter_needed";
    case RepairAction::Abort:
      return "abort";
  }
  return "abort";
}

const char* to_string(Rejection::Reason reason) {
  switch (reason) {
    case Rejection::Reason::NoBetter:
      return "no_better";
    case Rejection::Reason::DefectsRemain:
      return "defects_remain";
    case Rejection::Reason::MoreVisible:
      return "more_visible";
  }
  return "no_better";
}

}  // namespace deckle
