
#include "qc/check/authored_text.h"
#include "qc/check/notes_page.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "hidden-object",
    .type = "hidden_object",
    .ir_type = "",
    .severity = Severity::Note,
    .summary = "something on a slide is hidden",
    .what =
        "Reports each element with text, a picture, a chart or a table that is hidden in "
        "the selection pane, and each text of a notes page that is hidden or beyond the page. A "
        "hidden title, by which screen readers name the slide, is "
        "not reported.",
    .why = "It is in the file all the same: whoever gets the deck can show it.",
    .bad = R"(<p:cNvPr id="7" name="Draft" hidden="1"/>)",
    .good = R"(<p:cNvPr id="7" name="Draft"/>)",
    .fixes = "",
};

void check_notes_page(const FileContext& context, const FileSlide& slide, DiagnosticSink& sink) {
  const NotesFacts* page = notes_page(context, slide);
  if (page == nullptr) return;
  for (const std::string& text : page->hidden) {
    Diagnostic d =
        notes_finding(kDoc.id, kDoc.severity, context, slide,
                      tr("a text is hidden or beyond the page: {}", quoted_text(text)));
    d.hint = tr("delete it before the file leaves the house");
    sink.push_back(std::move(d));
  }
}

void check(const FileContext& context, DiagnosticSink& sink) {
  for (const FileSlide& slide : context.slides()) {
    for (const ElementIr& element : slide.ir().elements) {
      const bool content = !shown_text(element).empty() || element.type == ElementType::Image ||
                           element.type == ElementType::Chart;
      if (!element.hidden || !content || element.type == ElementType::Title ||
          element.eid.starts_with('_'))
        continue;
      Diagnostic d = file_finding(kDoc.id, kDoc.severity, slide, element);
      d.message = tr("{}: is hidden, and in the file all the same", element_label(element));
      d.hint = tr("delete it before the file leaves the house");
      sink.push_back(std::move(d));
    }
    check_notes_page(context, slide, sink);
  }
}

}  // namespace

extern const FileRule kHiddenObjectOfFile;
const FileRule kHiddenObjectOfFile{kDoc, check, unread_notes};

}  // namespace deckle::qc
