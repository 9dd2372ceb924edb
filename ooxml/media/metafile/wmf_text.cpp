#include "ooxml/media/metafile/wmf_text.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "ooxml/media/metafile/text_encoding.h"
#include "ooxml/media/metafile/wmf_fields.h"

namespace deckle::ooxml::metafile {

namespace {

// `width`: what the letters take, logical; 0: the record does not say.
void write(std::string_view bytes, Point at, double width, Canvas& canvas) {
  constexpr std::uint32_t kUpdatePosition = 1, kWhite = 0xFFFFFF;
  State& state = canvas.state;
  if (bytes.empty()) return;
  if ((state.align & kUpdatePosition) != 0) {
    if (!state.has_position) return canvas.refuse(kTextNotDrawn);
    at = state.position;
    state.has_position = false;  // it is behind letters whose widths are not known
  }
  const std::optional<std::string> words = utf8_of(bytes, state.font.charset);
  if (!words) return canvas.refuse(kTextNotDrawn);
  if (state.opaque && width > 0)
    canvas.text_ground(at, width);
  else if (state.opaque && state.ground_rgb != kWhite)
    return canvas.refuse("has text on a ground whose width is not known");
  canvas.text(*words, at);
}

void text_out(const Record& record, Canvas& canvas) {
  const std::uint64_t count = record.u16(6), after = 8 + count + count % 2;
  if (after + 4 > record.size()) return canvas.refuse_damaged();
  write(record.part(8, count), wmf_point(record, after), 0, canvas);
}

void extended_text_out(const Record& record, Canvas& canvas) {
  constexpr std::uint16_t kOpaque = 2, kClipped = 4, kGlyphs = 0x10;
  const std::uint16_t options = record.u16(12);
  if ((options & kGlyphs) != 0) return canvas.refuse(kTextNotDrawn);
  const bool has_box = (options & (kOpaque | kClipped)) != 0;
  const std::uint64_t begin = has_box ? 22 : 14, count = record.u16(10),
                      widths = begin + count + count % 2;
  if (begin + count > record.size()) return canvas.refuse_damaged();
  const Point first = record.point16(14), second = record.point16(18);
  if ((options & kOpaque) != 0 && second.x > first.x && second.y > first.y)
    canvas.fill(rectangle(canvas.to_device(), {first.x, first.y, second.x, second.y}),
                canvas.state.ground_rgb);
  double width = 0;
  if (widths + count * 2 <= record.size()) {
    for (std::uint64_t i = 0; i < count; ++i) width += record.i16(widths + i * 2);
  }
  write(record.part(begin, count), wmf_point(record, 6), width, canvas);
}

}  // namespace

void play_text(WmfRecord type, const Record& record, Canvas& canvas) {
  return type == WmfRecord::TextOut ? text_out(record, canvas) : extended_text_out(record, canvas);
}

}  // namespace deckle::ooxml::metafile
