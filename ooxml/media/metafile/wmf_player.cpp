#include "ooxml/media/metafile/wmf_player.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <utility>

#include "ooxml/media/metafile/canvas.h"
#include "ooxml/media/metafile/emf_player.h"
#include "ooxml/media/metafile/enhanced_comment.h"
#include "ooxml/media/metafile/record.h"
#include "ooxml/media/metafile/wmf_bitmap.h"
#include "ooxml/media/metafile/wmf_fields.h"
#include "ooxml/media/metafile/wmf_header.h"
#include "ooxml/media/metafile/wmf_objects.h"
#include "ooxml/media/metafile/wmf_records.h"
#include "ooxml/media/metafile/wmf_text.h"

namespace deckle::ooxml::metafile {

namespace {

class WmfPlayer {
 public:
  explicit WmfPlayer(std::string_view bytes)
      : in_(bytes, Bytes::Order::Little), header_(read_wmf_header(in_)) {}

  MetafileSvg play() {
    Point window;
    EnhancedComment comment;
    each_record([&](WmfRecord type) {
      if (type == WmfRecord::SetWindowExt && window.x == 0) window = wmf_point(record_, 6);
      if (type == WmfRecord::Escape) comment.add(record_);
    });
    if (canvas_.is_refused()) return canvas_.take();
    const std::string emf = comment.take();
    if (is_emf(emf)) {
      MetafileSvg drawn = play_emf(emf);
      if (!drawn.svg.empty()) return drawn;
    }
    begin(window);
    each_record([this](WmfRecord type) { draw(type); });
    return canvas_.take();
  }

 private:
  template <typename Function>
  void each_record(Function function) {
    for (std::uint64_t at = header_.start + kWmfHeader; !canvas_.is_refused();) {
      const std::uint64_t size = std::uint64_t{in_.u32(at)} * 2;  // counted in words
      if (size < kWmfRecord || !in_.has(at, size)) return canvas_.refuse_damaged();
      record_ = Record(in_.part(at, size));
      const auto type = static_cast<WmfRecord>(record_.u16(4));
      if (type == WmfRecord::Eof) return;
      function(type);
      at += size;
    }
  }

  // A reader maps the window of a metafile to the place where it is shown: here to its own size in
  // px, within what SVG readers take, so that the finest line is about as wide as in one of theirs.
  void begin(Point window) {
    constexpr double kShortest = 16, kLongest = 4096;
    const Point size = wmf_size(header_, window);
    const double longer = std::max(size.x, size.y);
    if (longer <= 0) return canvas_.refuse("has no size");
    const double scale = std::clamp(longer, kShortest, kLongest) / longer;
    canvas_.set_frame({0, 0}, {size.x * scale, size.y * scale});
    State& state = canvas_.state;
    state.scaled = true;
    state.window_origin = header_.corner;
    state.window_extent = header_.units > 0 ? header_.size : window;
  }

  // ---- shapes -----------------------------------------------------------------------------------

  // False: the points are not all there.
  bool add_line(std::string& path, std::uint64_t from, std::uint64_t count, bool closed) {
    if (from + count * 4 > record_.size()) {
      canvas_.refuse_damaged();
      return false;
    }
    const Matrix m = canvas_.to_device();
    for (std::uint64_t i = 0; i < count; ++i)
      path += step(i == 0 ? 'M' : 'L', m.of(record_.point16(from + i * 4)));
    if (closed && count > 0) path += 'Z';
    return true;
  }

  void poly(bool closed) {
    std::string path;
    if (add_line(path, 8, record_.u16(6), closed)) canvas_.draw(path, {closed, true});
  }

  void poly_polygon() {
    const std::uint64_t polygons = record_.u16(6);
    std::uint64_t from = 8 + polygons * 2;
    std::string path;
    for (std::uint64_t i = 0; i < polygons; ++i) {
      const std::uint64_t count = record_.u16(8 + i * 2);
      if (!add_line(path, from, count, true) || !canvas_.has_room(path.size())) return;
      from += count * 4;
    }
    canvas_.draw(path, {true, true});
  }

  void line_to() {
    const Matrix m = canvas_.to_device();
    State& state = canvas_.state;
    if (!state.has_position) return canvas_.refuse(kTextNotDrawn);
    const Point from = std::exchange(state.position, wmf_point(record_, 6));
    canvas_.draw(step('M', m.of(from)) + step('L', m.of(state.position)), {false, true});
  }

