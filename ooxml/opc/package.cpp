#include "ooxml/opc/package.h"

#include <algorithm>

#include "ooxml/opc/content_types.h"
#include "ooxml/opc/part_name.h"
#include "ooxml/opc/relationships.h"
#include "ooxml/xml/names.h"
#include "slidespec/core/ascii.h"

namespace deckle::ooxml {

namespace {

constexpr const char* kRelationshipsType =
    "application/vnd.openxmlformats-package.relationships+xml";

// The part that the target names, as the part is spelled; where there is none, what it says.
std::string target_of(const Package& package, const std::string& part, const std::string& target) {
  std::string spelled = package.find_target(part, target);
  return spelled.empty() ? resolve_target(part, target) : spelled;
}

}  // namespace

bool Package::NameLess::operator()(const std::string& a, const std::string& b) const {
  const auto small = [](char c) { return static_cast<unsigned char>(ascii_lower(c)); };
  // Below both sizes: no need to check each index.
  const char *const x = a.data(), *const y = b.data();
  const std::size_t both = std::min(a.size(), b.size());
  for (std::size_t i = 0; i < both; ++i) {
    if (x[i] != y[i] && small(x[i]) != small(y[i])) return small(x[i]) < small(y[i]);
  }
  return a.size() < b.size();
}

Package::Package() : defaults_{{"rels", kRelationshipsType}, {"xml", "application/xml"}} {}

bool Package::has(const std::string& name) const { return parts_.contains(name); }

std::shared_ptr<const std::string> Package::share(const std::string& name) const {
  const auto found = parts_.find(name);
  return found == parts_.end() ? nullptr : found->second.bytes;
}

const std::string* Package::find(const std::string& name) const {
  const auto found = parts_.find(name);
  return found == parts_.end() ? nullptr : found->second.bytes.get();
}

std::vector<std::string> Package::names() const {
  std::vector<std::string> out;
  out.reserve(parts_.size());
  for (const auto& [name, part] : parts_) out.push_back(name);
  return out;
}

void Package::put(const std::string& name, std::string bytes, const std::string& content_type) {
  put(name, std::make_shared<const std::string>(std::move(bytes)), content_type);
}

void Package::put(const std::string& name, std::shared_ptr<const std::string> bytes,
                  const std::string& content_type) {
  const auto place = parts_.lower_bound(name);
  const bool known = place != parts_.end() && !NameLess()(name, place->first);
  if (known && !place->second.untyped && this->content_type(name) == content_type) {
    place->second.bytes = std::move(bytes);
    place->second.relationships = nullptr;
    return;
  }
  types_ = nullptr;
  Part part{std::move(bytes), content_type, nullptr};
  const std::string extension = extension_of(name);
  // Pictures and other media get their type by extension, as in PowerPoint; XML parts one by one.
  if (extension != "xml" && !extension.empty() && !content_type.empty()) {
    const auto [type, fresh] = defaults_.emplace(extension, content_type);
    if (fresh || type->second == content_type) part.content_type.clear();
  }
  if (known)
    place->second = std::move(part);
  else
    parts_.emplace_hint(place, name, std::move(part));
}

void Package::remove(const std::string& name) {
  if (name.empty()) return;  // a target that leads nowhere; its relationships are the package's own
  if (parts_.erase(name) > 0) types_ = nullptr;
  parts_.erase(relationship_part_of(name));
}

std::string Package::content_type(const std::string& name) const {
  const auto found = parts_.find(name);
  if (found != parts_.end() && !found->second.content_type.empty())
    return found->second.content_type;
  const auto by_extension = defaults_.find(extension_of(name));
  return by_extension == defaults_.end() ? std::string{} : by_extension->second;
}

std::shared_ptr<const std::vector<Relationship>> Package::listed(const std::string& part) const {
  const std::string name = relationship_part_of(part);
  const auto found = parts_.find(name);
  if (found == parts_.end()) return std::make_shared<const std::vector<Relationship>>();
  if (found->second.relationships != nullptr) return found->second.relationships;
  Budget budget{limits_};
  return std::make_shared<const std::vector<Relationship>>(
      read_relationships(*found->second.bytes, name, part, budget)
          .value_or(std::vector<Relationship>{}));
}

std::vector<Relationship> Package::relationships(const std::string& part) const {
  return *listed(part);
}

void Package::set_relationships(const std::string& part,
                                const std::vector<Relationship>& relationships) {
  const std::string name = relationship_part_of(part);
  const auto before = parts_.find(name);
  if (relationships.empty()) {
    if (before != parts_.end() && !before->second.content_type.empty()) types_ = nullptr;
    parts_.erase(name);
    return;
  }
  if (before == parts_.end()) {
    types_ = nullptr;
  } else if (before->second.relationships != nullptr &&
             *before->second.relationships == relationships) {
    return;
  }
  const std::string type = before == parts_.end() ? std::string{} : before->second.content_type;
  parts_[name] =
      Part{std::make_shared<const std::string>(write_relationships(relationships)), type, nullptr};
}

std::string Package::resolve(const std::string& part, const std::string& target) {
  return resolve_target(part, target);
}

std::string Package::relative(const std::string& part, const std::string& target_part) {
  return relative_target(part, target_part);
}

std::string Package::find_target(const std::string& part, const std::string& target) const {
  std::string plain = target;
  std::replace(plain.begin(), plain.end(), '\\', '/');
  const std::string resolved = resolve_target(part, plain);
  if (resolved.empty()) return {};
  auto found = parts_.find(resolved);
  if (found == parts_.end()) found = parts_.find(percent_decoded(resolved));
  if (found == parts_.end()) found = parts_.find(percent_encoded(resolved));
  return found == parts_.end() ? std::string{} : found->first;
}

std::optional<std::string> Package::related(const std::string& part,
                                            std::string_view type_tail) const {
  const auto all = listed(part);
  for (const Relationship& r : *all) {
    if (!r.external && xml::type_tail(r.type) == type_tail) return target_of(*this, part, r.target);
  }
  return std::nullopt;
}

std::map<std::string, std::string> Package::targets(const std::string& part) const {
  std::map<std::string, std::string> out;
  const auto all = listed(part);
  for (const Relationship& r : *all) {
    if (!r.external) out.emplace(r.id, target_of(*this, part, r.target));
  }
  return out;
}

}  // namespace deckle::ooxml
