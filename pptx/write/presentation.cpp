#include "pptx/write/presentation.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "ooxml/opc/vocabulary.h"
#include "ooxml/xml/document.h"
#include "ooxml/xml/names.h"
#include "ooxml/xml/well_formed.h"
#include "ooxml/xml/writer.h"
#include "pptx/messages/tr.h"
#include "pptx/write/base_slides.h"
#include "pptx/write/vocabulary.h"

namespace deckle::pptx {

namespace {

// p14:sectionLst, which names slides by id ([MS-PPTX] 2.4.3).
constexpr std::string_view kSectionsUri = "{521415D9-36F7-43E2-AB2F-B90AF26B5E84}";
// ST_SlideSizeCoordinate.
constexpr std::int64_t kSmallest = 914400, kLargest = 51206400;
constexpr std::int64_t kMaxSlideNumber = 9999;

struct NamedSize {
  std::string_view type;
  std::int64_t cx, cy;
};
// As PowerPoint writes them; Keynote refuses a type that contradicts the numbers.
constexpr NamedSize kNamedSizes[] = {
    {"screen4x3", 9144000, 6858000},
    {"screen16x9", 9144000, 5143500},
    {"screen16x10", 9144000, 5715000},
};

// Elements that follow the slide list (CT_Presentation): it goes before the first of them.
bool comes_before_slides(std::string_view name) {
  return name == "sldMasterIdLst" || name == "notesMasterIdLst" || name == "handoutMasterIdLst";
}

// The document in UTF-8, with a matching declaration.
Result<std::string> text_of(const BaseDeck& base, const std::string& part) {
  const std::string* bytes = base.package.find(part);
  if (bytes == nullptr) return fail(ErrorCode::Malformed, tr("the part is missing"), part);
  Result<std::string> text = ooxml::xml::to_utf8(*bytes, part);
  if (text && *text != *bytes && text->starts_with("<?xml")) {
    text->replace(0, std::min(text->find("?>") + 2, text->size()), ooxml::xml::kDeclaration);
  }
  return text;
}

// Fragments inserted into a part of the base declare their own namespaces, because the part may use
// other prefixes.
ooxml::xml::Writer fragment() { return ooxml::xml::Writer(ooxml::xml::Writer::Declaration::No); }

std::string master_list(const std::string& id) {
  ooxml::xml::Writer w = fragment();
  w.open("p:notesMasterIdLst").attribute("xmlns:p", ooxml::xml::kP).attribute("xmlns:r", ooxml::xml::kR);
  w.open("p:notesMasterId").attribute("r:id", id).close().close();
  return w.take();
}

std::string new_slides(const std::vector<std::int64_t>& ids,
                       const std::vector<std::string>& relationships) {
  ooxml::xml::Writer w = fragment();
  for (std::size_t i = 0; i < ids.size(); ++i) {
    w.open("p:sldId").attribute("xmlns:p", ooxml::xml::kP).attribute("xmlns:r", ooxml::xml::kR);
    w.attribute("id", ids[i]).attribute("r:id", relationships[i]).close();
  }
  return w.take();
}

std::string slide_list(const std::vector<std::int64_t>& ids,
                       const std::vector<std::string>& relationships) {
  ooxml::xml::Writer w = fragment();
  w.open("p:sldIdLst").attribute("xmlns:p", ooxml::xml::kP).attribute("xmlns:r", ooxml::xml::kR);
  for (std::size_t i = 0; i < ids.size(); ++i)
    w.open("p:sldId").attribute("id", ids[i]).attribute("r:id", relationships[i]).close();
  return w.close().take();
}

// The base's list with `added` before or after its own slides, which stay as they are.
Result<std::string> extended_list(std::string_view list, const std::string& added, BaseSlides place,
                                  const std::string& where, Budget& budget) {
  const Result<std::vector<ooxml::xml::ChildRange>> children =
      ooxml::xml::child_ranges(list, where, budget);
  if (!children) return tl::unexpected(children.error());
  if (children->empty()) return added;  // read_base_slides() found slides, so there are some
  const std::size_t at =
      place == BaseSlides::Before ? children->back().end : children->front().begin;
  return std::string(list.substr(0, at)).append(added).append(list.substr(at));
}

// p:extLst with `sections`, an extension or "", in place of its own; "" when nothing is left.
Result<std::string> with_sections(std::string_view list, const std::string& sections,
                                  const std::string& where, Budget& budget) {
  if (list.find(kSectionsUri) == std::string_view::npos) return std::string(list);
  const Result<std::vector<ooxml::xml::ChildRange>> children =
      ooxml::xml::child_ranges(list, where, budget);
  if (!children) return tl::unexpected(children.error());
  if (children->empty()) return std::string(list);  // the URI is in a comment
  std::string out(list.substr(0, children->front().begin));
  bool any = false;
  for (const ooxml::xml::ChildRange& child : *children) {
    const std::string_view text = list.substr(child.begin, child.end - child.begin);
    const bool replaced = text.find(kSectionsUri) != std::string_view::npos;
    if (replaced && sections.empty()) continue;
    any = true;
    out += replaced ? std::string_view(sections) : text;
  }
  out += list.substr(children->back().end);
  return any ? out : std::string{};
}

// p:sldSz, without a type that contradicts its numbers.
std::string consistent_size(std::string_view element, Size size) {
  const std::size_t at = element.find(" type=");
  if (at == std::string_view::npos || at + 6 >= element.size()) return std::string(element);
  const std::size_t end = element.find(element[at + 6], at + 7);
  if (end == std::string_view::npos) return std::string(element);
  const std::string_view type = element.substr(at + 7, end - at - 7);
  const auto named = std::find_if(std::begin(kNamedSizes), std::end(kNamedSizes),
                                  [type](const NamedSize& n) { return n.type == type; });
  const bool contradicts = named != std::end(kNamedSizes) &&
                    (named->cx != size.w.value() || named->cy != size.h.value());
  if (!contradicts) return std::string(element);
  return std::string(element.substr(0, at)).append(element.substr(end + 1));
}

// The highest number among the ids of the base's relationships; new ids follow it.
std::int64_t highest_id(const std::vector<ooxml::Relationship>& relationships) {
  std::int64_t highest = 0;
  for (const ooxml::Relationship& r : relationships) {
    if (!r.id.starts_with("rId")) continue;
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(r.id.data() + 3, r.id.data() + r.id.size(), number);
    if (error == std::errc{} && number < 1000000) highest = std::max(highest, number);
  }
  return highest;
}

// The numbers of the slides that are shown (p:sldRg), which move with the slides.
void move_range(std::string& element, std::size_t by) {
  std::size_t at = element.find("sldRg");
  for (const std::string_view name : {" st=", " end="}) {
    if (at == std::string::npos) return;
    const std::size_t found = element.find(name, at);
    if (found == std::string::npos) return;
    const std::size_t begin = found + name.size() + 1;
    std::int64_t number = 0;
    const char* const last = element.data() + element.size();
    const auto [end, error] =
        std::from_chars(element.data() + std::min(begin, element.size()), last, number);
    if (error != std::errc{} || number < 0 || number > kMaxSlideNumber) return;
    const auto length = static_cast<std::size_t>(end - (element.data() + begin));
    element.replace(begin, length, std::to_string(number + static_cast<std::int64_t>(by)));
  }
}

Result<void> clean_presProps(BaseDeck& base, std::size_t added) {
  const std::optional<std::string> part = base.package.related(base.main, "presProps");
  if (!part) return {};
  const Result<std::string> text = text_of(base, *part);
  if (!text) return tl::unexpected(text.error());
  if (text->find("sldRg") == std::string::npos && text->find("custShow") == std::string::npos)
    return {};
  const Result<std::vector<ooxml::xml::ChildRange>> children =
      ooxml::xml::child_ranges(*text, *part, base.budget);
  if (!children && children.error().code == ErrorCode::Limit)
    return tl::unexpected(children.error());
  if (!children || children->empty()) return {};
  std::string out = text->substr(0, children->front().begin);
  for (const ooxml::xml::ChildRange& child : *children) {
    if (child.name == "showPr" && (base.kept.empty() || !base.kept.complete)) continue;
    std::string element = text->substr(child.begin, child.end - child.begin);
    if (child.name == "showPr" && base.kept.place == BaseSlides::After) move_range(element, added);
    out += element;
  }
  out += text->substr(children->back().end);
  base.package.put(*part, std::move(out), base.package.content_type(*part));
  return {};
}

Result<Size> read_size(pugi::xml_node node, Size otherwise, const std::string& where) {
  if (!node) return otherwise;
  const auto cx = ooxml::xml::integer(node, "cx", kSmallest, kLargest),
             cy = ooxml::xml::integer(node, "cy", kSmallest, kLargest);
  if (!cx || !cy)
    return fail(ErrorCode::Malformed,
                tr("{} must have a width and height of 1 to 56 inches", node.name()), where);
  return Size{Emu(*cx), Emu(*cy)};
}

}  // namespace

Result<PresentationSizes> read_sizes(BaseDeck& base) {
  const std::string* bytes = base.package.find(base.main);
  if (bytes == nullptr) return fail(ErrorCode::Malformed, tr("the part is missing"), base.main);
  const Result<ooxml::xml::Document> document = ooxml::xml::parse(*bytes, base.main, base.budget);
  if (!document) return tl::unexpected(document.error());
  PresentationSizes sizes;
  const Result<Size> slide = read_size(document->root().child("p:sldSz"), sizes.slide, base.main);
  if (!slide) return tl::unexpected(slide.error());
  // Unusual sizes of notes pages occur and are accepted.
  sizes.slide = *slide;
  sizes.notes =
      read_size(document->root().child("p:notesSz"), sizes.notes, base.main).value_or(sizes.notes);
  return sizes;
}

Result<void> write_presentation(BaseDeck& base, const std::vector<std::string>& parts,
                                const std::string& section) {
  const Result<PresentationSizes> sizes = read_sizes(base);
  if (!sizes) return tl::unexpected(sizes.error());
  const Result<std::string> text = text_of(base, base.main);
  if (!text) return tl::unexpected(text.error());
  const Result<std::vector<ooxml::xml::ChildRange>> children =
      ooxml::xml::child_ranges(*text, base.main, base.budget);
  if (!children) return tl::unexpected(children.error());
  if (children->empty())
    return fail(ErrorCode::Malformed, tr("the presentation part has no elements"), base.main);

  std::vector<ooxml::Relationship> relationships = base.package.relationships(base.main);
  std::string notes_id;
  for (const ooxml::Relationship& r : relationships) {
    if (ooxml::xml::type_tail(r.type) == "notesMaster") notes_id = r.id;
  }
  const std::int64_t highest = highest_id(relationships);
  std::vector<std::string> related;
  for (const std::string& part : parts) {
    related.push_back(
        fmt::format("rId{}", highest + 1 + static_cast<std::int64_t>(related.size())));
    relationships.push_back({related.back(), ooxml::office_relationship("slide"),
                             ooxml::Package::relative(base.main, part), false});
  }
  const std::vector<std::int64_t> ids = new_slide_ids(base.kept, parts.size());
  const std::string sections = sections_xml(base.kept, section, ids);
  const bool keeps = !base.kept.empty();

  const bool lists_notes = std::any_of(
      children->begin(), children->end(),
      [](const ooxml::xml::ChildRange& child) { return child.name == "notesMasterIdLst"; });
  bool notes_done = lists_notes || notes_id.empty(), slides_done = ids.empty() || keeps;
  std::string out = text->substr(0, children->front().begin);
  for (const ooxml::xml::ChildRange& child : *children) {
    if (!notes_done && child.name != "sldMasterIdLst") {
      out += master_list(notes_id);
      notes_done = true;
    }
    if (!slides_done && !comes_before_slides(child.name)) {
      out += slide_list(ids, related);
      slides_done = true;
    }
    if (!keeps && child.name == "sldIdLst") continue;
    if (!(keeps && base.kept.complete) && child.name == "custShowLst") continue;
    const std::string_view element =
        std::string_view(*text).substr(child.begin, child.end - child.begin);
    if (child.name == "sldIdLst") {
      const Result<std::string> list =
          extended_list(element, new_slides(ids, related), base.kept.place, base.main, base.budget);
      if (!list) return tl::unexpected(list.error());
      out += *list;
    } else if (child.name == "extLst") {
      const Result<std::string> kept = with_sections(element, sections, base.main, base.budget);
      if (!kept) return tl::unexpected(kept.error());
      out += *kept;
    } else if (child.name == "sldSz") {
      out += consistent_size(element, sizes->slide);
    } else {
      out += element;
    }
  }
  if (!notes_done) out += master_list(notes_id);
  if (!slides_done) out += slide_list(ids, related);
  out += text->substr(children->back().end);

  base.package.put(base.main, std::move(out), kPresentationType);
  base.package.set_relationships(base.main, relationships);
  return clean_presProps(base, parts.size());
}

}  // namespace deckle::pptx
