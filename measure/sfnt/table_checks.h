#pragma once
// The checks of single tables. Malformed: the message names the table.

#include <cstdint>

#include "measure/sfnt/bytes.h"
#include "measure/sfnt/directory.h"
#include "slidespec/core/result.h"

namespace deckle::measure::sfnt {

// GSUB or GPOS of 600 fonts, and of 1,700 that HarfBuzz is tested with, has at most 1,164 lookups,
// 5,502 subtables and 754 kB. HarfBuzz goes through all lookups for each text, and through the
// subtables of a lookup for each glyph. It keeps 56 bytes for each subtable in each face, which is
// why a table, and the faces of a collection together, may have one for 8 bytes: the smallest takes
// as much.
inline constexpr std::uint32_t kMaxLookups = 4096, kMaxSubtables = 16384;
inline constexpr std::uint32_t kMaxLayoutBytes = 16 << 20;
// Of `kern`, `kerx` and `morx`, which are run over the whole text one after the other.
inline constexpr std::uint32_t kMaxRunSubtables = 1024;

// OpenType's bounds: maxp's maxComponentDepth and maxCompositePoints.
inline constexpr unsigned kMaxComponentDepth = 16;
inline constexpr std::uint32_t kMaxCompositePoints = 65535;

// A table and its bytes.
struct Table {
  std::uint32_t tag = 0;
  Bytes bytes;
};

[[nodiscard]] tl::unexpected<Error> too_short(const Table& table, std::uint64_t least);
// `part` is what lies outside: "a subtable".
[[nodiscard]] tl::unexpected<Error> outside(const Table& table, const Message& part);
[[nodiscard]] tl::unexpected<Error> too_many(const Table& table, std::uint64_t count,
                                             const Message& of_what, std::uint64_t most);
[[nodiscard]] tl::unexpected<Error> not_ascending(const Table& table, const Message& what);

[[nodiscard]] Result<void> check_cmap(const Table& table);
// CFF and CFF2: the number of glyphs.
[[nodiscard]] Result<std::uint32_t> check_cff(const Table& table);
// The outlines of `glyphs` glyphs at the offsets in `loca`, which were checked: `offset_bytes`
// each, 2 or 4. Cycles of components are refused.
[[nodiscard]] Result<void> check_glyf(const Table& glyf, Bytes loca, std::uint32_t glyphs,
                                      unsigned offset_bytes);
// GSUB and GPOS: the number of subtables of its lookups.
[[nodiscard]] Result<std::uint32_t> check_layout(const Table& table);
[[nodiscard]] Result<void> check_gdef(const Table& table);
[[nodiscard]] Result<void> check_kern(const Table& table);
// kerx and morx.
[[nodiscard]] Result<void> check_kerx(const Table& table);
[[nodiscard]] Result<void> check_morx(const Table& table);

}  // namespace deckle::measure::sfnt
