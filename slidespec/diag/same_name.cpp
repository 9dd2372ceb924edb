#include "slidespec/diag/same_name.h"

#include <algorithm>
#include <bit>

#include "slidespec/core/ascii.h"
#include "slidespec/core/utf8.h"
#include "slidespec/diag/edit_distance.h"

namespace deckle {
namespace {

constexpr std::size_t kMaxCharacters = 64;  // the distance takes quadratic time
// Ours: among shorter names another letter is mostly another word ("row", "low"), and in Korean
// another syllable nearly always ("그림", "그린").
constexpr std::size_t kMinForOneEdit = 4;
constexpr std::size_t kMinForTwoEdits = 8;

bool stays(char32_t c) { return c >= 0x80 || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); }

}  // namespace

FoldedName::FoldedName(std::string_view name) : characters_(utf8::decode(ascii_lower(name))) {
  std::erase_if(characters_, [](char32_t c) { return !stays(c); });
  count();
}

void FoldedName::count() {
  letters_ = 0;
  for (const char32_t c : characters_) letters_ |= std::uint64_t{1} << (c & 63);
}

std::optional<std::size_t> FoldedName::typing_mistakes(const FoldedName& other) const {
  const std::size_t longer = std::max(characters_.size(), other.characters_.size());
  const std::size_t shorter = std::min(characters_.size(), other.characters_.size());
  const std::size_t allowed = longer >= kMinForTwoEdits ? 2U : longer >= kMinForOneEdit ? 1U : 0U;
  if (longer > kMaxCharacters || longer - shorter > allowed) return std::nullopt;
  // An edit replaces one letter by another at most.
  if (static_cast<std::size_t>(std::popcount(letters_ ^ other.letters_)) > 2 * allowed)
    return std::nullopt;
  const std::size_t edits = edit_distance(characters_, other.characters_);
  return edits <= allowed ? std::optional(edits) : std::nullopt;
}

FoldedName FoldedName::without(std::string_view word) const {
  const FoldedName folded(word);
  const std::u32string& ending = folded.characters_;
  FoldedName rest = *this;
  if (characters_.size() <= ending.size()) return rest;
  if (characters_.ends_with(ending)) {
    rest.characters_.resize(characters_.size() - ending.size());
  } else if (characters_.starts_with(ending)) {
    rest.characters_.erase(0, ending.size());
  }
  rest.count();
  return rest;
}

}  // namespace deckle
