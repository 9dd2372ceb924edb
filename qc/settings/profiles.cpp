#include "qc/settings/profiles.h"

#include <algorithm>
#include <iterator>

namespace deckle::qc {

namespace {

constexpr std::string_view kNames[] = {"default", "strict", "accessibility", "brand", "release"};

struct Level {
  std::string_view rule;
  Severity severity;
};

using enum Severity;

// What is a matter of taste or of thoroughness elsewhere.
constexpr Level kStrict[] = {
    {"crowded-pie", Warning},           {"doubled-citation", Warning},
    {"duplicate-title", Warning},       {"too-many-text-sizes", Warning},
    {"unnamed-axes", Warning},          {"unused-citation", Warning},
    {"empty-placeholder", Warning},     {"hidden-object", Warning},
    {"missing-alt-text", Warning},      {"missing-table-header", Warning},
    {"missing-title", Warning},         {"mixed-date-formats", Warning},
    {"mixed-number-formats", Warning},  {"near-miss-alignment", Warning},
    {"off-slide-object", Warning},      {"scrambled-reading-order", Warning},
    {"similar-series-colors", Warning}, {"stray-font", Warning},
    {"uneven-spacing", Warning},        {"uneven-spelling", Warning},
    {"wandering-title", Warning},       {"wrong-language", Warning},
};

// What WCAG 2.1 and PowerPoint's own checker ask for. Nothing else is reported.
constexpr Level kAccessibility[] = {
    {"duplicate-title", Warning},         {"missing-alt-text", Error},
    {"missing-table-header", Error},      {"missing-title", Error},
    {"scrambled-reading-order", Warning}, {"similar-series-colors", Warning},
    {"wrong-language", Warning},
};
constexpr std::string_view kAccessible[] = {
    "duplicate-title",      "garbled-text",   "low-contrast-text",       "missing-alt-text",
    "missing-table-header", "missing-title",  "scrambled-reading-order", "similar-series-colors",
    "small-text",           "wrong-language",
};

constexpr std::string_view kBrand[] = {
    "covered-logo",   "distorted-picture", "low-resolution-picture", "off-brand-color",
    "off-brand-font", "stray-font",        "too-many-text-sizes",    "uneven-title-size",
    "wandering-title",
};

// What must not leave the house.
constexpr Level kRelease[] = {
    {"cropped-picture", Warning}, {"embedded-object", Warning}, {"hidden-object", Error},
    {"hidden-slide", Error},      {"leaked-workbook", Error},   {"leftover-prompt", Error},
    {"leftover-reminder", Error}, {"personal-data-in-notes", Warning},
    {"linked-file", Error},       {"local-link", Error},        {"macros", Error},
    {"off-slide-object", Error},  {"personal-data", Error},     {"review-comment", Error},
    {"sample-chart-data", Error}, {"stale-chart-cache", Error},
};

void add_levels(std::span<const Level> levels, FindingSettings& settings) {
  for (const Level& one : levels) settings.severity.emplace(std::string(one.rule), one.severity);
}

void add_selection(std::span<const std::string_view> rules, FindingSettings& settings) {
  if (settings.select.empty()) settings.select.assign(rules.begin(), rules.end());
}

}  // namespace

std::span<const std::string_view> profile_names() { return kNames; }

FindingSettings with_profile(std::string_view name, FindingSettings settings) {
  if (name == "strict") add_levels(kStrict, settings);
  if (name == "accessibility") {
    add_levels(kAccessibility, settings);
    add_selection(kAccessible, settings);
  }
  if (name == "brand") add_selection(kBrand, settings);
  if (name == "release") add_levels(kRelease, settings);
  return settings;
}

}  // namespace deckle::qc
