#include "slidespec/address/link_address.h"

#include <unicode/uchar.h>

#include <algorithm>
#include <utility>

#include "slidespec/address/host_name.h"
#include "slidespec/core/ascii.h"
#include "slidespec/core/utf8.h"
#include "slidespec/messages/tr.h"

namespace deckle {
namespace {

enum class SchemeForm {
  Host,    // "//", host, path
  Mail,    // mail addresses (RFC 6068)
  Opaque,  // a path of its own grammar, without a host
};

struct Scheme {
  std::string_view name;
  SchemeForm form;
};

constexpr Scheme kSchemes[] = {
    {"http", SchemeForm::Host},   {"https", SchemeForm::Host},  {"ftp", SchemeForm::Host},
    {"ftps", SchemeForm::Host},   {"mailto", SchemeForm::Mail}, {"tel", SchemeForm::Opaque},
    {"sms", SchemeForm::Opaque},  {"sip", SchemeForm::Opaque},  {"sips", SchemeForm::Opaque},
    {"xmpp", SchemeForm::Opaque}, {"geo", SchemeForm::Opaque},  {"news", SchemeForm::Opaque},
    {"urn", SchemeForm::Opaque},  {"doi", SchemeForm::Opaque}};

constexpr std::size_t kMaxQuotedScheme = 40;

// What may be in a path, a query or fragment, and a user beside unreserved characters and
// sub-delims (RFC 3986, 3.2.1 and 3.3 to 3.5).
constexpr std::string_view kInPath = ":@/";
constexpr std::string_view kInQuery = ":@/?";
constexpr std::string_view kInUser = ":";

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return ascii_lower(c) >= 'a' && ascii_lower(c) <= 'z'; }
bool is_hex(char c) { return is_digit(c) || (ascii_lower(c) >= 'a' && ascii_lower(c) <= 'f'); }

// RFC 3986, 3.1.
bool is_scheme(std::string_view text) {
  return !text.empty() && is_letter(text.front()) &&
         std::all_of(text.begin(), text.end(), [](char c) {
           return is_letter(c) || is_digit(c) || c == '+' || c == '-' || c == '.';
         });
}

// White space of Unicode, zero-width spaces and byte order marks.
bool is_space(char32_t c) {
  return u_isUWhiteSpace(static_cast<UChar32>(c)) != 0 || c == 0x200B || c == 0xFEFF;
}

// `text` without spaces at its ends.
std::string_view inner(std::string_view text) {
  std::size_t begin = text.size(), end = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t from = at;
    if (is_space(utf8::next(text, at))) continue;
    begin = std::min(begin, from);
    end = at;
  }
  return begin < end ? text.substr(begin, end - begin) : std::string_view();
}

// Where the host ends in "host:port".
std::size_t host_end(std::string_view text) {
  const std::size_t bracket = text.starts_with('[') ? text.rfind(']') : std::string_view::npos;
  return bracket == std::string_view::npos ? std::min(text.find(':'), text.size()) : bracket + 1;
}

// What a mail address may have before its '@' where no scheme says that it is one (RFC 5322,
// 3.2.3, without quoted strings; RFC 6532).
bool is_evident_mailbox(std::string_view local) {
  for (std::size_t at = 0; at < local.size();) {
    const char32_t c = utf8::next(local, at);
    if (c <= 0x20 || c == 0x7F || is_space(c)) return false;
    if (c < 0x80 &&
        std::string_view("\"(),/:;<>?@[\\]").find(static_cast<char>(c)) != std::string_view::npos)
      return false;
  }
  return !local.empty();
}

class AddressReader {
 public:
  LinkAddress read(std::string_view address) {
    const std::string_view text = trimmed(address);
    if (text.empty()) return {{}, {}, tr("is empty")};
    const bool read = read_with_scheme(text) || (flaw_.empty() && read_without_scheme(text));
    if (!read && flaw_.empty())
      flaw_ = tr("has no scheme such as https:, and does not begin with a host name");
    if (read && uri_.size() > kMaxLinkCharacters)
      flaw_ = tr("is longer than {} characters when it is percent-encoded", kMaxLinkCharacters);
    if (!flaw_.empty()) return {{}, {}, std::move(flaw_)};
    return {std::move(uri_), change(), {}};
  }

