#include "slidespec/json/text_check.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <utility>

#include "slidespec/core/cancellation.h"
#include "slidespec/core/display.h"
#include "slidespec/core/utf8.h"
#include "slidespec/messages/tr.h"

namespace deckle {

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// The encoding when it is certainly not UTF-8: byte order marks of the others, or the zero bytes
// that UTF-16 and UTF-32 put around ASCII.
const char* other_encoding(std::string_view text) {
  const auto starts = [text](std::string_view bytes) {
    return text.substr(0, bytes.size()) == bytes;
  };
  if (starts({"\xFF\xFE\0\0", 4})) return "UTF-32 (little endian)";
  if (starts({"\0\0\xFE\xFF", 4})) return "UTF-32 (big endian)";
  if (starts("\xFF\xFE")) return "UTF-16 (little endian)";
  if (starts("\xFE\xFF")) return "UTF-16 (big endian)";
  if (text.size() >= 4 && text[0] != 0 && text[1] == 0) {
    return text[2] == 0 && text[3] == 0 ? "UTF-32 (little endian)" : "UTF-16 (little endian)";
  }
  if (text.size() >= 4 && text[0] == 0)
    return text[1] == 0 ? "UTF-32 (big endian)" : "UTF-16 (big endian)";
  return nullptr;
}

// Whether a number token of the JSON grammar is beyond any double. from_chars reports overflow and
// underflow alike, so the power of ten of the leading digit decides.
bool overflows(std::string_view token) {
  double value = 0;
  const auto [end, error] = std::from_chars(token.data(), token.data() + token.size(), value);
  if (error != std::errc::result_out_of_range) return false;
  std::size_t at = token.front() == '-' ? 1 : 0;
  long long power = -1;
  bool fraction = false, leading = true;
  for (; at < token.size() && token[at] != 'e' && token[at] != 'E'; ++at) {
    if (token[at] == '.') {
      fraction = true;
    } else if (leading && token[at] == '0') {
      if (fraction) --power;
    } else {
      leading = false;
      if (!fraction) ++power;
    }
  }
  if (at < token.size()) {
    std::string_view digits = token.substr(at + 1);
    const bool negative = !digits.empty() && digits.front() == '-';
    if (!digits.empty() && !is_digit(digits.front())) digits.remove_prefix(1);
    long long exponent = 0;
    const auto parsed = std::from_chars(digits.data(), digits.data() + digits.size(), exponent);
    if (parsed.ec == std::errc::result_out_of_range) return !negative;
    power += negative ? -exponent : exponent;
  }
  return power > 0;
}

// ASCII that needs no escape in a string.
constexpr std::array<bool, 256> kPlain = [] {
  std::array<bool, 256> plain{};
  for (std::size_t c = 0x20; c < 0x80; ++c) plain[c] = c != '"' && c != '\\';
  return plain;
}();

class TextChecker {
 public:
  TextChecker(std::string_view text, const Limits& limits) : text_(text), limits_(limits) {}

  CheckedText run() {
    if (text_.substr(0, 3) == "\xEF\xBB\xBF") at_ = 3;
    if (const char* encoding = other_encoding(text_)) {
      flaw(0, tr("the text is {}, not UTF-8", encoding), tr("save the file as UTF-8"));
      out_.readable = false;
      return std::move(out_);
    }
    while (at_ < text_.size() && out_.readable && out_.flaws.size() < kMaxTextFlaws) {
      check_sometimes();
      const char c = text_[at_];
      if (c == '"') {
        ++at_;
        string();
      } else if (is_digit(c) || c == '-') {
        number();
      } else if (is_letter(c)) {
        word();
      } else if (static_cast<unsigned char>(c) >= 0x80) {
        wide_character();
      } else {
        ++at_;
      }
    }
    return std::move(out_);
  }

 private:
  void check_sometimes() {
    if (at_ < next_check_) return;
    next_check_ = at_ + kBytesBetweenChecks;
    check_cancelled();
  }

  void flaw(std::size_t offset, Message message, Message hint) {
    if (out_.flaws.size() < kMaxTextFlaws) {
      out_.flaws.push_back({offset, std::move(message), std::move(hint)});
    }
  }

  // Puts `with` at `offset`, and spaces up to `length`.
  void patch(std::size_t offset, std::size_t length, std::string_view with) {
    if (out_.patched.empty()) out_.patched = text_;
    for (std::size_t i = 0; i < length; ++i)
      out_.patched[offset + i] = i < with.size() ? with[i] : ' ';
  }

  void number() {
    const std::size_t begin = at_;
    if (text_.substr(at_, 9) == "-Infinity" || text_.substr(at_, 4) == "-NaN") {
      ++at_;
      return word(begin);
    }
    bool exponent = false;
    for (; at_ < text_.size(); ++at_) {
      const char c = text_[at_];
      if (c == 'e' || c == 'E')
        exponent = true;
      else if (!is_digit(c) && c != '.' && c != '-' && c != '+')
        break;
    }
    const std::string_view token = text_.substr(begin, at_ - begin);
    if (token.size() > limits_.of(Limit::JsonNumberChars)) {
      flaw(begin, exceeded(Limit::JsonNumberChars, limits_.of(Limit::JsonNumberChars)),
           tr("write the number with fewer digits"));
      patch(begin, token.size(), "0");
    } else if ((exponent || token.size() > 300) && overflows(token)) {
      flaw(begin, tr("the number {} is too large", shortened(token, 40)),
           tr("write a number below 1.8e308"));
      patch(begin, token.size(), "0");
    }
  }

