#include "ooxml/media/metafile/emf_svg.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <map>
#include <utility>
#include <variant>
#include <vector>

#include "ooxml/media/bytes.h"
#include "ooxml/media/metafile/emf_paint.h"
#include "ooxml/media/metafile/emf_state.h"
#include "slidespec/core/utf8.h"

namespace deckle::ooxml {

namespace emf {
namespace {

// Names and numbers of [MS-EMF] 2.1.1.
enum Record : std::uint32_t {
  kHeader = 1,
  kPolyBezier = 2,
  kPolygon = 3,
  kPolyline = 4,
  kPolyBezierTo = 5,
  kPolylineTo = 6,
  kPolyPolyline = 7,
  kPolyPolygon = 8,
  kSetWindowExt = 9,
  kSetWindowOrg = 10,
  kSetViewportExt = 11,
  kSetViewportOrg = 12,
  kEof = 14,
  kSetMapMode = 17,
  kSetPolyFillMode = 19,
  kSetRop2 = 20,
  kSetTextAlign = 22,
  kSetTextColor = 24,
  kSetBkColor = 25,
  kMoveTo = 27,
  kIntersectClipRect = 30,
  kSaveDc = 33,
  kRestoreDc = 34,
  kSetWorldTransform = 35,
  kModifyWorldTransform = 36,
  kSelectObject = 37,
  kCreatePen = 38,
  kCreateBrush = 39,
  kDeleteObject = 40,
  kEllipse = 42,
  kRectangle = 43,
  kRoundRect = 44,
  kLineTo = 54,
  kBeginPath = 59,
  kEndPath = 60,
  kCloseFigure = 61,
  kFillPath = 62,
  kStrokeAndFillPath = 63,
  kStrokePath = 64,
  kSelectClipPath = 67,
  kAbortPath = 68,
  kComment = 70,
  kExtSelectClipRgn = 75,
  kBitBlt = 76,
  kStretchDiBits = 81,
  kExtCreateFont = 82,
  kExtTextOut = 84,
  kPolyBezier16 = 85,
  kPolygon16 = 86,
  kPolyline16 = 87,
  kPolyBezierTo16 = 88,
  kPolylineTo16 = 89,
  kPolyPolyline16 = 90,
  kPolyPolygon16 = 91,
  kExtCreatePen = 95,
  kSetLayout = 115,
};

// They draw nothing, and what they set has no effect here: brush origin, mapper flags, background
// mode, stretch mode, meta region, palettes, arc direction, miter limit, colour spaces, links.
constexpr std::uint32_t kWithoutEffect[] = {13, 16, 18, 21, 28, 48,  49,  50, 51,
                                            52, 57, 58, 98, 99, 100, 101, 120};

constexpr std::uint32_t kStock = 0x80000000;  // of the number of an object
constexpr std::uint32_t kCopyPen = 13, kSrcCopy = 0x00CC0020, kPatCopy = 0x00F00021,
                        kBlackness = 0x00000042, kWhiteness = 0x00FF0062, kNoOperation = 0x00AA0029;
constexpr std::uint32_t kMapText = 1, kMapIsotropic = 7, kMapAnisotropic = 8;
constexpr std::uint32_t kClipAnd = 1, kClipCopy = 5;
// Handles of an EMF are 16 bits (2.2.9); saved states and clips within each other: ours.
constexpr std::size_t kMostObjects = 65'536, kMostStates = 256;
constexpr int kMostClips = 64;
// Ours: a record of 24 bytes may be an element of 400, under a clip and with a dashed pen.
constexpr std::size_t kMostSvgBytes = std::size_t{32} << 20;

using Object = std::variant<Pen, Brush, Font>;

std::string rectangle(const Matrix& m, double left, double top, double right, double bottom) {
  return step('M', m.of({left, top})) + step('L', m.of({right, top})) +
         step('L', m.of({right, bottom})) + step('L', m.of({left, bottom})) + "Z";
}

// With corners of an ellipse of these diameters; of the whole size it is the ellipse.
std::string rounded(const Matrix& m, double left, double top, double right, double bottom,
                    double width, double height) {
  if (right < left) std::swap(left, right);
  if (bottom < top) std::swap(top, bottom);
  const double rx = std::min(std::abs(width), right - left) / 2,
               ry = std::min(std::abs(height), bottom - top) / 2;
  constexpr double kQuarter = 0.5522847498;  // of a circle as a Bézier curve
  const double kx = rx * (1 - kQuarter), ky = ry * (1 - kQuarter);
  const auto curve = [&m](Point a, Point b, Point c) {
    return step('C', m.of(a)) + step(' ', m.of(b)) + step(' ', m.of(c));
  };
  return step('M', m.of({left + rx, top})) + step('L', m.of({right - rx, top})) +
         curve({right - kx, top}, {right, top + ky}, {right, top + ry}) +
         step('L', m.of({right, bottom - ry})) +
         curve({right, bottom - ky}, {right - kx, bottom}, {right - rx, bottom}) +
         step('L', m.of({left + rx, bottom})) +
         curve({left + kx, bottom}, {left, bottom - ky}, {left, bottom - ry}) +
         step('L', m.of({left, top + ry})) +
         curve({left, top + ky}, {left + kx, top}, {left + rx, top}) + "Z";
}

class Player {
 public:
  explicit Player(std::string_view bytes) : bytes_(bytes), in_(bytes, Bytes::Order::Little) {}

