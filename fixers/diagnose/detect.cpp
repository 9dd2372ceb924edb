#include "fixers/diagnose/detect.h"

#include <algorithm>
#include <iterator>

#include "fixers/diagnose/boxes.h"
#include "qc/check/context.h"

namespace deckle::fixers {
namespace {

// Sizes are written in hundredths of a point.
constexpr double kSizeTolerancePt = 0.005;
// EMU are a ten-thousandth of a px; what is closer to a limit is on it.
constexpr double kPxTolerance = 1e-3;

class Detector {
 public:
  Detector(const SlideIr& slide, const MeasuredSlide& measured, const LoopSettings& settings)
      : slide_(slide), measured_(measured), settings_(settings) {}

  Diagnosis run() {
    topology();
    for (std::size_t i = 0; i < slide_.elements.size(); ++i) font(i);
    for (std::size_t i = 0; i < slide_.elements.size(); ++i) overflow(i);
    for (std::size_t i = 0; i < slide_.elements.size(); ++i) bounds(i);
    for (std::size_t i = 0; i < slide_.elements.size(); ++i) {
      for (std::size_t j = i + 1; j < slide_.elements.size(); ++j) pair(i, j);
    }
    std::vector<Warning> covered = fully_occluded(slide_, measured_);
    out_.warnings.insert(out_.warnings.end(), std::make_move_iterator(covered.begin()),
                         std::make_move_iterator(covered.end()));
    return std::move(out_);
  }

 private:
  void add(Defect defect) {
    out_.total_severity += defect.severity;
    out_.defects.push_back(std::move(defect));
  }

  void topology() {
    for (std::size_t t = 0; t < slide_.elements.size(); ++t) {
      const ElementIr& title = slide_.elements[t];
      if (title.type != ElementType::Title || title.hidden) continue;
      for (std::size_t b = 0; b < slide_.elements.size(); ++b) {
        const ElementIr& body = slide_.elements[b];
        if (!is_body(body) || title.box.center_y() <= body.box.center_y()) continue;
        if (in_inherited_place(title) && in_inherited_place(body)) continue;
        Defect defect;
        defect.type = DefectType::LayoutTopology;
        defect.element = t;
        defect.other = b;
        defect.severity = settings_.topology_severity;
        defect.center_y = to_px(title.box.center_y());
        defect.other_center_y = to_px(body.box.center_y());
        add(std::move(defect));
      }
    }
  }

  void font(std::size_t i) {
    const ElementIr& element = slide_.elements[i];
    const double size = smallest_text_pt(element, measured_.elements[i]);
    const double least = least_size_pt(element);
    if (element.hidden || size <= 0 || size >= least - kSizeTolerancePt) return;
    Defect defect;
    defect.type = DefectType::FontTooSmall;
    defect.element = i;
    defect.current = px_from_pt(size);
    defect.least = px_from_pt(least);
    defect.severity = (defect.least - defect.current) * 10;
    add(std::move(defect));
  }

  void overflow(std::size_t i) {
    const ElementIr& element = slide_.elements[i];
    const MeasuredElement& m = measured_.elements[i];
    if (element.hidden || !overflows(m) || stacks_letters(element.text.vert)) return;
    Defect defect;
    defect.type = DefectType::ContentOverflow;
    defect.element = i;
    defect.overflow_x = to_px(m.overflow_x);
    defect.overflow_y = to_px(m.overflow_y);
    defect.severity = defect.overflow_x + defect.overflow_y;
    add(std::move(defect));
  }

  void bounds(std::size_t i) {
    if (!bound_by_slide(slide_.elements[i])) return;
    const Box seen = box_px(measured_.elements[i].bbox);
    const std::pair<const char*, double> edges[] = {
        {"left", -seen.x},
        {"top", -seen.y},
        {"right", seen.right() - to_px(slide_.size.w)},
        {"bottom", seen.bottom() - to_px(slide_.size.h)}};
    const auto* worst = std::max_element(
        std::begin(edges), std::end(edges),
        [](const auto& a, const auto& b) { return a.second < b.second; });
    if (worst->second <= settings_.out_of_bounds_eps + kPxTolerance) return;
    Defect defect;
    defect.type = DefectType::OutOfBounds;
    defect.element = i;
    defect.edge = worst->first;
    defect.by = worst->second;
    defect.severity = worst->second;
    add(std::move(defect));
  }

  void pair(std::size_t i, std::size_t j) {
    const ElementIr& first = slide_.elements[i];
    const ElementIr& second = slide_.elements[j];
    const PairKind kind = pair_kind(first, second, settings_);
    if (kind == PairKind::Exempt) return;
    const double area = shared_area(box_px(measured_.elements[i].bbox),
                                    box_px(measured_.elements[j].bbox), settings_.safe_padding);
    if (area < settings_.min_overlap_area) return;
    // docs/repair-loop.md, 5.4: the less important one gives way, of equals the later one.
    const bool first_owns = first.priority < second.priority;
    const std::size_t owner = first_owns ? i : j, other = first_owns ? j : i;
    if (kind == PairKind::Occlusion) {
      Warning warning;
      warning.element = owner;
      warning.other = other;
      warning.area = area;
      warning.top = first.z > second.z ? i : j;
      out_.warnings.push_back(std::move(warning));
      return;
    }
    Defect defect;
    defect.type = DefectType::Overlap;
    defect.element = owner;
    defect.other = other;
    defect.area = area;
    defect.has_text = qc::is_text(first.type) || qc::is_text(second.type);
    defect.severity = area * (defect.has_text ? settings_.text_overlap_mult : 1);
    add(std::move(defect));
  }

  const SlideIr& slide_;
  const MeasuredSlide& measured_;
  const LoopSettings& settings_;
  Diagnosis out_;
};

}  // namespace

const char* to_string(DefectType type) {
  switch (type) {
    case DefectType::LayoutTopology:
      return "layout_topology";
    case DefectType::FontTooSmall:
      return "font_too_small";
    case DefectType::ContentOverflow:
      return "content_overflow";
    case DefectType::OutOfBounds:
      return "out_of_bounds";
    case DefectType::Overlap:
      return "overlap";
  }
  return "";
}

const char* to_string(WarningType type) {
  return type == WarningType::OcclusionSuspected ? "occlusion_suspected" : "fully_occluded";
}

Diagnosis detect(const SlideIr& slide, const MeasuredSlide& measured,
                 const LoopSettings& settings) {
  return Detector(slide, measured, settings).run();
}

}  // namespace deckle::fixers
