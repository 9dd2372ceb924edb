#pragma once
// The part of a language tag that shaping and line breaking depend on.
//
// HarfBuzz and ICU keep what they are given for each language until the program ends, and a service
// may build decks in any number of "languages". So they are given one of a few hundred tags: that
// of a language of ISO 639 which ICU knows, with the subtags that choose other letter forms or
// breaks (HarfBuzz, src/hb-ot-tag-table.hh, hb_ot_tags_from_complex_language; the BCP 47 tag
// "zh-Hant-HK").

#include <string>
#include <string_view>

namespace deckle::measure {

// "en-US" → "en", "zh-TW" → "zh-tw", "zh-hant-HK" → "zh-hant-hk", "tlh-Latn" → "tlh"; empty: not a
// known language.
[[nodiscard]] std::string shaping_language(std::string_view tag);

}  // namespace deckle::measure
