#include "layout/covers/step_cards.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "layout/base/frame.h"
#include "layout/covers/cover_piece.h"
#include "layout/lists/calendar_leaf.h"
#include "layout/lists/card_row.h"
#include "layout/lists/emphasis.h"
#include "layout/lists/heads.h"
#include "layout/lists/key_words.h"
#include "layout/text/reading_direction.h"
#include "slidespec/ir/text_sizes.h"

namespace deckle::layout {
namespace {

// As those of layout/lists/cards.cpp; ours for the stack, set by looking at both page sizes.
constexpr std::array<double, 7> kSizesPt{28, 24, 20, 18, 16, 15, 14};
constexpr double kInsetPt = 20, kBarPt = 5, kNumberSpacePt = 16, kNumberTextShare = 0.5;
constexpr double kNumberPt = 64, kLowNumberPt = 48, kLeafPt = 112, kHighCardPt = 200;
constexpr double kLowLeafWidthPt = 88, kLowLeafPt = 68;
constexpr double kStackInsetPt = 8, kCardGapPt = 12, kLowestPt = 54, kStackPt = 92, kDetailPt = 4;
constexpr double kMinWidthPt = 150;

const Element* source_of(const ListContext& context, const std::string& eid) {
  for (const Element& element : context.slide.elements) {
    if (element.element_id == eid) return &element;
  }
  return nullptr;
}

class StepCards {
 public:
  StepCards(const ListContext& context, const SlideIr& slide, const std::vector<ClosingStep>& steps,
            StepOrder order)
      : context_(context), slide_(slide), steps_(steps), stack_(order == StepOrder::Stack) {}

  std::optional<std::vector<StepCard>> in(const Rect& area) {
    std::vector<Rect> boxes = cells(area);
    if (boxes.empty()) return std::nullopt;
    choose_marks(boxes.front().h);
    for (const double size : kSizesPt) {
      std::vector<TextBodyIr> bodies;
      // No card is lower than what marks it, nor those of a stack than their place allows.
      Emu height = emu_from_pt(kLowestPt);
      if (stack_)
        height = std::max(height, std::min(boxes.front().h, emu_from_pt(kStackPt)));
      bool torn = false;
      for (const ClosingStep& step : steps_) {
        const ElementIr& own = *find_element(slide_, step.eid);
        if (size < own.min_font_pt) torn = true;
        bodies.push_back(body_of(step, own, size));
        const Insets& in = bodies.back().insets;
        const double width = to_pt(boxes.front().w - in.left - in.right);
        const measure::LaidOutText laid = context_.engine.lay_out(bodies.back(), width);
        torn = torn || std::any_of(laid.lines.begin(), laid.lines.end(),
                                   [](const measure::Line& line) { return line.split_word; });
        height = std::max(
            height, emu_from_pt(context_.engine.height(bodies.back(), width)) + in.top + in.bottom);
      }
      if (torn || height > boxes.front().h) continue;
      // The texts stand below what marks them: at the foot of the cards they were read apart from it.
      if (!stack_) {
        const CardRow row = card_row(height, boxes.front().h);
        height = row.height;
        for (Rect& box : boxes) box.y += row.above;
      }
      return drawn(boxes, height, std::move(bodies));
    }
    return std::nullopt;
  }

 private:
  void choose_marks(Emu height) {
    const bool high = !stack_ && to_pt(height) >= kHighCardPt;
    if (stack_ && to_pt(height) < kLowLeafPt + 2 * kStackInsetPt) {
      const Emu side = emu_from_pt(kLowestPt - 2 * kStackInsetPt);
      mark_ = {side, side};
      return;
    }
    const Size leaf{emu_from_pt(high ? kLeafPt : kLowLeafWidthPt),
                    emu_from_pt(high ? kLeafPt : kLowLeafPt)};
    std::vector<ParagraphIr*> firsts;
    for (ClosingStep& step : steps_) firsts.push_back(&step.paragraphs.front());
    // A leaf has colours of its own; where a step has a size of its own, nothing is drawn.
    const bool own_look =
        std::any_of(steps_.begin(), steps_.end(), [this](const ClosingStep& step) {
          const Element* source = source_of(context_, step.eid);
          return source != nullptr && has_authored_colors(*source);
        });
    auto leaves = own_look ? std::nullopt : take_leaves(context_, std::move(firsts), leaf);
    if (leaves) {
      leaves_ = std::move(*leaves);
      mark_ = leaf;
    } else {
      const Emu side = emu_from_pt(high ? kNumberPt : kLowNumberPt);
      mark_ = {side, side};
    }
  }

