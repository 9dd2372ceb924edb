#include "layout/lay_out.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "layout/arrange/arrange.h"
#include "layout/assign.h"
#include "layout/charts/chart.h"
#include "layout/citations/room.h"
#include "layout/contrast.h"
#include "layout/footer.h"
#include "layout/keep_clear.h"
#include "layout/language.h"
#include "layout/least_size.h"
#include "layout/mirror.h"
#include "layout/notes/notes.h"
#include "layout/pictures/full_bleed.h"
#include "layout/pictures/picture.h"
#include "layout/presets/presets.h"
#include "layout/settle.h"
#include "layout/shapes.h"
#include "layout/slide_language.h"
#include "layout/slots.h"
#include "layout/substitute.h"
#include "layout/tables/table.h"
#include "layout/tall_title.h"
#include "layout/text_build.h"

namespace deckle::layout {
namespace {

// A vertical divider between columns: its safe box and its neighbours' need 16 px on either side.
constexpr double kDividerGapPt = 24;
// DESIGN 3, for priority 100 and for text.
constexpr double kTitleMinPt = 24, kTextMinPt = 12;

bool overlap(const std::vector<Slot>& slots) {
  for (std::size_t i = 0; i < slots.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (slots[i].full_bleed || slots[j].full_bleed) continue;
      if (!intersection(slots[i].box, slots[j].box).empty()) return true;
    }
  }
  return false;
}

bool in_columns(const std::vector<Slot>& slots) {
  const auto has = [&slots](SlotRole role) {
    return std::any_of(slots.begin(), slots.end(),
                       [role](const Slot& slot) { return slot.role == role; });
  };
  return has(SlotRole::Left) && has(SlotRole::Right);
}

void cap(Insets& insets, const Insets& most) {
  insets.left = std::min(insets.left, most.left);
  insets.top = std::min(insets.top, most.top);
  insets.right = std::min(insets.right, most.right);
  insets.bottom = std::min(insets.bottom, most.bottom);
}

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
      : slide_(slide),
        context_(context),
        notes_(notes),
        own_numbers_(context.numbers == nullptr ? CitationNumbers(context.deck)
                                                : CitationNumbers()),
        numbers_(context.numbers == nullptr ? own_numbers_ : *context.numbers),
        marks_(slide, numbers_) {}

