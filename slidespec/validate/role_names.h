#pragma once
// The roles of elements (docs/contracts.md, "Roles"), in one table: what else they are called, and
// which elements can play them.

#include <optional>
#include <span>
#include <string_view>

#include "slidespec/validate/known_keys.h"

namespace deckle {

struct RoleNames {
  std::string_view role;
  KindSet kinds;  // that a role under another name is given to; an exact role is never taken away
  bool once;      // one element of a slide at most has it under another name
  // Compared without case and separators (slidespec/diag/same_name.h).
  std::span<const std::string_view> other_names;
};

// Sorted by role. No name is in two rows.
[[nodiscard]] std::span<const RoleNames> role_names();

// The roles of parts of patterns (docs/patterns.md). Any number of elements has one, and it places
// nothing outside of a pattern.
[[nodiscard]] std::span<const std::string_view> part_roles();

enum class NameMatch { Exact, OtherName, TypingMistake };

struct RoleMatch {
  const RoleNames* role;
  NameMatch match;
};

// The role that `name` stands for. Of several roles equally near, the first of the table.
[[nodiscard]] std::optional<RoleMatch> find_role(std::string_view name);

}  // namespace deckle
