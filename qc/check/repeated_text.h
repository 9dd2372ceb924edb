#pragma once
// Texts that a deck has on many slides, such as a legal line that was copied onto each: they are
// looked at once.

#include <map>
#include <string>

#include "qc/check/file_context.h"

namespace deckle::qc {

class RepeatedTexts {
 public:
  explicit RepeatedTexts(const FileContext& context);

  // On how many slides the text of the element is.
  [[nodiscard]] std::size_t slides_with(const ElementIr& element) const;
  // Whether it is on three or more slides: a part of each page.
  [[nodiscard]] bool is_on_many(const ElementIr& element) const;
  // Whether it is on many slides, of which this is not the first.
  [[nodiscard]] bool is_again(const FileSlide& slide, const ElementIr& element) const;

 private:
  struct Seen {
    std::size_t slides = 0;
    int first = 0, last = 0;  // numbers of slides
  };
  [[nodiscard]] const Seen* find(const ElementIr& element) const;
  std::map<std::string, Seen> texts_;
};

}  // namespace deckle::qc
