// out-of-bounds, of presentation files: what is cut off at the edge of the slide. Pictures and
// shapes that reach beyond it are drawn that way on purpose.

#include <algorithm>

#include "qc/check/doubtful_text.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {

extern const Rule kOutOfBounds;

namespace {

constexpr double kSeenPt = 3;  // as text-overflow

double beyond(const Rect& box, const Rect& page) {
  return to_pt(std::max(
      {page.x - box.x, page.y - box.y, box.right() - page.right(), box.bottom() - page.bottom()}));
}

bool is_cut_off(const Rect& box, const Rect& page) {
  return beyond(box, page) >= kSeenPt && !intersection(box, page).empty();
}

// By how much its letters, or the frame of a table or chart, leave the slide.
double cut_off(const FileElement& element, const Rect& page) {
  if (element.ir.table != nullptr || element.ir.type == ElementType::Chart) {
    const Rect& box = element.measured.bbox;
    return is_cut_off(box, page) ? beyond(box, page) : 0;
  }
  // Where its own box does not hold it, text-overflow says so.
  if (is_doubtful(element.measured) || overflows(element.measured)) return 0;
  double most = 0;
  for (const Rect& line : letters_of_element(element.measured)) {
    if (is_cut_off(line, page)) most = std::max(most, beyond(line, page));
  }
  return most;
}

void check(const FileContext& context, DiagnosticSink& sink) {
  for (const FileSlide& slide : context.slides()) {
    for (const FileElement& element : slide.own_elements()) {
      const double by = cut_off(element, slide.page());
      if (by < kSeenPt) continue;
      Diagnostic d = file_finding(kOutOfBounds.doc.id, Severity::Error, slide, element.ir);
      d.message = tr("{}: reaches {} beyond the slide", element_label(element.ir), pt_text(by));
      d.hint = tr("move or shrink the element");
      d.facts = {{"by_px", tenth(px_from_pt(by))}};
      sink.push_back(std::move(d));
    }
  }
}

}  // namespace

extern const FileRule kOutOfBoundsOfFile;
const FileRule kOutOfBoundsOfFile{kOutOfBounds.doc, check, doubtful_text};

}  // namespace deckle::qc
