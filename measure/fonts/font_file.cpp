#include "measure/fonts/font_file.h"

#include <hb-ot.h>
#include <hb.h>

#include "measure/messages/tr.h"

namespace deckle::measure {
namespace {

constexpr unsigned kLargestFile = 256u << 20;

// Big-endian fields of a table that may be shorter than it should be.
int s16(const char* data, unsigned size, unsigned at) {
  if (at + 2 > size) return 0;
  const auto byte = [&](unsigned i) { return static_cast<unsigned char>(data[at + i]); };
  return static_cast<std::int16_t>(static_cast<std::uint16_t>(byte(0) << 8 | byte(1)));
}

int u16(const char* data, unsigned size, unsigned at) {
  return static_cast<std::uint16_t>(s16(data, size, at));
}

VerticalMetrics read_vertical(hb_face_t* face, double em) {
  VerticalMetrics v;
  unsigned size = 0;
  hb_blob_t* hhea = hb_face_reference_table(face, HB_TAG('h', 'h', 'e', 'a'));
  const char* data = hb_blob_get_data(hhea, &size);
  if (size >= 10) {
    v.hhea_ascent = s16(data, size, 4) / em;
    v.hhea_descent = -s16(data, size, 6) / em;
    v.hhea_gap = s16(data, size, 8) / em;
  }
  hb_blob_destroy(hhea);
  v.win_ascent = v.hhea_ascent;
  v.win_descent = v.hhea_descent;
  hb_blob_t* os2 = hb_face_reference_table(face, HB_TAG('O', 'S', '/', '2'));
  data = hb_blob_get_data(os2, &size);
  if (size >= 78) {
    constexpr int kUseTypoMetrics = 1 << 7;  // fsSelection
    if ((u16(data, size, 62) & kUseTypoMetrics) != 0) {
      v.hhea_ascent = s16(data, size, 68) / em;
      v.hhea_descent = -s16(data, size, 70) / em;
      v.hhea_gap = s16(data, size, 72) / em;
    }
    const int ascent = u16(data, size, 74), descent = u16(data, size, 76);
    if (ascent + descent > 0) {
      v.win_ascent = ascent / em;
      v.win_descent = descent / em;
    }
  }
  hb_blob_destroy(os2);
  return v;
}

}  // namespace

Result<std::shared_ptr<const FontFile>> FontFile::open(const std::string& path, unsigned index) {
  hb_blob_t* blob = hb_blob_create_from_file_or_fail(path.c_str());
  if (blob == nullptr) return fail(ErrorCode::NotFound, tr("cannot read the font file"), path);
  if (hb_blob_get_length(blob) > kLargestFile) {
    hb_blob_destroy(blob);
    return fail(ErrorCode::Limit, tr("font file is larger than 256 MiB"), path);
  }
  hb_face_t* face = hb_face_create(blob, index);
  hb_blob_destroy(blob);
  const unsigned em = hb_face_get_upem(face);
  if (hb_face_get_glyph_count(face) == 0 || em < 16 || em > 16384) {
    hb_face_destroy(face);
    return fail(ErrorCode::Malformed, tr("is not a font with outlines"), path);
  }
  const std::shared_ptr<FontFile> file(new FontFile);
  file->path_ = path;
  file->units_per_em_ = em;
  file->vertical_ = read_vertical(face, em);
  file->font_ = hb_font_create(face);
  hb_face_destroy(face);
  hb_ot_font_set_funcs(file->font_);
  hb_font_set_scale(file->font_, static_cast<int>(em), static_cast<int>(em));
  hb_font_make_immutable(file->font_);
  for (unsigned c = 0; c < file->ascii_.size(); ++c) {
    file->ascii_[c] = c < 0x20 || c == 0x7F ? -1 : file->advance(c);
  }
  for (std::atomic<std::int32_t>& pair : file->pairs_)
    pair.store(kUnknown, std::memory_order_relaxed);
  return std::shared_ptr<const FontFile>(file);
}

FontFile::~FontFile() { hb_font_destroy(font_); }

bool FontFile::covers(char32_t character) const {
  hb_codepoint_t glyph = 0;
  return hb_font_get_nominal_glyph(font_, character, &glyph) != 0;
}

double FontFile::advance(char32_t character) const {
  hb_codepoint_t glyph = 0;
  if (hb_font_get_nominal_glyph(font_, character, &glyph) == 0) {
    // Fonts without a no-break space show a space in its place (Carlito has none).
    return character == 0xA0 ? advance(U' ') : -1;
  }
  return hb_font_get_glyph_h_advance(font_, glyph) / units_per_em_;
}

double FontFile::kern(char32_t left, char32_t right) const {
  const auto printable = [](char32_t c) { return c >= 0x20 && c < 0x7F; };
  if (printable(left) && printable(right)) {
    std::atomic<std::int32_t>& slot = pairs_[(left - 0x20u) * 95u + (right - 0x20u)];
    std::int32_t units = slot.load(std::memory_order_relaxed);
    if (units == kUnknown) {
      units = shape_pair(left, right);
      slot.store(units, std::memory_order_relaxed);
    }
    return units / units_per_em_;
  }
  constexpr std::size_t kMaxPairs = 1u << 16;  // hostile text must not grow this without limit
  const std::uint64_t key = std::uint64_t{left} << 32 | right;
  const std::scoped_lock lock(other_mutex_);
  const auto found = other_pairs_.find(key);
  if (found != other_pairs_.end()) return found->second / units_per_em_;
  if (other_pairs_.size() >= kMaxPairs) other_pairs_.clear();
  return other_pairs_.emplace(key, shape_pair(left, right)).first->second / units_per_em_;
}

// In font units. A pair is shaped alone: kerning in Latin fonts depends on two glyphs, and the
// features that depend on more (calt, liga, clig) are off in PowerPoint.
std::int32_t FontFile::shape_pair(char32_t left, char32_t right) const {
  thread_local const std::unique_ptr<hb_buffer_t, decltype(&hb_buffer_destroy)> buffer(
      hb_buffer_create(), &hb_buffer_destroy);
  static const hb_feature_t kFeatures[] = {
      {HB_TAG('l', 'i', 'g', 'a'), 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END},
      {HB_TAG('c', 'l', 'i', 'g'), 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END},
      {HB_TAG('c', 'a', 'l', 't'), 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END}};
  hb_buffer_t* b = buffer.get();
  hb_buffer_reset(b);
  hb_buffer_add(b, left, 0);
  hb_buffer_add(b, right, 1);
  hb_buffer_set_content_type(b, HB_BUFFER_CONTENT_TYPE_UNICODE);
  // Set by hand: guessing would take the language from the locale.
  hb_unicode_funcs_t* unicode = hb_unicode_funcs_get_default();
  hb_script_t script = hb_unicode_script(unicode, left);
  if (script == HB_SCRIPT_COMMON) script = hb_unicode_script(unicode, right);
  hb_buffer_set_script(b, script == HB_SCRIPT_COMMON ? HB_SCRIPT_LATIN : script);
  hb_buffer_set_direction(b, HB_DIRECTION_LTR);
  hb_buffer_set_language(b, HB_LANGUAGE_INVALID);
  hb_shape(font_, b, kFeatures, 3);
  unsigned count = 0;
  const hb_glyph_info_t* info = hb_buffer_get_glyph_infos(b, &count);
  const hb_glyph_position_t* at = hb_buffer_get_glyph_positions(b, &count);
  std::int32_t kern = 0;
  for (unsigned i = 0; i < count; ++i) {
    kern += at[i].x_advance - hb_font_get_glyph_h_advance(font_, info[i].codepoint);
  }
  return kern;
}

}  // namespace deckle::measure
