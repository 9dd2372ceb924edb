#include "layout/slide/slide_layout.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "layout/arrange/arrange.h"
#include "layout/base/free_area.h"
#include "layout/base/note.h"
#include "layout/colors/icon_colors.h"
#include "layout/colors/picture_panels.h"
#include "layout/counts/draw_counts.h"
#include "layout/covers/closing_text.h"
#include "layout/covers/cover_title.h"
#include "layout/covers/draw_closing.h"
#include "layout/covers/draw_cover.h"
#include "layout/covers/motif.h"
#include "layout/covers/section_icon.h"
#include "layout/covers/section_number.h"
#include "layout/covers/section_scene.h"
#include "layout/deck/deck_titles.h"
#include "layout/fill/panels.h"
#include "layout/fill/sentence.h"
#include "layout/footer/citation_space.h"
#include "layout/footer/clear_of_footers.h"
#include "layout/footer/exhibit_sources.h"
#include "layout/footer/footer.h"
#include "layout/footer/section_number.h"
#include "layout/footer/source_marks.h"
#include "layout/geometry/solve_geometry.h"
#include "layout/icons/card_icons.h"
#include "layout/lists/cell_heads.h"
#include "layout/lists/column_form.h"
#include "layout/lists/draw_lists.h"
#include "layout/lists/few_words.h"
#include "layout/lists/figure_panels.h"
#include "layout/lists/figure_parts.h"
#include "layout/lists/slice_list.h"
#include "layout/lists/statement.h"
#include "layout/lists/title_figures.h"
#include "layout/messages/tr.h"
#include "layout/names/pattern_names.h"
#include "layout/notes/notes.h"
#include "layout/patterns/draw_pattern.h"
#include "layout/pictures/captions.h"
#include "layout/pictures/full_bleed.h"
#include "layout/pictures/small_pictures.h"
#include "layout/slide/backdrop.h"
#include "layout/slide/element_maker.h"
#include "layout/slide/group_blocks.h"
#include "layout/slide/logo.h"
#include "layout/slide/mirror.h"
#include "layout/slide/repeated_logos.h"
#include "layout/slide/shapes.h"
#include "layout/slide/wide_picture.h"
#include "layout/slots/assign.h"
#include "layout/slots/choose_slots.h"
#include "layout/slots/closing_layout.h"
#include "layout/slots/computed_boxes.h"
#include "layout/slots/equal_columns.h"
#include "layout/slots/heading_space.h"
#include "layout/slots/keep_clear.h"
#include "layout/slots/shared_area.h"
#include "layout/slots/tall_title.h"
#include "layout/text/balance_lines.h"
#include "layout/text/column_heading.h"
#include "layout/text/language.h"
#include "layout/text/min_size.h"
#include "layout/text/reading_direction.h"
#include "layout/text/text_build.h"
#include "layout/theme/dress_cards.h"
#include "layout/theme/small_corners.h"
#include "layout/weight/set_weights.h"
#include "slidespec/geometry/preset_paths.h"

namespace deckle::layout {
namespace {

class SlideLayout {
 public:
  // `logos` are of the slide that `slide` was taken from; null: it has none.
  SlideLayout(const Slide& slide, const LayoutContext& context, Forms forms, DiagnosticSink& notes,
              const RepeatedLogos* logos = nullptr)
      : slide_(slide),
        logos_(logos),
        context_(context),
        forms_(forms),
        notes_(notes),
        own_numbers_(context.numbers == nullptr ? CitationNumbers(context.deck)
                                                : CitationNumbers()),
        numbers_(context.numbers == nullptr ? own_numbers_ : *context.numbers),
        marks_(slide, numbers_) {}

  // Whether the layout has a place for the logos; known after run(), which lays out nothing without.
  [[nodiscard]] bool places_logos() const { return !logo_boxes_.empty(); }

