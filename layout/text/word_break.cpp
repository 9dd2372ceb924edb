#include "layout/text/word_break.h"

#include <string_view>

namespace deckle::layout {
namespace {

bool is_running_text(const Element& element, SlotRole role) {
  if (element.kind == ElementKind::Shape || element.kind == ElementKind::Table) return false;
  if (element.style.fill && *element.style.fill != "none") return false;  // a panel
  return role == SlotRole::Body || role == SlotRole::Left || role == SlotRole::Right;
}

bool is_language(const TextContext& context, std::string_view code) {
  const std::string_view language = context.deck.language;
  return language.starts_with(code) &&
         (language.size() == code.size() || language[code.size()] == '-');
}

bool keeps_words(const TextContext& context) {
  return is_language(context, "ko") || is_language(context, "ja");
}

}  // namespace

WordBreak word_break_of(const TextContext& context, const Element& element, SlotRole role) {
  if (element.style.word_break) return *element.style.word_break;
  // Chinese lines end anywhere, but a title is read at a glance.
  const bool title = role == SlotRole::Title || role == SlotRole::Subtitle;
  const bool keeps =
      keeps_words(context) ? !is_running_text(element, role) : title && is_language(context, "zh");
  return keeps ? WordBreak::KeepAll : WordBreak::Normal;
}

WordBreak word_break_on_panel(const TextContext& context, const Element& element) {
  if (element.style.word_break) return *element.style.word_break;
  return keeps_words(context) ? WordBreak::KeepAll : WordBreak::Normal;
}

}  // namespace deckle::layout
