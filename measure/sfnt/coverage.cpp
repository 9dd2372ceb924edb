#include "measure/sfnt/coverage.h"

#include <algorithm>
#include <utility>

namespace deckle::measure::sfnt {
namespace {

constexpr std::uint32_t kLastCharacter = 0x10FFFF;

// In HarfBuzz's order of preference; the first is a symbol font's.
constexpr std::pair<std::uint32_t, std::uint32_t> kEncodings[] = {
    {3, 0}, {3, 10}, {0, 6}, {0, 4}, {3, 1}, {0, 3}, {0, 2}, {0, 1}, {0, 0}};

}  // namespace

Coverage::Coverage(Bytes cmap) {
  const std::uint64_t count = cmap.u16(2);
  if (!cmap.has(4, count * 8)) return;
  Bytes subtable;
  bool symbol = false;
  for (const auto& [platform, encoding] : kEncodings) {
    for (std::uint64_t i = 0; i < count && subtable.size() == 0; ++i) {
      const Bytes record = cmap.part(4 + i * 8, 8);
      if (record.u16(0) != platform || record.u16(2) != encoding) continue;
      subtable = cmap.part(record.u32(4));
      symbol = platform == 3 && encoding == 0;
    }
  }
  switch (subtable.u16(0)) {
    case 0:
      add_array(subtable.part(6), 1, 0, 256);
      break;
    case 4:
      add_segments(subtable);
      break;
    case 6:
      add_array(subtable.part(10), 2, subtable.u16(6), subtable.u16(8));
      break;
    case 10:
      add_array(subtable.part(20), 2, subtable.u32(12), subtable.u32(16));
      break;
    case 12:
    case 13:
      add_groups(subtable);
      break;
    default:
      break;
  }
  if (symbol) {
    // A symbol font shows U+F020 to U+F0FF for the characters U+0020 to U+00FF as well.
    std::vector<Range> low;
    for (const Range& range : ranges_) {
      const std::uint32_t first = std::max(range.first, 0xF000U),
                          last = std::min(range.last, 0xF0FFU);
      if (first <= last) low.push_back({first - 0xF000, last - 0xF000});
    }
    ranges_.swap(low);
    for (const Range& range : low) add(range.first, range.last);
  }
  ranges_.shrink_to_fit();
}

void Coverage::add(std::uint32_t first, std::uint32_t last) {
  if (!ranges_.empty()) first = std::max(first, ranges_.back().last + 1);
  last = std::min(last, kLastCharacter);
  if (first > last) return;
  if (!ranges_.empty() && ranges_.back().last + 1 == first)
    ranges_.back().last = last;
  else
    ranges_.push_back({first, last});
}

void Coverage::add_array(Bytes glyphs, unsigned width, std::uint32_t first, std::uint32_t count) {
  const std::uint64_t there = std::min<std::uint64_t>(count, glyphs.size() / width);
  for (std::uint64_t i = 0; i < there && first + i <= kLastCharacter; ++i) {
    const auto c = static_cast<std::uint32_t>(first + i);
    if (glyphs.uint(i * width, width) != 0) add(c, c);
  }
}

void Coverage::add_segments(Bytes table) {
  const std::uint64_t segments = table.u16(6) / 2;
  const std::uint64_t ends = 14, starts = ends + segments * 2 + 2, deltas = starts + segments * 2,
                      offsets = deltas + segments * 2;
  if (!table.has(offsets, segments * 2)) return;
  std::uint32_t next = 0;  // a character is looked at once, however the segments overlap
  for (std::uint64_t i = 0; i < segments; ++i) {
    const std::uint32_t first = std::max(table.u16(starts + i * 2), next),
                        last = table.u16(ends + i * 2);
    if (first > last) continue;
    next = last + 1;
    const std::uint32_t delta = table.u16(deltas + i * 2), offset = table.u16(offsets + i * 2);
    const std::uint32_t start = table.u16(starts + i * 2);
    for (std::uint32_t c = first; c <= last; ++c) {
      const std::uint32_t glyph =
          offset == 0 ? (c + delta) & 0xFFFF
                      : table.u16(offsets + i * 2 + offset + std::uint64_t{c - start} * 2);
      if (glyph != 0 && c != 0xFFFF) add(c, c);
    }
  }
}

void Coverage::add_groups(Bytes table) {
  const std::uint64_t count = std::min<std::uint64_t>(table.u32(12), table.size() / 12);
  for (std::uint64_t i = 0; i < count; ++i) {
    const Bytes group = table.part(16 + i * 12, 12);
    std::uint32_t first = group.u32(0);
    const bool starts_with_none = group.u32(8) == 0;
    if (starts_with_none && table.u16(0) == 13) continue;
    if (starts_with_none) ++first;
    if (group.size() == 12 && first <= group.u32(4)) add(first, group.u32(4));
  }
}

bool Coverage::has(char32_t character) const {
  const auto after =
      std::upper_bound(ranges_.begin(), ranges_.end(), static_cast<std::uint32_t>(character),
                       [](std::uint32_t c, const Range& range) { return c < range.first; });
  return after != ranges_.begin() && character <= (after - 1)->last;
}

std::bitset<kBlockChars> Coverage::block(std::uint32_t number) const {
  std::bitset<kBlockChars> bits;
  const std::uint32_t begin = number * kBlockChars, last = begin + kBlockChars - 1;
  auto range = std::lower_bound(ranges_.begin(), ranges_.end(), begin,
                                [](const Range& r, std::uint32_t c) { return r.last < c; });
  for (; range != ranges_.end() && range->first <= last; ++range) {
    for (std::uint32_t c = std::max(range->first, begin); c <= std::min(range->last, last); ++c)
      bits.set(c - begin);
  }
  return bits;
}

}  // namespace deckle::measure::sfnt
