#pragma once
// A metrics pack of the fonts of folders, for a machine that may not have the fonts themselves:
// text measures the same with it (measure/sfnt/font_pack.h).

#include <string>
#include <vector>

#include "measure/fonts/font_catalog.h"
#include "slidespec/core/result.h"
#include "slidespec/limits/limits.h"

namespace deckle::measure {

struct PackOptions {
  std::vector<std::string> folders;   // and files, as for FontCatalog
  std::vector<std::string> families;  // only these, ASCII case ignored; empty: all
  Limits limits;
};

struct FontPack {
  std::string bytes;
  std::size_t faces = 0;
  std::vector<std::string> families;  // first names, sorted
  std::vector<std::string> missing;   // those of PackOptions that no face has, as given
  std::vector<UnusedFontFile> unused;  // files that cannot be used, by path
};

// The same files give the same bytes. NotFound: a folder does not exist, or there is no face.
// Limit: more files, faces or bytes than are allowed. Throws Cancelled.
[[nodiscard]] Result<FontPack> pack_fonts(const PackOptions& options);

}  // namespace deckle::measure
