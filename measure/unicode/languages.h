#pragma once
// Languages of a deck and of its texts, told by the scripts of their letters.

#include <string>
#include <string_view>

namespace deckle::measure {

enum class Script { Latin, Hangul, Kana, Han, Arabic, Hebrew, Devanagari, Thai, Other };

// The script most letters of `text` have; Latin when it has none.
[[nodiscard]] Script dominant_script(std::string_view text);

// A tag with region, as OOXML requires it. The text's script decides; where several languages share
// one, the deck's language does: Han in a Japanese deck is ja-JP, Latin in a German one de-DE.
[[nodiscard]] std::string run_language(std::string_view text, const std::string& deck_language);
// The language of a text in a deck of another: that of the script most letters have,
// `deck_language` for Latin and for scripts that it is written in itself.
[[nodiscard]] std::string prevailing_language(std::string_view text,
                                              const std::string& deck_language);
// Theme font script of a run (ISO 15924, as a:font/@script has it): "Hang", "Jpan", "Hans", "Arab"
// …, or "".
[[nodiscard]] std::string theme_script(const std::string& run_language);
// The scripts for which a run needs an `ea` and a `cs` face, as named in a theme; "" for none. A
// line may need both: Korean words and a Thai name.
[[nodiscard]] std::string east_asian_script(std::string_view text,
                                            const std::string& deck_language);
[[nodiscard]] std::string complex_script(std::string_view text);

// The three of one text, which is then read once.
struct RunLanguage {
  std::string language, east_asian_script, complex_script;
};
[[nodiscard]] RunLanguage run_language_and_scripts(std::string_view text,
                                                   const std::string& deck_language);

[[nodiscard]] bool is_right_to_left(const std::string& deck_language);
// Korean and Japanese text has 110 % line spacing (docs/design.md, "Type scale").
[[nodiscard]] bool needs_leading(const std::string& run_language);

}  // namespace deckle::measure