  Result<LaidOutSlide> run() {
    ChosenSlots chosen = choose_slots(slide_, context_, notes_);
    if (chosen.layout == nullptr)
      return fail(ErrorCode::Malformed, tr("the template has no layout"), context_.t.name);
    if (context_.titles != nullptr) set_title(*context_.titles, slide_, context_, chosen);
    layout_ = chosen.layout;
    id_ = chosen.id;
    frame_ = chosen.frame;
    slots_ = std::move(chosen.slots);
    if (logos_ != nullptr) {
      logo_boxes_ = logo_row(*logos_, text_context(), context_, frame_.safe);
      if (logo_boxes_.empty()) return LaidOutSlide{};
    }
    describe_slide();
    place_all();
    set_placeholder_looks(*layout_, ir_);
    add_source_marks(text_context(), slide_, marks_, context_.engine, ir_);
    const std::size_t before = notes_.size();
    solve_geometry(ir_, context_.engine, notes_);
    place_below_exhibit(text_context(), context_.engine, ir_);
    make_icons_visible(slide_, ir_);
    add_picture_panels(text_context(), slide_, ir_, notes_);
    remember_changes(notes_, before, changes_);
    note_computed_boxes();
    add_notes();
    LaidOutSlide out{std::move(ir_), std::move(body_texts_), pattern_, may_state(), {}, {}};
    if (context_.sizes.decided())
      out.body = body_fit(out.ir, out.body_texts, sharing_, context_.engine);
    return out;
  }

 private:
  void describe_slide() {
    ir_.slide_id = slide_.slide_id;
    ir_.source_id = base_slide_id(slide_.slide_id);
    ir_.size = context_.t.page;
    ir_.safe_area = frame_.safe;
    ir_.layout = layout_->name;
    ir_.layout_id = slide_.layout_id;
    ir_.layout_part = layout_->part;
    ir_.master_part = layout_->master_part;
    set_backdrop(*layout_, ir_);
    allow_signals(ir_);
    ir_.language = context_.deck.language;
    ir_.rtl = is_right_to_left(context_.deck.language);
    ir_.notes = slide_.speaker_notes;
    ir_.pointer = slide_.pointer;
  }

  TextContext text_context() const {
    return {context_.deck, context_.t, *layout_, &marks_, context_.sizes};
  }

