#pragma once
// Builds WMF pictures ([MS-WMF]) record by record.

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace deckle::test {

// Words of 16 bits, then bytes, with one more where they are odd.
[[nodiscard]] std::string wmf_record(std::uint16_t function, const std::vector<int>& words,
                                     const std::string& bytes = {});

// With a placeable header: a window of this size from 0, 0, a unit of which is a pixel.
[[nodiscard]] std::string wmf_picture(const std::string& records, std::int16_t width = 100,
                                      std::int16_t height = 50);

// A bitmap of 24 bits to the pixel, all of one byte.
[[nodiscard]] std::string wmf_bitmap(std::int32_t width, std::int32_t height, char byte = '\x7F');

// An EMF in comments of at most `most` bytes each.
[[nodiscard]] std::vector<std::string> wmf_comments(const std::string& emf, std::size_t most);

}  // namespace deckle::test
