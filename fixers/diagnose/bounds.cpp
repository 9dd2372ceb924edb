#include "fixers/diagnose/bounds.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "fixers/diagnose/items.h"

namespace deckle::fixers {
namespace {

// The smallest size that forms_of() gives a text; 0: as it is.
double floor_px(const ElementIr& element) {
  const double largest = largest_size_pt(element.text), least = least_size_pt(element);
  const double floor = element.allow_shrink ? least : std::max(largest, least);
  return px_from_pt(floor);
}

class Bounds {
 public:
  Bounds(const SlideIr& slide, const MeasuredSlide& measured, const Diagnosis& found,
         TextProbe& probe, const LoopSettings& settings)
      : slide_(slide),
        found_(found),
        probe_(probe),
        settings_(settings),
        items_(items_of(slide, measured, settings)),
        w_(to_px(slide.size.w) + 2 * settings.out_of_bounds_eps),
        h_(to_px(slide.size.h) + 2 * settings.out_of_bounds_eps) {}

  std::string reason() {
    for (const Defect& defect : found_.defects) {
      if (std::string why = fixed_defect(defect); !why.empty()) return why;
    }
    for (const Item& item : items_) {
      if (std::string why = too_large(item); !why.empty()) return why;
    }
    return too_much();
  }

 private:
  const std::string& name(std::size_t element) const { return slide_.elements[element].eid; }

  // Defects of places that no patch changes.
  std::string fixed_defect(const Defect& defect) {
    const Item& item = items_[defect.element];
    if (!item.fixed) return {};
    const auto two = [&](const char* what) {
      return items_[defect.other].fixed
                 ? fmt::format("{} and {} {}, and both are pinned", name(defect.element),
                               name(defect.other), what)
                 : std::string();
    };
    switch (defect.type) {
      case DefectType::Overlap:
        return two("overlap");
      case DefectType::LayoutTopology:
        return two("are in the wrong order");
      case DefectType::OutOfBounds:
        return fmt::format("{} is pinned beyond the {} edge", name(defect.element), defect.edge);
      case DefectType::ContentOverflow:
        if (slide_.elements[item.index].table == nullptr &&
            !probe_.fits(item.index, item.box.w, item.box.h,
                         floor_px(slide_.elements[item.index])))
          return fmt::format("the text of {} overflows its pinned box at its smallest size",
                             name(defect.element));
        return {};
      case DefectType::FontTooSmall:
        return {};
    }
    return {};
  }

  bool has_plain_text(const Item& item) const {
    const ElementIr& element = slide_.elements[item.index];
    return !element.text.empty() && element.table == nullptr && !is_vertical(element.text.vert) &&
           element.text.columns <= 1 && element.transform.is_identity() &&
           element.text.rotation == 0 && element.text.wrap && !item.fixed && item.judged;
  }

  std::string too_large(const Item& item) {
    if (!has_plain_text(item)) return {};
    const double font = floor_px(slide_.elements[item.index]);
    const TextProbe::Need need = probe_.need(item.index, w_, font);
    if (need.w > w_ + 1)
      return fmt::format("a word of {} is {:.0f} px wide at {:.0f} px, wider than the slide",
                         name(item.index), need.w, font);
    if (need.h > h_ + 1)
      return fmt::format("the text of {} needs {:.0f} px of height at {:.0f} px and full width; "
                         "the slide has {:.0f}",
                         name(item.index), need.h, font, to_px(slide_.size.h));
    return {};
  }

  // A lower bound of the area that the safe box of an element takes, in any form.
  double least_area(const Item& item) {
    const double pad = 2 * settings_.safe_padding;
    if (item.fixed) return (item.seen.w + pad) * (item.seen.h + pad);
    const ElementIr& element = slide_.elements[item.index];
    if (has_plain_text(item)) {
      // The lines of n letters in a box w wide fill w * h but for the space at each break, which is
      // narrower than the padding: so (w + pad) * (h + pad) is at least the area of the text in one
      // line, and the padding below.
      constexpr double kOneLine = 1e5;
      const double font = floor_px(element);
      const TextProbe::Need need = probe_.need(item.index, kOneLine, font);
      return font <= kFontOfBound ? need.area : need.area * 0.5;
    }
    if (item.visual || item.free_sides) return (item.least_w + pad) * (item.least_h + pad);
    return (item.box.w + pad) * (item.box.h + pad);
  }

  // Elements of one z level share the slide.
  std::string too_much() {
    std::map<int, std::pair<double, int>> levels;
    for (const Item& item : items_) {
      if (!item.judged || in_group_by_design(item)) continue;
      auto& [area, count] = levels[slide_.elements[item.index].z];
      area += least_area(item);
      ++count;
    }
    const double pad = 2 * settings_.safe_padding;
    const double room = (w_ + pad) * (h_ + pad);
    for (const auto& [z, level] : levels) {
      const double pairs = level.second * (level.second - 1) / 2.0;
      if (level.first > room + pairs * settings_.min_overlap_area)
        return fmt::format("the elements need {:.0f} % of the slide's area at their smallest sizes",
                           100 * level.first / room);
    }
    return {};
  }

  // What may lie on others takes no area of its own.
  bool in_group_by_design(const Item& item) const {
    const ElementIr& element = slide_.elements[item.index];
    return !element.belongs_to.empty() || !element.groups.empty() || element.placeholder.has_value() ||
           element.type == ElementType::Divider;
  }

  // A space is about a quarter of an em wide, and narrower than the padding of 16 px up to here.
  static constexpr double kFontOfBound = 44;

  const SlideIr& slide_;
  const Diagnosis& found_;
  TextProbe& probe_;
  const LoopSettings& settings_;
  std::vector<Item> items_;
  const double w_, h_;
};

}  // namespace

std::string why_infeasible(const SlideIr& slide, const MeasuredSlide& measured,
                           const Diagnosis& found, TextProbe& probe,
                           const LoopSettings& settings) {
  return Bounds(slide, measured, found, probe, settings).reason();
}

}  // namespace deckle::fixers
