#include "measure/unicode/script_runs.h"

#include <unicode/uchar.h>
#include <unicode/uscript.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

#include "measure/unicode/characters.h"
#include "measure/unicode/languages.h"
#include "slidespec/core/cancellation.h"
#include "slidespec/core/utf8.h"

namespace deckle::measure {
namespace {

// A script, as ICU numbers it, with kana as one.
using Kind = std::int32_t;
constexpr Kind kNeutral = USCRIPT_COMMON;
constexpr Kind kKana = USCRIPT_HIRAGANA;

constexpr char32_t kIdeographicSpace = 0x3000;

struct Character {
  std::uint32_t begin;
  char32_t value;
  Kind kind;
};

bool is_ascii_letter(char32_t c) { return (c | 0x20) >= 'a' && (c | 0x20) <= 'z'; }

Kind kind_of(char32_t c) {
  if (c < 0x80) return is_ascii_letter(c) ? Kind{USCRIPT_LATIN} : kNeutral;
  if (c >= 0xAC00 && c <= 0xD7A3) return USCRIPT_HANGUL;
  UErrorCode status = U_ZERO_ERROR;
  const UScriptCode script = uscript_getScript(static_cast<UChar32>(c), &status);
  if (U_FAILURE(status) || script == USCRIPT_INHERITED || script == USCRIPT_UNKNOWN)
    return kNeutral;
  if (script == USCRIPT_KATAKANA) return kKana;
  // Roman numerals, the full-width Latin forms and the ordinal signs are symbols here.
  if (script == USCRIPT_LATIN && (is_east_asian(c) || !u_isalpha(static_cast<UChar32>(c)) ||
                                  u_charType(static_cast<UChar32>(c)) == U_LETTER_NUMBER))
    return kNeutral;
  return script;
}

bool is_space(char32_t c) {
  if (c > ' ' && c < 0x80) return false;
  return c == ' ' || c == '\t' || c == '\v' || c == '\n' || c == 0xA0 || c == kIdeographicSpace ||
         is_breaking_space(c);
}

bool opens(char32_t c) {
  if (c < 0x80) return c == '(' || c == '[' || c == '{';
  const auto type = u_charType(static_cast<UChar32>(c));
  return type == U_START_PUNCTUATION || type == U_INITIAL_PUNCTUATION;
}

// The language of a text whose letters are all Latin or all Hangul, or that has none: most texts.
std::optional<std::string> only_language(std::string_view text, const std::string& deck_language) {
  bool latin = false, hangul = false;
  for (std::size_t at = 0, next_look = 0; at < text.size();) {
    if (at >= next_look) {
      next_look = at + kBytesBetweenChecks;
      check_cancelled();
    }
    const auto lead = static_cast<unsigned char>(text[at]);
    if (lead < 0x80) {
      latin = latin || is_ascii_letter(lead);
      ++at;
    } else if (lead > 0xEA && lead < 0xED && at + 2 < text.size()) {  // U+B000 to U+CFFF
      hangul = true;
      at += 3;
    } else {
      const Kind kind = kind_of(utf8::next(text, at));
      if (kind != kNeutral && kind != USCRIPT_LATIN && kind != USCRIPT_HANGUL) return std::nullopt;
      latin = latin || kind == USCRIPT_LATIN;
      hangul = hangul || kind == USCRIPT_HANGUL;
    }
    if (latin && hangul) return std::nullopt;
  }
  return hangul ? "ko-KR" : run_language({}, deck_language);
}

// Cuts a text whose letters are seen one after the other. A word, or what follows an opening
// bracket in it, begins with the script of its first letter; anything else without a script goes
// with what is before it.
class Cutter {
 public:
  struct Piece {
    std::size_t begin;
    Kind kind;
  };

  void see(std::size_t begin, std::size_t end, char32_t c, Kind kind) {
    if (kind != kNeutral && c != kIdeographicSpace) {
      if (kind != last_) {
        pieces_.push_back({pieces_.empty() ? 0 : has_letter_ ? begin : word_, kind});
        last_ = kind;
      }
      has_letter_ = true;
    } else if (is_space(c)) {
      word_ = end;
      has_letter_ = false;
    } else if (has_letter_ && opens(c)) {
      word_ = begin;
      has_letter_ = false;
    }
  }

  // Empty where no character has a script.
  [[nodiscard]] const std::vector<Piece>& pieces() const { return pieces_; }