  EmfSvg play() {
    for (std::uint64_t at = 0; reason_.empty();) {
      const std::uint32_t type = in_.u32(at);
      const std::uint64_t size = in_.u32(at + 4);
      if (size < 8 || size % 4 != 0 || !in_.has(at, size)) return {{}, "the EMF is damaged"};
      if (type == kEof) break;
      at_ = at;
      size_ = size;
      play(type);
      if (paint_.bytes() > kMostSvgBytes) refuse("the EMF draws too much");
      at += size;
    }
    if (!reason_.empty()) return {{}, reason_};
    if (paint_.is_empty()) return {{}, "the EMF draws nothing"};
    return {paint_.take(frame_.x, frame_.y, frame_size_.x, frame_size_.y), {}};
  }

 private:
  // ---- the record at hand: places are from its beginning ----------------------------------------

  [[nodiscard]] std::uint32_t u32(std::uint64_t place) const {
    return place + 4 <= size_ ? in_.u32(at_ + place) : 0;
  }
  [[nodiscard]] std::int32_t i32(std::uint64_t place) const {
    return static_cast<std::int32_t>(u32(place));
  }
  [[nodiscard]] Point point(std::uint64_t place) const {
    return {static_cast<double>(i32(place)), static_cast<double>(i32(place + 4))};
  }
  [[nodiscard]] Point point16(std::uint64_t place) const {
    if (place + 4 > size_) return {};
    return {static_cast<double>(in_.i16(at_ + place)),
            static_cast<double>(in_.i16(at_ + place + 2))};
  }
  [[nodiscard]] double real(std::uint64_t place) const {
    const std::uint32_t bits = u32(place);
    float value = 0;
    static_assert(sizeof value == sizeof bits);
    std::copy_n(reinterpret_cast<const char*>(&bits), sizeof bits, reinterpret_cast<char*>(&value));
    return std::isfinite(value) ? static_cast<double>(value) : 0;
  }
  [[nodiscard]] std::string_view part(std::uint64_t place, std::uint64_t count) const {
    return place <= size_ && count <= size_ - place ? in_.part(at_ + place, count)
                                                    : std::string_view();
  }
  void refuse(std::string reason) {
    if (reason_.empty()) reason_ = std::move(reason);
  }

  // ---- places -----------------------------------------------------------------------------------

