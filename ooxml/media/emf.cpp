// EMF ([MS-EMF]): EMR_HEADER, then records up to EMR_EOF.

#include <cmath>

#include "ooxml/media/bytes.h"
#include "ooxml/media/picture_header.h"
#include "ooxml/messages/tr.h"

namespace deckle::ooxml {

namespace {

constexpr std::uint32_t kEof = 14;
constexpr std::uint64_t kHeader = 88, kRecord = 8;
constexpr double kPxPerHundredthMm = 96 / 2540.0;  // Frame is in hundredths of a millimetre

}  // namespace

Result<PictureHeader> read_emf(std::string_view bytes) {
  const Bytes in(bytes, Bytes::Order::Little);
  const auto cut_off = [] { return fail(ErrorCode::Malformed, tr("is an EMF that is cut off")); };
  if (!in.has(0, kHeader) || in.u32(48) > in.size()) return cut_off();
  for (std::uint64_t at = 0;;) {
    if (!in.has(at, kRecord)) return cut_off();
    const std::uint64_t length = in.u32(at + 4);
    if (length < kRecord || length % 4 != 0)
      return fail(ErrorCode::Malformed, tr("is an EMF that is damaged"));
    if (!in.has(at, length)) return cut_off();
    if (in.u32(at) == kEof) break;
    at += length;
  }
  PictureHeader header;
  header.format = PictureFormat::Emf;
  header.width = (static_cast<double>(in.i32(32)) - in.i32(24)) * kPxPerHundredthMm;
  header.height = (static_cast<double>(in.i32(36)) - in.i32(28)) * kPxPerHundredthMm;
  if (header.width <= 0 || header.height <= 0) {
    // Bounds, in device pixels: some producers leave the frame empty.
    header.width = static_cast<double>(in.i32(16)) - in.i32(8) + 1;
    header.height = static_cast<double>(in.i32(20)) - in.i32(12) + 1;
  }
  if (header.width <= 0 || header.height <= 0)
    return fail(ErrorCode::Malformed, tr("is an EMF without a size"));
  return header;
}

}  // namespace deckle::ooxml
