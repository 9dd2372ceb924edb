#include "layout/base/note.h"

#include <utility>

namespace deckle::layout {

void add_note(const Slide& slide, std::string rule, const std::string& element_id,
              Message message, Message hint, DiagnosticSink& notes) {
  Diagnostic d;
  d.rule = std::move(rule);
  d.severity = Severity::Note;
  d.defect = false;
  d.at.slide_id = slide.slide_id;
  d.at.element_id = element_id;
  d.at.pointer = slide.pointer;
  d.message = std::move(message);
  d.hint = std::move(hint);
  notes.push_back(std::move(d));
}

}  // namespace deckle::layout
