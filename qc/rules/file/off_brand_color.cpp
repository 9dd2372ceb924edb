// off-brand-color, of presentation files, where a brand kit was given: each colour once.

#include "qc/check/slide_rule_of_file.h"

namespace deckle::qc {

extern const Rule kOffBrandColor;

namespace {

void check(const FileContext& context, DiagnosticSink& sink) {
  const auto any = [](const std::string&) { return true; };
  check_slides_of_file(kOffBrandColor, "color", any, context, sink);
}

}  // namespace

extern const FileRule kOffBrandColorOfFile;
const FileRule kOffBrandColorOfFile{kOffBrandColor.doc, check};

}  // namespace deckle::qc
