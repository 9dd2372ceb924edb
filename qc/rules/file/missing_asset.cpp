// missing-asset, of presentation files: a picture that is not shown.

#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {

extern const Rule kMissingAsset;

namespace {

// What it stands for is shown all the same.
bool is_picture(const ElementIr& element) {
  return element.type == ElementType::Image && element.origin &&
         element.origin->kind == SourceKind::Picture;
}

void check(const FileContext& context, DiagnosticSink& sink) {
  for (const FileSlide& slide : context.slides()) {
    for (const FileElement& element : slide.own_elements()) {
      if (!is_picture(element.ir) || element.ir.missing_asset.empty()) continue;
      Diagnostic d = file_finding(kMissingAsset.doc.id, Severity::Warning, slide, element.ir);
      d.message = tr("{}: the picture {}", element_label(element.ir), element.ir.missing_asset);
      d.hint = tr("insert the picture again");
      sink.push_back(std::move(d));
    }
  }
}

}  // namespace

extern const FileRule kMissingAssetOfFile;
const FileRule kMissingAssetOfFile{kMissingAsset.doc, check};

}  // namespace deckle::qc
