#pragma once
// Faults that are planted in a sound file, and what only looks like them.

#include <functional>
#include <string>
#include <vector>

#include "tests/qc/file_facts.h"

namespace deckle::qc::test_cases {

struct Case {
  std::string rule;
  Severity severity;
  std::string slide, element;  // of the finding; empty: none
  std::string message;         // a part of it
  std::function<void(test::FileFacts&)> plant;
};

struct LookAlike {
  std::string name;
  std::function<void(test::FileFacts&)> plant;
};

// Adds an element to the first slide, on top.
void add(test::FileFacts& file, ElementIr element);

// A table below the picture of the first slide, and a chart of one series in its place.
[[nodiscard]] ElementIr table(std::uint32_t id, const std::vector<std::vector<std::string>>& rows,
                              bool header);
ChartFacts& add_chart(test::FileFacts& file, const std::string& kind,
                      const std::vector<double>& values);

// What a page shows; what texts, tables and charts say, and what a file holds; what the slides of a
// deck say together.
[[nodiscard]] std::vector<Case> page_faults();
[[nodiscard]] std::vector<LookAlike> page_look_alikes();
[[nodiscard]] std::vector<Case> content_faults();
[[nodiscard]] std::vector<LookAlike> content_look_alikes();
[[nodiscard]] std::vector<Case> deck_faults();
[[nodiscard]] std::vector<LookAlike> deck_look_alikes();

}  // namespace deckle::qc::test_cases
