#pragma once
// A cache of shaped paragraphs. The key is what affects shaping: text, faces, weight, language,
// kerning across runs, break style. Sizes, colours and boxes are not part of it.
//
// Sharded, so that threads working on different slides rarely wait for one another. A shard that
// grows beyond its share of kCacheBytes is emptied: a character takes about 30 bytes, so that all
// of them hold two million.

#include <array>
#include <memory>
#include <mutex>
#include <string_view>
#include <unordered_map>

#include "measure/text/shaped_paragraph.h"

namespace deckle::measure {

class ShapeCache {
 public:
  ShapeCache(const FontCatalog& fonts, const Profile& profile) : fonts_(fonts), profile_(profile) {}

  [[nodiscard]] std::shared_ptr<const ShapedParagraph> get(const ParagraphIr& paragraph,
                                                           WordBreak word_break) const;

 private:
  static constexpr std::size_t kShards = 16;
  static constexpr std::size_t kCacheBytes = std::size_t{64} << 20;
  struct Shard {
    std::mutex mutex;
    // By the key that the paragraph keeps.
    std::unordered_map<std::string_view, std::shared_ptr<const ShapedParagraph>> entries;
    std::size_t bytes = 0;
  };

  const FontCatalog& fonts_;
  const Profile& profile_;
  mutable std::array<Shard, kShards> shards_;
};

}  // namespace deckle::measure
