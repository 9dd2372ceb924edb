#include "layout/lists/text_pattern.h"

#include <unicode/regex.h>
#include <unicode/utext.h>

#include <string>

#include "slidespec/core/assert.h"

namespace deckle::layout {
namespace {

// The text of a match, opened in place: indices are bytes.
class Utf8Text {
 public:
  explicit Utf8Text(std::string_view text) {
    UErrorCode status = U_ZERO_ERROR;
    text_ = utext_openUTF8(nullptr, text.data(), static_cast<std::int64_t>(text.size()), &status);
    DECKLE_ASSERT(U_SUCCESS(status), "a text is opened");
  }
  ~Utf8Text() { utext_close(text_); }
  Utf8Text(const Utf8Text&) = delete;
  Utf8Text& operator=(const Utf8Text&) = delete;
  [[nodiscard]] UText* get() const { return text_; }

 private:
  UText* text_ = nullptr;
};

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::string lower_text(std::string_view text) {
  std::string out(text);
  for (char& c : out) c = lower(c);
  return out;
}

// Letters of a pattern, but those of escapes such as \p{L}. Both sides in small letters match in
// either case; ICU's own flag for that closes every set over case, which takes 15 ms at the start.
std::string lower_pattern(std::string_view pattern) {
  std::string out(pattern);
  for (std::size_t i = 0; i < out.size(); ++i) {
    if (out[i] != '\\') {
      out[i] = lower(out[i]);
      continue;
    }
    const bool property = i + 2 < out.size() && (out[i + 1] == 'p' || out[i + 1] == 'P') && out[i + 2] == '{';
    i = property ? out.find('}', i) : i + 1;
    if (i == std::string::npos) break;
  }
  return out;
}

std::vector<Span> groups_of(const icu::RegexMatcher& matcher) {
  std::vector<Span> groups;
  for (int group = 0; group <= matcher.groupCount(); ++group) {
    UErrorCode status = U_ZERO_ERROR;
    const std::int64_t begin = matcher.start64(group, status);
    const std::int64_t end = matcher.end64(group, status);
    if (U_FAILURE(status) || begin < 0 || end < begin)
      groups.emplace_back();
    else
      groups.push_back({static_cast<std::size_t>(begin), static_cast<std::size_t>(end)});
  }
  return groups;
}

}  // namespace

struct TextPattern::Impl {
  std::unique_ptr<icu::RegexPattern> pattern;

  [[nodiscard]] std::unique_ptr<icu::RegexMatcher> over(const Utf8Text& text) const {
    UErrorCode status = U_ZERO_ERROR;
    std::unique_ptr<icu::RegexMatcher> matcher(pattern->matcher(status));
    DECKLE_ASSERT(U_SUCCESS(status) && matcher, "a valid pattern has a matcher");
    matcher->reset(text.get());
    return matcher;
  }
};

TextPattern::TextPattern(std::string_view pattern) : impl_(std::make_unique<Impl>()) {
  UErrorCode status = U_ZERO_ERROR;
  UParseError where;
  impl_->pattern.reset(icu::RegexPattern::compile(
      icu::UnicodeString::fromUTF8(lower_pattern(pattern)), UREGEX_COMMENTS, where, status));
  DECKLE_ASSERT(U_SUCCESS(status), where.offset >= 0 ? "the pattern is not valid" : "no memory");
}

TextPattern::~TextPattern() = default;

std::vector<std::vector<Span>> TextPattern::at(std::string_view text,
                                           const std::vector<std::size_t>& places) const {
  std::vector<std::vector<Span>> found;
  const std::string lowered = lower_text(text);
  const Utf8Text opened(lowered);
  const auto matcher = impl_->over(opened);
  // What is before the place counts for looking back, and ^ is the beginning of the text.
  matcher->useTransparentBounds(true);
  matcher->useAnchoringBounds(false);
  std::size_t end = 0;
  for (const std::size_t place : places) {
    if (place < end) continue;
    UErrorCode status = U_ZERO_ERROR;
    matcher->region(static_cast<std::int64_t>(place), static_cast<std::int64_t>(text.size()),
                    status);
    if (!matcher->lookingAt(status) || U_FAILURE(status)) continue;
    found.push_back(groups_of(*matcher));
    end = found.back().front().end;
  }
  return found;
}

std::vector<Span> TextPattern::at_start(std::string_view text) const {
  const std::string lowered = lower_text(text);
  const Utf8Text opened(lowered);
  const auto matcher = impl_->over(opened);
  UErrorCode status = U_ZERO_ERROR;
  if (!matcher->lookingAt(status) || U_FAILURE(status)) return {};
  return groups_of(*matcher);
}

bool TextPattern::found_in(std::string_view text) const {
  const std::string lowered = lower_text(text);
  const Utf8Text opened(lowered);
  const auto matcher = impl_->over(opened);
  UErrorCode status = U_ZERO_ERROR;
  return matcher->find(status) != 0 && U_SUCCESS(status) != 0;
}

}  // namespace deckle::layout
