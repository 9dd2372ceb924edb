// suspected-occlusion, of presentation files: what certainly hides a text.

#include <algorithm>

#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {

extern const Rule kSuspectedOcclusion;

namespace {

constexpr double kSeenShare = 0.1;  // of the letters; less is an edge that touches. Ours

double covered_share(const std::vector<Rect>& letters, const Rect& cover) {
  double all = 0, covered = 0;
  for (const Rect& line : letters) {
    all += area_px(line);
    covered += area_px(intersection(line, cover));
  }
  return all == 0 ? 0 : covered / all;
}

void check_slide(const FileContext& context, const FileSlide& slide, DiagnosticSink& sink) {
  const std::vector<FileElement> elements = slide.own_elements();
  const auto is_still = [&](const ElementIr& element) {
    return !element.origin ||
           !context.facts().is_animated(slide.ir().slide_id, element.origin->shape_id);
  };
  for (std::size_t i = 0; i < elements.size(); ++i) {
    const FileElement& low = elements[i];
    if (shown_text(low.ir).empty() || is_doubtful(low.measured) || !is_still(low.ir)) continue;
    const std::vector<Rect> letters = letters_of_element(low.measured);
    for (std::size_t j = i + 1; j < elements.size(); ++j) {
      const FileElement& top = elements[j];
      if (!is_opaque(top.ir) || !is_still(top.ir)) continue;
      const double share = covered_share(letters, top.measured.bbox);
      if (share < kSeenShare) continue;
      Diagnostic d = file_finding(kSuspectedOcclusion.doc.id, Severity::Warning, slide, low.ir);
      d.message = tr("{}: {:.0f} % of its text are hidden by {}", element_label(low.ir),
                     share * 100, element_label(top.ir));
      d.hint = tr("bring the text to the front, move one of them, or delete what nobody sees");
      d.facts = {{"top_eid", top.ir.eid}, {"share", tenth(share * 100)}};
      sink.push_back(std::move(d));
      break;
    }
  }
}

void check(const FileContext& context, DiagnosticSink& sink) {
  for (const FileSlide& slide : context.slides()) check_slide(context, slide, sink);
}

}  // namespace

extern const FileRule kSuspectedOcclusionOfFile;
const FileRule kSuspectedOcclusionOfFile{kSuspectedOcclusion.doc, check};

}  // namespace deckle::qc
