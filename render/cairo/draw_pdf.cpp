#include <cairo-pdf.h>
#include <cairo.h>

#include <map>
#include <memory>

#include "render/cairo/cairo_library.h"
#include "render/cairo/cairo_painter.h"
#include "render/cairo/draw_deck.h"
#include "render/messages/tr.h"

namespace deckle::render {
namespace {

struct Destroy {
  void operator()(cairo_t* cairo) const { cairo_destroy(cairo); }
  void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
};

cairo_status_t append(void* out, const unsigned char* data, unsigned length) {
  static_cast<std::string*>(out)->append(reinterpret_cast<const char*>(data), length);
  return CAIRO_STATUS_SUCCESS;
}

// A value of a tag's attribute, in single quotes.
std::string quoted(const std::string& text) {
  std::string out = "'";
  for (const char c : text) {
    if (c == '\'' || c == '\\') out += '\\';
    if (static_cast<unsigned char>(c) >= 0x20) out += c;
  }
  return out + "'";
}

using Pages = std::map<std::string, std::size_t>;  // by the slide's id, from 1

// "uri='https://…'", "page=3"; empty: the target is not in the document.
std::string target_of(const std::string& link, const Pages& pages) {
  if (link.empty()) return {};
  if (link.front() != '#') return "uri=" + quoted(link);
  const auto page = pages.find(link.substr(1));
  if (page == pages.end()) return {};
  return "page=" + std::to_string(page->second) + " pos=[0 0]";
}

void set_properties(cairo_surface_t* surface, const PdfProperties& properties) {
  cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, properties.title.c_str());
  cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "deckle");
  cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, properties.date.c_str());
}

}  // namespace

Result<std::string> draw_pdf(const std::vector<DisplayList>& slides,
                             const PdfProperties& properties, PictureStore& pictures,
                             std::vector<std::vector<NotDrawn>>& problems) {
  if (!has_cairo())
    return fail(ErrorCode::NotFound, tr("pictures are drawn with cairo, which is not installed"));
  std::string out;
  Pages pages;
  for (std::size_t i = 0; i < slides.size(); ++i) pages.emplace(slides[i].slide_id, i + 1);
  const std::unique_ptr<cairo_surface_t, Destroy> surface(cairo_pdf_surface_create_for_stream(
      append, &out, slides.empty() ? 1 : slides[0].width, slides.empty() ? 1 : slides[0].height));
  const std::unique_ptr<cairo_t, Destroy> cairo(cairo_create(surface.get()));
  set_properties(surface.get(), properties);
  problems.resize(slides.size());
  CairoFonts fonts;
  cairo_status_t status = CAIRO_STATUS_SUCCESS;
  {
    CairoPainter painter(cairo.get(), fonts, pictures, CairoPainter::Medium::Pdf, 1);
    painter.on_link([&](const std::string& link) { return target_of(link, pages); });
    for (std::size_t i = 0; i < slides.size(); ++i) {
      cairo_pdf_surface_set_size(surface.get(), slides[i].width, slides[i].height);
      painter.draw(slides[i], problems[i]);
      const std::string title =
          std::to_string(i + 1) + (slides[i].title.empty() ? "" : ". " + slides[i].title);
      cairo_pdf_surface_add_outline(surface.get(), CAIRO_PDF_OUTLINE_ROOT, title.c_str(),
                                    ("page=" + std::to_string(i + 1) + " pos=[0 0]").c_str(),
                                    cairo_pdf_outline_flags_t{});
      cairo_show_page(cairo.get());
    }
    status = cairo_status(cairo.get());
    cairo_surface_finish(surface.get());
    if (status == CAIRO_STATUS_SUCCESS) status = cairo_surface_status(surface.get());
  }
  if (status != CAIRO_STATUS_SUCCESS)
    return fail(ErrorCode::Internal, tr("cairo: {}", cairo_status_to_string(status)));
  return out;
}

}  // namespace deckle::render
