// overlapping-elements, of presentation files: letters on letters, whatever the boxes do.

#include <algorithm>

#include "qc/check/authored_text.h"
#include "qc/check/doubtful_text.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {

extern const Rule kOverlappingElements;

namespace {

// Of the smaller line: less is a descender that touches a capital. Ours.
constexpr double kSeenShare = 0.2;

double shared(const std::vector<Rect>& a, const std::vector<Rect>& b) {
  double most = 0;
  for (const Rect& one : a) {
    for (const Rect& other : b) {
      const Rect both = intersection(one, other);
      if (both.empty()) continue;
      const double height = to_pt(both.h) / std::min(to_pt(one.h), to_pt(other.h));
      if (height >= kSeenShare) most = std::max(most, area_px(both));
    }
  }
  return most;
}

// What hides the lower of two texts is the finding of another rule.
bool hides(const ElementIr& upper) { return is_opaque(upper); }

bool is_judged(const FileContext& context, const FileSlide& slide, const FileElement& element) {
  return !shown_text(element.ir).empty() && !is_doubtful(element.measured) &&
         !stacks_letters(element.ir.text.vert) &&
         !context.facts().is_animated(slide.ir().slide_id,
                                      element.ir.origin ? element.ir.origin->shape_id : 0) &&
         element.measured.turn.rotation == 0;
}

// Whether something that is drawn later hides all of its letters.
bool is_hidden(const std::vector<FileElement>& all, std::size_t index) {
  const std::vector<Rect> letters = letters_of_element(all[index].measured);
  for (std::size_t i = index + 1; i < all.size(); ++i) {
    if (!hides(all[i].ir)) continue;
    const Rect& cover = all[i].measured.bbox;
    if (std::all_of(letters.begin(), letters.end(),
                    [&cover](const Rect& line) { return intersection(line, cover) == line; }))
      return true;
  }
  return false;
}

void check_slide(const FileContext& context, const FileSlide& slide, DiagnosticSink& sink) {
  const std::vector<FileElement> all = slide.own_elements();
  std::vector<FileElement> elements;
  std::vector<std::vector<Rect>> letters;
  for (std::size_t index = 0; index < all.size(); ++index) {
    const FileElement& element = all[index];
    if (!is_judged(context, slide, element) || is_hidden(all, index)) continue;
    elements.push_back(element);
    letters.push_back(letters_of_element(element.measured));
  }
  for (std::size_t i = 0; i < elements.size(); ++i) {
    for (std::size_t j = i + 1; j < elements.size(); ++j) {
      const ElementIr &low = elements[i].ir, &top = elements[j].ir;
      if (hides(top) || comparable(shown_text(low)) == comparable(shown_text(top))) continue;
      const double area = shared(letters[i], letters[j]);
      if (area < kMinOverlapAreaPx) continue;
      Diagnostic d = file_finding(kOverlappingElements.doc.id, Severity::Error, slide, top);
      d.message = tr("{}: its text lies on that of {}", element_label(top), element_label(low));
      d.hint = tr("move one of them, or shorten one of the texts");
      d.facts = {{"other_eid", low.eid}, {"overlap_area_px", tenth(area)}};
      sink.push_back(std::move(d));
    }
  }
}

void check(const FileContext& context, DiagnosticSink& sink) {
  for (const FileSlide& slide : context.slides()) check_slide(context, slide, sink);
}

}  // namespace

extern const FileRule kOverlappingElementsOfFile;
const FileRule kOverlappingElementsOfFile{kOverlappingElements.doc, check, doubtful_text};

}  // namespace deckle::qc
