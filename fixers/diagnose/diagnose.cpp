#include "fixers/diagnose/diagnose.h"

#include <cmath>
#include <utility>

#include "fixers/diagnose/bounds.h"
#include "fixers/diagnose/hints.h"
#include "fixers/patch/patch.h"

namespace deckle::fixers {
namespace {

constexpr double kSame = 1e-3;  // px

// Whether a plan sends an element farther in a direction that is barred for it.
bool sends_on(const Plan& plan, const SlideIr& slide, const std::vector<Barred>& barred) {
  for (std::size_t i = 0; i < barred.size(); ++i) {
    const Target& target = plan.targets[i];
    const Box from = box_px(slide.elements[i].box), &to = target.box;
    const Barred& no = barred[i];
    if (is_barred(no.x, to.x - from.x) || is_barred(no.y, to.y - from.y) ||
        is_barred(no.w, to.w - from.w) || is_barred(no.h, to.h - from.h))
      return true;
    const double size = px_from_pt(largest_size_pt(slide.elements[i].text));
    if (target.font_px > 0 && is_barred(no.font, target.font_px - size)) return true;
  }
  return false;
}

}  // namespace

Result<DiagnosedSlide> diagnose(const SlideIr& slide, const measure::SlideMeasurer& measurer,
                                const LoopSettings& settings, const PlanBefore* before) {
  DiagnosedSlide out;
  auto measured = measurer.measure(slide);
  if (!measured) return tl::unexpected(measured.error());
  out.measured = std::move(*measured);
  Diagnosis& diagnosis = out.diagnosis;
  diagnosis = detect(slide, out.measured, settings);
  if (diagnosis.defects.empty()) return out;
  TextProbe probe(slide, measurer);
  // After the last patch hints are about what is left all the same.
  const int left =
      before != nullptr && before->patches_left > 0 ? before->patches_left : settings.max_iter;
  PlanEffort first;
  if (before != nullptr) {
    first.barred = reached_by(before->hinted, before->slide, slide);
    for (const Plan* plan : {&before->followed, &before->hinted}) {
      out.plan = rest_of(*plan, before->slide, slide, left, settings);
      if (out.plan.complete && !sends_on(out.plan, slide, first.barred)) break;
      out.plan = {};
    }
  }
  if (!out.plan.complete) {
    first.first_only = true;
    out.plan = make_plan(slide, out.measured, diagnosis, probe, settings, first);
  }
  // Looking harder is worth it only where nothing proves that it is in vain.
  if (!out.plan.complete)
    diagnosis.infeasible_reason = why_infeasible(slide, out.measured, diagnosis, probe, settings);
  for (const int patches : {left, settings.max_iter}) {
    if (out.plan.complete || !diagnosis.infeasible_reason.empty()) break;
    PlanEffort harder;
    harder.barred = first.barred;
    harder.most_patches = patches;
    out.plan = make_plan(slide, out.measured, diagnosis, probe, settings, harder);
    if (left == settings.max_iter) break;
  }
  if (!diagnosis.infeasible_reason.empty()) diagnosis.feasible = false;
  if (out.plan.complete) {
    diagnosis.feasible = true;
    diagnosis.patches = out.plan.patches;
  }
  if (!out.plan.targets.empty()) add_hints(slide, out.measured, out.plan, settings, diagnosis);
  return out;
}

SlidePatch patch_of(const SlideIr& slide, const Plan& plan) {
  SlidePatch patch;
  for (std::size_t i = 0; i < plan.targets.size(); ++i) {
    const Target& target = plan.targets[i];
    const Box from = box_px(slide.elements[i].box);
    SlideEdit edit;
    edit.eid = slide.elements[i].eid;
    if (!target.placed) continue;
    if (std::abs(target.box.x - from.x) > kSame) edit.x = target.box.x;
    if (std::abs(target.box.y - from.y) > kSame) edit.y = target.box.y;
    if (std::abs(target.box.w - from.w) > kSame) edit.w = target.box.w;
    if (std::abs(target.box.h - from.h) > kSame) edit.h = target.box.h;
    if (target.font_px > 0) edit.font_size = target.font_px;
    if (edit.x || edit.y || edit.w || edit.h || edit.font_size) patch.edits.push_back(std::move(edit));
  }
  return patch;
}

}  // namespace deckle::fixers
