#pragma once
// Relationship parts (ECMA-376 Part 2, 9.3).

#include <string>
#include <string_view>
#include <vector>

#include "ooxml/opc/package.h"
#include "slidespec/core/result.h"

namespace deckle::ooxml {

// More than any deck has: a part of PowerPoint's own names at most one target a slide or a picture.
inline constexpr std::size_t kMaxRelationships = 20000;

// Malformed: not XML of that kind, an empty or repeated id, an internal target with a scheme or
// above the root. Limit: more than kMaxRelationships. `part` is the source, for targets.
[[nodiscard]] Result<std::vector<Relationship>> read_relationships(std::string_view xml,
                                                                   const std::string& where,
                                                                   std::string_view part);

[[nodiscard]] std::string write_relationships(const std::vector<Relationship>& relationships);

}  // namespace deckle::ooxml
