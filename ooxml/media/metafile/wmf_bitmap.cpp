#include "ooxml/media/metafile/wmf_bitmap.h"

#include <cstdint>
#include <optional>

#include "ooxml/media/metafile/dib.h"
#include "ooxml/media/metafile/wmf_fields.h"

namespace deckle::ooxml::metafile {

namespace {

// Places of fields.
struct Fields {
  std::uint64_t source_corner = 0, source_size = 0, corner = 0, size = 0, bitmap = 0;
};

constexpr Fields kPatBlt{.corner = 14, .size = 10};
constexpr Fields kBitBlt{10, 14, 18, 14, 22}, kBitBltAlone{.corner = 20, .size = 16};
constexpr Fields kStretchBlt{14, 10, 22, 18, 26}, kStretchBltAlone{.corner = 24, .size = 20};
constexpr Fields kStretchDib{16, 12, 24, 20, 28};

enum class Origin { Top, FirstLine };  // of the source's corner in the bitmap

void copy(const Record& record, const Fields& fields, Origin origin, Canvas& canvas) {
  const std::optional<Dib> dib =
      read_dib(record.part(fields.bitmap, record.size() - fields.bitmap));
  if (!dib) return canvas.refuse("has a bitmap that is damaged or of a kind that is not drawn");
  const Point from = wmf_point(record, fields.source_corner),
              size = wmf_point(record, fields.source_size);
  Box part{from.x, from.y, from.x + size.x, from.y + size.y};
  if (origin == Origin::FirstLine && !dib->top_down) {
    part.bottom = dib->height - from.y;
    part.top = part.bottom - size.y;
  }
  const bool within = part.left >= 0 && part.top >= 0 && part.right <= dib->width &&
                      part.bottom <= dib->height && size.x > 0 && size.y > 0;
  if (!within) return canvas.refuse(kPartOfBitmap);
  canvas.bitmap(*dib, part, wmf_point(record, fields.corner), wmf_point(record, fields.size));
}

void play(const Record& record, const Fields& fields, Origin origin, Canvas& canvas) {
  const std::uint32_t operation = record.u32(6);
  if (operation == kSrcCopy && fields.bitmap != 0) return copy(record, fields, origin, canvas);
  canvas.blit(wmf_point(record, fields.corner), wmf_point(record, fields.size), operation);
}

// A record without a bitmap has a reserved word in its place, and only then this size
// ([MS-WMF] 2.3.1.1).
bool has_bitmap(const Record& record) {
  return record.size() != 2 * ((record.u16(4) >> 8U) + std::uint64_t{3});
}

}  // namespace

void play_bitmap(WmfRecord type, const Record& record, Canvas& canvas) {
  switch (type) {
    case WmfRecord::PatBlt:
      return play(record, kPatBlt, Origin::Top, canvas);
    case WmfRecord::BitBlt:
    case WmfRecord::StretchBlt:
      if (has_bitmap(record)) return canvas.refuse("has a bitmap of another device");
      return play(record, type == WmfRecord::BitBlt ? kBitBltAlone : kStretchBltAlone, Origin::Top,
                  canvas);
    case WmfRecord::DibBitBlt:
      return play(record, has_bitmap(record) ? kBitBlt : kBitBltAlone, Origin::Top, canvas);
    case WmfRecord::DibStretchBlt:
      return play(record, has_bitmap(record) ? kStretchBlt : kStretchBltAlone, Origin::Top, canvas);
    case WmfRecord::StretchDib:
      if (record.u16(10) != 0) return canvas.refuse(kPaletteColors);
      return play(record, kStretchDib, Origin::FirstLine, canvas);
    default:
      return;
  }
}

}  // namespace deckle::ooxml::metafile
