#pragma once
// Findings that somebody has looked at and accepts, with the reason and, where it is for a time,
// its end.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "qc/settings/check_settings.h"
#include "slidespec/report/report.h"

namespace deckle::qc {

// An empty field matches everything.
struct Suppression {
  std::string rule;            // never empty
  std::string file;            // name of the file without its folder, "*" for any characters
  std::string slide, element;  // ids
  std::string until;           // the last day on which it applies, "2026-12-31"
  std::string reason;          // never empty
};

// "rule=small-text;file=annual*.pptx;slide=s259;element=sp4;until=2026-12-31;reason=the legal
// line". `reason` is the last; rule and reason are required. `refused` says what is wrong.
[[nodiscard]] std::optional<Suppression> parse_suppression(std::string_view text,
                                                           std::optional<Refusal>& refused);

// Removes what is suppressed on `today` ("2026-05-02") and rates the slides again; how many. A
// suppression that has ended and would match something is a note, "ended-suppression". Findings of
// an input that cannot be used stay.
//
// `hidden` receives what was removed, with the reason; null where nobody wants to know.
std::size_t suppress(const std::vector<Suppression>& all, std::string_view today, Report& report,
                     std::vector<SuppressedFinding>* hidden = nullptr);

// As parse_suppression() reads it, without the name of a file.
[[nodiscard]] std::string fields_of(const Suppression& suppression);

// Whether one is about files of this name.
[[nodiscard]] bool is_about_file(const Suppression& suppression, const std::string& path);

}  // namespace deckle::qc
