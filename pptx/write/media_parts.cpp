#include "pptx/write/media_parts.h"

#include <algorithm>
#include <charconv>
#include <string_view>

namespace deckle::pptx {

namespace {

constexpr std::string_view kPrefix = "ppt/media/image";

// FNV-1a, 64 bits: only a guess at equality, which is then checked.
std::uint64_t digest(std::string_view bytes) {
  std::uint64_t hash = 14695981039346656037ULL;
  for (const char byte : bytes) {
    hash ^= static_cast<std::uint8_t>(byte);
    hash *= 1099511628211ULL;
  }
  return hash;
}

// n of "ppt/media/image<n>.…", else 0.
int number_of(std::string_view part) {
  if (!part.starts_with(kPrefix)) return 0;
  part.remove_prefix(kPrefix.size());
  int n = 0;
  constexpr int kMost = 1'000'000;  // beyond, nobody counted
  const auto parsed = std::from_chars(part.data(), part.data() + part.size(), n);
  return parsed.ec == std::errc() && n > 0 && n < kMost ? n : 0;
}

}  // namespace

const std::string& MediaParts::part_for(Package& package, const std::string& bytes,
                                        const std::string& extension,
                                        const std::string& content_type) {
  if (!counted_) {
    for (const std::string& name : package.names()) last_ = std::max(last_, number_of(name));
    counted_ = true;
  }
  const std::uint64_t key = digest(bytes);
  const std::string ending = "." + extension;
  const auto [begin, end] = parts_.equal_range(key);
  for (auto known = begin; known != end; ++known) {
    const std::string* held = package.find(known->second);
    if (held != nullptr && *held == bytes && known->second.ends_with(ending)) return known->second;
  }
  std::string name = std::string(kPrefix) + std::to_string(++last_) + ending;
  package.put(name, bytes, content_type);
  return parts_.emplace(key, std::move(name))->second;
}

}  // namespace deckle::pptx
