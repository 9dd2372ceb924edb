#pragma once
// What LibreOffice and others add between Latin and East Asian letters, of which PowerPoint and our
// measure know nothing: a line that is full without it is broken there.

#include <optional>
#include <string_view>

#include "slidespec/core/utf8.h"

namespace deckle::layout {

// Of the size, each time; seen in LibreOffice 7.4.
inline constexpr double kScriptSpaceEm = 0.25;

// How often `text` changes between the two, spaces left out.
[[nodiscard]] inline int script_changes(std::string_view text) {
  constexpr char32_t kFirstEastAsian = 0x2E80;  // CJK radicals
  int changes = 0;
  std::optional<bool> wide;
  for (std::size_t at = 0; at < text.size();) {
    const char32_t c = utf8::next(text, at);
    if (c == U' ') continue;
    const bool now = c >= kFirstEastAsian;
    if (wide && *wide != now) ++changes;
    wide = now;
  }
  return changes;
}

}  // namespace deckle::layout
