#include "measure/text/icu_iterators.h"

#include <unicode/ubrk.h>
#include <unicode/utext.h>

#include <map>
#include <memory>
#include <utility>

#include "measure/text/shaping_language.h"

namespace deckle::measure {
namespace {

struct CloseIterator {
  void operator()(UBreakIterator* iterator) const { ubrk_close(iterator); }
};
using Iterator = std::unique_ptr<UBreakIterator, CloseIterator>;

// Null when ICU has no data: then only the end is a boundary.
UBreakIterator* iterator_for(UBreakIteratorType type, const std::string& locale) {
  thread_local std::map<std::pair<int, std::string>, Iterator> open;
  constexpr std::size_t kMaxLocales = 64;  // each takes some kB, on each thread
  auto key = std::make_pair(static_cast<int>(type), locale);
  if (const auto found = open.find(key); found != open.end()) return found->second.get();
  if (open.size() >= kMaxLocales) open.clear();
  UErrorCode status = U_ZERO_ERROR;
  Iterator made(ubrk_open(type, locale.c_str(), nullptr, 0, &status));
  if (U_FAILURE(status)) made.reset();
  return open.emplace(std::move(key), std::move(made)).first->second.get();
}

std::vector<std::uint32_t> boundaries(UBreakIteratorType type, std::string_view text,
                                      const std::string& locale) {
  std::vector<std::uint32_t> out;
  if (text.empty()) return out;
  const auto end = static_cast<std::uint32_t>(text.size());
  UBreakIterator* iterator = text.size() < (1u << 31) ? iterator_for(type, locale) : nullptr;
  UErrorCode status = U_ZERO_ERROR;
  UText source = UTEXT_INITIALIZER;
  utext_openUTF8(&source, text.data(), static_cast<std::int64_t>(text.size()), &status);
  if (iterator != nullptr && U_SUCCESS(status)) {
    ubrk_setUText(iterator, &source, &status);
    if (U_SUCCESS(status)) {
      for (std::int32_t at = ubrk_next(iterator); at != UBRK_DONE; at = ubrk_next(iterator)) {
        out.push_back(static_cast<std::uint32_t>(at));
      }
    }
  }
  utext_close(&source);
  if (out.empty() || out.back() != end) out.push_back(end);
  return out;
}

}  // namespace

std::vector<std::uint32_t> grapheme_boundaries(std::string_view text) {
  return boundaries(UBRK_CHARACTER, text, "");
}

std::vector<std::uint32_t> line_boundaries(std::string_view text, const std::string& lang) {
  return boundaries(UBRK_LINE, text, shaping_language(lang));
}

std::vector<std::uint32_t> phrase_boundaries(std::string_view text) {
  return boundaries(UBRK_LINE, text, "ja@lw=phrase");
}

}  // namespace deckle::measure
