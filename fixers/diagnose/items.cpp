#include "fixers/diagnose/items.h"

#include <algorithm>
#include <cmath>

#include "fixers/patch/patch.h"
#include "fixers/patch/slide_patch.h"
#include "fixers/patch/text_scale.h"
#include "qc/check/context.h"

namespace deckle::fixers {
namespace {

constexpr double kSizeTolerancePt = 0.005;
// Ours, in px of moved edges: a smaller text is noticed more than a box that is moved a little
// (docs/repair-loop.md, 8: move, then resize, then shrink text).
constexpr double kCostOfFontPx = 25, kCostOfFontChange = 30;
constexpr double kCostOfResize = 4, kCostOfEdge = 0.4, kCostOfShrink = 60;

bool has_text(const ElementIr& element) { return !element.text.empty() && element.table == nullptr; }

// Whether its height follows from its width: one column of horizontal lines that wrap.
bool is_plain(const ElementIr& element) {
  return element.transform.is_identity() && !is_vertical(element.text.vert) &&
         element.text.columns <= 1 && element.text.rotation == 0;
}

bool is_visual(const ElementIr& element) {
  switch (element.type) {
    case ElementType::Image:
    case ElementType::Chart:
      return true;
    case ElementType::Shape:
      return element.text.empty();
    default:
      return false;
  }
}

// Whether its width and its height may become smaller without a look at its content: it has none
// that is known, and no proportions to keep.
bool has_free_sides(const ElementIr& element) {
  return !has_text(element) && element.table == nullptr && !is_visual(element);
}

class Forms {
 public:
  Forms(const Item& item, const SlideIr& slide, TextProbe& probe, int patches, bool reflow,
        const LoopSettings& settings)
      : item_(item),
        element_(slide.elements[item.index]),
        probe_(probe),
        page_w_(to_px(slide.size.w)),
        reflow_(reflow),
        settings_(settings),
        w_(size_reach(item.box.w, item.tight, patches, settings)),
        h_(size_reach(item.box.h, item.tight, patches, settings)) {}

  std::vector<Form> take() {
    std::stable_sort(forms_.begin(), forms_.end(),
                     [](const Form& a, const Form& b) { return a.cost < b.cost; });
    return std::move(forms_);
  }

  void as_it_is(double font_px, double font_cost) {
    add(item_.box.w, item_.box.h, font_px, font_cost, font_px == 0);
  }

  void text(double font_px, double font_cost) {
    if (!is_plain(element_)) {
      turned_text(font_px, font_cost);
      return;
    }
    std::vector<double> widths{item_.box.w};
    const TextProbe::Need need = probe_.need(item_.index, item_.box.w, font_px);
    if (need.w > item_.box.w + 1e-3) widths.push_back(std::ceil(need.w + settings_.hint_buffer));
    // Wider than the slide: as wide as that, or as near to it as budgets allow.
    if (item_.box.w > page_w_) {
      widths.push_back(page_w_ - 2 * settings_.safe_padding);
      widths.push_back(page_w_);
      widths.push_back(w_.least);
    }
    if (reflow_) {
      for (const double factor : {0.85, 0.72, 0.6, 1.15, 1.32, 1.5, 2.0, 2.8})
        widths.push_back(std::round(item_.box.w * factor));
      if (item_.tight) widths.insert(widths.end(), {w_.least, w_.most});
    }
    for (const double w : widths) {
      if (w >= w_.least - 1e-6 && w <= w_.most + 1e-6 && w <= page_w_) at_width(w, font_px, font_cost);
    }
  }

  void visual() {
    for (const double scale : {0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2}) {
      const double w = std::max(std::round(item_.box.w * scale), item_.least_w);
      const double h = std::max(std::round(item_.box.h * scale), item_.least_h);
      const bool smaller = w < item_.box.w || h < item_.box.h;
      if (smaller && w <= item_.box.w && h <= item_.box.h) shrink(w, h);
    }
  }

  // Lines and tables without content that is known have no proportions to keep.
  void one_side() {
    for (const double scale : {0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2}) {
      const double w = std::max(std::round(item_.box.w * scale), item_.least_w);
      const double h = std::max(std::round(item_.box.h * scale), item_.least_h);
      if (w < item_.box.w) shrink(w, item_.box.h);
      if (h < item_.box.h) shrink(item_.box.w, h);
    }
  }

