#pragma once
// The texts of an element as its author wrote them, each with its place in the spec, and the form
// that the rules about them share: find a flaw in each text, report it once for the element.

#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "qc/check/rule.h"

namespace deckle::qc {

// Where a text is in the content of its element: "rows/2/1", "series/0/name". Made a string only
// for the few texts that have a flaw.
struct TextPlace {
  std::string_view key = {};
  std::optional<std::size_t> index = {};  // after the key
  std::string_view inner = {};            // after the index
  std::optional<std::size_t> inner_index = {};
  std::string_view tail = {};
};

struct AuthoredText {
  enum class Part {
    Body,   // of a text or shape
    Item,   // of a list
    Label,  // title, name of a series or axis, category, cell
  };
  Part part = Part::Body;
  std::string_view text;  // without the marks that Markdown quotes or escapes
  TextPlace place;
  bool alone = true;  // the text is in the spec as it is, and no runs repeat it
};

// The texts of one element, which they are views of. In the order of the spec. Shown texts only:
// neither ids nor alternative text.
class AuthoredTexts {
 public:
  explicit AuthoredTexts(const Element& element);

  [[nodiscard]] auto begin() const { return texts_.begin(); }
  [[nodiscard]] auto end() const { return texts_.end(); }

  // JSON pointer of one of them.
  [[nodiscard]] std::string pointer(const AuthoredText& text) const;

  void add(AuthoredText::Part part, const TextPlace& place, std::string_view text,
           bool alone = true);
  // A text that the element does not have as it is.
  void add_copy(AuthoredText::Part part, const TextPlace& place, std::string text);

 private:
  const Element& element_;
  std::vector<AuthoredText> texts_;
  std::deque<std::string> copies_;
};

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
