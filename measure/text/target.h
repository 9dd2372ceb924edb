#pragma once
// The engine whose text layout is predicted. Parameters per target: docs/text-layout.md, 9.

#include <optional>
#include <string>

#include "slidespec/core/api.h"

namespace deckle::measure {

enum class Target { PowerPoint, LibreOffice, Chrome };

[[nodiscard]] DECKLE_API const char* to_string(Target target);  // "powerpoint", "libreoffice", "chrome"
[[nodiscard]] DECKLE_API std::optional<Target> target_from(const std::string& name);

}  // namespace deckle::measure