  void draw_arc(Arc kind) {
    canvas_.draw(arc(canvas_.to_device(), wmf_box(record_, 14), wmf_point(record_, 10),
                     wmf_point(record_, 6), kind),
                 {kind != Arc::Open, true});
  }

  void set_pixel() {
    const Point at = canvas_.to_device().of(wmf_point(record_, 10));
    canvas_.fill(rectangle({}, {at.x, at.y, at.x + 1, at.y + 1}), objects_.color(record_.u32(6)));
  }

  void fill_region(std::uint16_t place, const Brush* brush) {
    const Region* region = objects_.region(place);
    if (region == nullptr || brush == nullptr)
      return canvas_.refuse("uses an object that it does not have");
    std::string path;
    for (const Span& span : *region) {
      path += rectangle(canvas_.to_device(), {double(span.left), double(span.top),
                                              double(span.right), double(span.bottom)});
      if (!canvas_.has_room(path.size())) return;
    }
    const Brush before = canvas_.state.brush;
    canvas_.state.brush = *brush;
    canvas_.draw(path, {true, false});
    canvas_.state.brush = before;
  }

  // ---- clips ------------------------------------------------------------------------------------

  // What is outside of a rectangle and still on the page.
  void exclude() {
    const Matrix m = canvas_.to_device();
    canvas_.clip(canvas_.frame_path() + rectangle(m, wmf_box(record_, 6)), false,
                 Canvas::Clip::Within);
  }

  // Of no region, which takes the place 0, is no clip. Regions are in units of the device on which
  // the metafile was recorded.
  void select_clip() {
    const std::uint16_t place = record_.u16(6);
    if (place != 0 || objects_.region(place) != nullptr) return canvas_.refuse(kClipsByRegion);
    canvas_.unclip();
  }

  // ---- state ------------------------------------------------------------------------------------

  void scale_window() {
    Point& extent = canvas_.state.window_extent;
    const double y_denominator = record_.i16(6), y_numerator = record_.i16(8),
                 x_denominator = record_.i16(10), x_numerator = record_.i16(12);
    if (x_denominator == 0 || y_denominator == 0) return canvas_.refuse_damaged();
    extent = {extent.x * x_numerator / x_denominator, extent.y * y_numerator / y_denominator};
  }

  void set_map_mode() {
    const std::uint16_t mode = record_.u16(6);
    // In pixels of a device that is not known.
    if (mode == kMapText) return canvas_.refuse("is drawn in pixels of the screen it was made for");
    canvas_.set_map_mode(mode);
  }

  void restore() {
    const std::int64_t which = record_.i16(6);
    canvas_.restore(which < 0 ? -which : static_cast<std::int64_t>(canvas_.saved()) - which + 1);
  }

  void draw(WmfRecord type) {
    if (draws_shape(type) || sets_state(type) || makes_object(type) || has_no_effect(type)) return;
    switch (type) {
      case WmfRecord::TextOut:
      case WmfRecord::ExtTextOut:
        return play_text(type, record_, canvas_);
      case WmfRecord::IntersectClipRect:
        return canvas_.clip(rectangle(canvas_.to_device(), wmf_box(record_, 6)), true,
                            Canvas::Clip::Within);
      case WmfRecord::ExcludeClipRect:
        return exclude();
      case WmfRecord::SelectClipRegion:
        return select_clip();
      case WmfRecord::PatBlt:
      case WmfRecord::BitBlt:
      case WmfRecord::StretchBlt:
      case WmfRecord::DibBitBlt:
      case WmfRecord::DibStretchBlt:
      case WmfRecord::StretchDib:
        return play_bitmap(type, record_, canvas_);
      default:
        canvas_.refuse(fmt::format("has records of the type {:#06x}, which are not drawn",
                                   static_cast<unsigned>(type)));
    }
  }

