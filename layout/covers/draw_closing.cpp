#include "layout/covers/draw_closing.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "layout/base/note.h"
#include "layout/covers/closing_parts.h"
#include "layout/covers/contact_block.h"
#include "layout/covers/cover_piece.h"
#include "layout/covers/step_cards.h"
#include "layout/lists/below_title.h"
#include "layout/messages/tr.h"
#include "layout/slots/closing_layout.h"
#include "slidespec/ir/text_sizes.h"

namespace deckle::layout {
namespace {

// Ours, of the width: the steps beside a contact; a contact that is alone.
constexpr double kStepsShare = 58, kContactShare = 42, kAloneShare = 0.56;
constexpr double kGapPt = 16;
constexpr double kBelowRulePt = 36;  // ours: from the title to what stands below its rule
constexpr const char* kContactEnding = "~contact";

bool is_closing(const ListContext& context) {
  return is_closing_layout(context.text.t, context.text.layout.name) &&
         context.slide.page == 1 && context.slide.hints.arrange != Arrange::None;
}

const ElementIr* title_of(const SlideIr& slide) {
  for (const ElementIr& element : slide.elements) {
    if (element.type == ElementType::Title) return &element;
  }
  return nullptr;
}

// Not beside it: the closing pages of some themes have the title on a panel of its own.
bool is_above(const Rect& title, const Rect& area) {
  return title.x < area.right() && area.x < title.right();
}

bool has_scene(const ListContext& context) {
  return context.slide.cover.kind == CoverMotif::Scene && !context.text.layout.logo;
}

bool ids_are_free(const ListContext& context) {
  return std::none_of(context.slide.elements.begin(), context.slide.elements.end(),
                      [](const Element& e) { return e.element_id.find('~') != std::string::npos; });
}

class Closing {
 public:
  Closing(const ListContext& context, const SlideIr& slide)
      : context_(context), slide_(slide), parts_(closing_parts(context, slide)) {
    if (parts_.list.empty()) return;
    list_contact_ = *find_element(slide, parts_.list);
    list_contact_.eid = parts_.list + kContactEnding;
    list_contact_.source_eid = parts_.list;
    list_contact_.type = ElementType::Text;
    list_contact_.placeholder.reset();
    list_contact_.text.paragraphs = parts_.list_contact;
  }

  bool plan() {
    if (!parts_.drawable || !ids_are_free(context_)) return false;
    body_ = context_.text.layout.find("body");
    if (body_ == nullptr || body_->box.empty()) return false;
    Rect area = body_->box;
    const ElementIr* title = title_of(slide_);
    if (title != nullptr && !title->pinned && is_above(title->box, area))
      area.y = std::max(area.y, title->box.bottom() + emu_from_pt(kStackGapPt));
    area.h = context_.frame.safe.bottom() - area.y;
    if (context_.text.layout.name == kStepsClosing)
      area = area_below_title(context_, slide_, area);
    top_ = area.y;
    if (!place_sentence(area)) return false;
    if (!parts_.list.empty() && place_contact_below(area)) return true;
    const bool beside = title != nullptr && !title->pinned && !is_above(title->box, body_->box);
    if (beside && place_on_panel(*title)) return true;
    Rect steps = area, contacts = area;
    if (!parts_.steps.empty() && contact_count() > 0) {
      const std::vector<Rect> columns = columns_of(area, {kStepsShare, kContactShare});
      steps = columns[0];
      contacts = columns[1];
    }
    if (!place_steps(steps) || !place_contacts(contacts)) return false;
    // Beside the title, on a panel of its own, what is short stands in the middle of the page.
    if (beside && parts_.steps.empty() && parts_.sentence.empty()) centre_contacts(area);
    return true;
  }

