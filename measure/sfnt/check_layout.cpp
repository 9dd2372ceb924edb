#include <algorithm>

#include "measure/messages/tr.h"
#include "measure/sfnt/table_checks.h"

namespace deckle::measure::sfnt {
namespace {

// GSUB and GPOS: ISO/IEC 14496-22, 6.2. Offsets are from the start of the list or table that has
// them.
class LayoutChecker {
 public:
  explicit LayoutChecker(const Table& table) : table_(table), bytes_(table.bytes) {}

  Result<std::uint32_t> check() {
    if (bytes_.size() > kMaxLayoutBytes)
      return too_many(table_, bytes_.size(), tr("bytes"), kMaxLayoutBytes);
    if (bytes_.size() < 10) return too_short(table_, 10);
    if (bytes_.u16(0) != 1)
      return fail(ErrorCode::Malformed, tr("the table \"{}\" has version {}, which is unknown",
                                           text_of_tag(table_.tag), bytes_.u16(0)));
    if (auto sound = check_scripts(bytes_.u16(4)); !sound) return tl::unexpected(sound.error());
    if (auto sound = check_features(bytes_.u16(6)); !sound) return tl::unexpected(sound.error());
    if (auto sound = check_lookups(bytes_.u16(8)); !sound) return tl::unexpected(sound.error());
    return subtables_;
  }

 private:
  // An array of `count` fields of `width` bytes at `at`. Parts may be shared, so that what is
  // looked at may add up to more than the table, but not to a multiple of it.
  bool has_array(std::uint64_t at, std::uint64_t count, std::uint64_t width) {
    work_ += count * width;
    return bytes_.has(at, count * width) && work_ <= 16 * bytes_.size() + 65536;
  }

  Result<void> check_scripts(std::uint64_t list) {
    if (list == 0) return {};
    const std::uint64_t count = bytes_.u16(list);
    if (!bytes_.has(list, 2) || !has_array(list + 2, count, 6))
      return outside(table_, tr("the list of scripts"));
    for (std::uint64_t i = 0; i < count; ++i) {
      const std::uint64_t script = list + bytes_.u16(list + 2 + i * 6 + 4);
      const std::uint64_t languages = bytes_.u16(script + 2);
      if (!bytes_.has(script, 4) || !has_array(script + 4, languages, 6))
        return outside(table_, tr("script {}", i));
      if (!is_language(script, bytes_.u16(script)))
        return outside(table_, tr("a language of script {}", i));
      for (std::uint64_t k = 0; k < languages; ++k) {
        if (!is_language(script, bytes_.u16(script + 4 + k * 6 + 4)))
          return outside(table_, tr("a language of script {}", i));
      }
    }
    return {};
  }

  bool is_language(std::uint64_t script, std::uint64_t offset) {
    if (offset == 0) return true;
    const std::uint64_t at = script + offset;
    return bytes_.has(at, 6) && has_array(at + 6, bytes_.u16(at + 4), 2);
  }

  Result<void> check_features(std::uint64_t list) {
    if (list == 0) return {};
    const std::uint64_t count = bytes_.u16(list);
    if (!bytes_.has(list, 2) || !has_array(list + 2, count, 6))
      return outside(table_, tr("the list of features"));
    for (std::uint64_t i = 0; i < count; ++i) {
      const std::uint64_t feature = list + bytes_.u16(list + 2 + i * 6 + 4);
      if (!bytes_.has(feature, 4) || !has_array(feature + 4, bytes_.u16(feature + 2), 2))
        return outside(table_, tr("feature {}", i));
    }
    return {};
  }

  Result<void> check_lookups(std::uint64_t list) {
    if (list == 0) return {};
    const std::uint64_t count = bytes_.u16(list);
    if (count > kMaxLookups) return too_many(table_, count, tr("lookups"), kMaxLookups);
    if (!bytes_.has(list, 2) || !has_array(list + 2, count, 2))
      return outside(table_, tr("the list of lookups"));
    for (std::uint64_t i = 0; i < count; ++i) {
      const std::uint64_t lookup = list + bytes_.u16(list + 2 + i * 2);
      const std::uint64_t of_lookup = bytes_.u16(lookup + 4);
      if (!bytes_.has(lookup, 6) || !has_array(lookup + 6, of_lookup, 2))
        return outside(table_, tr("lookup {}", i));
      subtables_ += static_cast<std::uint32_t>(of_lookup);
      if (const std::uint64_t most = std::min<std::uint64_t>(kMaxSubtables, bytes_.size() / 8);
          subtables_ > most)
        return too_many(table_, subtables_, tr("subtables of lookups"), most);
      for (std::uint64_t k = 0; k < of_lookup; ++k) {
        const std::uint64_t at = lookup + bytes_.u16(lookup + 6 + k * 2);
        if (!bytes_.has(at, 2)) return outside(table_, tr("a subtable of lookup {}", i));
        // An extension: the format, the type and a 32-bit offset of the subtable proper.
        const std::uint32_t extension = table_.tag == tag_of("GSUB") ? 7 : 9;
        if (bytes_.u16(lookup) != extension) continue;
        if (!bytes_.has(at, 8) || !bytes_.has(at + bytes_.u32(at + 4), 2))
          return outside(table_, tr("a subtable of lookup {}", i));
      }
    }
    return {};
  }

  const Table& table_;
  const Bytes& bytes_;
  std::uint64_t work_ = 0;
  std::uint32_t subtables_ = 0;
};

}  // namespace

Result<std::uint32_t> check_layout(const Table& table) { return LayoutChecker(table).check(); }

Result<void> check_gdef(const Table& table) {
  const Bytes& bytes = table.bytes;
  if (bytes.size() > kMaxLayoutBytes)
    return too_many(table, bytes.size(), tr("bytes"), kMaxLayoutBytes);
  if (bytes.size() < 12) return too_short(table, 12);
  if (bytes.u16(0) != 1)
    return fail(ErrorCode::Malformed, tr("the table \"{}\" has version {}, which is unknown",
                                         text_of_tag(table.tag), bytes.u16(0)));
  // Glyph classes, attachment points, carets, classes of marks; since 1.2 sets of marks.
  for (std::uint64_t at = 4; at <= (bytes.u16(2) >= 2 ? 12U : 10U); at += 2) {
    if (bytes.u16(at) != 0 && !bytes.has(bytes.u16(at), 2)) return outside(table, tr("a list"));
  }
  return {};
}

}  // namespace deckle::measure::sfnt
