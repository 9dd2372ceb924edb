#include "measure/fonts/substitutes.h"

#include <algorithm>
#include <iterator>

#include "measure/unicode/characters.h"

namespace deckle::measure {
namespace {

// Sorted by family. Metric-compatible pairs: docs/text-layout.md, 4. Monotype drew Book Antiqua,
// Bookman Old Style, Century Gothic and Century Schoolbook to the advances of PostScript's Palatino,
// Bookman, Avant Garde Gothic and New Century Schoolbook, as URW did theirs; their kerning differs,
// and no saved width is there to compare.
constexpr Substitute kSubstitutes[] = {
    {"arial", "Liberation Sans", 0},
    {"arial", "Arimo", 0},
    {"arial mt", "Liberation Sans", 0},
    {"arial narrow", "Liberation Sans Narrow", 0},
    {"arial unicode ms", "Liberation Sans", 0.02},
    {"book antiqua", "P052", 0.005},
    {"bookman old style", "URW Bookman", 0.005},
    {"calibri", "Carlito", 0},
    {"calibri light", "Carlito", 0.02},
    {"cambria", "Caladea", 0},
    {"century gothic", "URW Gothic", 0.005},
    {"century schoolbook", "C059", 0.005},
    {"courier", "Liberation Mono", 0},
    {"courier new", "Liberation Mono", 0},
    {"courier new", "Cousine", 0},
    {"georgia", "Gelasio", 0},
    {"helvetica", "Liberation Sans", 0},
    {"helvetica neue", "Liberation Sans", 0.02},
    {"microsoft sans serif", "Liberation Sans", 0.02},
    {"palatino linotype", "P052", 0.005},
    {"times", "Liberation Serif", 0},
    {"times new roman", "Liberation Serif", 0},
    {"times new roman", "Tinos", 0},
    {"verdana", "DejaVu Sans", 0.03},
};

}  // namespace

std::span<const Substitute> substitutes(const std::string& folded_family) {
  const auto less = [](const auto& a, const auto& b) {
    if constexpr (std::is_same_v<std::decay_t<decltype(a)>, Substitute>) {
      return a.family < std::string_view(b);
    } else {
      return std::string_view(a) < b.family;
    }
  };
  const auto first =
      std::lower_bound(std::begin(kSubstitutes), std::end(kSubstitutes), folded_family, less);
  const auto last = std::upper_bound(first, std::end(kSubstitutes), folded_family, less);
  return {first, last};
}

std::string_view script_family(char32_t c, const std::string& lang) {
  if (is_hangul(c)) return "Malgun Gothic";
  if (is_kana(c)) return "Yu Gothic";
  if (!is_east_asian(c)) return {};
  const std::string_view tag = lang;
  if (tag.starts_with("ko")) return "Malgun Gothic";
  if (tag.starts_with("ja")) return "Yu Gothic";
  if (tag.starts_with("zh-TW") || tag.starts_with("zh-HK") || tag.starts_with("zh-Hant"))
    return "Microsoft JhengHei";
  return "Microsoft YaHei";
}

// Of 150 saved boxes with Arabic text in Calibri, Noto Naskh Arabic gives 129 right, Noto Sans
// Arabic 118, DejaVu Sans 114.
std::string_view script_substitute(char32_t c) {
  const bool arabic = (c >= 0x600 && c < 0x700) || (c >= 0x750 && c < 0x780) ||
                      (c >= 0xFB50 && c < 0xFE00) || (c >= 0xFE70 && c < 0xFEFF);
  return arabic ? "Noto Naskh Arabic" : std::string_view();
}

}  // namespace deckle::measure
