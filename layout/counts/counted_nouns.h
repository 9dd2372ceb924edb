#pragma once
// Things that one can count and draw, and the icons of one of them.

#include <string>
#include <string_view>

namespace deckle::layout {

// The name of an icon (slidespec/icons/icon.h), filled where it has such a form; empty: no such
// thing. English nouns stand in any number, Korean ones may have a particle.
[[nodiscard]] std::string_view icon_of_counted(const std::string& noun);

// Units and ideas that are counted, but are no things: "year", "percent", "step".
[[nodiscard]] bool is_no_thing(const std::string& noun);

// "insurers" -> "insurer"; a word that is no plural stays.
[[nodiscard]] std::string singular_of(const std::string& noun);

}  // namespace deckle::layout
