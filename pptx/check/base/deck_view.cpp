#include "pptx/check/base/deck_view.h"

#include <algorithm>
#include <array>
#include <unordered_set>
#include <utility>

#include "ooxml/opc/part_name.h"
#include "ooxml/xml/names.h"
#include "pptx/messages/tr.h"
#include "slidespec/core/ascii.h"

namespace deckle::pptx::check {

namespace {

using ooxml::xml::SourceTree;

constexpr std::string_view kPml = "application/vnd.openxmlformats-officedocument.presentationml.";
constexpr std::string_view kOffice = "application/vnd.openxmlformats-officedocument.";

// The end of a content type after one of the beginnings above, and what it is.
constexpr std::array<std::pair<std::string_view, PartKind>, 13> kPresentationKinds = {{
    {"presentation.main+xml", PartKind::Presentation},
    {"template.main+xml", PartKind::Presentation},
    {"slideshow.main+xml", PartKind::Presentation},
    {"slide+xml", PartKind::Slide},
    {"slideLayout+xml", PartKind::SlideLayout},
    {"slideMaster+xml", PartKind::SlideMaster},
    {"notesSlide+xml", PartKind::NotesSlide},
    {"notesMaster+xml", PartKind::NotesMaster},
    {"handoutMaster+xml", PartKind::HandoutMaster},
    {"presProps+xml", PartKind::PresentationProperties},
    {"tableStyles+xml", PartKind::TableStyles},
    {"comments+xml", PartKind::Comments},
    {"commentAuthors+xml", PartKind::CommentAuthors},
}};

struct RootType {
  std::string_view root, type;
};
// Roots that stand for one content type. A presentation may be a template as well.
constexpr RootType kRoots[] = {
    {"p:presentation",
     "application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml"},
    {"p:sld", "application/vnd.openxmlformats-officedocument.presentationml.slide+xml"},
    {"p:sldLayout", "application/vnd.openxmlformats-officedocument.presentationml.slideLayout+xml"},
    {"p:sldMaster", "application/vnd.openxmlformats-officedocument.presentationml.slideMaster+xml"},
    {"p:notes", "application/vnd.openxmlformats-officedocument.presentationml.notesSlide+xml"},
    {"p:notesMaster",
     "application/vnd.openxmlformats-officedocument.presentationml.notesMaster+xml"},
    {"p:handoutMaster",
     "application/vnd.openxmlformats-officedocument.presentationml.handoutMaster+xml"},
    {"p:presentationPr",
     "application/vnd.openxmlformats-officedocument.presentationml.presProps+xml"},
    {"p:viewPr", "application/vnd.openxmlformats-officedocument.presentationml.viewProps+xml"},
    {"p:cmLst", "application/vnd.openxmlformats-officedocument.presentationml.comments+xml"},
    {"p:cmAuthorLst",
     "application/vnd.openxmlformats-officedocument.presentationml.commentAuthors+xml"},
    {"p:tagLst", "application/vnd.openxmlformats-officedocument.presentationml.tags+xml"},
    {"a:theme", "application/vnd.openxmlformats-officedocument.theme+xml"},
    {"a:themeOverride", "application/vnd.openxmlformats-officedocument.themeOverride+xml"},
    {"a:tblStyleLst",
     "application/vnd.openxmlformats-officedocument.presentationml.tableStyles+xml"},
    {"c:chartSpace", "application/vnd.openxmlformats-officedocument.drawingml.chart+xml"},
    {"cx:chartSpace", "application/vnd.ms-office.chartex+xml"},
    {"cp:coreProperties", "application/vnd.openxmlformats-package.core-properties+xml"},
    {"ep:Properties", "application/vnd.openxmlformats-officedocument.extended-properties+xml"},
};

}  // namespace

std::string_view type_of_root(std::string_view root) {
  for (const RootType& row : kRoots) {
    if (row.root == root) return row.type;
  }
  return {};
}

PartKind kind_of_root(std::string_view root) { return kind_of(type_of_root(root)); }

bool is_sheet(PartKind kind) {
  switch (kind) {
    case PartKind::Slide:
    case PartKind::SlideLayout:
    case PartKind::SlideMaster:
    case PartKind::NotesSlide:
    case PartKind::NotesMaster:
    case PartKind::HandoutMaster:
      return true;
    default:
      return false;
  }
}

PartKind kind_of(std::string_view type) {
  if (type.starts_with(kPml)) {
    for (const auto& [end, kind] : kPresentationKinds) {
      if (type.substr(kPml.size()) == end) return kind;
    }
    return PartKind::Other;
  }
  if (type.starts_with("application/vnd.ms-powerpoint.") && type.ends_with(".main+xml"))
    return PartKind::Presentation;
  if (type.starts_with(kOffice)) {
    const std::string_view end = type.substr(kOffice.size());
    if (end == "theme+xml") return PartKind::Theme;
    if (end == "drawingml.chart+xml") return PartKind::Chart;
  }
  if (type == "application/vnd.ms-office.chartex+xml") return PartKind::ChartEx;
  if (type == "application/vnd.openxmlformats-package.core-properties+xml")
    return PartKind::CoreProperties;
  if (type == "application/x-fontdata" || type == "application/x-font-ttf") return PartKind::Font;
  return type.starts_with("image/") ? PartKind::Picture : PartKind::Other;
}

bool is_markup(const PartInfo& part) {
  if (part.kind == PartKind::Picture) return false;
  const std::string type = ascii_lower(part.content_type.substr(0, part.content_type.find(';')));
  if (type.ends_with("+xml") || type == "application/xml" || type == "text/xml") return true;
  return ooxml::extension_of(part.name) == "xml";
}

const Rel* PartInfo::rel(std::string_view id) const {
  const auto found = rel_ids.find(id);
  return found == rel_ids.end() ? nullptr : &rels[found->second];
}

std::vector<const Rel*> PartInfo::rels_of(std::string_view type_end) const {
  std::vector<const Rel*> out;
  for (const Rel& one : rels) {
    if (one.kind == type_end && !one.external && !one.repeated && !one.part.empty())
      out.push_back(&one);
  }
  return out;
}

Result<void> DeckView::read_relationships(PartInfo& part, Budget& budget) {
  part.rels_name = ooxml::relationship_part_of(part.name);
  const std::string* const bytes = package_->find(part.rels_name);
  if (bytes == nullptr) return {};
  part.has_rels = true;
  const Result<SourceTree> tree = SourceTree::parse(*bytes, part.rels_name, budget);
  if (!tree || tree->root().name() != "rel:Relationships") {
    if (!tree && tree.error().code != ErrorCode::Malformed) return tl::unexpected(tree.error());
    part.rels_readable = false;
    return {};
  }
  const SourceTree::Element root = tree->root();
  const std::string_view spelled = root.spelled();
  part.rels_prefix = spelled.substr(0, spelled.size() - root.local().size());
  part.rels_end = root.is_empty_tag() ? 0 : root.inside().end;
  std::unordered_set<std::string> ids;
  for (SourceTree::Element one = root.first_child(); one; one = one.next()) {
    if (one.name() != "rel:Relationship") continue;
    Rel rel;
    rel.id = one.value("Id");
    rel.type = one.value("Type");
    rel.target = one.value("Target");
    rel.external = one.value("TargetMode") == "External";
    rel.whole = one.range();
    rel.name_end = rel.whole.begin + 1 + one.spelled().size();
    if (const auto id = one.attribute("Id")) rel.id_value = id->value;
    if (const auto target = one.attribute("Target")) rel.target_value = target->value;
    rel.repeated = !ids.insert(rel.id).second;
    if (!rel.external && !rel.target.empty() && rel.target.front() != '#')
      rel.part = package_->find_target(part.name, rel.target);
    part.rels.push_back(std::move(rel));
  }
  for (std::size_t i = 0; i < part.rels.size(); ++i) {
    part.rels[i].kind = ooxml::xml::type_tail(part.rels[i].type);
    part.rel_ids.emplace(part.rels[i].id, i);
  }
  return {};
}

Result<DeckView> DeckView::of(const ooxml::Package& package, const ooxml::PackageFaults& faults,
                              Budget& budget) {
  DeckView deck;
  deck.package_ = &package;
  deck.faults_ = &faults;
  deck.budget_ = &budget;
  Result<std::vector<ooxml::Package::Member>> members = package.members();
  if (!members) return tl::unexpected(members.error());
  Result<SourceTree> types = SourceTree::parse(*members->front().second, kContentTypes, budget);
  if (!types) return tl::unexpected(types.error());
  deck.types_ = std::make_unique<SourceTree>(std::move(*types));
  if (Result<void> read = deck.read_relationships(deck.root_, budget); !read)
    return tl::unexpected(read.error());
  for (const std::string& name : package.names()) {
    if (ooxml::is_relationship_part(name)) continue;
    PartInfo part;
    part.name = name;
    part.content_type = package.content_type(name);
    part.kind = kind_of(part.content_type);
    part.bytes = package.find(name);
    if (Result<void> read = deck.read_relationships(part, budget); !read)
      return tl::unexpected(read.error());
    deck.parts_.push_back(std::move(part));
  }
  for (std::size_t i = 0; i < deck.parts_.size(); ++i)
    deck.by_name_.emplace(deck.parts_[i].name, i);
  const std::vector<const Rel*> mains = deck.root_.rels_of("officeDocument");
  const PartInfo* const main = mains.empty() ? nullptr : deck.find(mains.front()->part);
  if (main == nullptr) {
    return fail(ErrorCode::Malformed,
                deck.root_.rels_readable
                    ? tr("is not a presentation: no relationship leads to its main part")
                    : tr("is not a presentation: the relationships of the package cannot be read"));
  }
  deck.main_ = static_cast<std::size_t>(main - deck.parts_.data());
  return deck;
}

const PartInfo* DeckView::find(std::string_view name) const {
  const auto found = by_name_.find(name);
  return found == by_name_.end() ? nullptr : &parts_[found->second];
}

std::string DeckView::slide_of(const std::string& part) const {
  const auto found = slide_of_.find(part);
  return found == slide_of_.end() ? std::string{} : found->second;
}

// What only the slide leads to: notes, charts and theirs.
void DeckView::assign(const std::string& part, const std::string& slide) {
  static constexpr std::string_view kOwn[] = {"notesSlide", "chart", "chartEx", "comments",
                                              "diagramData", "chartUserShapes", "package"};
  std::vector<std::string> todo{part};
  while (!todo.empty()) {
    const PartInfo* const info = find(todo.back());
    todo.pop_back();
    if (info == nullptr || !slide_of_.emplace(info->name, slide).second) continue;
    slide_of_.emplace(info->rels_name, slide);
    for (const Rel& rel : info->rels) {
      if (std::find(std::begin(kOwn), std::end(kOwn), rel.kind) != std::end(kOwn) &&
          !rel.part.empty())
        todo.push_back(rel.part);
    }
  }
}

void DeckView::assign_slides() {
  for (const ListEntry& entry : main().slides) {
    if (entry.part.empty()) continue;
    slide_order_.push_back(entry.part);
    assign(entry.part, "s" + entry.id);
  }
}

}  // namespace deckle::pptx::check
