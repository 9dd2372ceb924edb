// WMF ([MS-WMF]), with or without the placeable header, which has its size.

#include "ooxml/media/bytes.h"
#include "ooxml/media/metafile/wmf_header.h"
#include "ooxml/media/picture_header.h"
#include "ooxml/messages/tr.h"

namespace deckle::ooxml {

namespace {

constexpr int kEof = 0, kSetWindowExt = 0x020C;

}  // namespace

Result<PictureHeader> read_wmf(std::string_view bytes) {
  const Bytes in(bytes, Bytes::Order::Little);
  const auto cut_off = [] { return fail(ErrorCode::Malformed, tr("is a WMF that is cut off")); };
  const metafile::WmfHeader wmf = metafile::read_wmf_header(in);
  std::uint64_t at = wmf.start;
  if (!in.has(at, metafile::kWmfHeader)) return cut_off();
  if (in.u16(at + 2) != 9) return fail(ErrorCode::Malformed, tr("is a WMF that is damaged"));
  at += metafile::kWmfHeader;
  metafile::Point window;
  for (;;) {
    if (!in.has(at, metafile::kWmfRecord)) return cut_off();
    const std::uint64_t length = std::uint64_t{in.u32(at)} * 2;  // counted in words
    const int function = in.u16(at + 4);
    if (length < metafile::kWmfRecord)
      return fail(ErrorCode::Malformed, tr("is a WMF that is damaged"));
    if (!in.has(at, length)) return cut_off();
    if (function == kEof) break;
    if (function == kSetWindowExt && window.x == 0 && length >= 10)
      window = {static_cast<double>(in.i16(at + 8)), static_cast<double>(in.i16(at + 6))};
    at += length;
  }
  const metafile::Point size = metafile::wmf_size(wmf, window);
  if (size.x <= 0 || size.y <= 0) return fail(ErrorCode::Malformed, tr("is a WMF without a size"));
  PictureHeader header;
  header.format = PictureFormat::Wmf;
  header.width = size.x;
  header.height = size.y;
  return header;
}

}  // namespace deckle::ooxml
