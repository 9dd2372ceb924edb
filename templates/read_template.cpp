#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "ooxml/drawing/values.h"
#include "slidespec/core/ascii.h"
#include "templates/messages/tr.h"
#include "templates/read_layout.h"
#include "templates/template.h"

namespace deckle::templates {

namespace {

using ooxml::Package;
using ooxml::xml::Document;

Result<Size> page_size(pugi::xml_node presentation, const std::string& part) {
  const pugi::xml_node size = presentation.child("p:sldSz");
  if (!size) return Size{Emu(9144000), Emu(6858000)};  // PowerPoint's default: 10 × 7.5 in
  const auto w = ooxml::coordinate(size, "cx"), h = ooxml::coordinate(size, "cy");
  const auto allowed = [](std::optional<Emu> side) {  // ST_SlideSizeCoordinate: 1 to 56 in
    return side && *side >= Emu(kEmuPerInch) && *side <= Emu(56 * kEmuPerInch);
  };
  if (!allowed(w) || !allowed(h)) {
    return fail(ErrorCode::Malformed, tr("the page size is not within 1 and 56 inches"), part);
  }
  return Size{*w, *h};
}

// The safe area: the box around the master's title and body. When that is missing, leaves the page
// or covers only a small part of it: half-inch margins and a footer band (docs/design.md, "Page and
// safe area"), smaller on pages too small for them.
Rect safe_area(const Rect& content, Size page) {
  const Rect whole{Emu(0), Emu(0), page.w, page.h};
  if (area_px(intersection(content, whole)) >= 0.3 * area_px(whole))
    return intersection(content, whole);
  const Emu shorter = std::min(page.w, page.h);
  const Emu margin = std::min(emu_from_inches(0.5), shorter / 10);
  const Emu band = std::min(emu_from_inches(0.35), shorter / 15);
  return {margin, margin, page.w - margin * 2, page.h - margin * 2 - band};
}

// The masters in the order of sldMasterIdLst; by relationships where there is no list.
std::vector<std::string> master_parts(const ooxml::Package& package, const std::string& part,
                                      pugi::xml_node presentation) {
  std::vector<std::string> out;
  std::set<std::string> seen;
  const std::map<std::string, std::string> targets = package.targets(part);
  for (const pugi::xml_node id : presentation.child("p:sldMasterIdLst").children("p:sldMasterId")) {
    const auto target = targets.find(id.attribute("r:id").value());
    if (target != targets.end() && seen.insert(ascii_lower(target->second)).second)
      out.push_back(target->second);
  }
  if (out.empty()) {
    if (const auto only = package.related(part, "slideMaster")) out.push_back(*only);
  }
  return out;
}

// `seen` has the layouts read so far, of any master, in lower case.
Result<void> read_layouts(const ooxml::Package& package, const pptx::Master& master,
                          pugi::xml_node defaults, std::set<std::string>& seen, Budget& budget,
                          Template& out) {
  pptx::MasterTexts texts;
  const std::map<std::string, std::string> targets = package.targets(master.part);
  for (const pugi::xml_node id :
       master.document.root().child("p:sldLayoutIdLst").children("p:sldLayoutId")) {
    const auto target = targets.find(id.attribute("r:id").value());
    if (target == targets.end()) {
      return fail(ErrorCode::Malformed, tr("a listed layout has no relationship"), master.part);
    }
    if (!seen.insert(ascii_lower(target->second)).second) continue;
    if (Result<void> allowed = budget.draw(Limit::Layouts, 1, master.part); !allowed)
      return allowed;
    Result<Layout> layout =
        read_layout(package, target->second, master, texts, defaults, out.page, budget);
    if (!layout) return tl::unexpected(layout.error());
    out.layouts.push_back(std::move(*layout));
  }
  return {};
}

}  // namespace

Result<Template> read_template(std::shared_ptr<const ooxml::Package> package, std::string name,
                               Budget& budget) {
  const auto part = package->related("", "officeDocument");
  const std::string* bytes = part ? package->find(*part) : nullptr;
  if (bytes == nullptr)
    return fail(ErrorCode::Malformed, tr("there is no presentation part"), name);
  const Result<Document> document = ooxml::xml::parse(*bytes, *part, budget);
  if (!document) return tl::unexpected(document.error());
  const pugi::xml_node presentation = document->root();
  if (std::string_view(presentation.name()) != "p:presentation") {
    return fail(ErrorCode::Malformed, tr("the main part is not a presentation"), *part);
  }
  const Result<Size> page = page_size(presentation, *part);
  if (!page) return tl::unexpected(page.error());

  Template out;
  out.name = std::move(name);
  out.page = *page;
  const pugi::xml_node defaults = presentation.child("p:defaultTextStyle");
  const std::vector<std::string> masters = master_parts(*package, *part, presentation);
  if (masters.empty()) return fail(ErrorCode::Malformed, tr("there is no slide master"), *part);
  std::set<std::string> seen;
  for (const std::string& master_part : masters) {
    if (Result<void> allowed = budget.draw(Limit::Masters, 1, *part); !allowed)
      return tl::unexpected(allowed.error());
    const Result<pptx::Master> master = pptx::read_master(*package, master_part, budget);
    if (!master) return tl::unexpected(master.error());
    if (Result<void> ok = read_layouts(*package, *master, defaults, seen, budget, out); !ok)
      return tl::unexpected(ok.error());
    if (out.text_box) continue;
    out.fonts = master->theme.fonts;
    out.text_box = pptx::read_text_box(*master, defaults);
    out.safe_area = safe_area(pptx::content_area(*master), out.page);
  }
  if (out.layouts.empty())
    return fail(ErrorCode::Malformed, tr("the slide master has no layouts"), masters.front());
  Result<std::optional<ooxml::TableStyle>> style =
      ooxml::read_table_style(*package, *part, out.layouts.front().colors, budget);
  if (!style) return tl::unexpected(style.error());
  out.table_style = std::move(*style);
  out.package = std::move(package);
  return out;
}

Result<Template> read_template(const std::string& path, const Limits& limits) {
  Budget budget(limits);
  Result<ooxml::Package> package = ooxml::Package::open(path, budget);
  if (!package) return tl::unexpected(package.error());
  std::string name = std::filesystem::path(path).filename().string();
  return read_template(std::make_shared<const ooxml::Package>(std::move(*package)), std::move(name),
                       budget)
      .map([&path](Template read) {
        read.path = path;
        return read;
      })
      .map_error(
          [&](Error e) { return while_doing(tr("reading the template {}", path), std::move(e)); });
}

}  // namespace deckle::templates
