// missing-alt-text, of presentation files: of pictures, charts and what is shown as a picture.

#include <algorithm>
#include <cctype>
#include <string>
#include <string_view>

#include "qc/check/rule.h"
#include "qc/messages/tr.h"
#include "slidespec/core/ascii.h"

namespace deckle::qc {

extern const Rule kMissingAltText;

namespace {

bool needs_alt_text(const ElementIr& element) {
  return (element.type == ElementType::Image || element.type == ElementType::Chart) &&
         !element.decorative;
}

// What programs write where nobody described the picture: "image1.png".
bool is_file_name(std::string_view text) {
  const std::string lower = ascii_lower(text);
  for (const std::string_view ending :
       {".png", ".jpg", ".jpeg", ".gif", ".bmp", ".tif", ".tiff", ".emf", ".wmf", ".svg"}) {
    if (lower.ends_with(ending)) return true;
  }
  return false;
}

void check(const FileContext& context, DiagnosticSink& sink) {
  for (const FileSlide& slide : context.slides()) {
    for (const FileElement& element : slide.own_elements()) {
      const ElementIr& ir = element.ir;
      if (!needs_alt_text(ir) || ir.box.empty()) continue;
      const bool absent = ir.alt_text.find_first_not_of(" \t\n") == std::string::npos;
      if (!absent && !is_file_name(ir.alt_text)) continue;
      Diagnostic d = file_finding(kMissingAltText.doc.id, Severity::Note, slide, ir);
      d.message = !absent ? tr("{}: its alternative text is the name of a file", element_label(ir))
                  : ir.type == ElementType::Chart
                      ? tr("{}: the chart has no alternative text", element_label(ir))
                      : tr("{}: the picture has no alternative text", element_label(ir));
      d.hint = tr("describe it (right click, Edit Alt Text), or mark it as decorative");
      sink.push_back(std::move(d));
    }
  }
}

}  // namespace

extern const FileRule kMissingAltTextOfFile;
const FileRule kMissingAltTextOfFile{kMissingAltText.doc, check};

}  // namespace deckle::qc
