#pragma once
// What a picture's own bytes say of it: format, size, and whether all of it is there.
//
// Recognized by the bytes, never by a name. Headers and the chain of blocks are read, pixels never:
// a picture is refused before anything would be decoded. Every function is total over hostile
// bytes, linear in their number, and allocates next to nothing.

#include <cstdint>
#include <string_view>

#include "slidespec/core/result.h"
#include "slidespec/ir/picture_ir.h"

namespace deckle::ooxml {

// docs/limits.md.
inline constexpr std::uint64_t kMaxPixels = 100'000'000;

struct PictureHeader {
  PictureFormat format = PictureFormat::Png;
  double width = 0, height = 0;  // as in PictureIr; 0 for SVG, whose size is known once it is drawn
  int orientation = 1;           // EXIF, 1–8
};

// Malformed: of no kind that a deck can hold, damaged, or cut off. Limit: more than kMaxPixels. The
// message completes "the picture …" for people: "is cut off in the middle of a chunk".
[[nodiscard]] Result<PictureHeader> read_picture_header(std::string_view bytes);

// One file each; `bytes` begin with the format's signature.
[[nodiscard]] Result<PictureHeader> read_png(std::string_view bytes);
[[nodiscard]] Result<PictureHeader> read_jpeg(std::string_view bytes);
[[nodiscard]] Result<PictureHeader> read_gif(std::string_view bytes);
[[nodiscard]] Result<PictureHeader> read_bmp(std::string_view bytes);
[[nodiscard]] Result<PictureHeader> read_tiff(std::string_view bytes);
[[nodiscard]] Result<PictureHeader> read_emf(std::string_view bytes);
[[nodiscard]] Result<PictureHeader> read_wmf(std::string_view bytes);

// The size of a raster picture checked against zero and kMaxPixels.
[[nodiscard]] Result<PictureHeader> sized(PictureFormat format, std::uint64_t width,
                                          std::uint64_t height);

}  // namespace deckle::ooxml
