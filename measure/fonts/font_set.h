#pragma once
// The part of fontconfig's configuration that determines the set of fonts: folders, caches,
// rejected fonts, and changes made while scanning.
//
// Nine tenths of a configuration are aliases and rules for matching, which only a missing family
// needs: reading all of it takes 5 ms, the part for lookups by name 0.7 ms.

#include <optional>
#include <string>

struct _FcConfig;

namespace deckle::measure {

// fontconfig's main file and all it includes, in order, as one document for
// FcConfigParseAndLoadFromMemory(). `config` is a new one; it gives the folders in which files are
// searched.
//
// nullopt where the whole configuration has to be read: a system root, folders named relative to
// their file, deprecated includes, an unknown element, a file that is missing or not well-formed.
// fontconfig then handles it, and warns.
[[nodiscard]] std::optional<std::string> font_set_configuration(_FcConfig* config);

}  // namespace deckle::measure
