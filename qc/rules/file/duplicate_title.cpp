// duplicate-title, of presentation files.

#include <map>
#include <string>

#include "qc/check/authored_text.h"
#include "qc/check/repeated_findings.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {

extern const DeckRule kDuplicateTitle;

namespace {

// What names the slide. A divider has a line below its title that tells it from others: "Demo", and
// what is shown.
std::string name_of(const FileSlide& slide, const ElementIr& title) {
  const ElementIr* only = nullptr;
  for (const FileElement& element : slide.own_elements()) {
    if (&element.ir == &title || is_footer_placeholder(element.ir)) continue;
    const bool text = !shown_text(element.ir).empty();
    if (!text && element.ir.origin && element.ir.origin->kind == SourceKind::Shape) continue;
    if (!text || only != nullptr) return shown_text(title);
    only = &element.ir;
  }
  const bool line = only != nullptr && only->text.paragraphs.size() == 1;
  return line ? shown_text(title) + "\n" + shown_text(*only) : shown_text(title);
}

void check(const FileContext& context, DiagnosticSink& sink) {
  std::map<std::string, const FileSlide*> first;
  RepeatedFindings again;
  for (const FileSlide& slide : context.slides()) {
    const ElementIr* title = slide.ir().hidden ? nullptr : title_with_text(slide);
    if (title == nullptr) continue;
    const std::string text = shown_text(*title);
    const auto [known, fresh] = first.emplace(comparable(name_of(slide, *title)), &slide);
    if (fresh || known->first.empty()) continue;
    Diagnostic d = file_finding(kDuplicateTitle.doc.id, Severity::Note, slide, *title);
    d.message = tr("slide {} has the same title: {}", known->second->number(), quoted_text(text));
    d.hint = tr("name in each title what only that slide shows");
    d.facts = {{"title", text}, {"first_slide_id", known->second->ir().slide_id}};
    again.add(known->first, std::move(d), sink);
  }
  again.count(sink);
}

}  // namespace

extern const FileRule kDuplicateTitleOfFile;
const FileRule kDuplicateTitleOfFile{kDuplicateTitle.doc, check};

}  // namespace deckle::qc
