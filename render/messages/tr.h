#pragma once
// The messages of this room: tr("…") forms one in English and Korean (slidespec/i18n/translator.h).

#include "slidespec/i18n/translator.h"

namespace deckle::render {

// The table in korean.cpp.
[[nodiscard]] const Catalogue& korean_messages();

inline constexpr Translator tr{korean_messages};

}  // namespace deckle::render
