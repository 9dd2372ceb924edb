#pragma once
// What is fuzzed: one reader each, by name.
//
// A target reads any bytes at all. It must neither crash nor hang, whatever they are, and what it
// accepts must keep what the reader promises: a broken promise ends the program (expect()).

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "slidespec/diag/diagnostic.h"
#include "tests/fuzz/mutate/random.h"

namespace deckle::fuzz {

// Changes `bytes`, which stay within `most`, in a way that the reader is likely to accept.
using Mutate = std::string (*)(std::string_view bytes, std::size_t most, Random& random);

struct Target {
  std::string_view name;
  void (*read)(std::string_view bytes);
  Mutate mutate = nullptr;  // null: bytes are changed without regard to what they mean
};

// In alphabetical order.
[[nodiscard]] std::span<const Target> targets();

// Null for an unknown name.
[[nodiscard]] const Target* find_target(std::string_view name);

// Ends the program with `promise` on stderr unless it holds.
void expect(bool holds, const char* promise);

[[nodiscard]] bool has_error(const DiagnosticSink& sink);

// The readers (tests/fuzz/targets).
void read_baseline(std::string_view bytes);
void read_brand(std::string_view bytes);
void read_chart(std::string_view bytes);
void read_config(std::string_view bytes);
void read_csv(std::string_view bytes);
void examine(std::string_view bytes);
void read_font(std::string_view bytes);
void read_ir(std::string_view bytes);
void read_json(std::string_view bytes);
void mend_spec(std::string_view bytes);
void read_package(std::string_view bytes);
void read_picture(std::string_view bytes);
void read_spec(std::string_view bytes);
void read_svg(std::string_view bytes);
void read_deck(std::string_view bytes);
void read_table_styles(std::string_view bytes);
void read_template(std::string_view bytes);
void read_theme(std::string_view bytes);
void read_workbook(std::string_view bytes);
void read_xml(std::string_view bytes);
void read_zip(std::string_view bytes);

}  // namespace deckle::fuzz
