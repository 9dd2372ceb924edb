#pragma once
// Draws a display list with cairo: the same calls for pictures and for PDF.

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "render/cairo/cairo_fonts.h"
#include "render/cairo/picture_store.h"
#include "render/display/display_list.h"

typedef struct _cairo cairo_t;
typedef struct _cairo_surface cairo_surface_t;

namespace deckle::render {

class CairoPainter {
 public:
  enum class Medium { Pixels, Pdf };

  // `scale`: pixels (or points of the PDF) to a point of the slide. All outlive the painter.
  CairoPainter(cairo_t* cairo, CairoFonts& fonts, PictureStore& pictures, Medium medium,
               double scale);
  ~CairoPainter();
  CairoPainter(const CairoPainter&) = delete;
  CairoPainter& operator=(const CairoPainter&) = delete;

  // What a link's target is called in a PDF ("uri='…'"); an empty result: no link is made.
  void on_link(std::function<std::string(const std::string&)> target) {
    link_target_ = std::move(target);
  }

  // Adds pictures that cannot be decoded to `problems`.
  void draw(const DisplayList& list, std::vector<NotDrawn>& problems);

 private:
  void draw_item(const DisplayItem& item);
  void fill(const FilledPath& filled);
  void fill_boxed(const DisplayPath& path, const DisplayPaint& paint);
  void stroke(const StrokedPath& stroked);
  void picture(const DrawnPicture& drawn);
  void glyphs(const DrawnGlyphs& drawn);
  void link(const LinkArea& area);
  void begin_group(const BeginGroup& group);
  void end_group();

  void trace(const DisplayPath& path);
  // Makes the paint the source. False: there is nothing to see of it.
  bool set_paint(const DisplayPaint& paint);
  bool set_picture(const PlacedPicture& picture);
  cairo_surface_t* surface_of(const PlacedPicture& picture);

  cairo_t* const cairo_;
  CairoFonts& fonts_;
  PictureStore& pictures_;
  const Medium medium_;
  const double scale_;
  std::map<std::shared_ptr<const Bitmap>, cairo_surface_t*> surfaces_;
  std::vector<double> opacities_;  // of the open groups
  std::vector<NotDrawn>* problems_ = nullptr;
  std::function<std::string(const std::string&)> link_target_;
};

}  // namespace deckle::render
