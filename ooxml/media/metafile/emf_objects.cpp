#include "ooxml/media/metafile/emf_objects.h"

#include <cmath>
#include <utility>

#include "ooxml/media/metafile/objects.h"
#include "ooxml/media/metafile/text_encoding.h"

namespace deckle::ooxml::metafile {

namespace {

constexpr std::uint32_t kStock = 0x80000000;  // of the number of an object
constexpr std::size_t kMostObjects = 65'536;  // handles are 16 bits ([MS-EMF] 2.2.9)
constexpr const char* kPenNotDrawn = "has a pen that is not drawn";

}  // namespace

std::string emf_words(const Record& record, std::uint64_t place, std::uint64_t count) {
  const std::uint64_t size = record.part(place, count * 2).size();
  std::u16string text;
  for (std::uint64_t i = 0; i < size && record.u16(place + i) != 0; i += 2)
    text += static_cast<char16_t>(record.u16(place + i));
  return utf8_of(text);
}

void EmfObjects::keep(std::uint32_t handle, Object object) {
  if (handle >= kMostObjects) return canvas_.refuse_damaged();
  objects_[handle] = std::move(object);
}

void EmfObjects::create_pen(const Record& record) {
  Pen pen;
  if (!read_style(record.u32(12), pen)) return canvas_.refuse(kPenNotDrawn);
  pen.width = std::abs(static_cast<double>(record.i32(16)));
  pen.rgb = record.u32(24);
  keep(record.u32(8), pen);
}

void EmfObjects::extended_pen(const Record& record) {
  constexpr std::uint32_t kGeometric = 0x10000, kSolid = 0, kNull = 1;
  Pen pen;
  const std::uint32_t style = record.u32(28), brush = record.u32(36);
  if (!read_style(style, pen) || brush > kNull) return canvas_.refuse(kPenNotDrawn);
  pen.none = pen.none || brush != kSolid;
  pen.width = (style & kGeometric) != 0 ? record.u32(32) : 0;
  pen.rgb = record.u32(40);
  keep(record.u32(8), pen);
}

void EmfObjects::create_brush(const Record& record) {
  constexpr std::uint32_t kNull = 1;
  const std::uint32_t style = record.u32(12);
  keep(record.u32(8), Brush{style == kNull, record.u32(16), style > kNull});
}

void EmfObjects::create_font(const Record& record) {
  Font font;
  font.height = em_of(record.i32(12));
  font.degrees = record.i32(20) / 10.0;
  font.weight = record.i32(28) == 0 ? 400 : record.i32(28);
  const std::uint32_t flags = record.u32(32);
  font.italic = (flags & 0xFFU) != 0;
  font.underline = (flags & 0xFF00U) != 0;
  font.strike = (flags & 0xFF0000U) != 0;
  font.charset = record.u8(35);
  font.family = emf_words(record, 40, 32);
  keep(record.u32(8), font);
}

void EmfObjects::select_stock(std::uint32_t number) {
  constexpr std::uint32_t kGreys[] = {0xFFFFFF, 0xC0C0C0, 0x808080, 0x404040, 0x000000};
  State& state = canvas_.state;
  if (number < 5) state.brush = {false, kGreys[number], false};
  if (number == 5) state.brush.none = true;
  if (number == 6 || number == 7) {
    state.pen = {};
    state.pen.rgb = number == 6 ? 0xFFFFFF : 0;
  }
  if (number == 8) state.pen.none = true;
  if (number >= 10 && number <= 17) state.font = {};
}

void EmfObjects::select(const Record& record) {
  const std::uint32_t handle = record.u32(8);
  if ((handle & kStock) != 0) return select_stock(handle & ~kStock);
  const auto found = objects_.find(handle);
  if (found == objects_.end()) return canvas_.refuse("uses an object that it does not have");
  if (const Pen* pen = std::get_if<Pen>(&found->second)) canvas_.state.pen = *pen;
  if (const Brush* brush = std::get_if<Brush>(&found->second)) canvas_.state.brush = *brush;
  if (const Font* font = std::get_if<Font>(&found->second)) canvas_.state.font = *font;
}

}  // namespace deckle::ooxml::metafile
