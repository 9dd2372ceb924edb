#pragma once
// The format that deckle-svg writes on its standard output: one answer, then it ends.
//
//   "DKSVG01\n"   8 bytes; the digits count the forms of this answer there have been
//   status        8 bytes: 0 drawn, 1 not drawn
//   width, height 8 bytes each: natural size in px, IEEE 754; 0 where the SVG was not understood
//   size          8 bytes: bytes that follow
//   the PNG, or the reason as text
//
// Numbers in the machine's byte order: both programs are of one build on one machine.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace deckle::ooxml {

// A PNG of kMaxDrawnPx has at most 16 MB.
inline constexpr std::size_t kMaxSvgAnswer = std::size_t{64} << 20;
inline constexpr std::size_t kMaxSvgReason = 2000;  // bytes

struct SvgAnswer {
  bool drawn = false;
  double width = 0, height = 0;
  std::string content;  // the PNG, or the reason
};

[[nodiscard]] std::string write_answer(const SvgAnswer& answer);

// Nullopt unless the bytes are one complete answer: for another mark, sizes that contradict one
// another or exceed the limits, a picture that is not a PNG or larger than ever requested.
[[nodiscard]] std::optional<SvgAnswer> read_answer(std::string_view bytes);

}  // namespace deckle::ooxml
