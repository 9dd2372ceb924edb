#include "pptx/write/base_slides.h"

#include <algorithm>
#include <set>

#include "ooxml/xml/document.h"
#include "ooxml/xml/names.h"
#include "ooxml/xml/writer.h"
#include "pptx/messages/tr.h"
#include "pptx/write/vocabulary.h"
#include "slidespec/core/ascii.h"

namespace deckle::pptx {

namespace {

// ST_SlideId ends before 2^31 (19.7.13).
constexpr std::int64_t kLastSlideId = 2147483647;
constexpr const char* kSectionsNamespace =
    "http://schemas.microsoft.com/office/powerpoint/2010/main";
constexpr const char* kSectionsUri = "{521415D9-36F7-43E2-AB2F-B90AF26B5E84}";
// Any GUID that no other section has; a fixed one makes the output the same in every run.
constexpr const char* kOwnSection = "{3E1B5C0A-6E0B-4B7C-9F0D-7D2A5B1C4E6F}";

Result<void> read_slide_facts(const ooxml::Package& package, KeptSlide& slide, Budget& budget) {
  const std::string* bytes = package.find(slide.part);
  const Result<ooxml::xml::Document> document = ooxml::xml::parse(*bytes, slide.part, budget);
  if (!document) return tl::unexpected(document.error());
  slide.hidden = !ooxml::xml::boolean(document->root(), "show", true);
  slide.has_notes = package.related(slide.part, "notesSlide").has_value();
  return {};
}

std::vector<KeptSection> sections_of(pugi::xml_node presentation,
                                     const std::set<std::uint32_t>& kept) {
  std::vector<KeptSection> out;
  for (const pugi::xml_node extension : presentation.child("p:extLst").children("p:ext")) {
    for (const pugi::xml_node node : extension.child("p14:sectionLst").children("p14:section")) {
      KeptSection section{node.attribute("name").value(), node.attribute("id").value(), {}};
      for (const pugi::xml_node id : node.child("p14:sldIdLst").children("p14:sldId")) {
        const auto value =
            static_cast<std::uint32_t>(ooxml::xml::integer(id, "id", 0, kLastSlideId).value_or(0));
        if (kept.contains(value)) section.ids.push_back(value);
      }
      out.push_back(std::move(section));
    }
  }
  return out;
}

}  // namespace

bool KeptSlides::has_part(const std::string& part) const {
  return std::any_of(slides.begin(), slides.end(), [&part](const KeptSlide& slide) {
    return ascii_lower(slide.part) == ascii_lower(part);
  });
}

bool KeptSlides::has_relationship(const std::string& id) const {
  return std::any_of(slides.begin(), slides.end(),
                     [&id](const KeptSlide& slide) { return slide.relationship == id; });
}

Result<KeptSlides> read_base_slides(const ooxml::Package& package, const std::string& main,
                                    BaseSlides place, Budget& budget) {
  KeptSlides out;
  out.place = place;
  const std::string* bytes = package.find(main);
  if (place == BaseSlides::Leave || bytes == nullptr) return out;
  const Result<ooxml::xml::Document> document = ooxml::xml::parse(*bytes, main, budget);
  if (!document) return tl::unexpected(document.error());
  std::set<std::string> slides;
  for (const ooxml::Relationship& r : package.relationships(main)) {
    if (ooxml::xml::type_tail(r.type) == "slide" && !r.external) slides.insert(r.id);
  }
  const std::map<std::string, std::string> targets = package.targets(main);
  std::set<std::uint32_t> ids;
  std::set<std::string> parts;
  for (const pugi::xml_node node : document->root().child("p:sldIdLst").children("p:sldId")) {
    if (Result<void> allowed = budget.draw(Limit::Slides, 1, main); !allowed)
      return tl::unexpected(allowed.error());
    KeptSlide slide;
    slide.id = static_cast<std::uint32_t>(
        ooxml::xml::integer(node, "id", kFirstSlideId, kLastSlideId).value_or(0));
    slide.relationship = node.attribute("r:id").value();
    const auto target = targets.find(slide.relationship);
    if (target == targets.end() || !slides.contains(slide.relationship) || slide.id == 0 ||
        !package.has(target->second))
      return fail(ErrorCode::Malformed,
                  tr("its list of slides names one that is missing, so they cannot be kept; open "
                     "the template in PowerPoint, have it repaired, and save it again"),
                  main);
    slide.part = target->second;
    if (!ids.insert(slide.id).second || !parts.insert(ascii_lower(slide.part)).second)
      return fail(ErrorCode::Malformed,
                  tr("its list of slides names one twice, so they cannot be kept; open the "
                     "template in PowerPoint, have it repaired, and save it again"),
                  main);
    if (Result<void> read = read_slide_facts(package, slide, budget); !read)
      return tl::unexpected(read.error());
    out.slides.push_back(std::move(slide));
  }
  out.sections = sections_of(document->root(), ids);
  return out;
}

std::vector<std::int64_t> new_slide_ids(const KeptSlides& kept, std::size_t count) {
  std::set<std::int64_t> used;
  for (const KeptSlide& slide : kept.slides) used.insert(slide.id);
  std::vector<std::int64_t> out;
  for (std::int64_t id = kFirstSlideId; out.size() < count; ++id) {
    if (!used.contains(id)) out.push_back(id);
  }
  return out;
}

std::string sections_xml(const KeptSlides& kept, const std::string& name,
                         const std::vector<std::int64_t>& ids) {
  if (kept.sections.empty()) return {};
  std::vector<KeptSection> all = kept.sections;
  KeptSection own{name, kOwnSection, {}};
  for (const std::int64_t id : ids) own.ids.push_back(static_cast<std::uint32_t>(id));
  all.insert(kept.place == BaseSlides::Before ? all.end() : all.begin(), std::move(own));
  ooxml::xml::Writer w(ooxml::xml::Writer::Declaration::No);
  w.open("p:ext").attribute("xmlns:p", ooxml::xml::kP).attribute("uri", kSectionsUri);
  w.open("p14:sectionLst").attribute("xmlns:p14", kSectionsNamespace);
  for (const KeptSection& section : all) {
    w.open("p14:section").attribute("name", section.name).attribute("id", section.guid);
    w.open("p14:sldIdLst");
    for (const std::uint32_t id : section.ids) w.open("p14:sldId").attribute("id", id).close();
    w.close().close();
  }
  return w.close().close().take();
}

}  // namespace deckle::pptx
