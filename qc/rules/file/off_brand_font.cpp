// off-brand-font, of presentation files, where a brand kit was given: each typeface once.

#include "qc/check/slide_rule_of_file.h"
#include "slidespec/core/ascii.h"

namespace deckle::qc {

extern const Rule kOffBrandFont;

namespace {

// Bullets and arrows, which no brand has letters for.
bool is_of_letters(const std::string& face) {
  const std::string name = ascii_lower(face);
  return !name.starts_with("wingdings") && name != "symbol" && name != "webdings";
}

void check(const FileContext& context, DiagnosticSink& sink) {
  check_slides_of_file(kOffBrandFont, "face", is_of_letters, context, sink);
}

}  // namespace

extern const FileRule kOffBrandFontOfFile;
const FileRule kOffBrandFontOfFile{kOffBrandFont.doc, check};

}  // namespace deckle::qc
