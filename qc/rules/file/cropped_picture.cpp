#include <algorithm>
#include <cmath>
#include <functional>
#include <string>

#include "qc/check/repeated_findings.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "cropped-picture",
    .type = "cropped_picture",
    .ir_type = "",
    .severity = Severity::Note,
    .summary = "the cropped part of a picture is still in the file",
    .what =
        "Reports each picture of which a fifth or more is cropped away at its sides; one that is "
        "shown several times, cropped alike, once.",
    .why = "Whoever gets the file can undo the crop and see the rest.",
    .bad = R"(<a:srcRect l="30000"/>)",
    .good = R"(<a:srcRect/>)",
    .fixes = "",
};

constexpr double kShare = 0.2;

double cropped_share(const PictureCut& cut) {
  const auto inside = [](double share) { return std::clamp(share, 0.0, 1.0); };
  const double width = 1 - inside(cut.left) - inside(cut.right);
  const double height = 1 - inside(cut.top) - inside(cut.bottom);
  return 1 - std::max(width, 0.0) * std::max(height, 0.0);
}

// One picture of the file, cut in one way: an icon that a slide has six times is one finding.
std::string cause_of(const FileSlide& slide, const ElementIr& element, double share) {
  const auto& bytes = element.picture->bytes;
  const std::string which = bytes ? std::to_string(std::hash<std::string>{}(*bytes))
                                  : slide.ir().slide_id + " " + element.eid;
  return which + " " + std::to_string(std::lround(share * 100));
}

void check(const FileContext& context, DiagnosticSink& sink) {
  RepeatedFindings seen;
  for (const FileSlide& slide : context.slides()) {
    for (const FileElement& element : slide.own_elements()) {
      if (element.ir.type != ElementType::Image || element.ir.picture == nullptr ||
          !element.ir.fit.cut)
        continue;
      const double share = cropped_share(*element.ir.fit.cut);
      if (share < kShare) continue;
      Diagnostic d = file_finding(kDoc.id, kDoc.severity, slide, element.ir);
      d.message = tr("{}: {:.0f} % of the picture are cropped away, and still in the file",
                     element_label(element.ir), share * 100);
      d.hint = tr("Picture Format, Compress Pictures, Delete cropped areas");
      d.facts = {{"cropped_pct", tenth(share * 100)}};
      seen.add(cause_of(slide, element.ir, share), std::move(d), sink);
    }
  }
  seen.count(sink);
}

}  // namespace

extern const FileRule kCroppedPictureOfFile;
const FileRule kCroppedPictureOfFile{kDoc, check};

}  // namespace deckle::qc
