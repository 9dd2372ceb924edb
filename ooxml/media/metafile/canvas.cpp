#include "ooxml/media/metafile/canvas.h"

#include <fmt/format.h>

#include <optional>
#include <utility>

#include "ooxml/media/metafile/text_encoding.h"

namespace deckle::ooxml::metafile {

namespace {

// Saved states and clips within each other: ours.
constexpr std::size_t kMostStates = 256;
constexpr int kMostClips = 64;
// Ours: a record of 24 bytes may be an element of 400, under a clip and with a dashed pen.
constexpr std::size_t kMostSvgBytes = std::size_t{32} << 20;

constexpr const char* kPattern = "has a hatch or pattern, which is not drawn";

}  // namespace

void Canvas::refuse(std::string_view what) {
  if (reason_.empty()) reason_ = fmt::format("the {} {}", format_, what);
}

void Canvas::refuse_operation(std::uint32_t raster_operation) {
  refuse(fmt::format("has the raster operation {:#x}, which is not drawn", raster_operation));
}

bool Canvas::has_room(std::size_t bytes) {
  if (paint_.bytes() + bytes <= kMostSvgBytes) return true;
  refuse("draws too much");
  return false;
}

void Canvas::set_frame(Point corner, Point size) {
  frame_ = corner;
  frame_size_ = size;
}

std::string Canvas::frame_path() const {
  return rectangle({}, {frame_.x, frame_.y, frame_.x + frame_size_.x, frame_.y + frame_size_.y});
}

Matrix Canvas::page() const {
  if (!state.scaled) {
    return {1,
            0,
            0,
            1,
            state.viewport_origin.x - state.window_origin.x,
            state.viewport_origin.y - state.window_origin.y};
  }
  // Without a viewport the window is the frame.
  const Point extent = state.has_viewport ? state.viewport_extent : frame_size_;
  const Point origin = state.has_viewport ? state.viewport_origin : frame_;
  const double sx = state.window_extent.x == 0 ? 1 : extent.x / state.window_extent.x,
               sy = state.window_extent.y == 0 ? 1 : extent.y / state.window_extent.y;
  return {
      sx, 0, 0, sy, origin.x - state.window_origin.x * sx, origin.y - state.window_origin.y * sy};
}

Matrix Canvas::to_device() const { return state.world.then(page()); }

void Canvas::set_map_mode(std::uint32_t mode) {
  if (mode != kMapText && mode != kMapIsotropic && mode != kMapAnisotropic)
    return refuse(fmt::format("has the map mode {}, which is not drawn", mode));
  state.scaled = mode != kMapText;
}

void Canvas::save() {
  if (saved_.size() >= kMostStates) return refuse_damaged();
  saved_.push_back(state);
}

void Canvas::restore(std::int64_t back) {
  if (back <= 0 || static_cast<std::uint64_t>(back) > saved_.size()) return refuse_damaged();
  saved_.resize(saved_.size() - static_cast<std::size_t>(back) + 1);
  state = std::move(saved_.back());
  saved_.pop_back();
}

void Canvas::draw(std::string_view path, Painted how) {
  const bool fills = how.fill && !state.brush.none, strokes = how.stroke && !state.pen.none;
  if (!fills && !strokes) return;
  if (fills && state.brush.pattern) return refuse(kPattern);
  if (state.mixes_colors) return refuse("mixes colours in a way that is not drawn");
  if (has_room(path.size())) paint_.shape(path, state, to_device(), how);
}

void Canvas::fill(std::string_view path, std::uint32_t rgb) {
  if (has_room(path.size())) paint_.fill(path, rgb, state);
}

void Canvas::text(std::string_view words, Point at) {
  if (!has_room(words.size())) return;
  const Font font = state.font;
  if (font.charset == kSymbolCharset) {
    const std::optional<std::string> symbols = symbols_of(words, font.family);
    if (!symbols) return refuse("has letters of a font of symbols, which are not drawn");
    // They are characters of Unicode now, which that font does not name so.
    state.font.family = "serif";
    paint_.text(*symbols, at, state, to_device());
    state.font = font;
  } else {
    paint_.text(words, at, state, to_device());
  }
}

void Canvas::text_ground(Point at, double width) {
  if (has_room(0)) paint_.text_ground(at, width, state, to_device());
}

void Canvas::blit(Point corner, Point size, std::uint32_t operation) {
  if (operation == kNoOperation) return;
  const std::string path =
      rectangle(to_device(), {corner.x, corner.y, corner.x + size.x, corner.y + size.y});
  if (operation == kPatCopy) {
    if (state.brush.pattern) return refuse(kPattern);
    if (!state.brush.none) fill(path, state.brush.rgb);
  } else if (operation == kBlackness || operation == kWhiteness) {
    fill(path, operation == kBlackness ? 0 : 0xFFFFFF);
  } else {
    refuse_operation(operation);
  }
}

void Canvas::bitmap(const std::string& bmp, Point corner, Point size) {
  if (!has_room(bmp.size())) return;
  paint_.bitmap(bmp, Matrix{size.x, 0, 0, size.y, corner.x, corner.y}.then(to_device()), state);
}

void Canvas::bitmap(const Dib& dib, const Box& part, Point corner, Point size) {
  if (!has_room(dib.pixels.size())) return;
  const std::string bmp = bmp_file(dib.header, dib.pixels);
  if (part.left == 0 && part.top == 0 && part.right == dib.width && part.bottom == dib.height)
    return bitmap(bmp, corner, size);
  const double sx = size.x / (part.right - part.left), sy = size.y / (part.bottom - part.top);
  const State before = state;
  clip(rectangle(to_device(), {corner.x, corner.y, corner.x + size.x, corner.y + size.y}), true,
       Clip::Within);
  bitmap(bmp, {corner.x - part.left * sx, corner.y - part.top * sy},
         {dib.width * sx, dib.height * sy});
  state = before;
}

void Canvas::clip(std::string_view path, bool winding, Clip how) {
  const bool within = how == Clip::Within && state.clip != 0;
  state.clip_depth = within ? state.clip_depth + 1 : 1;
  if (state.clip_depth > kMostClips) return refuse("has too many clips within each other");
  if (has_room(path.size())) state.clip = paint_.add_clip(path, winding, within ? state.clip : 0);
}

MetafileSvg Canvas::take() {
  static_cast<void>(has_room(0));
  if (reason_.empty() && paint_.is_empty()) refuse("draws nothing");
  if (!reason_.empty()) return {{}, reason_};
  return {paint_.take(frame_.x, frame_.y, frame_size_.x, frame_size_.y), {}};
}

}  // namespace deckle::ooxml::metafile
