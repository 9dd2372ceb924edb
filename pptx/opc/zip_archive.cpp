#include "pptx/opc/zip_archive.h"

#include <fmt/format.h>
#include <zip.h>

#include "pptx/opc/part_name.h"
#include "pptx/opc/zip_directory.h"

namespace deckle::pptx {

namespace {

struct CloseArchive {
  void operator()(zip_t* archive) const { zip_discard(archive); }
};
struct CloseFile {
  void operator()(zip_file_t* file) const { zip_fclose(file); }
};
struct FreeSource {
  void operator()(zip_source_t* source) const { zip_source_free(source); }
};
using ArchivePtr = std::unique_ptr<zip_t, CloseArchive>;
using FilePtr = std::unique_ptr<zip_file_t, CloseFile>;
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

Result<std::string> inflate(zip_t* archive, std::uint64_t index, const ZipEntry& entry) {
  const FilePtr file(zip_fopen_index(archive, index, 0));
  if (!file)
    return fail(ErrorCode::Malformed, fmt::format("{}: {}", entry.name, zip_strerror(archive)));
  // One byte more than declared: reading on to the end is what makes libzip compare checksum and
  // size.
  std::string bytes(static_cast<std::size_t>(entry.size) + 1, '\0');
  std::size_t have = 0;
  while (have < bytes.size()) {
    const zip_int64_t got = zip_fread(file.get(), bytes.data() + have, bytes.size() - have);
    if (got < 0) {
      return fail(ErrorCode::Malformed, fmt::format("{}: cannot be inflated: {}", entry.name,
                                                    zip_file_strerror(file.get())));
    }
    if (got == 0) break;
    have += static_cast<std::size_t>(got);
  }
  if (have != entry.size) {
    return fail(ErrorCode::Malformed,
                fmt::format("{}: declares {} bytes and holds {}", entry.name, entry.size,
                            have > entry.size ? "more" : fmt::to_string(have)));
  }
  bytes.resize(have);
  return bytes;
}

// Deflating twice gains nothing, yet every member is deflated: readers were reported that stumble
// over stored ones (facts/repair-checklist 3a). Level 1 passes such data through at the least cost.
bool is_packed_already(const std::string& name) {
  static constexpr std::string_view kPacked[] = {"png", "jpg", "jpeg", "gif",     "xlsx",
                                                 "mp4", "m4a", "mp3",  "fntdata", "zip"};
  const std::string extension = extension_of(name);
  for (const std::string_view packed : kPacked) {
    if (extension == packed) return true;
  }
  return false;
}

// Measured on the parts of 200 slides (see pptx/analysis/package.md).
constexpr zip_uint32_t kLevel = 6;
constexpr zip_uint32_t kPackedLevel = 1;
constexpr zip_uint16_t kDosTime = 0;           // 00:00:00
constexpr zip_uint16_t kDosDate = 1 << 5 | 1;  // 1980-01-01

Result<void> add_member(zip_t* archive, const ArchiveMember& member) {
  const auto failed = [archive, &member] {
    return fail(ErrorCode::Internal,
                fmt::format("packing {}: {}", member.first, zip_strerror(archive)));
  };
  SourcePtr source(zip_source_buffer(archive, member.second->data(), member.second->size(), 0));
  if (!source) return failed();
  const zip_int64_t index =
      zip_file_add(archive, member.first.c_str(), source.get(), ZIP_FL_ENC_UTF_8);
  if (index < 0) return failed();
  static_cast<void>(source.release());  // the archive owns it now
  const auto at = static_cast<zip_uint64_t>(index);
  const zip_uint32_t level = is_packed_already(member.first) ? kPackedLevel : kLevel;
  if (zip_set_file_compression(archive, at, ZIP_CM_DEFLATE, level) != 0) return failed();
  if (zip_file_set_dostime(archive, at, kDosTime, kDosDate, 0) != 0) return failed();
  return {};
}

Result<std::string> read_back(zip_source_t* source) {
  zip_stat_t stat;
  zip_stat_init(&stat);
  if (zip_source_stat(source, &stat) != 0 || (stat.valid & ZIP_STAT_SIZE) == 0 ||
      zip_source_open(source) != 0) {
    return fail(ErrorCode::Internal, "the archive written in memory cannot be read back");
  }
  std::string bytes(static_cast<std::size_t>(stat.size), '\0');
  const zip_int64_t got = zip_source_read(source, bytes.data(), bytes.size());
  zip_source_close(source);
  if (got < 0 || static_cast<std::uint64_t>(got) != stat.size) {
    return fail(ErrorCode::Internal, "the archive written in memory is shorter than announced");
  }
  return bytes;
}

}  // namespace

Result<std::vector<ArchiveMember>> read_archive(std::string_view bytes,
                                                const PackageLimits& limits) {
  const Result<std::vector<ZipEntry>> entries = read_directory(bytes, limits);
  if (!entries) return tl::unexpected(entries.error());
  ZipError error;
  SourcePtr source(zip_source_buffer_create(bytes.data(), bytes.size(), 0, error.get()));
  if (!source) return fail(ErrorCode::Internal, error.text());
  const ArchivePtr archive(zip_open_from_source(source.get(), ZIP_RDONLY, error.get()));
  if (!archive)
    return fail(ErrorCode::Malformed, fmt::format("not a readable zip archive: {}", error.text()));
  static_cast<void>(source.release());  // the archive owns it now
  if (zip_get_num_entries(archive.get(), 0) != static_cast<zip_int64_t>(entries->size())) {
    return fail(ErrorCode::Malformed, "the archive's directory can be read in two ways");
  }
  std::vector<ArchiveMember> members;
  members.reserve(entries->size());
  for (std::size_t i = 0; i < entries->size(); ++i) {
    const ZipEntry& entry = (*entries)[i];
    if (entry.folder) continue;
    Result<std::string> inflated = inflate(archive.get(), i, entry);
    if (!inflated) return tl::unexpected(inflated.error());
    members.emplace_back(entry.name, std::make_shared<const std::string>(std::move(*inflated)));
  }
  return members;
}

Result<std::string> write_archive(const std::vector<ArchiveMember>& members) {
  ZipError error;
  const SourcePtr kept(zip_source_buffer_create(nullptr, 0, 0, error.get()));
  if (!kept) return fail(ErrorCode::Internal, error.text());
  zip_source_keep(kept.get());  // once for us, once for the archive
  ArchivePtr archive(zip_open_from_source(kept.get(), ZIP_TRUNCATE, error.get()));
  if (!archive) {
    zip_source_free(kept.get());
    return fail(ErrorCode::Internal, error.text());
  }
  for (const ArchiveMember& member : members) {
    if (Result<void> added = add_member(archive.get(), member); !added)
      return tl::unexpected(added.error());
  }
  if (zip_close(archive.get()) != 0) return fail(ErrorCode::Internal, zip_strerror(archive.get()));
  static_cast<void>(archive.release());  // closed
  return read_back(kept.get());
}

}  // namespace deckle::pptx
