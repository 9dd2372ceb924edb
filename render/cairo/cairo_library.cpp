#include "render/cairo/cairo_library.h"

#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo.h>
#include <dlfcn.h>

#include "slidespec/core/assert.h"

namespace deckle::render {
namespace {

// Never closed: faces that it keeps are closed when it likes.
void* library() {
  static void* const handle = ::dlopen("libcairo.so.2", RTLD_NOW | RTLD_LOCAL);
  return handle;
}

void* symbol(const char* name) {
  void* const found = library() == nullptr ? nullptr : ::dlsym(library(), name);
  DECKLE_ASSERT(found != nullptr, name);
  return found;
}

}  // namespace

bool has_cairo() { return library() != nullptr; }

}  // namespace deckle::render

// The functions of cairo that are called here, under their own names.
// NOLINTBEGIN
#define FORWARD(result, name, parameters, arguments)                           \
  result name parameters {                                                     \
    static auto* const real =                                                  \
        reinterpret_cast<result(*) parameters>(deckle::render::symbol(#name)); \
    return real arguments;                                                     \
  }

extern "C" {
// clang-format off
FORWARD(void, cairo_clip, (cairo_t* cr), (cr))
FORWARD(void, cairo_close_path, (cairo_t* cr), (cr))
FORWARD(cairo_t*, cairo_create, (cairo_surface_t* target), (target))
FORWARD(void, cairo_curve_to, (cairo_t* cr, double x1, double y1, double x2, double y2, double x3, double y3), (cr, x1, y1, x2, y2, x3, y3))
FORWARD(void, cairo_destroy, (cairo_t* cr), (cr))
FORWARD(void, cairo_fill, (cairo_t* cr), (cr))
FORWARD(void, cairo_font_face_destroy, (cairo_font_face_t* font_face), (font_face))
FORWARD(cairo_status_t, cairo_font_face_set_user_data, (cairo_font_face_t* font_face, const cairo_user_data_key_t* key, void* user_data, cairo_destroy_func_t destroy), (font_face, key, user_data, destroy))
FORWARD(cairo_font_options_t*, cairo_font_options_create, (), ())
FORWARD(void, cairo_font_options_destroy, (cairo_font_options_t* options), (options))
FORWARD(void, cairo_font_options_set_antialias, (cairo_font_options_t* options, cairo_antialias_t antialias), (options, antialias))
FORWARD(void, cairo_font_options_set_hint_metrics, (cairo_font_options_t* options, cairo_hint_metrics_t hint_metrics), (options, hint_metrics))
FORWARD(void, cairo_font_options_set_hint_style, (cairo_font_options_t* options, cairo_hint_style_t hint_style), (options, hint_style))
FORWARD(cairo_font_face_t*, cairo_ft_font_face_create_for_ft_face, (FT_Face face, int load_flags), (face, load_flags))
FORWARD(void, cairo_glyph_path, (cairo_t* cr, const cairo_glyph_t* glyphs, int num_glyphs), (cr, glyphs, num_glyphs))
FORWARD(cairo_surface_t*, cairo_image_surface_create, (cairo_format_t format, int width, int height), (format, width, height))
FORWARD(cairo_surface_t*, cairo_image_surface_create_for_data, (unsigned char* data, cairo_format_t format, int width, int height, int stride), (data, format, width, height, stride))
FORWARD(unsigned char*, cairo_image_surface_get_data, (cairo_surface_t* surface), (surface))
FORWARD(int, cairo_image_surface_get_height, (cairo_surface_t* surface), (surface))
FORWARD(int, cairo_image_surface_get_stride, (cairo_surface_t* surface), (surface))
FORWARD(int, cairo_image_surface_get_width, (cairo_surface_t* surface), (surface))
FORWARD(void, cairo_line_to, (cairo_t* cr, double x, double y), (cr, x, y))
FORWARD(void, cairo_matrix_init, (cairo_matrix_t* matrix, double xx, double yx, double xy, double yy, double x0, double y0), (matrix, xx, yx, xy, yy, x0, y0))
FORWARD(void, cairo_matrix_init_scale, (cairo_matrix_t* matrix, double sx, double sy), (matrix, sx, sy))
FORWARD(cairo_status_t, cairo_matrix_invert, (cairo_matrix_t* matrix), (matrix))
FORWARD(void, cairo_matrix_scale, (cairo_matrix_t* matrix, double sx, double sy), (matrix, sx, sy))
FORWARD(void, cairo_move_to, (cairo_t* cr, double x, double y), (cr, x, y))
FORWARD(void, cairo_new_path, (cairo_t* cr), (cr))
FORWARD(void, cairo_paint, (cairo_t* cr), (cr))
FORWARD(void, cairo_paint_with_alpha, (cairo_t* cr, double alpha), (cr, alpha))
FORWARD(void, cairo_pattern_add_color_stop_rgba, (cairo_pattern_t* pattern, double offset, double red, double green, double blue, double alpha), (pattern, offset, red, green, blue, alpha))
FORWARD(cairo_pattern_t*, cairo_pattern_create_for_surface, (cairo_surface_t* surface), (surface))
FORWARD(cairo_pattern_t*, cairo_pattern_create_linear, (double x0, double y0, double x1, double y1), (x0, y0, x1, y1))
FORWARD(cairo_pattern_t*, cairo_pattern_create_radial, (double cx0, double cy0, double radius0, double cx1, double cy1, double radius1), (cx0, cy0, radius0, cx1, cy1, radius1))
FORWARD(void, cairo_pattern_destroy, (cairo_pattern_t* pattern), (pattern))
FORWARD(void, cairo_pattern_set_extend, (cairo_pattern_t* pattern, cairo_extend_t extend), (pattern, extend))
FORWARD(void, cairo_pattern_set_filter, (cairo_pattern_t* pattern, cairo_filter_t filter), (pattern, filter))
FORWARD(void, cairo_pattern_set_matrix, (cairo_pattern_t* pattern, const cairo_matrix_t* matrix), (pattern, matrix))
FORWARD(int, cairo_pdf_surface_add_outline, (cairo_surface_t* surface, int parent_id, const char* utf8, const char* link_attribs, cairo_pdf_outline_flags_t flags), (surface, parent_id, utf8, link_attribs, flags))
FORWARD(cairo_surface_t*, cairo_pdf_surface_create_for_stream, (cairo_write_func_t write_func, void* closure, double width_in_points, double height_in_points), (write_func, closure, width_in_points, height_in_points))
FORWARD(void, cairo_pdf_surface_set_metadata, (cairo_surface_t* surface, cairo_pdf_metadata_t metadata, const char* utf8), (surface, metadata, utf8))
FORWARD(void, cairo_pdf_surface_set_size, (cairo_surface_t* surface, double width_in_points, double height_in_points), (surface, width_in_points, height_in_points))
FORWARD(void, cairo_pop_group_to_source, (cairo_t* cr), (cr))
FORWARD(void, cairo_push_group, (cairo_t* cr), (cr))
FORWARD(void, cairo_rectangle, (cairo_t* cr, double x, double y, double width, double height), (cr, x, y, width, height))
FORWARD(void, cairo_restore, (cairo_t* cr), (cr))
FORWARD(void, cairo_save, (cairo_t* cr), (cr))
FORWARD(void, cairo_scale, (cairo_t* cr, double sx, double sy), (cr, sx, sy))
FORWARD(void, cairo_set_antialias, (cairo_t* cr, cairo_antialias_t antialias), (cr, antialias))
FORWARD(void, cairo_set_dash, (cairo_t* cr, const double* dashes, int num_dashes, double offset), (cr, dashes, num_dashes, offset))
FORWARD(void, cairo_set_fill_rule, (cairo_t* cr, cairo_fill_rule_t fill_rule), (cr, fill_rule))
FORWARD(void, cairo_set_font_face, (cairo_t* cr, cairo_font_face_t* font_face), (cr, font_face))
FORWARD(void, cairo_set_font_matrix, (cairo_t* cr, const cairo_matrix_t* matrix), (cr, matrix))
FORWARD(void, cairo_set_font_options, (cairo_t* cr, const cairo_font_options_t* options), (cr, options))
FORWARD(void, cairo_set_line_cap, (cairo_t* cr, cairo_line_cap_t line_cap), (cr, line_cap))
FORWARD(void, cairo_set_line_join, (cairo_t* cr, cairo_line_join_t line_join), (cr, line_join))
FORWARD(void, cairo_set_line_width, (cairo_t* cr, double width), (cr, width))
FORWARD(void, cairo_set_miter_limit, (cairo_t* cr, double limit), (cr, limit))
FORWARD(void, cairo_set_source, (cairo_t* cr, cairo_pattern_t* source), (cr, source))
FORWARD(void, cairo_set_source_rgb, (cairo_t* cr, double red, double green, double blue), (cr, red, green, blue))
FORWARD(void, cairo_set_source_rgba, (cairo_t* cr, double red, double green, double blue, double alpha), (cr, red, green, blue, alpha))
FORWARD(void, cairo_show_page, (cairo_t* cr), (cr))
FORWARD(void, cairo_show_text_glyphs, (cairo_t* cr, const char* utf8, int utf8_len, const cairo_glyph_t* glyphs, int num_glyphs, const cairo_text_cluster_t* clusters, int num_clusters, cairo_text_cluster_flags_t cluster_flags), (cr, utf8, utf8_len, glyphs, num_glyphs, clusters, num_clusters, cluster_flags))
FORWARD(cairo_status_t, cairo_status, (cairo_t* cr), (cr))
FORWARD(const char*, cairo_status_to_string, (cairo_status_t status), (status))
FORWARD(void, cairo_stroke, (cairo_t* cr), (cr))
FORWARD(void, cairo_surface_destroy, (cairo_surface_t* surface), (surface))
FORWARD(void, cairo_surface_finish, (cairo_surface_t* surface), (surface))
FORWARD(void, cairo_surface_flush, (cairo_surface_t* surface), (surface))
FORWARD(void, cairo_surface_mark_dirty, (cairo_surface_t* surface), (surface))
FORWARD(cairo_status_t, cairo_surface_status, (cairo_surface_t* surface), (surface))
FORWARD(void, cairo_tag_begin, (cairo_t* cr, const char* tag_name, const char* attributes), (cr, tag_name, attributes))
FORWARD(void, cairo_tag_end, (cairo_t* cr, const char* tag_name), (cr, tag_name))
FORWARD(void, cairo_transform, (cairo_t* cr, const cairo_matrix_t* matrix), (cr, matrix))
FORWARD(void, cairo_user_to_device, (cairo_t* cr, double* x, double* y), (cr, x, y))
FORWARD(void, cairo_user_to_device_distance, (cairo_t* cr, double* dx, double* dy), (cr, dx, dy))
// clang-format on
}
#undef FORWARD
// NOLINTEND
