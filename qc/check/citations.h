#pragma once
// Citations of presentation files: marks, which are raised numbers and numbers in brackets, and the
// notes they lead to, at the foot of their slide or on a slide of sources.

#include <set>
#include <string>
#include <vector>

#include "qc/check/file_context.h"

namespace deckle::qc {

struct CitationMark {
  int number = 0;
  const ElementIr* element = nullptr;
};

// A line, or a part of one, that can only be a note: it begins with "[3]" or a raised 3.
struct CitationNote {
  int number = 0;
  const ElementIr* element = nullptr;
  std::string text;  // without the number
};

struct CitedPage {
  const FileSlide* slide = nullptr;
  std::vector<CitationMark> marks;
  std::set<int> ranged;  // what a mark such as "[2-4]" refers to
  std::vector<CitationNote> notes;
  std::set<int> numbers;  // of notes, and of all that may be one: "3) …", "3. …", numbered lists
  int numbered = 0;       // paragraphs that the application numbers
  bool lists_sources = false;  // its title says so: "References"
};

// Slides that have text, in their order.
[[nodiscard]] std::vector<CitedPage> cited_pages(const FileContext& context);

// Whether a mark of the page has a note of this form on it.
[[nodiscard]] bool has_cited_note(const CitedPage& page);
// Whether a mark of the page refers to the number.
[[nodiscard]] bool cites(const CitedPage& page, int number);

}  // namespace deckle::qc
