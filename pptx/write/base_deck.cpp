#include "pptx/write/base_deck.h"

#include <algorithm>
#include <array>
#include <set>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "ooxml/opc/part_name.h"
#include "ooxml/xml/document.h"
#include "ooxml/xml/names.h"
#include "pptx/messages/tr.h"
#include "pptx/write/cell_text.h"
#include "pptx/write/vocabulary.h"
#include "slidespec/core/ascii.h"

namespace deckle::pptx {

namespace {

bool is_one_of(std::string_view tail, std::span<const std::string_view> kinds) {
  return std::find(kinds.begin(), kinds.end(), tail) != kinds.end();
}

// Relationships of the presentation part that belong to editing, or are code.
constexpr std::array<std::string_view, 5> kDropped{"revisionInfo", "changesInfo", "vbaProject",
                                                   "viewUpdate", "documenttasks"};
// And those that belong to slides.
constexpr std::array<std::string_view, 3> kOfSlides{"slide", "commentAuthors", "authors"};

// Relationships of the package: thumbnail of the first slide, digital signature, ribbon.
constexpr std::array<std::string_view, 5> kDroppedAtRoot{
    "thumbnail", "origin", "extensibility", "userCustomization", "webextensiontaskpanes"};

bool names_slides(const ooxml::Package& package, const std::string& part) {
  const std::vector<ooxml::Relationship> all = package.relationships(part);
  return std::any_of(all.begin(), all.end(),
                     [](const ooxml::Relationship& r) { return ooxml::xml::type_tail(r.type) == "slide"; });
}

FontFaces faces_of(pugi::xml_node collection) {
  const auto face = [collection](const char* kind) {
    return std::string(collection.child(kind).attribute("typeface").value());
  };
  return {face("a:latin"), face("a:ea"), face("a:cs")};
}

Result<ooxml::ThemeFaces> read_faces(const ooxml::Package& package, const std::string& master,
                                     Budget& budget) {
  const std::optional<std::string> theme = package.related(master, "theme");
  const std::string* bytes = theme ? package.find(*theme) : nullptr;
  if (bytes == nullptr)
    return fail(ErrorCode::Malformed, tr("the slide master has no theme"), master);
  const Result<ooxml::xml::Document> document = ooxml::xml::parse(*bytes, *theme, budget);
  if (!document) return tl::unexpected(document.error());
  const pugi::xml_node fonts = document->root().child("a:themeElements").child("a:fontScheme");
  return ooxml::ThemeFaces{faces_of(fonts.child("a:majorFont")), faces_of(fonts.child("a:minorFont"))};
}

Result<std::map<std::string, std::string>> read_notes_placeholders(const ooxml::Package& package,
                                                                   const std::string& part,
                                                                   Budget& budget) {
  std::map<std::string, std::string> found;
  const std::string* bytes = package.find(part);
  if (bytes == nullptr) return found;
  const Result<ooxml::xml::Document> document = ooxml::xml::parse(*bytes, part, budget);
  if (!document) return tl::unexpected(document.error());
  for (const pugi::xml_node shape :
       document->root().child("p:cSld").child("p:spTree").children("p:sp")) {
    const pugi::xml_node ph = shape.child("p:nvSpPr").child("p:nvPr").child("p:ph");
    if (ph) found.emplace(ph.attribute("type").value(), ph.attribute("idx").value());
  }
  return found;
}

// Redirects links to slides that are not kept to the first slide.
void retarget_jumps(ooxml::Package& package, const KeptSlides& kept) {
  const std::string first = kept.empty() ? slide_part_name(0) : kept.slides.front().part;
  for (const std::string& name : package.names()) {
    if (ooxml::is_relationship_part(name) || !names_slides(package, name)) continue;
    std::vector<ooxml::Relationship> all = package.relationships(name);
    bool changed = false;
    for (ooxml::Relationship& r : all) {
      if (ooxml::xml::type_tail(r.type) != "slide" || r.external ||
          kept.has_part(ooxml::Package::resolve(name, r.target)))
        continue;
      r.target = ooxml::Package::relative(name, first);
      changed = true;
    }
    if (changed) package.set_relationships(name, all);
  }
}

// Those of `ids` that a part's XML may name: between two quotes. All of them for encodings other
// than UTF-8. Linear in the part.
std::set<std::string_view> may_use(std::string_view part, const std::set<std::string_view>& ids) {
  if (part.starts_with("\xFF\xFE") || part.starts_with("\xFE\xFF")) return ids;
  std::set<std::string_view> used;
  for (std::size_t quote = part.find_first_of("\"'"); quote != std::string_view::npos;) {
    const std::size_t next = part.find_first_of("\"'", quote + 1);
    if (next == std::string_view::npos) break;
    const std::string_view between = part.substr(quote + 1, next - quote - 1);
    if (ids.contains(between)) used.insert(between);
    quote = next;
  }
  return used;
}

// The targets of a part's relationships, which are parts of the package. Takes away relationships
// to parts that are missing: PowerPoint repairs a file that has one. Malformed: the part needs it.
Result<std::vector<std::string>> whole_targets(ooxml::Package& package, const std::string& part) {
  const std::vector<ooxml::Relationship> all = package.relationships(part);
  std::vector<std::string> targets;
  std::set<std::string_view> dangling;
  for (const ooxml::Relationship& r : all) {
    if (r.external) continue;
    std::string target = ooxml::Package::resolve(part, r.target);
    if (package.has(target)) {
      targets.push_back(std::move(target));
    } else if (ooxml::xml::type_tail(r.type) != "slide") {
      // The first slide is written later; retarget_jumps() leads links there.
      dangling.insert(r.id);
    }
  }
  if (dangling.empty()) return targets;
  const std::string* bytes = package.find(part);
  const std::set<std::string_view> used =
      bytes == nullptr ? std::set<std::string_view>{} : may_use(*bytes, dangling);
  std::vector<ooxml::Relationship> kept;
  for (const ooxml::Relationship& r : all) {
    if (used.contains(r.id)) {
      return fail(ErrorCode::Malformed,
                  tr("refers to {}, which is missing; open the template in PowerPoint, have it "
                     "repaired, and save it again",
                     r.target),
                  part);
    }
    if (!dangling.contains(r.id)) kept.push_back(r);
  }
  package.set_relationships(part, kept);
  return targets;
}

// Removes every part that no relationship leads to. Malformed: as whole_targets().
Result<void> keep_reachable(ooxml::Package& package) {
  std::set<std::string> reached;
  std::vector<std::string> unvisited{""};
  while (!unvisited.empty()) {
    const std::string part = std::move(unvisited.back());
    unvisited.pop_back();
    Result<std::vector<std::string>> targets = whole_targets(package, part);
    if (!targets) return tl::unexpected(targets.error());
    for (std::string& target : *targets) {
      if (reached.insert(ascii_lower(target)).second) unvisited.push_back(std::move(target));
    }
  }
  for (const std::string& name : package.names()) {
    const std::string owner =
        ooxml::is_relationship_part(name) ? ooxml::source_of_relationship_part(name) : name;
    if (!owner.empty() && !reached.contains(ascii_lower(owner))) package.remove(name);
  }
  return {};
}

// The root's relationships in a fixed order, without the dropped ones.
void clean_root(ooxml::Package& package, const std::string& main) {
  std::vector<ooxml::Relationship> kept;
  for (const ooxml::Relationship& r : package.relationships("")) {
    if (is_one_of(ooxml::xml::type_tail(r.type), kDroppedAtRoot) || r.external) continue;
    if (!package.has(ooxml::Package::resolve("", r.target))) continue;
    kept.push_back(r);
  }
  std::stable_partition(kept.begin(), kept.end(), [&main](const ooxml::Relationship& r) {
    return ooxml::Package::resolve("", r.target) == main;
  });
  package.set_relationships("", kept);
}

// What a map by master part has for the master of a layout; null: nothing.
template <typename Value>
const Value* of_master(const std::map<std::string, Value>& by_master, const ooxml::Package& package,
                       const std::string& layout_part) {
  const std::optional<std::string> master = package.related(layout_part, "slideMaster");
  const auto found = master ? by_master.find(*master) : by_master.end();
  return found == by_master.end() ? nullptr : &found->second;
}

}  // namespace

const ooxml::ThemeFaces& BaseDeck::faces_for(const std::string& layout_part) const {
  static const ooxml::ThemeFaces kNone;
  const ooxml::ThemeFaces* found = of_master(faces, package, layout_part);
  return found == nullptr ? kNone : *found;
}

const InheritedText* BaseDeck::cell_text_for(const std::string& layout_part) const {
  return of_master(cell_text, package, layout_part);
}

std::string free_part_name(const ooxml::Package& package, const std::string& prefix) {
  for (int n = 1;; ++n) {
    std::string name = prefix + std::to_string(n) + ".xml";
    if (!package.has(name)) return name;
  }
}

Result<BaseDeck> prepare_base(const ooxml::Package& base, BaseSlides slides) {
  BaseDeck out;
  out.package = base;
  out.budget = Budget(base.limits());
  ooxml::Package& package = out.package;
  const std::optional<std::string> main = package.related("", "officeDocument");
  if (!main || !package.has(*main))
    return fail(ErrorCode::Malformed, tr("the template has no presentation part"));
  out.main = *main;
  if (package.content_type(out.main).find("presentationml") == std::string::npos &&
      package.content_type(out.main).find("ms-powerpoint") == std::string::npos) {
    return fail(ErrorCode::Malformed, tr("the template is not a presentation"), out.main);
  }

  Result<KeptSlides> own = read_base_slides(package, out.main, slides, out.budget);
  if (!own) return tl::unexpected(own.error());
  out.kept = std::move(*own);

  std::vector<ooxml::Relationship> kept;
  for (const ooxml::Relationship& r : package.relationships(out.main)) {
    const std::string_view tail = ooxml::xml::type_tail(r.type);
    const std::string target = ooxml::Package::resolve(out.main, r.target);
    if (is_one_of(tail, kDropped) || (!r.external && !package.has(target))) continue;
    if (out.kept.empty() && is_one_of(tail, kOfSlides)) continue;
    if (tail == "slide" && !out.kept.has_relationship(r.id)) {
      out.kept.complete = false;
      continue;
    }
    if (tail == "viewProps" && out.kept.empty() && names_slides(package, target)) continue;
    if (r.type.starts_with("http://purl.oclc.org/")) {
      return fail(ErrorCode::Malformed,
                  tr("the template is a Strict Open XML presentation; save it as a PowerPoint "
                     "presentation (.pptx) first"),
                  out.main);
    }
    // A part may be listed more than once, with different ids.
    if (tail == "notesMaster" && target != out.notes_master) {
      Result<std::map<std::string, std::string>> placeholders =
          read_notes_placeholders(package, target, out.budget);
      if (!placeholders) return tl::unexpected(placeholders.error());
      out.notes_master = target;
      out.notes_placeholders = std::move(*placeholders);
    }
    if (tail == "slideMaster" && !out.faces.contains(target)) {
      Result<ooxml::ThemeFaces> faces = read_faces(package, target, out.budget);
      if (!faces) return tl::unexpected(faces.error());
      out.faces.emplace(target, std::move(*faces));
    }
    kept.push_back(r);
  }
  if (out.faces.empty())
    return fail(ErrorCode::Malformed, tr("the template has no slide master"), out.main);
  Result<std::map<std::string, InheritedText>> cells =
      read_cell_text(package, out.main, out.faces, out.budget);
  if (!cells) return tl::unexpected(cells.error());
  out.cell_text = std::move(*cells);
  package.set_relationships(out.main, kept);
  clean_root(package, out.main);
  retarget_jumps(package, out.kept);
  // Slides of the base that links on a master refer to must no longer be reachable.
  for (const std::string& name : package.names()) {
    if (package.content_type(name) == kSlideType && !out.kept.has_part(name)) package.remove(name);
  }
  if (Result<void> whole = keep_reachable(package); !whole) return tl::unexpected(whole.error());
  return out;
}

}  // namespace deckle::pptx
