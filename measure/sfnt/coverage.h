#pragma once
// The characters that a face has glyphs for, read from its table `cmap`.
//
// The subtable is the one that HarfBuzz would choose (src/hb-ot-cmap-table.hh, find_best_subtable).
// It finds faces worth asking; HarfBuzz, given the file, has the last word. For a damaged table the
// answer may be wrong, but never takes more than the table's own size in time and memory.

#include <bitset>
#include <cstdint>
#include <vector>

#include "measure/sfnt/bytes.h"

namespace deckle::measure::sfnt {

// 256 characters: U+4E00 to U+4EFF is block 0x4E.
inline constexpr std::uint32_t kBlockChars = 256;

class Coverage {
 public:
  Coverage() = default;  // none
  explicit Coverage(Bytes cmap);

  [[nodiscard]] bool has(char32_t character) const;
  [[nodiscard]] std::bitset<kBlockChars> block(std::uint32_t number) const;

 private:
  // Characters [first, last], all of them; added in ascending order.
  void add(std::uint32_t first, std::uint32_t last);
  void add_segments(Bytes subtable);  // format 4
  void add_groups(Bytes subtable);    // formats 12 and 13
  void add_array(Bytes glyphs, unsigned width, std::uint32_t first, std::uint32_t count);

  struct Range {
    std::uint32_t first, last;
  };
  std::vector<Range> ranges_;  // ascending, apart
};

}  // namespace deckle::measure::sfnt
