#pragma once
// The fonts of this machine and of --fonts folders, by family name. A separate thread finds the
// system's fonts while the caller parses its input; fontconfig's whole configuration, 5 ms, is read
// when the first family has to be matched by its rules.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "slidespec/core/result.h"

namespace deckle::measure {

struct FontLocation {
  std::string path;
  unsigned index = 0;  // in a collection
  std::string family;  // the first family name in the file
  bool bold = false, italic = false;
};

class InstalledFonts {
 public:
  virtual ~InstalledFonts() = default;

  // The face of exactly this family (any of its names, ASCII case ignored) that is nearest in
  // style.
  [[nodiscard]] virtual std::optional<FontLocation> find(const std::string& family, bool bold,
                                                         bool italic) const = 0;
  // The system's substitute for a missing family.
  [[nodiscard]] virtual std::optional<FontLocation> substitute(const std::string& family,
                                                               const std::string& lang, bool bold,
                                                               bool italic) const = 0;
  // A face that has this character, the system's choice for the language.
  [[nodiscard]] virtual std::optional<FontLocation> covering(char32_t character,
                                                             const std::string& lang, bool bold,
                                                             bool italic) const = 0;
  [[nodiscard]] virtual std::vector<std::string> families() const = 0;
};

// The system's fonts. Thread-safe.
[[nodiscard]] std::unique_ptr<InstalledFonts> system_fonts();
// The font files directly in `folder` and its subfolders (four levels, 4,096 files at most), read
// at once. NotFound: not a folder. substitute() and covering() search only the folder.
[[nodiscard]] Result<std::unique_ptr<InstalledFonts>> folder_fonts(const std::string& folder);

}  // namespace deckle::measure
