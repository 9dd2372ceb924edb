#include "ooxml/media/metafile/emf_player.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <string>
#include <utility>

#include "ooxml/media/metafile/canvas.h"
#include "ooxml/media/metafile/dib.h"
#include "ooxml/media/metafile/emf_objects.h"
#include "ooxml/media/metafile/emf_records.h"
#include "ooxml/media/metafile/outlines.h"
#include "ooxml/media/metafile/record.h"

namespace deckle::ooxml::metafile {

namespace {

constexpr std::uint32_t kClipAnd = 1, kClipCopy = 5;

Matrix matrix(const Record& record, std::uint64_t place) {
  return {record.real(place),      record.real(place + 4),  record.real(place + 8),
          record.real(place + 12), record.real(place + 16), record.real(place + 20)};
}

Box box(const Record& record, std::uint64_t place) {
  const Point first = record.point(place), second = record.point(place + 8);
  return {first.x, first.y, second.x, second.y};
}

class EmfPlayer {
 public:
  explicit EmfPlayer(std::string_view bytes) : in_(bytes, Bytes::Order::Little) {}

  MetafileSvg play() {
    for (std::uint64_t at = 0; !canvas_.is_refused();) {
      const std::uint32_t type = in_.u32(at);
      const std::uint64_t size = in_.u32(at + 4);
      if (size < 8 || size % 4 != 0 || !in_.has(at, size)) {
        canvas_.refuse_damaged();
        break;
      }
      if (type == kEof) break;
      record_ = Record(in_.part(at, size));
      play(type);
      at += size;
    }
    return canvas_.take();
  }

 private:
  // Into the path that is open, or at once.
  void draw(const std::string& path, Painted how) {
    if (in_path_)
      path_ += path;
    else
      canvas_.draw(path, how);
  }

  void header() {
    const double device_x = record_.u32(72), device_y = record_.u32(76), mm_x = record_.u32(80),
                 mm_y = record_.u32(84);
    const double left = record_.i32(24), top = record_.i32(28), right = record_.i32(32),
                 bottom = record_.i32(36);
    if (right > left && bottom > top && device_x > 0 && device_y > 0 && mm_x > 0 && mm_y > 0) {
      const double sx = device_x / mm_x / 100, sy = device_y / mm_y / 100;  // from 1/100 mm
      canvas_.set_frame({left * sx, top * sy}, {(right - left) * sx, (bottom - top) * sy});
    } else {
      const Point corner = record_.point(8);
      canvas_.set_frame(corner, {std::max(1.0, record_.i32(16) - corner.x + 1),
                                 std::max(1.0, record_.i32(20) - corner.y + 1)});
    }
  }

  // ---- lines ------------------------------------------------------------------------------------

  // Points of one line: bounds, count, points. `to`: it goes on from the position.
  void poly(std::uint32_t width, bool curved, bool to, bool closed) {
    const std::uint64_t count = record_.u32(24);
    if (count > (record_.size() - std::min<std::uint64_t>(record_.size(), 28)) / width)
      return canvas_.refuse_damaged();
    add_line(28, count, width, curved, to, closed);
    if (!closed && !to) draw(std::exchange(line_, {}), {false, true});
    if (to) {
      const std::string begin = in_path_ ? move_if_new() : step('M', canvas_.state.position);
      draw(begin + std::exchange(line_, {}), {false, true});
      canvas_.state.position = last_;
    }
    if (closed) draw(std::exchange(line_, {}), {true, true});
  }

  // In a path the position is its last point already, but for its first line.
  std::string move_if_new() {
    const bool fresh = path_.empty() || moved_;
    moved_ = false;
    return fresh ? step('M', canvas_.state.position) : std::string();
  }

