#pragma once
// Files compiled into the program: schemas, the built-in template, metrics tables.
//
// Each room that embeds files (deckle_embed in its CMakeLists.txt) defines
// `std::span<const EmbeddedFile> embedded_files()` in its own namespace, sorted by path.

#include <span>
#include <string_view>

namespace deckle {

struct EmbeddedFile {
  std::string_view path;   // below the folder that was embedded, with '/'
  std::string_view bytes;  // lives as long as the program
};

}  // namespace deckle
