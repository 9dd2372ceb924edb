#pragma once
// An element of the Deck → its IR: type and priority, text with every property effective, data,
// look. Its box is set by who places it.

#include <vector>

#include "layout/slots/assign.h"
#include "layout/citations/marks.h"
#include "layout/slide/lay_out.h"
#include "layout/notes/notes.h"
#include "layout/text/text_build.h"

namespace deckle::layout {

class ElementMaker {
 public:
  // All of them outlive the maker. `changes` receives what was done to charts' and tables' data.
  ElementMaker(const Slide& slide, const LayoutContext& context, const TextContext& text,
               const CitationMarks& marks, DiagnosticSink& notes, std::vector<DataChange>& changes)
      : slide_(slide),
        context_(context),
        text_(text),
        marks_(marks),
        notes_(notes),
        changes_(changes) {}

  [[nodiscard]] ElementIr make(const Assignment& assignment, const Slot& slot);

 private:
  void style_content(const Slot& slot, const Element& element, ElementIr& out);
  void style(const Element& element, ElementIr& out);
  void note_raised(const Element& element, const ElementIr& out);

  const Slide& slide_;
  const LayoutContext& context_;
  const TextContext& text_;
  const CitationMarks& marks_;
  DiagnosticSink& notes_;
  std::vector<DataChange>& changes_;
};

// What has been noted since then was done to a chart's or a table's data.
void remember_changes(const DiagnosticSink& notes, std::size_t since,
                      std::vector<DataChange>& changes);

}  // namespace deckle::layout
