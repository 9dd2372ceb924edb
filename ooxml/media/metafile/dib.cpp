#include "ooxml/media/metafile/dib.h"

#include <cstddef>
#include <cstdint>

#include "ooxml/media/bytes.h"

namespace deckle::ooxml::metafile {

namespace {

// Ours, as many as a picture of 400 MB has; where pixels are packed their bytes bound nothing.
constexpr std::int64_t kMostPixels = 100'000'000;
constexpr std::uint32_t kCoreHeader = 12, kInfoHeader = 40, kLargestHeader = 124;
// Compression ([MS-WMF] 2.1.1.7).
constexpr std::uint32_t kPacked8 = 1, kPacked4 = 2, kMasks = 3;

// Behind the header: masks of colours, and the colours of the pixels.
std::uint64_t bytes_of_colors(const Bytes& in, std::uint32_t header, std::uint32_t depth) {
  const std::uint64_t all = depth <= 8 ? std::uint64_t{1} << depth : 0;
  if (header == kCoreHeader) return all * 3;
  const std::uint64_t named = in.u32(32);
  const std::uint64_t masks = header == kInfoHeader && in.u32(16) == kMasks ? 12 : 0;
  return masks + (named == 0 ? all : named) * 4;
}

}  // namespace

std::optional<Dib> read_dib(std::string_view bytes) {
  const Bytes in(bytes, Bytes::Order::Little);
  const std::uint32_t header = in.u32(0);
  const bool core = header == kCoreHeader;
  if (!core && (header < kInfoHeader || header > kLargestHeader)) return std::nullopt;
  const std::int64_t width = core ? in.u16(4) : in.i32(4), height = core ? in.u16(6) : in.i32(8);
  const std::uint32_t depth = in.u16(core ? 10 : 14), compression = core ? 0 : in.u32(16);
  const std::int64_t lines = height < 0 ? -height : height;
  const bool packed =
      (compression == kPacked8 && depth == 8) || (compression == kPacked4 && depth == 4);
  const bool plain = compression == 0 || (compression == kMasks && (depth == 16 || depth == 32));
  const bool known =
      depth == 1 || depth == 4 || depth == 8 || depth == 16 || depth == 24 || depth == 32;
  if (width <= 0 || lines == 0 || width > kMostPixels / lines || !known || (!packed && !plain))
    return std::nullopt;
  const std::uint64_t head = header + bytes_of_colors(in, header, depth);
  if (head >= bytes.size()) return std::nullopt;
  const std::uint64_t line = (static_cast<std::uint64_t>(width) * depth + 31) / 32 * 4;
  const std::uint64_t needed = packed ? 1 : line * static_cast<std::uint64_t>(lines);
  if (!in.has(head, needed)) return std::nullopt;
  return Dib{in.part(0, head), in.part(head, bytes.size() - head), static_cast<int>(width),
             static_cast<int>(lines), height < 0};
}

std::string bmp_file(std::string_view header, std::string_view pixels) {
  constexpr std::size_t kFileHeader = 14;
  std::string out = "BM";
  const auto put = [&out](std::size_t value) {
    for (int i = 0; i < 4; ++i) out += static_cast<char>((value >> (8 * i)) & 0xFFU);
  };
  put(kFileHeader + header.size() + pixels.size());
  put(0);
  put(kFileHeader + header.size());
  out += header;
  out += pixels;
  return out;
}

}  // namespace deckle::ooxml::metafile
