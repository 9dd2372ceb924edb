#pragma once
// Names of members that stand together in one object of a spec: where a bracket is missing or of
// the wrong kind, they say which object a member is of.

#include <string_view>
#include <vector>

namespace deckle::lenient {

[[nodiscard]] bool is_spec_key(std::string_view name);

// How well a member suits an object with these: 2 where some are of its kind of object, 0 where all
// are of other kinds or one has its name, 1 where that is not known.
[[nodiscard]] int key_suits(std::string_view name, const std::vector<std::string_view>& members);

}  // namespace deckle::lenient
