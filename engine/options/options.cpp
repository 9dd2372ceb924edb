#include "engine/options/options.h"

#include <algorithm>
#include <string_view>

#include "engine/messages/tr.h"

namespace deckle::engine {
namespace {

// dateTime of W3CDTF as docProps/core.xml takes it (ECMA-376 Part 2, 8.3.4): 2026-11-22T00:00:00Z.
bool is_date_time(const std::string& text) {
  constexpr std::string_view kForm = "0000-00-00T00:00:00Z";
  return std::equal(text.begin(), text.end(), kForm.begin(), kForm.end(), [](char c, char form) {
    return form == '0' ? c >= '0' && c <= '9' : c == form;
  });
}

Result<void> in_range(const char* name, int value, int lowest, int highest) {
  if (value >= lowest && value <= highest) return {};
  return fail(ErrorCode::Malformed,
              tr("{} must be {} to {}, but is {}", name, lowest, highest, value));
}

}  // namespace

Result<void> check_options(const BuildOptions& options) {
  if (!options.created.empty() && !is_date_time(options.created)) {
    return fail(ErrorCode::Malformed,
                tr("created must be a date such as 2026-11-22T00:00:00Z, but is \"{}\"",
                   options.created));
  }
  if (!options.templates.theme.empty() && !options.templates.template_path.empty())
    return fail(ErrorCode::Malformed,
                tr("a theme changes the built-in template; give a template or a theme, not both"));
  if (options.backend == Backend::Chrome && options.target != measure::Target::Chrome)
    return fail(ErrorCode::Malformed, tr("the backend chrome measures for the target chrome"));
  return in_range("max_iter", options.max_iter, 0, kMaxRounds)
      .and_then([&] {
        return in_range("max_restructurings", options.max_restructurings, 0, kMaxRounds);
      })
      .and_then([&] { return in_range("jobs", options.jobs, 1, kMaxJobs); });
}

void Observer::progress(int, int) {}

bool Observer::cancelled() const { return false; }

}  // namespace deckle::engine
