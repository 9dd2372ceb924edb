#include "layout/text/reading_direction.h"

#include "layout/text/language.h"

namespace deckle::layout {
namespace {

bool template_is_right_to_left(const templates::Template& t) {
  for (const templates::Layout& layout : t.layouts) {
    for (const templates::Placeholder& p : layout.placeholders) {
      const bool is_text =
          p.type == "title" || p.type == "body" || p.type.empty() || p.type == "obj";
      if (is_text && p.text && p.text->levels[0].paragraph.rtl) return true;
    }
  }
  return false;
}

}  // namespace

bool mirrors(const TextContext& context) {
  return is_right_to_left(context.deck.language) && !template_is_right_to_left(context.t);
}

}  // namespace deckle::layout
