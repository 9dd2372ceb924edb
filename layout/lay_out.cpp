#include "layout/lay_out.h"

#include <fmt/format.h>

#include <algorithm>

#include "layout/arrange.h"
#include "layout/assign.h"
#include "layout/contrast.h"
#include "layout/footer.h"
#include "layout/language.h"
#include "layout/presets/presets.h"
#include "layout/refuse.h"
#include "layout/shapes.h"
#include "layout/slots.h"
#include "layout/text_build.h"

namespace deckle::layout {
namespace {

// A vertical divider between columns: its safe box and its neighbours' need 16 px on either side.
constexpr double kDividerGapPt = 24;

ElementType type_for(const Element& element, SlotRole role) {
  if (role == SlotRole::Title) return ElementType::Title;
  switch (element.kind) {
    case ElementKind::Bullets:
      return ElementType::Bullets;
    case ElementKind::Shape:
      return ElementType::Shape;
    case ElementKind::Divider:
      return ElementType::Divider;
    case ElementKind::Image:
      return ElementType::Image;
    case ElementKind::Chart:
      return ElementType::Chart;
    case ElementKind::Table:
      return ElementType::Table;
    case ElementKind::Text:
      break;
  }
  return ElementType::Text;
}

class SlideLayout {
 public:
  SlideLayout(const Slide& slide, const LayoutContext& context, DiagnosticSink& notes)
      : slide_(slide), context_(context), notes_(notes) {}

  Result<SlideIr> run() {
    for (const Element& element : slide_.elements) {
      if (!can_draw(element.kind))
        return fail(ErrorCode::Internal,
                    fmt::format("cannot lay out an element of kind {}", to_string(element.kind)),
                    element.pointer);
    }
    choose();
    if (layout_ == nullptr)
      return fail(ErrorCode::Malformed, "the template has no layout", context_.t.name);
    describe_slide();
    place_all();
    return std::move(ir_);
  }

 private:
  void note(std::string rule, const std::string& element_id, std::string message,
            std::string hint) {
    Diagnostic d;
    d.rule = std::move(rule);
    d.severity = Severity::Note;
    d.defect = false;
    d.at.slide_id = slide_.slide_id;
    d.at.element_id = element_id;
    d.at.pointer = slide_.pointer;
    d.message = std::move(message);
    d.hint = std::move(hint);
    notes_.push_back(std::move(d));
  }

  bool has_kind(ElementKind kind) const {
    return std::any_of(slide_.elements.begin(), slide_.elements.end(),
                       [kind](const Element& e) { return e.kind == kind; });
  }

  void choose() {
    std::string id = slide_.layout_id;
    if (id == "image_full_bleed" && !has_kind(ElementKind::Image)) {
      id = "one_column";
      note("layout-substituted", {},
           "layout image_full_bleed has no picture to show on this slide; one_column is used",
           "add an image element, or choose one_column");
    }
    const templates::LayoutChoice choice = templates::choose_layout(context_.t, id);
    layout_ = choice.layout;
    if (layout_ == nullptr) return;
    if (!choice.exact) {
      note("layout-substituted", {},
           fmt::format("layout {} is not in the template: {}", id, choice.reason),
           "choose one of the layouts that `deckle layouts` lists");
    }
    frame_ = frame_of(context_.t, layout_);
    if (auto preset = preset_slots(id, frame_, slide_.hints.ratio)) {
      slots_ = std::move(*preset);
      bind_placeholders(*layout_, slots_, !slide_.hints.ratio.empty());
    } else {
      slots_ = slots_of(*layout_);
    }
  }

  void describe_slide() {
    ir_.slide_id = slide_.slide_id;
    ir_.source_id = base_slide_id(slide_.slide_id);
    ir_.size = context_.t.page;
    ir_.safe_area = frame_.safe;
    ir_.layout = layout_->name;
    ir_.layout_part = layout_->part;
    ir_.master_part = layout_->master_part;
    ir_.background_rgb = layout_->background_rgb;
    ir_.language = context_.deck.language;
    ir_.rtl = is_right_to_left(context_.deck.language);
    ir_.notes = slide_.speaker_notes;
    ir_.pointer = slide_.pointer;
  }

