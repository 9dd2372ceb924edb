#pragma once
// Part names (ECMA-376 Part 2, 9.1.1) as in archives: no leading slash, '/' between segments, equal
// when they differ only in the case of ASCII letters.

#include <string>
#include <string_view>

#include "slidespec/core/message.h"

namespace deckle::ooxml {

// "" when `name` may be a part or an archive member; else what is wrong with it: "is absolute".
// Checked: length, control characters, backslashes, drive letters, empty, "." and ".." segments
// (also percent-encoded ones), segments that end in a dot.
[[nodiscard]] Message name_flaw(std::string_view name);

// "ppt/slides/slide1.xml" → "ppt/slides/_rels/slide1.xml.rels"; "" → "_rels/.rels".
[[nodiscard]] std::string relationship_part_of(std::string_view part);
[[nodiscard]] bool is_relationship_part(std::string_view name);
// The inverse; "" for the package's own.
[[nodiscard]] std::string source_of_relationship_part(std::string_view name);

// "ppt/media/image1.PNG" → "png"; "" when the last segment has no dot.
[[nodiscard]] std::string extension_of(std::string_view name);

// The part that `target` names, relative to `part`, without fragment and query. "" when it is above
// the root, is empty, or has a scheme.
[[nodiscard]] std::string resolve_target(std::string_view part, std::string_view target);

// `name` with %XX decoded, or with what a URI cannot hold as %XX.
[[nodiscard]] std::string percent_decoded(std::string_view name);
[[nodiscard]] std::string percent_encoded(std::string_view name);

// How `part` refers to `target_part`: "../media/image1.png".
[[nodiscard]] std::string relative_target(std::string_view part, std::string_view target_part);

}  // namespace deckle::ooxml