  [[nodiscard]] Matrix page() const {
    if (!state_.scaled) {
      return {1,
              0,
              0,
              1,
              state_.viewport_origin.x - state_.window_origin.x,
              state_.viewport_origin.y - state_.window_origin.y};
    }
    // Without a viewport the window is the frame.
    const Point extent = state_.has_viewport ? state_.viewport_extent : frame_size_;
    const Point origin = state_.has_viewport ? state_.viewport_origin : frame_;
    const double sx = state_.window_extent.x == 0 ? 1 : extent.x / state_.window_extent.x,
                 sy = state_.window_extent.y == 0 ? 1 : extent.y / state_.window_extent.y;
    return {sx,
            0,
            0,
            sy,
            origin.x - state_.window_origin.x * sx,
            origin.y - state_.window_origin.y * sy};
  }
  [[nodiscard]] Matrix to_device() const { return state_.world.then(page()); }

  // ---- drawing ----------------------------------------------------------------------------------

  // Into the path that is open, or at once.
  void draw(const std::string& path, Painted how) {
    if (in_path_)
      path_ += path;
    else
      paint_.shape(path, state_, to_device(), how);
  }

  void header() {
    const double device_x = u32(72), device_y = u32(76), mm_x = u32(80), mm_y = u32(84);
    const double left = i32(24), top = i32(28), right = i32(32), bottom = i32(36);
    if (right > left && bottom > top && device_x > 0 && device_y > 0 && mm_x > 0 && mm_y > 0) {
      const double sx = device_x / mm_x / 100, sy = device_y / mm_y / 100;  // from 1/100 mm
      frame_ = {left * sx, top * sy};
      frame_size_ = {(right - left) * sx, (bottom - top) * sy};
    } else {
      frame_ = point(8);
      frame_size_ = {std::max(1.0, i32(16) - frame_.x + 1), std::max(1.0, i32(20) - frame_.y + 1)};
    }
  }

  // Points of one line: bounds, count, points. `to`: it goes on from the position.
  void poly(std::uint32_t width, bool curved, bool to, bool closed) {
    const std::uint64_t count = u32(24);
    if (count > (size_ - std::min<std::uint64_t>(size_, 28)) / width)
      return refuse("the EMF is damaged");
    add_line(28, count, width, curved, to, closed);
    if (!closed && !to) draw(std::exchange(line_, {}), {false, true});
    if (to) {
      const std::string begin = in_path_ ? move_if_new() : step('M', state_.position);
      draw(begin + std::exchange(line_, {}), {false, true});
      state_.position = last_;
    }
    if (closed) draw(std::exchange(line_, {}), {true, true});
  }

  // In a path the position is its last point already, but for its first line.
  std::string move_if_new() {
    const bool fresh = path_.empty() || moved_;
    moved_ = false;
    return fresh ? step('M', state_.position) : std::string();
  }

  void add_line(std::uint64_t from, std::uint64_t count, std::uint32_t width, bool curved, bool to,
                bool closed) {
    const Matrix m = to_device();
    for (std::uint64_t i = 0; i < count; ++i) {
      const std::uint64_t place = from + i * width;
      last_ = m.of(width == 4 ? point16(place) : point(place));
      const bool first = i == 0 && !to;
      const std::uint64_t n = to ? i : i - 1;  // of the points behind the first
      line_ += step(first ? 'M' : curved ? (n % 3 == 0 ? 'C' : ' ') : 'L', last_);
    }
    if (curved && (to ? count : count - 1) % 3 != 0) refuse("the EMF is damaged");
    if (closed) line_ += 'Z';
  }

  void poly_poly(std::uint32_t width, bool closed) {
    const std::uint64_t lines = u32(24), points = u32(28);
    const std::uint64_t from = 32 + lines * 4;
    if (lines > size_ / 4 || from > size_ || points > (size_ - from) / width)
      return refuse("the EMF is damaged");
    std::uint64_t used = 0;
    for (std::uint64_t i = 0; i < lines; ++i) {
      const std::uint64_t count = u32(32 + i * 4);
      if (count > points - used) return refuse("the EMF is damaged");
      if (count > 0) add_line(from + used * width, count, width, false, false, closed);
      used += count;
    }
    draw(std::exchange(line_, {}), {closed, true});
  }

