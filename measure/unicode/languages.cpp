#include "measure/unicode/languages.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <optional>
#include <utility>

#include "slidespec/core/ascii.h"
#include "slidespec/core/cancellation.h"
#include "slidespec/core/utf8.h"

namespace deckle::measure {
namespace {

// Unicode blocks suffice here, because the majority of the letters decides.
Script script_of(char32_t c) {
  if (c < 0x80) return (c | 0x20) >= 'a' && (c | 0x20) <= 'z' ? Script::Latin : Script::Other;
  if ((c >= 0xAC00 && c <= 0xD7FB) || (c >= 0x1100 && c <= 0x11FF) || (c >= 0x3130 && c <= 0x318F))
    return Script::Hangul;
  if ((c >= 0x3040 && c <= 0x30FF) || (c >= 0x31F0 && c <= 0x31FF) || (c >= 0xFF66 && c <= 0xFF9F))
    return Script::Kana;
  if ((c >= 0x3400 && c <= 0x9FFF) || (c >= 0xF900 && c <= 0xFAFF) ||
      (c >= 0x20000 && c <= 0x3FFFF))
    return Script::Han;
  if ((c >= 0x0600 && c <= 0x07BF) || (c >= 0x08A0 && c <= 0x08FF) ||
      (c >= 0xFB50 && c <= 0xFDFF) || (c >= 0xFE70 && c <= 0xFEFC))
    return Script::Arabic;
  if ((c >= 0x0590 && c <= 0x05FF) || (c >= 0xFB1D && c <= 0xFB4F)) return Script::Hebrew;
  if (c >= 0x0900 && c <= 0x0DFF) return Script::Devanagari;
  if (c >= 0x0E00 && c <= 0x0E7F) return Script::Thai;
  if ((c >= 0xC0 && c <= 0x24F) || (c >= 0x1E00 && c <= 0x1EFF)) return Script::Latin;
  return Script::Other;
}

// Most letters are Latin, Han or Hangul, which are in no block.
bool may_be_in_block(char32_t c) { return c >= 0x0370 && (c <= 0x17FF || c >= 0xFB1D); }

bool is_ascii_byte(char c) { return static_cast<unsigned char>(c) < 0x80; }
bool is_letter_byte(char c) {
  const auto small = static_cast<unsigned char>(static_cast<unsigned char>(c) | 0x20U);
  return small >= 'a' && small <= 'z';
}

// How many letters of each script a text has. Every text of a deck is counted several times.
class Letters {
 public:
  explicit Letters(std::string_view text) {
    for (std::size_t at = 0, next_look = 0; at < text.size();) {
      if (at >= next_look) {
        next_look = at + kBytesBetweenChecks;
        check_cancelled();
      }
      at += count_ascii(text.substr(at, kBytesBetweenChecks));
      if (at == text.size()) break;
      const char32_t c = utf8::next(text, at);
      ++of(script_of(c));
      in_blocks_ = in_blocks_ || may_be_in_block(c);
    }
  }

  [[nodiscard]] std::size_t& of(Script script) { return count_[static_cast<std::size_t>(script)]; }
  // Whether the text may have letters of kBlocks.
  [[nodiscard]] bool in_blocks() const { return in_blocks_; }

  // The script with most letters, the first among equals; nullopt where there are no letters.
  [[nodiscard]] std::optional<Script> prevailing() {
    of(Script::Other) = 0;
    const auto largest = std::max_element(count_.begin(), count_.end());
    if (*largest == 0) return std::nullopt;
    return static_cast<Script>(largest - count_.begin());
  }

 private:
  // Counts the letters before the first character that is not ASCII; the other characters there are
  // of no script. How many bytes they are.
  std::size_t count_ascii(std::string_view text) {
    const auto end =
        std::find_if(text.begin(), text.end(), [](char c) { return !is_ascii_byte(c); });
    of(Script::Latin) += static_cast<std::size_t>(std::count_if(text.begin(), end, is_letter_byte));
    return static_cast<std::size_t>(end - text.begin());
  }

