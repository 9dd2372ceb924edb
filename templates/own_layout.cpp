#include "templates/own_layout.h"

#include <algorithm>
#include <array>
#include <set>
#include <string_view>
#include <vector>

#include "ooxml/opc/vocabulary.h"
#include "ooxml/xml/document.h"
#include "ooxml/xml/names.h"
#include "ooxml/xml/well_formed.h"
#include "ooxml/xml/writer.h"
#include "templates/messages/tr.h"

namespace deckle::templates {

namespace {

constexpr const char* kLayoutType =
    "application/vnd.openxmlformats-officedocument.presentationml.slideLayout+xml";
// ST_SlideLayoutId and ST_SlideMasterId share their numbers, from here on (19.7.8, 19.7.9).
constexpr std::int64_t kFirstId = 2147483648;
constexpr std::int64_t kLastId = 4294967295;

struct OwnPlaceholder {
  const char* family;  // the master's
  const char* type;    // the layout's; empty: any content
  const char* name;
  int idx;
};
// The indices are those that PowerPoint gives.
constexpr std::array<OwnPlaceholder, 5> kPlaceholders{
    {{"title", "title", "Title 1", 0},
     {"body", "", "Content Placeholder 2", 1},
     {"dt", "dt", "Date Placeholder 3", 10},
     {"ftr", "ftr", "Footer Placeholder 4", 11},
     {"sldNum", "sldNum", "Slide Number Placeholder 5", 12}}};

void write_placeholder(ooxml::xml::Writer& w, const OwnPlaceholder& p, int id) {
  w.open("p:sp").open("p:nvSpPr");
  w.open("p:cNvPr").attribute("id", id).attribute("name", p.name).close();
  w.open("p:cNvSpPr").open("a:spLocks").attribute("noGrp", true).close().close();
  w.open("p:nvPr").open("p:ph");
  if (*p.type != '\0') w.attribute("type", p.type);
  if (p.idx > 0) w.attribute("idx", p.idx);
  w.close().close().close();
  w.open("p:spPr").close();
  w.open("p:txBody").open("a:bodyPr").close().open("a:lstStyle").close();
  w.open("a:p").open("a:endParaRPr").attribute("lang", "en-US").close().close();
  w.close().close();
}

std::string layout_xml(const pptx::Master& master) {
  ooxml::xml::Writer w;
  const bool content = master.find("title") != nullptr && master.find("body") != nullptr;
  w.open("p:sldLayout")
      .attribute("xmlns:a", ooxml::xml::kA)
      .attribute("xmlns:r", ooxml::xml::kR)
      .attribute("xmlns:p", ooxml::xml::kP);
  if (content) w.attribute("type", "obj");
  w.attribute("preserve", true);
  w.open("p:cSld").attribute("name", kOwnLayoutName).open("p:spTree");
  w.open("p:nvGrpSpPr");
  w.open("p:cNvPr").attribute("id", 1).attribute("name", "").close();
  w.open("p:cNvGrpSpPr").close().open("p:nvPr").close().close();
  w.open("p:grpSpPr").close();
  int id = 1;
  for (const OwnPlaceholder& p : kPlaceholders) {
    if (master.find(p.family) != nullptr) write_placeholder(w, p, ++id);
  }
  w.close().close();
  w.open("p:clrMapOvr").open("a:masterClrMapping").close().close();
  return w.close().take();
}

// The smallest id that no master of the presentation has.
std::int64_t free_id(pugi::xml_node presentation) {
  std::set<std::int64_t> used;
  for (const pugi::xml_node master :
       presentation.child("p:sldMasterIdLst").children("p:sldMasterId"))
    used.insert(ooxml::xml::integer(master, "id", 0, kLastId).value_or(0));
  std::int64_t id = kFirstId;
  while (used.contains(id)) ++id;
  return id;
}

std::string list_xml(std::int64_t id, const std::string& relationship) {
  ooxml::xml::Writer w(ooxml::xml::Writer::Declaration::No);
  w.open("p:sldLayoutIdLst")
      .attribute("xmlns:p", ooxml::xml::kP)
      .attribute("xmlns:r", ooxml::xml::kR);
  w.open("p:sldLayoutId").attribute("id", id).attribute("r:id", relationship).close();
  return w.close().take();
}

// The master with the list in its place: after cSld and clrMap (19.3.1.42).
Result<std::string> with_list(const std::string& bytes, const std::string& part,
                              const std::string& list, Budget& budget) {
  const Result<std::string> text = ooxml::xml::to_utf8(bytes, part);
  if (!text) return tl::unexpected(text.error());
  const auto children = ooxml::xml::child_ranges(*text, part, budget);
  if (!children) return tl::unexpected(children.error());
  if (children->empty()) return fail(ErrorCode::Malformed, tr("the slide master is empty"), part);
  std::string out = text->substr(0, children->front().begin);
  bool listed = false;
  for (const ooxml::xml::ChildRange& child : *children) {
    if (child.name == "sldLayoutIdLst") continue;
    if (!listed && child.name != "cSld" && child.name != "clrMap") {
      out += list;
      listed = true;
    }
    out += text->substr(child.begin, child.end - child.begin);
  }
  if (!listed) out += list;
  return out + text->substr(children->back().end);
}

}  // namespace

Result<void> add_own_layout(ooxml::Package& package, const std::string& presentation,
                            const pptx::Master& master, Budget& budget) {
  const std::string* main = package.find(presentation);
  const std::string* bytes = package.find(master.part);
  if (main == nullptr || bytes == nullptr)
    return fail(ErrorCode::Malformed, tr("there is no slide master"), presentation);
  const auto document = ooxml::xml::parse(*main, presentation, budget);
  if (!document) return tl::unexpected(document.error());

  std::string layout;
  for (int n = 1; layout.empty() || package.has(layout); ++n)
    layout = "ppt/slideLayouts/slideLayout" + std::to_string(n) + ".xml";
  std::vector<ooxml::Relationship> all = package.relationships(master.part);
  std::set<std::string> ids;
  for (const ooxml::Relationship& r : all) ids.insert(r.id);
  std::string id;
  for (std::size_t n = all.size() + 1; id.empty() || ids.contains(id); ++n)
    id = "rId" + std::to_string(n);

  Result<std::string> changed =
      with_list(*bytes, master.part, list_xml(free_id(document->root()), id), budget);
  if (!changed) return tl::unexpected(changed.error());
  package.put(master.part, std::move(*changed), package.content_type(master.part));
  all.push_back({id, ooxml::office_relationship("slideLayout"),
                 ooxml::Package::relative(master.part, layout), false});
  package.set_relationships(master.part, all);
  package.put(layout, layout_xml(master), kLayoutType);
  package.set_relationships(layout, {{"rId1", ooxml::office_relationship("slideMaster"),
                                      ooxml::Package::relative(layout, master.part), false}});
  return {};
}

}  // namespace deckle::templates