  // As high as there is space.
  [[nodiscard]] std::vector<Rect> cells(const Rect& area) const {
    const auto count = static_cast<std::int64_t>(steps_.size());
    if (count == 0 || area.empty()) return {};
    if (!stack_) {
      std::vector<Rect> columns = cut_columns(area, steps_.size());
      return to_pt(columns.front().w) < kMinWidthPt ? std::vector<Rect>() : columns;
    }
    const Emu gap = emu_from_pt(kCardGapPt);
    const Emu height = (area.h - gap * (count - 1)) / count;
    std::vector<Rect> rows;
    for (std::int64_t i = 0; i < count; ++i)
      rows.push_back({area.x, area.y + (height + gap) * i, area.w, height});
    return rows;
  }

  [[nodiscard]] TextBodyIr body_of(const ClosingStep& step, const ElementIr& own,
                                   double size) const {
    TextBodyIr body = own.text;
    const double usual = largest_size_pt(body);
    body.paragraphs = step.paragraphs;
    body.columns = 1;
    const bool numbered = has_number(step);
    const double number =
        numbered ? 0 : to_pt(stack_ ? mark_.w : mark_.h) + (stack_ ? kInsetPt : kNumberSpacePt);
    if (stack_) {
      body.anchor = Anchor::Middle;
      body.insets = {emu_from_pt(kBarPt + kInsetPt + number), emu_from_pt(kStackInsetPt),
                     emu_from_pt(kInsetPt), emu_from_pt(kStackInsetPt)};
    } else {
      body.anchor = Anchor::Top;
      body.insets = {emu_from_pt(kInsetPt), emu_from_pt(kBarPt + kInsetPt + number),
                     emu_from_pt(kInsetPt), emu_from_pt(kInsetPt)};
    }
    // A right-to-left slide exchanges places, not what is within a box.
    if (mirrors(context_.text)) std::swap(body.insets.left, body.insets.right);
    const Element* source = source_of(context_, step.eid);
    const bool colored = source != nullptr && has_authored_colors(*source);
    for (std::size_t i = 0; i < body.paragraphs.size(); ++i) {
      ParagraphIr& paragraph = body.paragraphs[i];
      for (RunIr& run : paragraph.runs) run.style.size_pt += size - usual;
      paragraph.end.size_pt += size - usual;
      paragraph.style.space_before = {SpacingIr::Unit::Points, i == 0 ? 0 : kDetailPt};
      paragraph.style.space_after = {SpacingIr::Unit::Points, 0};
      if (i == 0) {
        paragraph.style.bullet = {};
        paragraph.style.margin_left = paragraph.style.margin_right = paragraph.style.indent =
            Emu(0);
      }
      if (!colored) set_color(paragraph, context_.tones.on_light);
      if (source != nullptr && !source->style.key_figures.value_or(true)) continue;
      std::optional<Color> color;
      if (!colored) color = accent_text_on(context_.text, context_.tones.light.rgb);
      emphasise_key_words(paragraph, context_.language, color);
    }
    return body;
  }

  static bool has_number(const ClosingStep& step) {
    return head_of(searchable(step.paragraphs.front())).value_or(Head{}).kind == HeadKind::Number;
  }

  [[nodiscard]] std::vector<StepCard> drawn(const std::vector<Rect>& boxes, Emu height,
                                            std::vector<TextBodyIr> bodies) const {
    std::vector<StepCard> cards;
    int item = 0;
    for (std::size_t i = 0; i < steps_.size(); ++i) {
      const ClosingStep& step = steps_[i];
      StepCard out;
      ElementIr& card = out.card;
      card = *find_element(slide_, step.eid);
      card.placeholder.reset();
      card.member.reset();
      card.template_area = {};
      card.type = ElementType::Shape;
      card.shape = "rect";
      card.box = boxes[i];
      card.box.h = height;
      if (stack_)
        card.box.y =
            boxes.front().y + (height + emu_from_pt(kCardGapPt)) * static_cast<std::int64_t>(i);
      card.text = std::move(bodies[i]);
      card.fill = {FillIr::Kind::Solid, context_.tones.light};
      card.line.fill.kind = FillIr::Kind::None;
      card.member = MembershipIr{"steps", static_cast<int>(i), 0};
      if (step.item) {
        card.source_eid = step.eid;
        card.eid = step.eid + "~" + std::to_string(++item);
        card.name += " step " + std::to_string(item);
      }
      const Rect& box = card.box;
      const Rect bar = stack_ ? Rect{box.x, box.y, emu_from_pt(kBarPt), box.h}
                              : Rect{box.x, box.y, box.w, emu_from_pt(kBarPt)};
      add(card, cover_piece(slide_, "Step bar", bar, {context_.tones.accent_on_dark}), out.over);
      if (!leaves_.empty())
        put_leaf(i, out);
      else if (!has_number(step))
        add(card, number(card, i), out.over);
      cards.push_back(std::move(out));
    }
    return cards;
  }

