#include "layout/text/word_break.h"

#include <string_view>

namespace deckle::layout {
namespace {

bool is_running_text(const Element& element, SlotRole role) {
  if (element.kind == ElementKind::Shape || element.kind == ElementKind::Table) return false;
  if (element.style.fill && *element.style.fill != "none") return false;  // a panel
  return role == SlotRole::Body || role == SlotRole::Left || role == SlotRole::Right;
}

bool is_korean(const TextContext& context) {
  const std::string_view language = context.deck.language;
  return language == "ko" || language.starts_with("ko-");
}

}  // namespace

WordBreak word_break_of(const TextContext& context, const Element& element, SlotRole role) {
  if (element.style.word_break) return *element.style.word_break;
  return is_korean(context) && !is_running_text(element, role) ? WordBreak::KeepAll
                                                               : WordBreak::Normal;
}

WordBreak word_break_on_panel(const TextContext& context, const Element& element) {
  if (element.style.word_break) return *element.style.word_break;
  return is_korean(context) ? WordBreak::KeepAll : WordBreak::Normal;
}

}  // namespace deckle::layout
