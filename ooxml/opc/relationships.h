#pragma once
// Relationship parts (ECMA-376 Part 2, 9.3).

#include <string>
#include <string_view>
#include <vector>

#include "ooxml/opc/package.h"
#include "slidespec/core/result.h"
#include "slidespec/limits/budget.h"

namespace deckle::ooxml {

// Malformed: not XML of that kind, an empty or repeated id, an internal target with a scheme or
// above the root. Limit: more than `budget` allows. `part` is the source, for targets.
//
// With `tolerated` a relationship without id, and the later ones of an id, are left out, and
// targets are as they are; only a part that is not a list of relationships is Malformed.
[[nodiscard]] Result<std::vector<Relationship>> read_relationships(
    std::string_view xml, const std::string& where, std::string_view part, Budget& budget,
    PackageFaults* tolerated = nullptr);

[[nodiscard]] std::string write_relationships(const std::vector<Relationship>& relationships);

}  // namespace deckle::ooxml
