#include "measure/fonts/font_file.h"

#include <hb-ot.h>
#include <hb.h>

#include <algorithm>
#include <memory>
#include <string_view>

#include "measure/messages/tr.h"
#include "measure/sfnt/directory.h"
#include "slidespec/core/cancellation.h"

namespace deckle::measure {
namespace {

// Big-endian fields of a table that may be shorter than it should be.
int s16(const char* data, unsigned size, unsigned at) {
  if (at + 2 > size) return 0;
  const auto byte = [&](unsigned i) { return static_cast<unsigned char>(data[at + i]); };
  return static_cast<std::int16_t>(static_cast<std::uint16_t>(byte(0) << 8 | byte(1)));
}

int u16(const char* data, unsigned size, unsigned at) {
  return static_cast<std::uint16_t>(s16(data, size, at));
}

struct BufferDelete {
  void operator()(hb_buffer_t* buffer) const { hb_buffer_destroy(buffer); }
};
using Buffer = std::unique_ptr<hb_buffer_t, BufferDelete>;

// The work of shaping one text with the tables of a stranger. HarfBuzz lets a text grow to 64 times
// its length and at least to 16,384 glyphs, goes through all of it for each lookup, and reports its
// steps: lookups, nested lookups, glyphs that become several. Of 600 fonts, with all their
// characters, the largest is 14 steps, 110 visits and 2.2 glyphs for a character, but for Noto Sans
// Duployan with syllables that no text has (608, 5,464 and 126).
class ShapingWork {
 public:
  explicit ShapingWork(unsigned length)
      : most_glyphs_(std::uint64_t{length} * 16 + 64),
        most_visits_((std::uint64_t{length} + 16) * 4096),
        most_steps_((std::uint64_t{length} + 64) * 128) {}

  // Called by HarfBuzz. To ask for memory beyond its limit ends shaping.
  static hb_bool_t step(hb_buffer_t* buffer, hb_font_t*, const char* message, void* work) {
    constexpr std::string_view kLookup = "start lookup";
    const bool lookup = std::string_view(message).substr(0, kLookup.size()) == kLookup;
    if (static_cast<ShapingWork*>(work)->allows(hb_buffer_get_length(buffer), lookup)) return 1;
    (void)hb_buffer_pre_allocate(buffer, kTooMuch);
    return 0;
  }

 private:
  static constexpr unsigned kTooMuch = 0x3FFFFFFF;  // HB_BUFFER_MAX_LEN_DEFAULT

  bool allows(unsigned length, bool lookup) {
    if (lookup) visits_ += length;
    return ++steps_ <= most_steps_ && visits_ <= most_visits_ && length <= most_glyphs_ &&
           !is_cancelled();
  }

  std::uint64_t most_glyphs_, most_visits_, most_steps_, visits_ = 0, steps_ = 0;
};

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
  auto file = from_blob(blob, path, index);
  if (!file) return tl::unexpected(file.error());
  return std::shared_ptr<const FontFile>(std::move(*file));
}

Result<std::shared_ptr<const FontFile>> FontFile::from_bytes(
    std::shared_ptr<const std::string> bytes, const std::string& path, unsigned index) {
  const char* const data = bytes->data();
  const auto length = static_cast<unsigned>(bytes->size());
  auto* const owner = new std::shared_ptr<const std::string>(std::move(bytes));
  const auto release = [](void* kept) {
    delete static_cast<std::shared_ptr<const std::string>*>(kept);
  };
  auto file =
      from_blob(hb_blob_create(data, length, HB_MEMORY_MODE_READONLY, owner, release), path, index);
  if (!file) return tl::unexpected(file.error());
  (*file)->from_folder_ = true;
  return std::shared_ptr<const FontFile>(std::move(*file));
}

Result<std::shared_ptr<FontFile>> FontFile::from_blob(hb_blob_t* blob, const std::string& path,
                                                      unsigned index) {
  hb_face_t* face = hb_face_create(blob, index);
  hb_blob_destroy(blob);
  const unsigned em = hb_face_get_upem(face);
  if (hb_face_get_glyph_count(face) == 0 || em < 16 || em > 16384) {
    hb_face_destroy(face);
    return fail(ErrorCode::Malformed, tr("is not a font with outlines"), path);
  }
  std::shared_ptr<FontFile> file(new FontFile);
  file->path_ = path;
  file->units_per_em_ = em;
  file->vertical_ = read_vertical(face, em);
  hb_blob_t* const packed = hb_face_reference_table(face, sfnt::kPackTag);
  file->has_outlines_ = hb_blob_get_length(packed) == 0;
  hb_blob_destroy(packed);
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
  return file;
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

double FontFile::first_kern(char32_t left, char32_t right) const {
  const std::int32_t units = shape_pair(left, right);
  pair(left, right).store(units, std::memory_order_relaxed);
  return units / units_per_em_;
}

double FontFile::other_kern(char32_t left, char32_t right) const {
  // Hostile text must not grow this without limit, in each of hundreds of faces.
  constexpr std::size_t kMaxPairs = 1u << 13;
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
  shape(b, kFeatures);
  unsigned count = 0;
  const hb_glyph_info_t* info = hb_buffer_get_glyph_infos(b, &count);
  const hb_glyph_position_t* at = hb_buffer_get_glyph_positions(b, &count);
  std::int64_t kern = 0;  // hostile fonts give many glyphs the largest advance
  for (unsigned i = 0; i < count; ++i) {
    kern += std::int64_t{at[i].x_advance} - hb_font_get_glyph_h_advance(font_, info[i].codepoint);
  }
  constexpr std::int64_t kMost = 1 << 30;
  return static_cast<std::int32_t>(std::clamp(kern, -kMost, kMost));
}

void FontFile::shape(hb_buffer_t* buffer, std::span<const hb_feature_t> features) const {
  const auto count = static_cast<unsigned>(features.size());
  if (!from_folder_) {
    hb_shape(font_, buffer, features.data(), count);
    return;
  }
  static constexpr const char* kOpenTypeAlone[] = {"ot", nullptr};
  static constexpr const char* kNominalGlyphs[] = {"fallback", nullptr};
  const Buffer text(hb_buffer_create_similar(buffer));
  hb_buffer_append(text.get(), buffer, 0, hb_buffer_get_length(buffer));
  hb_segment_properties_t properties;
  hb_buffer_get_segment_properties(buffer, &properties);
  ShapingWork work(hb_buffer_get_length(buffer));
  hb_buffer_set_message_func(buffer, &ShapingWork::step, &work, nullptr);
  hb_shape_full(font_, buffer, features.data(), count, kOpenTypeAlone);
  hb_buffer_set_message_func(buffer, nullptr, nullptr, nullptr);
  if (hb_buffer_allocation_successful(buffer) != 0) return;
  check_cancelled();
  hb_buffer_clear_contents(buffer);
  hb_buffer_set_segment_properties(buffer, &properties);
  hb_buffer_append(buffer, text.get(), 0, hb_buffer_get_length(text.get()));
  hb_shape_full(font_, buffer, features.data(), count, kNominalGlyphs);
}

}  // namespace deckle::measure
