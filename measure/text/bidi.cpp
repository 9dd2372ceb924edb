#include "measure/text/bidi.h"

#include <unicode/ubidi.h>

#include <memory>
#include <string>

#include "slidespec/core/utf8.h"

namespace deckle::measure {

bool has_rtl(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const auto lead = static_cast<unsigned char>(text[at]);
    // Hebrew begins at U+0590, lead byte 0xD6; nothing below it is right-to-left, and nothing from
    // U+3000 to U+EFFF, where East Asian text is. Bytes that go on with a character are below 0xD6.
    if (lead < 0xD6 || (lead >= 0xE3 && lead <= 0xEE)) {
      ++at;
      continue;
    }
    const char32_t c = utf8::next(text, at);
    if ((c >= 0x590 && c <= 0x8FF) || c == 0x200F || (c >= 0x202A && c <= 0x202E) ||
        (c >= 0x2066 && c <= 0x2069) || (c >= 0xFB1D && c <= 0xFDFF) ||
        (c >= 0xFE70 && c <= 0xFEFF) || (c >= 0x10800 && c <= 0x10FFF) ||
        (c >= 0x1E800 && c <= 0x1EFFF)) {
      return true;
    }
  }
  return false;
}

std::vector<std::uint8_t> bidi_levels(std::string_view text, bool rtl_paragraph) {
  constexpr std::size_t kLongest = 1u << 24;
  if (text.empty() || text.size() > kLongest) return {};
  std::u16string utf16;
  std::vector<std::uint32_t> byte_of;  // per UTF-16 unit
  for (std::size_t at = 0; at < text.size();) {
    const auto begin = static_cast<std::uint32_t>(at);
    const char32_t c = utf8::next(text, at);
    if (c >= 0x10000) {
      utf16 += static_cast<char16_t>(0xD800 + ((c - 0x10000) >> 10));
      utf16 += static_cast<char16_t>(0xDC00 + ((c - 0x10000) & 0x3FF));
      byte_of.push_back(begin);
    } else {
      utf16 += static_cast<char16_t>(c);
    }
    byte_of.push_back(begin);
  }
  const std::unique_ptr<UBiDi, decltype(&ubidi_close)> bidi(ubidi_open(), &ubidi_close);
  if (!bidi) return {};
  UErrorCode status = U_ZERO_ERROR;
  ubidi_setPara(bidi.get(), utf16.data(), static_cast<std::int32_t>(utf16.size()),
                static_cast<UBiDiLevel>(rtl_paragraph ? 1 : 0), nullptr, &status);
  const UBiDiLevel* levels = ubidi_getLevels(bidi.get(), &status);
  if (U_FAILURE(status) || levels == nullptr) return {};
  std::vector<std::uint8_t> out(text.size());
  for (std::size_t i = 0; i < utf16.size(); ++i) {
    const std::size_t end = i + 1 < utf16.size() ? byte_of[i + 1] : text.size();
    for (std::size_t at = byte_of[i]; at < end; ++at) out[at] = levels[i];
  }
  return out;
}

}  // namespace deckle::measure
