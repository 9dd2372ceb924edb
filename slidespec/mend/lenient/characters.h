#pragma once
// What stands between the tokens of JSON as people and language models write it: blanks, comments,
// marks of citations, quotes of all kinds. Offsets and lengths are bytes; no look ahead is longer
// than kMaxAhead, so that work per place does not depend on the text.

#include <cstddef>
#include <optional>
#include <string_view>

namespace deckle::lenient {

inline constexpr std::size_t kMaxAhead = 1000;  // ours: longer than a line that somebody writes

[[nodiscard]] inline bool is_digit(char c) { return c >= '0' && c <= '9'; }
[[nodiscard]] inline bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

// The bytes of the blank at `at`: JSON's own, other control characters that are blank, Unicode's
// spaces, and characters without width such as U+200B and U+FEFF. 0: there is none.
[[nodiscard]] std::size_t blank_at(std::string_view text, std::size_t at);

// The bytes of the comment that begins at `at`, without its line end: # // /* */ -- <!-- -->.
// 0: none begins there. `whole`: however long it is, else at most kMaxAhead.
enum class Ahead { Limited, Whole };
[[nodiscard]] std::size_t comment_at(std::string_view text, std::size_t at, Ahead ahead);

// The bytes of a chat model's citation after a value: [cite: 3], 【4†source】, [1]. 0: none.
[[nodiscard]] std::size_t citation_at(std::string_view text, std::size_t at);

// The bytes of ... or its single character. 0: none.
[[nodiscard]] std::size_t dots_at(std::string_view text, std::size_t at);

// The bytes of a colon or comma, also a full-width one. 0: none.
[[nodiscard]] std::size_t colon_at(std::string_view text, std::size_t at);
[[nodiscard]] std::size_t comma_at(std::string_view text, std::size_t at);

struct Quote {
  std::string_view open, close;
};
// The pair of quotes whose first begins at `at`, but no """.
[[nodiscard]] const Quote* quote_at(std::string_view text, std::size_t at);

// The end of the word without quotes that begins at `at`.
[[nodiscard]] std::size_t word_end(std::string_view text, std::size_t at);

// Where the next token begins after blanks, comments and citations.
struct Next {
  std::size_t at = 0;
  bool new_line = false;  // it is in another line
  bool cited = false;     // after a citation
};
[[nodiscard]] Next next_token(std::string_view text, std::size_t at);

// Letters and digits; escapes such as \n count for none, of \u0041 the digits. What is not ASCII
// counts as letters, but for blanks and punctuation that this file names.
[[nodiscard]] std::size_t letters_in(std::string_view text);

}  // namespace deckle::lenient
