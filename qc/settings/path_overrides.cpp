#include "qc/settings/path_overrides.h"

#include <filesystem>
#include <utility>

#include "qc/settings/path_pattern.h"

namespace deckle::qc {

namespace {

bool matches(std::string_view pattern, const std::string& folder, std::string_view path) {
  if (pattern.starts_with('/')) return path_matches(pattern, path);
  if (pattern.starts_with("./")) pattern.remove_prefix(2);
  const std::filesystem::path relative = std::filesystem::path(path).lexically_relative(folder);
  return path_matches(pattern, relative.generic_string());
}

void add(const PathOverride& override, FindingSettings& settings) {
  if (override.select) settings.select = *override.select;
  const FindingSettings& own = override.settings;
  settings.ignore.insert(settings.ignore.end(), own.ignore.begin(), own.ignore.end());
  for (const auto& [rule, severity] : own.severity) settings.severity[rule] = severity;
  for (const auto& [rule, options] : own.options)
    for (const auto& [name, value] : options) settings.options[rule][name] = value;
}

}  // namespace

std::string matching_pattern(const PathOverride& override, std::string_view path) {
  for (const std::string& pattern : override.files) {
    if (matches(pattern, override.folder, path)) return pattern;
  }
  return {};
}

OverriddenSettings override_settings(const std::vector<PathOverride>& all, std::string_view path,
                                     FindingSettings settings) {
  OverriddenSettings out{std::move(settings), {}};
  for (const PathOverride& one : all) {
    std::string pattern = matching_pattern(one, path);
    if (pattern.empty()) continue;
    add(one, out.settings);
    out.applied.push_back({one.config, one.line, std::move(pattern)});
  }
  return out;
}

}  // namespace deckle::qc
