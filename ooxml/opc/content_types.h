#pragma once
// [Content_Types].xml (ECMA-376 Part 2, 10.1.2).

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "ooxml/opc/package_fault.h"
#include "slidespec/core/result.h"
#include "slidespec/limits/budget.h"

namespace deckle::ooxml {

struct ContentTypes {
  std::map<std::string, std::string> defaults;   // lower-case extension → content type
  std::map<std::string, std::string> overrides;  // lower-case part name → content type
  struct Override {
    std::string name;       // in its own case
    std::size_t index = 0;  // among the elements of the part
  };
  std::vector<Override> listed;  // the overrides in document order
};

inline constexpr std::string_view kContentTypesName = "[Content_Types].xml";

// Malformed: not XML of that kind, an extension or a part listed twice, a part name without slash.
// With `tolerated` the first of two counts, and the missing slash is added.
[[nodiscard]] Result<ContentTypes> read_content_types(std::string_view xml, Budget& budget,
                                                      PackageFaults* tolerated = nullptr);

// `overrides`: part names in their own case, sorted.
[[nodiscard]] std::string write_content_types(const std::map<std::string, std::string>& defaults,
                                              const std::map<std::string, std::string>& overrides);

// "image/jpeg" for "image/jpg", which no registry has; `type` itself unless it is such a name.
[[nodiscard]] std::string_view registered_type(std::string_view type);

// What files of this extension (in lower case) are in presentations; "" for others, and for "xml",
// which says nothing.
[[nodiscard]] std::string_view usual_type(std::string_view extension);

}  // namespace deckle::ooxml
