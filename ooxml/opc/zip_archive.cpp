#include "ooxml/opc/zip_archive.h"

#include <fmt/format.h>
#include <zip.h>

#include <algorithm>
#include <cstring>
#include <ctime>
#include <deque>
#include <unordered_map>

#include "ooxml/messages/tr.h"
#include "ooxml/opc/content_types.h"
#include "ooxml/opc/deflate.h"
#include "ooxml/opc/inflate.h"
#include "ooxml/opc/part_name.h"
#include "ooxml/opc/zip_directory.h"
#include "slidespec/core/ascii.h"
#include "slidespec/core/cancellation.h"
#include "slidespec/core/parallel.h"

namespace deckle::ooxml {

namespace {

struct CloseArchive {
  void operator()(zip_t* archive) const { zip_discard(archive); }
};
struct FreeSource {
  void operator()(zip_source_t* source) const { zip_source_free(source); }
};
using ArchivePtr = std::unique_ptr<zip_t, CloseArchive>;
using SourcePtr = std::unique_ptr<zip_source_t, FreeSource>;

class ZipError {
 public:
  ZipError() { zip_error_init(&error_); }
  ~ZipError() { zip_error_fini(&error_); }
  ZipError(const ZipError&) = delete;
  ZipError& operator=(const ZipError&) = delete;
  zip_error_t* get() { return &error_; }
  std::string text() { return zip_error_strerror(&error_); }

 private:
  zip_error_t error_{};
};

bool is_markup(const std::string& name) {
  const std::string extension = extension_of(name);
  return extension == "xml" || extension == "rels";
}

// Of each later entry of a name whether it holds what the first one holds.
void report_repeated(const std::vector<ArchiveMember>& members,
                     const std::vector<std::pair<std::string, std::string>>& repeated,
                     PackageFaults& tolerated) {
  std::unordered_map<std::string, const std::string*> first;
  for (const auto& [name, bytes] : members) first.emplace(ascii_lower(name), bytes.get());
  for (const auto& [name, bytes] : repeated) {
    const auto found = first.find(ascii_lower(name));
    const bool same = found != first.end() && *found->second == bytes;
    tolerated.push_back({FaultKind::RepeatedEntry, name, {}, same ? "same" : "other", 0, {}});
  }
}

// Deflating twice gains nothing, but every member is deflated, because some applications fail on
// stored ones (docs/package.md, 1).
bool is_packed_already(const std::string& name) {
  static constexpr std::string_view kPacked[] = {"png", "jpg", "jpeg", "gif",     "xlsx",
                                                 "mp4", "m4a", "mp3",  "fntdata", "zip"};
  const std::string extension = extension_of(name);
  for (const std::string_view packed : kPacked) {
    if (extension == packed) return true;
  }
  return false;
}

// For parts up to this size a higher level saves 3 % and takes nearly twice the time
// (ooxml/analysis/package.md). Four of five parts are smaller.
constexpr std::size_t kSmallPart = 8000;

// 1980-01-01 00:00:00, the earliest time of the format, which has local time.
std::time_t earliest_time() {
  std::tm date{};
  date.tm_year = 80;
  date.tm_mday = 1;
  date.tm_isdst = -1;
  return std::mktime(&date);
}

// The source that libzip reads a compressed member from: it copies the bytes and uses the size and
// checksum given here.
class PackedSource {
 public:
  PackedSource(Packed& packed, zip_uint64_t size)
      : packed_(packed), size_(size), packed_size_(packed.bytes.size()) {
    zip_error_init(&error_);
  }

  static zip_int64_t serve(void* self, void* data, zip_uint64_t length, zip_source_cmd_t command) {
    return static_cast<PackedSource*>(self)->serve(data, length, command);
  }

