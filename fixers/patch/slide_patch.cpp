#include "fixers/patch/slide_patch.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <set>
#include <utility>

#include "fixers/messages/tr.h"
#include "fixers/patch/patch.h"
#include "fixers/patch/text_scale.h"
#include "layout/tables/solve.h"
#include "slidespec/ir_json/px.h"

namespace deckle::fixers {
namespace {

// Sizes closer than this are the same: fonts are stored on a grid of 1/10,000 pt.
constexpr double kSameSize = 1e-3;

double text_size_px(const ElementIr& element) {
  return px_from_pt(element.table != nullptr ? element.table->size_pt
                                             : largest_size_pt(element.text));
}

template <typename Change>
void each_run(TextBodyIr& body, const Change& change) {
  for (ParagraphIr& paragraph : body.paragraphs) {
    for (RunIr& run : paragraph.runs) change(run.style);
    change(paragraph.end);
  }
}

class Merge {
 public:
  Merge(const SlideIr& slide, const LoopSettings& settings) : settings_(settings) {
    result_.slide = slide;
  }

  void merge(const SlideEdit& edit) {
    ElementIr* element = find_element(result_.slide, edit.eid);
    if (element == nullptr) return;
    tight_ = element->priority >= kHighPriority;
    merge_box(*element, edit);
    if (edit.z && *edit.z != element->z) {
      element->z = *edit.z;
      result_.changed = true;
    }
    if (edit.font_size) set_size(*element, *edit.font_size);
    if (edit.line_height) set_line_height(*element, *edit.line_height);
    merge_style(*element, edit);
  }

  AppliedPatch take() { return std::move(result_); }

 private:
  void merge_box(ElementIr& element, const SlideEdit& edit) {
    const Rect before = element.box;
    Rect& box = element.box;
    if (edit.x) box.x = moved(edit.eid, "layout.x", before.x, *edit.x);
    if (edit.y) box.y = moved(edit.eid, "layout.y", before.y, *edit.y);
    if (edit.w) box.w = sized(edit.eid, "layout.w", before.w, *edit.w);
    if (edit.h) box.h = sized(edit.eid, "layout.h", before.h, *edit.h);
    if (!element.full_bleed && element.type != ElementType::Decoration)
      keep_on_slide(edit, before, box);
    result_.changed = result_.changed || box != before;
  }

  // A patch never moves a box off the slide; one that was off it before is not corrected.
  void keep_on_slide(const SlideEdit& edit, const Rect& before, Rect& box) {
    const Size& page = result_.slide.size;
    const bool was_inside = before.x >= Emu(0) && before.y >= Emu(0) && before.right() <= page.w &&
                            before.bottom() <= page.h;
    if (!was_inside) return;
    const Rect asked = box;
    fit_side(before.x, page.w, box.x, box.w);
    fit_side(before.y, page.h, box.y, box.h);
    const auto log_if = [&](const char* field, Emu from, Emu to) {
      if (from != to) log(edit.eid, field, to_px(from), to_px(to), tr("a patch moves no box off the slide"));
    };
    log_if("layout.x", asked.x, box.x);
    log_if("layout.y", asked.y, box.y);
    log_if("layout.w", asked.w, box.w);
    log_if("layout.h", asked.h, box.h);
  }

  // Moves what is beyond the edge back, and makes it smaller where a budget ends before.
  void fit_side(Emu before, Emu page, Emu& at, Emu& size) const {
    size = std::min(size, page);
    at = std::clamp(at, Emu(0), page - size);
    if (!tight_) return;
    at = std::max(at, before - emu_from_px(settings_.move_budget));
    size = std::min(size, page - at);
  }

  void set_size(ElementIr& element, double requested) {
    const double current = text_size_px(element), minimum = px_from_pt(element.min_font_pt);
    if (current <= 0) return;
    double allowed = tight_ ? clamped(element.eid, "style.fontSize", current, requested) : requested;
    const double floor = std::min(current, minimum);
    if (allowed < floor - kSameSize) {
      log(element.eid, "style.fontSize", requested, floor,
          tr("no text becomes smaller than the minimum of its element"));
      allowed = floor;
    }
    if (element.table != nullptr) {
      resize_table(element, size_from_px(allowed));
      return;
    }
    const TextBodyIr before = element.text;
    set_text_size(element.text, size_from_px(allowed), element.min_font_pt);
    result_.changed = result_.changed ||
                      std::abs(largest_size_pt(before) - largest_size_pt(element.text)) > kSameSize ||
                      std::abs(smallest_size_pt(before) - smallest_size_pt(element.text)) > kSameSize;
  }

  // Every cell gets the size; columns and rows are solved again with the slide's geometry.
  void resize_table(ElementIr& element, double size_pt) {
    auto table = std::make_shared<TableIr>(*element.table);
    layout::set_table_size(*table, size_pt);
    table->size_fixed = true;
    table->solved_for = {};
    element.table = std::move(table);
    result_.changed = true;
  }

  void set_line_height(ElementIr& element, double requested) {
    const double current = line_height_of(element.text);
    if (current <= 0) return;
    double allowed = requested;
    if (tight_) {
      const double low = std::ceil(current * (1 - settings_.size_budget) * 100 - 1e-9) / 100,
                   high = std::floor(current * (1 + settings_.size_budget) * 100 + 1e-9) / 100;
      allowed = std::clamp(requested, std::min(low, current), std::max(high, current));
      if (allowed != requested) log_size(element.eid, "style.lineHeight", current, requested, allowed);
    }
    if (std::abs(allowed - current) < 1e-9) return;
    for (ParagraphIr& paragraph : element.text.paragraphs) {
      SpacingIr& spacing = paragraph.style.line_spacing;
      if (spacing.unit == SpacingIr::Unit::Percent) spacing.value = percent_from_line_height(allowed);
    }
    result_.changed = true;
  }

