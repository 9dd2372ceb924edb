#include "slidespec/schema/schemas.h"

#include <span>

#include "slidespec/core/embedded.h"

namespace deckle {

namespace schema {
std::span<const EmbeddedFile> embedded_files();
}

namespace {

constexpr std::string_view kEnding = ".schema.json";

std::string_view name_of(const EmbeddedFile& file) {
  return file.path.substr(0, file.path.size() - kEnding.size());
}

}  // namespace

std::vector<std::string> schema_names() {
  std::vector<std::string> names;
  for (const EmbeddedFile& file : schema::embedded_files()) names.emplace_back(name_of(file));
  return names;
}

std::optional<std::string_view> schema_text(std::string_view name) {
  for (const EmbeddedFile& file : schema::embedded_files()) {
    if (name_of(file) == name) return file.bytes;
  }
  return std::nullopt;
}

}  // namespace deckle
