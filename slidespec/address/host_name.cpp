#include "slidespec/address/host_name.h"

#include <arpa/inet.h>
#include <unicode/uidna.h>

#include <algorithm>
#include <array>

#include "slidespec/core/ascii.h"
#include "slidespec/core/utf8.h"

namespace deckle {
namespace {

constexpr std::size_t kMaxHost = 253;  // RFC 1035, 2.3.4, as text without the final dot
constexpr std::size_t kMaxLabel = 63;  // RFC 1035, 2.3.4

// Endings of file names that are no top-level domains: "report.pdf" is not a host.
constexpr std::string_view kFileEndings[] = {
    "csv", "doc", "docx", "gif", "htm", "html", "hwp", "hwpx", "jpeg", "jpg",  "json", "mp4",
    "odp", "odt", "pdf",  "png", "ppt", "pptx", "svg", "txt",  "xls",  "xlsx", "xml"};

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return ascii_lower(c) >= 'a' && ascii_lower(c) <= 'z'; }
bool begins_label(char c) { return is_letter(c) || is_digit(c); }
bool ends_label(char c) { return begins_label(c) || c == '_'; }
bool is_in_label(char c) { return ends_label(c) || c == '-'; }

template <typename Predicate>
bool all(std::string_view text, Predicate holds) {
  return std::all_of(text.begin(), text.end(), holds);
}

// A name whose last label is a number must be an IPv4 address: browsers and System.Uri read "1.2.3"
// as one.
bool is_host(std::string_view name) {
  if (name.ends_with('.')) name.remove_suffix(1);
  if (name.empty() || name.size() > kMaxHost) return false;
  std::string_view label;
  for (std::size_t begin = 0; begin <= name.size(); begin += label.size() + 1) {
    label = name.substr(begin, name.find('.', begin) - begin);
    if (label.empty() || label.size() > kMaxLabel || !all(label, is_in_label)) return false;
    if (!begins_label(label.front()) || !ends_label(label.back())) return false;
  }
  in_addr address{};
  return !all(label, is_digit) || inet_pton(AF_INET, std::string(name).c_str(), &address) == 1;
}

bool is_ipv6(std::string_view host) {
  in6_addr address{};
  return host.starts_with('[') && host.ends_with(']') &&
         host.find('\0') == std::string_view::npos &&
         inet_pton(AF_INET6, std::string(host.substr(1, host.size() - 2)).c_str(), &address) == 1;
}

// "" when the name has no ASCII form.
std::string ascii_form(std::string_view name) {
  if (utf8::length(name) > kMaxHost) return {};  // ICU's time grows with the square of the length
  UErrorCode status = U_ZERO_ERROR;
  UIDNA* idna = uidna_openUTS46(UIDNA_NONTRANSITIONAL_TO_ASCII | UIDNA_CHECK_BIDI |
                                    UIDNA_CHECK_CONTEXTJ | UIDNA_USE_STD3_RULES,
                                &status);
  if (U_FAILURE(status)) return {};
  std::array<char, 2 * kMaxHost> out{};
  UIDNAInfo info = UIDNA_INFO_INITIALIZER;
  const int32_t length =
      uidna_nameToASCII_UTF8(idna, name.data(), static_cast<int32_t>(name.size()), out.data(),
                             static_cast<int32_t>(out.size()), &info, &status);
  uidna_close(idna);
  if (U_FAILURE(status) || info.errors != 0 || length <= 0 ||
      length > static_cast<int32_t>(out.size()))
    return {};
  return std::string(out.data(), static_cast<std::size_t>(length));
}

}  // namespace

std::string ascii_host(std::string_view name) {
  if (is_ipv6(name)) return std::string(name);
  const bool ascii = all(name, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
  std::string host = ascii ? std::string(name) : ascii_form(name);
  return is_host(host) ? host : std::string();
}

bool is_evident_host(std::string_view host) {
  if (host.starts_with('[')) return true;
  std::string name = ascii_lower(host);
  if (name.ends_with('.')) name.pop_back();
  const std::size_t dot = name.rfind('.');
  if (dot == std::string::npos) return name == "localhost";
  const std::string last = name.substr(dot + 1);
  if (all(last, is_digit) || last.starts_with("xn--")) return true;
  return last.size() >= 2 && all(last, is_letter) &&
         std::find(std::begin(kFileEndings), std::end(kFileEndings), last) ==
             std::end(kFileEndings);
}

}  // namespace deckle
