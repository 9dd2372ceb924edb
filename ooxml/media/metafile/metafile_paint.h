#pragma once
// Writes what a metafile draws as SVG, in device units. Internal to metafile/.

#include <string>
#include <string_view>
#include <vector>

#include "ooxml/media/metafile/metafile_state.h"

namespace deckle::ooxml::metafile {

// Whether a shape is filled with the brush, outlined with the pen, or both.
struct Painted {
  bool fill = false, stroke = false;
};

class Paint {
 public:
  // `path` is SVG path data.
  void shape(std::string_view path, const State& state, const Matrix& to_device, Painted how);
  void fill(std::string_view path, std::uint32_t rgb, const State& state);
  // A bitmap file of the type BMP over the unit square.
  void bitmap(const std::string& bmp, const Matrix& square, const State& state);
  // One line of text in UTF-8, its baseline at `at`.
  void text(std::string_view words, Point at, const State& state, const Matrix& to_device);

  // The cell of that text in the colour of the ground; the width is logical.
  void text_ground(Point at, double width, const State& state, const Matrix& to_device);

  // The number of a clip path inside of `outer` (0: none).
  [[nodiscard]] int add_clip(std::string_view path, bool winding, int outer);

  [[nodiscard]] std::string take(double left, double top, double width, double height);
  [[nodiscard]] bool is_empty() const { return body_.empty(); }
  [[nodiscard]] std::size_t bytes() const { return body_.size() + clips_.size(); }

 private:
  void put(std::string_view element, int clip);
  std::string body_, clips_;
  int clip_count_ = 0;
};

// "#1F5FA8" of a COLORREF, 0x00BBGGRR.
[[nodiscard]] std::string color_text(std::uint32_t color);
// 0 for what transforms have made too large for a number.
[[nodiscard]] std::string number_text(double value);
// "M1 2", "L1 2".
[[nodiscard]] std::string step(char command, Point p);

}  // namespace deckle::ooxml::metafile