  Result<SlideIr> run() {
    choose();
    if (layout_ == nullptr)
      return fail(ErrorCode::Malformed, "the template has no layout", context_.t.name);
    describe_slide();
    place_all();
    settle(ir_, context_);
    const std::size_t before = notes_.size();
    note_chart_changes(ir_, notes_);
    remember_changes(before);
    add_notes();
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

  void choose() {
    std::string id = slide_.layout_id;
    if (const Substitute other = substitute_for(slide_, context_); !other.layout_id.empty()) {
      note("layout-substituted", {}, other.message, other.hint);
      id = other.layout_id;
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
      const std::vector<Slot> computed = slots_;
      // A ratio divides columns; without any it says nothing, and the template's boxes hold.
      bind_placeholders(*layout_, slots_, !slide_.hints.ratio.empty() && in_columns(slots_));
      // A placeholder made for one thing alone may cover what the preset puts beside it.
      if (overlap(slots_)) {
        slots_ = computed;
        bind_placeholders(*layout_, slots_, true);
      }
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
    const TextContext text_context = this->text_context();
    ElementIr out;
    out.eid = element.element_id;
    out.name = element.element_id;
    out.type = type_for(element, slot.role);
    // What became the title matters like a title; what is too long for one reads as body text.
    out.priority = a.promoted && !element.constraints.priority ? 100 : effective_priority(element);
    const double usual_pt = a.promoted  ? kTitleMinPt
                            : a.demoted ? kTextMinPt
                                        : effective_min_font_pt(element);
    out.allow_shrink = element.constraints.allow_shrink;
    out.pointer = element.pointer;
    out.pinned = element.box.has_value();
    if (element.z) out.z = *element.z;
    if (!drawn_from_data(element.kind) && element.kind != ElementKind::Divider) {
      const auto base = base_text(text_context, slot);
      out.text = build_text(text_context, element, *base, slot.role);
      // The look may be borrowed from a panel; its margins belong to its own box.
      if (slot.placeholder == nullptr) cap(out.text.insets, kDefaultInsets);
      if (slot.placeholder != nullptr && a.place == Assignment::Place::Slot &&
          element.kind != ElementKind::Shape) {
        const templates::Placeholder& p = *slot.placeholder;
        out.placeholder = PlaceholderRef{p.type, p.idx, p.name, p.box, p.text};
      }
    }
    if (drawn_from_data(element.kind)) {
      if (marks_.entries().empty())
        dress(text_context, slot, element, out);
      else
        dress(text_context, slot, marks_.resolved(element), out);
      settle_least_size(element, usual_pt, out);
      note_raised(element, out);
      return out;
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
    settle_least_size(element, usual_pt, out);
    note_raised(element, out);
    return out;
  }

  static bool drawn_from_data(ElementKind kind) {
    return kind == ElementKind::Image || kind == ElementKind::Chart || kind == ElementKind::Table;
  }

  TextContext text_context() const { return {context_.deck, context_.t, *layout_, &marks_}; }

  void dress(const TextContext& text, const Slot& slot, const Element& element, ElementIr& out) {
    const std::size_t before = notes_.size();
    out.full_bleed = slot.full_bleed;
    if (element.kind == ElementKind::Image)
      dress_picture(text, slot, element, context_, out, notes_);
    else if (element.kind == ElementKind::Chart)
      dress_chart(text, slot, element, context_, out, notes_);
    else
      dress_table(text, slot, element, context_, out, notes_);
    if (element.kind == ElementKind::Image) return;
    remember_changes(before);
  }

  // What has been noted since then was done to a chart's or a table's data.
  void remember_changes(std::size_t since) {
    for (std::size_t i = since; i < notes_.size(); ++i)
      changes_.push_back({notes_[i].at.element_id, notes_[i].message});
  }

  void note_raised(const Element& element, const ElementIr& out) {
    const std::optional<double> authored = smallest_authored_size(element);
    const bool worded = !out.text.empty() || out.table != nullptr;
    if (!worded || !element.constraints.min_font_pt || !authored || *authored >= out.min_font_pt)
      return;
    note("size-raised", out.eid,
         fmt::format("{:g} pt was asked for and is set in {:g} pt, constraints.min_font_pt",
                     *authored, out.min_font_pt),
         "lower constraints.min_font_pt if the text may be this small");
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
    // Boxes of our own keep their distance from the title, also where the template's stand closer.
    for (const Slot& slot : slots_) {
      if (slot.role != SlotRole::Title) continue;
      const Emu least = slot.box.bottom() + emu_from_pt(kStackGapPt);
      for (Rect& column : columns) {
        if (slot.box.center_y() >= column.center_y() || column.y >= least) continue;
        column.h = std::max(Emu(0), column.bottom() - least);
        column.y = least;
      }
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
    const TextContext text_context = this->text_context();
    const std::vector<Assignment> assignments =
        assign(slide_, slots_, text_context, context_.engine);
    const Rect extent = content_extent(*layout_, frame_.page, frame_.safe);
    std::vector<Rect> exact = exact_boxes(slide_, frame_);
    // Everything but these is mirrored in the end; till then they stand where they will be met.
    if (mirrors(text_context)) {
      for (Rect& box : exact) box.x = extent.x + extent.right() - box.right();
    }
    keep_clear(exact, assignments, slots_, frame_);
    make_room_for_title(text_context, context_.engine, assignments, slots_, frame_);
    const Element* upright = first_upright(assignments);
    const bool crowded =
        std::any_of(assignments.begin(), assignments.end(), [upright](const Assignment& a) {
          return a.place == Assignment::Place::Rest && a.element != upright;
        });
    const std::optional<Band> band = make_room_for_sources(text_context, assignments);
    std::vector<Rect> columns = crowded ? shared_columns() : std::vector<Rect>{};
    if (!columns.empty()) keep_clear(exact, columns);

    const Element* footer = nullptr;
    std::vector<std::size_t>
        shared;  // indices into ir_.elements that the body area is divided among
    std::optional<std::size_t> standing;
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
      if (a.element == upright) {
        standing = ir_.elements.size();
      } else if (a.place == Assignment::Place::Rest ||
                 (crowded && in_slot && is_body(slot.role) && slot.role != SlotRole::Subtitle) ||
                 (crowded && in_slot && slot.role == SlotRole::Subtitle &&
                  inside(columns, slot.box))) {
        shared.push_back(ir_.elements.size());
      }
      ir_.elements.push_back(std::move(element));
    }
    if (standing) place_upright(ir_.elements[*standing], columns);
    if (!shared.empty()) {
      std::vector<ElementIr*> elements;
      for (const std::size_t i : shared) elements.push_back(&ir_.elements[i]);
      arrange(context_.engine, elements, columns, {caption_eids()});
    }
    mark_panels();
    if (band) add_band(text_context, *band);
    add_footer(text_context, slide_, footer, ir_);
    place_full_bleed(text_context, frame_, ir_);
    if (mirrors(text_context))
      mirror(ir_, extent, frame_.safe);
  }

  std::optional<Band> make_room_for_sources(const TextContext& text,
                                            const std::vector<Assignment>& assignments) {
    std::optional<Band> band =
        citation_band(text, marks_, frame_, fixed_boxes(text, slide_, assignments, slots_, frame_),
                      context_.engine);
    if (band) give_way(band->element.box, slots_, frame_);
    return band;
  }

  void add_band(const TextContext& text, const Band& band) {
    ir_.elements.push_back(band_on(text, band, ir_));
    if (band.form != BandForm::Shortened && band.form != BandForm::Numbers) return;
    note("sources-in-notes", "_citations",
         fmt::format(
             "the band has no room for the titles of {} sources; the speaker notes have them",
             marks_.entries().size()),
         "shorten the titles, or cite fewer sources on this slide");
  }

  void add_notes() {
    std::string title;
    for (const ElementIr& element : ir_.elements) {
      if (element.type == ElementType::Title && title.empty()) title = plain_text(element.text);
    }
    ir_.generated_notes = generated_notes(slide_, context_.deck, marks_, numbers_, title, changes_);
  }

  std::vector<std::string> caption_eids() const {
    std::vector<std::string> eids;
    for (const Element& element : slide_.elements) {
      if (element.role == "caption") eids.push_back(element.element_id);
    }
    return eids;
  }

  static bool vertical(const Element& element) {
    const auto* divider = std::get_if<DividerContent>(&element.content);
    return divider != nullptr && divider->vertical;
  }

  static bool inside(const std::vector<Rect>& columns, const Rect& box) {
    return std::any_of(columns.begin(), columns.end(),
                       [&](const Rect& c) { return !intersection(c, box).empty(); });
  }

  // The vertical divider that stands between left and right; any other, and any in a layout of one
  // column, is a rule across the column, in its place among the rest.
  const Element* first_upright(const std::vector<Assignment>& assignments) const {
    if (!in_columns(slots_)) return nullptr;
    for (const Assignment& a : assignments) {
      if (a.place == Assignment::Place::Rest && vertical(*a.element)) return a.element;
    }
    return nullptr;
  }

  // Left and right give way to the divider between them; what the author placed exactly does not.
  void place_upright(ElementIr& divider, std::vector<Rect>& columns) {
    Rect left, right;
    for (const Slot& slot : slots_) {
      if (slot.role == SlotRole::Left) left = slot.box;
      if (slot.role == SlotRole::Right) right = slot.box;
    }
    if (left.x > right.x) std::swap(left, right);
    const Emu middle = left.right() + (right.x - left.right()) / 2;
    const Emu gap = emu_from_pt(kDividerGapPt);
    divider.box = {middle, left.y, Emu(0), std::max(left.h, right.h)};
    const Emu left_edge = snap(middle - gap / 2), right_edge = middle + gap / 2;
    const auto narrow = [&](Rect& box) {
      if (box.x < middle && box.right() > left_edge) box.w = std::max(Emu(0), left_edge - box.x);
      if (box.x > middle && box.x < right_edge) {
        box.w = std::max(Emu(0), box.right() - right_edge);
        box.x = right_edge;
      }
    };
    for (Rect& column : columns) narrow(column);
    for (ElementIr& element : ir_.elements) {
      const bool gives_way =
          element.type != ElementType::Title && &element != &divider && !element.pinned;
      if (gives_way) narrow(element.box);
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
        if (is_panel && panel.pinned && on_top.pinned && panel.text.empty() &&
            intersection(panel.box, on_top.box) == on_top.box)
          on_top.belongs_to.push_back(panel.eid);
      }
    }
  }

  const Slide& slide_;
  const LayoutContext& context_;
  DiagnosticSink& notes_;
  const CitationNumbers own_numbers_;  // used where the context brings none
  const CitationNumbers& numbers_;
  const CitationMarks marks_;
  std::vector<DataChange> changes_;
  const templates::Layout* layout_ = nullptr;
  Frame frame_;
  std::vector<Slot> slots_;
  SlideIr ir_;
};

}  // namespace

Result<SlideIr> lay_out(const Slide& slide, const LayoutContext& context, DiagnosticSink& notes) {
  const std::string language = slide_language(slide, context.deck.language);
  if (language == context.deck.language) return SlideLayout(slide, context, notes).run();
  // A slide in another language than its deck is laid out as in a deck of its own.
  const Deck deck = without_slides(context.deck, language);
  const CitationNumbers numbers =
      context.numbers == nullptr ? CitationNumbers(context.deck) : *context.numbers;
  LayoutContext own{deck, context.t, context.engine, context.assets, &numbers};
  return SlideLayout(slide, own, notes).run();
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