 private:
  [[nodiscard]] Message change() const {
    Message out;
    const auto add = [&out](bool holds, const Message& what) {
      if (holds) out = out.empty() ? what : tr("{}, and {}", out, what);
    };
    add(added_https_, tr("has no scheme"));
    add(added_mailto_, tr("has no 'mailto:'"));
    add(trimmed_, tr("has white space around it"));
    add(empty_recipient_, tr("has an empty recipient"));
    add(ascii_host_, tr("has a host name beyond ASCII"));
    add(encoded_, tr("has characters that a URI must not contain"));
    add(later_at_, tr("has more than one '@'"));
    return out;
  }

  // The read functions return whether uri_ is complete; where it is not, flaw_ may say why.

  bool read_with_scheme(std::string_view text) {
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos || !is_scheme(text.substr(0, colon))) return false;
    const std::string name = ascii_lower(text.substr(0, colon));
    const auto* const scheme = std::find_if(std::begin(kSchemes), std::end(kSchemes),
                                            [&name](const Scheme& s) { return s.name == name; });
    if (scheme == std::end(kSchemes)) {
      // "example.com:8080" and "localhost:8080" begin like a scheme.
      if (name.find('.') != std::string::npos || name == "localhost") return false;
      if (name.size() > kMaxQuotedScheme) return false;
      return refuse(tr("has the scheme '{}', which is not allowed in a link", name));
    }
    std::string_view rest = text.substr(colon + 1);
    uri_ = name + ":";
    if (rest.empty()) return refuse(tr("has nothing after its scheme"));
    if (scheme->form == SchemeForm::Host) {
      return rest.starts_with("//") ? read_host_and_path(rest.substr(2))
                                    : refuse(tr("has no '//' after the scheme"));
    }
    rest = trimmed(rest);
    // System.Uri reads what follows as a host, and refuses the whole file when it is none.
    if (rest.starts_with("//"))
      return refuse(tr("has '//' after the scheme '{}', which has no host", name));
    if (scheme->form == SchemeForm::Mail) return read_mail(rest);
    append_path(rest);
    return true;
  }

  bool read_without_scheme(std::string_view text) {
    const std::string_view head = text.substr(0, text.find_first_of("/?#"));
    const std::string_view rest = text.substr(head.size());
    const std::size_t at = head.find('@');
    if (at == std::string_view::npos) {
      if (!is_evident_host(host(head.substr(0, host_end(head))))) return false;
      added_https_ = true;
      uri_ = "https:";
      return read_host_and_path(text);
    }
    if (rest.starts_with('/') || !is_evident_mailbox(head.substr(0, at)) ||
        !is_evident_host(host(head.substr(at + 1))))
      return false;
    added_mailto_ = true;
    uri_ = "mailto:";
    return read_mail(text);
  }

  // "user@host:port/path?query#fragment", without the "//" before it.
  bool read_host_and_path(std::string_view text) {
    std::string_view authority = text.substr(0, text.find_first_of("/?#"));
    const std::string_view rest = text.substr(authority.size());
    // Browsers end the host at a backslash, RFC 3986 does not: "https://a.example\@b.example".
    if (authority.find('\\') != std::string_view::npos)
      return refuse(tr("has an invalid host name"));
    uri_ += "//";
    if (const std::size_t at = authority.rfind('@'); at != std::string_view::npos) {
      uri_ += encoded(authority.substr(0, at), kInUser) + "@";
      has_at_ = true;
      authority.remove_prefix(at + 1);
    }
    const std::string_view name = authority.substr(0, host_end(authority));
    const std::string_view port = authority.substr(name.size());
    if (name.empty()) return refuse(tr("has no host"));
    const std::string ascii = host(name);
    if (ascii.empty()) return refuse(tr("has an invalid host name"));
    uri_ += ascii;
    if (!port.empty()) {
      const std::string_view digits = port.substr(1);
      if (port.front() != ':' || digits.size() > 5 ||
          !std::all_of(digits.begin(), digits.end(), is_digit) ||
          (digits.size() == 5 && digits > "65535"))
        return refuse(tr("has an invalid port"));
      uri_ += port;
    }
    append_path(rest);
    return true;
  }

  // What follows "mailto:". System.Uri reads a mail address as user and host, and refuses the whole
  // file when anything but a query follows. Further recipients go into the query's field `to`,
  // which means the same (RFC 6068, 2).
  bool read_mail(std::string_view text) {
    const std::string_view recipients = text.substr(0, text.find_first_of("?#"));
    std::string_view rest = text.substr(recipients.size());
    std::string first, further;
    for (std::size_t begin = recipients.empty() ? 1 : 0; begin <= recipients.size();) {
      const std::size_t end = std::min(recipients.find_first_of(",;", begin), recipients.size());
      const std::string_view one = trimmed(recipients.substr(begin, end - begin));
      begin = end + 1;
      if (one.empty()) {
        empty_recipient_ = true;
        continue;
      }
      const std::size_t at = one.rfind('@');
      const std::string ascii = at == std::string_view::npos ? "" : host(one.substr(at + 1));
      if (at == 0 || ascii.empty() || ascii.starts_with('['))
        return refuse(tr("has a recipient that is not a mail address"));
      const std::string local = encoded(one.substr(0, at), {});
      if (first.empty()) {
        first = local + "@" + ascii;
      } else {
        further += (further.empty() ? "" : ",") + local + "%40" + ascii;
      }
    }
    if (first.empty() && rest.size() < 2) return refuse(tr("has nothing after its scheme"));
    uri_ += first;
    has_at_ = !first.empty();
    if (!further.empty()) {
      later_at_ = true;
      uri_ += "?to=" + further;
      if (rest.starts_with('?')) {
        uri_ += '&';
        rest.remove_prefix(1);
        append_query(rest);
        return true;
      }
    }
    append_path(rest);
    return true;
  }

  std::string host(std::string_view name) {
    std::string ascii = ascii_host(name);
    ascii_host_ = ascii_host_ || (!ascii.empty() && ascii != name);
    return ascii;
  }

  void append_path(std::string_view text) {
    const std::size_t end = std::min(text.find_first_of("?#"), text.size());
    uri_ += encoded(text.substr(0, end), kInPath);
    if (end < text.size() && text[end] == '?') {
      uri_ += '?';
      append_query(text.substr(end + 1));
    } else if (end < text.size()) {
      append_fragment(text.substr(end + 1));
    }
  }

  void append_query(std::string_view text) {
    const std::size_t end = std::min(text.find('#'), text.size());
    uri_ += encoded(text.substr(0, end), kInQuery);
    if (end < text.size()) append_fragment(text.substr(end + 1));
  }

  void append_fragment(std::string_view text) { uri_ += "#" + encoded(text, kInQuery); }

  // Percent-encodes all but unreserved characters, sub-delims (RFC 3986, 2.2 and 2.3), what is
  // percent-encoded already, and `also`.
  std::string encoded(std::string_view text, std::string_view also) {
    constexpr std::string_view kMarks = "-._~!$&'()*+,;=";
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
      const char c = text[i];
      const bool escape =
          c == '%' && i + 2 < text.size() && is_hex(text[i + 1]) && is_hex(text[i + 2]);
      const bool allowed = is_letter(c) || is_digit(c) || escape ||
                           kMarks.find(c) != std::string_view::npos ||
                           also.find(c) != std::string_view::npos;
      // Readers differ in what a second '@' ends (docs/package.md, 1).
      if (allowed && !(c == '@' && has_at_)) {
        out += c;
        has_at_ = has_at_ || c == '@';
        continue;
      }
      (c == '@' ? later_at_ : encoded_) = true;
      const auto byte = static_cast<unsigned char>(c);
      out += '%';
      out += kDigits[byte >> 4U];
      out += kDigits[byte & 0xFU];
    }
    return out;
  }

  std::string_view trimmed(std::string_view text) {
    const std::string_view kept = inner(text);
    trimmed_ = trimmed_ || kept.size() < text.size();
    return kept;
  }

  bool refuse(Message flaw) {
    flaw_ = std::move(flaw);
    return false;
  }

  std::string uri_;
  Message flaw_;
  bool has_at_ = false;  // uri_ has an '@'
  bool added_https_ = false, added_mailto_ = false, trimmed_ = false;
  bool empty_recipient_ = false, ascii_host_ = false, encoded_ = false, later_at_ = false;
};

}  // namespace

LinkAddress link_address(std::string_view address) {
  // Four bytes are the most that a character has.
  if (address.size() > 4 * kMaxLinkCharacters || utf8::length(address) > kMaxLinkCharacters)
    return {{}, {}, tr("is longer than {} characters", kMaxLinkCharacters)};
  return AddressReader().read(address);
}

bool is_link_uri(std::string_view uri) { return !uri.empty() && link_address(uri).uri == uri; }

}  // namespace deckle
