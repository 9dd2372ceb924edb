#include "fixers/diagnose/hints.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "fixers/diagnose/boxes.h"
#include "fixers/patch/patch.h"
#include "fixers/patch/slide_patch.h"

namespace deckle::fixers {
namespace {

// What is closer is the same: px of hints are whole, those of boxes any.
constexpr double kSame = 1e-3;

class Hints {
 public:
  Hints(const SlideIr& slide, const MeasuredSlide& measured, const Plan& plan,
        const LoopSettings& settings, Diagnosis& diagnosis)
      : slide_(slide), measured_(measured), plan_(plan), settings_(settings), out_(diagnosis) {}

  void run() {
    for (Defect& defect : out_.defects) defect.hint = hint_for(defect);
    chains();
  }

 private:
  const ElementIr& element(std::size_t i) const { return slide_.elements[i]; }
  Box box(std::size_t i) const { return box_px(element(i).box); }
  const std::string& name(std::size_t i) const { return element(i).eid; }

  bool moves(std::size_t i) const {
    const Target& target = plan_.targets[i];
    return std::abs(target.box.x - box(i).x) > kSame || std::abs(target.box.y - box(i).y) > kSame;
  }
  bool resizes(std::size_t i) const {
    const Target& target = plan_.targets[i];
    return std::abs(target.box.w - box(i).w) > kSame || std::abs(target.box.h - box(i).h) > kSame;
  }
  bool changes(std::size_t i) const {
    return plan_.targets[i].placed && (moves(i) || resizes(i) || plan_.targets[i].font_px > 0);
  }

  // Every hint for an element has its whole target state, so that no two contradict each other.
  Hint target_of(std::size_t i) const {
    const Target& target = plan_.targets[i];
    const Box from = box(i);
    Hint hint;
    hint.element = i;
    if (!target.placed) {
      hint.action = "needs_creative_solution";
      hint.reason = out_.infeasible_reason.empty()
                        ? "no free place was found for it at any size it may have"
                        : out_.infeasible_reason;
      return hint;
    }
    if (std::abs(target.box.x - from.x) > kSame) hint.x = target.box.x;
    if (std::abs(target.box.y - from.y) > kSame) hint.y = target.box.y;
    if (std::abs(target.box.w - from.w) > kSame) hint.w = target.box.w;
    if (std::abs(target.box.h - from.h) > kSame) hint.h = target.box.h;
    if (target.font_px > 0) hint.font_size = target.font_px;
    hint.validated = within_one_patch(i);
    return hint;
  }

  bool within_one_patch(std::size_t i) const {
    // Of a plan that takes several patches, no step is the last word.
    if (plan_.complete && plan_.patches > 1) return false;
    if (element(i).priority < kHighPriority) return true;
    const Target& target = plan_.targets[i];
    const Box from = box(i);
    const auto sized = [&](double to, double current) {
      const SizeRange range = size_range(current, settings_.size_budget);
      return to >= range.least - kSame && to <= range.most + kSame;
    };
    const double font = px_from_pt(largest_size_pt(element(i).text));
    return std::abs(target.box.x - from.x) <= settings_.move_budget + kSame &&
           std::abs(target.box.y - from.y) <= settings_.move_budget + kSame &&
           sized(target.box.w, from.w) && sized(target.box.h, from.h) &&
           (target.font_px <= 0 || sized(target.font_px, font));
  }

  static std::string direction(const Hint& hint, const Box& from) {
    const double dx = hint.x ? *hint.x - from.x : 0, dy = hint.y ? *hint.y - from.y : 0;
    if (dx == 0 && dy == 0) return {};
    if (std::abs(dy) >= std::abs(dx)) return dy > 0 ? "move_down" : "move_up";
    return dx > 0 ? "move_right" : "move_left";
  }

  std::string resizing(const Hint& hint, const Box& from) const {
    if (hint.font_size && hint.font_size != px_from_pt(largest_size_pt(element(hint.element).text)))
      return "set_fontSize";
    const double dw = hint.w ? *hint.w - from.w : 0, dh = hint.h ? *hint.h - from.h : 0;
    if (dw == 0 && dh == 0) return hint.font_size ? "set_fontSize" : "";
    return dw + dh < 0 ? "shrink" : "grow";
  }

  // "move_down_and_shrink": what a hint does, in the order of means.
  std::string what(const Hint& hint) const {
    const Box from = box(hint.element);
    const std::string move = direction(hint, from), size = resizing(hint, from);
    if (move.empty()) return size.empty() ? "keep" : size;
    return size.empty() ? move : move + "_and_" + size;
  }

  void finish(Hint& hint, std::string reason) const {
    hint.reason = std::move(reason);
    if (!hint.validated)
      hint.reason += fmt::format("; the budgets make {} patches of it", plan_.patches);
  }

