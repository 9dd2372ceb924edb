#include "pptx/write/media_parts.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <string_view>

#include "slidespec/core/assert.h"
#include "slidespec/core/cancellation.h"

namespace deckle::pptx {

namespace {

constexpr std::string_view kPrefix = "ppt/media/image";

// n of "ppt/media/image<n>.…", else 0.
int number_of(std::string_view part) {
  if (!part.starts_with(kPrefix)) return 0;
  part.remove_prefix(kPrefix.size());
  int n = 0;
  constexpr int kMax = 1'000'000;  // beyond, the number is no counter
  const auto parsed = std::from_chars(part.data(), part.data() + part.size(), n);
  return parsed.ec == std::errc() && n > 0 && n < kMax ? n : 0;
}

}  // namespace

void MediaParts::add(ooxml::Package& package, const Bytes& bytes, PictureFormat format) {
  if (!counted_) {
    for (const std::string& name : package.names()) last_ = std::max(last_, number_of(name));
    counted_ = true;
  }
  const auto [use, fresh] = by_use_.try_emplace({bytes, format});
  if (!fresh) return;
  const std::string ending = std::string(".") + extension(format);
  check_cancelled();
  // Equal ones are compared, so the first bytes are enough: all of 256 MiB take 80 ms.
  constexpr std::size_t kDigestedBytes = 64 << 10;
  const std::size_t key =
      std::hash<std::string_view>{}(std::string_view(*bytes).substr(0, kDigestedBytes));
  const auto [begin, end] = by_digest_.equal_range(key);
  for (auto known = begin; known != end; ++known) {
    const std::string* held = package.find(known->second);
    if (held != nullptr && *held == *bytes && known->second.ends_with(ending)) {
      use->second = known->second;
      return;
    }
  }
  use->second = std::string(kPrefix) + std::to_string(++last_) + ending;
  package.put(use->second, bytes, content_type(format));
  by_digest_.emplace(key, use->second);
}

const std::string& MediaParts::part_of(const Bytes& bytes, PictureFormat format) const {
  const auto use = by_use_.find({bytes, format});
  DECKLE_ASSERT(use != by_use_.end(), "a picture that was not added");
  return use->second;
}

}  // namespace deckle::pptx