  void commit(SlideIr& slide) {
    if (!sentence_box_.empty()) {
      ElementIr& sentence = *find_element(slide, parts_.sentence);
      sentence.box = sentence_box_;
      sentence.text.insets = {};
      sentence.text.anchor = Anchor::Top;
      sentence.member.reset();
    }
    for (std::size_t i = cards_.size(); i-- > 0;) {
      StepCard& card = cards_[i];
      const std::string eid = card.card.eid, after = parts_.steps[i].eid;
      insert_after(slide, after, std::move(card.card));
      // An element is replaced by its card; of a list all cards stand for it.
      const bool last_of_list = !parts_.steps[i].item || i == 0 || parts_.steps[i - 1].eid != after;
      if (last_of_list) erase_first(slide, after);
      for (ElementIr& piece : card.before) insert_before(slide, eid, std::move(piece));
      for (std::size_t k = card.over.size(); k-- > 0;)
        insert_after(slide, eid, std::move(card.over[k]));
    }
    if (!parts_.list.empty()) add_behind_steps(slide, list_contact_);
    for (ContactBlock& block : blocks_) {
      const std::string eid = block.text.eid;
      block.text.member.reset();
      *find_element(slide, eid) = std::move(block.text);
      for (ElementIr& piece : block.behind) insert_before(slide, eid, std::move(piece));
      for (ElementIr& piece : block.icons) insert_before(slide, eid, std::move(piece));
    }
    if (context_.text.layout.name == kStepsClosing) end_title_above(slide, top_);
    give_placeholder(slide);
    name_pieces(slide);
  }

  void note(DiagnosticSink& notes) const {
    const std::string& eid =
        parts_.contacts.empty() ? parts_.steps.front().eid : parts_.contacts.front();
    const bool step_alone = !parts_.lone_step.empty() && parts_.contacts.size() == 1;
    const Message what = step_alone ? tr("the next step is drawn as a block")
                         : !parts_.lone_step.empty()
                             ? tr("the next step and the contact are drawn as blocks")
                         : parts_.steps.empty() ? tr("the contact is drawn as a block")
                         : contact_count() == 0
                             ? tr("the next steps are drawn as numbered cards")
                             : tr("the contact is drawn as a block, and the next steps as numbered "
                                  "cards");
    add_note(context_.slide, "closing-parts", eid, what,
             tr("set layout_hints.arrange to none for plain texts"), notes);
  }

 private:
  // A list has its contact instead.
  [[nodiscard]] std::size_t contact_count() const {
    return parts_.list.empty() ? parts_.contacts.size() : 1;
  }

  // Behind the cards of its list and what is drawn on them.
  static void add_behind_steps(SlideIr& slide, const ElementIr& contact) {
    std::size_t last = slide.elements.size();
    for (std::size_t i = 0; i < slide.elements.size(); ++i) {
      const ElementIr& element = slide.elements[i];
      if (element.source_eid == contact.source_eid) last = i;
      if (element.eid.starts_with(contact.source_eid + "~")) last = i;
    }
    const auto at = last < slide.elements.size()
                        ? slide.elements.begin() + static_cast<std::ptrdiff_t>(last) + 1
                        : slide.elements.end();
    slide.elements.insert(at, contact);
  }

  // Takes the top of `area`.
  bool place_sentence(Rect& area) {
    if (parts_.sentence.empty()) return true;
    TextBodyIr text = find_element(slide_, parts_.sentence)->text;
    text.insets = {};
    const double lines = context_.engine.height(text, to_pt(area.w));
    const Emu height = emu_from_pt(lines) + emu_from_pt(kGridPt);
    sentence_box_ = {area.x, area.y, area.w, height};
    const Emu used = height + emu_from_pt(kGapPt);
    area.y += used;
    area.h -= used;
    return area.h > Emu(0);
  }

  // `eid` empty: the contact that a list ends with.
  [[nodiscard]] std::optional<ContactBlock> block_of(const std::string& eid, const Rect& area,
                                                     ContactLook look) const {
    const ElementIr& contact = eid.empty() ? list_contact_ : *find_element(slide_, eid);
    look.is_step = !eid.empty() && eid == parts_.lone_step;
    return contact_block(context_, slide_, contact, area, look);
  }

