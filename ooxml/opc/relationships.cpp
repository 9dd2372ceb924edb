#include "ooxml/opc/relationships.h"

#include <set>

#include "ooxml/messages/tr.h"
#include "ooxml/opc/part_name.h"
#include "ooxml/xml/document.h"
#include "ooxml/xml/names.h"
#include "ooxml/xml/writer.h"

namespace deckle::ooxml {

namespace {

// Internal targets that name no part and are accepted: a jump within the part, an empty one, and
// the "NULL" of some writers (python-pptx#206).
bool names_no_part(std::string_view target) {
  return target.empty() || target.front() == '#' || target == "NULL";
}

// Puts what is wrong with a relationship into `faults`; whether it counts all the same.
bool tolerate(const Relationship& r, bool repeated, const std::string& where, std::string_view part,
              std::size_t index, PackageFaults& faults) {
  const auto add = [&](FaultKind kind) {
    faults.push_back({kind, where, r.id, r.target, index, {}});
  };
  if (r.id.empty()) {
    add(FaultKind::MissingId);
    return false;
  }
  if (repeated) {
    add(FaultKind::RepeatedId);
    return false;
  }
  if (r.external) return true;
  const bool hyperlink = xml::type_tail(r.type) == "hyperlink";
  if (r.target == "NULL" || (r.target.empty() && !hyperlink)) {
    add(FaultKind::NullTarget);
  } else if (!names_no_part(r.target) && resolve_target(part, r.target).empty()) {
    add(FaultKind::OutsideTarget);
  }
  return true;
}

}  // namespace

Result<std::vector<Relationship>> read_relationships(std::string_view bytes,
                                                     const std::string& where,
                                                     std::string_view part, Budget& budget,
                                                     PackageFaults* tolerated) {
  const Result<xml::Document> document = xml::parse(bytes, where, budget);
  if (!document) return tl::unexpected(document.error());
  if (std::string_view(document->root().name()) != "rel:Relationships") {
    return fail(ErrorCode::Malformed, tr("is not a list of relationships"), where);
  }
  std::vector<Relationship> out;
  std::set<std::string> ids;
  std::size_t index = 0;
  for (const pugi::xml_node node : document->root().children()) {
    if (node.type() != pugi::node_element) continue;
    const std::size_t at = index++;
    if (std::string_view(node.name()) != "rel:Relationship") continue;
    Relationship r{node.attribute("Id").value(), node.attribute("Type").value(),
                   node.attribute("Target").value(),
                   std::string_view(node.attribute("TargetMode").value()) == "External", at};
    const bool repeated = !r.id.empty() && !ids.insert(r.id).second;
    if (tolerated != nullptr) {
      if (!tolerate(r, repeated, where, part, at, *tolerated)) continue;
    } else if (r.id.empty()) {
      return fail(ErrorCode::Malformed, tr("a relationship has no id"), where);
    } else if (repeated) {
      return fail(ErrorCode::Malformed, tr("two relationships have the id {}", r.id), where);
    } else if (!r.external && !names_no_part(r.target) && resolve_target(part, r.target).empty()) {
      return fail(ErrorCode::Malformed, tr("{} points outside the package: {}", r.id, r.target),
                  where);
    }
    out.push_back(std::move(r));
    if (Result<void> allowed = budget.allow(Limit::Relationships, out.size(), where); !allowed)
      return tl::unexpected(allowed.error());
  }
  return out;
}

std::string write_relationships(const std::vector<Relationship>& relationships) {
  xml::Writer w;
  w.open("Relationships").attribute("xmlns", xml::kPackageRelationships);
  for (const Relationship& r : relationships) {
    w.open("Relationship")
        .attribute("Id", r.id)
        .attribute("Type", r.type)
        .attribute("Target", r.target);
    if (r.external) w.attribute("TargetMode", "External");
    w.close();
  }
  return w.close().take();
}

}  // namespace deckle::ooxml