  ElementIr make(const Assignment& a, const Slot& slot) {
    const Element& element = *a.element;
    const TextContext text_context{context_.deck, context_.t, *layout_};
    ElementIr out;
    out.eid = element.element_id;
    out.name = element.element_id;
    out.type = type_for(element, slot.role);
    // What became the title matters like a title; what is too long for one reads as body text.
    out.priority = a.promoted && !element.constraints.priority ? 100 : effective_priority(element);
    out.min_font_pt =
        a.promoted && !element.constraints.min_font_pt ? 24 : effective_min_font_pt(element);
    if (a.demoted && !element.constraints.min_font_pt) out.min_font_pt = 12;
    out.allow_shrink = element.constraints.allow_shrink;
    out.pointer = element.pointer;
    out.pinned = element.box.has_value();
    if (element.z) out.z = *element.z;
    if (element.kind != ElementKind::Divider) {
      const auto base = base_text(text_context, slot);
      out.text = build_text(text_context, element, *base, slot.role);
      if (slot.placeholder != nullptr && a.place == Assignment::Place::Slot &&
          element.kind != ElementKind::Shape) {
        const templates::Placeholder& p = *slot.placeholder;
        out.placeholder = PlaceholderRef{p.type, p.idx, p.name, p.box, p.text};
      }
    }
    if (element.kind == ElementKind::Shape)
      style_shape(text_context, element, out);
    else if (element.kind == ElementKind::Divider)
      style_divider(text_context, element, out);
    else
      style_panel(text_context, element, out);
    if (!out.placeholder && element.kind != ElementKind::Shape &&
        out.fill.kind != FillIr::Kind::Solid)
      ensure_readable(text_context, element, layout_->background_rgb, out.text);
    if (element.kind == ElementKind::Bullets && slide_.hints.bullet_columns.value_or(1) > 1) {
      out.text.columns = *slide_.hints.bullet_columns;
      out.text.column_gap = emu_from_pt(kColumnGapPt);
    }
    // A size the author set below the minimum is an authored minimum too only when it says so; the
    // rule small-text reports it. A smaller size that the template sets for this place is
    // respected.
    if (!element.style.size_pt && !out.text.empty() && slot.placeholder != nullptr &&
        !element.constraints.min_font_pt)
      out.min_font_pt = std::min(out.min_font_pt, smallest_size_pt(out.text));
    return out;
  }

  // The area the elements beyond the slots share: the body slots' own columns, down to the safe
  // area's bottom, or the frame's body where the layout has none.
  std::vector<Rect> shared_columns() const {
    std::vector<Rect> columns;
    std::vector<Rect> sides;
    Rect all;
    for (const Slot& slot : slots_) {
      if (!is_body(slot.role)) continue;
      if (slot.role == SlotRole::Left || slot.role == SlotRole::Right) sides.push_back(slot.box);
      all = bounding(all, slot.box);
    }
    if (sides.size() == 2 && slide_has_only_sides()) {
      columns = sides;
    } else {
      if (all.empty() || to_pt(all.h) < to_pt(frame_.safe.h) / 4) {
        const Emu top = all.empty() ? frame_.body.y : all.y;
        all = {frame_.safe.x, top, frame_.safe.w,
               std::max(frame_.safe.bottom() - top, frame_.safe.h / 4)};
        if (all.bottom() > frame_.page.h) all = frame_.body;
      }
      columns = {all};
    }
    const Emu bottom = std::max(frame_.safe.bottom(), columns.front().bottom());
    for (Rect& column : columns) {
      if (bottom - column.y > column.h && bottom <= frame_.page.h) column.h = bottom - column.y;
    }
    return columns;
  }

  bool slide_has_only_sides() const {
    return std::all_of(slots_.begin(), slots_.end(), [](const Slot& slot) {
      return slot.role == SlotRole::Left || slot.role == SlotRole::Right || !is_body(slot.role);
    });
  }