  // A step and a contact have letters of one size.
  [[nodiscard]] double common_size(const Rect& area, const ContactLook& look) const {
    ContactLook like = look;
    for (const std::string& eid : parts_.contacts) {
      if (const auto block = block_of(eid, area, like))
        like.most_pt = std::min(like.most_pt, largest_size_pt(block->text.text));
    }
    return like.most_pt;
  }

  // A contact alone, or below one next step, stands on the panel of the title, below its rule, where the
  // scene of the cover takes the rest of the page.
  bool place_on_panel(const ElementIr& title) {
    const bool few = contact_count() == 1 || (contact_count() == 2 && !parts_.lone_step.empty());
    if (!has_scene(context_) || !parts_.steps.empty() || !parts_.sentence.empty() || !few ||
        title.text.anchor != Anchor::Bottom)
      return false;
    // Colours that the author chose are for the page.
    for (const Element& element : context_.slide.elements) {
      const bool placed = std::find(parts_.contacts.begin(), parts_.contacts.end(),
                                    element.element_id) != parts_.contacts.end();
      if (placed && has_authored_colors(element)) return false;
    }
    Rect area{title.box.x, title.box.bottom() + emu_from_pt(kBelowRulePt), title.box.w, Emu(0)};
    area.h = context_.frame.safe.bottom() - area.y;
    std::vector<ContactBlock> blocks;
    ContactLook look{.large = contact_count() == 1, .ground = &context_.tones.dark};
    look.most_pt = common_size(area, look);
    for (const std::string& eid : parts_.contacts) {
      auto block = block_of(eid, area, look);
      if (!block) return false;
      const Emu used = block->text.box.h + emu_from_pt(kStackGapPt);
      area.y += used;
      area.h -= used;
      blocks.push_back(std::move(*block));
    }
    blocks_ = std::move(blocks);
    return true;
  }

  // The contact that the list ends with below the cards in a row, as it comes last.
  bool place_contact_below(const Rect& area) {
    auto block = contact_block(context_, slide_, list_contact_, area, {});
    if (!block || 3 * to_pt(block->text.box.h) > to_pt(area.h)) return false;
    Rect above = area;
    above.h -= block->text.box.h + emu_from_pt(kGapPt);
    auto cards = step_cards(context_, slide_, parts_.steps, above, StepOrder::Row);
    if (!cards) return false;
    Emu bottom;
    for (const StepCard& card : *cards) bottom = std::max(bottom, card.card.box.bottom());
    const Rect below{area.x, bottom + emu_from_pt(kGapPt), area.w, block->text.box.h};
    block = contact_block(context_, slide_, list_contact_, below, {});
    if (!block) return false;
    cards_ = std::move(*cards);
    blocks_.push_back(std::move(*block));
    return true;
  }

  bool place_steps(const Rect& area) {
    if (parts_.steps.empty()) return true;
    for (const StepOrder order : {StepOrder::Row, StepOrder::Stack}) {
      if (order == StepOrder::Row && contact_count() > 0) continue;
      auto cards = step_cards(context_, slide_, parts_.steps, area, order);
      if (!cards) continue;
      cards_ = std::move(*cards);
      return true;
    }
    return false;
  }

