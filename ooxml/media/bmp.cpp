// BMP (Microsoft, "Bitmap Storage"): file header, BITMAPCOREHEADER or BITMAPINFOHEADER and its
// successors, pixels.

#include <cstdlib>

#include "ooxml/media/bytes.h"
#include "ooxml/media/picture_header.h"
#include "ooxml/messages/tr.h"

namespace deckle::ooxml {

namespace {

constexpr std::uint32_t kRgb = 0, kBitFields = 3, kAlphaBitFields = 6;

}  // namespace

Result<PictureHeader> read_bmp(std::string_view bytes) {
  const Bytes in(bytes, Bytes::Order::Little);
  const auto damaged = [] {
    return fail(ErrorCode::Malformed, tr("is a BMP with a damaged header"));
  };
  const std::uint64_t pixels = in.u32(10);
  const std::uint32_t header = in.u32(14);
  if (!in.has(14, header)) return fail(ErrorCode::Malformed, tr("is a BMP that is cut off"));
  const bool core = header == 12;
  if (!core && header < 40) return damaged();
  const std::int64_t width = core ? in.u16(18) : in.i32(18);
  // Rows run upward, or downward where the height is negative.
  const std::int64_t height = core ? in.u16(20) : std::llabs(std::int64_t{in.i32(22)});
  const std::uint64_t depth = core ? in.u16(24) : in.u16(28);
  const std::uint32_t compression = core ? kRgb : in.u32(30);
  if (width < 0 || (core ? in.u16(22) : in.u16(26)) != 1) return damaged();
  if (depth != 1 && depth != 4 && depth != 8 && depth != 16 && depth != 24 && depth != 32)
    return damaged();
  if (compression > kBitFields && compression != kAlphaBitFields) return damaged();
  auto result = sized(PictureFormat::Bmp, static_cast<std::uint64_t>(width),
                      static_cast<std::uint64_t>(height));
  if (!result) return result;
  const bool packed = compression == 1 || compression == 2;
  const std::uint64_t row = (static_cast<std::uint64_t>(width) * depth + 31) / 32 * 4;
  const std::uint64_t pixel_bytes = packed ? in.u32(34) : row * static_cast<std::uint64_t>(height);
  if (pixels < 14 + header || (packed && pixel_bytes == 0)) return damaged();
  if (!in.has(pixels, pixel_bytes))
    return fail(ErrorCode::Malformed, tr("is a BMP that is cut off"));
  return result;
}

}  // namespace deckle::ooxml