  [[nodiscard]] ElementIr number(const ElementIr& card, std::size_t index) const {
    const double text_pt = to_pt(mark_.h) * kNumberTextShare;
    ElementIr piece = cover_piece(slide_, "Step number", mark_box(card.box),
                                  {context_.tones.dark, 1, "ellipse"});
    piece.type = ElementType::Shape;
    piece.full_bleed = false;
    piece.text = label_of(card.text.paragraphs.front(), std::to_string(index + 1), text_pt,
                          context_.tones.on_dark, Align::Center);
    piece.min_font_pt = text_pt;
    return piece;
  }

  [[nodiscard]] Rect mark_box(const Rect& box) const {
    return stack_ ? Rect{box.x + emu_from_pt(kBarPt + kInsetPt), box.y + (box.h - mark_.h) / 2,
                         mark_.w, mark_.h}
                  : Rect{box.x + emu_from_pt(kInsetPt), box.y + emu_from_pt(kBarPt + kInsetPt),
                         mark_.w, mark_.h};
  }

  // The date is read before the other words: the card behind both is a shape without text.
  void put_leaf(std::size_t index, StepCard& out) const {
    ElementIr& card = out.card;
    ElementIr ground = cover_piece(slide_, card.name + " card", card.box, {context_.tones.light});
    ground.full_bleed = false;
    ground.eid = card.eid + "~card";
    add(card, std::move(ground), out.before);
    out.before.back().z = card.z - 1;
    const Rect leaf = mark_box(card.box);
    std::vector<std::string> ids{card.eid + "~card"};  // of the pieces, which cover one another
    for (ElementIr& piece : place_leaf(context_, leaves_[index], leaf)) {
      piece.eid = card.eid + "~leaf" + std::to_string(ids.size() + 1);
      piece.name = card.name + " " + piece.name;
      piece.priority = card.priority;
      piece.pointer = card.pointer;
      add(card, std::move(piece), out.before);
      for (const std::string& id : ids) out.before.back().belongs_to.push_back(id);
      ids.push_back(out.before.back().eid);
      out.over.front().belongs_to.push_back(out.before.back().eid);
    }
    card.fill.kind = FillIr::Kind::None;
    for (const std::string& id : ids) card.belongs_to.push_back(id);
    Rect text = card.box;
    Emu& inset = mirrors(context_.text) ? card.text.insets.right : card.text.insets.left;
    if (stack_) {
      const Emu by = leaf.right() - text.x;
      text.x += by;
      text.w -= by;
      inset -= by;
    } else {
      const Emu by = leaf.bottom() - text.y;
      text.y += by;
      text.h -= by;
      card.text.insets.top -= by;
    }
    card.box = text;
  }

  static void add(const ElementIr& card, ElementIr piece, std::vector<ElementIr>& where) {
    piece.z = card.z + 1;
    piece.belongs_to = {card.eid};
    piece.source_eid = card.source_eid.empty() ? card.eid : card.source_eid;
    where.push_back(std::move(piece));
  }

  const ListContext& context_;
  const SlideIr& slide_;
  std::vector<ClosingStep> steps_;
  bool stack_;
  Size mark_;                         // of a number or a leaf
  std::vector<CalendarLeaf> leaves_;  // of each card; empty: the cards have numbers
};

}  // namespace

std::optional<std::vector<StepCard>> step_cards(const ListContext& context, const SlideIr& slide,
                                                const std::vector<ClosingStep>& steps,
                                                const Rect& area, StepOrder order) {
  return StepCards(context, slide, steps, order).in(area);
}

}  // namespace deckle::layout
