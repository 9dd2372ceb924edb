#include "ooxml/xml/well_formed.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "ooxml/messages/tr.h"
#include "slidespec/core/ascii.h"
#include "slidespec/core/utf8.h"

namespace deckle::ooxml::xml {

namespace {

tl::unexpected<Error> malformed(Message message, const std::string& where) {
  return fail(ErrorCode::Malformed, std::move(message), where);
}

Result<std::string> from_utf16(std::string_view bytes, bool big_endian, const std::string& where) {
  if (bytes.size() % 2 != 0) return malformed(tr("is UTF-16 with an odd number of bytes"), where);
  const auto unit = [bytes, big_endian](std::size_t at) {
    const auto first = static_cast<unsigned char>(bytes[at]),
               second = static_cast<unsigned char>(bytes[at + 1]);
    return static_cast<char32_t>(big_endian ? first << 8 | second : second << 8 | first);
  };
  std::string out;
  for (std::size_t at = 0; at < bytes.size(); at += 2) {
    char32_t c = unit(at);
    if (c >= 0xD800 && c <= 0xDFFF) {
      const bool pair =
          c < 0xDC00 && at + 4 <= bytes.size() && unit(at + 2) >= 0xDC00 && unit(at + 2) <= 0xDFFF;
      if (!pair) return malformed(tr("has an unpaired surrogate"), where);
      c = 0x10000 + ((c - 0xD800) << 10) + (unit(at + 2) - 0xDC00);
      at += 2;
    }
    utf8::append(out, c);
  }
  return out;
}

// The encoding named by the XML declaration, in lower case; "" without one.
std::string declared_encoding(std::string_view text) {
  if (!text.starts_with("<?xml")) return {};
  const std::string_view declaration = text.substr(0, std::min(text.find("?>"), text.size()));
  std::size_t at = declaration.find("encoding");
  if (at == std::string_view::npos) return {};
  at = declaration.find_first_of("'\"", at);
  if (at == std::string_view::npos) return {};
  const std::size_t end = declaration.find(declaration[at], at + 1);
  return end == std::string_view::npos ? std::string{}
                                       : ascii_lower(declaration.substr(at + 1, end - at - 1));
}

// `reference` is what is between '&' and ';'.
bool is_legal_reference(std::string_view reference) {
  static constexpr std::string_view kPredefined[] = {"amp", "lt", "gt", "quot", "apos"};
  if (std::find(std::begin(kPredefined), std::end(kPredefined), reference) != std::end(kPredefined))
    return true;
  if (!reference.starts_with('#')) return false;
  const bool hex = reference.starts_with("#x");
  reference.remove_prefix(hex ? 2 : 1);
  if (reference.empty() || reference.size() > 8) return false;
  char32_t value = 0;
  for (const char c : reference) {
    const bool digit = c >= '0' && c <= '9';
    const char low = static_cast<char>(c | 0x20);
    if (!digit && (!hex || low < 'a' || low > 'f')) return false;
    value = value * (hex ? 16 : 10) + static_cast<char32_t>(digit ? c - '0' : low - 'a' + 10);
  }
  return is_xml_char(value);
}

// "#11", "#xFFFF": a reference by number, whatever the number.
bool is_number(std::string_view reference) {
  if (!reference.starts_with('#')) return false;
  const bool hex = reference.starts_with("#x");
  reference.remove_prefix(hex ? 2 : 1);
  return !reference.empty() && std::all_of(reference.begin(), reference.end(), [hex](char c) {
    const char low = static_cast<char>(c | 0x20);
    return (c >= '0' && c <= '9') || (hex && low >= 'a' && low <= 'f');
  });
}

// The offset after a comment, CDATA section or processing instruction that begins at `at`; else
// `at`.
std::size_t past_opaque(std::string_view text, std::size_t at) {
  static constexpr std::string_view kOpaque[][2] = {
      {"<!--", "-->"}, {"<![CDATA[", "]]>"}, {"<?", "?>"}};
  for (const auto& [open, close] : kOpaque) {
    if (text.substr(at, open.size()) != open) continue;
    const std::size_t end = text.find(close, at + open.size());
    return end == std::string_view::npos ? text.size() : end + close.size();
  }
  return at;
}

constexpr std::uint64_t repeated(unsigned char byte) { return byte * 0x0101010101010101U; }

// The highest bit of the first byte that is zero, and perhaps of later ones: a byte that becomes
// zero borrows from the next.
constexpr std::uint64_t zero_bytes(std::uint64_t bytes) {
  return (bytes - repeated(1)) & ~bytes & repeated(0x80);
}

// How many of the next eight bytes are ASCII characters of text before the first that is not:
// these need no look, and are most of a part.
std::size_t plain_ahead(const char* next) {
  std::uint64_t bytes = 0;
  std::memcpy(&bytes, next, sizeof(bytes));
  const std::uint64_t special = (((bytes - repeated(0x20)) | bytes) & repeated(0x80)) |
                                zero_bytes(bytes ^ repeated('<')) |
                                zero_bytes(bytes ^ repeated('&'));
  if (special == 0) return sizeof(bytes);
  // The first byte in memory is the lowest, whose bit no borrow has changed.
  if constexpr (std::endian::native == std::endian::little)
    return static_cast<std::size_t>(std::countr_zero(special)) / 8;
  return 0;
}

}  // namespace

Result<std::string> to_utf8(std::string_view bytes, const std::string& where) {
  const bool big = bytes.starts_with("\xFE\xFF") || bytes.starts_with(std::string_view("\0<", 2));
  const bool little =
      bytes.starts_with("\xFF\xFE") || bytes.starts_with(std::string_view("<\0", 2));
  std::string text;
  if (big || little) {
    const bool mark = static_cast<unsigned char>(bytes[0]) >= 0xFE;
    Result<std::string> converted = from_utf16(bytes.substr(mark ? 2 : 0), big, where);
    if (!converted) return converted;
    text = std::move(*converted);
  } else {
    text = std::string(bytes.substr(bytes.starts_with("\xEF\xBB\xBF") ? 3 : 0));
  }
  const std::string encoding = declared_encoding(text);
  const bool right = big || little
                         ? encoding.starts_with("utf-16")
                         : encoding == "utf-8" || encoding == "us-ascii" || encoding == "ascii";
  if (!encoding.empty() && !right) {
    return malformed(tr("declares the encoding {}; only UTF-8 and UTF-16 are allowed", encoding),
                     where);
  }
  return text;
}

Result<std::size_t> check_characters(std::string_view text, const std::string& where) {
  // Most characters need no report.
  static constexpr std::array<bool, 256> kPlain = [] {
    std::array<bool, 256> plain{};
    for (std::size_t c = 0x20; c < 0x80; ++c) plain[c] = c != '<' && c != '&';
    return plain;
  }();
  std::size_t opaque_end = 0;  // references are not resolved before it
  std::size_t tags = 0;
  for (std::size_t at = 0; at < text.size();) {
    if (text.size() - at >= sizeof(std::uint64_t)) {
      const std::size_t plain = plain_ahead(text.data() + at);
      at += plain;
      if (plain == sizeof(std::uint64_t)) continue;
    }
    const auto byte = static_cast<unsigned char>(text[at]);
    if (kPlain[byte]) {
      ++at;
      continue;
    }
    if (byte >= 0x80) {
      const utf8::CodePoint c = utf8::code_point_at(text, at);
      if (c.length == 0) return malformed(tr("invalid UTF-8 at byte {}", at), where);
      if (!is_xml_char(c.value)) {
        return malformed(tr("U+{:04X} at byte {} is not allowed in XML",
                             static_cast<std::uint32_t>(c.value), at),
                         where);
      }
      at += c.length;
      continue;
    }
    if (byte < 0x20 && !is_xml_char(byte)) {
      return malformed(tr("U+{:04X} at byte {} is not allowed in XML", byte, at), where);
    }
    if (byte == '<') ++tags;
    if (byte == '<' && at >= opaque_end) {
      opaque_end = std::max(opaque_end, past_opaque(text, at));
    } else if (byte == '&' && at >= opaque_end) {
      const std::size_t end = text.substr(at, 16).find(';');
      if (end == std::string_view::npos || !is_legal_reference(text.substr(at + 1, end - 1))) {
        return malformed(tr("unknown or invalid reference at byte {}", at), where);
      }
    }
    ++at;
  }
  return tags;
}

std::string with_legal_characters(std::string_view text, std::size_t& count) {
  constexpr std::string_view kReplacement = "\xEF\xBF\xBD", kAmpersand = "&amp;";
  std::string out;
  out.reserve(text.size());
  count = 0;
  std::size_t opaque_end = 0;
  for (std::size_t at = 0; at < text.size();) {
    const auto byte = static_cast<unsigned char>(text[at]);
    std::size_t length = 1;
    std::string_view instead;
    if (byte >= 0x80) {
      const utf8::CodePoint c = utf8::code_point_at(text, at);
      length = std::max<std::size_t>(c.length, 1);
      if (c.length == 0 || !is_xml_char(c.value)) instead = kReplacement;
    } else if (!is_xml_char(byte)) {
      instead = kReplacement;
    } else if (byte == '<' && at >= opaque_end) {
      opaque_end = std::max(opaque_end, past_opaque(text, at));
    } else if (byte == '&' && at >= opaque_end) {
      const std::size_t end = text.substr(at, 16).find(';');
      const std::string_view reference =
          end == std::string_view::npos ? std::string_view{} : text.substr(at + 1, end - 1);
      // A number that names no character stands for one; anything else is text.
      if (is_number(reference) && !is_legal_reference(reference)) {
        length = end + 1;
        instead = kReplacement;
      } else if (!is_legal_reference(reference)) {
        instead = kAmpersand;
      }
    }
    if (instead.empty()) {
      out += text.substr(at, length);
    } else {
      out += instead;
      ++count;
    }
    at += length;
  }
  return out;
}

}  // namespace deckle::ooxml::xml
