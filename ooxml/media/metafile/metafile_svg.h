#pragma once
// An EMF ([MS-EMF]) or WMF ([MS-WMF]) as SVG: lines, shapes, paths, pictures and text as the
// records have them.
//
// Half of a picture would be worse than none: a record that is not known, or a way of drawing that
// SVG does not have (raster operations, hatches, EMF+), ends the work with a reason.

#include <string>
#include <string_view>

namespace deckle::ooxml {

[[nodiscard]] bool is_metafile(std::string_view bytes);

struct MetafileSvg {
  std::string svg;     // empty: it cannot be drawn
  std::string reason;  // then why, in English
};

// Takes time in proportion to the bytes. Same input, same bytes.
[[nodiscard]] MetafileSvg metafile_svg(std::string_view bytes);

}  // namespace deckle::ooxml
