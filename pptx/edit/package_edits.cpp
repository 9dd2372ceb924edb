#include "pptx/edit/package_edits.h"

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "ooxml/workbook/reduce_workbook.h"
#include "ooxml/xml/source_tree.h"
#include "pptx/check/base/edits.h"
#include "slidespec/core/ascii.h"

namespace deckle::pptx {

namespace {

using check::DeckView;
using check::PartInfo;
using check::Rel;

// Of docProps/core.xml and docProps/app.xml, as the rule personal-data has them.
bool names_people(std::string_view local) {
  return local == "creator" || local == "lastModifiedBy" || local == "Manager";
}

Result<void> clear_people(const PartInfo& part, Budget& budget, check::Repair& repair) {
  const auto tree = ooxml::xml::SourceTree::parse(*part.bytes, part.name, budget);
  if (!tree) return tl::unexpected(tree.error());
  const auto root = tree->root();
  for (auto child = root.first_child(); child; child = child.next()) {
    // An unknown namespace has its URI before the name.
    std::string_view local = child.local();
    if (const std::size_t brace = local.rfind('}'); brace != std::string_view::npos)
      local = local.substr(brace + 1);
    if (names_people(local) && !child.inside().empty())
      repair.edits.push_back({part.name, child.inside(), {}});
  }
  return {};
}

// The part with its entries in the lists, and the relationships that lead to it.
void remove_part(const DeckView& deck, const std::string& name, check::Repair& repair) {
  const auto leave_out = [&](const PartInfo& part) {
    for (const Rel& rel : part.rels) {
      if (!rel.external && rel.part == name)
        repair.edits.push_back(check::remove_relationship(part, rel));
    }
  };
  leave_out(deck.root());
  for (const PartInfo& part : deck.parts()) leave_out(part);
  const auto typed = check::overrides(deck);
  if (const auto entry = typed.find("/" + ascii_lower(name)); entry != typed.end())
    repair.edits.push_back(check::remove_element(check::kContentTypes, entry->second));
  repair.removed.push_back(name);
  if (const PartInfo* part = deck.find(name); part != nullptr && part->has_rels)
    repair.removed.push_back(part->rels_name);
}

// The whole elements of links with this relationship; nothing where it has another use.
std::vector<ooxml::xml::SourceTree::Element> links_with(const ooxml::xml::SourceTree& tree,
                                                        const std::string& id) {
  std::vector<ooxml::xml::SourceTree::Element> out;
  for (const char* name : {"a:hlinkClick", "a:hlinkMouseOver", "a:hlinkHover"}) {
    for (const auto& link : tree.named(name)) {
      if (link.value("r:id") == id && link.first_child()) return {};
      if (link.value("r:id") == id) out.push_back(link);
    }
  }
  std::size_t uses = 0;
  for (std::size_t i = 0; i < tree.size(); ++i) {
    for (const auto& attribute : tree.at(i).attributes())
      uses += attribute.name.starts_with("r:") && attribute.text() == id;
  }
  if (uses != out.size()) out.clear();
  return out;
}

}  // namespace

Result<void> add_edits(const DeckView& deck, const ClearPeople&, check::Repair& repair) {
  for (const std::string_view kind : {"core-properties", "extended-properties"}) {
    for (const Rel& rel : deck.root().rels) {
      if (rel.kind != kind || rel.external) continue;
      const PartInfo* part = deck.find(rel.part);
      if (part == nullptr || part->bytes == nullptr) continue;
      if (Result<void> ok = clear_people(*part, deck.budget(), repair); !ok) return ok;
    }
  }
  return {};
}

Result<void> add_edits(const DeckView& deck, const RemoveComments& change, check::Repair& repair) {
  if (deck.find(change.part) == nullptr) return {};
  remove_part(deck, change.part, repair);
  const bool others = std::any_of(
      deck.parts().begin(), deck.parts().end(), [&](const PartInfo& part) {
        return part.kind == check::PartKind::Comments && part.name != change.part;
      });
  if (others) return {};
  for (const PartInfo& part : deck.parts()) {
    if (part.kind == check::PartKind::CommentAuthors) remove_part(deck, part.name, repair);
  }
  return {};
}

Result<void> add_edits(const DeckView& deck, const ReduceWorkbook& change,
                       check::Repair& repair) {
  const PartInfo* part = deck.find(change.part);
  // A workbook with macros has another type.
  if (part == nullptr || part->bytes == nullptr ||
      part->content_type !=
          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet")
    return {};
  const auto reduced = ooxml::reduce_workbook(*part->bytes, change.formulas, change.value_format,
                                              deck.budget());
  if (!reduced && reduced.error().code == ErrorCode::Limit)
    return tl::unexpected(reduced.error());
  if (reduced && *reduced)
    repair.added.push_back({part->name, std::make_shared<const std::string>(**reduced)});
  return {};
}

Result<void> add_edits(const DeckView& deck, const RemoveLinks& change, check::Repair& repair) {
  const PartInfo* part = deck.find(change.part);
  if (part == nullptr || part->bytes == nullptr || !part->rels_readable) return {};
  const auto tree = ooxml::xml::SourceTree::parse(*part->bytes, part->name, deck.budget());
  if (!tree) return tl::unexpected(tree.error());
  for (const Rel& rel : part->rels) {
    if (!rel.external || rel.kind != "hyperlink" || rel.target != change.target || rel.repeated)
      continue;
    const auto links = links_with(*tree, rel.id);
    if (links.empty()) continue;
    for (const auto& link : links) repair.edits.push_back(check::remove_element(part->name, link));
    repair.edits.push_back(check::remove_relationship(*part, rel));
  }
  return {};
}

}  // namespace deckle::pptx
