#include "layout/theme/dress_cards.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "layout/base/card_rule.h"
#include "layout/slots/framed_message.h"

namespace deckle::layout {

namespace {

using templates::CardForm;
using templates::Theme;

// The bar of accent at an edge of a card: layout/lists and layout/patterns name it so.
bool is_bar(const ElementIr& element) {
  return element.decorative && element.type == ElementType::Decoration &&
         (element.name.starts_with("bar ") || element.name.find(" bar ") != std::string::npos);
}

// Ours: what is flatter or narrower is a bar, a line or a marker.
constexpr double kLeastWidthPt = 48, kLeastHeightPt = 24;
constexpr double kOutlinePt = 0.75, kStrongOutlinePt = 1.5;
constexpr double kRulePt = 3;
constexpr double kFramePt = 1.5;

std::set<std::string> with_authored_fill(const ListContext& context) {
  std::set<std::string> ids;
  for (const Element& element : context.slide.elements) {
    if (context.card_accents.contains(element.element_id)) continue;
    const auto* shape = std::get_if<ShapeContent>(&element.content);
    if (element.style.fill || (shape != nullptr && (shape->fill || shape->line)))
      ids.insert(element.element_id);
  }
  return ids;
}

class Dressing {
 public:
  Dressing(const ListContext& context, SlideIr& slide)
      : context_(context.text),
        theme_(*context.text.t.theme),
        tones_(context.tones),
        slide_authored_(context.slide),
        authored_fill_(with_authored_fill(context)),
        slide_(slide) {}