 private:
  zip_int64_t serve(void* data, zip_uint64_t length, zip_source_cmd_t command) {
    switch (command) {
      case ZIP_SOURCE_OPEN:
        at_ = 0;
        return 0;
      case ZIP_SOURCE_READ: {
        const std::size_t n = std::min<std::size_t>(length, packed_size_ - at_);
        std::memcpy(data, packed_.bytes.data() + at_, n);
        at_ += n;
        return static_cast<zip_int64_t>(n);
      }
      case ZIP_SOURCE_CLOSE:
        // The bytes have been copied.
        if (at_ == packed_size_) packed_.bytes = {};
        return 0;
      case ZIP_SOURCE_FREE:
        return 0;
      case ZIP_SOURCE_STAT: {
        auto* stat = static_cast<zip_stat_t*>(data);
        zip_stat_init(stat);
        stat->size = size_;
        stat->comp_size = packed_size_;
        stat->crc = packed_.crc;
        stat->comp_method = ZIP_CM_DEFLATE;
        stat->encryption_method = ZIP_EM_NONE;
        stat->valid = ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE | ZIP_STAT_CRC | ZIP_STAT_COMP_METHOD |
                      ZIP_STAT_ENCRYPTION_METHOD;
        return sizeof *stat;
      }
      case ZIP_SOURCE_ERROR:
        return zip_error_to_data(&error_, data, length);
      case ZIP_SOURCE_SUPPORTS:
        return zip_source_make_command_bitmap(ZIP_SOURCE_OPEN, ZIP_SOURCE_READ, ZIP_SOURCE_CLOSE,
                                              ZIP_SOURCE_STAT, ZIP_SOURCE_ERROR, ZIP_SOURCE_FREE,
                                              -1);
      default:
        zip_error_set(&error_, ZIP_ER_OPNOTSUPP, 0);
        return -1;
    }
  }

  Packed& packed_;
  zip_uint64_t size_, packed_size_;
  std::size_t at_ = 0;
  zip_error_t error_{};
};

Result<void> add_member(zip_t* archive, const ArchiveMember& member, std::time_t time,
                        PackedSource& packed) {
  const auto failed = [archive, &member] {
    return fail(ErrorCode::Internal, tr("compressing {}: {}", member.first, zip_strerror(archive)));
  };
  SourcePtr source(zip_source_function(archive, PackedSource::serve, &packed));
  if (!source) return failed();
  const zip_int64_t index =
      zip_file_add(archive, member.first.c_str(), source.get(), ZIP_FL_ENC_UTF_8);
  if (index < 0) return failed();
  static_cast<void>(source.release());  // the archive owns it now
  if (zip_file_set_mtime(archive, static_cast<zip_uint64_t>(index), time, 0) != 0) return failed();
  return {};
}

// The destination of libzip: a string with space for the whole archive. libzip's own buffer would
// hold a second copy in fragments.
class Sink {
 public:
  explicit Sink(std::size_t capacity) {
    zip_error_init(&error_);
    bytes_.reserve(capacity);
  }
  Sink(const Sink&) = delete;
  Sink& operator=(const Sink&) = delete;

  [[nodiscard]] std::string take() { return std::move(bytes_); }

  static zip_int64_t serve(void* self, void* data, zip_uint64_t length, zip_source_cmd_t command) {
    return static_cast<Sink*>(self)->serve(data, length, command);
  }

 private:
  zip_int64_t serve(void* data, zip_uint64_t length, zip_source_cmd_t command) {
    switch (command) {
      case ZIP_SOURCE_STAT: {
        auto* stat = static_cast<zip_stat_t*>(data);
        zip_stat_init(stat);
        stat->size = bytes_.size();
        stat->valid = ZIP_STAT_SIZE;
        return sizeof *stat;
      }
      case ZIP_SOURCE_BEGIN_WRITE:
        bytes_.clear();
        at_ = 0;
        return 0;
      case ZIP_SOURCE_WRITE:
        // A local header is written twice: it is overwritten when its member is complete.
        bytes_.replace(at_, std::min<std::size_t>(length, bytes_.size() - at_),
                       static_cast<const char*>(data), length);
        at_ += length;
        return static_cast<zip_int64_t>(length);
      case ZIP_SOURCE_SEEK_WRITE: {
        const zip_int64_t to =
            zip_source_seek_compute_offset(at_, bytes_.size(), data, length, &error_);
        if (to < 0) return -1;
        at_ = static_cast<std::size_t>(to);
        return 0;
      }
      case ZIP_SOURCE_TELL_WRITE:
        return static_cast<zip_int64_t>(at_);
      case ZIP_SOURCE_OPEN:
      case ZIP_SOURCE_CLOSE:
      case ZIP_SOURCE_COMMIT_WRITE:
      case ZIP_SOURCE_ROLLBACK_WRITE:
      case ZIP_SOURCE_FREE:
        return 0;
      case ZIP_SOURCE_ERROR:
        return zip_error_to_data(&error_, data, length);
      case ZIP_SOURCE_SUPPORTS:
        return ZIP_SOURCE_SUPPORTS_WRITABLE;
      default:  // it is never read back
        zip_error_set(&error_, ZIP_ER_OPNOTSUPP, 0);
        return -1;
    }
  }

