#pragma once
// Profiles: settings of findings for a purpose, by name (docs/report.md, "Profiles").

#include <span>
#include <string_view>

#include "slidespec/report/finding_settings.h"

namespace deckle::qc {

// "default", "strict", "accessibility", "brand", "release".
[[nodiscard]] std::span<const std::string_view> profile_names();

// `settings` with those of the profile where they say nothing: a list or the severity of a rule
// that the user gives counts. `name` is one of profile_names().
[[nodiscard]] FindingSettings with_profile(std::string_view name, FindingSettings settings);

}  // namespace deckle::qc
