#include <algorithm>
#include <cmath>
#include <utility>

#include "fixers/messages/tr.h"
#include "fixers/patch/patch.h"
#include "fixers/patch/text_scale.h"
#include "layout/tables/solve.h"

namespace deckle::fixers {
namespace {

class Application {
 public:
  explicit Application(const SlideIr& slide) { result_.slide = slide; }

  void apply(const ElementEdit& edit) {
    ElementIr* element = find_element(result_.slide, edit.eid);
    if (element == nullptr) return;
    const ElementIr before = *element;
    tight_ = element->priority >= kHighPriority;
    if (edit.x) element->box.x = moved(edit.eid, "layout.x", before.box.x, *edit.x);
    if (edit.y) element->box.y = moved(edit.eid, "layout.y", before.box.y, *edit.y);
    if (edit.w) element->box.w = sized(edit.eid, "layout.w", before.box.w, *edit.w);
    if (edit.h) element->box.h = sized(edit.eid, "layout.h", before.box.h, *edit.h);
    if (!element->full_bleed && element->type != ElementType::Decoration)
      keep_on_slide(before.box, element->box);
    if (edit.size_pt && element->table != nullptr) {
      resize_table(*element, *edit.size_pt);
    } else if (edit.size_pt) {
      const double current = largest_size_pt(element->text);
      double requested = *edit.size_pt;
      if (tight_) requested = clamped(edit.eid, "style.fontSize", current, requested);
      set_largest_size(element->text, std::max(requested, std::min(current, element->min_font_pt)),
                       element->min_font_pt);
    }
    if (edit.line_spacing_pct)
      set_line_spacing(element->text, *edit.line_spacing_pct,
                       tight_ ? 1 - kHighPrioritySizeBudget : 0);
    if (edit.space_scale) scale_space(element->text, *edit.space_scale);
    if (edit.autofit) element->text.autofit = edit.autofit;
    result_.changed = result_.changed || element->box != before.box || edit.size_pt ||
                      edit.line_spacing_pct || edit.space_scale || edit.autofit;
  }

  // Every cell is reduced to the size; columns and rows are solved again with the slide's geometry.
  void resize_table(ElementIr& element, double requested) {
    const double current = element.table->size_pt;
    if (tight_) requested = clamped(element.eid, "style.fontSize", current, requested);
    auto table = std::make_shared<TableIr>(*element.table);
    layout::set_table_size(
        *table, std::min(current, std::max(requested, std::min(current, element.min_font_pt))));
    table->size_fixed = true;
    table->solved_for = {};
    element.table = std::move(table);
  }

  PatchResult take() { return std::move(result_); }

 private:
  void log(const std::string& eid, const char* field, double requested, double clamped_to,
           Message reason) {
    result_.overrides.push_back({eid, field, requested, clamped_to, std::move(reason)});
  }

  // Ratio budget for sizes.
  double clamped(const std::string& eid, const char* field, double current, double requested) {
    const double low = current * (1 - kHighPrioritySizeBudget),
                 high = current * (1 + kHighPrioritySizeBudget);
    const double allowed = std::clamp(requested, std::min(low, high), std::max(low, high));
    if (allowed != requested)
      log(eid, field, requested, allowed,
          tr("a size changes by at most 15 % at a time, for elements of priority 80 or more"));
    return allowed;
  }

  Emu sized(const std::string& eid, const char* field, Emu current, Emu requested) {
    if (!tight_) return std::max(Emu(0), requested);
    const double allowed = clamped(eid, field, to_px(current), to_px(requested));
    if (allowed == to_px(requested)) return requested;
    // Whole px, rounded towards the current value.
    const double rounded = allowed > to_px(current) ? std::floor(allowed) : std::ceil(allowed);
    return emu_from_px(rounded);
  }

  // Absolute budget for positions.
  Emu moved(const std::string& eid, const char* field, Emu current, Emu requested) {
    if (!tight_) return requested;
    const Emu budget = emu_from_px(kHighPriorityMovePx);
    const Emu allowed = std::clamp(requested, current - budget, current + budget);
    if (allowed != requested)
      log(eid, field, to_px(requested), to_px(allowed),
          tr("a box moves by at most 48 px at a time, for elements of priority 80 or more"));
    return allowed;
  }

  // A patch never moves a box off the slide; a box that was off it before is not corrected.
  void keep_on_slide(const Rect& before, Rect& box) const {
    const Size& page = result_.slide.size;
    const bool was_inside = before.x >= Emu(0) && before.y >= Emu(0) && before.right() <= page.w &&
                            before.bottom() <= page.h;
    if (!was_inside) return;
    box.w = std::min(box.w, page.w);
    box.h = std::min(box.h, page.h);
    box.x = std::clamp(box.x, Emu(0), page.w - box.w);
    box.y = std::clamp(box.y, Emu(0), page.h - box.h);
  }

  PatchResult result_;
  bool tight_ = false;
};

// The part of a patch that is repeated, where a budget may have reduced it: sizes and line spacing
// are target values.
Patch text_targets(const SlideIr& slide, const Patch& patch) {
  Patch targets;
  targets.fixer = patch.fixer;
  for (const ElementEdit& edit : patch.edits) {
    const ElementIr* element = find_element(slide, edit.eid);
    if (element == nullptr || element->priority < kHighPriority) continue;
    if (!edit.size_pt && !edit.line_spacing_pct) continue;
    ElementEdit target;
    target.eid = edit.eid;
    target.size_pt = edit.size_pt;
    target.line_spacing_pct = edit.line_spacing_pct;
    targets.edits.push_back(std::move(target));
  }
  return targets;
}

double largest_line_pct(const TextBodyIr& body) {
  double largest = 0;
  for (const ParagraphIr& paragraph : body.paragraphs) {
    const SpacingIr& spacing = paragraph.style.line_spacing;
    if (spacing.unit == SpacingIr::Unit::Percent) largest = std::max(largest, spacing.value);
  }
  return largest;
}

// Whether the elements of the patch differ in what text_targets() repeats.
bool text_changed(const SlideIr& before, const SlideIr& after, const Patch& targets) {
  return std::any_of(targets.edits.begin(), targets.edits.end(), [&](const ElementEdit& edit) {
    const ElementIr* a = find_element(before, edit.eid);
    const ElementIr* b = find_element(after, edit.eid);
    if (a == nullptr || b == nullptr) return false;
    if (a->table != nullptr && b->table != nullptr) return b->table->size_pt < a->table->size_pt;
    return largest_size_pt(b->text) < largest_size_pt(a->text) ||
           largest_line_pct(b->text) < largest_line_pct(a->text);
  });
}

}  // namespace

PatchResult apply_in_steps(const SlideIr& slide, const Patch& patch) {
  PatchResult result = apply_patch(slide, patch);
  const Patch targets = text_targets(slide, patch);
  bool again = !targets.edits.empty() && text_changed(slide, result.slide, targets);
  while (again) {
    PatchResult next = apply_patch(result.slide, targets);
    again = text_changed(result.slide, next.slide, targets);
    result.slide = std::move(next.slide);
    result.overrides.insert(result.overrides.end(), next.overrides.begin(), next.overrides.end());
  }
  return result;
}

PatchResult apply_patch(const SlideIr& slide, const Patch& patch) {
  Application application(slide);
  for (const ElementEdit& edit : patch.edits) application.apply(edit);
  return application.take();
}

}  // namespace deckle::fixers
