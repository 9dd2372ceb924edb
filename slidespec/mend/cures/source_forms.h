#pragma once
// What people write for a source, as a citation of the schema.

#include <string>
#include <vector>

#include "slidespec/mend/cures/cure_list.h"

namespace deckle::cures {

// Members of a citation, and what authors call them.
[[nodiscard]] const std::vector<Key>& citation_keys();

// Takes the mark from before a source, "[1] Kim" or "2. Lee": the id that texts refer to. Empty:
// there is none.
[[nodiscard]] std::string take_mark(json& source);

// "Bureau, https://example.com/a" and "[Bureau](https://example.com/a)": a title and an address.
[[nodiscard]] json citation_of(const json& value, const std::string& id);

// Whether a value says what a source is, rather than only its id.
[[nodiscard]] bool is_source(const json& value);

// The sources that a member is: a list, one, or several by id.
[[nodiscard]] json sources_in(const json& value);

}  // namespace deckle::cures
