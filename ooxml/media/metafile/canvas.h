#pragma once
// What the records of a metafile draw on: a device context, the states that are saved of it, and
// the picture so far. Internal to metafile/.
//
// The first thing that cannot be drawn is the answer of take(), whatever else is drawn.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ooxml/media/metafile/dib.h"
#include "ooxml/media/metafile/metafile_paint.h"
#include "ooxml/media/metafile/metafile_state.h"
#include "ooxml/media/metafile/metafile_svg.h"
#include "ooxml/media/metafile/outlines.h"

namespace deckle::ooxml::metafile {

// Of SetMapMode and SetROP2.
inline constexpr std::uint32_t kMapText = 1, kMapIsotropic = 7, kMapAnisotropic = 8, kCopyPen = 13;
// Raster operations with the whole of what is drawn, or with one colour.
inline constexpr std::uint32_t kSrcCopy = 0x00CC0020, kPatCopy = 0x00F00021,
                               kBlackness = 0x00000042, kWhiteness = 0x00FF0062,
                               kNoOperation = 0x00AA0029;

// Reasons of several readers.
inline constexpr const char *kClipsByRegion = "clips by a region, which is not drawn",
                            *kTextNotDrawn = "has text of a kind that is not drawn",
                            *kPaletteColors = "has colours of a palette, which are not drawn",
                            *kPartOfBitmap = "shows a part of a bitmap, which is not drawn";

class Canvas {
 public:
  // The name of the format is the subject of reasons: "EMF".
  explicit Canvas(std::string format) : format_(std::move(format)) {}

  // What follows the subject: "is damaged".
  void refuse(std::string_view what);
  void refuse_damaged() { refuse("is damaged"); }
  void refuse_operation(std::uint32_t raster_operation);
  // Whether so many bytes more may be drawn; no is a refusal.
  bool has_room(std::size_t bytes);
  [[nodiscard]] bool is_refused() const { return !reason_.empty(); }

  // What is shown of the device.
  void set_frame(Point corner, Point size);
  [[nodiscard]] std::string frame_path() const;
  [[nodiscard]] Matrix to_device() const;
  void set_map_mode(std::uint32_t mode);

  State state;
  void save();
  // To the state that was saved `back` times ago: 1 is the last one.
  void restore(std::int64_t back);
  [[nodiscard]] std::size_t saved() const { return saved_.size(); }

  // Path data is in device units.
  void draw(std::string_view path, Painted how);
  void fill(std::string_view path, std::uint32_t rgb);
  // A line of text, its reference point in logical units.
  void text(std::string_view words, Point at);
  // What is behind it; the width is logical.
  void text_ground(Point at, double width);
  // A rectangle without a picture.
  void blit(Point corner, Point size, std::uint32_t operation);
  // A BMP over a rectangle in logical units.
  void bitmap(const std::string& bmp, Point corner, Point size);
  // So that `part` of it, in its pixels from the top left, covers the rectangle.
  void bitmap(const Dib& dib, const Box& part, Point corner, Point size);

  enum class Clip { Within, Instead };  // of the one before
  void clip(std::string_view path, bool winding, Clip how);
  void unclip() { state.clip = 0; }

  [[nodiscard]] MetafileSvg take();

 private:
  [[nodiscard]] Matrix page() const;

  const std::string format_;
  Point frame_, frame_size_{1, 1};  // device
  std::vector<State> saved_;
  Paint paint_;
  std::string reason_;
};

}  // namespace deckle::ooxml::metafile
