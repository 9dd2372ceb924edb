#include "ooxml/media/svg/targets.h"

#include <algorithm>
#include <array>
#include <vector>

#include "ooxml/media/svg/characters.h"
#include "ooxml/media/svg/css_tokens.h"
#include "slidespec/core/ascii.h"
#include "slidespec/core/base64.h"
#include "slidespec/core/cancellation.h"

namespace deckle::ooxml::svg {
namespace {

using Kind = CssToken::Kind;

// Enough for a byte order mark, white space and the first character of markup.
constexpr std::size_t kSampledBytes = 64;

// Readers skip white space and controls around an address.
std::string_view without_ends(std::string_view text) {
  const auto skipped = [](char c) { return static_cast<unsigned char>(c) <= 0x20; };
  while (!text.empty() && skipped(text.front())) text.remove_prefix(1);
  while (!text.empty() && skipped(text.back())) text.remove_suffix(1);
  return text;
}

std::string unescape_percent(std::string_view text) {
  const auto digit = [](char c) {
    const char lower = ascii_lower(c);
    return is_digit(c) ? c - '0' : lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
  };
  std::string out;
  for (std::size_t at = 0; at < text.size() && out.size() < 2 * kSampledBytes; ++at) {
    if (text[at] == '%' && at + 2 < text.size() && digit(text[at + 1]) >= 0 &&
        digit(text[at + 2]) >= 0) {
      out += static_cast<char>(digit(text[at + 1]) * 16 + digit(text[at + 2]));
      at += 2;
    } else {
      out += text[at];
    }
  }
  return out;
}

// Readers look into data whose type they do not trust: markup, also compressed, may be an SVG.
// White space alone may have markup after it.
bool may_be_markup(std::string_view bytes) {
  for (const std::string_view mark : {"\xEF\xBB\xBF", "\xFE\xFF", "\xFF\xFE"}) {
    if (bytes.starts_with(mark)) bytes.remove_prefix(mark.size());
  }
  // UTF-16 has zeros before or after its characters.
  const auto* const first =
      std::find_if(bytes.begin(), bytes.end(), [](char c) { return !is_space(c) && c != '\0'; });
  return first == bytes.end() || *first == '<' || bytes.starts_with("\x1F\x8B");
}

// `type` is in lower case, without parameters. Illustrator writes pictures without a type.
bool is_raster_or_font(std::string_view type) {
  constexpr std::array<std::string_view, 4> kBegins{
      "font/", "application/font", "application/x-font", "application/vnd.ms-fontobject"};
  if (type.empty() || type == "application/octet-stream") return true;
  if (type.starts_with("image/"))
    return type.find("svg") == std::string_view::npos && type.find("xml") == std::string_view::npos;
  return std::any_of(kBegins.begin(), kBegins.end(),
                     [type](std::string_view begin) { return type.starts_with(begin); });
}

// After "data:".
bool is_plain_data(std::string_view data) {
  const std::size_t comma = data.find(',');
  if (comma == std::string_view::npos) return false;
  const std::string head = ascii_lower(data.substr(0, comma));
  if (!is_raster_or_font(trimmed(std::string_view(head).substr(0, head.find(';'))))) return false;
  const std::string_view content = data.substr(comma + 1);
  if (content.empty()) return true;
  const std::string sample = unescape_percent(content);
  const bool base64 = head.find("base64") != std::string::npos;
  return !may_be_markup(base64 ? decode_base64(sample) : sample);
}

// An address without quotation marks that CSS does not allow: readers differ in where it ends.
bool is_broken(std::string_view address) {
  return address.find_first_of("\"'( \t\r\n") != std::string_view::npos;
}

bool takes_addresses(const CssToken& function) {
  constexpr std::array<std::string_view, 5> kNames{"url", "src", "image", "image-set",
                                                   "-webkit-image-set"};
  return std::any_of(kNames.begin(), kNames.end(), [&function](std::string_view name) {
    return function.is(Kind::Function, name);
  });
}

}  // namespace

bool is_inside(std::string_view target) {
  target = without_ends(target);
  if (target.empty() || target.front() == '#') return true;
  return ascii_lower(target.substr(0, 5)) == "data:" && is_plain_data(target.substr(5));
}

std::optional<std::string> outside_target(std::string_view css) {
  CssTokens tokens(css);
  // For each parenthesis that is open: whether strings in it are addresses.
  std::vector<bool> open;
  bool in_namespace = false;
  std::size_t count = 0;
  while (true) {
    if (++count % kValuesBetweenChecks == 0) check_cancelled();
    const CssToken token = tokens.next();
    if (token.is(Kind::End)) return std::nullopt;
    const bool addresses = !open.empty() && open.back();
    if (token.is(Kind::AtKeyword)) {
      if (token.is(Kind::AtKeyword, "import")) return "@import";
      in_namespace = token.is(Kind::AtKeyword, "namespace");
    } else if (token.is(';') || token.is('{') || token.is('}')) {
      in_namespace = false;
    } else if (token.is(Kind::Function)) {
      // What a variable holds is not known here.
      if (addresses && (token.is(Kind::Function, "var") || token.is(Kind::Function, "attr")))
        return std::string(token.text) + "()";
      open.push_back(takes_addresses(token));
    } else if (token.is('(')) {
      open.push_back(addresses);
    } else if (token.is(')')) {
      if (!open.empty()) open.pop_back();
    } else if (token.is(Kind::Url) || (token.is(Kind::String) && addresses)) {
      if (in_namespace) continue;
      if (!is_inside(token.text) || (token.is(Kind::Url) && is_broken(token.text)))
        return std::string(token.text);
    }
  }
}

bool is_active_link(std::string_view target) {
  constexpr std::array<std::string_view, 3> kSchemes{"javascript:", "vbscript:", "data:"};
  constexpr std::size_t kLongest = 11;
  std::string scheme;
  for (std::size_t at = 0; at < target.size() && scheme.size() < kLongest; ++at) {
    if (static_cast<unsigned char>(target[at]) > 0x20) scheme += ascii_lower(target[at]);
  }
  return std::any_of(kSchemes.begin(), kSchemes.end(),
                     [&scheme](std::string_view known) { return scheme.starts_with(known); });
}

}  // namespace deckle::ooxml::svg