 private:
  std::vector<Piece> pieces_;
  Kind last_ = kNeutral;
  std::size_t word_ = 0;  // where it, or the last bracket in it, begins
  bool has_letter_ = false;
};

// Whether other characters decide about its script, or it about theirs.
bool depends_on_others(char32_t c, Kind kind) {
  if (c < 0x370 || kind == USCRIPT_HANGUL) return false;
  return kind == USCRIPT_GREEK || kind == USCRIPT_HAN || kind == kKana ||
         (kind == kNeutral && is_east_asian(c));
}

// Whether all characters could be seen one by one.
bool cut_directly(std::string_view text, Cutter& cutter) {
  for (std::size_t at = 0, next_look = 0; at < text.size();) {
    if (at >= next_look) {
      next_look = at + kBytesBetweenChecks;
      check_cancelled();
    }
    const std::size_t begin = at;
    const char32_t c = utf8::next(text, at);
    const bool ascii = c < 0x80;
    const Kind kind = !ascii ? kind_of(c) : is_ascii_letter(c) ? Kind{USCRIPT_LATIN} : kNeutral;
    if (!ascii && depends_on_others(c, kind)) return false;
    cutter.see(begin, at, c, kind);
  }
  return true;
}

std::vector<Character> characters_of(std::string_view text) {
  std::vector<Character> out;
  out.reserve(text.size());
  for (std::size_t at = 0, next_look = 0; at < text.size();) {
    if (at >= next_look) {
      next_look = at + kBytesBetweenChecks;
      check_cancelled();
    }
    const auto begin = static_cast<std::uint32_t>(at);
    const char32_t c = utf8::next(text, at);
    out.push_back({begin, c, kind_of(c)});
  }
  return out;
}

// Han takes the script of the Hangul or kana of the text, the nearest before it where it has both,
// and East Asian punctuation that of the East Asian letters.
void resolve_east_asian(std::vector<Character>& all) {
  const auto decides = [](const Character& c) {
    return c.kind == USCRIPT_HANGUL || c.kind == kKana;
  };
  const auto first = std::find_if(all.begin(), all.end(), decides);
  const bool han =
      std::any_of(all.begin(), all.end(), [](const Character& c) { return c.kind == USCRIPT_HAN; });
  if (first == all.end() && !han) return;
  Kind now = first == all.end() ? Kind{USCRIPT_HAN} : first->kind;
  for (Character& c : all) {
    if (decides(c)) {
      now = c.kind;
    } else if (c.kind == USCRIPT_HAN || (c.kind == kNeutral && is_east_asian(c.value))) {
      c.kind = now;
    }
  }
}

void resolve_greek_symbols(std::vector<Character>& all) {
  const auto greek = [&all](std::size_t i) {
    return i < all.size() && all[i].kind == USCRIPT_GREEK;
  };
  std::vector<std::size_t> symbols;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (greek(i) && !greek(i + 1) && (i == 0 || !greek(i - 1))) symbols.push_back(i);
  }
  for (const std::size_t i : symbols) all[i].kind = kNeutral;
}

// Cuts a text of which some characters take the script of others.
void cut_in_context(std::string_view text, Cutter& cutter) {
  std::vector<Character> all = characters_of(text);
  resolve_east_asian(all);
  resolve_greek_symbols(all);
  for (std::size_t i = 0; i < all.size(); ++i) {
    cutter.see(all[i].begin, i + 1 < all.size() ? all[i + 1].begin : text.size(), all[i].value,
               all[i].kind);
  }
}

std::string language_of(Kind kind, std::string_view text, const std::string& deck_language) {
  if (kind == USCRIPT_HANGUL) return "ko-KR";
  if (kind == kKana) return "ja-JP";
  if (kind == USCRIPT_LATIN) return run_language({}, deck_language);
  return run_language(text, deck_language);
}

}  // namespace

std::vector<ScriptRun> script_runs(std::string_view text, const std::string& deck_language) {
  if (std::optional<std::string> only = only_language(text, deck_language))
    return {{0, text.size(), *std::move(only)}};
  Cutter cutter;
  if (!cut_directly(text, cutter)) {
    cutter = {};
    cut_in_context(text, cutter);
  }
  const std::vector<Cutter::Piece>& pieces = cutter.pieces();
  std::vector<ScriptRun> runs;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const std::size_t begin = pieces[i].begin;
    const std::size_t end = i + 1 < pieces.size() ? pieces[i + 1].begin : text.size();
    std::string language =
        language_of(pieces[i].kind, text.substr(begin, end - begin), deck_language);
    if (!runs.empty() && runs.back().language == language) {
      runs.back().end = end;
    } else {
      runs.push_back({begin, end, std::move(language)});
    }
  }
  if (runs.empty()) runs.push_back({0, text.size(), run_language(text, deck_language)});
  return runs;
}

}  // namespace deckle::measure