  std::string bytes_;
  std::size_t at_ = 0;
  zip_error_t error_{};
};

}  // namespace

Result<std::vector<ArchiveMember>> read_archive(std::string_view bytes, Budget& budget,
                                                PackageFaults* tolerated) {
  const Result<std::vector<ZipEntry>> entries = read_directory(bytes, budget, tolerated);
  if (!entries) return tl::unexpected(entries.error());
  std::vector<ArchiveMember> members;
  members.reserve(entries->size());
  std::vector<std::pair<std::string, std::string>> repeated;
  for (const ZipEntry& entry : *entries) {
    if (entry.folder) continue;
    Result<std::string> inflated = inflate(bytes.substr(entry.data, entry.packed), entry);
    if (!inflated) return tl::unexpected(inflated.error());
    if (tolerated != nullptr && entry.repeated) {
      repeated.emplace_back(entry.name, std::move(*inflated));
      continue;
    }
    if (tolerated != nullptr && entry.method == 0 && is_markup(entry.name))
      tolerated->push_back({FaultKind::StoredEntry, entry.name, {}, {}, 0, {}});
    members.emplace_back(entry.name, std::make_shared<const std::string>(std::move(*inflated)));
  }
  if (!repeated.empty()) report_repeated(members, repeated, *tolerated);
  if (tolerated != nullptr && !members.empty() && members.front().first != kContentTypesName)
    tolerated->push_back({FaultKind::TypesNotFirst,
                          std::string(kContentTypesName),
                          members.front().first,
                          {},
                          0,
                          {}});
  return members;
}

Result<std::string> write_archive(const std::vector<ArchiveMember>& members, int jobs) {
  std::vector<Packed> packed(members.size());
  parallel_for(members.size(), jobs, [&](std::size_t i) {
    check_cancelled();
    const auto& [name, bytes] = members[i];
    const bool low = bytes->size() <= kSmallPart || is_packed_already(name);
    packed[i] = pack(*bytes, low ? Effort::Low : Effort::Usual);
  });
  // A member has two headers, and its name twice, besides its data.
  constexpr std::size_t kHeaders = 128;
  std::size_t capacity = kHeaders;
  for (std::size_t i = 0; i < members.size(); ++i)
    capacity += packed[i].bytes.size() + 2 * members[i].first.size() + kHeaders;
  Sink sink(capacity);
  std::deque<PackedSource> sources;  // libzip stores their addresses
  ZipError error;
  SourcePtr out(zip_source_function_create(Sink::serve, &sink, error.get()));
  if (!out) return fail(ErrorCode::Internal, error.text());
  ArchivePtr archive(zip_open_from_source(out.get(), ZIP_TRUNCATE, error.get()));
  if (!archive) return fail(ErrorCode::Internal, error.text());
  static_cast<void>(out.release());  // the archive owns it now
  const std::time_t time = earliest_time();
  for (std::size_t i = 0; i < members.size(); ++i) {
    PackedSource& source = sources.emplace_back(packed[i], members[i].second->size());
    if (Result<void> added = add_member(archive.get(), members[i], time, source); !added)
      return tl::unexpected(added.error());
  }
  if (zip_close(archive.get()) != 0) return fail(ErrorCode::Internal, zip_strerror(archive.get()));
  static_cast<void>(archive.release());  // closed
  return sink.take();
}

}  // namespace deckle::ooxml
