#pragma once
// The namespaces deckle reads and writes, each with its prefix in deckle's code.

#include <string_view>

namespace deckle::ooxml::xml {

struct Namespace {
  std::string_view prefix;      // "a", "p", "r" …
  std::string_view uri;         // transitional
  std::string_view strict_uri;  // ISO/IEC 29500 strict, or empty
};

inline constexpr std::string_view kA = "http://schemas.openxmlformats.org/drawingml/2006/main";
inline constexpr std::string_view kP = "http://schemas.openxmlformats.org/presentationml/2006/main";
inline constexpr std::string_view kR =
    "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
inline constexpr std::string_view kPackageRelationships =
    "http://schemas.openxmlformats.org/package/2006/relationships";
inline constexpr std::string_view kContentTypes =
    "http://schemas.openxmlformats.org/package/2006/content-types";

// The namespace of a URI in either dialect; null when deckle does not know it.
[[nodiscard]] const Namespace* namespace_of(std::string_view uri);
// The namespace that has this prefix in deckle's code; null when none has.
[[nodiscard]] const Namespace* namespace_with_prefix(std::string_view prefix);
[[nodiscard]] bool is_known_prefix(std::string_view prefix);

// The last segment of a relationship type, the same in both dialects: "slideLayout".
[[nodiscard]] std::string_view type_tail(std::string_view relationship_type);

}  // namespace deckle::ooxml::xml
