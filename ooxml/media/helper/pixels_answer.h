#pragma once
// The format that deckle-svg --decode writes on its standard output: one answer, then it ends.
//
//   "DKPIX01\n"   8 bytes; the digits count the forms of this answer there have been
//   status        8 bytes: 0 decoded, 1 not decoded
//   width, height 8 bytes each: in pixels; 0 where it is not decoded
//   size          8 bytes: bytes that follow
//   red, green, blue and opacity of each pixel, row by row; or the reason as text
//
// Numbers in the machine's byte order: both programs are of one build on one machine.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace deckle::ooxml {

// The longer side of a decoded picture. Ours: on a page of 13.3 inches a pixel is 3 pt, a quarter
// of the smallest letter.
inline constexpr int kDecodedPx = 320;

inline constexpr std::string_view kDecodeOption = "--decode";
// With a number: the longer side of the answer, for drawing; kDecodedPx without it.
inline constexpr std::string_view kMaxSideOption = "--max-side=";

struct PixelsAnswer {
  bool decoded = false;
  std::uint64_t width = 0, height = 0;
  std::string content;  // the pixels, or the reason
};

[[nodiscard]] std::string write_pixels(const PixelsAnswer& answer);

// Nullopt unless the bytes are one complete answer: for another mark, or sizes that contradict one
// another or exceed `most_px`.
[[nodiscard]] std::optional<PixelsAnswer> read_pixels(std::string_view bytes,
                                                      int most_px = kDecodedPx);

}  // namespace deckle::ooxml
