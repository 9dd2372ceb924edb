#pragma once
// Pictures of every format, as small as possible: valid headers and block sequences, without
// meaningful pixels.

#include <cstdint>
#include <string>

namespace deckle::test {

[[nodiscard]] std::string png(std::uint32_t width, std::uint32_t height);
// One chunk: length, type, data, CRC.
[[nodiscard]] std::string png_chunk(const std::string& type, const std::string& data);
// `orientation` 0 omits the EXIF block; `frame` is the SOF marker: 0xC0 baseline, 0xC2
// progressive with two scans.
[[nodiscard]] std::string jpeg(std::uint16_t width, std::uint16_t height, int orientation = 0,
                               int frame = 0xC0);
[[nodiscard]] std::string gif(std::uint16_t width, std::uint16_t height);
[[nodiscard]] std::string bmp(std::int32_t width, std::int32_t height);
[[nodiscard]] std::string tiff(std::uint32_t width, std::uint32_t height, bool big_endian);
// Size in hundredths of a millimetre.
[[nodiscard]] std::string emf(std::int32_t width, std::int32_t height);
// In units of 1/1440 in; a plain one has no placeable header.
[[nodiscard]] std::string wmf(std::int16_t width, std::int16_t height, bool placeable);
[[nodiscard]] std::string svg(const std::string& attributes, const std::string& body);

}  // namespace deckle::test
