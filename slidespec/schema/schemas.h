#pragma once
// The JSON Schemas (draft 2020-12) of everything deckle reads and writes as JSON, compiled in.
//
// `slidespec-v1` is the published one, kept as it is; the others describe deckle's own forms.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace deckle {

// Names in the order of their files: "brand", "build-options", "deck-diff", "diagnosis", "engine-options",
// "ir", "measurements", "patch", "report", "slidespec-v1", "template-diff", "template", "theme".
[[nodiscard]] std::vector<std::string> schema_names();

// The text of a schema, exactly as in its file; nullopt for an unknown name.
[[nodiscard]] std::optional<std::string_view> schema_text(std::string_view name);

}  // namespace deckle
