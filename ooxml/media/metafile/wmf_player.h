#pragma once
// Reads the records of a WMF ([MS-WMF]) onto a canvas. Internal to metafile/.

#include <string_view>

#include "ooxml/media/metafile/metafile_svg.h"

namespace deckle::ooxml::metafile {

// An EMF in its comments is drawn instead, where it is whole and can be.
[[nodiscard]] MetafileSvg play_wmf(std::string_view bytes);

}  // namespace deckle::ooxml::metafile