  void line_to() {
    const Point to = to_device().of(point(8));
    const std::string begin = in_path_ ? move_if_new() : step('M', state_.position);
    draw(begin + step('L', to), {false, true});
    state_.position = to;
  }

  void paint_path(Painted how) {
    paint_.shape(path_, state_, to_device(), how);
    path_.clear();
  }

  void clip(const std::string& path, bool winding, std::uint32_t mode) {
    if (mode != kClipAnd && mode != kClipCopy)
      return refuse(fmt::format("the EMF combines clips in the mode {}, which is not drawn", mode));
    const bool within = mode == kClipAnd && state_.clip != 0;
    state_.clip_depth = within ? state_.clip_depth + 1 : 1;
    if (state_.clip_depth > kMostClips) return refuse("the EMF has too many clips within each other");
    state_.clip = paint_.add_clip(path, winding, within ? state_.clip : 0);
  }

  // Rectangles in device units (2.2.24, 2.2.25).
  void clip_region() {
    const std::uint32_t mode = u32(12);
    if (u32(8) == 0) {
      if (mode != kClipCopy) return refuse("the EMF is damaged");
      state_.clip = 0;
      return;
    }
    const std::uint64_t count = u32(16 + 8);
    if (count > size_ / 16) return refuse("the EMF is damaged");
    std::string path;
    for (std::uint64_t i = 0; i < count; ++i) {
      const std::uint64_t place = 16 + 32 + i * 16;
      path += rectangle({}, i32(place), i32(place + 4), i32(place + 8), i32(place + 12));
    }
    clip(path.empty() ? "M0 0" : path, true, mode);
  }

  // A device-independent bitmap over the rectangle; its header is at `info`, its pixels at `bits`.
  void bitmap(const Matrix& square, std::uint64_t info, std::uint64_t bits) {
    const std::string_view head = part(u32(info), u32(info + 4)),
                           pixels = part(u32(bits), u32(bits + 4));
    if (head.size() < 40 || pixels.empty()) return refuse("the EMF is damaged");
    const auto number = [](std::uint64_t value) {
      std::string out;
      for (int i = 0; i < 4; ++i) out += static_cast<char>((value >> (8 * i)) & 0xFFU);
      return out;
    };
    std::string bmp =
        "BM" + number(14 + head.size() + pixels.size()) + number(0) + number(14 + head.size());
    bmp += head;
    bmp += pixels;
    paint_.bitmap(bmp, square, state_);
  }

  [[nodiscard]] Matrix square_of(Point corner, Point size) const {
    return Matrix{size.x, 0, 0, size.y, corner.x, corner.y}.then(to_device());
  }

  void bit_blt() {
    const std::uint32_t rop = u32(40);
    const Point corner = point(24), size = point(32);
    if (rop == kNoOperation) return;
    const std::string path =
        rectangle(to_device(), corner.x, corner.y, corner.x + size.x, corner.y + size.y);
    if (u32(88) == 0 && rop == kPatCopy) {
      if (!state_.brush.none) paint_.fill(path, state_.brush.rgb, state_);
    } else if (rop == kBlackness || rop == kWhiteness) {
      paint_.fill(path, rop == kBlackness ? 0 : 0xFFFFFF, state_);
    } else {
      refuse(fmt::format("the EMF has the raster operation {:#x}, which is not drawn", rop));
    }
  }

  void stretch_bits() {
    const std::uint32_t rop = u32(68);
    if (rop != kSrcCopy)
      return refuse(fmt::format("the EMF has the raster operation {:#x}, which is not drawn", rop));
    const std::uint64_t info = u32(48);
    const bool whole = i32(32) == 0 && i32(36) == 0 && i32(40) == i32(info + 4) &&
                       i32(44) == std::abs(static_cast<double>(i32(info + 8)));
    if (!whole) return refuse("the EMF shows a part of a bitmap, which is not drawn");
    bitmap(square_of(point(24), point(72)), 48, 56);
  }

