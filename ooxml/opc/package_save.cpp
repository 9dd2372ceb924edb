// Writing a package: deterministic bytes, written completely or not at all.

#include "ooxml/messages/tr.h"
#include "ooxml/opc/content_types.h"
#include "ooxml/opc/package.h"
#include "ooxml/opc/part_name.h"
#include "ooxml/opc/zip_archive.h"
#include "slidespec/system/atomic_file.h"

namespace deckle::ooxml {

Result<std::vector<Package::Member>> Package::members() const {
  std::map<std::string, std::string> defaults, overrides;
  for (const auto& [name, part] : parts_) {
    if (!part.content_type.empty()) {
      overrides.emplace(name, part.content_type);
    } else if (const auto known = defaults_.find(extension_of(name)); known != defaults_.end()) {
      defaults.insert(*known);
    } else if (!part.untyped) {
      return fail(ErrorCode::Internal, tr("the part has no content type"), name);
    }
  }
  defaults.insert(*Package().defaults_.find("rels"));
  defaults.insert(*Package().defaults_.find("xml"));

  std::vector<Member> members;
  members.reserve(parts_.size() + 1);
  members.emplace_back(kContentTypesName, types_ != nullptr
                                              ? types_
                                              : std::make_shared<const std::string>(
                                                    write_content_types(defaults, overrides)));
  const auto root = parts_.find(relationship_part_of(""));  // in any case
  if (root != parts_.end()) members.emplace_back(relationship_part_of(""), root->second.bytes);
  for (auto part = parts_.begin(); part != parts_.end(); ++part) {
    if (part != root) members.emplace_back(part->first, part->second.bytes);
  }
  return members;
}

Result<std::string> Package::to_bytes(int jobs) const {
  const Result<std::vector<Member>> all = members();
  if (!all) return tl::unexpected(all.error());
  return write_archive(*all, jobs);
}

Result<void> Package::save(const std::string& path, int jobs) const {
  const Result<std::string> bytes = to_bytes(jobs);
  if (!bytes) return tl::unexpected(bytes.error());
  return write_file(path, *bytes, SpecialFile::Refuse);
}

}  // namespace deckle::ooxml
