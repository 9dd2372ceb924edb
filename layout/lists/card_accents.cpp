#include "layout/lists/card_accents.h"

#include <string_view>
#include <variant>

#include "layout/lists/list_drawing.h"
#include "layout/text/contrast.h"

namespace deckle::layout {
namespace {

constexpr double kTint = 0.1;  // ours, of the accent in the background

bool is_accent(std::string_view fill) {
  constexpr std::string_view kAccent = "accent";
  return fill.size() == kAccent.size() + 1 && fill.starts_with(kAccent) && fill.back() >= '1' &&
         fill.back() <= '6';
}

bool is_tinted_card(const Element& element) {
  const auto* shape = std::get_if<ShapeContent>(&element.content);
  return shape != nullptr && (shape->shape == "rect" || shape->shape == "roundRect") &&
         shape->fill && is_accent(*shape->fill) && !shape->line && !element.style.fill &&
         !element.box && shape->text.text.find('\n') != std::string::npos &&
         !has_authored_colors(element);
}

}  // namespace

std::map<std::string, Color> card_accents(const TextContext& context, const Slide& slide) {
  std::map<std::string, Color> accents;
  if (!context.t.path.empty()) return accents;
  for (const Element& element : slide.elements) {
    if (!is_tinted_card(element)) continue;
    const std::string& fill = *std::get<ShapeContent>(element.content).fill;
    accents.emplace(element.element_id, templates::resolve_color(context.layout, fill));
  }
  return accents;
}

CardTones card_tones(const TextContext& context, const Tones& tones, const Color* accent,
                     bool bad) {
  const Color first = templates::resolve_color(context.layout, "accent1");
  if (!bad && (accent == nullptr || accent->rgb == first.rgb)) return {tones.light, tones.accent};
  const Color wanted = bad ? tones.warning : *accent;
  // The forms of other cards have the theme's light colour, which their outline or rule goes with.
  using templates::CardForm;
  const auto* theme = context.t.theme.get();
  const bool tinted =
      theme == nullptr || theme->cards == CardForm::Bar || theme->cards == CardForm::Plain;
  const Color fill = tinted
                         ? Color{{}, mixed_color(context.layout.background_rgb, wanted.rgb, kTint)}
                         : tones.light;
  return {fill, legible_on(wanted, fill.rgb, text_contrast(context))};
}

}  // namespace deckle::layout
