#pragma once
// Where a line of a paragraph may end, decided once per paragraph and independent of width.
//
// PowerPoint: its own rules for Latin and East Asian text (docs/text-layout.md, 7.8 and 3.1), ICU
// for everything else. Chrome: ICU with the tailorings of docs/text-layout.md, 3.3. LibreOffice:
// ICU.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "measure/text/profile.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::measure {

// What line breaking needs of a cluster: its first and last character and its offset.
struct BreakCluster {
  char32_t first = 0, last = 0;
  std::uint32_t begin = 0;
};

// Sets the flags of ClusterFlag in `flags`, one per cluster. `lang` is BCP 47.
void find_breaks(std::string_view text, std::span<const BreakCluster> clusters,
                 const ParagraphStyle& style, WordBreak word_break, BreakRules rules,
                 const std::string& lang, std::vector<std::uint8_t>& flags);

// Byte offsets in UTF-8 text before which ICU's line break rules allow a break, ascending, without
// 0 and the end. The untailored core, for the conformance tests.
[[nodiscard]] std::vector<std::uint32_t> icu_line_breaks(std::string_view text,
                                                         const std::string& lang);

}  // namespace deckle::measure
