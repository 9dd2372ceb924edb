// WMF ([MS-WMF]), with or without the placeable header, which has its size.

#include <cmath>
#include <cstdlib>

#include "ooxml/media/bytes.h"
#include "ooxml/media/picture_header.h"
#include "ooxml/messages/tr.h"

namespace deckle::ooxml {

namespace {

constexpr std::uint32_t kPlaceable = 0x9AC6CDD7;
constexpr std::uint64_t kPlaceableHeader = 22, kHeader = 18, kRecord = 6;
constexpr int kEof = 0, kSetWindowExt = 0x020C;
// A plain metafile has its proportions, not its size: the long side is then half a 16:9 page.
constexpr double kPlainPx = 640;

}  // namespace

Result<PictureHeader> read_wmf(std::string_view bytes) {
  const Bytes in(bytes, Bytes::Order::Little);
  const auto cut_off = [] { return fail(ErrorCode::Malformed, tr("is a WMF that is cut off")); };
  const bool placeable = in.u32(0) == kPlaceable;
  std::uint64_t at = placeable ? kPlaceableHeader : 0;
  if (!in.has(at, kHeader)) return cut_off();
  if (in.u16(at + 2) != 9) return fail(ErrorCode::Malformed, tr("is a WMF that is damaged"));
  at += kHeader;
  int window_w = 0, window_h = 0;
  for (;;) {
    if (!in.has(at, kRecord)) return cut_off();
    const std::uint64_t length = std::uint64_t{in.u32(at)} * 2;  // counted in words
    const int function = in.u16(at + 4);
    if (length < kRecord) return fail(ErrorCode::Malformed, tr("is a WMF that is damaged"));
    if (!in.has(at, length)) return cut_off();
    if (function == kEof) break;
    if (function == kSetWindowExt && window_w == 0 && length >= 10) {
      window_h = std::abs(int{in.i16(at + 6)});
      window_w = std::abs(int{in.i16(at + 8)});
    }
    at += length;
  }
  PictureHeader header;
  header.format = PictureFormat::Wmf;
  const int units = placeable ? in.u16(14) : 0;  // to the inch
  if (units > 0) {
    header.width = std::abs(int{in.i16(10)} - int{in.i16(6)}) * 96.0 / units;
    header.height = std::abs(int{in.i16(12)} - int{in.i16(8)}) * 96.0 / units;
  }
  if (header.width <= 0 || header.height <= 0) {
    const double longer = std::max(window_w, window_h);
    if (window_w == 0 || window_h == 0)
      return fail(ErrorCode::Malformed, tr("is a WMF without a size"));
    header.width = window_w / longer * kPlainPx;
    header.height = window_h / longer * kPlainPx;
  }
  return header;
}

}  // namespace deckle::ooxml
