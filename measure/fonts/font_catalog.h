#pragma once
// The available faces, and the substitutes of missing families (docs/design.md, decision 12):
// --fonts folders, built-in metrics, installed fonts, metric-compatible substitutes, script
// fallback.
//
// One catalogue serves the whole run. Lookups are thread-safe; faces live as long as the catalogue.
// There are a few for each installed face, face of a folder and built-in table (one for each way to
// find its vertical metrics), whatever families and characters text asks for; what was answered is
// remembered within a bound, and an answer never depends on what was asked before.

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "slidespec/core/result.h"
#include "slidespec/ir/measured_slide.h"
#include "slidespec/limits/limits.h"

namespace deckle::measure {

class Face;  // measure/fonts/face.h: advances, kerning and vertical metrics of one face

struct FontOptions {
  std::vector<std::string> folders;  // --fonts: folders and files, searched first, in order
  bool use_installed = true;         // fontconfig
  // Metrics tables and metrics packs; false to predict a browser or LibreOffice here, and to draw.
  bool use_builtin = true;
  Limits limits;  // of the files in `folders`
};

// A resolved family: the face to measure with, and how exact its widths are.
struct ResolvedFace {
  const Face* face = nullptr;  // never null
  FontUse use;                 // requested, used, source, width_error
};

// A file of a folder that is not used, and why: "PATH: is empty".
struct UnusedFontFile {
  std::string path;
  Message reason;
  bool requested = false;  // text asked for a face of it; otherwise it is not known what is in it
};

// For measurements and tests.
struct FontCounts {
  std::size_t answers = 0;  // remembered
  std::size_t faces = 0;    // made
  std::size_t matches = 0;  // how often fontconfig chose a font
};

class FontCatalog {
 public:
  // NotFound: a folder of `options` does not exist. Limit: the folders have too many files. A file
  // that cannot be used is no error, see unused_files(). No font at all is not an error: text is
  // then measured with built-in metrics, and every FontUse records it. Throws Cancelled.
  [[nodiscard]] static Result<std::shared_ptr<FontCatalog>> open(const FontOptions& options);
  ~FontCatalog();

  // The face for a family as named in a deck; for a missing family, its substitute. Throws
  // Cancelled.
  [[nodiscard]] ResolvedFace resolve(const std::string& family, bool bold, bool italic) const;

  // The face for a character that `family` lacks, by script and language. Throws Cancelled.
  [[nodiscard]] ResolvedFace fallback(char32_t character, const std::string& lang, bool bold,
                                      bool italic) const;

  // Families that resolve() finds exactly, sorted: installed, from folders, built in.
  [[nodiscard]] std::vector<FontUse> families() const;

  // The files of the folders that are no fonts, and those with a face that the text of `uses` asked
  // for, but that turned out to be damaged. By path. Throws Cancelled.
  [[nodiscard]] std::vector<UnusedFontFile> unused_files(const std::vector<FontUse>& uses) const;

  [[nodiscard]] FontCounts counts() const;

 private:
  FontCatalog();
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace deckle::measure
