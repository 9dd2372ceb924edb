#pragma once
// Broken and hostile font files: each is Carlito with one change, so that it would be used without
// it.

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "tests/support/sfnt_editor.h"

namespace deckle::test {

// The file of Carlito; empty: script/bootstrap has not run.
[[nodiscard]] const std::string& carlito();

// What is wrong with a font; empty: it is used.
[[nodiscard]] std::string fault_of(const std::string& font);

// HarfBuzz shapes text of several scripts with a font that passed.
void shape_all(const std::string& font);

class FontCheck : public ::testing::Test {
 protected:
  void SetUp() override;
};

using Change = std::function<void(SfntEditor&)>;

[[nodiscard]] Change cut(const std::string& tag, std::size_t bytes);
[[nodiscard]] Change set16(const std::string& tag, std::size_t at, unsigned value);
[[nodiscard]] Change set32(const std::string& tag, std::size_t at, std::uint32_t value);
[[nodiscard]] Change replace(const std::string& tag, const std::string& bytes);

struct FontRow {
  const char* name;
  Change change;
  const char* fault;  // part of the message; "" means that the font is used
};
void expect_rows(const std::vector<FontRow>& rows);

}  // namespace deckle::test
