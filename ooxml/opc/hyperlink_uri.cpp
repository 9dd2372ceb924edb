#include "ooxml/opc/hyperlink_uri.h"

#include <unicode/uidna.h>

#include <algorithm>
#include <array>

#include "slidespec/core/ascii.h"

#include "slidespec/core/ascii.h"

namespace deckle::ooxml {

namespace {

bool is_ascii(std::string_view text) {
  return std::all_of(text.begin(), text.end(),
                     [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

bool is_hex(char c) { return (c >= '0' && c <= '9') || ((c | 0x20) >= 'a' && (c | 0x20) <= 'f'); }

// RFC 3986, 2.2 and 2.3: reserved and unreserved characters.
bool is_allowed(char c) {
  constexpr std::string_view kMarks = "-._~:/?#[]@!$&'()*+,;=";
  return (c >= '0' && c <= '9') || ((c | 0x20) >= 'a' && (c | 0x20) <= 'z') ||
         kMarks.find(c) != std::string_view::npos;
}

std::string percent_encoded(std::string_view text) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const bool escape =
        c == '%' && i + 2 < text.size() && is_hex(text[i + 1]) && is_hex(text[i + 2]);
    if (escape || is_allowed(c)) {
      out += c;
    } else {
      const auto byte = static_cast<unsigned char>(c);
      out += '%';
      out += kDigits[byte >> 4];
      out += kDigits[byte & 0xF];
    }
  }
  return out;
}

// "" when the name has no ASCII form.
std::string ascii_host(std::string_view host) {
  UErrorCode status = U_ZERO_ERROR;
  UIDNA* idna = uidna_openUTS46(UIDNA_NONTRANSITIONAL_TO_ASCII | UIDNA_USE_STD3_RULES, &status);
  if (U_FAILURE(status)) return {};
  std::array<char, 512> out{};
  UIDNAInfo info = UIDNA_INFO_INITIALIZER;
  const int32_t length =
      uidna_nameToASCII_UTF8(idna, host.data(), static_cast<int32_t>(host.size()), out.data(),
                             static_cast<int32_t>(out.size()), &info, &status);
  uidna_close(idna);
  if (U_FAILURE(status) || info.errors != 0 || length <= 0 ||
      length > static_cast<int32_t>(out.size()))
    return {};
  return std::string(out.data(), static_cast<std::size_t>(length));
}

// "//user@host:port/path…"; nullopt without a usable host.
std::optional<std::string> with_authority(std::string_view rest) {
  rest.remove_prefix(2);
  const std::size_t end = std::min(rest.find_first_of("/?#\\"), rest.size());
  std::string_view authority = rest.substr(0, end);
  std::string out = "//";
  if (const std::size_t at = authority.rfind('@'); at != std::string_view::npos) {
    std::string user = percent_encoded(authority.substr(0, at));
    for (std::size_t again = user.find('@'); again != std::string::npos; again = user.find('@'))
      user.replace(again, 1, "%40");
    out += user + "@";
    authority.remove_prefix(at + 1);
  }
  const std::size_t colon = authority.find(':');
  const bool bracketed = authority.starts_with('[');  // an IPv6 address
  std::string_view host =
      bracketed ? authority : authority.substr(0, std::min(colon, authority.size()));
  const std::string_view port = bracketed ? std::string_view{} : authority.substr(host.size());
  if (host.empty() || host.size() > 253) return std::nullopt;
  const std::string ascii = is_ascii(host) ? percent_encoded(host) : ascii_host(host);
  if (ascii.empty() || ascii.find('%') != std::string::npos) return std::nullopt;
  const auto not_digit = [](char c) { return c < '0' || c > '9'; };
  if (!port.empty() && std::any_of(port.begin() + 1, port.end(), not_digit)) return std::nullopt;
  out += ascii;
  out += port;
  return out + percent_encoded(rest.substr(end));
}

}  // namespace

std::optional<std::string> hyperlink_uri(std::string_view link) {
  const std::size_t first = link.find_first_not_of(" \t\r\n\v");
  if (first == std::string_view::npos) return std::nullopt;
  link = link.substr(first, link.find_last_not_of(" \t\r\n\v") - first + 1);
  const std::size_t colon = link.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const std::string scheme = ascii_lower(link.substr(0, colon));
  const std::string_view rest = link.substr(colon + 1);
  if (scheme == "http" || scheme == "https" || scheme == "ftp") {
    if (!rest.starts_with("//")) return std::nullopt;
    const std::optional<std::string> tail = with_authority(rest);
    return tail ? std::optional(scheme + ":" + *tail) : std::nullopt;
  }
  if (scheme == "mailto" || scheme == "tel" || scheme == "sms") {
    if (rest.empty()) return std::nullopt;
    std::string tail = percent_encoded(rest);
    // A second '@' makes .NET readers refuse the whole file (docs/package.md, 1).
    const std::size_t at = tail.find('@');
    for (std::size_t next = at == std::string::npos ? at : tail.find('@', at + 1);
         next != std::string::npos; next = tail.find('@', next)) {
      tail.replace(next, 1, "%40");
    }
    return scheme + ":" + tail;
  }
  return std::nullopt;
}

}  // namespace deckle::ooxml
