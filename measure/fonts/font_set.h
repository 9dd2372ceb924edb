#pragma once
// The part of fontconfig's configuration that says which fonts there are: folders, caches, what is
// rejected, and what scanning changes.
//
// Nine tenths of a configuration are aliases and rules for matching, which only a family that is
// not there needs: of 5 ms for reading it, looking families up by name needs 0.7.

#include <optional>
#include <string>

struct _FcConfig;

namespace deckle::measure {

// fontconfig's main file and all it includes, in order, as one document for
// FcConfigParseAndLoadFromMemory(). `config` is a new one; it says where files are looked for.
//
// Nothing where the whole configuration had better be read: a system root, folders named relative
// to their file, includes on their way out, an element this does not know, a file that is missing
// or not well-formed. fontconfig then acts, and warns, in its own way.
[[nodiscard]] std::optional<std::string> font_set_configuration(_FcConfig* config);

}  // namespace deckle::measure
