#pragma once
// What pens and fonts have in common in all metafiles. Internal to metafile/.

#include <cstdint>

#include "ooxml/media/metafile/metafile_state.h"

namespace deckle::ooxml::metafile {

// Dashes, ends and joins of a PenStyle; false: it is not drawn.
[[nodiscard]] bool read_style(std::uint32_t style, Pen& pen);

// Of the Height of a font: that of its letters' em, logical.
[[nodiscard]] double em_of(double height);

}  // namespace deckle::ooxml::metafile
