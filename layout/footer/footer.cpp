#include "layout/footer/footer.h"

#include <algorithm>
#include <cmath>

#include "layout/text/min_size.h"
#include "slidespec/ir/text_sizes.h"

namespace deckle::layout {
namespace {

// A title or closing page has no running footer; an authored footer element is always shown.
bool runs_on(SlideType type) { return type != SlideType::Title && type != SlideType::Closing; }

// PowerPoint's line of 1.2 times the size, and the descent of a last line (docs/text-layout.md, 1.1).
constexpr double kLineHeight = 1.2 * 1.01;
constexpr double kStepPt = 0.5;

// Some templates have boxes for number and date that are flatter than a line of their own text. It
// is smaller on every slide then, rather than repaired on each.
void fit_line(ElementIr& element) {
  const Insets& in = element.text.insets;
  const double available = to_pt(element.box.h - in.top - in.bottom);
  const double own = largest_size_pt(element.text);
  if (element.text.vert != VerticalText::Horz || own * kLineHeight <= available) return;
  const double fitting = std::floor(available / kLineHeight / kStepPt) * kStepPt;
  set_size(element.text, std::min(own, std::max(element.min_font_pt, fitting)));
}

}  // namespace

ElementIr from_placeholder(const TextContext& context, const templates::Placeholder& placeholder,
                           const std::string& eid, const std::string& text, RunIr::Field field) {
  ElementIr element;
  element.eid = eid;
  element.name = placeholder.name.empty() ? eid : placeholder.name;
  element.type = ElementType::Text;
  element.priority = 20;
  element.min_font_pt = 8;
  element.box = placeholder.box;
  element.placeholder = PlaceholderRef{placeholder.type, placeholder.idx, placeholder.name,
                                       placeholder.box, placeholder.text};
  const InheritedText base = placeholder.text ? *placeholder.text : InheritedText{};
  element.text.insets = base.insets;
  element.text.vert = base.vert;
  element.text.anchor = base.anchor;
  element.text.paragraphs.push_back(plain_paragraph(context, text, base));
  element.text.paragraphs.back().runs.back().field = field;
  element.min_font_pt = std::min(element.min_font_pt, largest_size_pt(element.text));
  fit_line(element);
  return element;
}

std::vector<Rect> footer_boxes(const TextContext& context, const Slide& slide,
                               const Element* authored) {
  const Deck& deck = context.deck;
  std::vector<Rect> boxes;
  const auto add = [&](const char* type, bool drawn) {
    const templates::Placeholder* found = drawn ? context.layout.find(type) : nullptr;
    if (found != nullptr && !found->box.empty()) boxes.push_back(found->box);
  };
  add("ftr", authored != nullptr || (!deck.footer.empty() && runs_on(slide.type)));
  add("dt", !deck.date.empty() && runs_on(slide.type));
  add("sldNum", deck.slide_numbers && runs_on(slide.type));
  return boxes;
}

void add_footer(const TextContext& context, const Slide& slide, const Element* authored,
                SlideIr& out) {
  const templates::Layout& layout = context.layout;
  if (const templates::Placeholder* footer = layout.find("ftr"); footer != nullptr) {
    if (authored != nullptr) {
      ElementIr element =
          from_placeholder(context, *footer, authored->element_id, "", RunIr::Field::None);
      const double usual_pt =
          std::min(effective_min_font_pt(*authored), largest_size_pt(element.text));
      element.text = build_text(context, *authored, footer->text ? *footer->text : InheritedText{},
                                SlotRole::Caption);
      element.priority = effective_priority(*authored);
      set_min_size(*authored, usual_pt, element);
      element.pointer = authored->pointer;
      out.elements.push_back(std::move(element));
    } else if (!context.deck.footer.empty() && runs_on(slide.type)) {
      out.elements.push_back(
          from_placeholder(context, *footer, "_footer", context.deck.footer, RunIr::Field::None));
    }
  }
  if (!context.deck.date.empty() && runs_on(slide.type)) {
    if (const templates::Placeholder* date = layout.find("dt"); date != nullptr) {
      out.elements.push_back(
          from_placeholder(context, *date, "_date", context.deck.date, RunIr::Field::None));
    }
  }
  if (context.deck.slide_numbers && runs_on(slide.type)) {
    if (const templates::Placeholder* number = layout.find("sldNum"); number != nullptr) {
      out.elements.push_back(from_placeholder(
          context, *number, "_number", std::to_string(out.index + 1), RunIr::Field::SlideNumber));
    }
  }
}

}  // namespace deckle::layout
