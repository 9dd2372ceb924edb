#pragma once
// Reads a JSON text of which check_json_text() found no flaw, in half the instructions of
// nlohmann's parser, with its events. Where the text is not JSON it gives up without saying why:
// nlohmann's parser then reads the text from the beginning, and has the words.

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "slidespec/core/cancellation.h"
#include "slidespec/core/utf8.h"

namespace deckle {

template <typename Events>
class SoundJson {
 public:
  SoundJson(std::string_view text, Events& events)
      : at_(text.data()), end_(text.data() + text.size()), events_(events) {
    if (text.starts_with("\xEF\xBB\xBF")) at_ += 3;
  }

  // Whether it was read to its end.
  [[nodiscard]] bool read() {
    std::vector<char> open;  // the brackets that close what is open
    while (true) {
      skip_space();
      if (at_ == end_) return false;
      const char first = *at_;
      bool holds = false;
      if (first == '{' || first == '[') {
        ++at_;
        open.push_back(first == '{' ? '}' : ']');
        if (first == '{' ? !events_.start_object(kUnknown) : !events_.start_array(kUnknown))
          return false;
        skip_space();
        if (at_ == end_ || *at_ != open.back()) {
          if (first == '{' && !key()) return false;
          continue;
        }
        holds = true;  // and is closed below
      } else if (first == '"') {
        holds = string() && events_.string(text_);
      } else if (first == '-' || is_digit(first)) {
        holds = number();
      } else {
        holds = skip("true")    ? events_.boolean(true)
                : skip("false") ? events_.boolean(false)
                : skip("null")  ? events_.null()
                                : false;
      }
      if (!holds) return false;
      for (skip_space(); !open.empty() && at_ != end_ && *at_ == open.back(); skip_space()) {
        ++at_;
        if (open.back() == '}' ? !events_.end_object() : !events_.end_array()) return false;
        open.pop_back();
      }
      if (open.empty()) return at_ == end_;
      if (!skip(",") || (open.back() == '}' && !key())) return false;
    }
  }

 private:
  static constexpr std::size_t kUnknown = std::numeric_limits<std::size_t>::max();
  static constexpr auto kPiece = static_cast<std::ptrdiff_t>(kBytesBetweenChecks);

  static bool is_digit(char c) { return c >= '0' && c <= '9'; }

  void skip_space() {
    while (at_ != end_ && (*at_ == ' ' || *at_ == '\n' || *at_ == '\t' || *at_ == '\r')) ++at_;
  }

  bool skip(std::string_view word) {
    if (!std::string_view(at_, static_cast<std::size_t>(end_ - at_)).starts_with(word))
      return false;
    at_ += word.size();
    return true;
  }

  bool key() {
    skip_space();
    if (at_ == end_ || *at_ != '"' || !string() || !events_.key(text_)) return false;
    skip_space();
    return skip(":");
  }

  // Into text_.
  bool string() {
    text_.clear();
    ++at_;
    while (at_ != end_) {
      const char* const begin = at_;
      const char* const stop = at_ + std::min(end_ - at_, kPiece);
      while (at_ != stop && *at_ != '"' && *at_ != '\\' && static_cast<unsigned char>(*at_) >= 0x20)
        ++at_;
      text_.append(begin, at_);
      if (at_ == stop) {
        check_cancelled();
        continue;
      }
      if (static_cast<unsigned char>(*at_) < 0x20) return false;
      if (*at_++ == '"') return true;
      if (at_ == end_ || !escape(*at_++)) return false;
    }
    return false;
  }

  // After the backslash and `letter`.
  bool escape(char letter) {
    constexpr std::string_view kLetters = "\"\\/bfnrt", kMeanings = "\"\\/\b\f\n\r\t";
    if (const std::size_t which = kLetters.find(letter); which != std::string_view::npos) {
      text_ += kMeanings[which];
      return true;
    }
    std::optional<char32_t> c = letter == 'u' ? unit() : std::nullopt;
    if (c && *c >= 0xD800 && *c <= 0xDBFF) {
      const std::optional<char32_t> low = skip("\\u") ? unit() : std::nullopt;
      if (!low || *low < 0xDC00 || *low > 0xDFFF) return false;
      c = 0x10000 + ((*c - 0xD800) << 10) + (*low - 0xDC00);
    }
    if (!c || *c == 0 || (*c >= 0xD800 && *c <= 0xDFFF)) return false;
    utf8::append(text_, *c);
    return true;
  }

  // Four hexadecimal digits.
  std::optional<char32_t> unit() {
    unsigned value = 0;
    if (end_ - at_ < 4 || std::from_chars(at_, at_ + 4, value, 16).ptr != at_ + 4)
      return std::nullopt;
    at_ += 4;
    return value;
  }

  bool digits() {
    const char* const begin = at_;
    while (at_ != end_ && is_digit(*at_)) ++at_;
    return at_ != begin;
  }

  bool number() {
    const char* const begin = at_;
    const bool negative = skip("-");
    if (!skip("0") && !digits()) return false;
    const char* const whole = at_;
    if (skip(".") && !digits()) return false;
    if (skip("e") || skip("E")) {
      if (!skip("-")) skip("+");
      if (!digits()) return false;
    }
    if (at_ == whole && negative) {
      std::int64_t value = 0;
      if (std::from_chars(begin, at_, value).ec == std::errc())
        return events_.number_integer(value);
    } else if (at_ == whole) {
      std::uint64_t value = 0;
      if (std::from_chars(begin, at_, value).ec == std::errc())
        return events_.number_unsigned(value);
    }
    double value = 0;
    if (std::from_chars(begin, at_, value).ec != std::errc() || !std::isfinite(value)) return false;
    return events_.number_float(value, {});
  }

  const char* at_;
  const char* const end_;
  Events& events_;
  std::string text_;
};

}  // namespace deckle
