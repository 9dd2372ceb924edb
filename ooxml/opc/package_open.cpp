// Opening a package: from a ZIP file, an expanded directory, or embedded files.

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

#include "ooxml/messages/tr.h"
#include "ooxml/opc/content_types.h"
#include "ooxml/opc/package.h"
#include "ooxml/opc/part_name.h"
#include "ooxml/opc/relationships.h"
#include "ooxml/opc/zip_archive.h"
#include "slidespec/core/ascii.h"
#include "slidespec/core/cancellation.h"
#include "slidespec/system/input_file.h"

namespace deckle::ooxml {

namespace {

namespace fs = std::filesystem;

// A [trash] item is what a writer left behind when it saved in place (ECMA-376 Part 2, 10.2.5).
constexpr std::string_view kTrash = "[trash]/";
constexpr std::string_view kCompoundFile = "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1";

// [MS-OFFCRYPTO] 2.3: an encrypted document is a compound file with a stream of this name, in
// UTF-16.
Message compound_file_flaw(std::string_view bytes, Message otherwise) {
  std::string wide;
  for (const char c : std::string_view("EncryptedPackage")) (wide += c) += '\0';
  return bytes.find(wide) != std::string_view::npos
             ? tr("is encrypted; save it without a password first")
             : std::move(otherwise);
}

// Files below a directory, as part names, sorted. Links are not followed; hidden files are not
// parts.
Result<std::vector<ArchiveMember>> read_folder(const std::string& root, Budget& budget) {
  std::vector<ArchiveMember> members;
  std::error_code error;
  for (fs::recursive_directory_iterator it(root, error), end; !error && it != end;
       it.increment(error)) {
    const fs::path& path = it->path();
    if (it->is_symlink() || !it->is_regular_file()) continue;
    const std::string name = path.lexically_relative(root).generic_string();
    if (path.filename().string().starts_with('.') && name != "_rels/.rels") continue;
    if (const Message flaw = name_flaw(name); !flaw.empty()) {
      return fail(ErrorCode::Malformed, tr("the part name {} {}", name.substr(0, 80), flaw), root);
    }
    if (Result<void> allowed = budget.draw(Limit::FileEntries, 1, root); !allowed)
      return tl::unexpected(allowed.error());
    Result<std::string> bytes =
        read_file(path.string(), Limit::PartBytes, budget.limits(), FoundBy::Deckle);
    if (!bytes) return tl::unexpected(bytes.error());
    if (Result<void> allowed = budget.draw(Limit::InflatedBytes, bytes->size(), root); !allowed)
      return tl::unexpected(allowed.error());
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

Result<Package> Package::assemble(std::vector<ArchiveMember> members, Budget& budget) {
  const auto typed = std::find_if(members.begin(), members.end(), [](const ArchiveMember& member) {
    return ascii_lower(member.first) == ascii_lower(kContentTypesName);
  });
  if (typed == members.end())
    return fail(ErrorCode::Malformed, tr("is not an Office file: it has no [Content_Types].xml"));
  Result<ContentTypes> types = read_content_types(*typed->second, budget);
  if (!types) return tl::unexpected(types.error());

  Package package;
  package.limits_ = budget.limits();
  package.defaults_ = std::move(types->defaults);
  package.defaults_.emplace("rels", Package().defaults_["rels"]);
  for (ArchiveMember& member : members) {
    check_cancelled();
    if (&member == &*typed || member.first.starts_with(kTrash)) continue;
    const auto override = types->overrides.find(ascii_lower(member.first));
    const auto by_extension = package.defaults_.find(extension_of(member.first));
    std::string type = override == types->overrides.end() ? std::string{} : override->second;
    // An item without a content type is no part (ECMA-376 Part 2, 6.2.3).
    if (type.empty() && (by_extension == package.defaults_.end() || by_extension->second.empty()))
      continue;
    Part part{std::move(member.second), std::move(type), nullptr};
    if (is_relationship_part(member.first)) {
      Result<std::vector<Relationship>> relationships = read_relationships(
          *part.bytes, member.first, source_of_relationship_part(member.first), budget);
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

Result<Package> Package::from_bytes(std::string_view bytes, Budget& budget) {
  if (bytes.starts_with(kCompoundFile)) {
    return fail(ErrorCode::Malformed,
                compound_file_flaw(bytes, tr("is in a format of Office 97-2003")));
  }
  Result<std::vector<ArchiveMember>> members = read_archive(bytes, budget);
  if (!members) return tl::unexpected(members.error());
  return assemble(std::move(*members), budget);
}

Result<Package> Package::open(const std::string& path, Budget& budget) {
  const auto located = [&path](Error error) { return at_path(std::move(error), path); };
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (!fs::exists(status)) return fail(ErrorCode::NotFound, tr("there is no such file"), path);
  Result<std::vector<ArchiveMember>> members;
  if (fs::is_directory(status)) {
    members = read_folder(path, budget);
  } else {
    const Result<std::string> bytes =
        read_file(path, Limit::FileBytes, budget.limits(), FoundBy::Deckle);
    if (!bytes) return tl::unexpected(bytes.error());
    if (bytes->starts_with(kCompoundFile))
      return fail(
          ErrorCode::Malformed,
          compound_file_flaw(*bytes, tr("is a PowerPoint 97-2003 file; save it as .pptx first")),
          path);
    members = read_archive(*bytes, budget);
  }
  if (!members) return tl::unexpected(located(members.error()));
  return assemble(std::move(*members), budget).map_error(located);
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
  Budget budget{Limits()};
  return assemble(std::move(members), budget).map_error([&folder](Error e) {
    return at_path(std::move(e), folder);
  });
}

}  // namespace deckle::ooxml