  // ---- text -------------------------------------------------------------------------------------

  [[nodiscard]] std::string words(std::uint64_t place, std::uint64_t count) const {
    const std::string_view raw = part(place, count * 2);
    const Bytes text(raw, Bytes::Order::Little);
    std::string out;
    for (std::uint64_t i = 0; i * 2 < raw.size(); ++i) {
      char32_t c = text.u16(i * 2);
      if (c == 0) break;
      const std::uint32_t low = text.u16(i * 2 + 2);
      if (c >= 0xD800 && c < 0xDC00 && low >= 0xDC00 && low < 0xE000) {
        c = 0x10000 + ((c - 0xD800) << 10U) + (low - 0xDC00);
        ++i;
      } else if ((c >= 0xD800 && c < 0xE000) || c < 0x20 || c >= 0xFFFE) {
        c = 0xFFFD;
      }
      utf8::append(out, c);
    }
    return out;
  }

  void text_out() {
    constexpr std::uint32_t kOpaque = 2, kGlyphs = 0x10, kUpdatePosition = 1;
    const std::uint32_t options = u32(52);
    if ((options & kGlyphs) != 0 || (state_.align & kUpdatePosition) != 0 || in_path_)
      return refuse("the EMF has text of a kind that is not drawn");
    if ((options & kOpaque) != 0 && i32(64) > i32(56) && i32(68) > i32(60))
      paint_.fill(rectangle(to_device(), i32(56), i32(60), i32(64), i32(68)), state_.ground_rgb,
                  state_);
    const std::uint64_t count = u32(44);
    if (count == 0) return;
    const std::string text = words(u32(48), std::min(count, size_));
    if (text.empty()) return refuse("the EMF is damaged");
    paint_.text(text, point(36), state_, to_device());
  }

  // ---- objects ----------------------------------------------------------------------------------

  void keep(Object object) {
    const std::uint32_t handle = u32(8);
    if (handle >= kMostObjects) return refuse("the EMF is damaged");
    objects_[handle] = std::move(object);
  }

  static bool read_style(std::uint32_t style, Pen& pen) {
    constexpr std::uint32_t kNull = 5, kInsideFrame = 6;
    const std::uint32_t dash = style & 0xFU;
    if (dash > kInsideFrame) return false;  // dashes of its own
    pen.none = dash == kNull;
    if (dash < kNull) pen.dash = static_cast<Dash>(dash);
    const std::uint32_t cap = style & 0xF00U, join = style & 0xF000U;
    pen.cap = cap == 0 ? "round" : cap == 0x100U ? "square" : "butt";
    pen.join = join == 0 ? "round" : join == 0x1000U ? "bevel" : "miter";
    return true;
  }

  void create_pen() {
    Pen pen;
    if (!read_style(u32(12), pen)) return refuse("the EMF has a pen that is not drawn");
    pen.width = std::abs(static_cast<double>(i32(16)));
    pen.rgb = u32(24);
    keep(pen);
  }
  void extended_pen() {
    constexpr std::uint32_t kGeometric = 0x10000, kSolid = 0, kNull = 1;
    Pen pen;
    const std::uint32_t style = u32(28), brush = u32(36);
    if (!read_style(style, pen) || brush > kNull)
      return refuse("the EMF has a pen that is not drawn");
    pen.none = pen.none || brush != kSolid;
    pen.width = (style & kGeometric) != 0 ? u32(32) : 0;
    pen.rgb = u32(40);
    keep(pen);
  }
  void create_brush() {
    constexpr std::uint32_t kNull = 1;
    const std::uint32_t style = u32(12);
    if (style > kNull) return refuse("the EMF has a hatch or pattern, which is not drawn");
    keep(Brush{style == kNull, u32(16)});
  }
  void create_font() {
    constexpr double kEmOfCell = 0.83;  // a cell height is ascent and descent: about 1.2 em
    Font font;
    const double height = i32(12);
    font.height = height < 0 ? -height : height == 0 ? 12 : height * kEmOfCell;
    font.degrees = i32(20) / 10.0;
    font.weight = i32(28) == 0 ? 400 : i32(28);
    const std::uint32_t flags = u32(32);
    font.italic = (flags & 0xFFU) != 0;
    font.underline = (flags & 0xFF00U) != 0;
    font.strike = (flags & 0xFF0000U) != 0;
    font.family = words(40, 32);
    keep(font);
  }

