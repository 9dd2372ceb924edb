#pragma once
// The other work of deckle-svg: the pixels of a picture, by gdk-pixbuf. Linked into that program
// only.

#include <string>

#include "ooxml/media/helper/pixels_answer.h"

namespace deckle::ooxml {

// The first image of a PNG, JPEG, GIF, BMP or TIFF, or an EMF or WMF as it is drawn, with a longer
// side of at most `most_px`; or the reason of gdk-pixbuf or metafile/metafile_svg.h. May end the
// process: GLib aborts when it runs out of memory.
[[nodiscard]] PixelsAnswer decode(const std::string& picture, int most_px);

}  // namespace deckle::ooxml
