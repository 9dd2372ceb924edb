// GIF (CompuServe, 87a and 89a): screen, then blocks up to the trailer.

#include "ooxml/media/bytes.h"
#include "ooxml/media/picture_header.h"
#include "ooxml/messages/tr.h"

namespace deckle::ooxml {

namespace {

constexpr int kImage = 0x2C, kExtension = 0x21, kTrailer = 0x3B;

std::uint64_t table_bytes(int flags) {
  return (flags & 0x80) != 0 ? std::uint64_t{3} << ((flags & 7) + 1) : 0;
}

}  // namespace

Result<PictureHeader> read_gif(std::string_view bytes) {
  const Bytes in(bytes, Bytes::Order::Little);
  const auto cut_off = [] { return fail(ErrorCode::Malformed, tr("is a GIF that is cut off")); };
  if (!in.has(0, 13)) return cut_off();
  std::uint64_t at = 13 + table_bytes(in.u8(10));
  bool image = false;
  for (;;) {
    if (!in.has(at, 1)) return cut_off();
    const int block = in.u8(at);
    if (block == kTrailer) break;
    if (block == kImage) {
      if (!in.has(at, 11)) return cut_off();
      at += 10 + table_bytes(in.u8(at + 9)) + 1;  // descriptor, colours, code size
      image = true;
    } else if (block == kExtension) {
      at += 2;
    } else {
      return fail(ErrorCode::Malformed, tr("is a GIF that is damaged"));
    }
    for (;;) {  // sub-blocks, each with its length before it, up to an empty one
      if (!in.has(at, 1)) return cut_off();
      const std::uint64_t length = in.u8(at);
      at += 1 + length;
      if (length == 0) break;
    }
  }
  if (!image) return fail(ErrorCode::Malformed, tr("is a GIF without pixel data"));
  return sized(PictureFormat::Gif, in.u16(6), in.u16(8));
}

}  // namespace deckle::ooxml
