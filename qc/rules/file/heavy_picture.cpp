
#include "qc/check/context.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"
#include "slidespec/ir/picture_placement.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "heavy-picture",
    .type = "heavy_picture",
    .ir_type = "",
    .severity = Severity::Note,
    .summary = "a picture has many more bytes and pixels than it shows",
    .what =
        "Reports pictures of 2 MB or more that are shown at more than 330 pixels per "
        "inch, the resolution of print.",
    .why = "The file is slow to send and to open, and nobody sees the difference.",
    .bad = "",
    .good = "",
    .fixes = "",
};

constexpr std::size_t kBytes = 2'000'000;
constexpr double kPerInch = 330;

void check(const FileContext& context, DiagnosticSink& sink) {
  for (const FileSlide& slide : context.slides()) {
    for (const FileElement& element : slide.own_elements()) {
      const ElementIr& ir = element.ir;
      if (ir.type != ElementType::Image || !has_picture_size(ir) || is_vector(ir.picture->format) ||
          ir.picture->bytes == nullptr || ir.picture->bytes->size() < kBytes)
        continue;
      const double per_inch = place_picture(ir.box, *ir.picture, ir.fit).px_per_inch;
      if (per_inch <= kPerInch) continue;
      const double megabytes = static_cast<double>(ir.picture->bytes->size()) / 1e6;
      Diagnostic d = file_finding(kDoc.id, kDoc.severity, slide, ir);
      d.message = tr("{}: {:.1f} MB, shown at {:.0f} pixels per inch", element_label(ir), megabytes,
                     per_inch);
      d.hint = tr("Picture Format, Compress Pictures");
      d.facts = {{"megabytes", tenth(megabytes)}, {"px_per_inch", tenth(per_inch)}};
      sink.push_back(std::move(d));
    }
  }
}

}  // namespace

extern const FileRule kHeavyPictureOfFile;
const FileRule kHeavyPictureOfFile{kDoc, check};

}  // namespace deckle::qc
