#include "slidespec/number_format/tokens.h"

#include <array>
#include <cstddef>

#include "slidespec/core/utf8.h"

namespace deckle {
namespace {

using Kind = FormatToken::Kind;

struct Word {
  std::string_view text;
  Kind kind;
};
constexpr std::array<Word, 4> kWords = {{{"General", Kind::General},
                                         {"GENERAL", Kind::General},
                                         {"AM/PM", Kind::HalfDay},
                                         {"A/P", Kind::HalfDay}}};

// The token that `rest` starts with.
FormatToken first_token(std::string_view rest) {
  FormatToken token;
  for (const Word& word : kWords) {
    if (!rest.starts_with(word.text)) continue;
    token.kind = word.kind;
    token.source = token.text = rest.substr(0, word.text.size());
    return token;
  }
  std::size_t end = 0;
  const char32_t c = utf8::next(rest, end);
  if (c == U'"' || c == U'[') {
    token.kind = c == U'"' ? Kind::Quoted : Kind::Bracketed;
    const std::size_t close = rest.find(c == U'"' ? '"' : ']', 1);
    token.complete = close != std::string_view::npos;
    token.text = token.complete ? rest.substr(1, close - 1) : rest.substr(1);
    token.source = token.complete ? rest.substr(0, close + 1) : rest;
    return token;
  }
  if (c == U'\\' || c == U'_' || c == U'*') {
    token.kind = c == U'\\' ? Kind::Escaped : Kind::Padding;
    token.complete = end < rest.size();
    if (token.complete) static_cast<void>(utf8::next(rest, end));
    token.source = rest.substr(0, end);
    token.text = token.source.substr(1);
    return token;
  }
  token.kind = c == U';' ? Kind::Separator : Kind::Character;
  token.source = token.text = rest.substr(0, end);
  token.character = c;
  return token;
}

}  // namespace

std::vector<FormatToken> format_tokens(std::string_view code) {
  std::vector<FormatToken> tokens;
  while (!code.empty()) {
    tokens.push_back(first_token(code));
    code.remove_prefix(tokens.back().source.size());
  }
  return tokens;
}

}  // namespace deckle
