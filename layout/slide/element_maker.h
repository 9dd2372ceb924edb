#pragma once
// An element of the Deck → its IR: type and priority, text with every property effective, data,
// style. Its box is set later, when it is placed.

#include <string>
#include <vector>

#include "layout/citations/marks.h"
#include "layout/notes/notes.h"
#include "layout/slide/bars_of_title.h"
#include "layout/slide/lay_out.h"
#include "layout/slots/assign.h"
#include "layout/text/text_build.h"

namespace deckle::layout {

class ElementMaker {
 public:
  // All of them must outlive the maker. `changes` receives the changes to data of charts and
  // tables.
  ElementMaker(const Slide& slide, const LayoutContext& context, const TextContext& text,
               const CitationMarks& marks, DiagnosticSink& notes, std::vector<DataChange>& changes)
      : slide_(slide),
        context_(context),
        text_(text),
        marks_(marks),
        notes_(notes),
        changes_(changes) {}

  [[nodiscard]] ElementIr make(const Assignment& assignment, const Slot& slot);

  // The ids of those made so far whose text has the body size of the deck (text/body_text.h).
  [[nodiscard]] const std::vector<std::string>& body_texts() const { return body_texts_; }

 private:
  [[nodiscard]] std::optional<Element> told_by_content(const Element& element);
  [[nodiscard]] std::optional<Element> with_rows_at_risk(const Element& element);
  void emphasise(const BarsOfTitle& bars, Element& element);
  void style_content(const Slot& slot, const Element& element, ElementIr& out);
  void style(const Element& element, ElementIr& out);
  void note_raised(const Element& element, const ElementIr& out);

  const Slide& slide_;
  const LayoutContext& context_;
  const TextContext& text_;
  const CitationMarks& marks_;
  DiagnosticSink& notes_;
  std::vector<DataChange>& changes_;
  std::vector<std::string> body_texts_;
};

// Adds the notes since `since` to the changes of a chart's or table's data.
void remember_changes(const DiagnosticSink& notes, std::size_t since,
                      std::vector<DataChange>& changes);

}  // namespace deckle::layout
