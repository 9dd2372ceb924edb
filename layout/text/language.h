#pragma once
// Languages of a deck: the tags of runs, the text that deckle adds, direction of reading.

#include <string>
#include <string_view>

namespace deckle::layout {

enum class Script { Latin, Hangul, Kana, Han, Arabic, Hebrew, Devanagari, Thai, Other };

// The script most letters of `text` have; Latin when it has none.
[[nodiscard]] Script dominant_script(std::string_view text);
[[nodiscard]] bool starts_right_to_left(
    std::string_view text);  // first strong character (UAX 9, P2)
// The direction of a paragraph. In a right-to-left deck every paragraph with Arabic or Hebrew
// letters, or without letters, is right-to-left, whatever it begins with ("GDP نمو"); elsewhere its
// first strong letter decides.
[[nodiscard]] bool runs_right_to_left(std::string_view text, const std::string& deck_language);

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

[[nodiscard]] bool is_right_to_left(const std::string& deck_language);
// Korean and Japanese text has 110 % line spacing (docs/design.md, "Type scale").
[[nodiscard]] bool needs_leading(const std::string& run_language);

// The heading of the sources in the notes: "출처", "Sources" …
[[nodiscard]] std::string sources_heading(const std::string& deck_language);

// The suffix of a continuation slide's title: "(계속)", "(cont.)" …
[[nodiscard]] std::string continuation_mark(const std::string& deck_language);

}  // namespace deckle::layout
