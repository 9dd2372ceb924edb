#include "slidespec/mend/lenient/string_content.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <utility>

#include "slidespec/core/utf8.h"
#include "slidespec/messages/tr.h"

namespace deckle::lenient {
namespace {

constexpr std::string_view kThree = "\"\"\"";

// Words of LaTeX whose backslash and first letter are an escape to JSON.
bool is_command(std::string_view rest) {
  static constexpr std::string_view kCommands[] = {
      "bar", "begin", "beta",   "bf{",  "big",  "binom",  "bmod", "bold",
      "bot", "box",   "bullet", "flat", "foot", "forall", "frac", "frown"};
  return std::any_of(std::begin(kCommands), std::end(kCommands),
                     [rest](std::string_view command) { return rest.starts_with(command); });
}

// Characters with a backslash that other formats need: Markdown, shells, TeX.
constexpr std::string_view kNeedless = "'`*_$#%&~!>| ";

// The code unit of the \uXXXX at `at`, or -1.
int unit_at(std::string_view text, std::size_t at) {
  if (at + 6 > text.size() || text[at] != '\\' || text[at + 1] != 'u') return -1;
  unsigned value = 0;
  const char* begin = text.data() + at + 2;
  const auto parsed = std::from_chars(begin, begin + 4, value, 16);
  return parsed.ptr == begin + 4 ? static_cast<int>(value) : -1;
}

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

}  // namespace

void StringReader::changed(const Message& what) {
  if (std::find(changes_.begin(), changes_.end(), what) == changes_.end()) changes_.push_back(what);
}

void StringReader::open(std::size_t at) {
  const Quote* quote = quote_at(text_, at);
  open_ = quote->open;
  close_ = quote->close;
  // """ is one quote where another follows, else an empty string and the begin of the next.
  if (text_.substr(at, 3) == kThree && at + 3 < text_.size() &&
      std::string_view(",:]}").find(text_[at + 3]) == std::string_view::npos &&
      text_.substr(at + 3, kMaxAhead * 10).find(kThree) != std::string_view::npos)
    open_ = close_ = kThree;
  if (open_ != "\"") changed(tr("quotes were replaced by double quotes"));
  begin_ = at;
  at_ = at + open_.size();
  content_.clear();
  inner_ = 0;
  holds_key_ = false;
  line_ = last_quote_ = after_comma_ = {};
}

// The bytes of a quote at `at` that may end the string.
std::size_t StringReader::closing_at(std::size_t at) const {
  if (text_.substr(at, close_.size()) == close_) return close_.size();
  const bool typographic = open_ == "\u201C" || open_ == "\u201D" || open_ == "\u201E";
  if (!typographic) return 0;
  if (text_[at] == '"') return 1;
  const std::string_view three = text_.substr(at, 3);
  return three == "\u201C" || three == "\u201D" ? 3 : 0;
}

bool StringReader::ends(std::size_t after, bool key) const {
  if (key) return ends_key(text_, after);
  if (ends_value(text_, after, within_)) return true;
  // "one " "two" as in C: the second has the only other quotes of the value.
  const Next next = next_token(text_, after);
  return within_ == Within::Object && inner_ == 0 && next.at > after && !next.new_line &&
         quote_at(text_, next.at) != nullptr && is_continuation_at(text_, next.at);
}

// A quote that is followed by a colon and what can be a value.
bool StringReader::is_key_end(std::size_t after) const {
  if (within_ != Within::Object) return false;
  const Next next = next_token(text_, after);
  const std::size_t colon = colon_at(text_, next.at);
  if (colon == 0) return false;
  const Next value = next_token(text_, next.at + colon);
  if (value.at >= text_.size()) return false;
  const char c = text_[value.at];
  const std::size_t end = word_end(text_, value.at);
  return c == '[' || c == '{' || c == '-' || is_digit(c) || quote_at(text_, value.at) != nullptr ||
         is_literal(text_.substr(value.at, end - value.at));
}

void StringReader::inner_quote(std::string_view quote) {
  std::size_t before = at_;
  while (before > begin_ + 1 && is_blank(text_[before - 1])) --before;
  const std::size_t after = at_ + quote.size();
  if (after_comma_.at == std::string_view::npos && before > begin_ + open_.size() &&
      text_[before - 1] == ',' && after < text_.size() && blank_at(text_, after) == 0)
    after_comma_ = {at_, content_.size()};
  last_quote_ = {at_, content_.size()};
  ++inner_;
  if (quote == "\"") {
    content_ += "\\\"";
    if (open_ == "\"") changed(tr("quotes inside strings were escaped"));
  } else {
    content_ += quote;
  }
  at_ = after;
}

// Where the string ended: before the comma, blanks and closing brackets that it seemed to hold.
ReadString StringReader::cut(const Mark& mark) {
  rewound_ += at_ - mark.at;
  std::string content = content_.substr(0, mark.content);
  std::size_t end = mark.at;
  const bool brackets = content.find_first_of("[{") == std::string::npos;
  while (end > begin_ + open_.size() && !content.empty() && content.back() == text_[end - 1]) {
    const char c = content.back();
    if (c != ' ' && c != ',' && !(brackets && (c == ']' || c == '}'))) break;
    content.pop_back();
    --end;
  }
  changed(tr("quotes that were missing were added"));
  return {std::move(content), end, true, holds_key_};
}

ReadString StringReader::read(std::size_t at, bool key) {
  const std::vector<Message> before = changes_;
  open(at);
  const bool may_cut = open_ == "\"" && rewound_ <= 4 * text_.size();
  while (at_ < text_.size()) {
    const char c = text_[at_];
    const std::size_t closing = closing_at(at_);
    if (c == '\\') {
      escape();
    } else if (closing > 0 && ends(at_ + closing, key)) {
      if (may_cut && !key && inner_ % 2 == 1 && after_comma_.at != std::string_view::npos) {
        changes_ = before;
        return cut(after_comma_);
      }
      at_ += closing;
      return {std::move(content_), at_, false, holds_key_};
    } else if (closing > 0 && may_cut && !key && last_quote_.at != std::string_view::npos &&
               is_key_end(at_ + closing)) {
      changes_ = before;
      return cut(line_.at != std::string_view::npos ? line_ : last_quote_);
    } else if (key && open_ == "\"" && colon_at(text_, at_) > 0 &&
               ends_unclosed_key(text_, at_, content_)) {
      changed(tr("quotes that were missing were added"));
      return {std::move(content_), at_, true};
    } else if (closing > 0 || c == '"') {
      if (!key && !holds_key_) holds_key_ = is_key_end(at_ + std::max(closing, std::size_t{1}));
      inner_quote(closing > 0 ? text_.substr(at_, closing) : text_.substr(at_, 1));
    } else {
      character();
    }
  }
  changed(tr("a quote was added at the end"));
  return {std::move(content_), text_.size(), true};
}

void StringReader::character() {
  const char c = text_[at_];
  if (c == '\n' || c == '\r' || c == '\t') {
    if (c == '\n' && line_.at == std::string_view::npos) line_ = {at_, content_.size()};
    if (c != '\r' || text_.substr(at_ + 1, 1) != "\n") content_ += c == '\t' ? "\\t" : "\\n";
    changed(tr("line breaks and tabs inside strings were escaped"));
    ++at_;
  } else if (c == '\v') {
    content_ += "\\u000b";
    changed(tr("line breaks and tabs inside strings were escaped"));
    ++at_;
  } else if ((c & 0xE0) == 0) {
    control();
    ++at_;
  } else if (text_.substr(at_, 2) == "\xEF\xBF" && at_ + 2 < text_.size() &&
             (text_[at_ + 2] == '\xBE' || text_[at_ + 2] == '\xBF')) {  // U+FFFE, U+FFFF
    control();
    at_ += 3;
  } else {
    content_ += c;
    ++at_;
  }
}

void StringReader::control() {
  content_ += ' ';
  changed(tr("characters that a text cannot hold were replaced by blanks"));
}

void StringReader::unit_escape() {
  const int value = unit_at(text_, at_);
  const int low = unit_at(text_, at_ + 6);
  const std::size_t pair = value >= 0xD800 && value <= 0xDBFF && low >= 0xDC00 && low <= 0xDFFF
                               ? std::size_t{12}
                               : std::size_t{6};
  const bool half = pair == 6 && value >= 0xD800 && value <= 0xDFFF;
  const bool held = !half && value != 0xFFFE && value != 0xFFFF &&
                    (value >= 0x20 || value == '\t' || value == '\n' || value == '\v');
  if (value == '\r') {
    if (text_.substr(at_ + 6, 2) != "\\n" && low != '\n') content_ += "\\n";
    dropped_ += 4;
  } else if (held) {
    content_ += text_.substr(at_, pair);
  } else {
    dropped_ += 4;
    control();
  }
  at_ += pair;
}

// \xHH as Python and JavaScript write characters up to U+00FF. False: it is none that a text holds.
bool StringReader::byte_escape() {
  unsigned value = 0;
  const std::string_view digits = text_.substr(at_ + 2, 2);
  const auto parsed = std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
  if (digits.size() < 2 || parsed.ptr != digits.data() + 2 || value < 0x20 || value == 0x7F)
    return false;
  std::string character;
  utf8::append(character, static_cast<char32_t>(value));
  dropped_ += letters_in(digits);
  if (value == '"' || value == '\\') content_ += '\\';
  content_ += character;
  return true;
}

void StringReader::escape() {
  const char next = at_ + 1 < text_.size() ? text_[at_ + 1] : '\0';
  if (next == 'u' && unit_at(text_, at_) >= 0) return unit_escape();
  if (next == 'b' || next == 'f') {
    if (is_command(text_.substr(at_ + 1, 10))) {
      content_ += "\\\\";
      ++at_;
      return changed(tr("wrong escapes in strings were corrected"));
    }
    control();
    at_ += 2;
  } else if (next == 'r') {
    if (text_.substr(at_ + 2, 2) == "\\n" || unit_at(text_, at_ + 2) == '\n') {
      content_ += "\\r";
    } else {
      content_ += "\\n";
      changed(tr("line breaks and tabs inside strings were escaped"));
    }
    at_ += 2;
  } else if (next != '\0' && std::string_view("\"\\/nt").find(next) != std::string_view::npos) {
    content_ += text_.substr(at_, 2);
    at_ += 2;
  } else {
    changed(tr("wrong escapes in strings were corrected"));
    if (next != '\0' && kNeedless.find(next) != std::string_view::npos) {
      content_ += next;
      at_ += 2;
    } else if (next == 'x' && byte_escape()) {
      at_ += 4;
    } else if (next == '\n') {  // a string that goes on in the next line
      at_ += 2;
    } else {
      content_ += "\\\\";
      ++at_;
    }
  }
}

}  // namespace deckle::lenient
