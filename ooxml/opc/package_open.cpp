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

Result<void> Package::add_member(Member member, const std::string& override_type, Budget& budget,
                                 PackageFaults* tolerated) {
  Part part{std::move(member.second), override_type, nullptr};
  const auto by_extension = defaults_.find(extension_of(member.first));
  if (part.content_type.empty() &&
      (by_extension == defaults_.end() || by_extension->second.empty())) {
    // An item without a content type is no part (ECMA-376 Part 2, 6.2.3).
    if (tolerated == nullptr) return {};
    part.untyped = true;
    tolerated->push_back(
        {FaultKind::UntypedPart, member.first, extension_of(member.first), {}, 0, {}});
  }
  if (is_relationship_part(member.first)) {
    Result<std::vector<Relationship>> relationships = read_relationships(
        *part.bytes, member.first, source_of_relationship_part(member.first), budget, tolerated);
    if (!relationships) {
      if (tolerated == nullptr || relationships.error().code != ErrorCode::Malformed)
        return tl::unexpected(relationships.error());
      tolerated->push_back({FaultKind::UnreadableRelationships,
                            member.first,
                            {},
                            {},
                            0,
                            relationships.error().message});
      relationships = std::vector<Relationship>{};
    }
    part.relationships =
        std::make_shared<const std::vector<Relationship>>(std::move(*relationships));
  }
  if (!parts_.emplace(member.first, std::move(part)).second) {
    if (tolerated == nullptr)
      return fail(ErrorCode::Malformed, tr("{}: two parts have this name", member.first));
    tolerated->push_back({FaultKind::RepeatedEntry, member.first, {}, "other", 0, {}});
  }
  return {};
}

Result<Package> Package::assemble(std::vector<Member> members, Budget& budget,
                                  PackageFaults* tolerated) {
  const auto typed = std::find_if(members.begin(), members.end(), [](const Member& member) {
    return ascii_lower(member.first) == ascii_lower(kContentTypesName);
  });
  if (typed == members.end())
    return fail(ErrorCode::Malformed, tr("is not an Office file: it has no [Content_Types].xml"));
  Result<ContentTypes> types = read_content_types(*typed->second, budget, tolerated);
  if (!types) return tl::unexpected(types.error());

  Package package;
  package.limits_ = budget.limits();
  package.defaults_ = std::move(types->defaults);
  package.types_ = typed->second;
  const bool rels_typed = package.defaults_.contains("rels");
  if (tolerated == nullptr) package.defaults_.emplace("rels", Package().defaults_["rels"]);
  for (Member& member : members) {
    check_cancelled();
    if (&member == &*typed) continue;
    if (member.first.starts_with(kTrash)) {
      if (tolerated != nullptr)
        tolerated->push_back({FaultKind::TrashItem, member.first, {}, {}, 0, {}});
      continue;
    }
    const auto found = types->overrides.find(ascii_lower(member.first));
    Result<void> added = package.add_member(
        std::move(member), found == types->overrides.end() ? "" : found->second, budget, tolerated);
    if (!added) return tl::unexpected(added.error());
  }
  for (const ContentTypes::Override& listed : types->listed) {
    const auto found = package.parts_.find(listed.name);
    if (found == package.parts_.end()) {
      // Written again, the list is without it.
      if (tolerated == nullptr) package.types_ = nullptr;
      if (tolerated != nullptr)
        tolerated->push_back({FaultKind::AbsentOverride,
                              std::string(kContentTypesName),
                              listed.name,
                              {},
                              listed.index,
                              {}});
    } else if (tolerated != nullptr && found->first != listed.name) {
      tolerated->push_back({FaultKind::SpelledOverride,
                            std::string(kContentTypesName),
                            listed.name,
                            found->first,
                            listed.index,
                            {}});
    }
  }
  if (!rels_typed) package.types_ = tolerated == nullptr ? nullptr : package.types_;
  if (tolerated != nullptr) package.add_target_faults(*tolerated);
  return package;
}

