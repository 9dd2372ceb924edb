#pragma once
// The texts of an element as its author wrote them, each with its place in the spec, and the form
// that the rules about them share: find a flaw in each text, report it once for the element.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "qc/check/rule.h"

namespace deckle::qc {

struct AuthoredText {
  enum class Part {
    Body,   // of a text or shape
    Item,   // of a list
    Label,  // title, name of a series or axis, category, cell
  };
  Part part = Part::Body;
  std::string text;     // without the marks that Markdown quotes or escapes
  std::string pointer;  // JSON pointer
  bool alone = true;    // the text is in the spec as it is, and no runs repeat it
};

// In the order of the spec. Shown texts only: neither ids nor alternative text.
[[nodiscard]] std::vector<AuthoredText> authored_texts(const Element& element);

// Whether its paragraphs are drawn with list markers.
[[nodiscard]] bool draws_markers(const Element& element);

// A flaw found in a text.
struct TextFlaw {
  std::string found;    // the first one, as written
  std::string cleaned;  // the whole text without flaws
};

// One finding for each element with flaws, at the first of them, with how many of its texts have
// one, and a patch that cleans those that can be cleaned without their runs. `describe` writes
// message and hint.
using FindFlaw = std::optional<TextFlaw> (*)(const AuthoredText& text, const Element& element);
using DescribeFlaw = void (*)(const TextFlaw& flaw, const Element& element, Diagnostic& finding);
void report_text_flaws(const DeckContext& context, const RuleDoc& doc, FindFlaw find,
                       DescribeFlaw describe, DiagnosticSink& sink);

// A text in quotes for a message, shortened and on one line.
[[nodiscard]] std::string quoted_text(std::string_view text);

// For comparing texts: letters of ASCII lowered, white space collapsed, none at the ends.
[[nodiscard]] std::string comparable(std::string_view text);

// Characters other than digits, white space and ASCII punctuation.
[[nodiscard]] std::size_t letters_in(std::string_view text);

// An ASCII letter or digit.
[[nodiscard]] bool is_ascii_word(char c);

}  // namespace deckle::qc
