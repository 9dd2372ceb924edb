#pragma once
// Faces of the font files that text was measured with, for cairo. One object for each thread, so
// that threads do not wait for one another at a face.

#include <map>
#include <memory>
#include <utility>

typedef struct _cairo_font_face cairo_font_face_t;

namespace deckle::measure {
class FontFile;
}

namespace deckle::render {

class CairoFonts {
 public:
  CairoFonts() = default;
  ~CairoFonts();
  CairoFonts(const CairoFonts&) = delete;
  CairoFonts& operator=(const CairoFonts&) = delete;

  // Null: FreeType cannot open it. Lives as long as this object and what has drawn with it.
  [[nodiscard]] cairo_font_face_t* face(const measure::FontFile& file);

 private:
  std::map<const measure::FontFile*, cairo_font_face_t*> faces_;
};

}  // namespace deckle::render