  std::optional<Hint> hint_for(const Defect& defect) const {
    const bool first = changes(defect.element);
    const std::size_t moved =
        !first && defect.other != kNoElement && changes(defect.other) ? defect.other : defect.element;
    if (!changes(moved)) {
      if (plan_.targets[moved].placed) return std::nullopt;
      return fallback(defect);
    }
    Hint hint = target_of(moved);
    switch (defect.type) {
      case DefectType::LayoutTopology:
        hint.action = moved == defect.element && hint.y ? "move_to_top" : what(hint);
        finish(hint, moved == defect.element
                         ? fmt::format("the title above {}", name(defect.other))
                         : fmt::format("{} below the title", name(moved)));
        break;
      case DefectType::FontTooSmall:
        hint.action = "set_fontSize";
        finish(hint, "the minimum for this element");
        break;
      case DefectType::ContentOverflow:
        hint.action = hint.font_size && defect.overflow_x == 0 && !hint.h ? "set_fontSize"
                      : hint.h                                             ? "resize_height"
                      : hint.w                                             ? "resize_width"
                                                                           : what(hint);
        finish(hint, overflow_reason(defect, hint));
        break;
      case DefectType::OutOfBounds:
        hint.action = hint.w || hint.h ? "shrink" : "move_in";
        finish(hint, "inside the slide");
        break;
      case DefectType::Overlap:
        hint.action = what(hint);
        finish(hint, fmt::format("clears the safe box of {}",
                                 name(moved == defect.element ? defect.other : defect.element)));
        break;
    }
    return hint;
  }

  std::string overflow_reason(const Defect& defect, const Hint& hint) const {
    const MeasuredElement& m = measured_.elements[defect.element];
    if (hint.font_size) return fmt::format("the text fits at {:.6g} px", *hint.font_size);
    if (!hint.h) return "the text fits at that width";
    return fmt::format("contentBox.h({:.6g}) + HINT_BUFFER_PX({:.6g}), and insets",
                       std::round(to_px(m.text_height) * 10) / 10, settings_.hint_buffer);
  }

  // No place was found: what the defect alone asks for, not validated.
  std::optional<Hint> fallback(const Defect& defect) const {
    Hint hint = target_of(defect.element);
    if (defect.type == DefectType::FontTooSmall) {
      hint.action = "set_fontSize";
      hint.font_size = defect.least;
    } else if (defect.type == DefectType::ContentOverflow && defect.overflow_y > 0) {
      const Insets& sides = element(defect.element).text.insets;
      hint.action = "resize_height";
      hint.h = std::ceil(to_px(needed_height(measured_.elements[defect.element]) + sides.top +
                               sides.bottom) +
                         settings_.hint_buffer);
    }
    return hint;
  }

  // ---- chains ---------------------------------------------------------------------------------

  std::size_t root(std::vector<std::size_t>& parent, std::size_t i) const {
    while (parent[i] != i) i = parent[i] = parent[parent[i]];
    return i;
  }

  // Two elements belong to one chain when they are in each other's way now, or one is in the way of
  // the other's target.
  bool linked(std::size_t i, std::size_t j) const {
    if (pair_kind(element(i), element(j), settings_) != PairKind::Defect) return false;
    const auto meet = [&](const Box& a, const Box& b) {
      return shared_area(a, b, settings_.safe_padding) >= settings_.min_overlap_area;
    };
    const Box a = box_px(measured_.elements[i].bbox), b = box_px(measured_.elements[j].bbox);
    return meet(a, b) || (changes(i) && meet(plan_.targets[i].box, b)) ||
           (changes(j) && meet(plan_.targets[j].box, a));
  }

  void chains() {
    const std::size_t n = slide_.elements.size();
    std::vector<std::size_t> parent(n);
    std::iota(parent.begin(), parent.end(), std::size_t{0});
    for (std::size_t i = 0; i < n; ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        if (linked(i, j)) parent[root(parent, i)] = root(parent, j);
      }
    }
    for (const Defect& defect : out_.defects) {
      if (defect.type == DefectType::LayoutTopology)
        parent[root(parent, defect.element)] = root(parent, defect.other);
    }
    std::vector<std::vector<std::size_t>> groups(n);
    for (std::size_t i = 0; i < n; ++i) groups[root(parent, i)].push_back(i);
    for (std::vector<std::size_t>& group : groups) {
      if (group.size() > 1) out_.chains.push_back(chain_of(std::move(group)));
    }
    std::stable_sort(out_.chains.begin(), out_.chains.end(), [](const Chain& a, const Chain& b) {
      return a.members.size() > b.members.size();
    });
  }

  Chain chain_of(std::vector<std::size_t> group) const {
    std::stable_sort(group.begin(), group.end(), [&](std::size_t a, std::size_t b) {
      if (element(a).priority != element(b).priority)
        return element(a).priority > element(b).priority;
      return element(a).box.y < element(b).box.y;
    });
    Chain chain;
    for (const std::size_t i : group) {
      Hint hint = target_of(i);
      if (hint.action.empty()) hint.action = what(hint);
      chain.feasible = chain.feasible && plan_.targets[i].placed;
      if (hint.action != "keep" && plan_.targets[i].placed && !hint.validated) finish(hint, "beyond one budget");
      chain.members.push_back(std::move(hint));
    }
    return chain;
  }

  const SlideIr& slide_;
  const MeasuredSlide& measured_;
  const Plan& plan_;
  const LoopSettings& settings_;
  Diagnosis& out_;
};

}  // namespace

void add_hints(const SlideIr& slide, const MeasuredSlide& measured, const Plan& plan,
               const LoopSettings& settings, Diagnosis& diagnosis) {
  Hints(slide, measured, plan, settings, diagnosis).run();
}

}  // namespace deckle::fixers
