#pragma once
// Reads the records of an EMF ([MS-EMF]) onto a canvas. Internal to metafile/.

#include <string_view>

#include "ooxml/media/metafile/metafile_svg.h"

namespace deckle::ooxml::metafile {

[[nodiscard]] bool is_emf(std::string_view bytes);
[[nodiscard]] MetafileSvg play_emf(std::string_view bytes);

}  // namespace deckle::ooxml::metafile
