#pragma once
// One face of one font file, opened for measuring: shaped by HarfBuzz at a scale of one unit per
// font unit, so that every result is independent of size.
//
// Lengths are ems, as double: font units divided by the units per em, never rounded. Const calls
// may run on any number of threads.

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <unordered_map>

#include "slidespec/core/result.h"

struct hb_blob_t;
struct hb_buffer_t;
struct hb_feature_t;
struct hb_font_t;

namespace deckle::measure {

// Distances from the baseline in ems; descents are positive.
struct VerticalMetrics {
  double win_ascent = 0.95, win_descent = 0.25;    // OS/2 usWin: PowerPoint
  double hhea_ascent = 0.95, hhea_descent = 0.25;  // hhea, or typo under USE_TYPO_METRICS: Chrome
  double hhea_gap = 0;
};

class FontFile {
 public:
  // A font of this machine, which is trusted: memory-mapped. Malformed: no outline font, no glyphs,
  // or units per em out of range. NotFound: cannot be read.
  [[nodiscard]] static Result<std::shared_ptr<const FontFile>> open(const std::string& path,
                                                                    unsigned index);
  // A font from a folder: `bytes` were checked (measure/sfnt/check_font.h), and are kept.
  // Malformed: as above.
  [[nodiscard]] static Result<std::shared_ptr<const FontFile>> from_bytes(
      std::shared_ptr<const std::string> bytes, const std::string& path, unsigned index);
  ~FontFile();
  FontFile(const FontFile&) = delete;
  FontFile& operator=(const FontFile&) = delete;

  [[nodiscard]] hb_font_t* hb() const { return font_; }
  [[nodiscard]] double units_per_em() const { return units_per_em_; }
  [[nodiscard]] const VerticalMetrics& vertical() const { return vertical_; }
  [[nodiscard]] const std::string& path() const { return path_; }

  // False for a face of a metrics pack, which text is measured with but not drawn.
  [[nodiscard]] bool has_outlines() const { return has_outlines_; }

  [[nodiscard]] bool covers(char32_t character) const;
  // Advance of the character's nominal glyph; negative when the font has none.
  [[nodiscard]] double advance(char32_t character) const;
  // Printable ASCII from a table.
  [[nodiscard]] double ascii_advance(unsigned char c) const { return ascii_[c]; }
  // Pair kerning between two characters that the font has; cached after the first call, ASCII pairs
  // in a table.
  [[nodiscard]] double kern(char32_t left, char32_t right) const {
    if (!is_printable(left) || !is_printable(right)) return other_kern(left, right);
    const std::int32_t units = pair(left, right).load(std::memory_order_relaxed);
    // Most pairs have none: no division for them.
    return units == 0 ? 0 : units == kUnknown ? first_kern(left, right) : units / units_per_em_;
  }
  // Shapes `buffer`, which holds text. A font from a folder is shaped by its OpenType or Apple
  // tables alone: HarfBuzz would have Graphite2 run the program in a table `Silf`. Where its
  // lookups take too much work, the text gets the nominal glyphs of its characters. Throws
  // Cancelled.
  void shape(hb_buffer_t* buffer, std::span<const hb_feature_t> features) const;

 private:
  FontFile() = default;
  [[nodiscard]] static Result<std::shared_ptr<FontFile>> from_blob(hb_blob_t* blob,
                                                                   const std::string& path,
                                                                   unsigned index);
  static bool is_printable(char32_t c) { return c >= 0x20 && c < 0x7F; }
  [[nodiscard]] std::atomic<std::int32_t>& pair(char32_t left, char32_t right) const {
    return pairs_[(left - 0x20u) * 95u + (right - 0x20u)];
  }
  [[nodiscard]] double first_kern(char32_t left, char32_t right) const;
  [[nodiscard]] double other_kern(char32_t left, char32_t right) const;
  [[nodiscard]] std::int32_t shape_pair(char32_t left, char32_t right) const;

  std::string path_;
  hb_font_t* font_ = nullptr;
  bool from_folder_ = false, has_outlines_ = true;
  double units_per_em_ = 1000;
  VerticalMetrics vertical_;
  std::array<double, 128> ascii_{};
  // Kerning in font units by pair of 0x20–0x7E; kUnknown until first needed.
  static constexpr std::int32_t kUnknown = INT32_MIN;
  mutable std::array<std::atomic<std::int32_t>, 95 * 95> pairs_{};
  mutable std::mutex other_mutex_;
  mutable std::unordered_map<std::uint64_t, std::int32_t> other_pairs_;
};

}  // namespace deckle::measure