  void place_all() {
    const TextContext text_context = this->text_context();
    // Captions that belong on their pictures take no space of their own.
    std::vector<PictureCaption> captions;
    std::optional<Slide> others;
    if (id_ != "image_full_bleed" && has_captions_on_pictures(slide_))
      captions = take_captions(others.emplace(slide_));
    const std::vector<Assignment> assignments =
        assign(others ? *others : slide_, slots_, text_context, context_.engine);
    // What the built-in template draws is mirrored too (templates/right_to_left.h).
    const Rect extent = context_.t.path.empty()
                            ? Rect{Emu(0), Emu(0), frame_.page.w, frame_.page.h}
                            : content_extent(*layout_, frame_.page, frame_.safe);
    std::vector<Rect> exact = exact_boxes(slide_, frame_);
    // All elements except these are mirrored at the end; until then these are at their mirrored
    // places.
    if (mirrors(text_context)) {
      for (Rect& box : exact) box.x = extent.x + extent.right() - box.right();
    }
    keep_clear(exact, assignments, slots_, frame_);
    if (context_.t.path.empty() && slide_.hints.ratio.empty())
      set_equal_columns(assignments, slots_);
    share_heading_space(id_, text_context, context_.engine, assignments, frame_, slots_);
    enlarge_title(text_context, context_.engine, assignments, slots_, frame_);
    const Element* divider = first_vertical_divider(assignments, slots_);
    bool crowded =
        std::any_of(assignments.begin(), assignments.end(), [divider](const Assignment& a) {
          return a.place == Assignment::Place::Rest && a.element != divider;
        });
    const bool grouped = std::any_of(assignments.begin(), assignments.end(),
                                     [](const Assignment& a) { return a.cell.has_value(); });
    const std::optional<Band> band = reserve_source_space(text_context, assignments);
    std::vector<Rect> columns;
    if (grouped && !crowded) {
      const Rect area = free_slots(slots_, assignments, frame_);
      crowded = area.empty();
      if (!crowded) columns = {area};
    }
    if (crowded) columns = shared_columns(slots_, frame_);
    if (!columns.empty()) {
      clear_columns(*layout_, frame_, slots_, columns);
      keep_clear(exact, columns);
    }

    ElementMaker maker(slide_, context_, text_context, marks_, notes_, changes_);
    ListContext lists = list_context(text_context, slide_, frame_, context_.engine);
    const bool drawn = forms_ == Forms::Drawn;
    if (drawn) {
      for (const auto& siblings : siblings_of(assignments)) agree_on_figures(siblings, lists);
    }
    const Element* footer = nullptr;
    std::vector<std::size_t> shared;  // indices into ir_.elements of those that share the body area
    const bool own_look = context_.t.path.empty();
    GroupBlocks groups(slide_, frame_.gutter, mirrors(text_context), own_look,
                       drawn && own_look ? std::optional(lists.tones) : std::nullopt);
    std::optional<std::size_t> divider_index;
    for (const Assignment& a : assignments) {
      if (a.place == Assignment::Place::Footer) {
        footer = a.element;
        continue;
      }
      const bool in_slot = a.place == Assignment::Place::Slot;
      Slot slot = a.slot >= 0 ? slots_[static_cast<std::size_t>(a.slot)]
                              : Slot{a.cell ? role_in_cell(*a.element) : a.role, frame_.body};
      if (a.place == Assignment::Place::Box) slot.box = *a.element->box;
      ElementIr element = maker.make(a, slot);
      element.box = slot.box;
      const bool drawn_box = element.type == ElementType::Table || element.type == ElementType::Chart;
      if (!own_look && in_slot && drawn_box)
        element.box = clear_of_bands(slot.box, *layout_, frame_.page);
      // Titles in placeholders are balanced when the geometry is solved.
      if (element.type == ElementType::Title &&
          !(element.placeholder && element.placeholder->inherited))
        balance_lines(context_.engine, element.box, element.text);
      if (drawn && !a.element->style.code && !prepare_figures(lists, *a.element, element) && a.cell)
        style_cell_head(*a.element, element);
      if (a.connector) style_connector(text_context, *a.connector, element);
      if (a.demoted) {
        add_note(slide_, "title-too-long", element.eid,
                 tr("the title is too long for a title box and is set as body text, which may be "
                    "smaller than {:g} pt; the slide has no title",
                    effective_min_font_pt(*a.element)),
                 tr("shorten it to two lines, or give it another role"), notes_);
        notes_.back().severity = Severity::Warning;
      }
      if (a.element != divider && a.place == Assignment::Place::Rest) note_turned(*a.element);
      if (has_no_placeholder(a)) without_placeholder_.push_back(element.eid);
      if (a.element == divider) {
        divider_index = ir_.elements.size();
      } else if (a.cell) {
        groups.add_member(a, ir_.elements.size());
      } else if (a.place == Assignment::Place::Rest ||
                 (crowded && in_slot && is_body(slot.role) && slot.role != SlotRole::Subtitle &&
                  !slot.framed) ||
                 (crowded && in_slot && slot.role == SlotRole::Subtitle &&
                  inside(columns, slot.box))) {
        shared.push_back(ir_.elements.size());
        groups.add_other(ir_.elements.size());
      }
      ir_.elements.push_back(std::move(element));
    }
    body_texts_ = maker.body_texts();
    lists.title_pt = title_size_pt(ir_);
    for (const std::size_t i : shared) sharing_.push_back(ir_.elements[i].eid);
    if (divider_index) place_vertical_divider(ir_.elements[*divider_index], slots_, columns, ir_);
    if (!groups.empty()) {
      Rect area;
      for (const Rect& column : columns) area = bounding(area, column);
      groups.place(context_.engine, ir_.elements, assignments, area);
      groups.note(ir_.elements, notes_);
    } else if (!shared.empty()) {
      std::vector<ElementIr*> elements;
      for (const std::size_t i : shared) elements.push_back(&ir_.elements[i]);
      arrange(context_.engine, elements, columns, {caption_eids(), anchored_eids(), frame_.gutter});
    }
    if (!crowded && groups.empty() && shared.empty())
      widen_picture(slide_, assignments, slots_, frame_, context_.engine, ir_);
    groups.let_connectors_touch(assignments, ir_.elements);
    mark_panels(ir_);
    remember_areas(*layout_, ir_);
    if (id_ == "closing" && !context_.t.path.empty()) align_closing_text(slide_, context_.engine, ir_);
    if (band) add_band(text_context, *band);
    add_footer(text_context, slide_, footer, ir_);
    fill_scrim_cover(*layout_, ir_);
    add_section_number(text_context, slide_, ir_);
    place_full_bleed(text_context, slide_, frame_, ir_, notes_);
    enlarge_cover_title(lists, ir_);
    draw_cover(lists, ir_, notes_);
    draw_section_number(lists, ir_, notes_);
    draw_section_icon(lists, ir_);
    draw_section_scene(lists, ir_);
    if (context_.sizes.decided()) {
      const PanelText text = context_.t.path.empty() ? PanelText::Enlarge : PanelText::Keep;
      fit_panels(*layout_, context_.engine, text, ir_);
    }
    const bool pattern = drawn && (draw_closing_slide(lists) || draw_slide_pattern(lists));
    pattern_ = pattern;
    if (pattern)
      groups.note_round(notes_);
    else
      groups.draw_cards(ir_.elements);
    // A picture beside a list leaves the form of the list as it is without a pattern.
    const bool list_is_free = slide_.layout_id == "picture_left" || slide_.layout_id == "picture_right";
    if (drawn && (!pattern || list_is_free)) draw_lists(lists, ir_, notes_);
    if (drawn && may_state() && context_.sizes.decided()) {
      const ElementIr* sentence = lone_sentence(ir_, body_texts_);
      if (sentence != nullptr) draw_statement(lists, std::string(sentence->eid), ir_);
    }
    draw_closing_motif(lists, ir_);
    for (const PictureCaption& caption : captions) {
      const auto picture =
          std::find_if(ir_.elements.begin(), ir_.elements.end(),
                       [&](const ElementIr& element) { return element.eid == caption.picture; });
      if (picture == ir_.elements.end()) continue;
      ElementIr element =
          maker.make({&caption.caption, -1, SlotRole::Caption}, {SlotRole::Caption, picture->box});
      style_caption(text_context, *picture, caption.caption, element);
      // Splitting keeps it with its picture.
      if (picture->member) element.member = next_part(*picture->member);
      ir_.elements.insert(picture + 1, std::move(element));
    }
    if (drawn && !pattern && context_.t.path.empty()) draw_slice_lists(lists, ir_, notes_);
    if (drawn) add_card_icons(text_context, slide_, context_.engine, ir_, notes_);
    note_counts(slide_, ir_, notes_);
    if (drawn && context_.t.path.empty()) emphasise_title_figures(lists, ir_);
    if (drawn && context_.t.path.empty() && !mirrors(text_context)) keep_phrases_on_cards(lists.language);
    if (drawn) set_weights(lists, ir_, notes_);
    make_corners_small(text_context, ir_);
    dress_cards(lists, ir_);
    if (!pattern) limit_enlargement(ir_);
    if (logos_ != nullptr) add_repeated_logos(maker);
    if (mirrors(text_context)) mirror(ir_, extent, frame_.safe);
    if (logos_ != nullptr) pin_repeated_logos();
    add_logo(context_.t, *layout_, ir_);
  }

