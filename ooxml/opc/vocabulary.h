#pragma once
// Content types and relationship types of the parts that every Office file has.

#include <string>
#include <string_view>

namespace deckle::ooxml {

inline constexpr const char* kThemeType = "application/vnd.openxmlformats-officedocument.theme+xml";
inline constexpr const char* kCoreType =
    "application/vnd.openxmlformats-package.core-properties+xml";
inline constexpr const char* kAppType =
    "application/vnd.openxmlformats-officedocument.extended-properties+xml";

inline constexpr const char* kCoreRelationship =
    "http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties";
// "slideLayout" → the full type of that relationship.
[[nodiscard]] inline std::string office_relationship(std::string_view tail) {
  return std::string("http://schemas.openxmlformats.org/officeDocument/2006/relationships/")
      .append(tail);
}

}  // namespace deckle::ooxml