  void merge_style(ElementIr& element, const SlideEdit& edit) {
    TextBodyIr& text = element.text;
    if (edit.bold) each_run(text, [&](RunStyle& style) { style.bold = *edit.bold; });
    if (edit.italic) each_run(text, [&](RunStyle& style) { style.italic = *edit.italic; });
    if (edit.color) each_run(text, [&](RunStyle& style) { style.color = {"", *edit.color}; });
    if (edit.align)
      for (ParagraphIr& paragraph : text.paragraphs) paragraph.style.align = *edit.align;
    if (edit.anchor) text.anchor = *edit.anchor;
    if (edit.background) element.fill = {FillIr::Kind::Solid, {"", *edit.background}};
    if (edit.text_overflow) text.overflow = *edit.text_overflow;
    result_.changed = result_.changed || edit.bold || edit.italic || edit.color || edit.align ||
                      edit.anchor || edit.background || edit.text_overflow;
  }

  Emu moved(const std::string& eid, const char* field, Emu current, double requested) {
    const Emu target = emu_from_px(requested);
    if (!tight_) return target;
    const Emu budget = emu_from_px(settings_.move_budget);
    const Emu allowed = std::clamp(target, current - budget, current + budget);
    if (allowed != target)
      log(eid, field, requested, to_px(allowed),
          tr("HIGH_PRIO_MOVE_PX exceeded (at most {} px from {})", settings_.move_budget,
             to_px(current)));
    return allowed;
  }

  Emu sized(const std::string& eid, const char* field, Emu current, double requested) {
    const double wanted = std::max(0.0, requested);
    if (!tight_) return emu_from_px(wanted);
    return emu_from_px(clamped(eid, field, to_px(current), wanted));
  }

  double clamped(const std::string& eid, const char* field, double current, double requested) {
    const SizeRange range = size_range(current, settings_.size_budget);
    const double allowed = std::clamp(requested, range.least, range.most);
    if (allowed != requested) log_size(eid, field, current, requested, allowed);
    return allowed;
  }

  void log_size(const std::string& eid, const char* field, double current, double requested,
                double allowed) {
    log(eid, field, requested, allowed,
        tr("HIGH_PRIO_SIZE_BUDGET exceeded (at most {:.0f} % from {:.6g})",
           settings_.size_budget * 100, current));
  }

  void log(const std::string& eid, const char* field, double requested, double allowed,
           Message reason) {
    result_.overrides.push_back({eid, field, requested, allowed, std::move(reason)});
  }

  const LoopSettings& settings_;
  AppliedPatch result_;
  bool tight_ = false;
};

}  // namespace

double line_height_of(const TextBodyIr& body) {
  double largest = 0;
  for (const ParagraphIr& paragraph : body.paragraphs) {
    const SpacingIr& spacing = paragraph.style.line_spacing;
    if (spacing.unit == SpacingIr::Unit::Percent)
      largest = std::max(largest, spacing.value * 1.2 / 100);
  }
  return largest;
}

SizeRange size_range(double current, double budget) {
  // A hundredth of a px keeps 80 * 1.15 at 92.
  const double least = std::ceil(current * (1 - budget) - 0.01),
               most = std::floor(current * (1 + budget) + 0.01);
  return {std::min(least, current), std::max(most, current)};
}

void set_text_size(TextBodyIr& body, double size_pt, double min_pt) {
  const double delta = size_pt - largest_size_pt(body);
  each_run(body, [&](RunStyle& style) {
    const double least = size_pt >= min_pt ? min_pt : std::min(style.size_pt, min_pt);
    style.size_pt = std::max(style.size_pt + delta, std::min(least, size_pt));
  });
}

AppliedPatch apply(const SlideIr& slide, const SlidePatch& patch, const LoopSettings& settings) {
  Merge merge(slide, settings);
  for (const SlideEdit& edit : patch.edits) merge.merge(edit);
  return merge.take();
}

std::string fingerprint(const SlideIr& slide, const SlidePatch& patch) {
  std::set<std::string> signatures;
  for (const SlideEdit& edit : patch.edits) {
    const ElementIr* element = find_element(slide, edit.eid);
    if (element == nullptr) continue;
    const auto add = [&](const char* kind, const std::optional<double>& to, double from,
                         const char* more, const char* less) {
      if (!to || std::abs(*to - from) < kSameSize) return;
      signatures.insert(edit.eid + ":" + kind + ":" + (*to > from ? more : less));
    };
    add("move", edit.x, to_px(element->box.x), "right", "left");
    add("move", edit.y, to_px(element->box.y), "down", "up");
    add("resize_w", edit.w, to_px(element->box.w), "grow", "shrink");
    add("resize_h", edit.h, to_px(element->box.h), "grow", "shrink");
    add("font", edit.font_size, text_size_px(*element), "increase", "decrease");
    add("line_height", edit.line_height, line_height_of(element->text), "increase", "decrease");
    const std::optional<double> level = edit.z ? std::optional<double>(*edit.z) : std::nullopt;
    add("z", level, element->z, "raise", "lower");
  }
  std::string out;
  for (const std::string& signature : signatures) out += (out.empty() ? "" : "|") + signature;
  return out;
}

}  // namespace deckle::fixers
