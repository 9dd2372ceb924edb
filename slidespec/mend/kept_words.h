#pragma once
// A check that mending loses no word: it does not know the cures, and looks at the documents alone.

#include <nlohmann/json_fwd.hpp>

namespace deckle {

// Whether each word of `before` is in `after` as often. A word is a run of letters and digits in a
// string; each character of Chinese, Japanese and Korean is one, as texts are divided between them.
// Keys count only with a blank in them and four words or more, and must be there once: others name
// a member, and those of records are there in each, or in a list of columns too.
//
// Not counted is what a cure may write in another way:
// - strings of members whose name says that their vocabulary is closed, or that they point to
//   something: kinds, types, roles, layouts, colours, fonts, sizes, formats, ids, paths, languages
// - words of one string that are in no text: true, yes, none, center and the like
// - numbers, alone or with a unit of one word; tags and entities of HTML
[[nodiscard]] bool keeps_words(const nlohmann::json& before, const nlohmann::json& after);

}  // namespace deckle
