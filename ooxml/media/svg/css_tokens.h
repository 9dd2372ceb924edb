#pragma once
// The tokens of a style sheet, of a style attribute or of the value of a property.
//
// CSS Syntax Level 3, 4.3, with comments removed and escapes resolved, so that \75 rl( and url( are
// the same. Of numbers only the text is kept. One pass, no memory but for tokens with escapes.

#include <cstddef>
#include <string>
#include <string_view>

namespace deckle::ooxml::svg {

struct CssToken {
  enum class Kind {
    End,
    Space,
    Ident,
    Function,   // its name; '(' was read
    AtKeyword,  // without '@'
    Hash,       // without '#'
    String,     // without quotation marks
    Url,        // url(…) without quotation marks: the address
    Number,     // with its unit or '%'
    Delimiter,  // any other character, alone; "<!--"
  };
  Kind kind = Kind::End;
  std::string_view text;  // valid until the next token is read

  [[nodiscard]] bool is(Kind other) const { return kind == other; }
  [[nodiscard]] bool is(char delimiter) const {
    return kind == Kind::Delimiter && text.front() == delimiter;
  }
  // Whether it is of this kind and this text, which is in lower case.
  [[nodiscard]] bool is(Kind other, std::string_view lower) const;
};

class CssTokens {
 public:
  explicit CssTokens(std::string_view text) : text_(text) {}

  // An address or string that is not closed ends with the text, or with the line.
  CssToken next();
  // Where the next token begins, in bytes.
  [[nodiscard]] std::size_t at() const { return at_; }

 private:
  [[nodiscard]] char peek(std::size_t ahead = 0) const {
    return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0';
  }
  [[nodiscard]] bool is_escape(std::size_t ahead) const;
  [[nodiscard]] bool begins_name(std::size_t ahead) const;
  [[nodiscard]] bool begins_number() const;
  void skip_comments();
  void skip_space();
  void append_escape();
  std::string_view name();
  CssToken number();
  CssToken string();
  CssToken url();
  CssToken named();

  std::string_view text_;
  std::size_t at_ = 0;
  std::string unescaped_;
};

}  // namespace deckle::ooxml::svg
