// missing-title, of presentation files.

#include <algorithm>

#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {

extern const DeckRule kMissingTitle;

namespace {

// A slide that shows nothing is another rule's.
bool has_content(const FileSlide& slide) {
  const std::vector<FileElement> elements = slide.own_elements();
  return std::any_of(elements.begin(), elements.end(), [](const FileElement& element) {
    return !is_footer_placeholder(element.ir) &&
           (!shown_text(element.ir).empty() || element.ir.type == ElementType::Image ||
            element.ir.type == ElementType::Chart);
  });
}

void check(const FileContext& context, DiagnosticSink& sink) {
  for (const FileSlide& slide : context.slides()) {
    if (slide.ir().hidden || title_with_text(slide) != nullptr || !has_content(slide)) continue;
    Diagnostic d = file_finding(kMissingTitle.doc.id, Severity::Note, slide);
    d.message = tr("no title placeholder of the slide has text");
    d.hint =
        tr("put the title into the layout's title placeholder; it may be hidden in the "
           "selection pane where it is not to be shown");
    sink.push_back(std::move(d));
  }
}

}  // namespace

extern const FileRule kMissingTitleOfFile;
const FileRule kMissingTitleOfFile{kMissingTitle.doc, check};

}  // namespace deckle::qc
