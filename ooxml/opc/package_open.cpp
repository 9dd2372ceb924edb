// Opening a package: from a ZIP file, an expanded directory, or embedded files.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "ooxml/messages/tr.h"
#include "ooxml/opc/content_types.h"
#include "ooxml/opc/package.h"
#include "ooxml/opc/part_name.h"
#include "ooxml/opc/relationships.h"
#include "ooxml/opc/zip_archive.h"
#include "slidespec/core/ascii.h"
#include "slidespec/core/cancellation.h"

namespace deckle::ooxml {

namespace {

namespace fs = std::filesystem;

// A [trash] item is what a writer left behind when it saved in place (ECMA-376 Part 2, 10.2.5).
constexpr std::string_view kTrash = "[trash]/";
constexpr std::string_view kCompoundFile = "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1";

Result<std::string> read_file(const fs::path& path, std::uint64_t max_bytes) {
  std::error_code error;
  if (!fs::is_regular_file(path, error))
    return fail(ErrorCode::NotFound, tr("is not a file"), path.string());
  const std::uintmax_t size = fs::file_size(path, error);
  if (error) return fail(ErrorCode::NotFound, error.message(), path.string());
  if (size > max_bytes)
    return fail(ErrorCode::Limit, tr("has {} bytes; the limit is {}", size, max_bytes),
                path.string());
  std::ifstream in(path, std::ios::binary);
  if (!in) return fail(ErrorCode::NotFound, tr("cannot be opened"), path.string());
  std::string bytes;
  bytes.reserve(static_cast<std::size_t>(size));
  while (bytes.size() < size) {
    check_cancelled();
    const std::size_t have = bytes.size();
    bytes.resize(std::min(static_cast<std::size_t>(size), have + kBytesBetweenChecks));
    const auto wanted = static_cast<std::streamsize>(bytes.size() - have);
    in.read(bytes.data() + have, wanted);
    if (in.gcount() != wanted)
      return fail(ErrorCode::NotFound, tr("cannot be read completely"), path.string());
  }
  return bytes;
}

// [MS-OFFCRYPTO] 2.3: an encrypted document is a compound file with a stream of this name, in
// UTF-16.
Message compound_file_flaw(std::string_view bytes) {
  std::string wide;
  for (const char c : std::string_view("EncryptedPackage")) (wide += c) += '\0';
  return bytes.find(wide) != std::string_view::npos
             ? tr("is encrypted; save it without a password first")
             : tr("is a PowerPoint 97-2003 file; save it as .pptx first");
}

// Files below a directory, as part names, sorted. Links are not followed; hidden files are not
// parts.
Result<std::vector<ArchiveMember>> read_folder(const std::string& root,
                                               const PackageLimits& limits) {
  std::vector<ArchiveMember> members;
  std::error_code error;
  std::uint64_t total = 0;
  for (fs::recursive_directory_iterator it(root, error), end; !error && it != end;
       it.increment(error)) {
    const fs::path& path = it->path();
    if (it->is_symlink() || !it->is_regular_file()) continue;
    const std::string name = path.lexically_relative(root).generic_string();
    if (path.filename().string().starts_with('.') && name != "_rels/.rels") continue;
    if (const Message flaw = name_flaw(name); !flaw.empty()) {
      return fail(ErrorCode::Malformed, tr("the part name {} {}", name.substr(0, 80), flaw), root);
    }
    if (members.size() >= limits.max_entries) {
      return fail(ErrorCode::Limit, tr("more than {} files", limits.max_entries), root);
    }
    Result<std::string> bytes =
        read_file(path, std::min(limits.max_part, limits.max_total - total));
    if (!bytes) return tl::unexpected(bytes.error());
    total += bytes->size();
    members.emplace_back(name, std::make_shared<const std::string>(std::move(*bytes)));
  }
  if (error) return fail(ErrorCode::NotFound, error.message(), root);
  std::sort(members.begin(), members.end(),
            [](const auto& a, const auto& b) { return a.first < b.first; });
  return members;
}

Error at_path(Error error, const std::string& path) {
  error.where = error.where.empty() || error.where == path ? path : path + ": " + error.where;
  return error;
}

}  // namespace

Result<Package> Package::assemble(std::vector<ArchiveMember> members) {
  const auto typed = std::find_if(members.begin(), members.end(), [](const ArchiveMember& member) {
    return ascii_lower(member.first) == ascii_lower(kContentTypesName);
  });
  if (typed == members.end())
    return fail(ErrorCode::Malformed, tr("is not an Office file: it has no [Content_Types].xml"));
  Result<ContentTypes> types = read_content_types(*typed->second);
  if (!types) return tl::unexpected(types.error());

  Package package;
  package.defaults_ = std::move(types->defaults);
  package.defaults_.emplace("rels", Package().defaults_["rels"]);
  for (ArchiveMember& member : members) {
    check_cancelled();
    if (&member == &*typed || member.first.starts_with(kTrash)) continue;
    const auto override = types->overrides.find(ascii_lower(member.first));
    Part part{std::move(member.second),
              override == types->overrides.end() ? std::string{} : override->second, nullptr};
    if (is_relationship_part(member.first)) {
      Result<std::vector<Relationship>> relationships =
          read_relationships(*part.bytes, member.first, source_of_relationship_part(member.first));
      if (!relationships) return tl::unexpected(relationships.error());
      part.relationships =
          std::make_shared<const std::vector<Relationship>>(std::move(*relationships));
    }
    if (!package.parts_.emplace(member.first, std::move(part)).second) {
      return fail(ErrorCode::Malformed, tr("{}: two parts have this name", member.first));
    }
  }
  return package;
}

Result<Package> Package::open(const std::string& path, const PackageLimits& limits) {
  const auto located = [&path](Error error) { return at_path(std::move(error), path); };
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (!fs::exists(status)) return fail(ErrorCode::NotFound, tr("there is no such file"), path);
  Result<std::vector<ArchiveMember>> members;
  if (fs::is_directory(status)) {
    members = read_folder(path, limits);
  } else {
    const Result<std::string> bytes = read_file(path, limits.max_file);
    if (!bytes) return tl::unexpected(bytes.error());
    if (bytes->starts_with(kCompoundFile))
      return fail(ErrorCode::Malformed, compound_file_flaw(*bytes), path);
    members = read_archive(*bytes, limits);
  }
  if (!members) return tl::unexpected(located(members.error()));
  return assemble(std::move(*members)).map_error(located);
}

Result<Package> Package::from_embedded(std::span<const EmbeddedFile> files,
                                       std::string_view prefix) {
  std::string folder(prefix);
  if (!folder.empty() && !folder.ends_with('/')) folder += '/';
  std::vector<ArchiveMember> members;
  for (const EmbeddedFile& file : files) {
    if (!file.path.starts_with(folder)) continue;
    members.emplace_back(std::string(file.path.substr(folder.size())),
                         std::make_shared<const std::string>(file.bytes));
  }
  if (members.empty())
    return fail(ErrorCode::NotFound, tr("no built-in package has this name"), std::string(prefix));
  return assemble(std::move(members)).map_error([&folder](Error e) {
    return at_path(std::move(e), folder);
  });
}

}  // namespace deckle::ooxml
