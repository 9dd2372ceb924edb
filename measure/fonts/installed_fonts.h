#pragma once
// The fonts of this machine, by family name. A separate thread finds them while the caller parses
// its input; fontconfig's whole configuration, 5 ms, is read when the first family has to be
// matched by its rules.
//
// Text names any number of families that are not installed and characters that few fonts have.
// fontconfig is asked once for all families that no rule and no font of it knows, and once for all
// characters that the same fonts have: 0.2 ms each, with the answer it would give for each.

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "measure/fonts/family_index.h"

namespace deckle::measure {

// Thread-safe.
class InstalledFonts {
 public:
  InstalledFonts();
  ~InstalledFonts();

  // The face of exactly this family (any of its names, ASCII case ignored) that is nearest in
  // style.
  [[nodiscard]] std::optional<FontLocation> find(const std::string& family, bool bold,
                                                 bool italic) const;
  // The system's substitute for a missing family.
  [[nodiscard]] std::optional<FontLocation> substitute(const std::string& family, bool bold,
                                                       bool italic) const;
  // A face that has this character, the system's choice for the language.
  [[nodiscard]] std::optional<FontLocation> covering(char32_t character, const std::string& lang,
                                                     bool bold, bool italic) const;
  [[nodiscard]] std::vector<std::string> families() const;

  // How often fontconfig was asked to choose a font, so far.
  [[nodiscard]] std::size_t matches() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace deckle::measure
