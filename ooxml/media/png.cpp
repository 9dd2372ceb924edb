// PNG (ISO/IEC 15948): signature, then chunks of length, type, data and CRC, from IHDR to IEND.

#include <libdeflate.h>

#include <cstdint>

#include "ooxml/media/bytes.h"
#include "ooxml/media/picture_header.h"
#include "ooxml/messages/tr.h"
#include "slidespec/core/cancellation.h"

namespace deckle::ooxml {

namespace {

constexpr std::uint64_t kSignature = 8;
constexpr std::uint64_t kFrame = 12;  // length, type, CRC

// CRC-32 as in ISO/IEC 15948, annex D; zip's is the same.
std::uint32_t crc(std::string_view bytes) {
  return libdeflate_crc32(0, bytes.data(), bytes.size());
}

// Which bit depths a colour type may have (table 11.1).
bool is_depth(int color_type, int depth) {
  switch (color_type) {
    case 0:
      return depth == 1 || depth == 2 || depth == 4 || depth == 8 || depth == 16;
    case 3:
      return depth == 1 || depth == 2 || depth == 4 || depth == 8;
    case 2:
    case 4:
    case 6:
      return depth == 8 || depth == 16;
    default:
      return false;
  }
}

}  // namespace

Result<PictureHeader> read_png(std::string_view bytes) {
  const Bytes in(bytes, Bytes::Order::Big);
  if (in.u32(kSignature) != 13 || !in.is(kSignature + 4, "IHDR") || !in.has(kSignature, 25))
    return fail(ErrorCode::Malformed, tr("is a PNG without a header"));
  const int color_type = in.u8(25);
  if (!is_depth(color_type, in.u8(24)) || in.u8(26) != 0 || in.u8(27) != 0 || in.u8(28) > 1)
    return fail(ErrorCode::Malformed, tr("is a PNG with a damaged header"));
  bool palette = false, data = false;
  for (std::uint64_t at = kSignature;;) {
    check_cancelled();
    if (!in.has(at, kFrame)) return fail(ErrorCode::Malformed, tr("is a PNG that is cut off"));
    const std::uint64_t length = in.u32(at);
    if (!in.has(at, kFrame + length))
      return fail(ErrorCode::Malformed, tr("is a PNG that is cut off"));
    if (crc(in.part(at + 4, length + 4)) != in.u32(at + 8 + length))
      return fail(ErrorCode::Malformed, tr("is a damaged PNG: its checksums do not match"));
    palette = palette || in.is(at + 4, "PLTE");
    data = data || in.is(at + 4, "IDAT");
    const bool end = in.is(at + 4, "IEND");
    at += kFrame + length;
    if (end) break;
  }
  if (!data || (color_type == 3 && !palette))
    return fail(ErrorCode::Malformed, tr("is a PNG without pixel data"));
  return sized(PictureFormat::Png, in.u32(16), in.u32(20));
}

}  // namespace deckle::ooxml
