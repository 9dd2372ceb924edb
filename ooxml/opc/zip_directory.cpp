#include "ooxml/opc/zip_directory.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "ooxml/messages/tr.h"
#include "ooxml/opc/part_name.h"
#include "slidespec/core/ascii.h"
#include "slidespec/core/utf8.h"

namespace deckle::ooxml {

namespace {

constexpr std::size_t kEndSize = 22, kEnd64Size = 56, kLocator64Size = 20, kCentralSize = 46,
                      kLocalSize = 30;
constexpr std::uint32_t kEndMark = 0x06054b50, kEnd64Mark = 0x06064b50, kLocator64Mark = 0x07064b50,
                        kCentralMark = 0x02014b50, kLocalMark = 0x04034b50;
constexpr std::uint16_t kStored = 0, kDeflated = 8;
constexpr std::uint16_t kEncrypted = 0x0001, kSizesFollow = 0x0008, kStrongEncryption = 0x0040,
                        kMasked = 0x2000;
constexpr std::uint16_t kZip64Extra = 0x0001;
// A part below this may be any ratio: white space and repeated markup compress better than 200:1.
constexpr std::uint64_t kRatioFree = std::uint64_t{1} << 20;
// So may all parts together below this.
constexpr std::uint64_t kFileRatioFree = std::uint64_t{256} << 20;

// Little-endian fields; the caller has checked that they are inside.
class Bytes {
 public:
  explicit Bytes(std::string_view bytes) : bytes_(bytes) {}
  [[nodiscard]] std::uint64_t u(std::size_t at, std::size_t width) const {
    std::uint64_t value = 0;
    for (std::size_t i = width; i-- > 0;)
      value = value << 8 | static_cast<unsigned char>(bytes_[at + i]);
    return value;
  }
  [[nodiscard]] std::uint16_t u16(std::size_t at) const {
    return static_cast<std::uint16_t>(u(at, 2));
  }
  [[nodiscard]] std::uint32_t u32(std::size_t at) const {
    return static_cast<std::uint32_t>(u(at, 4));
  }
  [[nodiscard]] std::size_t size() const { return bytes_.size(); }
  [[nodiscard]] std::string_view view(std::size_t at, std::size_t length) const {
    return bytes_.substr(at, length);
  }

