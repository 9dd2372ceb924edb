#pragma once
// Reads a picture's header: format, size, and whether the file is complete.
//
// The format is recognized by the bytes, never by a name. Headers and the chain of blocks are read,
// never pixels: a picture is refused before anything is decoded. Every function accepts hostile
// bytes, takes linear time, and allocates almost nothing.

#include <cstdint>
#include <string_view>

#include "slidespec/core/result.h"
#include "slidespec/ir/picture_ir.h"
#include "slidespec/limits/limits.h"

namespace deckle::ooxml {

struct PictureHeader {
  PictureFormat format = PictureFormat::Png;
  double width = 0, height = 0;  // as in PictureIr; 0 for SVG, whose size is known once it is drawn
  int orientation = 1;           // EXIF, 1–8
};

// Malformed: a format that a deck cannot hold, damaged, or cut off. Limit: more pixels than
// `limits` allows. The message completes "the picture …" for people: "is cut off in the middle of a
// chunk".
[[nodiscard]] Result<PictureHeader> read_picture_header(std::string_view bytes,
                                                        const Limits& limits = {});

// One file each; `bytes` begin with the format's signature.
[[nodiscard]] Result<PictureHeader> read_png(std::string_view bytes);
[[nodiscard]] Result<PictureHeader> read_jpeg(std::string_view bytes);
[[nodiscard]] Result<PictureHeader> read_gif(std::string_view bytes);
[[nodiscard]] Result<PictureHeader> read_bmp(std::string_view bytes);
[[nodiscard]] Result<PictureHeader> read_tiff(std::string_view bytes);
[[nodiscard]] Result<PictureHeader> read_emf(std::string_view bytes);
[[nodiscard]] Result<PictureHeader> read_wmf(std::string_view bytes);

// The header of a raster picture. Malformed: a side of 0. Both sides are below 2^32.
[[nodiscard]] Result<PictureHeader> sized(PictureFormat format, std::uint64_t width,
                                          std::uint64_t height);

}  // namespace deckle::ooxml
