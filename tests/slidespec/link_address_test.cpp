#include "slidespec/address/link_address.h"

#include <gtest/gtest.h>

#include <random>
#include <regex>
#include <string>

#include "slidespec/core/ascii.h"

namespace deckle {
namespace {

// RFC 3986, appendix A, with the hosts that link_address() returns.
bool is_uri(const std::string& text) {
  static const std::regex uri(
      R"([a-z]+:(//(([-\w.~!$&'()*+,;=:]|%[\dA-Fa-f]{2})*@)?(\[[\dA-Fa-f:.]+\]|[-\w.]+)(:\d*)?(?=[/?#]|$))?)"
      R"(([-\w.~!$&'()*+,;=:@/]|%[\dA-Fa-f]{2})*)"
      R"((\?([-\w.~!$&'()*+,;=:@/?]|%[\dA-Fa-f]{2})*)?(#([-\w.~!$&'()*+,;=:@/?]|%[\dA-Fa-f]{2})*)?)");
  return std::regex_match(text, uri);
}

// Accepted as they are; the scheme may be in upper case.
TEST(LinkAddress, LeavesUrisAlone) {
  const struct {
    const char* address;
    const char* uri = address;
  } rows[] = {
      {"http://example.com"},
      {"https://example.com/a?b=c&d#e"},
      {"HTTPS://Example.com/A", "https://Example.com/A"},
      {"MailTo:A@example.com", "mailto:A@example.com"},
      {"https://example.com:8080/x"},
      {"https://example.com:/x"},
      {"https://example.com./"},
      {"https://intranet/page"},
      {"https://my_app.example.com/"},
      {"https://xn--3e0b707e.kr/"},
      {"https://127.0.0.1:65535/"},
      {"https://[::1]/"},
      {"https://[2001:db8::1]:80/x"},
      {"https://user:pa55@example.com/"},
      {"https://example.com/a%20b/%ed%95%9c"},
      {"https://example.com/@user"},
      {"https://example.com?q=a/b?c:d"},
      {"https://example.com/(a)'b'*,;=+!$~_-."},
      {"ftp://example.com/file.zip"},
      {"ftps://a.b/"},
      {"mailto:a@b"},
      {"mailto:a@example.com?subject=Hello&body=x"},
      {"mailto:?to=a@example.com"},
      {"tel:+82-2-123"},
      {"sms:+15105550101?body=hello"},
      {"sip:a@b"},
      {"sips:a@b:5061"},
      {"xmpp:a@b/x"},
      {"geo:37.5,127.0;u=35"},
      {"news:comp.lang.c"},
      {"urn:isbn:9788936434120"},
      {"doi:10.1/2"},
  };
  for (const auto& row : rows) {
    const LinkAddress link = link_address(row.address);
    EXPECT_EQ(link.uri, row.uri) << row.address;
    EXPECT_EQ(link.change.english(), "") << row.address;
    EXPECT_EQ(link.flaw.english(), "") << row.address;
  }
}

constexpr const char* kScheme = "has no scheme";
constexpr const char* kSpace = "has white space around it";
constexpr const char* kHost = "has a host name beyond ASCII";
constexpr const char* kCharacters = "has characters that a URI must not contain";
constexpr const char* kAts = "has more than one '@'";

const struct Adjusted {
  const char *address, *uri, *change;
} kAdjusted[] = {
    // a host without a scheme
    {"example.com", "https://example.com", kScheme},
    {"www.example.com", "https://www.example.com", kScheme},
    {"Example.COM/a", "https://Example.COM/a", kScheme},
    {"example.com:8080", "https://example.com:8080", kScheme},
    {"example.com:8080/x", "https://example.com:8080/x", kScheme},
    {"example.com/a?b=c", "https://example.com/a?b=c", kScheme},
    {"example.com?b=c", "https://example.com?b=c", kScheme},
    {"example.com#e", "https://example.com#e", kScheme},
    {"example.com/?next=https://a.b/", "https://example.com/?next=https://a.b/", kScheme},
    {"example.com/@user", "https://example.com/@user", kScheme},
    {"example.com/report.pdf", "https://example.com/report.pdf", kScheme},
    {"localhost", "https://localhost", kScheme},
    {"localhost:3000/x", "https://localhost:3000/x", kScheme},
    {"192.168.0.1:80/x", "https://192.168.0.1:80/x", kScheme},
    {"[::1]:80/x", "https://[::1]:80/x", kScheme},
    {"한국.kr", "https://xn--3e0b707e.kr", "has no scheme, and has a host name beyond ASCII"},
    {"한국.kr/길 이름", "https://xn--3e0b707e.kr/%EA%B8%B8%20%EC%9D%B4%EB%A6%84",
     "has no scheme, and has a host name beyond ASCII, and has characters that a URI must not "
     "contain"},
    {"예시.한국:8080", "https://xn--vv4b11d.xn--3e0b707e:8080",
     "has no scheme, and has a host name beyond ASCII"},

    // a mail address
    {"a.b@example.com", "mailto:a.b@example.com", "has no 'mailto:'"},
    {"a@example.com?subject=x", "mailto:a@example.com?subject=x", "has no 'mailto:'"},
    {"홍@한국.kr", "mailto:%ED%99%8D@xn--3e0b707e.kr",
     "has no 'mailto:', and has a host name beyond ASCII, and has characters that a URI must not "
     "contain"},
    {"mailto:a@b?subject=한글", "mailto:a@b?subject=%ED%95%9C%EA%B8%80", kCharacters},
    {"mailto:a@b@c", "mailto:a%40b@c", kAts},
    {"mailto:a@b?cc=c@d", "mailto:a@b?cc=c%40d", kAts},
    {"mailto:a@b,c@d", "mailto:a@b?to=c%40d", kAts},
    {"mailto:a@b;c@d,e@f?cc=g@h#x", "mailto:a@b?to=c%40d,e%40f&cc=g%40h#x", kAts},
    {"mailto:a@b, c@d", "mailto:a@b?to=c%40d",
     "has white space around it, and has more than one '@'"},
    {"mailto:a@b,", "mailto:a@b", "has an empty recipient"},
    {"mailto:;a@b", "mailto:a@b", "has an empty recipient"},
    {"mailto: a@b", "mailto:a@b", kSpace},
    {"mailto:a/b\"c@d", "mailto:a%2Fb%22c@d", kCharacters},

    // characters
    {"https://example.com/a b", "https://example.com/a%20b", kCharacters},
    {"https://example.com/a b\"<>{}|^`", "https://example.com/a%20b%22%3C%3E%7B%7D%7C%5E%60",
     kCharacters},
    {"https://example.com/a\\b", "https://example.com/a%5Cb", kCharacters},
    {"https://example.com/100%", "https://example.com/100%25", kCharacters},
    {"https://example.com/%zz", "https://example.com/%25zz", kCharacters},
    {"https://example.com/%2", "https://example.com/%252", kCharacters},
    {"https://example.com/?a[]=1", "https://example.com/?a%5B%5D=1", kCharacters},
    {"https://example.com/#a#b", "https://example.com/#a%23b", kCharacters},
    {"https://example.com/a\tb\nc", "https://example.com/a%09b%0Ac", kCharacters},
    {"https://example.com/a\xC2\x85"
     "b",
     "https://example.com/a%C2%85b", kCharacters},
    {"https://example.com/a\u202Eb", "https://example.com/a%E2%80%AEb", kCharacters},
    {"https://example.com/?q=한#글", "https://example.com/?q=%ED%95%9C#%EA%B8%80", kCharacters},
    {"https://ko.wikipedia.org/wiki/한국", "https://ko.wikipedia.org/wiki/%ED%95%9C%EA%B5%AD",
     kCharacters},
    {"https://user name@example.com/", "https://user%20name@example.com/", kCharacters},
    {"https://a@b@example.com/", "https://a%40b@example.com/", kAts},
    {"https://example.com/@a/@b", "https://example.com/@a/%40b", kAts},
    {"tel:+82 2-123", "tel:+82%202-123", kCharacters},
    {"sip:a@b?x=c@d", "sip:a@b?x=c%40d", kAts},

    // hosts and ends
    {"https://한국.kr/", "https://xn--3e0b707e.kr/", kHost},
    {"https://BÜCHER.example/", "https://xn--bcher-kva.example/", kHost},
    {"https://ex\u200Bample.com/", "https://example.com/", kHost},
    {"  https://example.com/ \r\n", "https://example.com/", kSpace},
    {"\u3000https://example.com/\u00A0\uFEFF", "https://example.com/", kSpace},
};

TEST(LinkAddress, SaysWhatItChanges) {
  for (const Adjusted& row : kAdjusted) {
    const LinkAddress link = link_address(row.address);
    EXPECT_EQ(link.uri, row.uri) << row.address;
    EXPECT_EQ(link.change.english(), row.change) << row.address;
    EXPECT_EQ(link.flaw.english(), "") << row.address;
  }
}

TEST(LinkAddress, ReturnsUrisThatItLeavesAlone) {
  for (const Adjusted& row : kAdjusted) {
    const LinkAddress again = link_address(row.uri);
    EXPECT_EQ(again.uri, row.uri) << row.address;
    EXPECT_EQ(again.change.english(), "") << row.address;
    EXPECT_TRUE(is_uri(row.uri)) << row.uri;
    EXPECT_TRUE(is_link_uri(row.uri)) << row.address;
    EXPECT_FALSE(is_link_uri(row.address)) << row.address;
  }
}

TEST(LinkAddress, ReturnsAUriOrAFlawForAnyText) {
  const char* pieces[] = {"http:",   "https://",    "//",       "mailto:a@b.kr",
                          "mailto:", "tel:",        "sip:",     "a",
                          "b.kr",    "example.com", "한국",     "가",
                          "@",       ":",           "80",       "/",
                          "?",       "#",           "%",        "%2",
                          "%41",     "[",           "]",        "::1",
                          "\\",      " ",           "\n",       "\t",
                          "\"",      "<",           "{",        "|",
                          ",",       ";",           "&",        "=",
                          ".",       "..",          "-",        "_",
                          "1.2.3.4", "\u202E",      "\u200B",   "\uFF0E",
                          "\uFF20",  "\U0001F600",  "\xC2\x85", "localhost",
                          "xn--"};
  std::mt19937 random(1);
  int uris = 0;
  for (int i = 0; i < 20000; ++i) {
    std::string text;
    for (auto n = random() % 9; n > 0; --n) text += pieces[random() % std::size(pieces)];
    const LinkAddress link = link_address(text);
    ASSERT_NE(link.uri.empty(), link.flaw.empty()) << text;
    if (link.uri.empty()) continue;
    ++uris;
    ASSERT_TRUE(is_uri(link.uri)) << text << "\n" << link.uri;
    const LinkAddress again = link_address(link.uri);
    ASSERT_EQ(again.uri, link.uri) << text;
    ASSERT_TRUE(again.change.empty()) << text << "\n" << again.change;
    ASSERT_EQ(link.change.empty(), ascii_lower(text) == ascii_lower(link.uri)) << text << "\n"
                                                                               << link.uri;
  }
  EXPECT_GT(uris, 500);
}

TEST(LinkAddress, SaysWhyThereIsNone) {
  constexpr const char* kNone = "has no scheme such as https:, and does not begin with a host name";
  constexpr const char* kBadHost = "has an invalid host name";
  const struct {
    const char *address, *flaw;
  } rows[] = {
      {"", "is empty"},
      {" \t\n", "is empty"},

      // no address
      {"see page 4", kNone},
      {"page", kNone},
      {"example.com and more", kNone},
      {"see example.com", kNone},
      {"report.pdf", kNone},
      {"보고서.pdf", kNone},
      {"docs/guide.html", kNone},
      {"/a/b", kNone},
      {"//example.com/a", kNone},
      {"//host/share", kNone},
      {"\\\\host\\share", kNone},
      {"#", kNone},
      {"?q", kNone},
      {"v1.2", kNone},
      {"1.2.3", kNone},
      {"a..b", kNone},
      {"한국", kNone},
      {"ex ample.com/", kNone},
      {"a\u202Eb.com", kNone},
      {"1http://a", kNone},
      {"a@b", kNone},
      {"Kim <kim@example.com>", kNone},
      {"user@example.com/path", kNone},
      {"git@example.com:a/b", kNone},
      {"a@b@example.com", kNone},
      {"java\tscript:alert(1)", kNone},
      {"javascript\uFF1Aalert(1)", kNone},
      {"example.invalid-:80", kNone},

      // schemes
      {"javascript:alert(1)", "has the scheme 'javascript', which is not allowed in a link"},
      {"JavaScript:80", "has the scheme 'javascript', which is not allowed in a link"},
      {"vbscript:x", "has the scheme 'vbscript', which is not allowed in a link"},
      {"data:text/html,x", "has the scheme 'data', which is not allowed in a link"},
      {"file:///etc/passwd", "has the scheme 'file', which is not allowed in a link"},
      {"smb://host/share", "has the scheme 'smb', which is not allowed in a link"},
      {"ms-word:ofe|u|https://a.b/", "has the scheme 'ms-word', which is not allowed in a link"},
      {"search-ms:query=x", "has the scheme 'search-ms', which is not allowed in a link"},
      {"C:\\x.pptx", "has the scheme 'c', which is not allowed in a link"},
      {"https:", "has nothing after its scheme"},
      {"mailto:", "has nothing after its scheme"},
      {"mailto:?", "has nothing after its scheme"},
      {"https:example.com", "has no '//' after the scheme"},
      {"https:\\\\example.com", "has no '//' after the scheme"},
      {"tel://+82", "has '//' after the scheme 'tel', which has no host"},
      {"mailto://a@b", "has '//' after the scheme 'mailto', which has no host"},

      // hosts
      {"https://", "has no host"},
      {"https:///path", "has no host"},
      {"https://:80/", "has no host"},
      {"https://ex ample.com/", kBadHost},
      {"https://example.com\\@evil.example/", "has an invalid host name"},
      {"https://a\u202Eb/", kBadHost},
      {"https://a\x01"
       "b/",
       kBadHost},
      {"https://a\u2100b/", kBadHost},
      {"https://%61.b/", kBadHost},
      {"https://a..b/", kBadHost},
      {"https://-a.b/", kBadHost},
      {"https://_a.b/", kBadHost},
      {"https://999.1.1.1/", kBadHost},
      {"https://[::1", kBadHost},
      {"https://[::g]/", kBadHost},
      {"https://[fe80::1%25eth0]/", kBadHost},
      {"https://example.com:80a/", "has an invalid port"},
      {"https://example.com:65536/", "has an invalid port"},
      {"https://[::1]80/", "has an invalid port"},
      {"example.com:page", "has an invalid port"},
      {"mailto:a", "has a recipient that is not a mail address"},
      {"mailto:@b", "has a recipient that is not a mail address"},
      {"mailto:a%40b.kr", "has a recipient that is not a mail address"},
      {"mailto:a@b:99", "has a recipient that is not a mail address"},
      {"mailto:a@b,c", "has a recipient that is not a mail address"},
      {"mailto:a@[::1]", "has a recipient that is not a mail address"},
  };
  for (const auto& row : rows) {
    const LinkAddress link = link_address(row.address);
    EXPECT_EQ(link.flaw.english(), row.flaw) << row.address;
    EXPECT_EQ(link.uri, "") << row.address;
    EXPECT_EQ(link.change.english(), "") << row.address;
  }
}

TEST(LinkAddress, HasALengthLimit) {
  const std::string begin = "https://example.com/";
  const std::string longest = begin + std::string(kMaxLinkCharacters - begin.size(), 'a');
  EXPECT_EQ(link_address(longest).uri, longest);
  EXPECT_EQ(link_address(longest + "a").flaw.english(), "is longer than 2083 characters");
  EXPECT_EQ(link_address(std::string(1 << 20, 'a')).flaw.english(),
            "is longer than 2083 characters");
  std::string korean = begin;
  for (int i = 0; i < 230; ++i) korean += "가";
  EXPECT_EQ(link_address(korean + "/").flaw.english(),
            "is longer than 2083 characters when it is percent-encoded");
  std::string label = "https://";
  for (int i = 0; i < 2000; ++i) label += "가";
  EXPECT_EQ(link_address(label).flaw.english(), "has an invalid host name");
  EXPECT_EQ(link_address("https://" + std::string(64, 'a') + ".kr").flaw.english(),
            "has an invalid host name");
  const std::string scheme(41, 's');
  EXPECT_EQ(link_address(scheme + ":x").flaw.english().find(scheme), std::string::npos);
}

}  // namespace
}  // namespace deckle
