// duplicate-title, of presentation files.

#include <map>
#include <string>

#include "qc/check/authored_text.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {

extern const DeckRule kDuplicateTitle;

namespace {

void check(const FileContext& context, DiagnosticSink& sink) {
  std::map<std::string, const FileSlide*> first;
  for (const FileSlide& slide : context.slides()) {
    const ElementIr* title = slide.ir().hidden ? nullptr : title_with_text(slide);
    if (title == nullptr) continue;
    const std::string text = shown_text(*title);
    const auto [known, fresh] = first.emplace(comparable(text), &slide);
    if (fresh || known->first.empty()) continue;
    Diagnostic d = file_finding(kDuplicateTitle.doc.id, Severity::Note, slide, *title);
    d.message = tr("slide {} has the same title: {}", known->second->number(), quoted_text(text));
    d.hint = tr("name in each title what only that slide shows");
    d.facts = {{"title", text}, {"first_slide_id", known->second->ir().slide_id}};
    sink.push_back(std::move(d));
  }
}

}  // namespace

extern const FileRule kDuplicateTitleOfFile;
const FileRule kDuplicateTitleOfFile{kDuplicateTitle.doc, check};

}  // namespace deckle::qc
