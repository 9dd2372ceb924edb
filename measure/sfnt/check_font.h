#pragma once
// The check of a font file that came from a folder, before any library sees its bytes.
//
// HarfBuzz checks every access itself; this is a second reader, which knows only what a sound font
// looks like. It looks at the tables that measuring reads: directories, head, hhea, maxp, hmtx,
// OS/2, name, cmap, loca, glyf, CFF, CFF2, GDEF, GSUB, GPOS, kern, kerx, morx. Offsets and lengths
// have to be within their table, arrays as long as their counts say, glyphs not made of themselves,
// and what HarfBuzz goes through for each text (lookups, their subtables, subtables of kerning) has
// bounds. Left to HarfBuzz: the inside of subtables of lookups, which it checks as a whole, with
// bounds on nesting and on the work for a text; and the programs in CFF outlines, which it runs
// only to place a mark, and whose depth and length it bounds. Nothing else reads the bytes: not
// FreeType, not Graphite2.
//
// Time is in proportion to the file: tables that faces of a collection share are checked once, and
// tables that overlap in another way are refused.

#include <string_view>
#include <vector>

#include "measure/sfnt/directory.h"
#include "slidespec/core/result.h"

namespace deckle::measure::sfnt {

// The faces. Malformed: what is wrong; the message completes "the font file …".
[[nodiscard]] Result<std::vector<FaceTables>> check_font(std::string_view file);

}  // namespace deckle::measure::sfnt
