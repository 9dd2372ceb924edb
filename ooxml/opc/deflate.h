#pragma once
// Bytes deflated (RFC 1951) for a ZIP archive, through libdeflate. The same bytes give the same
// result, on any thread.

#include <cstdint>
#include <string>
#include <string_view>

namespace deckle::ooxml {

struct Packed {
  std::string bytes;
  std::uint32_t crc = 0;  // of the bytes before, as ZIP has it
};

// Low: for data that are probably compressed, which is looked at; None: in the blocks of the format that hold
// bytes as they are. The levels are in ooxml/analysis/package.md.
enum class Effort { Low, Usual, None };

[[nodiscard]] Packed pack(std::string_view bytes, Effort effort);

}  // namespace deckle::ooxml
