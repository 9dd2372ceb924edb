#include "slidespec/ir/measured_slide.h"

namespace deckle {

const char* to_string(FontUse::Source source) {
  switch (source) {
    case FontUse::Source::Exact:
      return "exact";
    case FontUse::Source::BuiltIn:
      return "built-in";
    case FontUse::Source::MetricCompatible:
      return "metric-compatible";
    case FontUse::Source::Fallback:
      return "fallback";
    case FontUse::Source::Missing:
      return "missing";
  }
  return "missing";
}

void add_use(std::vector<FontUse>& uses, const FontUse& use) {
  for (FontUse& known : uses) {
    if (known.requested != use.requested || known.used != use.used || known.source != use.source)
      continue;
    if (!use.family) known.family.reset();
    if (use.width_error > known.width_error) {
      known.width_error = use.width_error;
      known.sample = use.sample;
    }
    return;
  }
  uses.push_back(use);
}

Rect turned(const Rect& upright, const TextTurn& turn) {
  const Rect pivot{turn.x, turn.y, Emu(0), Emu(0)};
  return bounds_of(turned_with({upright, {}}, {pivot, {turn.rotation, false, false}}));
}

const MeasuredElement* find_element(const MeasuredSlide& slide, const std::string& eid) {
  for (const MeasuredElement& element : slide.elements) {
    if (element.eid == eid) return &element;
  }
  return nullptr;
}

Emu needed_height(const MeasuredElement& m) {
  return m.reserve > 0 ? emu_from_pt(to_pt(m.text_height) / (1 - m.reserve)) : m.text_height;
}

}  // namespace deckle
