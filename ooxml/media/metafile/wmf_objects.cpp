#include "ooxml/media/metafile/wmf_objects.h"

#include <cmath>
#include <string>
#include <utility>

#include "ooxml/media/metafile/objects.h"
#include "ooxml/media/metafile/text_encoding.h"

namespace deckle::ooxml::metafile {

namespace {

constexpr std::size_t kMostObjects = 65'536;  // their places are 16 bits

}  // namespace

void WmfObjects::keep(Object object) {
  if (!free_.empty()) {
    objects_[*free_.begin()] = std::move(object);
    free_.erase(free_.begin());
  } else if (objects_.size() < kMostObjects) {
    objects_.emplace_back(std::move(object));
  } else {
    canvas_.refuse_damaged();
  }
}

std::uint32_t WmfObjects::color(std::uint32_t value) {
  constexpr std::uint32_t kPaletteIndex = 1;
  if (value >> 24U == kPaletteIndex) canvas_.refuse(kPaletteColors);
  return value & 0xFFFFFFU;
}

void WmfObjects::create_pen(const Record& record) {
  Pen pen;
  if (!read_style(record.u16(6), pen)) return canvas_.refuse("has a pen that is not drawn");
  pen.width = std::abs(static_cast<double>(record.i16(8)));
  pen.rgb = pen.none ? 0 : color(record.u32(12));
  keep(pen);
}

void WmfObjects::create_brush(const Record& record) {
  constexpr std::uint16_t kSolid = 0, kNull = 1;
  const std::uint16_t style = record.u16(6);
  if (style != kSolid && style != kNull) return create_pattern();
  keep(Brush{style == kNull, style == kNull ? 0 : color(record.u32(8))});
}

void WmfObjects::create_pattern() { keep(Brush{false, 0, true}); }

void WmfObjects::create_palette() { keep(Palette{}); }

void WmfObjects::create_font(const Record& record) {
  constexpr std::uint64_t kName = 24, kMostName = 32;
  Font font;
  font.height = em_of(record.i16(6));
  font.degrees = record.i16(10) / 10.0;
  font.weight = record.i16(14) == 0 ? 400 : record.i16(14);
  font.italic = record.u8(16) != 0;
  font.underline = record.u8(17) != 0;
  font.strike = record.u8(18) != 0;
  font.charset = record.u8(19);
  std::string name;
  for (std::uint64_t i = kName; i < kName + kMostName && record.u8(i) != 0; ++i)
    name += static_cast<char>(record.u8(i));
  if (!name.empty()) font.family = utf8_of(name, font.charset).value_or(font.family);
  keep(font);
}

// Spans of lines ([MS-WMF] 2.2.1.5, 2.2.2.21).
void WmfObjects::create_region(const Record& record) {
  Region region;
  std::uint64_t at = 28;
  for (int scans = record.i16(16); scans > 0; --scans) {
    const std::uint64_t count = record.u16(at);
    if (count % 2 != 0 || at + 8 + count * 2 > record.size()) return canvas_.refuse_damaged();
    const std::int16_t top = record.i16(at + 2), bottom = record.i16(at + 4);
    for (std::uint64_t i = 0; i < count; i += 2)
      region.push_back({record.i16(at + 6 + i * 2), top, record.i16(at + 8 + i * 2), bottom});
    at += 8 + count * 2;
  }
  keep(std::move(region));
}

void WmfObjects::select(const Record& record) {
  const std::uint16_t place = record.u16(6);
  if (place >= objects_.size() || !objects_[place])
    return canvas_.refuse("uses an object that it does not have");
  State& state = canvas_.state;
  if (const Pen* pen = find<Pen>(place)) state.pen = *pen;
  if (const Brush* brush = find<Brush>(place)) state.brush = *brush;
  if (const Font* font = find<Font>(place)) state.font = *font;
  if (region(place) != nullptr) canvas_.refuse(kClipsByRegion);
}

void WmfObjects::forget(const Record& record) {
  const std::uint16_t place = record.u16(6);
  if (place >= objects_.size() || !objects_[place]) return;
  objects_[place].reset();
  free_.insert(place);
}

}  // namespace deckle::ooxml::metafile