  void run() {
    frame_message();
    if (theme_.cards != CardForm::Bar) remove_bars();
    // What is drawn with an element, and before which one it comes.
    std::vector<std::pair<std::size_t, ElementIr>> pieces;
    for (std::size_t i = 0; i < slide_.elements.size(); ++i) {
      ElementIr& element = slide_.elements[i];
      const templates::Placeholder* panel = panel_of(element);
      if (panel != nullptr && theme_.corner > 0) {
        element.fill = panel->fill;
        pieces.emplace_back(i, take_surface(element));
      }
      if (!is_surface(element)) continue;
      if (is_light(element)) set_form(i + 1, element, pieces);
      if (theme_.corner <= 0) continue;
      if (element.placeholder)
        pieces.emplace_back(i, take_surface(element));
      else
        round_off(element);
    }
    std::stable_sort(pieces.begin(), pieces.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    for (auto it = pieces.rbegin(); it != pieces.rend(); ++it)
      slide_.elements.insert(slide_.elements.begin() + static_cast<std::ptrdiff_t>(it->first),
                             std::move(it->second));
    if (theme_.corner > 0 && theme_.cards == CardForm::Bar) shorten_bars();
  }

 private:
  // The message below the title, where the theme frames it.
  void frame_message() {
    if (!frames_messages(context_.t)) return;
    for (const Element& authored : slide_authored_.elements) {
      if (!is_message(authored) || authored.style.fill) continue;
      ElementIr* message = find_element(slide_, authored.element_id);
      if (message == nullptr || message->text.empty() || message->member) continue;
      message->fill = {FillIr::Kind::Solid, tones_.light};
      message->line.fill = {FillIr::Kind::Solid, tones_.dark};
      message->line.width_pt = kFramePt;
      const Emu x = emu_from_pt(kFrameInsetPt), y = emu_from_pt(kFramePaddingPt);
      message->text.insets = {x, y, x, y};
      if (!authored.style.anchor) message->text.anchor = Anchor::Middle;
      if (authored.style.bold) continue;
      for (ParagraphIr& paragraph : message->text.paragraphs) {
        for (RunIr& run : paragraph.runs) run.style.bold = true;
      }
    }
  }

  bool is_surface(const ElementIr& element) const {
    const bool kind = element.type == ElementType::Shape || element.type == ElementType::Text ||
                      element.type == ElementType::Bullets ||
                      element.type == ElementType::Decoration;
    return kind && element.shape == "rect" && !element.pinned && !element.full_bleed &&
           !is_bar(element) && element.fill.kind == FillIr::Kind::Solid &&
           element.fill.alpha >= 1 && to_pt(element.box.w) >= kLeastWidthPt &&
           to_pt(element.box.h) >= kLeastHeightPt && element.box.x > Emu(0) &&
           element.box.y > Emu(0) && element.box.right() < slide_.size.w &&
           element.box.bottom() < slide_.size.h;
  }

  // The placeholder of the layout that fills the element, such as that of a takeaway; null: none does.
  const templates::Placeholder* panel_of(const ElementIr& element) const {
    if (!element.placeholder || element.shape != "rect" || element.full_bleed ||
        element.fill.kind != FillIr::Kind::Inherit || element.box.x <= Emu(0))
      return nullptr;
    const auto& all = context_.layout.placeholders;
    const auto found = std::find_if(all.begin(), all.end(), [&](const auto& p) {
      return p.idx == element.placeholder->idx && p.type == element.placeholder->type;
    });
    return found != all.end() && found->fill.kind == FillIr::Kind::Solid ? &*found : nullptr;
  }

  static ElementIr piece_of(const ElementIr& element, std::string_view suffix,
                            const std::string& name) {
    ElementIr piece;
    piece.eid = element.eid + std::string(suffix);
    piece.source_eid = element.source_eid.empty() ? element.eid : element.source_eid;
    piece.name = element.name + " " + name;
    piece.type = ElementType::Decoration;
    piece.decorative = true;
    piece.priority = element.priority;
    piece.pointer = element.pointer;
    piece.belongs_to = {element.eid};
    return piece;
  }

  // Fill and line of a placeholder as a rounded shape behind it: LibreOffice draws placeholders as
  // rectangles, whatever their geometry is.
  ElementIr take_surface(ElementIr& element) const {
    ElementIr out = piece_of(element, "~panel", "panel");
    out.z = element.z - 1;
    out.box = element.box;
    out.shape = element.shape;
    out.fill = std::exchange(element.fill, {FillIr::Kind::None, {}});
    out.line = std::exchange(element.line, {});
    element.line.fill.kind = FillIr::Kind::None;
    round_off(out);
    return out;
  }

  // On the light of the theme, which deckle chose.
  bool is_light(const ElementIr& element) const {
    return element.fill.color.rgb == tones_.light.rgb && !authored_fill_.contains(element.eid) &&
           (element.source_eid.empty() || !authored_fill_.contains(element.source_eid));
  }

  // A theme of more contrast than usual has lines to match.
  bool is_strong() const {
    constexpr double kUsual = 4.5;
    return theme_.contrast > kUsual;
  }

  void remove_bars() {
    std::erase_if(slide_.elements, [](const ElementIr& element) { return is_bar(element); });
  }

  void set_form(std::size_t after, ElementIr& card,
                std::vector<std::pair<std::size_t, ElementIr>>& pieces) const {
    switch (theme_.cards) {
      case CardForm::Bar:
      case CardForm::Plain:
        return;
      case CardForm::Outline:
        card.fill = {FillIr::Kind::Solid, theme_color(context_, "paper")};
        card.line.fill = {FillIr::Kind::Solid,
                          theme_color(context_, is_strong() ? "ink" : "muted")};
        card.line.width_pt = is_strong() ? kStrongOutlinePt : kOutlinePt;
        return;
      case CardForm::Rule: {
        ElementIr rule = piece_of(card, kCardRuleSuffix, "rule");
        rule.z = card.z + 1;
        rule.box = {card.box.x, card.box.y, card.box.w, emu_from_pt(kRulePt)};
        rule.fill = {FillIr::Kind::Solid, theme_color(context_, "ink")};
        rule.line.fill.kind = FillIr::Kind::None;
        pieces.emplace_back(after, std::move(rule));
        return;
      }
    }
  }

  // The text keeps its place: its insets give what the corners take.
  void round_off(ElementIr& element) const {
    // Of the shape's text area, as measure/slide/text_area.cpp has it.
    constexpr double kFromArc = 0.29289, kMostAdjust = 50000;
    const double side = to_pt(std::min(element.box.w, element.box.h));
    element.shape = "roundRect";
    element.bend =
        static_cast<int>(std::min(kMostAdjust, std::round(theme_.corner / side * 100000)));
    // Without text the insets are what is between the card and the elements on it.
    if (element.text.empty()) return;
    const Emu inset = emu_from_pt(side * *element.bend / 100000 * kFromArc);
    Insets& in = element.text.insets;
    for (Emu* edge : {&in.left, &in.top, &in.right, &in.bottom})
      *edge = std::max(Emu(0), *edge - inset);
  }

  // A bar at the edge of a rounded card ends where the corners begin.
  void shorten_bars() {
    const Emu corner = emu_from_pt(theme_.corner);
    for (ElementIr& element : slide_.elements) {
      if (!is_bar(element)) continue;
      Rect& box = element.box;
      if (box.h > box.w && box.h > corner * 3) {
        box.y += corner;
        box.h -= corner * 2;
      } else if (box.w > box.h && box.w > corner * 3) {
        box.x += corner;
        box.w -= corner * 2;
      }
    }
  }

  const TextContext& context_;
  const Theme& theme_;
  const Tones& tones_;
  const Slide& slide_authored_;
  const std::set<std::string> authored_fill_;
  SlideIr& slide_;
};

}  // namespace

void dress_cards(const ListContext& context, SlideIr& slide) {
  if (context.text.t.theme == nullptr) return;
  Dressing(context, slide).run();
}

}  // namespace deckle::layout