  // Texts that were put on cards, panels and pointed shapes, rows of lists, messages, and the subtitle of a cover. The number of lines, on
  // which the places of rows hang, does not change. A page is mirrored later, and margins are not.
  void keep_phrases_on_cards(const std::string& language) {
    const bool chips = column_card(kStageCard, ir_) != nullptr;
    for (ElementIr& element : ir_.elements) {
      const bool text = element.type == ElementType::Text || element.type == ElementType::Shape ||
                        element.type == ElementType::Bullets;
      if (!text || element.decorative || element.pinned || element.size_authored ||
          (!element.shape.empty() && element.shape != "rect" && element.shape != "roundRect" &&
           element.shape != "homePlate"))
        continue;
      const bool rows = element.type == ElementType::Bullets && has_pieces(ir_, element.eid);
      const bool panel = element.role == "key_takeaway" || element.role == "subtitle";
      if (element.placeholder && !rows && !panel) continue;
      // On a narrow chip a line that was balanced is one more in other faces of East Asian letters.
      if (chips && !east_asian_script(plain_text(element.text), language).empty()) continue;
      keep_phrases(context_.engine, preset_text_rect(element.shape, element.box), element.text);
    }
  }

  [[nodiscard]] bool may_state() const {
    return context_.t.path.empty() && !pattern_ && layout_->type != "secHead" &&
           !is_closing_layout(context_.t, layout_->name);
  }

