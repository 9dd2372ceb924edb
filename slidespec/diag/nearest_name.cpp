#include "slidespec/diag/nearest_name.h"

#include <algorithm>
#include <vector>

#include "slidespec/core/ascii.h"
#include "slidespec/messages/tr.h"

namespace deckle {
namespace {

// Longer names are not compared, because the distance takes quadratic time.
constexpr std::size_t kMaxNameLength = 64;

std::string folded(std::string_view name) {
  std::string out = ascii_lower(name);
  for (char& c : out) {
    if (c == '-' || c == ' ') c = '_';
  }
  return out;
}

// Optimal string alignment distance.
std::size_t distance(const std::string& a, const std::string& b) {
  std::vector<std::size_t> before(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) last[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      row[j] =
          std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0U : 1U)});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        row[j] = std::min(row[j], before[j - 2] + 1);
    }
    before.swap(last);
    last.swap(row);
  }
  return last[b.size()];
}

}  // namespace

std::string nearest_name(std::string_view name, std::span<const std::string_view> known) {
  if (name.size() > kMaxNameLength) return "";
  const std::string folded_name = folded(name);
  std::string best;
  std::size_t fewest = kMaxNameLength;
  for (const std::string_view candidate : known) {
    const std::size_t longer = std::max(candidate.size(), name.size());
    const std::size_t edits = distance(folded_name, folded(candidate));
    if (edits >= fewest || edits > std::max<std::size_t>(1, longer / 3)) continue;
    fewest = edits;
    best = candidate;
  }
  return best;
}

Message nearest_hint(std::string_view name, std::span<const std::string_view> known) {
  const std::string nearest = nearest_name(name, known);
  if (!nearest.empty()) return tr("did you mean '{}'?", nearest);
  if (known.empty()) return "";
  constexpr std::size_t kMaxListed = 24;
  std::string names;
  for (std::size_t i = 0; i < std::min(known.size(), kMaxListed); ++i) {
    if (i > 0) names += ", ";
    names += known[i];
  }
  if (known.size() > kMaxListed) names += " …";
  return tr("use one of: {}", names);
}

}  // namespace deckle