  void select_stock(std::uint32_t number) {
    constexpr std::uint32_t kGreys[] = {0xFFFFFF, 0xC0C0C0, 0x808080, 0x404040, 0x000000};
    if (number < 5) state_.brush = {false, kGreys[number]};
    if (number == 5) state_.brush.none = true;
    if (number == 6 || number == 7) {
      state_.pen = {};
      state_.pen.rgb = number == 6 ? 0xFFFFFF : 0;
    }
    if (number == 8) state_.pen.none = true;
    if (number >= 10 && number <= 17) state_.font = {};
  }
  void select() {
    const std::uint32_t handle = u32(8);
    if ((handle & kStock) != 0) return select_stock(handle & ~kStock);
    const auto found = objects_.find(handle);
    if (found == objects_.end()) return refuse("the EMF uses an object that it does not have");
    if (const Pen* pen = std::get_if<Pen>(&found->second)) state_.pen = *pen;
    if (const Brush* brush = std::get_if<Brush>(&found->second)) state_.brush = *brush;
    if (const Font* font = std::get_if<Font>(&found->second)) state_.font = *font;
  }

  // ---- state ------------------------------------------------------------------------------------

  void save() {
    if (saved_.size() >= kMostStates) return refuse("the EMF is damaged");
    saved_.push_back(state_);
  }
  void restore() {
    const std::int64_t which = i32(8);
    if (which >= 0 || static_cast<std::size_t>(-which) > saved_.size())
      return refuse("the EMF is damaged");
    saved_.resize(saved_.size() - static_cast<std::size_t>(-which) + 1);
    state_ = std::move(saved_.back());
    saved_.pop_back();
  }
  [[nodiscard]] Matrix matrix(std::uint64_t place) const {
    return {real(place),      real(place + 4),  real(place + 8),
            real(place + 12), real(place + 16), real(place + 20)};
  }
  void modify_world() {
    const Matrix by = matrix(8);
    switch (u32(32)) {
      case 1:
        state_.world = {};
        break;
      case 2:
        state_.world = by.then(state_.world);
        break;
      case 3:
        state_.world = state_.world.then(by);
        break;
      case 4:
        state_.world = by;
        break;
      default:
        refuse("the EMF is damaged");
    }
  }
  void map_mode() {
    const std::uint32_t mode = u32(8);
    if (mode != kMapText && mode != kMapIsotropic && mode != kMapAnisotropic)
      return refuse(fmt::format("the EMF has the map mode {}, which is not drawn", mode));
    state_.scaled = mode != kMapText;
  }
  // An EMF+ without the older records beside it ([MS-EMFPLUS] 2.3.3.3) draws nothing else.
  void comment() {
    constexpr std::uint32_t kPlus = 0x2B464D45, kPlusHeader = 0x4001;
    if (u32(12) != kPlus || (u32(16) & 0xFFFFU) != kPlusHeader) return;
    if ((u32(16) >> 16U & 1U) == 0)
      refuse("the EMF has the records of EMF+ alone, which are not drawn");
  }

