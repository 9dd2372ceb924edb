#include "measure/sfnt/check_font.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "measure/messages/tr.h"
#include "measure/sfnt/bytes.h"
#include "measure/sfnt/face_names.h"
#include "measure/sfnt/table_checks.h"
#include "slidespec/core/cancellation.h"

namespace deckle::measure::sfnt {
namespace {

tl::unexpected<Error> malformed(Message message) {
  return fail(ErrorCode::Malformed, std::move(message));
}

// What the checks of other tables need.
struct FaceFacts {
  std::uint32_t glyphs = 0;
  std::uint32_t long_metrics = 0;
  std::uint32_t offset_bytes = 0;   // of an entry of loca: 2 or 4
  std::uint32_t outline_bytes = 0;  // of glyf
};

class FontChecker {
 public:
  explicit FontChecker(std::string_view file) : file_(file) {}

  Result<std::vector<FaceTables>> check() {
    auto faces = read_directories(BytesInMemory(file_.text()));
    if (!faces) return faces;
    for (const FaceTables& face : *faces) {
      check_cancelled();
      if (auto sound = check_face(face); !sound) return tl::unexpected(sound.error());
    }
    return faces;
  }

 private:
  Result<void> check_face(const FaceTables& face) {
    FaceFacts facts;
    if (auto read = read_facts(face, facts); !read) return read;
    for (const TableRange& range : face.tables) {
      const Table table = bytes_of(range);
      if (auto fits = check_against_face(table, range, face, facts); !fits) return fits;
      if (!checked_.insert(range).second) continue;
      if (auto sound = check_table(table); !sound) return sound;
    }
    return {};
  }

  [[nodiscard]] Table bytes_of(const TableRange& range) const {
    return {range.tag, file_.part(range.offset, range.length)};
  }
  [[nodiscard]] Table table(const FaceTables& face, std::uint32_t tag) const {
    const TableRange* range = face.find(tag);
    return range == nullptr ? Table{tag, {}} : bytes_of(*range);
  }

  Result<void> read_facts(const FaceTables& face, FaceFacts& facts) const {
    const Table head = table(face, tag_of("head")), hhea = table(face, tag_of("hhea")),
                maxp = table(face, tag_of("maxp"));
    if (head.bytes.size() < 54) return too_short(head, 54);
    if (head.bytes.u32(12) != 0x5F0F3CF5)
      return malformed(tr("the table \"head\" has no magic number"));
    if (const std::uint32_t em = head.bytes.u16(18); em < 16 || em > 16384)
      return malformed(tr("unitsPerEm is {}, but must be 16 to 16384", em));
    const std::uint32_t format = head.bytes.u16(50);
    if (format > 1) return malformed(tr("indexToLocFormat is {}, but must be 0 or 1", format));
    facts.offset_bytes = format == 0 ? 2 : 4;
    if (maxp.bytes.size() < 6) return too_short(maxp, 6);
    facts.glyphs = maxp.bytes.u16(4);
    if (facts.glyphs == 0) return malformed(tr("has no glyphs"));
    if (hhea.bytes.size() < 36) return too_short(hhea, 36);
    facts.long_metrics = hhea.bytes.u16(34);
    if (facts.long_metrics == 0 || facts.long_metrics > facts.glyphs)
      return malformed(
          tr("numberOfHMetrics is {}, but must be 1 to {}", facts.long_metrics, facts.glyphs));
    facts.outline_bytes = static_cast<std::uint32_t>(table(face, tag_of("glyf")).bytes.size());
    return {};
  }

  // What a table that faces share may be right for in one face only.
  Result<void> check_against_face(const Table& table, const TableRange& range,
                                  const FaceTables& face, const FaceFacts& facts) {
    switch (table.tag) {
      case tag_of("hmtx"):
        return check_hmtx(table, facts);
      case tag_of("glyf"):
        return check_glyphs(range, *face.find(tag_of("loca")), facts);
      case tag_of("GSUB"):
      case tag_of("GPOS"):
        return count_subtables(table, range);
      case tag_of("CFF "):
      case tag_of("CFF2"):
        return check_outlines(table, range, facts);
      default:
        return {};
    }
  }

  static Result<void> check_table(const Table& table) {
    switch (table.tag) {
      case kPackTag:
        if (table.bytes.size() < 4) return too_short(table, 4);
        if (table.bytes.u16(0) > kPackVersion)
          return malformed(tr("is a metrics pack that a newer version of deckle made"));
        return {};
      case tag_of("OS/2"):
        if (table.bytes.size() < 68) return too_short(table, 68);
        return {};
      case tag_of("name"):
        if (table.bytes.size() < 6) return too_short(table, 6);
        return check_name_records(table.bytes);
      case tag_of("cmap"):
        return check_cmap(table);
      case tag_of("GDEF"):
        return check_gdef(table);
      case tag_of("kern"):
        return check_kern(table);
      case tag_of("kerx"):
        return check_kerx(table);
      case tag_of("morx"):
        return check_morx(table);
      default:
        return {};
    }
  }

