#include "slidespec/i18n/translator.h"

#include "slidespec/i18n/korean_particle.h"

namespace deckle {
namespace {

// Formatted piece by piece, because a particle depends on the text before it; arguments are
// inserted unchanged.
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

Catalogue::Catalogue(std::span<const Translation> entries) : entries_(entries) {
  for (const Translation& entry : entries) by_english_.emplace(entry.english, entry.korean);
}

std::string_view Catalogue::korean(std::string_view english) const {
  const auto found = by_english_.find(english);
  return found == by_english_.end() ? std::string_view() : found->second;
}

Message Translator::format(std::string_view key, fmt::format_args english,
                           fmt::format_args korean) const {
  std::string text = fmt::vformat(fmt::string_view(key.data(), key.size()), english);
  const std::string_view pattern = catalogue_().korean(key);
  if (pattern.empty()) return Message(std::move(text));
  return {std::move(text), in_korean(pattern, korean)};
}

Message Translator::entry(std::string_view key) const {
  const std::string_view korean = catalogue_().korean(key);
  return korean.empty() ? Message(key) : Message(std::string(key), std::string(korean));
}

}  // namespace deckle
