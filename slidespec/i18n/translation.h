#pragma once
// The Korean messages of one room. Each room keeps its own table in <room>/messages/korean.cpp.
//
// A Korean text has its placeholders numbered ({0}, {1:.1f}), as the order of words differs, and
// writes a particle after one in both forms, "{0}은(는)"; the translator picks the right one.

#include <span>
#include <string_view>
#include <unordered_map>

namespace deckle {

struct Translation {
  std::string_view english, korean;
};

// Immutable; read by any number of threads.
class Catalogue {
 public:
  // `entries` must outlive the catalogue.
  explicit Catalogue(std::span<const Translation> entries);

  // Empty when there is no translation.
  [[nodiscard]] std::string_view korean(std::string_view english) const;
  [[nodiscard]] std::span<const Translation> entries() const { return entries_; }

 private:
  std::span<const Translation> entries_;
  std::unordered_map<std::string_view, std::string_view> by_english_;
};

}  // namespace deckle
