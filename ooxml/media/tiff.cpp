// TIFF 6.0: the first directory, and whether its strips or tiles are inside the file.

#include <cstdint>

#include "ooxml/media/bytes.h"
#include "ooxml/media/picture_header.h"
#include "ooxml/messages/tr.h"

namespace deckle::ooxml {

namespace {

constexpr int kWidth = 256, kLength = 257;
constexpr int kStripOffsets = 273, kStripByteCounts = 279, kTileOffsets = 324, kTileByteCounts = 325;
constexpr int kShort = 3, kLong = 4;

struct Field {
  int type = 0;
  std::uint64_t count = 0;
  std::uint64_t at = 0;  // of the first value
};

std::uint64_t bytes_of(int type) { return type == kShort ? 2 : type == kLong ? 4 : 0; }

std::uint64_t value(const Bytes& in, const Field& field, std::uint64_t i) {
  const std::uint64_t at = field.at + i * bytes_of(field.type);
  return field.type == kShort ? in.u16(at) : in.u32(at);
}

// A field of whole numbers; count 0 when it has another type or is not in the file.
Field field_at(const Bytes& in, std::uint64_t at) {
  Field field{in.u16(at + 2), in.u32(at + 4), at + 8};
  const std::uint64_t bytes = bytes_of(field.type) * field.count;
  if (bytes > 4) field.at = in.u32(at + 8);
  if (bytes == 0 || !in.has(field.at, bytes)) field.count = 0;
  return field;
}

}  // namespace

Result<PictureHeader> read_tiff(std::string_view bytes) {
  const Bytes in(bytes, bytes.front() == 'I' ? Bytes::Order::Little : Bytes::Order::Big);
  const auto cut_off = [] { return fail(ErrorCode::Malformed, tr("is a TIFF that is cut off")); };
  const std::uint64_t directory = in.u32(4);
  if (!in.has(0, 8) || !in.has(directory, 2)) return cut_off();
  const std::uint64_t fields = in.u16(directory);
  if (!in.has(directory + 2, fields * 12)) return cut_off();
  std::uint64_t width = 0, height = 0;
  Field offsets, counts;
  for (std::uint64_t i = 0; i < fields; ++i) {
    const std::uint64_t at = directory + 2 + i * 12;
    const Field field = field_at(in, at);
    switch (in.u16(at)) {
      case kWidth:
        width = field.count == 1 ? value(in, field, 0) : 0;
        break;
      case kLength:
        height = field.count == 1 ? value(in, field, 0) : 0;
        break;
      case kStripOffsets:
      case kTileOffsets:
        offsets = field;
        break;
      case kStripByteCounts:
      case kTileByteCounts:
        counts = field;
        break;
      default:
        break;
    }
  }
  if (offsets.count == 0 || offsets.count != counts.count)
    return fail(ErrorCode::Malformed, tr("is a TIFF without pixel data"));
  for (std::uint64_t i = 0; i < offsets.count; ++i) {
    if (!in.has(value(in, offsets, i), value(in, counts, i))) return cut_off();
  }
  return sized(PictureFormat::Tiff, width, height);
}

}  // namespace deckle::ooxml
