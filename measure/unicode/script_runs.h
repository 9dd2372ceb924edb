#pragma once
// Splits a text into runs of one script, as PowerPoint does when it is typed: a run has one
// language, and PowerPoint checks spelling and chooses the form of quotation marks by it
// (docs/decisions.md, 58).

#include <string>
#include <string_view>
#include <vector>

namespace deckle::measure {

struct ScriptRun {
  std::size_t begin = 0, end = 0;  // bytes of the text
  std::string language;            // a tag with region: "ko-KR"
};

// At least one run; together they are the text. What has no script of its own does not end a run:
// - digits, signs and opening brackets before the first letter of a word go with that letter, all
//   others, spaces and words without letters with the run before them;
// - Han is Korean beside Hangul and Japanese beside kana; elsewhere the deck's language decides;
// - a single Greek letter is a symbol (µm, Δ, π).
// Neighbours of the same language are one run.
[[nodiscard]] std::vector<ScriptRun> script_runs(std::string_view text,
                                                 const std::string& deck_language);

}  // namespace deckle::measure
