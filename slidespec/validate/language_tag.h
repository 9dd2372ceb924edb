#pragma once
// What a spec writes for a language, as a BCP 47 tag.

#include <string>
#include <string_view>

#include "slidespec/core/message.h"

namespace deckle {

struct LanguageTag {
  std::string tag;  // BCP 47; the schema's default when the text means no language
  Message flaw;     // why the text is not a tag, to be read after it; empty: it is one
};

// "ko_KR" is ko-KR; the name of a language in English, Korean or itself is its tag ("English",
// "독일어", "Deutsch").
[[nodiscard]] LanguageTag read_language(std::string_view text);

}  // namespace deckle