 private:
  // Text that does not run from left to right, or in columns: sizes are tried.
  void turned_text(double font_px, double font_cost) {
    if (probe_.fits(item_.index, item_.box.w, item_.box.h, font_px)) {
      as_it_is(font_px, font_cost);
      return;
    }
    if (!item_.resizable) return;
    for (const double factor : {1.15, 1.3, 1.6, 2.0}) {
      const double h = std::floor(item_.box.h * factor), w = std::floor(item_.box.w * factor);
      if (h <= h_.most && probe_.fits(item_.index, item_.box.w, h, font_px))
        return add(item_.box.w, h, font_px, font_cost + resize_cost(item_.box.w, h), false);
      if (w <= w_.most && probe_.fits(item_.index, w, item_.box.h, font_px))
        return add(w, item_.box.h, font_px, font_cost + resize_cost(w, item_.box.h), false);
    }
  }

  void at_width(double w, double font_px, double font_cost) {
    const TextProbe::Need need = probe_.need(item_.index, w, font_px);
    if (need.w > w + 1e-3) return;
    const double exact = std::ceil(need.h - 1e-3), roomy = std::ceil(need.h + settings_.hint_buffer - 1e-3);
    const bool same_w = w == item_.box.w;
    const bool fits = need.h <= item_.box.h + 1e-3;
    if (fits) add(w, item_.box.h, font_px, font_cost + resize_cost(w, item_.box.h),
                  font_px == 0 && same_w);
    for (const double h : {roomy, exact}) {
      // A box that has room keeps its height unless it saves a few px.
      if (fits && h > item_.box.h - 4) continue;
      if (h < h_.least - 1e-6 || h > h_.most + 1e-6) continue;
      const double tight_cost = h == exact ? kCostOfResize : 0;
      add(w, h, font_px, font_cost + resize_cost(w, h) + tight_cost, false);
    }
    if (!fits && exact <= h_.most && h_.most < roomy)
      add(w, h_.most, font_px, font_cost + resize_cost(w, h_.most), false);
    if (exact < h_.least && h_.least < item_.box.h - 4)
      add(w, h_.least, font_px, font_cost + resize_cost(w, h_.least), false);
  }

  void shrink(double w, double h) {
    if (w < w_.least - 1e-6 || h < h_.least - 1e-6) return;
    add(w, h, 0, kCostOfShrink + resize_cost(w, h), false);
  }

  [[nodiscard]] double resize_cost(double w, double h) const {
    const double edges = std::abs(w - item_.box.w) + std::abs(h - item_.box.h);
    return edges == 0 ? 0 : (kCostOfResize + kCostOfEdge * edges) * item_.weight;
  }

  void add(double w, double h, double font_px, double cost, bool as_is) {
    const Barred& barred = item_.barred;
    if (is_barred(barred.w, w - item_.box.w) || is_barred(barred.h, h - item_.box.h)) return;
    const double size = px_from_pt(largest_size_pt(element_.text));
    if (font_px > 0 && is_barred(barred.font, font_px - size)) return;
    for (const Form& form : forms_) {
      if (form.w == w && form.h == h && form.font_px == font_px) return;
    }
    forms_.push_back({w, h, font_px, cost, as_is});
  }

