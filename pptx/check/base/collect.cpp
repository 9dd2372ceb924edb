#include "pptx/check/base/collect.h"

namespace deckle::pptx::check {

namespace {

using Element = ooxml::xml::SourceTree::Element;

std::vector<ListEntry> entries_of(const PartInfo& part, const Element& list,
                                  std::string_view name) {
  std::vector<ListEntry> out;
  for (const Element& element : list.children(name)) {
    ListEntry entry;
    if (const auto id = element.attribute("id")) {
      entry.has_id = true;
      entry.id = id->text();
      entry.id_value = id->value;
    }
    entry.rid = element.value("r:id");
    entry.whole = element.range();
    entry.attributes_end = element.attributes_end();
    const Rel* const rel = part.rel(entry.rid);
    if (rel != nullptr && !rel->external) entry.part = rel->part;
    out.push_back(std::move(entry));
  }
  return out;
}

}  // namespace

void collect(PartInfo& part, const ooxml::xml::SourceTree& tree) {
  const Element root = tree.root();
  part.readable = true;
  part.root = root.name();
  part.strict = tree.strict();
  const std::string_view spelled = root.spelled();
  part.prefix = spelled.substr(0, spelled.size() - root.local().size());
  const bool presentation = part.kind == PartKind::Presentation;
  if (presentation || part.kind == PartKind::SlideMaster) {
    const Element list = root.child(presentation ? "p:sldMasterIdLst" : "p:sldLayoutIdLst");
    if (list && !list.is_empty_tag()) part.list_end = list.inside().end;
    if (presentation) {
      part.masters = entries_of(part, list, "p:sldMasterId");
      part.slides = entries_of(part, root.child("p:sldIdLst"), "p:sldId");
    } else {
      part.layouts = entries_of(part, list, "p:sldLayoutId");
    }
  }
  if (part.kind == PartKind::CommentAuthors) {
    for (const Element& author : tree.named("p:cmAuthor"))
      part.authors.push_back(author.value("id"));
  } else if (part.kind == PartKind::Comments) {
    for (const Element& comment : tree.named("p:cm"))
      part.authors.push_back(comment.value("authorId"));
  }
  for_each_reference(tree, [&part](const Reference& reference) {
    const auto found = part.rel_ids.find(reference.id);
    if (found != part.rel_ids.end()) part.rels[found->second].used = true;
  });
}

}  // namespace deckle::pptx::check
