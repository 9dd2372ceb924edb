#include "ooxml/media/metafile/wmf_header.h"

#include <algorithm>
#include <cmath>

namespace deckle::ooxml::metafile {

namespace {

constexpr std::uint32_t kPlaceable = 0x9AC6CDD7;
constexpr std::uint64_t kPlaceableHeader = 22;
constexpr double kPlainPx = 640, kPxPerInch = 96;

}  // namespace

// Aldus' placeable header, or a plain META_HEADER: type, its size in words, version.
bool is_wmf(const Bytes& in) {
  const bool plain = (in.u16(0) == 1 || in.u16(0) == 2) && in.u16(2) == kWmfHeader / 2 &&
                     (in.u16(4) == 0x0100 || in.u16(4) == 0x0300);
  return in.u32(0) == kPlaceable || plain;
}

WmfHeader read_wmf_header(const Bytes& in) {
  WmfHeader header;
  if (in.u32(0) != kPlaceable) return header;
  header.start = kPlaceableHeader;
  header.corner = {double(in.i16(6)), double(in.i16(8))};
  header.size = {in.i16(10) - header.corner.x, in.i16(12) - header.corner.y};
  header.units = in.u16(14);
  return header;
}

Point wmf_size(const WmfHeader& header, Point window_extent) {
  if (header.units > 0 && header.size.x != 0 && header.size.y != 0)
    return {std::abs(header.size.x) * kPxPerInch / header.units,
            std::abs(header.size.y) * kPxPerInch / header.units};
  const Point window{std::abs(window_extent.x), std::abs(window_extent.y)};
  if (window.x == 0 || window.y == 0) return {0, 0};
  const double scale = kPlainPx / std::max(window.x, window.y);
  return {window.x * scale, window.y * scale};
}

}  // namespace deckle::ooxml::metafile