  bool draws_shape(WmfRecord type) {
    const Matrix m = canvas_.to_device();
    switch (type) {
      case WmfRecord::Polygon:
        poly(true);
        return true;
      case WmfRecord::Polyline:
        poly(false);
        return true;
      case WmfRecord::PolyPolygon:
        poly_polygon();
        return true;
      case WmfRecord::MoveTo:
        canvas_.state.position = wmf_point(record_, 6);
        canvas_.state.has_position = true;
        return true;
      case WmfRecord::LineTo:
        line_to();
        return true;
      case WmfRecord::Rectangle:
        canvas_.draw(rectangle(m, wmf_box(record_, 6)), {true, true});
        return true;
      case WmfRecord::RoundRect:
        canvas_.draw(rounded(m, wmf_box(record_, 10), record_.i16(8), record_.i16(6)),
                     {true, true});
        return true;
      case WmfRecord::Ellipse:
        canvas_.draw(ellipse(m, wmf_box(record_, 6)), {true, true});
        return true;
      case WmfRecord::Arc:
        draw_arc(Arc::Open);
        return true;
      case WmfRecord::Chord:
        draw_arc(Arc::Chord);
        return true;
      case WmfRecord::Pie:
        draw_arc(Arc::Pie);
        return true;
      case WmfRecord::SetPixel:
        set_pixel();
        return true;
      case WmfRecord::FillRegion:
        fill_region(record_.u16(6), objects_.brush(record_.u16(8)));
        return true;
      case WmfRecord::PaintRegion:
        fill_region(record_.u16(6), &canvas_.state.brush);
        return true;
      default:
        return false;
    }
  }

  bool sets_state(WmfRecord type) {
    State& state = canvas_.state;
    switch (type) {
      case WmfRecord::SetMapMode:
        set_map_mode();
        return true;
      case WmfRecord::SetWindowOrg:
        state.window_origin = wmf_point(record_, 6);
        return true;
      case WmfRecord::SetWindowExt:
        state.window_extent = wmf_point(record_, 6);
        return true;
      case WmfRecord::OffsetWindowOrg:
        state.window_origin.x += record_.i16(8);
        state.window_origin.y += record_.i16(6);
        return true;
      case WmfRecord::ScaleWindowExt:
        scale_window();
        return true;
      case WmfRecord::SetPolyFillMode:
        state.winding = record_.u16(6) == 2;
        return true;
      case WmfRecord::SetRop2:
        state.mixes_colors = record_.u16(6) != kCopyPen;
        return true;
      case WmfRecord::SetTextAlign:
        state.align = record_.u16(6);
        return true;
      case WmfRecord::SetTextColor:
        state.text_rgb = objects_.color(record_.u32(6));
        return true;
      case WmfRecord::SetBkColor:
        state.ground_rgb = objects_.color(record_.u32(6));
        return true;
      case WmfRecord::SetBkMode:
        state.opaque = record_.u16(6) == 2;
        return true;
      case WmfRecord::SaveDc:
        canvas_.save();
        return true;
      case WmfRecord::RestoreDc:
        restore();
        return true;
      case WmfRecord::SetLayout:
        if (record_.u16(6) != 0) canvas_.refuse("is mirrored, which is not drawn");
        return true;
      default:
        return false;
    }
  }

  bool makes_object(WmfRecord type) {
    switch (type) {
      case WmfRecord::CreatePenIndirect:
        objects_.create_pen(record_);
        return true;
      case WmfRecord::CreateBrushIndirect:
        objects_.create_brush(record_);
        return true;
      case WmfRecord::CreatePatternBrush:
      case WmfRecord::DibCreatePatternBrush:
        objects_.create_pattern();
        return true;
      case WmfRecord::CreateFontIndirect:
        objects_.create_font(record_);
        return true;
      case WmfRecord::CreateRegion:
        objects_.create_region(record_);
        return true;
      case WmfRecord::CreatePalette:
        objects_.create_palette();
        return true;
      case WmfRecord::SelectObject:
        objects_.select(record_);
        return true;
      case WmfRecord::DeleteObject:
        objects_.forget(record_);
        return true;
      default:
        return false;
    }
  }

  // Palettes are of screens with few colours; the widths of letters and spaces are the typeface's
  // own here; other escapes are for printers.
  static bool has_no_effect(WmfRecord type) {
    switch (type) {
      case WmfRecord::AnimatePalette:
      case WmfRecord::Escape:
      case WmfRecord::RealizePalette:
      case WmfRecord::ResizePalette:
      case WmfRecord::SelectPalette:
      case WmfRecord::SetMapperFlags:
      case WmfRecord::SetPaletteEntries:
      case WmfRecord::SetRelabs:
      case WmfRecord::SetStretchBltMode:
      case WmfRecord::SetTextCharExtra:
      case WmfRecord::SetTextJustification:
        return true;
      default:
        return false;
    }
  }

  const Bytes in_;
  const WmfHeader header_;
  Record record_{{}};
  Canvas canvas_{"WMF"};
  WmfObjects objects_{canvas_};
};

}  // namespace

MetafileSvg play_wmf(std::string_view bytes) { return WmfPlayer(bytes).play(); }

}  // namespace deckle::ooxml::metafile
