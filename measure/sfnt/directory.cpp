#include "measure/sfnt/directory.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

#include "measure/messages/tr.h"
#include "measure/sfnt/bytes.h"

namespace deckle::measure::sfnt {
namespace {

constexpr std::uint64_t kHeaderBytes = 12, kRecordBytes = 16;

tl::unexpected<Error> malformed(Message message) {
  return fail(ErrorCode::Malformed, std::move(message));
}

// How other font formats begin.
struct OtherFormat {
  std::string_view start, name;
};
constexpr OtherFormat kOtherFormats[] = {
    {"wOFF", "WOFF"},
    {"wOF2", "WOFF2"},
    {"%!PS-AdobeFont", "Type 1"},
    {"%!FontType1", "Type 1"},
    {"\x80\x01", "Type 1"},
    {"typ1", "Type 1"},
    {"StartFont", "SFD"},
    {"SplineFontDB", "SFD"},
    {"STARTFONT", "BDF"},
    {"\x01"
     "fcp",
     "PCF"},
    {"MZ", "FNT"},
    {{"\0\0\1\0\0", 5}, "dfont"},
};
constexpr std::string_view kEotMagic = "LP";  // at byte 34 (W3C's EOT submission, 4.1)

Message other_format(const FontSource& font) {
  const std::optional<std::string> start = font.read(0, std::min<std::uint64_t>(font.size(), 36));
  if (!start) return tr("cannot be read");
  const std::string_view bytes = *start;
  std::string_view name;
  for (const OtherFormat& format : kOtherFormats) {
    if (bytes.starts_with(format.start)) name = format.name;
  }
  if (bytes.size() == 36 && bytes.substr(34) == kEotMagic) name = "EOT";
  return name.empty() ? tr("is not a TrueType or OpenType font")
                      : tr("is a {} font; only TrueType and OpenType fonts can be used", name);
}

bool is_outline_font(std::uint32_t version) {
  return version == 0x00010000 || version == tag_of("true") || version == tag_of("OTTO");
}

class DirectoryReader {
 public:
  explicit DirectoryReader(const FontSource& font) : font_(font) {}

  Result<std::vector<FaceTables>> read() {
    if (font_.size() == 0) return malformed(tr("is empty"));
    if (font_.size() < kHeaderBytes) return malformed(other_format(font_));
    const auto header = font_.read(0, kHeaderBytes);
    if (!header) return malformed(tr("cannot be read"));
    const Bytes bytes(*header);
    std::vector<FaceTables> faces;
    if (bytes.u32(0) != tag_of("ttcf")) {
      if (!is_outline_font(bytes.u32(0))) return malformed(other_format(font_));
      auto face = read_face(0);
      if (!face) return tl::unexpected(face.error());
      faces.push_back(std::move(*face));
    } else if (auto all = read_collection(bytes.u32(8), faces); !all) {
      return tl::unexpected(all.error());
    }
    if (auto apart = check_overlaps(faces); !apart) return tl::unexpected(apart.error());
    return faces;
  }

 private:
  Result<void> read_collection(std::uint64_t count, std::vector<FaceTables>& faces) {
    if (count == 0 || count > kMaxFaces)
      return malformed(tr("is a collection of {} faces; 1 to {} are allowed", count, kMaxFaces));
    const auto offsets = font_.read(kHeaderBytes, count * 4);
    if (!offsets) return malformed(tr("ends inside its table directory"));
    first_free_ = kHeaderBytes + count * 4;
    for (std::uint64_t i = 0; i < count; ++i) {
      const std::uint64_t at = Bytes(*offsets).u32(i * 4);
      const auto again = std::find(read_at_.begin(), read_at_.end(), at);
      if (again != read_at_.end()) {
        faces.push_back(faces[static_cast<std::size_t>(again - read_at_.begin())]);
      } else {
        auto face = read_face(at);
        if (!face) return tl::unexpected(face.error());
        faces.push_back(std::move(*face));
      }
      read_at_.push_back(at);
    }
    return {};
  }