  void place_all() {
    const TextContext text_context{context_.deck, context_.t, *layout_};
    const std::vector<Assignment> assignments =
        assign(slide_, slots_, text_context, context_.engine);
    const bool crowded =
        std::any_of(assignments.begin(), assignments.end(), [](const Assignment& a) {
          return a.place == Assignment::Place::Rest &&
                 !(a.element->kind == ElementKind::Divider && vertical(*a.element));
        });
    std::vector<Rect> columns = crowded ? shared_columns() : std::vector<Rect>{};

    const Element* footer = nullptr;
    std::vector<std::size_t>
        shared;  // indices into ir_.elements that the body area is divided among
    std::vector<std::size_t> uprights;
    for (const Assignment& a : assignments) {
      if (a.place == Assignment::Place::Footer) {
        footer = a.element;
        continue;
      }
      const bool in_slot = a.place == Assignment::Place::Slot;
      Slot slot =
          in_slot ? slots_[static_cast<std::size_t>(a.slot)] : Slot{SlotRole::Body, frame_.body};
      if (a.place == Assignment::Place::Box) slot.box = *a.element->box;
      ElementIr element = make(a, slot);
      element.box = slot.box;
      if (a.demoted) {
        note("title-too-long", element.eid,
             "the title is longer than any title box and is set as body text",
             "shorten it to two lines, or give it another role");
      }
      if (element.type == ElementType::Divider && a.place != Assignment::Place::Box &&
          vertical(*a.element)) {
        uprights.push_back(ir_.elements.size());
      } else if (a.place == Assignment::Place::Rest ||
                 (crowded && in_slot && is_body(slot.role) && slot.role != SlotRole::Subtitle) ||
                 (crowded && in_slot && slot.role == SlotRole::Subtitle &&
                  inside(columns, slot.box))) {
        shared.push_back(ir_.elements.size());
      }
      ir_.elements.push_back(std::move(element));
    }
    if (!uprights.empty()) place_uprights(uprights, columns);
    if (!shared.empty()) {
      std::vector<ElementIr*> elements;
      for (const std::size_t i : shared) elements.push_back(&ir_.elements[i]);
      arrange(context_.engine, elements, columns);
    }
    mark_panels();
    add_footer(text_context, slide_, footer, ir_);
  }

  static bool vertical(const Element& element) {
    const auto* divider = std::get_if<DividerContent>(&element.content);
    return divider != nullptr && divider->vertical;
  }

  static bool inside(const std::vector<Rect>& columns, const Rect& box) {
    return std::any_of(columns.begin(), columns.end(),
                       [&](const Rect& c) { return !intersection(c, box).empty(); });
  }

  // A vertical divider stands between the left and right column, which give way to it; in a layout
  // of one column it becomes a rule across the body.
  void place_uprights(const std::vector<std::size_t>& uprights, std::vector<Rect>& columns) {
    Rect left, right;
    if (columns.size() >= 2) {
      left = columns[0];
      right = columns[1];
    } else if (columns.empty()) {
      for (const Slot& slot : slots_) {
        if (slot.role == SlotRole::Left) left = slot.box;
        if (slot.role == SlotRole::Right) right = slot.box;
      }
    }
    const Emu gap = emu_from_pt(kDividerGapPt);
    for (const std::size_t i : uprights) {
      ElementIr& divider = ir_.elements[i];
      if (left.empty() || right.empty() || left.right() > right.x) {
        divider.box = {frame_.body.x, frame_.body.bottom(), frame_.body.w, Emu(0)};
        continue;
      }
      const Emu middle = left.right() + (right.x - left.right()) / 2;
      divider.box = {middle, left.y, Emu(0), std::max(left.h, right.h)};
      const Emu left_edge = snap(middle - gap / 2);
      const Emu right_edge = middle + gap / 2;
      const auto narrow = [&](Rect& box) {
        if (box.x < middle && box.right() > left_edge) box.w = left_edge - box.x;
        if (box.x > middle && box.x < right_edge) {
          box.w = box.right() - right_edge;
          box.x = right_edge;
        }
      };
      for (Rect& column : columns) narrow(column);
      for (ElementIr& element : ir_.elements) {
        if (element.type != ElementType::Title && element.type != ElementType::Divider)
          narrow(element.box);
      }
    }
  }

  // An authored box that lies wholly on an earlier shape or panel belongs to it.
  void mark_panels() {
    for (std::size_t i = 0; i < ir_.elements.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        const ElementIr& panel = ir_.elements[j];
        ElementIr& on_top = ir_.elements[i];
        const bool is_panel = panel.type == ElementType::Shape ||
                              panel.fill.kind == FillIr::Kind::Solid ||
                              panel.type == ElementType::Image;
        if (is_panel && panel.text.empty() && intersection(panel.box, on_top.box) == on_top.box)
          on_top.belongs_to.push_back(panel.eid);
      }
    }
  }

  const Slide& slide_;
  const LayoutContext& context_;
  DiagnosticSink& notes_;
  const templates::Layout* layout_ = nullptr;
  Frame frame_;
  std::vector<Slot> slots_;
  SlideIr ir_;
};

}  // namespace

Result<SlideIr> lay_out(const Slide& slide, const LayoutContext& context, DiagnosticSink& notes) {
  return SlideLayout(slide, context, notes).run();
}

void set_index(SlideIr& slide, int index) {
  slide.index = index;
  for (ElementIr& element : slide.elements) {
    for (ParagraphIr& paragraph : element.text.paragraphs) {
      for (RunIr& run : paragraph.runs) {
        if (run.field == RunIr::Field::SlideNumber) run.text = std::to_string(index + 1);
      }
    }
  }
}

}  // namespace deckle::layout
