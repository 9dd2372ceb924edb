#include "ooxml/media/metafile/text_encoding.h"

#include <unicode/ucnv.h>

#include <algorithm>
#include <cstddef>

#include "slidespec/core/utf8.h"

namespace deckle::ooxml::metafile {

namespace {

struct CodePage {
  std::uint8_t charset;
  const char* name;  // of ICU
};

// OEM is the code page of DOS in English; that of other languages is not recorded in the file, nor
// is what DEFAULT (1) was where it was made. Johab (130) is not in ICU.
constexpr CodePage kCodePages[] = {
    {0, "windows-1252"},   {1, "windows-1252"},   {77, "macintosh"},     {128, "windows-932"},
    {129, "windows-949"},  {134, "windows-936"},  {136, "windows-950"},  {161, "windows-1253"},
    {162, "windows-1254"}, {163, "windows-1258"}, {177, "windows-1255"}, {178, "windows-1256"},
    {186, "windows-1257"}, {204, "windows-1251"}, {222, "windows-874"},  {238, "windows-1250"},
    {255, "ibm-437"},
};

// Adobe's encoding of Symbol, from 0x20 and from 0xA0; a space where it has no character.
constexpr std::u16string_view kLow =
    u" !∀#∃%&∋()∗+,−./"
    u"0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼";
constexpr std::u16string_view kHigh =
    u"€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪ "
    u"〉∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭";
static_assert(kLow.size() == 0x7F - 0x20 && kHigh.size() == 0xFF - 0xA0);

}  // namespace

std::string utf8_of(std::u16string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    char32_t c = text[i];
    const char32_t low = i + 1 < text.size() ? text[i + 1] : 0;
    if (c >= 0xD800 && c < 0xDC00 && low >= 0xDC00 && low < 0xE000) {
      c = 0x10000 + ((c - 0xD800) << 10U) + (low - 0xDC00);
      ++i;
    } else if ((c >= 0xD800 && c < 0xE000) || c < 0x20 || c >= 0xFFFE) {
      c = 0xFFFD;
    }
    utf8::append(out, c);
  }
  return out;
}

std::optional<std::string> utf8_of(std::string_view text, std::uint8_t charset) {
  if (charset == kSymbolCharset) {
    std::u16string codes;
    for (const char byte : text) codes += static_cast<unsigned char>(byte);
    return utf8_of(codes);
  }
  const auto* const page =
      std::find_if(std::begin(kCodePages), std::end(kCodePages),
                   [charset](const CodePage& p) { return p.charset == charset; });
  if (page == std::end(kCodePages)) return std::nullopt;
  UErrorCode status = U_ZERO_ERROR;
  UConverter* const converter = ucnv_open(page->name, &status);
  if (U_FAILURE(status) != 0) return std::nullopt;
  // A byte is at most one character here; the text is part of a record, which is below 2^31.
  std::u16string wide(text.size() + 1, u'\0');
  const std::int32_t length =
      ucnv_toUChars(converter, wide.data(), static_cast<std::int32_t>(wide.size()), text.data(),
                    static_cast<std::int32_t>(text.size()), &status);
  ucnv_close(converter);
  if (U_FAILURE(status) != 0) return std::nullopt;
  wide.resize(static_cast<std::size_t>(length));
  return utf8_of(wide);
}

std::optional<std::string> symbols_of(std::string_view text, std::string_view font) {
  if (font != "Symbol") return std::nullopt;
  std::u16string out;
  for (std::size_t at = 0; at < text.size();) {
    char32_t code = utf8::next(text, at);
    if (code >= 0xF000 && code <= 0xF0FF) code -= 0xF000;
    char16_t character = 0;
    if (code >= 0x20 && code < 0x20 + kLow.size()) character = kLow[code - 0x20];
    if (code >= 0xA0 && code < 0xA0 + kHigh.size()) character = kHigh[code - 0xA0];
    if (character == 0 || (character == u' ' && code != 0x20)) return std::nullopt;
    out += character;
  }
  return utf8_of(out);
}

}  // namespace deckle::ooxml::metafile
