#pragma once
// A string with quotes of any kind, read up to the quote that ends it.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "slidespec/core/message.h"
#include "slidespec/mend/lenient/characters.h"
#include "slidespec/mend/lenient/string_end.h"

namespace deckle::lenient {

struct ReadString {
  std::string content;  // escaped as JSON escapes it
  std::size_t end = 0;  // behind its last quote
  bool cut = false;     // its last quote was missing
  bool holds_key = false;  // what may be a key is in it: a bracket before it may be missing
};

class StringReader {
 public:
  // `rewound` counts the bytes that were read again after a missing quote was found, of all strings
  // of the text: beyond a few times its length none is looked for.
  StringReader(std::string_view text, Within within, std::size_t& rewound)
      : text_(text), within_(within), rewound_(rewound) {}

  // A quote is at `at`.
  [[nodiscard]] ReadString read(std::size_t at, bool key);

  [[nodiscard]] const std::vector<Message>& changes() const { return changes_; }
  [[nodiscard]] std::size_t dropped() const { return dropped_; }  // letters, as letters_in() counts

 private:
  struct Mark {
    std::size_t at = std::string_view::npos, content = 0;
  };

  void changed(const Message& what);
  void open(std::size_t at);
  [[nodiscard]] std::size_t closing_at(std::size_t at) const;
  [[nodiscard]] bool ends(std::size_t after, bool key) const;
  void inner_quote(std::string_view quote);
  [[nodiscard]] bool is_key_end(std::size_t after) const;
  [[nodiscard]] ReadString cut(const Mark& mark);
  void character();
  void escape();
  void unit_escape();
  [[nodiscard]] bool byte_escape();
  void control();

  std::string_view text_;
  Within within_;
  std::size_t& rewound_;
  std::size_t begin_ = 0, at_ = 0;
  std::string_view open_, close_;
  std::string content_;
  std::size_t inner_ = 0;                 // quotes inside so far
  bool holds_key_ = false;
  Mark line_, last_quote_, after_comma_;  // where the string ended if its last quote is missing
  std::vector<Message> changes_;
  std::size_t dropped_ = 0;
};

}  // namespace deckle::lenient
