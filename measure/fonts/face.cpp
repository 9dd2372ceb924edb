#include "measure/fonts/face.h"

#include <algorithm>
#include <utility>

#include "measure/unicode/characters.h"

namespace deckle::measure {

namespace {

// Letterlike symbols, arrows, mathematical, enclosed and geometric ones, which East Asian encodings
// have and their fonts make an em wide. Those of Malgun Gothic are no wider (※, the only one seen,
// takes 0.8 em), so lines are at worst counted too long. Dingbats are in none of the encodings.
bool is_symbol(char32_t c) { return c >= 0x2100 && c < 0x2700; }

}  // namespace

Face::Face(std::shared_ptr<const FontFile> file, const VerticalMetrics& vertical)
    : file_(std::move(file)), vertical_(vertical) {
  remember_frequent();
}

Face::Face(std::shared_ptr<const BuiltinMetrics> table, bool bold,
           std::shared_ptr<const FontFile> proxy)
    : table_(std::move(table)),
      bold_(bold),
      proxy_(std::move(proxy)),
      vertical_(table_->vertical) {
  remember_frequent();
}

// The characters that most text is made of, which are asked for one by one.
void Face::remember_frequent() {
  for (char32_t c = 0; c < ascii_.size(); ++c) ascii_[c] = other_advance(c);
  if (!table_) return;
  const auto& known = bold_ && !table_->bold.empty() ? table_->bold : table_->regular;
  const auto syllable = known.lower_bound(kFirstHangulSyllable);
  if (table_->full_width && (syllable == known.end() || !is_hangul_syllable(syllable->first)))
    hangul_ = other_advance(kFirstHangulSyllable);
  const auto& pairs = bold_ && !table_->bold.empty() ? table_->bold_kern : table_->regular_kern;
  for (const auto& [pair, em] : pairs)
    kern_end_ = std::max<char32_t>(kern_end_, std::max(pair.first, pair.second) + 1);
}

GlyphAdvance Face::other_advance(char32_t c) const {
  if (file_) {
    const double em =
        c < 0x80 ? file_->ascii_advance(static_cast<unsigned char>(c)) : file_->advance(c);
    return em < 0 ? GlyphAdvance{} : GlyphAdvance{em, Coverage::Exact};
  }
  const auto& known = bold_ && !table_->bold.empty() ? table_->bold : table_->regular;
  if (const auto found = known.find(c); found != known.end()) {
    return {found->second.em, found->second.exact ? Coverage::Exact : Coverage::Approximate};
  }
  if (table_->monospaced_em > 0 && c < 0x590) return {table_->monospaced_em, Coverage::Exact};
  if (table_->full_width) {
    if (is_half_width_form(c)) return {0.5, Coverage::Exact};
    if (is_east_asian(c)) {
      const bool exact = !table_->proportional_kana || is_ideograph(c);
      return {1, exact ? Coverage::Exact : Coverage::Approximate};
    }
    if (c < 0x80 && table_->half_width_latin) return {0.5, Coverage::Exact};
    // Marks that East Asian encodings count as wide fill an em in these fonts, more often than not.
    if (is_ambiguous_width(c) && is_symbol(c)) return {1, Coverage::Exact};
    if (is_ambiguous_width(c) && table_->regular.empty()) return {1, Coverage::Approximate};
  }
  if (proxy_) {
    const double em = proxy_->advance(c);
    if (em >= 0) return {em * table_->latin_scale, Coverage::Approximate};
  }
  if (c < 0x250) return {0.6, Coverage::Approximate};
  return {};
}

double Face::pair_kern(char32_t left, char32_t right) const {
  const auto& pairs = bold_ && !table_->bold.empty() ? table_->bold_kern : table_->regular_kern;
  const auto found = pairs.find({left, right});
  return found == pairs.end() ? 0 : found->second;
}

}  // namespace deckle::measure