  // What groups say about the elements is not true of a pattern.
  bool draw_slide_pattern(const ListContext& lists) {
    if (pattern_named(slide_.layout_id) == nullptr) return false;
    Rect area;
    for (const Slot& slot : slots_) {
      if (slot.full_bleed || slot.role == SlotRole::Title || slot.role == SlotRole::Subtitle ||
          slot.framed)
        continue;
      area = bounding(area, slot.box);
    }
    if (!draw_pattern(lists, clear_of_footers(ir_, area), ir_, notes_)) return false;
    forget_groups();
    return true;
  }

  bool draw_closing_slide(const ListContext& lists) {
    if (!draw_closing(lists, ir_, notes_)) return false;
    forget_groups();
    return true;
  }

  void forget_groups() {
    std::erase_if(notes_, [this](const Diagnostic& note) {
      return note.rule == "grouped-elements" && note.at.slide_id == slide_.slide_id;
    });
  }

  // After the last one of the same cell.
  MembershipIr next_part(MembershipIr member) const {
    for (const ElementIr& element : ir_.elements) {
      if (element.member && element.member->group == member.group &&
          element.member->cell == member.cell)
        member.part = std::max(member.part, element.member->part);
    }
    ++member.part;
    return member;
  }

  // A caption keeps its small text, and a list below a heading is a column like that of two_column.
  static SlotRole role_in_cell(const Element& element) {
    if (element.kind == ElementKind::Bullets && begins_with_heading(element.style.levels))
      return SlotRole::Left;
    return element.role == "caption" && element.kind == ElementKind::Text ? SlotRole::Caption
                                                                          : SlotRole::Body;
  }

  // Whether the layout has no placeholder for the element, nor for those it shares the body with.
  bool has_no_placeholder(const Assignment& a) const {
    if (a.element->kind == ElementKind::Divider) return false;
    if (a.place == Assignment::Place::Slot) {
      const Slot& slot = slots_[static_cast<std::size_t>(a.slot)];
      return slot.placeholder == nullptr && !slot.full_bleed;
    }
    return a.place == Assignment::Place::Rest &&
           std::none_of(slots_.begin(), slots_.end(), [](const Slot& slot) {
             return slot.placeholder != nullptr && slot.role != SlotRole::Title;
           });
  }

  void note_computed_boxes() {
    for (const std::string& eid : without_placeholder_) {
      const ElementIr* element = find_element(ir_, eid);
      if (element == nullptr) continue;
      add_note(slide_, "computed-box", eid,
               tr("layout {} has no placeholder for it; its box of {:.0f} x {:.0f} px is in the "
                  "free area of the page",
                  layout_->name, to_px(element->box.w), to_px(element->box.h)),
               tr("choose a layout that `deckle layouts` lists with a slot for it, or add a "
                  "placeholder to this one"),
               notes_);
    }
  }

  // Among elements below one another a vertical line has no height: it is drawn across the column.
  void note_turned(const Element& element) {
    if (!is_vertical_divider(element)) return;
    add_note(slide_, "divider-turned", element.element_id,
             tr("the vertical divider is drawn as a horizontal line, because nothing is beside it"),
             tr("use layout two_column for elements side by side, or make it horizontal"), notes_);
  }

  std::optional<Band> reserve_source_space(const TextContext& text,
                                           const std::vector<Assignment>& assignments) {
    std::optional<Band> band =
        citation_band(text, marks_, frame_, fixed_boxes(text, slide_, assignments, slots_, frame_),
                      context_.engine);
    if (band) end_above_band(band->element.box, slots_, frame_);
    return band;
  }

  void add_band(const TextContext& text, const Band& band) {
    ir_.elements.push_back(band_on(text, band, ir_));
    if (band.form != BandForm::Shortened && band.form != BandForm::Numbers) return;
    add_note(slide_, "sources-in-notes", "_citations",
             tr("the footer band has no space for the titles of {} sources; they are in the "
                "speaker notes",
                marks_.entries().size()),
             tr("shorten the titles, or cite fewer sources on this slide"), notes_);
  }

  void add_notes() {
    ir_.generated_notes =
        generated_notes(slide_, context_.deck, marks_, numbers_, title(), changes_);
  }

