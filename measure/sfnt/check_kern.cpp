#include "measure/messages/tr.h"
#include "measure/sfnt/table_checks.h"

namespace deckle::measure::sfnt {
namespace {

Result<void> check_size(const Table& table, std::uint64_t least) {
  if (table.bytes.size() > kMaxLayoutBytes)
    return too_many(table, table.bytes.size(), tr("bytes"), kMaxLayoutBytes);
  if (table.bytes.size() < least) return too_short(table, least);
  return {};
}

Message subtable_name(std::uint64_t number) { return tr("subtable {}", number); }

// `count` subtables from `at` on, each with its length in 32 bits at its start.
Result<void> check_long_subtables(const Table& table, std::uint64_t at, std::uint64_t count,
                                  std::uint64_t end) {
  if (count > kMaxRunSubtables) return too_many(table, count, tr("subtables"), kMaxRunSubtables);
  for (std::uint64_t i = 0; i < count; ++i) {
    const std::uint64_t length = table.bytes.u32(at);
    if (!table.bytes.has(at, 12) || length < 12 || length > end - at)
      return outside(table, subtable_name(i));
    at += length;
  }
  return {};
}

// Apple's: subtables of 32-bit length.
Result<void> check_apple_kern(const Table& table) {
  const std::uint64_t count = table.bytes.u32(4);
  if (count > kMaxRunSubtables) return too_many(table, count, tr("subtables"), kMaxRunSubtables);
  std::uint64_t at = 8;
  for (std::uint64_t i = 0; i < count; ++i) {
    const std::uint64_t length = table.bytes.u32(at);
    if (!table.bytes.has(at, 8) || length < 8 || !table.bytes.has(at, length))
      return outside(table, subtable_name(i));
    at += length;
  }
  return {};
}

}  // namespace

// ISO/IEC 14496-22, 5.7.1.
Result<void> check_kern(const Table& table) {
  if (auto right = check_size(table, 4); !right) return right;
  const Bytes& bytes = table.bytes;
  if (bytes.u16(0) == 1) {
    if (auto right = check_size(table, 8); !right) return right;
    return check_apple_kern(table);
  }
  if (bytes.u16(0) != 0)
    return fail(ErrorCode::Malformed, tr("the table \"{}\" has version {}, which is unknown",
                                         text_of_tag(table.tag), bytes.u16(0)));
  const std::uint64_t count = bytes.u16(2);
  if (count > kMaxRunSubtables) return too_many(table, count, tr("subtables"), kMaxRunSubtables);
  std::uint64_t at = 4;
  for (std::uint64_t i = 0; i < count; ++i) {
    if (!bytes.has(at, 6)) return outside(table, subtable_name(i));
    const std::uint64_t length = bytes.u16(at + 2);
    const bool pairs = bytes.u16(at + 4) >> 8 == 0;
    // More than 10,920 pairs have a length that does not fit into 16 bits; they come last.
    const bool last = i + 1 == count;
    if (pairs && !bytes.has(at + 14, std::uint64_t{bytes.u16(at + 6)} * 6))
      return outside(table, tr("a pair of subtable {}", i));
    if (!last && (length < 6 || !bytes.has(at, length))) return outside(table, subtable_name(i));
    at += length;
  }
  return {};
}

// Apple's TrueType Reference Manual, "The 'kerx' table".
Result<void> check_kerx(const Table& table) {
  if (auto right = check_size(table, 8); !right) return right;
  return check_long_subtables(table, 8, table.bytes.u32(4), table.bytes.size());
}

// The same, "The 'morx' table": chains of subtables.
Result<void> check_morx(const Table& table) {
  if (auto right = check_size(table, 8); !right) return right;
  const Bytes& bytes = table.bytes;
  const std::uint64_t chains = bytes.u32(4);
  if (chains > kMaxRunSubtables) return too_many(table, chains, tr("chains"), kMaxRunSubtables);
  std::uint64_t subtables = 0;
  std::uint64_t at = 8;
  for (std::uint64_t i = 0; i < chains; ++i) {
    const std::uint64_t length = bytes.u32(at + 4), features = bytes.u32(at + 8);
    if (!bytes.has(at, 16) || length < 16 || !bytes.has(at, length) || features * 12 > length - 16)
      return outside(table, tr("chain {}", i));
    subtables += bytes.u32(at + 12);
    if (subtables > kMaxRunSubtables)
      return too_many(table, subtables, tr("subtables"), kMaxRunSubtables);
    if (auto sound =
            check_long_subtables(table, at + 16 + features * 12, bytes.u32(at + 12), at + length);
        !sound)
      return sound;
    at += length;
  }
  return {};
}

}  // namespace deckle::measure::sfnt
