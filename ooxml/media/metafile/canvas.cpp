#include "ooxml/media/metafile/canvas.h"

#include <fmt/format.h>

#include <utility>

#include "ooxml/media/metafile/outlines.h"

namespace deckle::ooxml::metafile {

namespace {

// Saved states and clips within each other: ours.
constexpr std::size_t kMostStates = 256;
constexpr int kMostClips = 64;
// Ours: a record of 24 bytes may be an element of 400, under a clip and with a dashed pen.
constexpr std::size_t kMostSvgBytes = std::size_t{32} << 20;

}  // namespace

void Canvas::refuse(std::string_view what) {
  if (reason_.empty()) reason_ = fmt::format("the {} {}", format_, what);
}

void Canvas::refuse_operation(std::uint32_t raster_operation) {
  refuse(fmt::format("has the raster operation {:#x}, which is not drawn", raster_operation));
}

void Canvas::set_frame(Point corner, Point size) {
  frame_ = corner;
  frame_size_ = size;
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
  return {sx,
          0,
          0,
          sy,
          origin.x - state.window_origin.x * sx,
          origin.y - state.window_origin.y * sy};
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
  paint_.shape(path, state, to_device(), how);
  end_element();
}

void Canvas::fill(std::string_view path, std::uint32_t rgb) {
  paint_.fill(path, rgb, state);
  end_element();
}

void Canvas::text(std::string_view words, Point at) {
  paint_.text(words, at, state, to_device());
  end_element();
}

void Canvas::blit(Point corner, Point size, std::uint32_t operation) {
  if (operation == kNoOperation) return;
  const std::string path =
      rectangle(to_device(), {corner.x, corner.y, corner.x + size.x, corner.y + size.y});
  if (operation == kPatCopy) {
    if (!state.brush.none) fill(path, state.brush.rgb);
  } else if (operation == kBlackness || operation == kWhiteness) {
    fill(path, operation == kBlackness ? 0 : 0xFFFFFF);
  } else {
    refuse_operation(operation);
  }
}

void Canvas::bitmap(const std::string& bmp, Point corner, Point size) {
  paint_.bitmap(bmp, Matrix{size.x, 0, 0, size.y, corner.x, corner.y}.then(to_device()), state);
  end_element();
}

void Canvas::clip(std::string_view path, bool winding, Clip how) {
  const bool within = how == Clip::Within && state.clip != 0;
  state.clip_depth = within ? state.clip_depth + 1 : 1;
  if (state.clip_depth > kMostClips) return refuse("has too many clips within each other");
  state.clip = paint_.add_clip(path, winding, within ? state.clip : 0);
  end_element();
}

void Canvas::end_element() {
  if (paint_.bytes() > kMostSvgBytes) refuse("draws too much");
}

MetafileSvg Canvas::take() {
  if (reason_.empty() && paint_.is_empty()) refuse("draws nothing");
  if (!reason_.empty()) return {{}, reason_};
  return {paint_.take(frame_.x, frame_.y, frame_size_.x, frame_size_.y), {}};
}

}  // namespace deckle::ooxml::metafile
