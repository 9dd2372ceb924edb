#include "render/cairo/cairo_fonts.h"

#include <cairo-ft.h>
#include <hb.h>

#include <mutex>

#include "measure/fonts/font_file.h"

namespace deckle::render {
namespace {

// FreeType's library opens and closes faces for one thread at a time; faces may be used in any.
// It lives as long as the program, because cairo's cache closes faces whenever it likes.
struct Library {
  std::mutex mutex;
  FT_Library freetype = nullptr;  // null: FreeType does not start
  Library() {
    if (FT_Init_FreeType(&freetype) != 0) freetype = nullptr;
  }
};
Library& library() {
  static auto* const one = new Library;
  return *one;
}

// What a cairo face keeps alive: the FreeType face, and the bytes that it reads.
struct OpenFace {
  FT_Face face = nullptr;
  hb_blob_t* bytes = nullptr;
};

void close_face(void* data) {
  auto* const open = static_cast<OpenFace*>(data);
  {
    const std::scoped_lock lock(library().mutex);
    FT_Done_Face(open->face);
  }
  hb_blob_destroy(open->bytes);
  delete open;
}

const cairo_user_data_key_t kOpenFace{};

}  // namespace

CairoFonts::~CairoFonts() {
  for (const auto& [file, face] : faces_) {
    if (face != nullptr) cairo_font_face_destroy(face);
  }
}

cairo_font_face_t* CairoFonts::face(const measure::FontFile& file) {
  if (const auto found = faces_.find(&file); found != faces_.end()) return found->second;
  cairo_font_face_t*& made = faces_[&file];
  if (library().freetype == nullptr) return nullptr;
  hb_face_t* const source = hb_font_get_face(file.hb());
  auto open = std::make_unique<OpenFace>();
  open->bytes = hb_face_reference_blob(source);
  unsigned length = 0;
  const char* const data = hb_blob_get_data(open->bytes, &length);
  const FT_Long index = static_cast<FT_Long>(hb_face_get_index(source));
  FT_Error error = 0;
  {
    const std::scoped_lock lock(library().mutex);
    error = FT_New_Memory_Face(library().freetype, reinterpret_cast<const FT_Byte*>(data),
                               static_cast<FT_Long>(length), index, &open->face);
  }
  if (error != 0) {
    hb_blob_destroy(open->bytes);
    return nullptr;
  }
  cairo_font_face_t* const face =
      cairo_ft_font_face_create_for_ft_face(open->face, FT_LOAD_NO_HINTING);
  OpenFace* const kept = open.release();
  if (cairo_font_face_set_user_data(face, &kOpenFace, kept, close_face) != CAIRO_STATUS_SUCCESS) {
    cairo_font_face_destroy(face);
    close_face(kept);
    return nullptr;
  }
  made = face;
  return made;
}

}  // namespace deckle::render