  void add_line(std::uint64_t from, std::uint64_t count, std::uint32_t width, bool curved, bool to,
                bool closed) {
    const Matrix m = canvas_.to_device();
    for (std::uint64_t i = 0; i < count; ++i) {
      const std::uint64_t place = from + i * width;
      last_ = m.of(width == 4 ? record_.point16(place) : record_.point(place));
      const bool first = i == 0 && !to;
      const std::uint64_t n = to ? i : i - 1;  // of the points behind the first
      line_ += step(first ? 'M' : curved ? (n % 3 == 0 ? 'C' : ' ') : 'L', last_);
    }
    if (curved && (to ? count : count - 1) % 3 != 0) canvas_.refuse_damaged();
    if (closed) line_ += 'Z';
  }

  void poly_poly(std::uint32_t width, bool closed) {
    const std::uint64_t lines = record_.u32(24), points = record_.u32(28);
    const std::uint64_t from = 32 + lines * 4;
    if (lines > record_.size() / 4 || from > record_.size() ||
        points > (record_.size() - from) / width)
      return canvas_.refuse_damaged();
    std::uint64_t used = 0;
    for (std::uint64_t i = 0; i < lines; ++i) {
      const std::uint64_t count = record_.u32(32 + i * 4);
      if (count > points - used) return canvas_.refuse_damaged();
      if (count > 0) add_line(from + used * width, count, width, false, false, closed);
      used += count;
    }
    draw(std::exchange(line_, {}), {closed, true});
  }

  void line_to() {
    const Point to = canvas_.to_device().of(record_.point(8));
    const std::string begin = in_path_ ? move_if_new() : step('M', canvas_.state.position);
    draw(begin + step('L', to), {false, true});
    canvas_.state.position = to;
  }

  // Which way round a mirrored one goes depends on a mode that is not recorded.
  void draw_arc(Arc kind) {
    const Matrix m = canvas_.to_device();
    if (m.b != 0 || m.c != 0 || m.a * m.d <= 0)
      return canvas_.refuse("has an arc that is turned or mirrored, which is not drawn");
    Point from = record_.point(24), to = record_.point(32);
    if (canvas_.state.clockwise) std::swap(from, to);
    draw(arc(m, box(record_, 8), from, to, kind), {kind != Arc::Open, true});
    moved_ = true;
  }

  void paint_path(Painted how) {
    canvas_.draw(path_, how);
    path_.clear();
  }

  // ---- clips ------------------------------------------------------------------------------------

  void clip(const std::string& path, bool winding, std::uint32_t mode) {
    if (mode != kClipAnd && mode != kClipCopy)
      return canvas_.refuse(fmt::format("combines clips in the mode {}, which is not drawn", mode));
    canvas_.clip(path, winding, mode == kClipAnd ? Canvas::Clip::Within : Canvas::Clip::Instead);
  }

  // Rectangles in device units (2.2.24, 2.2.25).
  void clip_region() {
    const std::uint32_t mode = record_.u32(12);
    if (record_.u32(8) == 0) {
      if (mode != kClipCopy) return canvas_.refuse_damaged();
      canvas_.unclip();
      return;
    }
    const std::uint64_t count = record_.u32(16 + 8);
    if (count > record_.size() / 16) return canvas_.refuse_damaged();
    std::string path;
    for (std::uint64_t i = 0; i < count; ++i) path += rectangle({}, box(record_, 16 + 32 + i * 16));
    clip(path.empty() ? "M0 0" : path, true, mode);
  }

  // ---- bitmaps ----------------------------------------------------------------------------------

  void bit_blt() {
    const std::uint32_t operation = record_.u32(40);
    if (operation == kPatCopy && record_.u32(88) != 0) return canvas_.refuse_operation(operation);
    canvas_.blit(record_.point(24), record_.point(32), operation);
  }

  void stretch_bits() {
    const std::uint32_t operation = record_.u32(68);
    if (operation != kSrcCopy) return canvas_.refuse_operation(operation);
    const std::uint64_t info = record_.u32(48);
    const bool whole = record_.i32(32) == 0 && record_.i32(36) == 0 &&
                       record_.i32(40) == record_.i32(info + 4) &&
                       record_.i32(44) == std::abs(static_cast<double>(record_.i32(info + 8)));
    if (!whole) return canvas_.refuse(kPartOfBitmap);
    const std::string_view head = record_.part(info, record_.u32(52)),
                           pixels = record_.part(record_.u32(56), record_.u32(60));
    if (head.size() < 40 || pixels.empty()) return canvas_.refuse_damaged();
    canvas_.bitmap(bmp_file(head, pixels), record_.point(24), record_.point(72));
  }

