#include <algorithm>
#include <set>

#include "measure/messages/tr.h"
#include "measure/sfnt/table_checks.h"

namespace deckle::measure::sfnt {
namespace {

Message subtable_name(std::uint64_t number) { return tr("subtable {}", number); }

// ISO/IEC 14496-22, 5.2.1. `least` is what the header of a format, or its arrays, need.
class CmapChecker {
 public:
  explicit CmapChecker(const Table& table) : table_(table) {}

  Result<void> check() {
    const Bytes& bytes = table_.bytes;
    const std::uint64_t count = bytes.u16(2);
    if (bytes.size() < 4) return too_short(table_, 4);
    if (!bytes.has(4, count * 8)) return too_short(table_, 4 + count * 8);
    if (count == 0) return fail(ErrorCode::Malformed, tr("the table \"cmap\" is empty"));
    std::set<std::uint32_t> seen;
    for (std::uint64_t i = 0; i < count; ++i) {
      const std::uint32_t at = bytes.u32(4 + i * 8 + 4);
      if (!bytes.has(at, 4)) return outside(table_, subtable_name(i));
      if (!seen.insert(at).second) continue;
      if (auto sound = check_subtable(bytes.part(at), i); !sound) return sound;
    }
    return {};
  }

 private:
  Result<void> check_subtable(Bytes rest, std::uint64_t number) {
    const std::uint32_t format = rest.u16(0);
    const bool wide = format == 8 || format == 10 || format == 12 || format == 13;
    std::uint64_t length = format == 14 ? rest.u32(2) : wide ? rest.u32(4) : rest.u16(2);
    // 16 bits are too few for the length of some large subtables, which then have any length.
    if (format == 4 && length > rest.size()) length = rest.size();
    if (length > rest.size()) return outside(table_, subtable_name(number));
    const Bytes subtable = format == 4 ? rest : rest.part(0, length);
    const std::uint64_t least = bytes_needed(subtable, format);
    if (subtable.size() < least)
      return fail(ErrorCode::Malformed,
                  tr("the table \"cmap\": subtable {} of format {} has {} bytes; at least {} are "
                     "needed",
                     number, format, subtable.size(), least));
    work_ += std::max(length, least);
    if (work_ > 4 * table_.bytes.size())
      return fail(ErrorCode::Malformed, tr("the table \"cmap\" has subtables that overlap"));
    if (format == 4 && !segments_ascend(subtable))
      return not_ascending(table_, tr("the segments of subtable {}", number));
    if ((format == 12 || format == 13) && !groups_ascend(subtable))
      return not_ascending(table_, tr("the groups of subtable {}", number));
    if (format == 14) return check_variations(subtable, number);
    return {};
  }

  static std::uint64_t bytes_needed(Bytes subtable, std::uint32_t format) {
    switch (format) {
      case 0:
        return 262;
      case 2:
        return 6 + 512 + 8;
      case 4:
        return 16 + std::uint64_t{subtable.u16(6) / 2} * 8;
      case 6:
        return 10 + std::uint64_t{subtable.u16(8)} * 2;
      case 8:
        return 8208 + std::uint64_t{subtable.u32(8204)} * 12;
      case 10:
        return 20 + std::uint64_t{subtable.u32(16)} * 2;
      case 12:
      case 13:
        return 16 + std::uint64_t{subtable.u32(12)} * 12;
      case 14:
        return 10 + std::uint64_t{subtable.u32(6)} * 11;
      default:  // no reader knows it
        return 0;
    }
  }

  static bool segments_ascend(Bytes subtable) {
    const std::uint64_t count = subtable.u16(6) / 2;
    for (std::uint64_t i = 1; i < count; ++i) {
      if (subtable.u16(14 + i * 2) < subtable.u16(14 + i * 2 - 2)) return false;
    }
    return true;
  }

  static bool groups_ascend(Bytes subtable) {
    const std::uint64_t count = subtable.u32(12);
    std::uint64_t next = 0;
    for (std::uint64_t i = 0; i < count; ++i) {
      const std::uint64_t first = subtable.u32(16 + i * 12), last = subtable.u32(20 + i * 12);
      if (first < next || last < first || last > 0x10FFFF) return false;
      next = last + 1;
    }
    return true;
  }

  // Format 14: variation sequences, each with two lists in the subtable.
  Result<void> check_variations(Bytes subtable, std::uint64_t number) const {
    const std::uint64_t count = subtable.u32(6);
    for (std::uint64_t i = 0; i < count; ++i) {
      const Bytes record = subtable.part(10 + i * 11, 11);
      for (const auto& [at, width] : {std::pair(3, 4), std::pair(7, 5)}) {
        const std::uint64_t list = record.u32(static_cast<std::uint64_t>(at));
        if (list == 0) continue;
        const std::uint64_t entries = subtable.u32(list);
        if (!subtable.has(list, 4) ||
            !subtable.has(list + 4, entries * static_cast<std::uint64_t>(width)))
          return outside(table_, tr("a list of subtable {}", number));
      }
    }
    return {};
  }

  const Table& table_;
  std::uint64_t work_ = 0;
};

}  // namespace

Result<void> check_cmap(const Table& table) { return CmapChecker(table).check(); }

}  // namespace deckle::measure::sfnt
