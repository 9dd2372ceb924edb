#include "measure/text/shaping_language.h"

#include <unicode/uloc.h>

#include <algorithm>
#include <array>
#include <iterator>

#include "slidespec/core/ascii.h"

namespace deckle::measure {
namespace {

// The subtags that matter, in the order in which they are given to HarfBuzz.
struct Variants {
  std::string_view language;
  std::array<std::string_view, 5> subtags;
};
constexpr Variants kVariants[] = {
    {"el", {"polyton"}},
    {"ga", {"latg"}},
    {"hy", {"arevmda"}},
    {"ka", {"geok"}},
    {"oc", {"provenc"}},
    {"ro", {"md"}},
    {"syr", {"syre", "syrj", "syrn"}},
    {"yue", {"hans", "hant", "hk", "mo", "tw"}},
    {"zh", {"hans", "hant", "hk", "mo", "tw"}},
};

bool is_known(const std::string& language) {
  const bool letters =
      std::all_of(language.begin(), language.end(), [](char c) { return c >= 'a' && c <= 'z'; });
  return letters && (language.size() == 2 || language.size() == 3) &&
         *uloc_getISO3Language(language.c_str()) != '\0';
}

}  // namespace

std::string shaping_language(std::string_view tag) {
  const std::string lower = ascii_lower(tag);
  std::string_view rest = lower;
  // The next subtag; private ones, which mean nothing to a font, end the tag.
  const auto next = [&rest] {
    const std::string_view subtag = rest.substr(0, rest.find_first_of("-_"));
    rest.remove_prefix(std::min(rest.size(), subtag.size() + 1));
    return subtag;
  };
  std::string language(next());
  if (!is_known(language)) return {};
  std::array<bool, 5> has{};
  const Variants* variants = nullptr;
  while (!rest.empty()) {
    const std::string_view subtag = next();
    if (subtag.size() <= 1) break;
    // "zh-yue" is Cantonese.
    if (subtag.size() == 3 && variants == nullptr && is_known(std::string(subtag)))
      language = subtag;
    const auto* const found =
        std::find_if(std::begin(kVariants), std::end(kVariants),
                     [&language](const Variants& v) { return v.language == language; });
    if (found == std::end(kVariants)) continue;
    variants = found;
    const auto* const known = std::find(found->subtags.begin(), found->subtags.end(), subtag);
    if (known != found->subtags.end())
      has.at(static_cast<std::size_t>(known - found->subtags.begin())) = true;
  }
  if (variants == nullptr) return language;
  for (std::size_t i = 0; i < has.size(); ++i) {
    if (has.at(i)) (language += '-') += variants->subtags.at(i);
  }
  return language;
}

}  // namespace deckle::measure