  std::array<std::size_t, 9> count_{};
  bool in_blocks_ = false;
};

// Scripts that one language, or one group of languages, writes: where most letters of a text are of
// one, that script decides the language, unless the deck's own language is in the group. `theme` is
// the script's name in a theme's font list where it takes the `cs` face.
struct ScriptBlock {
  char32_t first, last;
  const char *theme, *language, *group;
};
constexpr ScriptBlock kBlocks[] = {
    {0x0370, 0x03FF, "", "el-GR", " el "},
    {0x0400, 0x052F, "", "ru-RU", " ru uk bg sr mk be kk ky mn tg "},
    {0x0530, 0x058F, "", "hy-AM", " hy "},
    {0x0590, 0x05FF, "Hebr", "he-IL", " he iw yi "},
    {0x0600, 0x07BF, "Arab", "ar-SA", " ar fa ur ps ug "},
    {0x08A0, 0x08FF, "Arab", "ar-SA", " ar fa ur ps ug "},
    {0x0900, 0x097F, "Deva", "hi-IN", " hi mr ne "},
    {0x0980, 0x09FF, "Beng", "bn-BD", " bn as "},
    {0x0A00, 0x0A7F, "Guru", "pa-IN", " pa "},
    {0x0A80, 0x0AFF, "Gujr", "gu-IN", " gu "},
    {0x0B00, 0x0B7F, "Orya", "or-IN", " or "},
    {0x0B80, 0x0BFF, "Taml", "ta-IN", " ta "},
    {0x0C00, 0x0C7F, "Telu", "te-IN", " te "},
    {0x0C80, 0x0CFF, "Knda", "kn-IN", " kn "},
    {0x0D00, 0x0D7F, "Mlym", "ml-IN", " ml "},
    {0x0D80, 0x0DFF, "Sinh", "si-LK", " si "},
    {0x0E00, 0x0E7F, "Thai", "th-TH", " th "},
    {0x0E80, 0x0EFF, "Laoo", "lo-LA", " lo "},
    {0x1000, 0x109F, "Mymr", "my-MM", " my "},
    {0x10A0, 0x10FF, "", "ka-GE", " ka "},
    {0x1200, 0x139F, "Ethi", "am-ET", " am ti "},
    {0x1780, 0x17FF, "Khmr", "km-KH", " km "},
    {0xFB1D, 0xFB4F, "Hebr", "he-IL", " he iw yi "},
    {0xFB50, 0xFDFF, "Arab", "ar-SA", " ar fa ur ps ug "},
    {0xFE70, 0xFEFC, "Arab", "ar-SA", " ar fa ur ps ug "},
};

// The block of most letters of `text`, among all blocks or only those with a `cs` face; nullptr for
// none.
const ScriptBlock* dominant_block(std::string_view text, bool complex_only) {
  std::array<std::size_t, std::size(kBlocks)> count{};
  for (std::size_t at = 0; at < text.size();) {
    const char32_t c = utf8::next(text, at);
    if (!may_be_in_block(c)) continue;
    for (std::size_t i = 0; i < count.size(); ++i) {
      if (c >= kBlocks[i].first && c <= kBlocks[i].last) ++count[i];
    }
  }
  const ScriptBlock* best = nullptr;
  std::size_t largest = 0;
  for (std::size_t i = 0; i < count.size(); ++i) {
    if (count[i] <= largest || (complex_only && *kBlocks[i].theme == '\0')) continue;
    best = &kBlocks[i];
    largest = count[i];
  }
  return best;
}

// The primary subtag, lower case: "zh-Hant-TW" → "zh".
std::string primary(std::string_view tag) {
  return ascii_lower(tag.substr(0, tag.find_first_of("-_")));
}

bool is_traditional(const std::string& tag) {
  return tag.find("Hant") != std::string::npos || tag.find("TW") != std::string::npos ||
         tag.find("HK") != std::string::npos || tag.find("MO") != std::string::npos;
}

// Language with its likely region (Unicode CLDR likelySubtags); a tag with a region stays.
std::string with_region(const std::string& tag) {
  static constexpr std::pair<const char*, const char*> kLikely[] = {
      {"ar", "ar-SA"}, {"bg", "bg-BG"}, {"bn", "bn-BD"}, {"cs", "cs-CZ"}, {"da", "da-DK"},
      {"de", "de-DE"}, {"el", "el-GR"}, {"en", "en-US"}, {"es", "es-ES"}, {"fa", "fa-IR"},
      {"fi", "fi-FI"}, {"fr", "fr-FR"}, {"he", "he-IL"}, {"hi", "hi-IN"}, {"hu", "hu-HU"},
      {"id", "id-ID"}, {"it", "it-IT"}, {"ja", "ja-JP"}, {"ko", "ko-KR"}, {"ms", "ms-MY"},
      {"nb", "nb-NO"}, {"nl", "nl-NL"}, {"pl", "pl-PL"}, {"pt", "pt-BR"}, {"ro", "ro-RO"},
      {"ru", "ru-RU"}, {"sv", "sv-SE"}, {"ta", "ta-IN"}, {"th", "th-TH"}, {"tr", "tr-TR"},
      {"uk", "uk-UA"}, {"ur", "ur-PK"}, {"vi", "vi-VN"}, {"zh", "zh-CN"}};
  const std::string language = primary(tag);
  if (language == "zh")
    return is_traditional(tag) ? (tag.find("HK") != std::string::npos ? "zh-HK" : "zh-TW")
                               : "zh-CN";
  const std::size_t dash = tag.find_first_of("-_");
  if (dash != std::string::npos && tag.size() == dash + 3) {
    std::string region = tag.substr(dash + 1);
    std::transform(region.begin(), region.end(), region.begin(),
                   [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return language + "-" + region;
  }
  for (const auto& [known, full] : kLikely) {
    if (language == known) return full;
  }
  return language.empty() ? "en-US" : language;
}

bool writes_latin(const std::string& language) {
  if (language == "ko" || language == "ja" || language == "zh") return false;
  const std::string among = " " + language + " ";
  return std::none_of(std::begin(kBlocks), std::end(kBlocks), [&](const ScriptBlock& block) {
    return std::string_view(block.group).find(among) != std::string_view::npos;
  });
}

// The language of Latin letters, in a deck whose texts follow one another.
const std::string& latin_language(const std::string& deck_language) {
  thread_local std::string deck, found;
  if (found.empty() || deck != deck_language) {
    deck = deck_language;
    found = writes_latin(primary(deck_language)) ? with_region(deck_language) : "en-US";
  }
  return found;
}

Script dominant_of(Letters letters) {
  // With any kana, Han is Japanese.
  if (letters.of(Script::Kana) > 0 && letters.of(Script::Hangul) == 0) return Script::Kana;
  // Text with Hangul and more Latin is still Korean: its names and units are Latin.
  if (letters.of(Script::Hangul) > 0) return Script::Hangul;
  return letters.prevailing().value_or(Script::Latin);
}

std::string language_of(Letters& letters, std::string_view text, const std::string& deck_language) {
  switch (dominant_of(letters)) {
    case Script::Hangul:
      return "ko-KR";
    case Script::Kana:
      return "ja-JP";
    case Script::Han: {
      const std::string deck = primary(deck_language);
      return deck == "ja" || deck == "zh" || deck == "ko" ? with_region(deck_language) : "zh-CN";
    }
    case Script::Latin:
      if (letters.of(Script::Latin) > 0) break;
      [[fallthrough]];
    case Script::Arabic:
    case Script::Hebrew:
    case Script::Devanagari:
    case Script::Thai:
    case Script::Other:
      if (const ScriptBlock* block = letters.in_blocks() ? dominant_block(text, false) : nullptr) {
        const std::string among = " " + primary(deck_language) + " ";
        return std::string_view(block->group).find(among) != std::string_view::npos
                   ? with_region(deck_language)
                   : block->language;
      }
      break;
  }
  return latin_language(deck_language);
}

std::string letters_in(Script script, std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const char32_t c = utf8::next(text, at);
    if (script_of(c) == script) utf8::append(out, c);
  }
  return out;
}

std::string east_asian_of(Letters& letters, const std::string& deck_language) {
  if (letters.of(Script::Hangul) > 0) return "Hang";
  if (letters.of(Script::Kana) > 0) return "Jpan";
  const std::string language = primary(deck_language);
  if (language == "ko" || language == "ja" || language == "zh") return theme_script(deck_language);
  return letters.of(Script::Han) > 0 ? "Hans" : "";
}

}  // namespace

Script dominant_script(std::string_view text) { return dominant_of(Letters(text)); }

std::string run_language(std::string_view text, const std::string& deck_language) {
  Letters letters(text);
  return language_of(letters, text, deck_language);
}

RunLanguage run_language_and_scripts(std::string_view text, const std::string& deck_language) {
  Letters letters(text);
  RunLanguage out{
      language_of(letters, text, deck_language), east_asian_of(letters, deck_language), {}};
  if (letters.in_blocks()) out.complex_script = complex_script(text);
  return out;
}

std::string prevailing_language(std::string_view text, const std::string& deck_language) {
  Letters letters(text);
  // Japanese is kana and Han together.
  if (letters.of(Script::Kana) > 0)
    letters.of(Script::Kana) += std::exchange(letters.of(Script::Han), 0);
  const std::optional<Script> script = letters.prevailing();
  if (!script || *script == Script::Latin) return deck_language;
  const std::string language =
      *script == Script::Hangul ? "ko-KR" : run_language(letters_in(*script, text), deck_language);
  return primary(language) == primary(deck_language) ? deck_language : language;
}

std::string theme_script(const std::string& run_language) {
  const std::string language = primary(run_language);
  if (language == "ko") return "Hang";
  if (language == "ja") return "Jpan";
  if (language == "zh") return is_traditional(run_language) ? "Hant" : "Hans";
  if (language == "ar" || language == "fa" || language == "ur") return "Arab";
  if (language == "he" || language == "iw") return "Hebr";
  if (language == "hi" || language == "mr" || language == "ne") return "Deva";
  const std::string among = " " + language + " ";
  for (const ScriptBlock& block : kBlocks) {
    if (std::string_view(block.group).find(among) != std::string_view::npos) return block.theme;
  }
  return {};
}

std::string east_asian_script(std::string_view text, const std::string& deck_language) {
  Letters letters(text);
  return east_asian_of(letters, deck_language);
}

std::string complex_script(std::string_view text) {
  const ScriptBlock* block = dominant_block(text, true);
  return block == nullptr ? std::string() : block->theme;
}

bool is_right_to_left(const std::string& deck_language) {
  constexpr std::string_view kLanguages[] = {"ar", "he", "iw", "fa", "ur"};
  const std::string language = primary(deck_language);
  return std::find(std::begin(kLanguages), std::end(kLanguages), language) != std::end(kLanguages);
}

bool needs_leading(const std::string& run_language) {
  const std::string language = primary(run_language);
  return language == "ko" || language == "ja";
}

}  // namespace deckle::measure
