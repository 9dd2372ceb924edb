#pragma once
// The part of fontconfig's configuration that lists fonts: folders, caches, what is rejected, and what
// scanning changes.
//
// Nine tenths of a configuration are aliases and rules for matching, which are needed only for a family
// that is not installed: reading all of it takes 5 ms, reading what a lookup by name needs 0.7.

#include <optional>
#include <string>
#include <vector>

struct _FcConfig;

namespace deckle::measure {

// Whether the configuration is read as fontconfig `version` reads it: 2.14.x, whose src/fcxml.c this
// follows. A version is as FcGetVersion() gives it, 21401 for 2.14.1.
[[nodiscard]] bool follows_version(int version);

// fontconfig's main file and all it includes, in order, as one document for
// FcConfigParseAndLoadFromMemory(). `config` is a new one; it gives the places where files are searched.
//
// nullopt where fontconfig itself has to read the whole configuration: another version of fontconfig, a
// system root, folders named relative to their file, a deprecated form of include, an unknown element,
// a file that is missing or not well-formed. fontconfig then also prints its own warnings.
[[nodiscard]] std::optional<std::string> font_set_configuration(_FcConfig* config);

// What the rules for matching ask about a request.
struct MatchingTests {
  std::vector<std::string> families;  // rules for exactly these
  std::vector<std::string> parts;     // rules for families whose name contains one of these
  bool characters = false;            // some rule asks which characters are needed
};

// Of the same configuration. nullopt as above, and where a rule compares families in another way.
[[nodiscard]] std::optional<MatchingTests> matching_tests(_FcConfig* config);

}  // namespace deckle::measure
