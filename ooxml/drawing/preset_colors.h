#pragma once
// ST_PresetColorVal (ECMA-376 Part 1, 20.1.10.48): the names of CSS and their dk/lt/med spellings.

#include <cstdint>
#include <optional>
#include <string_view>

namespace deckle::ooxml {

[[nodiscard]] std::optional<std::uint32_t> preset_color(std::string_view name);

}  // namespace deckle::ooxml
