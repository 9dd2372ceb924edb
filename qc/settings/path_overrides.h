#pragma once
// Settings of findings for the decks whose path matches a pattern ([[qc.override]] of deckle.toml).

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "slidespec/report/finding_settings.h"
#include "slidespec/report/report.h"

namespace deckle::qc {

struct PathOverride {
  std::string config;  // where it is written, for the report
  int line = 0;
  std::string folder;              // absolute; the patterns are relative to it
  std::vector<std::string> files;  // patterns (path_pattern.h); one that begins with "/" is absolute
  std::optional<std::vector<std::string>> select;  // in place of the general one; empty: all rules
  FindingSettings settings;                        // what is added; its `select` is not used

  [[nodiscard]] bool sets_nothing() const { return !select && settings.empty(); }
};

// The first pattern that matches an absolute path; empty when none does.
[[nodiscard]] std::string matching_pattern(const PathOverride& override, std::string_view path);

// The settings for the deck at an absolute path: the overrides that match are applied in their
// order, each on the result of those before it. `ignore` is added to; severities and options of
// rules, and `select` as a whole, are replaced.
struct OverriddenSettings {
  FindingSettings settings;
  std::vector<AppliedOverride> applied;
};
[[nodiscard]] OverriddenSettings override_settings(const std::vector<PathOverride>& all,
                                                   std::string_view path, FindingSettings settings);

}  // namespace deckle::qc
