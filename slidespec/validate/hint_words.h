#pragma once
// The words of `layout_hints.variant` and `motif`, in one table each: what else they are called.

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string_view>

#include "slidespec/validate/spec_context.h"

namespace deckle {

struct HintWord {
  std::string_view word;
  // Compared without case and separators (slidespec/diag/same_name.h).
  std::span<const std::string_view> other_names;
};

// In the order of CoverVariant. No name is in two rows.
[[nodiscard]] std::span<const HintWord> cover_variants();
// In the order of CoverMotif, then each scene (layout/scenes) by its name; likewise.
[[nodiscard]] std::span<const HintWord> cover_motifs();

// The number of the word that the value at `key` is. Under another name it is reported with a note
// ("hint-adjusted"); anything else is a warning with the nearest word.
[[nodiscard]] std::optional<std::size_t> open_word(const nlohmann::json& object,
                                                   const JsonPath& path, const char* key,
                                                   std::span<const HintWord> words,
                                                   SpecContext& context);

}  // namespace deckle