  void play(std::uint32_t type) {
    if (draws_line(type)) return;
    switch (type) {
      case kHeader:
        return header();
      case kSetWindowExt:
        state_.window_extent = point(8);
        return;
      case kSetWindowOrg:
        state_.window_origin = point(8);
        return;
      case kSetViewportExt:
        state_.viewport_extent = point(8);
        state_.has_viewport = true;
        return;
      case kSetViewportOrg:
        state_.viewport_origin = point(8);
        return;
      case kSetMapMode:
        return map_mode();
      case kSetPolyFillMode:
        state_.winding = u32(8) == 2;
        return;
      case kSetRop2:
        if (u32(8) != kCopyPen) refuse("the EMF mixes colours in a way that is not drawn");
        return;
      case kSetTextAlign:
        state_.align = u32(8);
        return;
      case kSetTextColor:
        state_.text_rgb = u32(8);
        return;
      case kSetBkColor:
        state_.ground_rgb = u32(8);
        return;
      case kIntersectClipRect:
        return clip(rectangle(to_device(), i32(8), i32(12), i32(16), i32(20)), true, kClipAnd);
      case kSaveDc:
        return save();
      case kRestoreDc:
        return restore();
      case kSetWorldTransform:
        state_.world = matrix(8);
        return;
      case kModifyWorldTransform:
        return modify_world();
      case kSelectObject:
        return select();
      case kCreatePen:
        return create_pen();
      case kCreateBrush:
        return create_brush();
      case kDeleteObject:
        objects_.erase(u32(8));
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
        return clip(std::exchange(path_, {}), state_.winding, u32(8));
      case kComment:
        return comment();
      case kExtSelectClipRgn:
        return clip_region();
      case kBitBlt:
        return bit_blt();
      case kStretchDiBits:
        return stretch_bits();
      case kExtCreateFont:
        return create_font();
      case kExtTextOut:
        return text_out();
      case kExtCreatePen:
        return extended_pen();
      case kSetLayout:
        if (u32(8) != 0) refuse("the EMF is mirrored, which is not drawn");
        return;
      default:
        if (std::find(std::begin(kWithoutEffect), std::end(kWithoutEffect), type) ==
            std::end(kWithoutEffect))
          refuse(fmt::format("the EMF has records of the type {}, which are not drawn", type));
    }
  }

  // Lines and shapes; false for other records.
  bool draws_line(std::uint32_t type) {
    const auto box = [this](double width, double height) {
      return rounded(to_device(), i32(8), i32(12), i32(16), i32(20), width, height);
    };
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
        state_.position = to_device().of(point(8));
        moved_ = true;
        return true;
      case kLineTo:
        line_to();
        return true;
      case kEllipse:
        draw(box(i32(16) - static_cast<double>(i32(8)), i32(20) - static_cast<double>(i32(12))),
             {true, true});
        return true;
      case kRectangle:
        draw(rectangle(to_device(), i32(8), i32(12), i32(16), i32(20)), {true, true});
        return true;
      case kRoundRect:
        draw(box(i32(24), i32(28)), {true, true});
        return true;
      default:
        return false;
    }
  }

  const std::string_view bytes_;
  const Bytes in_;
  std::uint64_t at_ = 0, size_ = 0;  // the record
  Point frame_, frame_size_{1, 1};   // device
  State state_;
  std::vector<State> saved_;
  std::map<std::uint32_t, Object> objects_;
  Paint paint_;
  std::string path_, line_;  // of a path, and of the record
  Point last_;               // device
  bool in_path_ = false, moved_ = false;
  std::string reason_;
};

}  // namespace
}  // namespace emf

bool is_emf(std::string_view bytes) {
  const Bytes in(bytes, Bytes::Order::Little);
  return in.has(0, 88) && in.u32(0) == 1 && in.is(40, " EMF");
}

EmfSvg emf_svg(std::string_view bytes) {
  if (!is_emf(bytes)) return {{}, "this is no EMF"};
  return emf::Player(bytes).play();
}

}  // namespace deckle::ooxml
