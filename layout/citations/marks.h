#pragma once
// Marks of sources in a slide's text: `[id]` becomes "[3]", superscript, a link where the source
// has an address; a reference without a mark is added at the end of its element.

#include <set>
#include <string>
#include <vector>

#include "layout/citations/numbers.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// A source, as declared on one slide.
struct NumberedCitation {
  const Citation* citation = nullptr;
  int number = 0;
};

// The citations of one slide. Refers to slide and numbers, which must outlive it.
class CitationMarks {
 public:
  CitationMarks(const Slide& slide, const CitationNumbers& numbers);

  // By number. Two ids of one source are one entry.
  [[nodiscard]] const std::vector<NumberedCitation>& entries() const { return entries_; }

  // Sets the marks of `element`'s text in `body`, which was built from it. A caption also gets
  // those of its picture, chart or table that has no title.
  void set(TextBodyIr& body, const Element& element) const;
  // A picture's, chart's or table's content with the marks in its strings resolved; a reference
  // without a mark is added at the end of the title, where there is one.
  [[nodiscard]] Element resolved(const Element& element) const;
  // The sources of a picture, chart or table that neither its own text nor a caption marks.
  [[nodiscard]] std::vector<NumberedCitation> without_text(const Element& element) const;
  // "growth [who]" → "growth [1]".
  [[nodiscard]] std::string plain(const std::string& text) const;
  // "growth [who] slows" → "growth slows".
  [[nodiscard]] std::string without_marks(const std::string& text) const;

 private:
  // Numbers of the sources that the element's own text marks.
  [[nodiscard]] std::set<int> marked(const Element& element) const;
  // The sources that the element refers to, each once, except those in `seen`.
  [[nodiscard]] std::vector<NumberedCitation> unmarked(const Element& element,
                                                       std::set<int> seen) const;
  [[nodiscard]] std::vector<RunIr> with_marks(const std::vector<RunIr>& runs) const;
  [[nodiscard]] RunIr mark(const Citation& citation, const RunStyle& style) const;

  const Slide& slide_;
  const CitationNumbers& numbers_;
  std::vector<NumberedCitation> entries_;
};

// "[3]".
[[nodiscard]] std::string mark_text(int number);

}  // namespace deckle::layout
