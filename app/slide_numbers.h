#pragma once
// Which slides of a deck are meant: --slide 2,4-6.

#include <string>
#include <vector>

namespace deckle::app {

// Numbers and ranges separated by commas, "3", "2,4-6", "5-" (to the last one). Throws UsageError
// for anything else.
class SlideNumbers {
 public:
  explicit SlideNumbers(const std::string& text = {});

  // From 1, in their order and each once, of a deck of `count` slides; all without a selection.
  // Throws UsageError for a number that the deck does not have.
  [[nodiscard]] std::vector<int> of(std::size_t count) const;

 private:
  struct Range {
    int first = 1, last = 0;  // 0: to the last slide
  };
  std::vector<Range> ranges_;
};

}  // namespace deckle::app
