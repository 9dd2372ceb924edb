#pragma once
// Whether settings of findings name rules and options that exist, with values that they may have.

#include <optional>
#include <string_view>

#include "slidespec/core/message.h"
#include "slidespec/report/finding_settings.h"

namespace deckle::qc {

// Why a setting is refused, and what to do.
struct Refusal {
  Message message, hint;
};

// Each is empty when the setting is accepted. `rule` is the id of any finding, not of rules alone.
[[nodiscard]] std::optional<Refusal> refuse_rule(std::string_view rule);
// A finding that means that there is no deck is always reported, and is always an error.
[[nodiscard]] std::optional<Refusal> refuse_ignoring(std::string_view rule);
[[nodiscard]] std::optional<Refusal> refuse_severity(std::string_view rule, Severity severity);
// `level`: "error", "warning" or "note".
[[nodiscard]] std::optional<Refusal> refuse_severity(std::string_view rule, std::string_view level);
[[nodiscard]] std::optional<Refusal> refuse_option(std::string_view rule, std::string_view option);
[[nodiscard]] std::optional<Refusal> refuse_option(std::string_view rule, std::string_view option,
                                                   std::int64_t value);

// The first refusal.
[[nodiscard]] std::optional<Refusal> refuse(const FindingSettings& settings);

}  // namespace deckle::qc