  void text_out() {
    constexpr std::uint32_t kOpaque = 2, kGlyphs = 0x10, kUpdatePosition = 1;
    const std::uint32_t options = record_.u32(52);
    const State& state = canvas_.state;
    if ((options & kGlyphs) != 0 || (state.align & kUpdatePosition) != 0 || in_path_)
      return canvas_.refuse(kTextNotDrawn);
    const Box ground = box(record_, 56);
    if ((options & kOpaque) != 0 && ground.right > ground.left && ground.bottom > ground.top)
      canvas_.fill(rectangle(canvas_.to_device(), ground), state.ground_rgb);
    const std::uint64_t count = record_.u32(44);
    if (count == 0) return;
    const std::string text = emf_words(record_, record_.u32(48), std::min(count, record_.size()));
    if (text.empty()) return canvas_.refuse_damaged();
    canvas_.text(text, record_.point(36));
  }

  // ---- state ------------------------------------------------------------------------------------

  void modify_world() {
    const Matrix by = matrix(record_, 8);
    Matrix& world = canvas_.state.world;
    switch (record_.u32(32)) {
      case 1:
        world = {};
        break;
      case 2:
        world = by.then(world);
        break;
      case 3:
        world = world.then(by);
        break;
      case 4:
        world = by;
        break;
      default:
        canvas_.refuse_damaged();
    }
  }
  // An EMF+ without the older records beside it ([MS-EMFPLUS] 2.3.3.3) draws nothing else.
  void comment() {
    constexpr std::uint32_t kPlus = 0x2B464D45, kPlusHeader = 0x4001;
    if (record_.u32(12) != kPlus || (record_.u32(16) & 0xFFFFU) != kPlusHeader) return;
    if ((record_.u32(16) >> 16U & 1U) == 0)
      canvas_.refuse("has the records of EMF+ alone, which are not drawn");
  }

  void play(std::uint32_t type) {
    if (draws_line(type)) return;
    switch (type) {
      case kHeader:
        return header();
      case kSetWindowExt:
        canvas_.state.window_extent = record_.point(8);
        return;
      case kSetWindowOrg:
        canvas_.state.window_origin = record_.point(8);
        return;
      case kSetViewportExt:
        canvas_.state.viewport_extent = record_.point(8);
        canvas_.state.has_viewport = true;
        return;
      case kSetViewportOrg:
        canvas_.state.viewport_origin = record_.point(8);
        return;
      case kSetMapMode:
        return canvas_.set_map_mode(record_.u32(8));
      case kSetPolyFillMode:
        canvas_.state.winding = record_.u32(8) == 2;
        return;
      case kSetArcDirection:
        canvas_.state.clockwise = record_.u32(8) == 2;
        return;
      case kSetRop2:
        canvas_.state.mixes_colors = record_.u32(8) != kCopyPen;
        return;
      case kSetTextAlign:
        canvas_.state.align = record_.u32(8);
        return;
      case kSetTextColor:
        canvas_.state.text_rgb = record_.u32(8);
        return;
      case kSetBkColor:
        canvas_.state.ground_rgb = record_.u32(8);
        return;
      case kIntersectClipRect:
        return clip(rectangle(canvas_.to_device(), box(record_, 8)), true, kClipAnd);
      case kSaveDc:
        return canvas_.save();
      case kRestoreDc:
        return canvas_.restore(-std::int64_t{record_.i32(8)});
      case kSetWorldTransform:
        canvas_.state.world = matrix(record_, 8);
        return;
      case kModifyWorldTransform:
        return modify_world();
      case kSelectObject:
        return objects_.select(record_);
      case kCreatePen:
        return objects_.create_pen(record_);
      case kCreateBrush:
        return objects_.create_brush(record_);
      case kDeleteObject:
        objects_.forget(record_.u32(8));
        return;
      case kBeginPath:
        path_.clear();
        in_path_ = moved_ = true;
        return;
      case kEndPath:
        in_path_ = false;
        return;
      case kAbortPath:
        path_.clear();
        in_path_ = false;
        return;
      case kCloseFigure:
        if (!path_.empty()) path_ += 'Z';
        moved_ = true;
        return;
      case kFillPath:
        return paint_path({true, false});
      case kStrokeAndFillPath:
        return paint_path({true, true});
      case kStrokePath:
        return paint_path({false, true});
      case kSelectClipPath:
        return clip(std::exchange(path_, {}), canvas_.state.winding, record_.u32(8));
      case kComment:
        return comment();
      case kExtSelectClipRgn:
        return clip_region();
      case kBitBlt:
        return bit_blt();
      case kStretchDiBits:
        return stretch_bits();
      case kExtCreateFont:
        return objects_.create_font(record_);
      case kExtTextOut:
        return text_out();
      case kExtCreatePen:
        return objects_.extended_pen(record_);
      case kSetLayout:
        if (record_.u32(8) != 0) canvas_.refuse("is mirrored, which is not drawn");
        return;
      default:
        if (std::find(std::begin(kEmfWithoutEffect), std::end(kEmfWithoutEffect), type) ==
            std::end(kEmfWithoutEffect))
          canvas_.refuse(fmt::format("has records of the type {}, which are not drawn", type));
    }
  }

