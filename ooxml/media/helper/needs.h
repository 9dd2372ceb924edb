#pragma once
// What deckle-svg has to load before it enters its sandbox, where it can load no more code. deckle
// finds it in the SVG and passes it in arguments, because the helper has read nothing at that time.

#include <string>
#include <string_view>
#include <vector>

namespace deckle::ooxml {

struct SvgNeeds {
  bool pictures = false;  // the decoders of raster pictures
  std::string encoding;   // that the XML declaration names, "EUC-KR"; empty: none, or UTF-8
};

// At least what drawing `svg` needs. A name that is no name of an encoding is left out.
[[nodiscard]] SvgNeeds needs_of(std::string_view svg);

// "--pictures", "--encoding=EUC-KR"; none for most SVGs.
[[nodiscard]] std::vector<std::string> need_arguments(const SvgNeeds& needs);

// Moves the arguments that are needs out of `arguments`.
[[nodiscard]] SvgNeeds take_needs(std::vector<std::string_view>& arguments);

}  // namespace deckle::ooxml
