#pragma once
// The pixels of a picture, decoded when somebody first asks for them.

#include <cstdint>
#include <mutex>
#include <string>

#include "slidespec/core/message.h"
#include "slidespec/ir/picture_facts.h"

namespace deckle {

// A picture made small: enough to know its colours at a line of text. 8 bits each of red, green,
// blue and opacity, row by row from the top left.
struct PixelsIr {
  int width = 0, height = 0;
  std::string rgba;
  Message missing;  // why there are none; then width and height are 0
};

// The longest side of a picture that is decoded for drawing: 300 pixels to the inch on the longer
// side of a widescreen slide.
inline constexpr int kMostDrawnPx = 4000;

// Implemented by ooxml/media/picture_decoder.h. Any thread may ask first, and the others wait.
class PicturePixels {
 public:
  PicturePixels() = default;
  PicturePixels(const PicturePixels&) = delete;
  PicturePixels& operator=(const PicturePixels&) = delete;
  virtual ~PicturePixels() = default;
  [[nodiscard]] virtual const PixelsIr& pixels() const = 0;
  // The same for drawing, with a longer side of at most `longest` (1 to kMostDrawnPx). Not kept.
  // What knows no other size gives the one above.
  [[nodiscard]] virtual PixelsIr for_drawing([[maybe_unused]] int longest) const {
    return pixels();
  }
  // What the pixels tell; decodes as pixels() does.
  [[nodiscard]] const PictureFacts& facts() const;

 private:
  mutable std::once_flag facts_once_;
  mutable PictureFacts facts_;
};

}  // namespace deckle
