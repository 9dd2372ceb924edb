#pragma once
// The fonts of the text tests and shorthand for bodies set in them.
//
// "Test Ten": 1 em = 10 units of everything below. Small letters, digits and punctuation are half
// an em, capitals and East Asian characters one em, the space a quarter. Set at 10 pt, advances are
// 5, 10, 2.5.

#include <memory>
#include <string>
#include <vector>

#include "measure/text/text_engine.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::test {

inline constexpr const char* kTen = "Test Ten";

// A catalogue of the test fonts alone; built once.
[[nodiscard]] std::shared_ptr<const measure::FontCatalog> test_fonts();
[[nodiscard]] const measure::TextEngine& test_engine(
    measure::Target target = measure::Target::PowerPoint);

// One paragraph a string, 10 pt, no kerning, no insets.
[[nodiscard]] TextBodyIr ten(const std::vector<std::string>& paragraphs);

// The texts of the lines, joined by '|'.
[[nodiscard]] std::string lines_of(const TextBodyIr& body, const measure::LaidOutText& text);

}  // namespace deckle::test
