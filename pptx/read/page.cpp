#include "pptx/read/page.h"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "ooxml/drawing/values.h"
#include "pptx/messages/tr.h"
#include "slidespec/core/ascii.h"

namespace deckle::pptx {

namespace {

using ooxml::xml::Document;
using Targets = std::map<std::string, std::string>;

// Required; where it is not there or no size, nothing is off its page.
Size notes_page_size(pugi::xml_node presentation) {
  const pugi::xml_node size = presentation.child("p:notesSz");
  const auto w = ooxml::coordinate(size, "cx"), h = ooxml::coordinate(size, "cy");
  const Emu most(56 * kEmuPerInch);
  return w && h && *w > Emu(0) && *h > Emu(0) ? Size{*w, *h} : Size{most, most};
}

Result<Size> page_size(pugi::xml_node presentation, const std::string& part) {
  const pugi::xml_node size = presentation.child("p:sldSz");
  if (!size) return Size{Emu(9144000), Emu(6858000)};  // PowerPoint's default: 10 × 7.5 in
  const auto w = ooxml::coordinate(size, "cx"), h = ooxml::coordinate(size, "cy");
  const auto allowed = [](std::optional<Emu> side) {  // ST_SlideSizeCoordinate: 1 to 56 in
    return side && *side >= Emu(kEmuPerInch) && *side <= Emu(56 * kEmuPerInch);
  };
  if (!allowed(w) || !allowed(h))
    return fail(ErrorCode::Malformed, tr("the page size is not within 1 and 56 inches"), part);
  return Size{*w, *h};
}

// The masters in the order of sldMasterIdLst; by relationships where there is no list.
Result<std::vector<std::string>> listed_masters(const ooxml::Package& package,
                                                const std::string& part, const Targets& targets,
                                                pugi::xml_node presentation, Budget& budget) {
  std::vector<std::string> out;
  std::set<std::string> seen;
  for (const pugi::xml_node id : presentation.child("p:sldMasterIdLst").children("p:sldMasterId")) {
    const auto target = targets.find(id.attribute("r:id").value());
    if (target == targets.end() || !seen.insert(ascii_lower(target->second)).second) continue;
    if (Result<void> allowed = budget.draw(Limit::Masters, 1, part); !allowed)
      return tl::unexpected(allowed.error());
    out.push_back(target->second);
  }
  if (out.empty()) {
    if (const auto only = package.related(part, "slideMaster")) out.push_back(*only);
  }
  return out;
}

std::uint32_t id_of(pugi::xml_node node) {
  return static_cast<std::uint32_t>(ooxml::xml::integer(node, "id", 0, 4294967295).value_or(0));
}

Result<std::vector<SlideListing>> listed_slides(const std::string& part, const Targets& targets,
                                                pugi::xml_node presentation, Budget& budget) {
  std::vector<SlideListing> out;
  for (const pugi::xml_node id : presentation.child("p:sldIdLst").children("p:sldId")) {
    if (Result<void> allowed = budget.draw(Limit::Slides, 1, part); !allowed)
      return tl::unexpected(allowed.error());
    const auto target = targets.find(id.attribute("r:id").value());
    out.push_back({id_of(id), target == targets.end() ? std::string() : target->second});
  }
  return out;
}

// p14:sectionLst, in an extension of p:presentation.
std::vector<SectionListing> listed_sections(pugi::xml_node presentation) {
  std::vector<SectionListing> out;
  for (const pugi::xml_node extension : presentation.child("p:extLst").children("p:ext")) {
    for (const pugi::xml_node section : extension.child("p14:sectionLst").children("p14:section")) {
      SectionListing listing;
      listing.name = section.attribute("name").value();
      for (const pugi::xml_node id : section.child("p14:sldIdLst").children("p14:sldId"))
        listing.slide_ids.push_back(id_of(id));
      out.push_back(std::move(listing));
    }
  }
  return out;
}

}  // namespace

pugi::xml_node Presentation::defaults() const {
  return document.root().child("p:defaultTextStyle");
}

std::vector<std::string> slide_names(const std::vector<SlideListing>& slides) {
  std::map<std::string, int> counts;
  std::vector<std::string> out;
  for (const SlideListing& slide : slides) {
    const std::string name = "s" + std::to_string(slide.id);
    const int count = ++counts[name];
    out.push_back(count == 1 ? name : name + "." + std::to_string(count));
  }
  return out;
}

Result<Presentation> read_presentation(const ooxml::Package& package, const std::string& name,
                                       Budget& budget) {
  const auto part = package.related("", "officeDocument");
  const std::string* bytes = part ? package.find(*part) : nullptr;
  if (bytes == nullptr)
    return fail(ErrorCode::Malformed, tr("there is no presentation part"), name);
  Result<Document> document = ooxml::xml::parse(*bytes, *part, budget);
  if (!document) return tl::unexpected(document.error());
  const pugi::xml_node root = document->root();
  if (std::string_view(root.name()) != "p:presentation")
    return fail(ErrorCode::Malformed, tr("the main part is not a presentation"), *part);
  const Result<Size> page = page_size(root, *part);
  if (!page) return tl::unexpected(page.error());
  const Targets targets = package.targets(*part);
  Result<std::vector<std::string>> masters = listed_masters(package, *part, targets, root, budget);
  if (!masters) return tl::unexpected(masters.error());
  Result<std::vector<SlideListing>> slides = listed_slides(*part, targets, root, budget);
  if (!slides) return tl::unexpected(slides.error());
  Presentation out{*part,
                   std::move(*document),
                   *page,
                   notes_page_size(root),
                   1,
                   false,
                   std::move(*masters),
                   std::move(*slides),
                   listed_sections(root)};
  out.first_slide_number =
      static_cast<int>(ooxml::xml::integer(root, "firstSlideNum", 0, 9999).value_or(1));
  out.rtl = ooxml::xml::boolean(root, "rtl", false);
  return out;
}

Rect safe_area(const Rect& content, Size page) {
  const Rect whole{Emu(0), Emu(0), page.w, page.h};
  if (area_px(intersection(content, whole)) >= 0.3 * area_px(whole))
    return intersection(content, whole);
  const Emu shorter = std::min(page.w, page.h);
  const Emu margin = std::min(emu_from_inches(0.5), shorter / 10);
  const Emu band = std::min(emu_from_inches(0.35), shorter / 15);
  return {margin, margin, page.w - margin * 2, page.h - margin * 2 - band};
}

}  // namespace deckle::pptx
