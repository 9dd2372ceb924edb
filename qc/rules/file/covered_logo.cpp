// covered-logo, of presentation files, where a brand kit was given whose logo layout or master draw.

#include <string>
#include <utility>
#include <vector>

#include "qc/check/context.h"
#include "qc/check/repeated_findings.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {

extern const Rule kCoveredLogo;

namespace {

// A placeholder that reaches into the logo's space where its layout has put it does so on each
// slide of the layout.
std::string cause_of(const FileSlide& slide, const ElementIr& element) {
  const bool of_layout =
      element.placeholder && element.box == element.placeholder->inherited_box;
  return of_layout ? slide.ir().layout + "\n" + element.placeholder->name
                   : slide.ir().slide_id + "\n" + element.eid;
}

void check(const FileContext& context, DiagnosticSink& sink) {
  RepeatedFindings repeated;
  for (const FileSlide& slide : context.slides()) {
    if (slide.ir().hidden || slide.ir().brand == nullptr || slide.ir().brand->logo.empty())
      continue;
    DiagnosticSink found;
    kCoveredLogo.check(CheckContext(slide.ir(), slide.measured()), found);
    const std::vector<FileElement> own = slide.own_elements();
    for (const FileElement& element : own) {
      if (is_footer_placeholder(element.ir)) continue;
      for (const Diagnostic& one : found) {
        if (one.at.element_id != element.ir.eid) continue;
        Diagnostic d = file_finding(kCoveredLogo.doc.id, one.severity, slide, element.ir);
        d.message = element_label(element.ir) + ": " + one.message;
        d.hint = tr("move it away from the logo");
        d.facts = one.facts;
        repeated.add(cause_of(slide, element.ir), std::move(d), sink);
      }
    }
  }
  repeated.count(sink);
}

}  // namespace

extern const FileRule kCoveredLogoOfFile;
const FileRule kCoveredLogoOfFile{kCoveredLogo.doc, check};

}  // namespace deckle::qc