  static Result<void> check_hmtx(const Table& table, const FaceFacts& facts) {
    const std::uint64_t least =
        std::uint64_t{facts.long_metrics} * 4 + (facts.glyphs - facts.long_metrics) * 2;
    if (table.bytes.size() < least) return too_short(table, least);
    // The format has 16 bits without sign, HarfBuzz reads them as a number with sign.
    constexpr std::uint32_t kMaxAdvance = 32767;
    for (std::uint32_t glyph = 0; glyph < facts.long_metrics; ++glyph) {
      if (const std::uint32_t advance = table.bytes.u16(std::uint64_t{glyph} * 4);
          advance > kMaxAdvance)
        return malformed(
            tr("the table \"hmtx\": the advance of glyph {} is {}, but must be 0 to {}", glyph,
               advance, kMaxAdvance));
    }
    return {};
  }

  static Result<void> check_loca(const Table& table, const FaceFacts& facts) {
    const unsigned width = facts.offset_bytes;
    const std::uint64_t entries = std::uint64_t{facts.glyphs} + 1;
    if (table.bytes.size() < entries * width) return too_short(table, entries * width);
    std::uint64_t before = 0;
    for (std::uint64_t i = 0; i < entries; ++i) {
      // Short entries count in words.
      const std::uint64_t at =
          std::uint64_t{table.bytes.uint(i * width, width)} * (width == 2 ? 2 : 1);
      if (at < before) return not_ascending(table, tr("the offsets of glyphs"));
      if (at > facts.outline_bytes)
        return malformed(tr("the table \"loca\": glyph {} ends at byte {}, but \"glyf\" has {}",
                            i == 0 ? 0 : i - 1, at, facts.outline_bytes));
      before = at;
    }
    return {};
  }

  Result<void> check_glyphs(const TableRange& range, const TableRange& loca,
                            const FaceFacts& facts) {
    const auto key = std::tuple(range, loca, facts.glyphs, facts.offset_bytes);
    if (!checked_glyphs_.insert(key).second) return {};
    glyph_bytes_ += range.length + std::uint64_t{loca.length};
    if (glyph_bytes_ > 4 * file_.size())
      return malformed(tr("its faces describe the same outlines in different ways"));
    const Table offsets = bytes_of(loca);
    if (auto sound = check_loca(offsets, facts); !sound) return sound;
    return check_glyf(bytes_of(range), offsets.bytes, facts.glyphs, facts.offset_bytes);
  }

  Result<void> count_subtables(const Table& table, const TableRange& range) {
    auto known = subtables_of_.find(range);
    if (known == subtables_of_.end()) {
      const auto subtables = check_layout(table);
      if (!subtables) return tl::unexpected(subtables.error());
      known = subtables_of_.emplace(range, *subtables).first;
    }
    subtables_ += known->second;
    if (const std::uint64_t most = std::max<std::uint64_t>(kMaxSubtables, file_.size() / 8);
        subtables_ > most)
      return malformed(
          tr("its faces have {} subtables of lookups; at most {} are allowed", subtables_, most));
    return {};
  }

  Result<void> check_outlines(const Table& table, const TableRange& range, const FaceFacts& facts) {
    auto known = glyphs_of_.find(range);
    if (known == glyphs_of_.end()) {
      const auto glyphs = check_cff(table);
      if (!glyphs) return tl::unexpected(glyphs.error());
      known = glyphs_of_.emplace(range, *glyphs).first;
    }
    if (known->second != facts.glyphs)
      return malformed(tr("the table \"{}\" has {} glyphs, but \"maxp\" says {}",
                          text_of_tag(table.tag), known->second, facts.glyphs));
    return {};
  }

  Bytes file_;
  std::set<TableRange> checked_;
  std::map<TableRange, std::uint32_t> glyphs_of_;     // of CFF and CFF2 tables that were checked
  std::map<TableRange, std::uint32_t> subtables_of_;  // of GSUB and GPOS tables likewise
  std::set<std::tuple<TableRange, TableRange, std::uint32_t, unsigned>> checked_glyphs_;
  std::uint64_t subtables_ = 0;    // of all faces
  std::uint64_t glyph_bytes_ = 0;  // looked at
};

}  // namespace

tl::unexpected<Error> too_short(const Table& table, std::uint64_t least) {
  return malformed(tr("the table \"{}\" has {} bytes; at least {} are needed",
                      text_of_tag(table.tag), table.bytes.size(), least));
}

tl::unexpected<Error> outside(const Table& table, const Message& part) {
  return malformed(tr("the table \"{}\": {} lies outside it", text_of_tag(table.tag), part));
}

tl::unexpected<Error> too_many(const Table& table, std::uint64_t count, const Message& of_what,
                               std::uint64_t most) {
  return malformed(tr("the table \"{}\" has {} {}; at most {} are allowed", text_of_tag(table.tag),
                      count, of_what, most));
}

tl::unexpected<Error> not_ascending(const Table& table, const Message& what) {
  return malformed(
      tr("the table \"{}\": {} are not in ascending order", text_of_tag(table.tag), what));
}

Result<std::vector<FaceTables>> check_font(std::string_view file) {
  return FontChecker(file).check();
}

}  // namespace deckle::measure::sfnt
