#pragma once
// The decks for benchmarks: a title, then bullets, two columns, a chart and a table in turn, notes
// on every slide, every third one in Korean. Slide i is the same in a deck of any length.

#include <cstddef>
#include <string>

namespace deckle::bench {

// SlideSpec JSON of `slides` slides, at most 200 (the schema's limit).
[[nodiscard]] std::string sample_spec(std::size_t slides);

// About `characters` characters of running text, of few distinct words.
[[nodiscard]] std::string latin_text(std::size_t characters, std::size_t start = 0);
[[nodiscard]] std::string korean_text(std::size_t characters, std::size_t start = 0);

}  // namespace deckle::bench