  bool place_contacts(const Rect& area) {
    const std::size_t count = contact_count();
    if (count == 0) return true;
    const bool beside = !parts_.steps.empty();
    std::vector<Rect> places;
    // A step and who answers for it are one below the other, and leave a side of the page to the scene.
    const bool stacked = !beside && (count == 1 || !parts_.lone_step.empty());
    if (!beside && !stacked) places = cut_columns(area, count);
    Rect next = area;
    if (stacked) {
      const Emu narrow = snap(emu_from_pt(to_pt(area.w) * kAloneShare));
      next.w = narrow;
    }
    ContactLook look{.large = stacked};
    if (stacked && count > 1) look.most_pt = common_size(next, look);
    for (std::size_t i = 0; i < count; ++i) {
      const std::string eid = parts_.list.empty() ? parts_.contacts[i] : std::string();
      const Rect& place = places.empty() ? next : places[i];
      auto block = block_of(eid, place, look);
      // What is long for half of the page has all of its width, where it is larger for it.
      if (block && !beside && count == 1) {
        auto wide = block_of(eid, area, look);
        constexpr double kSmallPt = 20;  // ours
        if (wide && (block->icons.empty() ||
                     largest_size_pt(block->text.text) < kSmallPt))
          block = std::move(wide);
      }
      if (!block) return false;
      const Emu used = block->text.box.h + emu_from_pt(kStackGapPt);
      next.y += used;
      next.h -= used;
      blocks_.push_back(std::move(*block));
    }
    if (beside && count == 1 && !cards_.empty()) match_heights();
    if (places.empty()) return true;
    Emu height;
    for (const ContactBlock& block : blocks_) height = std::max(height, block.text.box.h);
    for (ContactBlock& block : blocks_) set_height(block, height);
    return true;
  }

  void centre_contacts(const Rect& area) {
    Rect all;
    for (const ContactBlock& block : blocks_) all = bounding(all, block.text.box);
    const Emu down = snap(std::max(Emu(0), (area.h - all.h) / 2)) - (all.y - area.y);
    for (ContactBlock& block : blocks_) {
      block.text.box.y += down;
      for (ElementIr& piece : block.behind) piece.box.y += down;
      for (ElementIr& piece : block.icons) piece.box.y += down;
    }
  }

  // One contact beside the cards is as high as all of them.
  void match_heights() {
    const Rect& last = cards_.back().card.box;
    ContactBlock& block = blocks_.front();
    const Emu height = last.bottom() - block.text.box.y;
    if (height > block.text.box.h) set_height(block, height);
  }

  static void set_height(ContactBlock& block, Emu height) {
    block.text.box.h = height;
    for (ElementIr& piece : block.behind) piece.box.h = height;
  }

  static void erase_first(SlideIr& slide, const std::string& eid) {
    const auto found = std::find_if(slide.elements.begin(), slide.elements.end(),
                                    [&eid](const ElementIr& e) { return e.eid == eid; });
    if (found != slide.elements.end()) slide.elements.erase(found);
  }

  // The placeholder of the layout is for the contact; a sentence keeps it where it has it.
  void give_placeholder(SlideIr& slide) const {
    for (const ElementIr& element : slide.elements) {
      if (element.placeholder && element.placeholder->type == body_->type &&
          element.placeholder->idx == body_->idx)
        return;
    }
    if (contact_count() == 0) return;
    ElementIr& contact =
        *find_element(slide, parts_.list.empty() ? parts_.contacts.front() : list_contact_.eid);
    if (contact.type == ElementType::Shape) return;
    contact.placeholder =
        PlaceholderRef{body_->type, body_->idx, body_->name, body_->box, body_->text};
  }

  const ListContext& context_;
  const SlideIr& slide_;
  ClosingParts parts_;
  const templates::Placeholder* body_ = nullptr;
  Emu top_;  // of what is drawn
  Rect sentence_box_;
  std::vector<StepCard> cards_;
  std::vector<ContactBlock> blocks_;
  ElementIr list_contact_;  // where ClosingParts::list has one
};

}  // namespace

bool draw_closing(const ListContext& context, SlideIr& slide, DiagnosticSink& notes) {
  if (!is_closing(context)) return false;
  SlideIr drawn = slide;
  Closing closing(context, drawn);
  if (!closing.plan()) return false;
  closing.commit(slide);
  closing.note(notes);
  return true;
}

}  // namespace deckle::layout
