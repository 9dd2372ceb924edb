#include "slidespec/say/say.h"

#include <array>
#include <unordered_map>

#include "slidespec/say/korean.h"
#include "slidespec/say/particle.h"

namespace deckle {
namespace {

const std::unordered_map<std::string_view, std::string_view>& korean_of() {
  static const std::unordered_map<std::string_view, std::string_view> kAll = [] {
    std::unordered_map<std::string_view, std::string_view> all;
    for (const RoomCatalogue& catalogue : korean_catalogues())
      for (const Translation& entry : catalogue.entries) all.emplace(entry.english, entry.korean);
    return all;
  }();
  return kAll;
}

// Piece by piece, as a particle depends on what stands before it: the arguments are left alone,
// whatever they hold.
std::string in_korean(std::string_view pattern, fmt::format_args arguments) {
  std::string out;
  std::size_t at = 0;
  while (at < pattern.size()) {
    const ParticleAt next = find_particle(pattern, at);
    const std::string_view piece = pattern.substr(at, next.begin - at);
    out += fmt::vformat(fmt::string_view(piece.data(), piece.size()), arguments);
    out += particle(pattern.substr(next.begin, next.length), out);
    at = next.begin + next.length;
  }
  return out;
}

}  // namespace

std::span<const RoomCatalogue> korean_catalogues() {
  static const std::array<RoomCatalogue, 8> kAll{{
      {"slidespec", korean::slidespec_entries()},
      {"measure", korean::measure_entries()},
      {"pptx", korean::pptx_entries()},
      {"templates", korean::templates_entries()},
      {"layout", korean::layout_entries()},
      {"qc", korean::qc_entries()},
      {"fixers", korean::fixers_entries()},
      {"app", korean::app_entries()},
  }};
  return kAll;
}

Wording detail::say_with(std::string_view key, fmt::format_args english, fmt::format_args korean) {
  std::string text = fmt::vformat(fmt::string_view(key.data(), key.size()), english);
  const auto found = korean_of().find(key);
  if (found == korean_of().end()) return Wording(std::move(text));
  return {std::move(text), in_korean(found->second, korean)};
}

Wording say_entry(std::string_view key) {
  const auto found = korean_of().find(key);
  return found == korean_of().end() ? Wording(key)
                                    : Wording(std::string(key), std::string(found->second));
}

}  // namespace deckle
