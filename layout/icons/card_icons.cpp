#include "layout/icons/card_icons.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "layout/base/frame.h"
#include "layout/base/note.h"
#include "layout/icons/icon_piece.h"
#include "layout/icons/topic_icons.h"
#include "layout/messages/tr.h"
#include "layout/text/min_size.h"
#include "layout/text/reading_direction.h"
#include "measure/slide/reserve.h"
#include "slidespec/geometry/preset_paths.h"
#include "slidespec/ir/text_sizes.h"

namespace deckle::layout {
namespace {

// All ours, set by looking: of the card's height and of its width; sides and gap in points.
constexpr double kOfHeight = 0.34, kOfWidth = 0.45, kLeastPt = 32, kMostPt = 84, kGapPt = 14;
constexpr double kAboveBlock = 0.4;  // of what icon and text leave free
constexpr double kFilled = 0.94;      // of the card's height at most
constexpr std::size_t kMostCards = 8;

bool is_card(const ElementIr& element) {
  static constexpr std::array<std::string_view, 4> kShapes = {"rect", "roundRect", "chevron",
                                                              "homePlate"};
  return element.type == ElementType::Shape && !element.text.empty() && !element.pinned &&
         element.text.vert == VerticalText::Horz && element.transform.rotation == 0 &&
         element.fill.kind == FillIr::Kind::Solid &&
         std::find(kShapes.begin(), kShapes.end(), element.shape) != kShapes.end();
}

bool has_anchor(const Slide& slide, const ElementIr& card) {
  const std::string& eid = card.source_eid.empty() ? card.eid : card.source_eid;
  return std::any_of(slide.elements.begin(), slide.elements.end(), [&eid](const Element& element) {
    return element.element_id == eid && element.style.anchor.has_value();
  });
}

std::string heading_of(const ElementIr& card) {
  std::string text;
  for (const RunIr& run : card.text.paragraphs.front().runs) text += run.text;
  return text;
}

class CardIcons {
 public:
  // `mirrored`: the places of the slide are exchanged later, the alignment of its words is not.
  CardIcons(const Slide& slide, const measure::TextEngine& engine, bool mirrored, SlideIr& ir)
      : slide_(slide), engine_(engine), mirrored_(mirrored), ir_(ir) {}

  void run() {
    std::map<std::string, std::vector<std::size_t>> groups;
    std::map<std::string, bool> plain;
    for (std::size_t i = 0; i < ir_.elements.size(); ++i) {
      const ElementIr& element = ir_.elements[i];
      if (!element.member) continue;
      const auto [all, fresh] = plain.try_emplace(element.member->group, true);
      all->second = all->second && element.member->part == 0 && is_card(element) &&
                    !has_anchor(slide_, element) && !has_pieces(element.eid) &&
                    largest_size_pt(element.text) < kLargeFigure * smallest_size_pt(element.text);
      groups[element.member->group].push_back(i);
    }
    // After the element of that index: its disc, and its icon.
    std::vector<std::pair<std::size_t, std::array<ElementIr, 2>>> pieces;
    for (const auto& [group, cards] : groups) {
      if (plain[group]) draw(cards, pieces);
    }
    std::sort(pieces.begin(), pieces.end(),
              [](const auto& a, const auto& b) { return a.first > b.first; });
    for (auto& [index, both] : pieces)
      ir_.elements.insert(ir_.elements.begin() + static_cast<std::ptrdiff_t>(index) + 1,
                          std::make_move_iterator(both.begin()),
                          std::make_move_iterator(both.end()));
  }

 private:
  // A pill or a bar that stands where the text was measured to be.
  bool has_pieces(const std::string& eid) const {
    return std::any_of(ir_.elements.begin(), ir_.elements.end(),
                       [&eid](const ElementIr& other) { return other.source_eid == eid; });
  }

  struct Space {
    Rect inner;  // of the card's shape
    Emu text;
  };

