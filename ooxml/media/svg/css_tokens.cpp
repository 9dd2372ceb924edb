#include "ooxml/media/svg/css_tokens.h"

#include <algorithm>

#include "ooxml/media/svg/characters.h"
#include "slidespec/core/ascii.h"
#include "slidespec/core/utf8.h"

namespace deckle::ooxml::svg {
namespace {

using Kind = CssToken::Kind;

constexpr bool is_css_space(char c) { return is_space(c) || c == '\f'; }

constexpr bool is_line_end(char c) { return c == '\n' || c == '\r' || c == '\f'; }

constexpr bool begins_plain_name(char c) {
  return static_cast<unsigned char>(c) >= 0x80 ||
         (ascii_lower(c) >= 'a' && ascii_lower(c) <= 'z') || c == '_';
}

constexpr bool is_plain_name(char c) { return begins_plain_name(c) || is_digit(c) || c == '-'; }

constexpr int hex_value(char c) {
  if (is_digit(c)) return c - '0';
  const char lower = ascii_lower(c);
  return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

}  // namespace

bool CssToken::is(Kind other, std::string_view lower) const {
  return kind == other && text.size() == lower.size() &&
         std::equal(text.begin(), text.end(), lower.begin(),
                    [](char a, char b) { return ascii_lower(a) == b; });
}

CssToken CssTokens::next() {
  skip_comments();
  if (at_ == text_.size()) return {};
  const char c = peek();
  if (is_css_space(c)) {
    const std::size_t begin = at_;
    skip_space();
    return {Kind::Space, text_.substr(begin, at_ - begin)};
  }
  if (c == '"' || c == '\'') return string();
  if (c == '#' && (is_plain_name(peek(1)) || is_escape(1))) {
    ++at_;
    return {Kind::Hash, name()};
  }
  if (c == '@' && begins_name(1)) {
    ++at_;
    return {Kind::AtKeyword, name()};
  }
  // CDO, after which a new token begins; the hyphens are no name.
  if (text_.substr(at_, 4) == "<!--") {
    at_ += 4;
    return {Kind::Delimiter, text_.substr(at_ - 4, 4)};
  }
  if (begins_number()) return number();
  if (begins_name(0)) return named();
  return {Kind::Delimiter, text_.substr(at_++, 1)};
}

// A backslash before a line end is none.
bool CssTokens::is_escape(std::size_t ahead) const {
  return peek(ahead) == '\\' && !is_line_end(peek(ahead + 1));
}

bool CssTokens::begins_name(std::size_t ahead) const {
  if (peek(ahead) == '-') {
    return peek(ahead + 1) == '-' || begins_plain_name(peek(ahead + 1)) || is_escape(ahead + 1);
  }
  return begins_plain_name(peek(ahead)) || is_escape(ahead);
}

bool CssTokens::begins_number() const {
  const std::size_t sign = peek() == '+' || peek() == '-' ? 1 : 0;
  return is_digit(peek(sign)) || (peek(sign) == '.' && is_digit(peek(sign + 1)));
}

void CssTokens::skip_comments() {
  while (text_.substr(at_, 2) == "/*") {
    const std::size_t end = text_.find("*/", at_ + 2);
    at_ = end == std::string_view::npos ? text_.size() : end + 2;
  }
}

void CssTokens::skip_space() {
  while (is_css_space(peek())) ++at_;
}

// At a backslash: one to six hexadecimal digits and one white space, or any other character.
void CssTokens::append_escape() {
  ++at_;
  char32_t value = 0;
  int digits = 0;
  for (; digits < 6 && hex_value(peek()) >= 0; ++digits, ++at_)
    value = value * 16 + static_cast<char32_t>(hex_value(peek()));
  if (digits > 0) {
    if (text_.substr(at_, 2) == "\r\n")
      at_ += 2;
    else if (is_css_space(peek()))
      ++at_;
    const bool legal = value != 0 && value <= 0x10FFFF && (value < 0xD800 || value > 0xDFFF);
    utf8::append(unescaped_, legal ? value : U'\uFFFD');
  } else if (at_ < text_.size()) {
    unescaped_ += text_[at_++];  // the bytes that follow of a longer character are plain
  }
}

std::string_view CssTokens::name() {
  const std::size_t begin = at_;
  while (is_plain_name(peek())) ++at_;
  if (!is_escape(0)) return text_.substr(begin, at_ - begin);
  unescaped_ = text_.substr(begin, at_ - begin);
  while (at_ < text_.size()) {
    if (is_plain_name(peek()))
      unescaped_ += text_[at_++];
    else if (is_escape(0))
      append_escape();
    else
      break;
  }
  return unescaped_;
}

CssToken CssTokens::number() {
  const std::size_t begin = at_;
  if (peek() == '+' || peek() == '-') ++at_;
  while (is_digit(peek())) ++at_;
  if (peek() == '.' && is_digit(peek(1))) {
    ++at_;
    while (is_digit(peek())) ++at_;
  }
  const std::size_t sign = peek(1) == '+' || peek(1) == '-' ? 2 : 1;
  if (ascii_lower(peek()) == 'e' && is_digit(peek(sign))) {
    at_ += sign;
    while (is_digit(peek())) ++at_;
  }
  if (peek() == '%')
    ++at_;
  else if (begins_name(0))
    static_cast<void>(name());
  return {Kind::Number, text_.substr(begin, at_ - begin)};
}

CssToken CssTokens::string() {
  const char quote = text_[at_++];
  const std::size_t begin = at_;
  bool escaped = false;
  while (at_ < text_.size() && peek() != quote && !is_line_end(peek())) {
    if (peek() != '\\') {
      if (escaped) unescaped_ += peek();
      ++at_;
      continue;
    }
    if (!escaped) unescaped_ = text_.substr(begin, at_ - begin);
    escaped = true;
    if (text_.substr(at_ + 1, 2) == "\r\n")
      at_ += 3;
    else if (is_line_end(peek(1)))
      at_ += 2;
    else
      append_escape();
  }
  const std::string_view content = escaped ? unescaped_ : text_.substr(begin, at_ - begin);
  if (peek() == quote && at_ < text_.size()) ++at_;
  return {Kind::String, content};
}

// After "url(" and white space.
CssToken CssTokens::url() {
  unescaped_.clear();
  while (at_ < text_.size() && peek() != ')') {
    if (is_escape(0))
      append_escape();
    else
      unescaped_ += text_[at_++];
  }
  if (at_ < text_.size()) ++at_;
  return {Kind::Url, trimmed(unescaped_)};
}

CssToken CssTokens::named() {
  const CssToken ident{Kind::Ident, name()};
  if (peek() != '(') return ident;
  ++at_;
  if (!ident.is(Kind::Ident, "url")) return {Kind::Function, ident.text};
  const std::size_t after_name = at_;
  skip_space();
  if (peek() != '"' && peek() != '\'') return url();
  at_ = after_name;
  return {Kind::Function, "url"};
}

}  // namespace deckle::ooxml::svg
