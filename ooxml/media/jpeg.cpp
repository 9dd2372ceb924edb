// JPEG (ITU-T T.81): segments from SOI to EOI; the orientation is in the EXIF block (CIPA DC-008)
// of an APP1 segment.

#include <optional>

#include "ooxml/media/bytes.h"
#include "ooxml/media/picture_header.h"
#include "ooxml/messages/tr.h"
#include "slidespec/core/cancellation.h"

namespace deckle::ooxml {

namespace {

constexpr int kSof0 = 0xC0, kSof2 = 0xC2, kDht = 0xC4, kJpg = 0xC8, kDac = 0xCC, kSof15 = 0xCF;
constexpr int kRst0 = 0xD0, kRst7 = 0xD7, kEoi = 0xD9, kSos = 0xDA, kApp1 = 0xE1, kTem = 0x01;
constexpr std::uint32_t kMaxFields = 512;  // real directories hold a few dozen
constexpr int kOrientationTag = 0x0112, kShort = 3;

// Tag 0x0112 of the first directory of a TIFF block; 1 when it is absent or invalid.
int orientation_in(std::string_view tiff) {
  if (!tiff.starts_with("II") && !tiff.starts_with("MM")) return 1;
  const Bytes in(tiff, tiff.front() == 'I' ? Bytes::Order::Little : Bytes::Order::Big);
  if (in.u16(2) != 42) return 1;
  const std::uint64_t directory = in.u32(4);
  const std::uint32_t fields = in.u16(directory);
  for (std::uint32_t i = 0; i < fields && i < kMaxFields; ++i) {
    const std::uint64_t at = directory + 2 + std::uint64_t{12} * i;
    if (!in.has(at, 12)) return 1;
    if (in.u16(at) != kOrientationTag || in.u16(at + 2) != kShort) continue;
    const int value = in.u16(at + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

bool is_frame(int marker) {
  return marker >= kSof0 && marker <= kSof15 && marker != kDht && marker != kJpg && marker != kDac;
}

}  // namespace

Result<PictureHeader> read_jpeg(std::string_view bytes) {
  const Bytes in(bytes, Bytes::Order::Big);
  const auto cut_off = [] { return fail(ErrorCode::Malformed, tr("is a JPEG that is cut off")); };
  std::optional<Result<PictureHeader>> header;
  std::optional<int> orientation;
  bool scanned = false;
  for (std::uint64_t at = 2;;) {
    if (!in.has(at, 2)) return cut_off();
    if (in.u8(at) != 0xFF) return fail(ErrorCode::Malformed, tr("is a JPEG that is damaged"));
    const int marker = in.u8(at + 1);
    if (marker == 0xFF) {  // fill byte
      ++at;
      continue;
    }
    at += 2;
    if (marker == kEoi) break;
    if (marker == kTem || (marker >= kRst0 && marker <= kRst7)) continue;
    const std::uint64_t length = in.u16(at);
    if (!in.has(at, 2) || !in.has(at, length)) return cut_off();
    if (length < 2) return fail(ErrorCode::Malformed, tr("is a JPEG that is damaged"));
    if (is_frame(marker) && !header) {
      // Baseline, extended and progressive; PowerPoint supports no others.
      if (marker > kSof2)
        return fail(ErrorCode::Malformed, tr("is a lossless or arithmetic-coded JPEG, which "
                                             "PowerPoint cannot show; save it as a baseline JPEG"));
      header = length < 8 ? fail(ErrorCode::Malformed, tr("is a JPEG that is damaged"))
                          : sized(PictureFormat::Jpeg, in.u16(at + 5), in.u16(at + 3));
    }
    if (marker == kApp1 && !orientation && in.is(at + 2, std::string_view("Exif\0\0", 6)) &&
        length >= 8)
      orientation = orientation_in(in.part(at + 8, length - 8));
    at += length;
    if (marker != kSos) continue;
    scanned = true;
    // Coded data: up to the next marker that is neither a restart nor a stuffed zero.
    for (std::uint64_t next_look = at;; ++at) {
      if (at >= next_look) {
        next_look = at + kBytesBetweenChecks;
        check_cancelled();
      }
      at = bytes.find('\xFF', at);
      if (at == std::string_view::npos || !in.has(at, 2)) return cut_off();
      const int next = in.u8(at + 1);
      if (next != 0 && next != 0xFF && (next < kRst0 || next > kRst7)) break;
    }
  }
  if (!header || !scanned) return fail(ErrorCode::Malformed, tr("is a JPEG without pixel data"));
  if (*header) (*header)->orientation = orientation.value_or(1);
  return *header;
}

}  // namespace deckle::ooxml