  Space space_of(const ElementIr& card) const {
    const Insets& in = card.text.insets;
    Space space{preset_text_rect(card.shape, card.box), {}};
    const double width = to_pt(space.inner.w - in.left - in.right);
    if (width <= 1) return space;
    space.text = emu_from_pt(engine_.height(card.text, width * (1 - measure::kMaxReserve)) *
                             (1 + measure::kMaxReserve));
    return space;
  }

  void draw(const std::vector<std::size_t>& cards,
            std::vector<std::pair<std::size_t, std::array<ElementIr, 2>>>& pieces) {
    if (cards.size() < 2 || cards.size() > kMostCards) return;
    std::vector<std::string> headings;
    for (const std::size_t i : cards) headings.push_back(heading_of(ir_.elements[i]));
    const std::vector<std::string_view> icons = topic_icons(headings);
    if (icons.empty()) return;
    Emu tallest, lowest = ir_.elements[cards.front()].box.h;
    Emu narrowest = ir_.elements[cards.front()].box.w;
    std::vector<Space> spaces;
    for (const std::size_t i : cards) {
      const ElementIr& card = ir_.elements[i];
      spaces.push_back(space_of(card));
      if (spaces.back().text <= Emu(0)) return;
      tallest = std::max(tallest, spaces.back().text);
      lowest = std::min(lowest, spaces.back().inner.h);
      narrowest = std::min(narrowest, spaces.back().inner.w);
    }
    const double left = kFilled * to_pt(lowest) - to_pt(tallest) - kGapPt;
    const double side = std::min(
        {kOfHeight * to_pt(lowest), kOfWidth * to_pt(narrowest), kMostPt, left});
    if (side < kLeastPt) return;
    const Emu icon = snap(emu_from_pt(side)), gap = emu_from_pt(kGapPt);
    for (std::size_t k = 0; k < cards.size(); ++k) {
      ElementIr& card = ir_.elements[cards[k]];
      const Rect& inner = spaces[k].inner;
      const Emu above =
          emu_from_pt(to_pt(inner.h - icon - gap - tallest) * kAboveBlock);
      card.text.anchor = Anchor::Top;
      card.text.insets.top = above + icon + gap;
      card.text.insets.bottom = Emu(0);
      const ParagraphIr& head = card.text.paragraphs.front();
      const Align align = head.style.align;
      Rect box{inner.x + card.text.insets.left, inner.y + above, icon, icon};
      if (align == Align::Center) box.x = inner.x + (inner.w - icon) / 2;
      const bool right = mirrored_ ? align == Align::Left : align == Align::Right;
      if (right) box.x = inner.right() - card.text.insets.right - icon;
      const Color color = head.runs.empty() ? head.end.color : head.runs.front().style.color;
      std::array<ElementIr, 2> both = icon_on_disc(icons[k], box, color, card.fill.color, card);
      both.front().eid = card.eid + "~disc";
      both.back().eid = card.eid + "~icon";
      pieces.emplace_back(cards[k], std::move(both));
    }
  }

  const Slide& slide_;
  const measure::TextEngine& engine_;
  const bool mirrored_;
  SlideIr& ir_;
};

}  // namespace

void add_card_icons(const TextContext& context, const Slide& slide,
                    const measure::TextEngine& engine, SlideIr& ir, DiagnosticSink& notes) {
  if (!context.t.path.empty()) return;
  const bool groups = std::any_of(ir.elements.begin(), ir.elements.end(), [](const ElementIr& e) {
    return e.member.has_value() && e.type == ElementType::Shape;
  });
  if (groups && may_have_icons(context, slide))
    CardIcons(slide, engine, mirrors(context), ir).run();
  // Counts that are drawn with icons have a note of their own, and other names.
  const auto chosen = std::find_if(ir.elements.begin(), ir.elements.end(), [](const ElementIr& e) {
    return is_chosen_icon(e) && e.name.find(" counted") == std::string::npos;
  });
  if (chosen == ir.elements.end()) return;
  add_note(slide, "icons-chosen", chosen->source_eid,
           tr("the headings have icons, because an icon shows what each of them names"),
           tr("set layout_hints.icons to false for none, or choose icons yourself"),
           notes);
}

}  // namespace deckle::layout
