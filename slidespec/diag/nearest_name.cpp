#include "slidespec/diag/nearest_name.h"

#include <algorithm>

#include "slidespec/core/ascii.h"
#include "slidespec/diag/edit_distance.h"
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

}  // namespace

std::string nearest_name(std::string_view name, std::span<const std::string_view> known) {
  if (name.size() > kMaxNameLength) return "";
  const std::string folded_name = folded(name);
  std::string best;
  std::size_t fewest = kMaxNameLength;
  for (const std::string_view candidate : known) {
    const std::size_t longer = std::max(candidate.size(), name.size());
    const std::size_t edits = edit_distance(folded_name, folded(candidate));
    if (edits >= fewest || edits > std::max<std::size_t>(1, longer / 3)) continue;
    fewest = edits;
    best = candidate;
  }
  return best;
}

Message nearest_hint(std::string_view name, std::span<const std::string_view> known) {
  return nearest_hint(name, known, known);
}

Message nearest_hint(std::string_view name, std::span<const std::string_view> likely,
                     std::span<const std::string_view> known) {
  const std::string nearest = nearest_name(name, likely);
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
