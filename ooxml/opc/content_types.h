#pragma once
// [Content_Types].xml (ECMA-376 Part 2, 10.1.2).

#include <map>
#include <string>
#include <string_view>

#include "slidespec/core/result.h"
#include "slidespec/limits/budget.h"

namespace deckle::ooxml {

struct ContentTypes {
  std::map<std::string, std::string> defaults;   // lower-case extension → content type
  std::map<std::string, std::string> overrides;  // lower-case part name → content type
};

inline constexpr std::string_view kContentTypesName = "[Content_Types].xml";

// Malformed: not XML of that kind, an extension or a part listed twice, a part name without slash.
[[nodiscard]] Result<ContentTypes> read_content_types(std::string_view xml, Budget& budget);

// `overrides`: part names in their own case, sorted.
[[nodiscard]] std::string write_content_types(const std::map<std::string, std::string>& defaults,
                                              const std::map<std::string, std::string>& overrides);

}  // namespace deckle::ooxml
