#include "render/cairo/cairo_painter.h"

#include <cairo.h>

#include <algorithm>
#include <cmath>

#include "render/cairo/paint_source.h"

namespace deckle::render {
namespace {

constexpr double kSlant = 0.2;        // about 12 degrees, as most italics
constexpr double kThinnestPt = 0.25;  // of a line without width
// Pixels to the inch of pictures in a PDF: enough for print on paper.
constexpr double kPdfPicturePpi = 220;

cairo_matrix_t matrix_of(const Matrix& m) {
  cairo_matrix_t out;
  cairo_matrix_init(&out, m.a, m.b, m.c, m.d, m.e, m.f);
  return out;
}

}  // namespace

CairoPainter::CairoPainter(cairo_t* cairo, CairoFonts& fonts, PictureStore& pictures, Medium medium,
                           double scale)
    : cairo_(cairo), fonts_(fonts), pictures_(pictures), medium_(medium), scale_(scale) {}

CairoPainter::~CairoPainter() {
  for (const auto& [bitmap, surface] : surfaces_) cairo_surface_destroy(surface);
}

void CairoPainter::draw(const DisplayList& list, std::vector<NotDrawn>& problems) {
  problems_ = &problems;
  cairo_save(cairo_);
  cairo_scale(cairo_, scale_, scale_);
  cairo_font_options_t* const options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_set_font_options(cairo_, options);
  cairo_font_options_destroy(options);
  for (const DisplayItem& item : list.items) draw_item(item);
  cairo_restore(cairo_);
}

void CairoPainter::draw_item(const DisplayItem& item) {
  if (const auto* filled = std::get_if<FilledPath>(&item)) return fill(*filled);
  if (const auto* stroked = std::get_if<StrokedPath>(&item)) return stroke(*stroked);
  if (const auto* drawn = std::get_if<DrawnPicture>(&item)) return picture(*drawn);
  if (const auto* text = std::get_if<DrawnGlyphs>(&item)) return glyphs(*text);
  if (const auto* group = std::get_if<BeginGroup>(&item)) return begin_group(*group);
  if (std::holds_alternative<EndGroup>(item)) return end_group();
  if (const auto* area = std::get_if<LinkArea>(&item)) return link(*area);
}

void CairoPainter::trace(const DisplayPath& path) {
  cairo_new_path(cairo_);
  for (const PathStep& step : path.steps) {
    switch (step.kind) {
      case PathStep::Kind::Move:
        cairo_move_to(cairo_, step.to.x, step.to.y);
        break;
      case PathStep::Kind::Line:
        cairo_line_to(cairo_, step.to.x, step.to.y);
        break;
      case PathStep::Kind::Curve:
        cairo_curve_to(cairo_, step.c1.x, step.c1.y, step.c2.x, step.c2.y, step.to.x, step.to.y);
        break;
      case PathStep::Kind::Close:
        cairo_close_path(cairo_);
        break;
    }
  }
  cairo_set_fill_rule(cairo_, path.even_odd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
}

bool CairoPainter::set_paint(const DisplayPaint& paint) {
  if (paint.kind == DisplayPaint::Kind::Picture) return set_picture(paint.picture);
  return set_source(cairo_, paint);
}

void CairoPainter::fill(const FilledPath& filled) {
  if (filled.paint.kind == DisplayPaint::Kind::Boxed) return fill_boxed(filled.path, filled.paint);
  if (!set_paint(filled.paint)) return;
  trace(filled.path);
  cairo_fill(cairo_);
}

void CairoPainter::fill_boxed(const DisplayPath& path, const DisplayPaint& paint) {
  cairo_save(cairo_);
  trace(path);
  cairo_clip(cairo_);
  paint_boxed(cairo_, paint);
  cairo_restore(cairo_);
}

void CairoPainter::stroke(const StrokedPath& stroked) {
  const DisplayStroke& line = stroked.stroke;
  if (!set_paint(line.paint)) return;
  cairo_set_line_width(cairo_, std::max(line.width, kThinnestPt));
  cairo_set_dash(cairo_, line.dashes.data(), static_cast<int>(line.dashes.size()), 0);
  cairo_set_line_cap(cairo_, line.round_ends ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
  cairo_set_line_join(cairo_, line.round_corners ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER);
  cairo_set_miter_limit(cairo_, 8);
  trace(stroked.path);
  cairo_stroke(cairo_);
}

void CairoPainter::picture(const DrawnPicture& drawn) {
  cairo_save(cairo_);
  trace(drawn.clip);
  cairo_clip(cairo_);
  if (set_picture(drawn.picture)) {
    if (drawn.picture.alpha < 1)
      cairo_paint_with_alpha(cairo_, drawn.picture.alpha);
    else
      cairo_paint(cairo_);
  } else {
    cairo_set_source_rgb(cairo_, 0.9, 0.9, 0.9);
    cairo_paint(cairo_);
  }
  cairo_restore(cairo_);
}

cairo_surface_t* CairoPainter::surface_of(const PlacedPicture& picture) {
  double x1 = picture.place.a, y1 = picture.place.b, x2 = picture.place.c, y2 = picture.place.d;
  cairo_user_to_device_distance(cairo_, &x1, &y1);
  cairo_user_to_device_distance(cairo_, &x2, &y2);
  const double device = std::max(std::hypot(x1, y1), std::hypot(x2, y2));
  const double wanted = medium_ == Medium::Pdf ? device * kPdfPicturePpi / 72 : device;
  const std::shared_ptr<const Bitmap> bitmap = pictures_.get(picture, wanted);
  if (bitmap->pixels.empty()) {
    problems_->push_back({"", bitmap->missing.english()});
    return nullptr;
  }
  cairo_surface_t*& surface = surfaces_[bitmap];
  if (surface == nullptr) {
    // cairo only reads it.
    auto* const data =
        reinterpret_cast<unsigned char*>(const_cast<std::uint32_t*>(bitmap->pixels.data()));
    surface = cairo_image_surface_create_for_data(data, CAIRO_FORMAT_ARGB32, bitmap->width,
                                                  bitmap->height, bitmap->width * 4);
  }
  return surface;
}

bool CairoPainter::set_picture(const PlacedPicture& picture) {
  cairo_surface_t* const surface = surface_of(picture);
  if (surface == nullptr) return false;
  const int width = cairo_image_surface_get_width(surface),
            height = cairo_image_surface_get_height(surface);
  cairo_matrix_t place = matrix_of(picture.place);
  cairo_matrix_scale(&place, 1.0 / width, 1.0 / height);
  if (cairo_matrix_invert(&place) != CAIRO_STATUS_SUCCESS) return false;
  cairo_pattern_t* const pattern = cairo_pattern_create_for_surface(surface);
  cairo_pattern_set_matrix(pattern, &place);
  cairo_pattern_set_extend(pattern, picture.repeated ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD);
  cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD);
  cairo_set_source(cairo_, pattern);
  cairo_pattern_destroy(pattern);
  return true;
}

void CairoPainter::glyphs(const DrawnGlyphs& drawn) {
  cairo_font_face_t* const face = fonts_.face(*drawn.file);
  if (face == nullptr || drawn.size <= 0) return;
  cairo_set_font_face(cairo_, face);
  cairo_matrix_t size;
  cairo_matrix_init(&size, drawn.size * drawn.stretch, 0, drawn.slanted ? -drawn.size * kSlant : 0,
                    drawn.size, 0, 0);
  cairo_set_font_matrix(cairo_, &size);
  DisplayPaint paint;
  paint.kind = DisplayPaint::Kind::Solid;
  paint.color = drawn.color;
  if (!set_source(cairo_, paint)) return;
  std::vector<cairo_glyph_t> placed;
  placed.reserve(drawn.glyphs.size());
  for (const DisplayGlyph& glyph : drawn.glyphs)
    placed.push_back({glyph.glyph, glyph.at.x, glyph.at.y});
  const int count = static_cast<int>(placed.size());
  if (medium_ == Medium::Pixels) {
    // Not cairo_show_glyphs, which sets each glyph on a whole pixel (cairo 1.16) or a quarter of one:
    // baselines were up to 0.51 px from where they were measured.
    cairo_new_path(cairo_);
    cairo_glyph_path(cairo_, placed.data(), count);
    cairo_set_fill_rule(cairo_, CAIRO_FILL_RULE_WINDING);
    return cairo_fill(cairo_);
  }
  std::string text;
  std::vector<cairo_text_cluster_t> clusters;
  const auto add = [&](const DisplayCluster& cluster) {
    text += cluster.text;
    clusters.push_back({static_cast<int>(cluster.text.size()), static_cast<int>(cluster.glyphs)});
  };
  // The text in the order in which it is read: of text from right to left the last glyphs first.
  if (drawn.rtl)
    std::for_each(drawn.clusters.rbegin(), drawn.clusters.rend(), add);
  else
    std::for_each(drawn.clusters.begin(), drawn.clusters.end(), add);
  cairo_show_text_glyphs(
      cairo_, text.data(), static_cast<int>(text.size()), placed.data(), count, clusters.data(),
      static_cast<int>(clusters.size()),
      drawn.rtl ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t{});
}

void CairoPainter::begin_group(const BeginGroup& group) {
  cairo_save(cairo_);
  const cairo_matrix_t transform = matrix_of(group.transform);
  cairo_transform(cairo_, &transform);
  if (group.clip) {
    trace(*group.clip);
    cairo_clip(cairo_);
  }
  if (group.opacity < 1) cairo_push_group(cairo_);
  opacities_.push_back(group.opacity);
}

void CairoPainter::end_group() {
  if (opacities_.empty()) return;
  if (opacities_.back() < 1) {
    cairo_pop_group_to_source(cairo_);
    cairo_paint_with_alpha(cairo_, opacities_.back());
  }
  opacities_.pop_back();
  cairo_restore(cairo_);
}

void CairoPainter::link(const LinkArea& area) {
  if (medium_ != Medium::Pdf || !link_target_) return;
  const std::string target = link_target_(area.target);
  if (target.empty()) return;
  // The rectangle is the page's: what is turned has the bounds of what is seen.
  double left = 0, top = 0, right = 0, bottom = 0;
  for (int i = 0; i < 4; ++i) {
    double x = area.area.x + (i % 2 == 1 ? area.area.w : 0);
    double y = area.area.y + (i / 2 == 1 ? area.area.h : 0);
    cairo_user_to_device(cairo_, &x, &y);
    left = i == 0 ? x : std::min(left, x);
    right = i == 0 ? x : std::max(right, x);
    top = i == 0 ? y : std::min(top, y);
    bottom = i == 0 ? y : std::max(bottom, y);
  }
  const auto rounded = [](double value) { return std::to_string(std::lround(value)); };
  const std::string attributes = "rect=[" + rounded(left) + " " + rounded(top) + " " +
                                 rounded(right - left) + " " + rounded(bottom - top) + "] " +
                                 target;
  cairo_tag_begin(cairo_, CAIRO_TAG_LINK, attributes.c_str());
  cairo_tag_end(cairo_, CAIRO_TAG_LINK);
}

}  // namespace deckle::render
