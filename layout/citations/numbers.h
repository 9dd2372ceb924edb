#pragma once
// The numbers that sources have in a deck: [1] is the first in reading order, and a source of
// several slides has one number (docs/contracts.md, "Citations").
//
// Immutable; read by any number of threads.

#include <map>
#include <string>
#include <vector>

#include "slidespec/model/deck.h"

namespace deckle::layout {

// A key that is equal for citations of the same source, wherever they are declared: address,
// evidence id and place in it; where there is neither address nor evidence id, title and place;
// else the id.
[[nodiscard]] std::string source_key(const Citation& citation);

// The id of a citation of `slide` in brackets at `text[at]`, the longest where several
// do; nullptr when none does. text[at] is '['.
[[nodiscard]] const Citation* marked_at(const Slide& slide, std::string_view text, std::size_t at);

// Strings of an element in which a mark may occur, in the order they are read. Without alternative
// text, which is not displayed.
[[nodiscard]] std::vector<const std::string*> markable_texts(const Element& element);
// The same strings, to be changed.
[[nodiscard]] std::vector<std::string*> markable_texts(Element& element);

// The citations that `slide` uses, in reading order: those that an element marks or refers to, each
// once.
[[nodiscard]] std::vector<const Citation*> used_citations(const Slide& slide);

class CitationNumbers {
 public:
  CitationNumbers() = default;
  // Numbers by first use over the slides; citations that a slide declares without using follow
  // those it uses.
  explicit CitationNumbers(const Deck& deck);

  // From 1; 0 for a source that the deck does not have.
  [[nodiscard]] int of(const Citation& citation) const;

 private:
  std::map<std::string, int> numbers_;
};

// For `page`, one of those that `whole` is split into: keeps the citations it uses; the first page
// also keeps those that no page uses.
enum class PagePlace { First, Later };
void keep_citations_of_page(const Slide& whole, PagePlace place, Slide& page);

}  // namespace deckle::layout
