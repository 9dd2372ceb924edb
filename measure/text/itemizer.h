#pragma once
// Splits a paragraph's text into clusters, each with the face that draws it: by slot, by fallback,
// and for marks that either of two faces may draw.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "measure/fonts/face.h"
#include "measure/fonts/font_catalog.h"
#include "measure/text/break_rules.h"
#include "measure/text/profile.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::measure {

inline constexpr const char* kDefaultLatin = "Calibri";  // the theme face of a deck that names none

struct ItemCluster {
  BreakCluster text;
  std::uint32_t run = 0;
  bool simple = true;           // is_simple(): no shaping beyond pair kerning
  const Face* face = nullptr;   // never null
  // Stands for a family that is not there, which would have the character; the vertical metrics are
  // those of its other characters. PowerPoint only: other targets draw with `face`.
  const Face* absent = nullptr;
  const Face* other = nullptr;  // a second face that may draw it; the wider of the two is used
};

struct Items {
  std::string text;  // the runs joined, in capitals where they are shown so
  std::vector<ItemCluster> clusters;
  std::vector<FontUse> uses;  // in order of first use
  bool simple = true;         // is_simple() of every character: none is written from the right
};

// Replaces what `items` has. Reuse one object for many paragraphs: it keeps its memory.
void itemize(const ParagraphIr& paragraph, const Profile& profile, const FontCatalog& fonts,
             Items& items);

}  // namespace deckle::measure
