#include "slidespec/validate/language_tag.h"

#include <unicode/uloc.h>
#include <unicode/ustring.h>

#include <algorithm>
#include <map>

#include "slidespec/messages/tr.h"
#include "slidespec/validate/text_forms.h"

namespace deckle {
namespace {

constexpr const char* kDefault = "ko";  // of `deck.language` in the schema
constexpr std::size_t kMaxName = 60;    // the longest name in ICU has 40 characters

// Names are compared without regard to case and to what stands in brackets: "English (US)".
std::u16string folded(std::u16string_view name) {
  std::u16string out(name.substr(0, std::min(name.find(u'('), name.size())));
  while (!out.empty() && out.back() == u' ') out.pop_back();
  std::u16string lower(out.size() * 3 + 1, u'\0');
  UErrorCode failed = U_ZERO_ERROR;
  const int32_t length = u_strToLower(lower.data(), static_cast<int32_t>(lower.size()), out.data(),
                                      static_cast<int32_t>(out.size()), "", &failed);
  if (U_FAILURE(failed)) return out;
  lower.resize(static_cast<std::size_t>(length));
  return lower;
}

std::u16string utf16(std::string_view text) {
  std::u16string out(text.size() + 1, u'\0');
  int32_t length = 0;
  UErrorCode failed = U_ZERO_ERROR;
  u_strFromUTF8(out.data(), static_cast<int32_t>(out.size()), &length, text.data(),
                static_cast<int32_t>(text.size()), &failed);
  if (U_FAILURE(failed)) return {};
  out.resize(static_cast<std::size_t>(length));
  return out;
}

// Tags by name. Where names are shared, the first of ICU's list has it.
const std::map<std::u16string, std::string>& tags_by_name() {
  static const std::map<std::u16string, std::string> kTags = [] {
    std::map<std::u16string, std::string> tags;
    for (const char* const* language = uloc_getISOLanguages(); *language != nullptr; ++language) {
      if (std::string_view(*language).size() > 2) continue;
      for (const char* in : {"en", "ko", *language}) {
        char16_t name[128];
        UErrorCode failed = U_ZERO_ERROR;
        const int32_t length = uloc_getDisplayLanguage(*language, in, name, 128, &failed);
        if (U_FAILURE(failed) || failed == U_USING_DEFAULT_WARNING) continue;
        tags.emplace(folded({name, static_cast<std::size_t>(length)}), *language);
      }
    }
    return tags;
  }();
  return kTags;
}

// Whether the first subtag is one that ISO 639 lists; private ones (x-…, i-…) are taken as they
// are.
bool is_known(const std::string& tag) {
  const std::string first = tag.substr(0, tag.find('-'));
  if (first == "x" || first == "i" || first == "und" || first == "mul" || first == "zxx")
    return true;
  return first.size() <= 3 && *uloc_getISO3Language(first.c_str()) != '\0';
}

}  // namespace

LanguageTag read_language(std::string_view text) {
  if (text.empty()) return {kDefault, tr("is empty")};
  std::string tag(text);
  std::replace(tag.begin(), tag.end(), '_', '-');
  if (is_language_tag(tag) && is_known(tag))
    return {tag, tag == text ? Message() : tr("has '_' instead of '-'")};
  if (text.size() <= kMaxName) {
    const auto& tags = tags_by_name();
    if (const auto found = tags.find(folded(utf16(text))); found != tags.end())
      return {found->second, tr("is the name of a language, not its tag")};
  }
  return {kDefault, tr("is not a language that is known")};
}

}  // namespace deckle