  void word() { word(at_); }
  void word(std::size_t begin) {
    while (at_ < text_.size() && is_letter(text_[at_])) ++at_;
    const std::string_view token = text_.substr(begin, at_ - begin);
    for (const std::string_view name :
         {"NaN", "-NaN", "Infinity", "-Infinity", "nan", "inf", "Inf"}) {
      if (token != name) continue;
      flaw(begin, tr("{} is not a number in JSON", token),
           tr("write a number, or null where that is allowed"));
      patch(begin, token.size(), "0");
    }
  }

  // A character beyond ASCII, in a string or outside of one.
  void wide_character() {
    const utf8::CodePoint c = utf8::code_point_at(text_, at_);
    if (c.length == 0) {
      const std::size_t begin = at_++;
      while (at_ < text_.size() && (static_cast<unsigned char>(text_[at_]) & 0xC0U) == 0x80) ++at_;
      flaw(begin,
           tr("the byte 0x{:02X} is not valid UTF-8", static_cast<unsigned char>(text_[begin])),
           tr("save the file as UTF-8"));
      patch(begin, at_ - begin, "?");
      return;
    }
    if (c.value == 0xFFFE || c.value == 0xFFFF) {
      not_a_character(at_, c.value);
      patch(at_, c.length, "");
    }
    at_ += c.length;
  }

  void not_a_character(std::size_t offset, char32_t value) {
    flaw(offset, tr("U+{:04X} is not allowed in text", static_cast<unsigned>(value)),
         value == 0x0D ? tr("remove it; a carriage return is allowed only before \\n")
                       : tr("remove the character"));
  }

  void string() {
    const std::size_t begin = at_;
    while (at_ < text_.size()) {
      check_sometimes();
      const std::size_t end = std::min(text_.size(), next_check_);
      // As a piece, whose bounds are checked once.
      for (const char c : text_.substr(at_, end - at_)) {
        if (!kPlain[static_cast<unsigned char>(c)]) break;
        ++at_;
      }
      if (at_ == end) continue;
      const auto c = static_cast<unsigned char>(text_[at_]);
      if (c == '"') {
        if (at_++ - begin > limits_.of(Limit::JsonStringBytes)) {
          flaw(begin - 1, exceeded(Limit::JsonStringBytes, limits_.of(Limit::JsonStringBytes)),
               tr("shorten it"));
          out_.readable = false;
        }
        return;
      }
      if (c == '\\') {
        escape();
      } else if (c >= 0x80) {
        wide_character();
      } else if (c == '\n' || c == '\r') {
        flaw(at_, tr("the line ends inside a string"),
             tr("close the string with \", or write the line break as \\n"));
        out_.readable = false;
        return;
      } else if (c < 0x20) {
        flaw(at_, tr("a string contains the control character U+{:04X}", c),
             c == '\t' ? tr("write it as \\t") : tr("remove the character"));
        patch(at_++, 1, "");
      } else {
        ++at_;
      }
      if (out_.flaws.size() >= kMaxTextFlaws) return;
    }
  }

  // The code unit of the \uXXXX at `at`, or -1.
  [[nodiscard]] int unit(std::size_t at) const {
    if (at + 6 > text_.size() || text_[at] != '\\' || text_[at + 1] != 'u') return -1;
    unsigned value = 0;
    const char* begin = text_.data() + at + 2;
    const auto parsed = std::from_chars(begin, begin + 4, value, 16);
    return parsed.ptr == begin + 4 ? static_cast<int>(value) : -1;
  }

  void escape() {
    const char next = at_ + 1 < text_.size() ? text_[at_ + 1] : '\0';
    int value = -1;
    std::size_t length = 2;
    if (next == 'u') {
      value = unit(at_);
      if (value >= 0) length = 6;
    } else if (next == 'b') {
      value = 0x08;
    } else if (next == 'f') {
      value = 0x0C;
    } else if (next == 'r') {
      value = 0x0D;
    }
    const std::size_t after = at_ + length;
    if (value >= 0xD800 && value <= 0xDBFF) {
      const int low = unit(after);
      if (low >= 0xDC00 && low <= 0xDFFF) {
        at_ = after + 6;
        return;
      }
    }
    const bool surrogate = value >= 0xD800 && value <= 0xDFFF;
    const bool line_end = value == 0x0D && (text_.substr(after, 2) == "\\n" || unit(after) == 0x0A);
    const bool control =
        value >= 0 && value < 0x20 && value != '\t' && value != '\n' && value != '\v';
    if (surrogate) {
      flaw(at_, tr("\\u{:04X} is half of a surrogate pair", value),
           tr("write the character itself, or both halves"));
    } else if ((control && !line_end) || value == 0xFFFE || value == 0xFFFF) {
      not_a_character(at_, static_cast<char32_t>(value));
    }
    if (surrogate || (control && !line_end) || value >= 0xFFFE)
      patch(at_, length, length == 6 ? "\\u0020" : "\\t");
    at_ = std::min(after, text_.size());
  }

  std::string_view text_;
  const Limits& limits_;
  std::size_t at_ = 0, next_check_ = 0;
  CheckedText out_;
};

}  // namespace

CheckedText check_json_text(std::string_view text, const Limits& limits) {
  return TextChecker(text, limits).run();
}

}  // namespace deckle