  Result<FaceTables> read_face(std::uint64_t at) {
    const auto header = font_.read(at, kHeaderBytes);
    if (!header) return malformed(tr("ends inside its table directory"));
    if (!is_outline_font(Bytes(*header).u32(0)))
      return malformed(tr("is not a TrueType or OpenType font"));
    const std::uint64_t count = Bytes(*header).u16(4);
    if (count == 0 || count > kMaxTables)
      return malformed(tr("has {} tables; 1 to {} are allowed", count, kMaxTables));
    const auto records = font_.read(at + kHeaderBytes, count * kRecordBytes);
    if (!records) return malformed(tr("ends inside its table directory"));
    FaceTables face;
    face.tables.reserve(count);
    const std::uint64_t end = at + kHeaderBytes + count * kRecordBytes;
    for (std::uint64_t i = 0; i < count; ++i) {
      const Bytes record = Bytes(*records).part(i * kRecordBytes, kRecordBytes);
      const TableRange table{record.u32(0), record.u32(8), record.u32(12)};
      if (auto placed = check_place(table, at, end); !placed) return tl::unexpected(placed.error());
      face.tables.push_back(table);
    }
    std::sort(face.tables.begin(), face.tables.end());
    const auto twice =
        std::adjacent_find(face.tables.begin(), face.tables.end(),
                           [](const TableRange& a, const TableRange& b) { return a.tag == b.tag; });
    if (twice != face.tables.end())
      return malformed(tr("lists the table \"{}\" twice", text_of_tag(twice->tag)));
    if (auto whole = check_required(face); !whole) return tl::unexpected(whole.error());
    return face;
  }

  // The directory itself is in [at, end).
  Result<void> check_place(const TableRange& table, std::uint64_t at, std::uint64_t end) const {
    for (int shift = 0; shift < 32; shift += 8) {
      const std::uint32_t character = table.tag >> shift & 0xFF;
      if (character < 0x20 || character > 0x7E)
        return malformed(tr("has a table whose tag is not four printable characters"));
    }
    const std::uint64_t first = table.offset, last = first + table.length;
    if (last > font_.size())
      return malformed(tr("the table \"{}\" ends at byte {}, but the file has {} bytes",
                          text_of_tag(table.tag), last, font_.size()));
    if (table.length > 0 && (first < first_free_ || (first < end && last > at)))
      return malformed(tr("the table \"{}\" begins at byte {}, inside the table directory",
                          text_of_tag(table.tag), first));
    return {};
  }

  static Result<void> check_required(const FaceTables& face) {
    constexpr std::uint32_t kRequired[] = {tag_of("cmap"), tag_of("head"), tag_of("hhea"),
                                           tag_of("hmtx"), tag_of("maxp"), tag_of("name")};
    for (const std::uint32_t tag : kRequired) {
      if (face.find(tag) == nullptr) return malformed(tr("has no table \"{}\"", text_of_tag(tag)));
    }
    const bool outlines = face.find(tag_of("glyf")) != nullptr ||
                          face.find(tag_of("CFF ")) != nullptr ||
                          face.find(tag_of("CFF2")) != nullptr;
    if (!outlines && !face.is_packed()) return malformed(tr("has no outlines, only bitmaps"));
    if (face.find(tag_of("glyf")) != nullptr && face.find(tag_of("loca")) == nullptr)
      return malformed(tr("has no table \"{}\"", "loca"));
    return {};
  }

  // A byte may belong to one table of several faces, but not to many tables.
  Result<void> check_overlaps(const std::vector<FaceTables>& faces) const {
    std::set<std::pair<std::uint32_t, std::uint32_t>> ranges;
    std::uint64_t bytes = 0;
    for (const FaceTables& face : faces) {
      for (const TableRange& table : face.tables) {
        if (ranges.emplace(table.offset, table.length).second) bytes += table.length;
      }
    }
    if (bytes > 2 * font_.size()) return malformed(tr("has tables that overlap"));
    return {};
  }

  const FontSource& font_;
  std::uint64_t first_free_ = kHeaderBytes;  // no table begins before
  std::vector<std::uint64_t> read_at_;       // the directory of each face so far
};

}  // namespace

std::string text_of_tag(std::uint32_t tag) {
  std::string text;
  for (int shift = 24; shift >= 0; shift -= 8) text += static_cast<char>(tag >> shift & 0xFF);
  return text;
}

const TableRange* FaceTables::find(std::uint32_t tag) const {
  const auto found =
      std::lower_bound(tables.begin(), tables.end(), tag,
                       [](const TableRange& table, std::uint32_t t) { return table.tag < t; });
  return found == tables.end() || found->tag != tag ? nullptr : &*found;
}

Result<std::vector<FaceTables>> read_directories(const FontSource& font) {
  return DirectoryReader(font).read();
}

}  // namespace deckle::measure::sfnt