  const Item& item_;
  const ElementIr& element_;
  TextProbe& probe_;
  const double page_w_;
  const bool reflow_;
  const LoopSettings& settings_;
  const Range w_, h_;
  std::vector<Form> forms_;
};

double weight_of(int priority) { return 0.5 + priority / 100.0; }

}  // namespace

Range size_reach(double current, bool tight, int patches, const LoopSettings& settings) {
  if (!tight) return {0, 1e9};
  Range range{current, current};
  for (int i = 0; i < patches; ++i) {
    range.least = size_range(range.least, settings.size_budget).least;
    range.most = size_range(range.most, settings.size_budget).most;
  }
  return range;
}

std::vector<Item> items_of(const SlideIr& slide, const MeasuredSlide& measured,
                           const LoopSettings& settings) {
  std::vector<Item> items;
  for (std::size_t i = 0; i < slide.elements.size(); ++i) {
    const ElementIr& element = slide.elements[i];
    Item item;
    item.index = i;
    item.box = box_px(element.box);
    item.seen = box_px(measured.elements[i].bbox);
    item.judged = bound_by_slide(element);
    item.fixed = element.pinned || !item.judged || element.eid.starts_with('_');
    item.tight = element.priority >= kHighPriority;
    item.title = element.type == ElementType::Title && !element.hidden;
    item.body = is_body(element);
    item.weight = weight_of(element.priority);
    item.resizable = element.transform.is_identity();
    item.visual = is_visual(element) && item.resizable;
    item.free_sides = has_free_sides(element) && item.resizable;
    const bool chart = element.type == ElementType::Chart;
    const bool picture = element.type == ElementType::Image || chart;
    const bool shown = picture || element.type == ElementType::Table;
    item.least_w = chart ? settings.min_chart_w : shown ? settings.min_picture : 1;
    item.least_h = chart ? settings.min_chart_h : shown ? settings.min_picture : 1;
    item.least_w = std::min(item.least_w, item.box.w);
    item.least_h = std::min(item.least_h, item.box.h);
    items.push_back(item);
  }
  return items;
}

std::vector<double> font_sizes(const Item& item, const SlideIr& slide,
                               const MeasuredSlide& measured, int patches,
                               const LoopSettings& settings) {
  const ElementIr& element = slide.elements[item.index];
  const double largest = largest_size_pt(element.text), least = least_size_pt(element);
  const double smallest = smallest_text_pt(element, measured.elements[item.index]);
  const Range reach = size_reach(px_from_pt(largest), item.tight, patches, settings);
  std::vector<double> sizes;
  const auto add = [&](double px) {
    if (px >= reach.least - 1e-3 && px <= reach.most + 1e-3) sizes.push_back(px);
  };
  double from = largest;
  if (smallest < least - kSizeTolerancePt) {
    from = std::max(largest, least);
    add(px_from_pt(from));
  } else {
    sizes.push_back(0);
  }
  if (!element.allow_shrink) return sizes;
  for (const double size : smaller_sizes(from, least)) add(px_from_pt(size));
  // The smallest that the budgets allow may lie between two steps.
  if (item.tight && reach.least > px_from_pt(least) && reach.least < px_from_pt(from) - 1e-3)
    add(reach.least);
  return sizes;
}

std::vector<Form> forms_of(const Item& item, const SlideIr& slide, const MeasuredSlide& measured,
                           TextProbe& probe, int patches, bool reflow,
                           const LoopSettings& settings) {
  const ElementIr& element = slide.elements[item.index];
  Forms forms(item, slide, probe, patches, reflow, settings);
  if (!has_text(element) || stacks_letters(element.text.vert)) {
    const MeasuredElement& m = measured.elements[item.index];
    if (element.table != nullptr && overflows(m) && !item.fixed) {
      // The rows of a table need their height.
      const double h = std::ceil(item.box.h + to_px(m.overflow_y));
      Form form{item.box.w, h, 0, kCostOfResize + kCostOfEdge * (h - item.box.h), false};
      return {form};
    }
    forms.as_it_is(0, 0);
    if (item.visual && !item.fixed) forms.visual();
    const bool too_large = item.box.w > to_px(slide.size.w) || item.box.h > to_px(slide.size.h);
    if ((too_large || reflow) && item.free_sides && !item.fixed) forms.one_side();
    return forms.take();
  }
  for (const double size : font_sizes(item, slide, measured, patches, settings)) {
    const double change =
        size == 0 ? 0 : std::abs(size - px_from_pt(largest_size_pt(element.text)));
    const double cost = change == 0 ? 0 : (kCostOfFontChange + kCostOfFontPx * change) * item.weight;
    if (item.fixed) {
      if (probe.fits(item.index, item.box.w, item.box.h, size)) forms.as_it_is(size, cost);
    } else {
      forms.text(size, cost);
    }
  }
  return forms.take();
}

}  // namespace deckle::fixers