 private:
  std::string_view bytes_;
};

struct End {
  std::uint64_t count = 0, offset = 0, size = 0;
  std::size_t at = 0;  // where the directory must end
};

tl::unexpected<Error> malformed(Message message) {
  return fail(ErrorCode::Malformed, std::move(message));
}

// The end record whose comment reaches exactly to the end of the file. Its signature may be part of
// another record's comment, so the last one that fits counts.
std::optional<std::size_t> end_record_before(const Bytes& b, std::size_t end) {
  if (end < kEndSize) return std::nullopt;
  const std::size_t lowest = end - std::min(end, kEndSize + 0xFFFF);
  for (std::size_t at = end - kEndSize + 1; at-- > lowest;) {
    if (b.u32(at) == kEndMark && at + kEndSize + b.u16(at + 20) == end) return at;
  }
  return std::nullopt;
}

// What mail programs and file systems put behind a file.
bool is_padding(char c) { return c == '\0' || c == '\r' || c == '\n' || c == ' ' || c == '\x1A'; }

Result<std::size_t> find_end_record(const Bytes& b, PackageFaults* tolerated) {
  const bool begins = b.size() >= 4 && (b.u32(0) == kLocalMark || b.u32(0) == kEndMark);
  if (const std::optional<std::size_t> at = end_record_before(b, b.size())) return *at;
  if (!begins) return malformed(tr("not an Office file such as .pptx: it is not a zip archive"));
  std::size_t end = b.size();
  while (end > 0 && is_padding(b.view(end - 1, 1)[0])) --end;
  // The end record itself ends in zeros when it has no comment.
  for (std::size_t more = 0; more < kEndSize && end + more < b.size(); ++more) {
    const std::optional<std::size_t> at = end_record_before(b, end + more);
    if (!at) continue;
    // Other programs look for the record no further from the end than a comment is long.
    if (tolerated == nullptr || b.size() - end - more > 0xFFFF)
      return malformed(tr("not a sound Office file: bytes follow the end of its zip archive"));
    tolerated->push_back(
        {FaultKind::TrailingBytes, {}, {}, fmt::to_string(b.size() - end - more), 0, {}});
    return *at;
  }
  const std::size_t any = b.view(0, b.size()).rfind("PK\x05\x06");
  if (any != std::string_view::npos && any + kEndSize <= b.size() &&
      any + kEndSize + b.u16(any + 20) <= b.size())
    return malformed(tr("not a sound Office file: bytes follow the end of its zip archive"));
  return malformed(tr("not a complete Office file: the end of its zip archive is missing"));
}

Result<End> read_zip64_end(const Bytes& b, std::size_t end_at) {
  if (end_at < kLocator64Size || b.u32(end_at - kLocator64Size) != kLocator64Mark) {
    return malformed(tr("the zip64 end record is missing"));
  }
  const std::uint64_t at = b.u(end_at - kLocator64Size + 8, 8);
  if (at > end_at - kLocator64Size || end_at - kLocator64Size - at < kEnd64Size ||
      b.u32(static_cast<std::size_t>(at)) != kEnd64Mark) {
    return malformed(tr("the zip64 end record is not where its locator says"));
  }
  const auto record = static_cast<std::size_t>(at);
  if (b.u32(record + 16) != 0 || b.u32(record + 20) != 0)
    return malformed(tr("the archive spans several disks"));
  if (b.u(record + 24, 8) != b.u(record + 32, 8))
    return malformed(tr("the archive spans several disks"));
  return End{b.u(record + 32, 8), b.u(record + 48, 8), b.u(record + 40, 8), record};
}

Result<End> read_end(const Bytes& b, PackageFaults* tolerated) {
  const Result<std::size_t> at = find_end_record(b, tolerated);
  if (!at) return tl::unexpected(at.error());
  End end{b.u16(*at + 10), b.u32(*at + 16), b.u32(*at + 12), *at};
  if (end.count == 0xFFFF || end.offset == 0xFFFFFFFF || end.size == 0xFFFFFFFF) {
    Result<End> large = read_zip64_end(b, *at);
    if (!large) return large;
    end = *large;
  } else if (b.u16(*at + 4) != 0 || b.u16(*at + 6) != 0 || b.u16(*at + 8) != end.count) {
    return malformed(tr("the archive spans several disks"));
  }
  if (end.offset > end.at || end.size != end.at - end.offset) {
    return malformed(tr("the end record does not say where the directory is"));
  }
  return end;
}

// Sizes and offset that did not fit into 32 bits, from the zip64 extra field.
Result<void> widen(const Bytes& b, std::size_t extra, std::size_t length, ZipEntry& entry) {
  const std::size_t stop = extra + length;
  while (extra + 4 <= stop) {
    const std::size_t data = extra + 4, next = data + b.u16(extra + 2);
    if (next > stop) break;
    if (b.u16(extra) == kZip64Extra) {
      std::size_t at = data;
      for (std::uint64_t* field : {&entry.size, &entry.packed, &entry.offset}) {
        if (*field != 0xFFFFFFFF) continue;
        if (at + 8 > next) return malformed(tr("{}: its zip64 field is too short", entry.name));
        *field = b.u(at, 8);
        at += 8;
      }
      return {};
    }
    extra = next;
  }
  return {};
}

Result<void> check_limits(const ZipEntry& entry, Budget& budget) {
  if (Result<void> part = budget.allow(Limit::PartBytes, entry.size, entry.name); !part)
    return part;
  const std::uint64_t ratio = budget.limit(Limit::PartRatio);
  if (entry.size > kRatioFree && entry.size / ratio > entry.packed)
    return over(Limit::PartRatio, ratio, entry.name);
  return budget.draw(Limit::InflatedBytes, entry.size, entry.name);
}

// The local header must agree; returns where the entry's data begin.
Result<std::uint64_t> check_local(const Bytes& b, const ZipEntry& entry, std::string_view raw_name,
                                  std::uint64_t directory) {
  if (entry.offset > directory || directory - entry.offset < kLocalSize) {
    return malformed(tr("{}: its header is beyond the end of the archive", entry.name));
  }
  const auto at = static_cast<std::size_t>(entry.offset);
  if (b.u32(at) != kLocalMark)
    return malformed(tr("{}: no header at the offset that the directory gives", entry.name));
  const std::uint16_t flags = b.u16(at + 6);
  if ((flags & (kEncrypted | kStrongEncryption)) != 0)
    return malformed(tr("{}: is encrypted", entry.name));
  const std::uint64_t data = entry.offset + kLocalSize + b.u16(at + 26) + b.u16(at + 28);
  if (data > directory || directory - data < entry.packed) {
    return malformed(tr("{}: its data extend beyond the end of the archive", entry.name));
  }
  if (b.view(at + kLocalSize, b.u16(at + 26)) != raw_name) {
    return malformed(tr("{}: its local header has another name", entry.name));
  }
  if (b.u16(at + 8) != entry.method)
    return malformed(tr("{}: its local header has another method", entry.name));
  const std::uint64_t packed = b.u32(at + 18), size = b.u32(at + 22);
  const bool has_sizes = (flags & kSizesFollow) == 0 && packed != 0xFFFFFFFF && size != 0xFFFFFFFF;
  if (has_sizes && (packed != entry.packed || size != entry.size)) {
    return malformed(tr("{}: its local header has other sizes", entry.name));
  }
  return data;
}

// A name as a part name: backslashes and leading slashes are spellings of one.
std::string plain_name(std::string name) {
  std::replace(name.begin(), name.end(), '\\', '/');
  return name.substr(std::min(name.find_first_not_of('/'), name.size()));
}

Result<ZipEntry> read_entry(const Bytes& b, std::size_t at, PackageFaults* tolerated) {
  ZipEntry entry;
  const std::uint16_t flags = b.u16(at + 8);
  entry.name = std::string(b.view(at + kCentralSize, b.u16(at + 28)));
  if (tolerated != nullptr) {
    std::string plain = plain_name(entry.name);
    if (plain != entry.name)
      tolerated->push_back({FaultKind::SpelledEntry, plain, entry.name, {}, 0, {}});
    entry.name = std::move(plain);
  }
  entry.folder = entry.name.ends_with('/');
  if (entry.folder) entry.name.pop_back();
  if (!utf8::is_valid(entry.name)) return malformed(tr("an entry's name is not UTF-8"));
  if (const Message flaw = name_flaw(entry.name); !flaw.empty()) {
    return malformed(tr("the entry name {} {}", entry.name.substr(0, 80), flaw));
  }
  if ((flags & (kEncrypted | kStrongEncryption | kMasked)) != 0) {
    return malformed(tr("{}: is encrypted", entry.name));
  }
  entry.method = b.u16(at + 10);
  if (entry.method != kStored && entry.method != kDeflated) {
    return malformed(tr("{}: has compression method {}; only stored and deflated are allowed",
                        entry.name, entry.method));
  }
  if (b.u16(at + 34) != 0) return malformed(tr("the archive spans several disks"));
  entry.crc = b.u32(at + 16);
  entry.packed = b.u32(at + 20);
  entry.size = b.u32(at + 24);
  entry.offset = b.u32(at + 42);
  if (Result<void> wide = widen(b, at + kCentralSize + b.u16(at + 28), b.u16(at + 30), entry);
      !wide) {
    return tl::unexpected(wide.error());
  }
  if (entry.folder && entry.size != 0)
    return malformed(fmt::format("{}/: a folder that holds data", entry.name));
  if (entry.method == kStored && entry.size != entry.packed) {
    return malformed(tr("{}: is stored uncompressed, but its two sizes differ", entry.name));
  }
  return entry;
}

}  // namespace

Result<std::vector<ZipEntry>> read_directory(std::string_view bytes, Budget& budget,
                                             PackageFaults* tolerated) {
  const Bytes b(bytes);
  const Result<End> end = read_end(b, tolerated);
  if (!end) return tl::unexpected(end.error());
  if (Result<void> allowed = budget.draw(Limit::FileEntries, end->count); !allowed)
    return tl::unexpected(allowed.error());
  if (end->count > 0 && b.u32(0) != kLocalMark)
    return malformed(tr("bytes precede the first entry"));

  std::vector<ZipEntry> entries;
  entries.reserve(static_cast<std::size_t>(end->count));
  std::set<std::string> seen;
  std::vector<std::pair<std::uint64_t, std::uint64_t>> spans;  // [header, end of data)
  std::uint64_t total = 0;
  auto at = static_cast<std::size_t>(end->offset);
  for (std::uint64_t i = 0; i < end->count; ++i) {
    if (end->at - at < kCentralSize || b.u32(at) != kCentralMark) {
      return malformed(
          tr("the directory has {} entries, but its end record says {}", i, end->count));
    }
    const std::size_t length =
        kCentralSize + b.u16(at + 28) + std::size_t{b.u16(at + 30)} + b.u16(at + 32);
    if (end->at - at < length) return malformed(tr("the directory is cut off"));
    Result<ZipEntry> entry = read_entry(b, at, tolerated);
    if (!entry) return tl::unexpected(entry.error());
    if (entry->folder && tolerated != nullptr) {
      tolerated->push_back({FaultKind::FolderEntry, entry->name + "/", {}, {}, 0, {}});
    } else {
      entry->repeated = !seen.insert(ascii_lower(entry->name)).second;
      if (entry->repeated && tolerated == nullptr)
        return malformed(tr("{}: two entries have this name", entry->name));
    }
    if (Result<void> ok = check_limits(*entry, budget); !ok) return tl::unexpected(ok.error());
    total += entry->size;
    const std::uint64_t ratio = budget.limit(Limit::FileRatio);
    if (total > kFileRatioFree && total / ratio > bytes.size())
      return over(Limit::FileRatio, ratio);
    const Result<std::uint64_t> data =
        check_local(b, *entry, b.view(at + kCentralSize, b.u16(at + 28)), end->offset);
    if (!data) return tl::unexpected(data.error());
    entry->data = *data;
    spans.emplace_back(entry->offset, *data + entry->packed);
    entries.push_back(std::move(*entry));
    at += length;
  }
  if (at != end->at) return malformed(tr("bytes follow the last entry of the directory"));
  std::sort(spans.begin(), spans.end());
  for (std::size_t i = 1; i < spans.size(); ++i) {
    if (spans[i].first < spans[i - 1].second)
      return malformed(tr("two entries use the same bytes"));
  }
  return entries;
}

}  // namespace deckle::ooxml
