#include "layout/slots/framed_message.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "layout/text/body_text.h"
#include "layout/text/text_build.h"
#include "measure/slide/reserve.h"

namespace deckle::layout {

namespace {

constexpr double kGapPt = 16;
// Ours, of the body: a message that is higher is a text of its own.
constexpr double kMostShare = 0.4;

bool is_content(const std::string& id) {
  return id == "one_column" || id == "two_column" || id == "chart_focus" || id == "table_focus";
}

double text_height(const Element& message, const LayoutContext& context, const ChosenSlots& chosen,
                   const Slot& slot) {
  const TextContext text{context.deck, context.t, *chosen.layout, nullptr, context.sizes};
  const std::shared_ptr<const InheritedText> own = slot_text(text, slot);
  TextBodyIr body =
      build_text(text, message, *at_deck_size(context.sizes, message, slot.role, own), slot.role);
  for (ParagraphIr& paragraph : body.paragraphs) {
    for (RunIr& run : paragraph.runs) run.style.bold = true;
  }
  const double width = to_pt(slot.box.w) - 2 * kFrameInsetPt;
  return context.engine.height(body, std::max(1.0, width * (1 - measure::kMaxReserve)));
}

void cut(Rect& box, Emu top) {
  if (box.y >= top || box.bottom() <= top) return;
  box.h = box.bottom() - top;
  box.y = top;
}

}  // namespace

bool frames_messages(const templates::Template& t) {
  return t.theme != nullptr && t.theme->message == templates::MessageForm::Frame;
}

bool is_message(const Element& element) {
  return element.role == "key_takeaway" && element.kind == ElementKind::Text && !element.box;
}

void frame_message(const Slide& slide, const LayoutContext& context, ChosenSlots& chosen) {
  if (!frames_messages(context.t) || chosen.layout == nullptr || !is_content(chosen.id)) return;
  const Rect& body = chosen.frame.body;
  const auto beside = std::find_if(chosen.slots.begin(), chosen.slots.end(), [](const Slot& slot) {
    return slot.role == SlotRole::KeyTakeaway;
  });
  if (beside != chosen.slots.end()) {
    chosen.slots.erase(beside);
    for (Slot& slot : chosen.slots) {
      if (slot.role == SlotRole::Chart) slot.box = body;
    }
  }
  const auto message = std::find_if(slide.elements.begin(), slide.elements.end(), is_message);
  if (message == slide.elements.end()) return;
  Slot frame{SlotRole::KeyTakeaway, body};
  frame.framed = true;
  const double height = text_height(*message, context, chosen, frame) + 2 * kFramePaddingPt;
  if (height > kMostShare * to_pt(body.h)) return;
  frame.box.h = emu_from_pt(std::ceil(height / kGridPt) * kGridPt);
  const Emu top = frame.box.bottom() + emu_from_pt(kGapPt);
  for (Slot& slot : chosen.slots) {
    if (slot.role != SlotRole::Title && !slot.full_bleed) cut(slot.box, top);
  }
  const auto title = std::find_if(chosen.slots.begin(), chosen.slots.end(),
                                  [](const Slot& slot) { return slot.role == SlotRole::Title; });
  chosen.slots.insert(title == chosen.slots.end() ? chosen.slots.begin() : title + 1,
                      std::move(frame));
  cut(chosen.frame.body, top);
}

}  // namespace deckle::layout
