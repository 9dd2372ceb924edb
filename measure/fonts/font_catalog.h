#pragma once
// The available faces, and the substitutes of missing families (docs/design.md, decision 12):
// --fonts folders, built-in metrics, installed fonts, metric-compatible substitutes, script
// fallback.
//
// One catalogue serves the whole run. Lookups are thread-safe; faces live as long as the catalogue.

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "slidespec/core/result.h"
#include "slidespec/ir/measured_slide.h"

namespace deckle::measure {

class Face;  // measure/fonts/face.h: advances, kerning and vertical metrics of one face

struct FontOptions {
  std::vector<std::string> folders;  // --fonts DIR, searched first, in order
  bool use_installed = true;         // fontconfig
  bool use_builtin = true;  // metrics tables; false to predict a browser or LibreOffice here
};

// A resolved family: the face to measure with, and how exact its widths are.
struct ResolvedFace {
  const Face* face = nullptr;  // never null
  FontUse use;                 // requested, used, source, width_error
};

class FontCatalog {
 public:
  // NotFound: a folder of `options` does not exist. No font at all is not an error: text is then
  // measured with built-in metrics, and every FontUse records it.
  [[nodiscard]] static Result<std::shared_ptr<FontCatalog>> open(const FontOptions& options);
  ~FontCatalog();

  // The face for a family as named in a deck; for a missing family, its substitute.
  [[nodiscard]] ResolvedFace resolve(const std::string& family, bool bold, bool italic) const;

  // The face for a character that `family` lacks, by script and language.
  [[nodiscard]] ResolvedFace fallback(char32_t character, const std::string& lang, bool bold,
                                      bool italic) const;

  // Families that resolve() finds exactly, sorted: installed, from folders, built in.
  [[nodiscard]] std::vector<FontUse> families() const;

 private:
  FontCatalog();
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace deckle::measure