  // What the title says, on a continuation as on the first slide. On a slide without one, what its
  // title placeholder holds: a quotation.
  std::string title() const {
    const ElementIr* found = nullptr;
    for (const ElementIr& element : ir_.elements) {
      const bool holds_title = element.placeholder && (element.placeholder->type == "title" ||
                                                       element.placeholder->type == "ctrTitle");
      if (element.type == ElementType::Title || (holds_title && found == nullptr)) found = &element;
      if (element.type == ElementType::Title) break;
    }
    if (found == nullptr) return {};
    std::string all;
    for (const Element& element : slide_.elements) {
      if (element.element_id != found->eid) continue;
      for (const std::string* text : markable_texts(element))
        all += (all.empty() ? "" : "\n") + marks_.without_marks(*text);
    }
    const std::string mark = " " + continuation_mark(context_.deck.language);
    if (slide_.page > 1 && all.ends_with(mark)) all.resize(all.size() - mark.size());
    return all;
  }

  std::vector<std::string> caption_eids() const {
    std::vector<std::string> eids;
    for (const Element& element : slide_.elements) {
      if (element.role == "caption") eids.push_back(element.element_id);
    }
    return eids;
  }

  std::vector<std::string> anchored_eids() const {
    std::vector<std::string> eids;
    for (const Element& element : slide_.elements) {
      if (element.style.anchor) eids.push_back(element.element_id);
    }
    return eids;
  }

  static bool inside(const std::vector<Rect>& columns, const Rect& box) {
    return std::any_of(columns.begin(), columns.end(),
                       [&](const Rect& c) { return !intersection(c, box).empty(); });
  }

  // The same place on all slides of the deck.
  void add_repeated_logos(ElementMaker& maker) {
    for (const Element* logo : logos_->elements) {
      const auto& asset_id = std::get<ImageContent>(logo->content).asset_id;
      const auto at = std::find(logos_->assets.begin(), logos_->assets.end(), asset_id);
      Slot slot{SlotRole::Picture,
                logo_boxes_[static_cast<std::size_t>(at - logos_->assets.begin())]};
      ElementIr element = maker.make({logo, -1, SlotRole::Picture}, slot);
      element.box = slot.box;
      element.fit.whole = true;
      ir_.elements.push_back(std::move(element));
    }
    if (!logos_->first) return;
    add_note(slide_, "repeated-logo", logos_->elements.front()->element_id,
             tr("the picture is on a third of the slides or more and is set as a logo, small and in "
                "the same place"),
             tr("an exact box, or \"crop\": \"contain\", keeps it as content"),
             notes_);
  }

  // Small by intent, and no fixer moves it.
  void pin_repeated_logos() {
    for (const Element* logo : logos_->elements) {
      ElementIr* element = find_element(ir_, logo->element_id);
      if (element == nullptr) continue;
      element->pinned = true;
      element->role = "logo";
    }
  }

  const Slide& slide_;
  const RepeatedLogos* const logos_;
  std::vector<Rect> logo_boxes_;
  const LayoutContext& context_;
  const Forms forms_;
  DiagnosticSink& notes_;
  const CitationNumbers own_numbers_;  // used where the context has none
  const CitationNumbers& numbers_;
  const CitationMarks marks_;
  std::vector<DataChange> changes_;
  std::vector<std::string> without_placeholder_;  // ids of elements
  std::vector<std::string> body_texts_;           // likewise
  std::vector<std::string> sharing_;              // likewise: those that share the body area
  bool pattern_ = false;                          // likewise: one was drawn
  const templates::Layout* layout_ = nullptr;
  std::string id_;  // of the preset used, or the layout's name
  Frame frame_;
  std::vector<Slot> slots_;
  SlideIr ir_;
};

}  // namespace

Result<LaidOutSlide> lay_out_with(const Slide& slide, const LayoutContext& context, Forms forms,
                                  const RepeatedLogos& logos, DiagnosticSink& notes) {
  if (logos.empty()) return SlideLayout(slide, context, forms, notes).run();
  const Slide others = without(slide, logos);
  DiagnosticSink own;
  SlideLayout layout(others, context, forms, own, &logos);
  Result<LaidOutSlide> laid_out = layout.run();
  if (laid_out && !layout.places_logos()) return SlideLayout(slide, context, forms, notes).run();
  notes.insert(notes.end(), std::make_move_iterator(own.begin()),
               std::make_move_iterator(own.end()));
  return laid_out;
}

}  // namespace deckle::layout