// Faults of targets that depend on which parts there are.
void Package::add_target_faults(PackageFaults& faults) const {
  for (const auto& [name, part] : parts_) {
    if (part.relationships == nullptr) continue;
    check_cancelled();
    const std::string source = source_of_relationship_part(name);
    if (!source.empty() && !parts_.contains(source))
      faults.push_back({FaultKind::AbsentSource, name, source, {}, 0, {}});
    for (const Relationship& r : *part.relationships) {
      if (r.external || r.target.empty() || r.target.front() == '#' || r.target == "NULL") continue;
      const auto add = [&, &name = name](FaultKind kind, Message reason) {
        faults.push_back({kind, name, r.id, r.target, r.index, std::move(reason)});
      };
      const std::string resolved = resolve_target(source, r.target);
      if (resolved.empty()) continue;  // outside: reported when it was read
      const std::string found = find_target(source, r.target);
      if (found.empty()) {
        add(FaultKind::AbsentTarget, resolved);
      } else if (found != resolved) {
        add(FaultKind::SpelledTarget, found);
      } else if (r.target.front() == '/') {
        add(FaultKind::AbsoluteTarget, {});
      }
    }
  }
}

namespace {

Message old_presentation() {
  return tr("is a PowerPoint 97-2003 file; save it as .pptx first");
}

Result<std::vector<ArchiveMember>> read_file_members(std::string_view bytes, Message old_format,
                                                     Budget& budget, PackageFaults* tolerated) {
  if (bytes.starts_with(kCompoundFile))
    return fail(ErrorCode::Malformed, compound_file_flaw(bytes, std::move(old_format)));
  return read_archive(bytes, budget, tolerated);
}

Result<std::vector<ArchiveMember>> read_members(const std::string& path, Budget& budget,
                                                PackageFaults* tolerated) {
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (!fs::exists(status)) return fail(ErrorCode::NotFound, tr("there is no such file"));
  if (fs::is_directory(status)) return read_folder(path, budget);
  const Result<std::string> bytes =
      read_file(path, Limit::FileBytes, budget.limits(), FoundBy::Deckle);
  if (!bytes) return tl::unexpected(bytes.error());
  return read_file_members(*bytes, old_presentation(), budget, tolerated);
}

}  // namespace

Result<Package> Package::open(const std::string& path, Budget& budget) {
  return read_members(path, budget, nullptr)
      .and_then([&](std::vector<Member> members) {
        return assemble(std::move(members), budget, nullptr);
      })
      .map_error([&path](Error error) { return at_path(std::move(error), path); });
}

Result<Package> Package::open(const std::string& path, Budget& budget, PackageFaults& tolerated) {
  return read_members(path, budget, &tolerated)
      .and_then([&](std::vector<Member> members) {
        return assemble(std::move(members), budget, &tolerated);
      })
      .map_error([&path](Error error) { return at_path(std::move(error), path); });
}

Result<Package> Package::from_bytes(std::string_view bytes, Budget& budget) {
  return read_file_members(bytes, tr("is in a format of Office 97-2003"), budget, nullptr)
      .and_then([&](std::vector<Member> members) {
        return assemble(std::move(members), budget, nullptr);
      });
}

Result<Package> Package::from_bytes(std::string_view file, Budget& budget,
                                    PackageFaults& tolerated) {
  return read_file_members(file, old_presentation(), budget, &tolerated)
      .and_then([&](std::vector<Member> members) {
        return assemble(std::move(members), budget, &tolerated);
      });
}

Result<Package> Package::from_members(std::vector<Member> members, Budget& budget,
                                      PackageFaults& tolerated) {
  return assemble(std::move(members), budget, &tolerated);
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
  return assemble(std::move(members), budget, nullptr).map_error([&folder](Error e) {
    return at_path(std::move(e), folder);
  });
}

}  // namespace deckle::ooxml
