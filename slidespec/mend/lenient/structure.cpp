#include "slidespec/mend/lenient/structure.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "slidespec/core/cancellation.h"
#include "slidespec/core/utf8.h"
#include "slidespec/mend/lenient/characters.h"
#include "slidespec/mend/lenient/string_content.h"
#include "slidespec/mend/lenient/string_end.h"
#include "slidespec/mend/lenient/words.h"

namespace deckle::lenient {
namespace {

using Kind = Token::Kind;

class Reader {
 public:
  Reader(std::string_view text, std::size_t most) : text_(text), most_(most) {}

  std::vector<Token> read() {
    while (at_ < text_.size()) {
      if (++steps_ % kValuesBetweenChecks == 0) check_cancelled();
      if (tokens_.size() >= most_) return {};
      step();
    }
    return std::move(tokens_);
  }

 private:
  void step() {
    const char c = text_[at_];
    if (const std::size_t blank = blank_at(text_, at_); blank > 0) return this->blank(blank);
    const bool colour = c == '#' && colour_end(text_, at_) > at_;
    const std::size_t comment = colour ? 0 : comment_at(text_, at_, Ahead::Whole);
    const std::size_t cited = after_string_ ? citation_at(text_, at_) : 0;
    after_string_ = false;
    if (const std::size_t skipped = std::max({comment, cited, dots_at(text_, at_)}); skipped > 0) {
      at_ += skipped;
    } else if (c == '{' || c == '[') {
      open_.push_back(c == '{');
      add(c == '{' ? Kind::OpenObject : Kind::OpenArray, 1);
    } else if (c == '}' || c == ']') {
      close(c == '}');
      add(c == '}' ? Kind::CloseObject : Kind::CloseArray, 1);
    } else if (const std::size_t comma = comma_at(text_, at_); comma > 0) {
      add(Kind::Comma, comma);
    } else if (text_.substr(at_, 3) == "```" || text_.substr(at_, 3) == "~~~") {
      add(Kind::Fence, std::min(text_.find_first_not_of(c, at_), text_.size()) - at_);
      open_.clear();
    } else if (quote_at(text_, at_) != nullptr) {
      string();
    } else {
      word();
    }
  }

  void blank(std::size_t length) {
    if (text_[at_] == '\n') {
      line_indent_ = 0;
      line_is_empty_ = true;
      after_string_ = false;
    } else if (line_is_empty_) {
      ++line_indent_;
    }
    at_ += length;
  }

  void add(Kind kind, std::size_t length) {
    Token token;
    token.kind = kind;
    token.at = at_;
    token.end = at_ + length;
    token.first_in_line = line_is_empty_;
    token.indent = line_indent_;
    line_is_empty_ = false;
    tokens_.push_back(token);
    at_ += length;
  }

  // What strings are in: the innermost bracket that is open, as far as closers are right.
  void close(bool object) {
    if (open_.size() > 1 && open_.back() != object && open_[open_.size() - 2] == object)
      open_.pop_back();
    if (!open_.empty()) open_.pop_back();
  }

  [[nodiscard]] Within within() const {
    return open_.empty() ? Within::Document : open_.back() ? Within::Object : Within::Array;
  }

  [[nodiscard]] bool is_colon_at(std::size_t at) const {
    const std::size_t next = next_token(text_, at).at;
    return next < text_.size() && (colon_at(text_, next) > 0 || text_[next] == '=');
  }

  [[nodiscard]] bool after_key() const {
    return !tokens_.empty() && tokens_.back().kind == Kind::Key;
  }

  // The end of a string whose quotes are right; 0: they may not be.
  [[nodiscard]] std::size_t plain_end() const {
    const Quote& quote = *quote_at(text_, at_);
    std::size_t end = at_ + quote.open.size();
    while (end < text_.size() && text_[end] != '\n' && !text_.substr(end).starts_with(quote.close))
      end += text_[end] == '\\' ? std::size_t{2} : std::size_t{1};
    if (end >= text_.size() || text_[end] == '\n') return 0;
    end += quote.close.size();
    return is_key_end(end) || ends_value(text_, end, Within::Document) ? end : 0;
  }

  // Whether a key ends here, whose bracket may be missing if it follows another one.
  [[nodiscard]] bool is_key_end(std::size_t at) const {
    const std::size_t colon = next_token(text_, at).at;
    if (!is_colon_at(at)) return false;
    if (!after_key()) return true;
    const std::size_t value = next_token(text_, colon + colon_at(text_, colon)).at;
    return value < text_.size() &&
           (quote_at(text_, value) != nullptr || is_digit(text_[value]) ||
            std::string_view("[{-").find(text_[value]) != std::string_view::npos ||
            is_literal(text_.substr(value, word_end(text_, value) - value)));
  }

  void string() {
    const bool may_be_key = !after_key();
    std::size_t end = plain_end();
    if (end == 0) {
      StringReader reader(text_, within(), rewound_);
      end = reader.read(at_, may_be_key && within() == Within::Object).end;
    }
    const std::string_view inside = text_.substr(at_, end - at_);
    const bool key =
        is_key_end(end) || (may_be_key && within() == Within::Object && is_key_at(text_, at_));
    add(key ? Kind::Key : Kind::Value, std::max(inside.size(), std::size_t{1}));
    tokens_.back().quoted = true;
    if (key) name(inside);
    after_string_ = !key;
  }

  void name(std::string_view written) {
    if (const Quote* quote = quote_at(written, 0); quote != nullptr) {
      written.remove_prefix(quote->open.size());
      if (written.ends_with(quote->close)) written.remove_suffix(quote->close.size());
    }
    tokens_.back().name = known_name(written);
    tokens_.back().hash = std::hash<std::string_view>()(written);
  }

  void word() {
    const std::string_view first = text_.substr(at_, word_end(text_, at_) - at_);
    const bool key = is_key_at(text_, at_) && (!after_key() || known_name(first) != nullptr);
    BareWord word = key ? bare_key(text_, at_) : bare_value(text_, at_, within());
    // An apostrophe in a sentence begins no string.
    while (!key && word.end > at_ && word.end + 1 < text_.size() && text_[word.end] == '\'' &&
           is_letter(text_[word.end + 1]))
      word.end = word_end(text_, word.end + 1);
    if (word.end == at_) {  // nothing that JSON knows
      at_ += std::max(utf8::code_point_at(text_, at_).length, std::size_t{1});
      line_is_empty_ = false;
      return;
    }
    add(key ? Kind::Key : Kind::Value, word.end - at_);
    if (key) name(word.text);
  }

  std::string_view text_;
  std::size_t most_, at_ = 0, steps_ = 0, rewound_ = 0;
  std::vector<Token> tokens_;
  std::vector<bool> open_;  // true: an object
  bool after_string_ = false, line_is_empty_ = true;
  int line_indent_ = 0;
};

}  // namespace

std::vector<Token> structure_of(std::string_view text, std::size_t most) {
  return Reader(text, most).read();
}

}  // namespace deckle::lenient
