#include "measure/sfnt/face_names.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <string_view>
#include <tuple>

#include "measure/messages/tr.h"
#include "slidespec/core/ascii.h"
#include "slidespec/core/utf8.h"

namespace deckle::measure::sfnt {
namespace {

constexpr std::uint64_t kHeaderBytes = 6, kRecordBytes = 12;
// The largest table of 600 fonts has 23 kB, and a family name of GDI 31 characters. The bounds keep
// a collection of many faces from taking long.
constexpr std::uint64_t kMaxTableBytes = 256 << 10;
constexpr std::size_t kMaxNameBytes = 255, kMaxFamilies = 32, kMaxRecords = 512;

enum Platform : std::uint32_t { kUnicode = 0, kMacintosh = 1, kWindows = 3 };

struct NameRecord {
  std::uint32_t platform, encoding, language, id, length, offset;
};

// Apple's Mac OS Roman, 0x80 to 0xFF (unicode.org/Public/MAPPINGS/VENDORS/APPLE/ROMAN.TXT).
constexpr std::u32string_view kMacRoman =
    U"ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø"
    U"¿¡¬√ƒ≈∆«»…\u00A0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uF8FFÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ";
static_assert(kMacRoman.size() == 128);

std::optional<std::string> from_utf16(Bytes text) {
  std::string out;
  for (std::uint64_t at = 0; at + 2 <= text.size(); at += 2) {
    char32_t c = text.u16(at);
    if (c == 0) break;
    if (c >= 0xD800 && c < 0xE000) {
      const char32_t low = text.u16(at + 2);
      if (c >= 0xDC00 || low < 0xDC00 || low >= 0xE000) return std::nullopt;
      c = 0x10000 + ((c - 0xD800) << 10) + (low - 0xDC00);
      at += 2;
    }
    utf8::append(out, c);
  }
  return out;
}

std::string from_mac_roman(Bytes text) {
  std::string out;
  for (std::uint64_t at = 0; at < text.size() && text.u8(at) != 0; ++at) {
    const std::uint32_t c = text.u8(at);
    utf8::append(out, c < 0x80 ? c : kMacRoman[c - 0x80]);
  }
  return out;
}

// Empty: in an encoding that only old fonts have, which repeat the name in Unicode.
std::string text_of(const NameRecord& record, Bytes strings) {
  const Bytes bytes = strings.part(record.offset, record.length);
  std::optional<std::string> text;
  if (record.platform == kMacintosh && record.encoding == 0) text = from_mac_roman(bytes);
  const bool utf16 =
      record.platform == kUnicode ||
      (record.platform == kWindows && (record.encoding <= 1 || record.encoding == 10));
  if (utf16) text = from_utf16(bytes);
  if (!text) return {};
  const std::size_t first = text->find_first_not_of(' ');
  if (first == std::string::npos) return {};
  return text->substr(first, text->find_last_not_of(' ') - first + 1);
}

bool is_english(const NameRecord& record) {
  return record.platform == kMacintosh ? record.language == 0 : record.language == 0x409;
}

// The place in `order`; its size for others.
template <std::size_t N>
std::size_t rank(const std::array<std::uint32_t, N>& order, std::uint32_t value) {
  return static_cast<std::size_t>(
      std::distance(order.begin(), std::find(order.begin(), order.end(), value)));
}
constexpr std::array<std::uint32_t, 3> kPlatforms{kWindows, kUnicode, kMacintosh};
constexpr std::array<std::uint32_t, 3> kFamilyIds{21, 16, 1}, kStyleIds{22, 17, 2};

std::vector<NameRecord> records_of(Bytes table) {
  std::vector<NameRecord> all;
  const std::uint64_t count = table.u16(2);
  for (std::uint64_t i = 0; i < count; ++i) {
    const Bytes r = table.part(kHeaderBytes + i * kRecordBytes, kRecordBytes);
    const NameRecord record{r.u16(0), r.u16(2), r.u16(4), r.u16(6), r.u16(8), r.u16(10)};
    const bool known = rank(kPlatforms, record.platform) < kPlatforms.size();
    const bool wanted = rank(kFamilyIds, record.id) < kFamilyIds.size() ||
                        rank(kStyleIds, record.id) < kStyleIds.size();
    if (known && wanted && record.length <= 2 * kMaxNameBytes) all.push_back(record);
  }
  const auto key = [](const NameRecord& r) {
    return std::tuple(rank(kPlatforms, r.platform), rank(kFamilyIds, r.id), r.encoding,
                      !is_english(r), r.language);
  };
  std::stable_sort(all.begin(), all.end(),
                   [&key](const NameRecord& a, const NameRecord& b) { return key(a) < key(b); });
  if (all.size() > kMaxRecords) all.resize(kMaxRecords);
  return all;
}

// What fontconfig compares of names: blanks and case do not count.
std::string letters_of(std::string_view name) {
  std::string letters;
  for (const char c : name) {
    if (c != ' ') letters += ascii_lower(c);
  }
  return letters;
}

bool names_italic(const std::string& style) {
  const std::string letters = letters_of(style);
  constexpr std::string_view kWords[] = {"italic", "kursiv", "oblique"};
  return std::any_of(std::begin(kWords), std::end(kWords), [&letters](std::string_view word) {
    return letters.find(word) != std::string::npos;
  });
}

bool is_known(const std::vector<std::string>& names, const std::string& name) {
  return std::any_of(names.begin(), names.end(), [&name](const std::string& known) {
    return letters_of(known) == letters_of(name);
  });
}

Result<std::string> read_table(const FontSource& font, const TableRange& table, std::uint64_t least,
                               std::uint64_t most) {
  if (table.length < least)
    return fail(ErrorCode::Malformed, tr("the table \"{}\" has {} bytes; at least {} are needed",
                                         text_of_tag(table.tag), table.length, least));
  if (table.length > most)
    return fail(ErrorCode::Malformed, tr("the table \"{}\" has {} bytes; at most {} are allowed",
                                         text_of_tag(table.tag), table.length, most));
  auto bytes = font.read(table.offset, table.length);
  if (!bytes) return fail(ErrorCode::NotFound, tr("cannot be read"));
  return std::move(*bytes);
}

// OS/2 counts before head's macStyle, as in FreeType and fontconfig.
void read_style(Bytes head, std::optional<Bytes> os2, bool named_italic, FaceNames& out) {
  constexpr std::uint32_t kItalic = 1, kOblique = 1 << 9;  // OS/2 fsSelection
  constexpr std::uint32_t kMacBold = 1, kMacItalic = 2;    // head macStyle
  out.revision = static_cast<int>(head.u32(4));
  if (!os2 || os2->u16(0) == 0xFFFF) {
    out.weight = (head.u16(44) & kMacBold) != 0 ? 700 : 400;
    out.italic = named_italic || (head.u16(44) & kMacItalic) != 0;
    return;
  }
  out.weight = static_cast<int>(std::min(os2->u16(4), 1000U));
  if (const std::uint32_t width = os2->u16(6); width >= 1 && width <= 9)
    out.width = static_cast<int>(width);
  out.italic = named_italic || (os2->u16(62) & (kItalic | kOblique)) != 0;
}

}  // namespace

Result<NameReader::Families> NameReader::read_families(const TableRange& range) const {
  const auto names = read_table(font_, range, kHeaderBytes, kMaxTableBytes);
  if (!names) return tl::unexpected(names.error());
  const Bytes table(*names);
  if (auto checked = check_name_records(table); !checked) return tl::unexpected(checked.error());
  Families out;
  for (const NameRecord& record : records_of(table)) {
    std::string text = text_of(record, table.part(table.u16(4)));
    if (text.empty()) continue;
    if (rank(kStyleIds, record.id) < kStyleIds.size()) {
      out.italic = out.italic || names_italic(text);
    } else if (out.names.size() < kMaxFamilies && text.size() <= kMaxNameBytes &&
               !is_known(out.names, text)) {
      out.names.push_back(std::move(text));
    }
  }
  if (out.names.empty())
    return fail(ErrorCode::Malformed, tr("has no family name in Unicode or Mac Roman"));
  return out;
}

Result<FaceNames> NameReader::read(const FaceTables& face) {
  const TableRange& range = *face.find(tag_of("name"));
  auto known = families_.find(range);
  if (known == families_.end()) {
    auto families = read_families(range);
    if (!families) return tl::unexpected(families.error());
    known = families_.emplace(range, std::move(*families)).first;
  }
  FaceNames out;
  out.families = known->second.names;
  const auto head = read_table(font_, *face.find(tag_of("head")), 54, 1 << 10);
  if (!head) return tl::unexpected(head.error());
  std::optional<std::string> os2;
  if (const TableRange* table = face.find(tag_of("OS/2"))) {
    auto bytes = read_table(font_, *table, 68, 1 << 10);
    if (!bytes) return tl::unexpected(bytes.error());
    os2 = std::move(*bytes);
  }
  read_style(Bytes(*head), os2 ? std::optional(Bytes(*os2)) : std::nullopt, known->second.italic,
             out);
  return out;
}

Result<void> check_name_records(Bytes table) {
  const std::uint64_t count = table.u16(2), strings = table.u16(4);
  if (!table.has(kHeaderBytes, count * kRecordBytes) || strings > table.size())
    return fail(ErrorCode::Malformed, tr("the table \"name\" ends inside its records"));
  for (std::uint64_t i = 0; i < count; ++i) {
    const Bytes record = table.part(kHeaderBytes + i * kRecordBytes, kRecordBytes);
    if (!table.has(strings + record.u16(10), record.u16(8)))
      return fail(ErrorCode::Malformed,
                  tr("the table \"name\": the text of record {} lies outside it", i));
  }
  return {};
}

}  // namespace deckle::measure::sfnt