  // Lines and shapes; false for other records.
  bool draws_line(std::uint32_t type) {
    switch (type) {
      case kPolyBezier:
      case kPolyBezier16:
        poly(type == kPolyBezier ? 8 : 4, true, false, false);
        return true;
      case kPolygon:
      case kPolygon16:
        poly(type == kPolygon ? 8 : 4, false, false, true);
        return true;
      case kPolyline:
      case kPolyline16:
        poly(type == kPolyline ? 8 : 4, false, false, false);
        return true;
      case kPolyBezierTo:
      case kPolyBezierTo16:
        poly(type == kPolyBezierTo ? 8 : 4, true, true, false);
        return true;
      case kPolylineTo:
      case kPolylineTo16:
        poly(type == kPolylineTo ? 8 : 4, false, true, false);
        return true;
      case kPolyPolyline:
      case kPolyPolyline16:
        poly_poly(type == kPolyPolyline ? 8 : 4, false);
        return true;
      case kPolyPolygon:
      case kPolyPolygon16:
        poly_poly(type == kPolyPolygon ? 8 : 4, true);
        return true;
      case kMoveTo:
        canvas_.state.position = canvas_.to_device().of(record_.point(8));
        moved_ = true;
        return true;
      case kLineTo:
        line_to();
        return true;
      case kEllipse:
        draw(ellipse(canvas_.to_device(), box(record_, 8)), {true, true});
        return true;
      case kArc:
        draw_arc(Arc::Open);
        return true;
      case kChord:
        draw_arc(Arc::Chord);
        return true;
      case kPie:
        draw_arc(Arc::Pie);
        return true;
      case kRectangle:
        draw(rectangle(canvas_.to_device(), box(record_, 8)), {true, true});
        return true;
      case kRoundRect:
        draw(rounded(canvas_.to_device(), box(record_, 8), record_.i32(24), record_.i32(28)),
             {true, true});
        return true;
      default:
        return false;
    }
  }

  const Bytes in_;
  Record record_{{}};
  Canvas canvas_{"EMF"};
  EmfObjects objects_{canvas_};
  std::string path_, line_;  // of a path, and of the record
  Point last_;               // device
  bool in_path_ = false, moved_ = false;
};

}  // namespace

bool is_emf(std::string_view bytes) {
  const Bytes in(bytes, Bytes::Order::Little);
  return in.has(0, 88) && in.u32(0) == 1 && in.is(40, " EMF");
}

MetafileSvg play_emf(std::string_view bytes) { return EmfPlayer(bytes).play(); }

}  // namespace deckle::ooxml::metafile
