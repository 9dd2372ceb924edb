#include <filesystem>
#include <iterator>
#include <map>
#include <set>
#include <utility>

#include "pptx/check/repair/sound_lists.h"
#include "pptx/check/run/fault_findings.h"
#include "pptx/read/layout_sheet.h"
#include "pptx/read/page.h"
#include "slidespec/core/ascii.h"
#include "templates/messages/tr.h"
#include "templates/own_layout.h"
#include "templates/read_layout.h"
#include "templates/template.h"

namespace deckle::templates {

namespace {

// `seen` has the layouts read so far, of any master, in lower case.
Result<void> read_layouts(const ooxml::Package& package, pptx::Sheets& sheets,
                          pptx::PartPictures& pictures, const pptx::Master& master, std::set<std::string>& seen, Budget& budget,
                          Template& out) {
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
    Result<Layout> layout = read_layout(sheets, pictures, target->second, master, out.page, budget);
    if (!layout) return tl::unexpected(layout.error());
    out.layouts.push_back(std::move(*layout));
  }
  return {};
}

Diagnostic own_layout_finding(const std::string& master) {
  Diagnostic d;
  d.rule = "layout-added";
  d.severity = Severity::Warning;
  d.defect = false;
  d.message = tr("the template has no layouts; deckle added one to its master {}", master);
  d.hint =
      tr("add layouts to the master in PowerPoint (View, Slide Master), and save the template");
  return d;
}

}  // namespace

Result<Template> read_template(std::shared_ptr<const ooxml::Package> package, std::string name,
                               Budget& budget) {
  const Result<pptx::Presentation> presentation = pptx::read_presentation(*package, name, budget);
  if (!presentation) return tl::unexpected(presentation.error());
  const std::vector<std::string>& masters = presentation->masters;
  if (masters.empty())
    return fail(ErrorCode::Malformed, tr("there is no slide master"), presentation->part);

  Template out;
  out.name = std::move(name);
  out.page = presentation->page;
  pptx::Sheets sheets(*package, presentation->defaults(), budget, pptx::Coordinates::Strict);
  pptx::PartPictures pictures(*package, budget.limits());
  std::set<std::string> seen;
  const pptx::Master* first = nullptr;
  for (const std::string& master_part : masters) {
    const Result<const pptx::Master*> read = sheets.master(master_part);
    if (!read) return tl::unexpected(read.error());
    const pptx::Master& master = **read;
    if (first == nullptr) first = &master;
    if (Result<void> ok = read_layouts(*package, sheets, pictures, master, seen, budget, out); !ok)
      return tl::unexpected(ok.error());
    if (out.text_box) continue;
    out.fonts = master.theme.fonts;
    pptx::MasterTexts texts;
    out.body_text = pptx::master_text(
        {master, master.theme.fonts, master.colors, sheets.defaults(), texts}, "body");
    out.text_box =
        pptx::read_text_box(master, master.colors, master.theme.fonts, sheets.defaults());
    out.safe_area = pptx::safe_area(pptx::content_area(master), out.page);
  }
  if (out.layouts.empty()) {
    if (Result<void> allowed = budget.draw(Limit::Layouts, 1, masters.front()); !allowed)
      return tl::unexpected(allowed.error());
    auto extended = std::make_shared<ooxml::Package>(*package);
    const Result<void> added = add_own_layout(*extended, presentation->part, *first, budget);
    if (!added) return tl::unexpected(added.error());
    return read_template(std::move(extended), std::move(out.name), budget)
        .map([&masters](Template read) {
          read.faults.push_back(own_layout_finding(masters.front()));
          return read;
        });
  }
  Result<std::optional<ooxml::TableStyle>> style =
      ooxml::read_table_style(*package, presentation->part, out.layouts.front().colors, budget);
  if (!style) return tl::unexpected(style.error());
  out.table_style = std::move(*style);
  out.package = std::move(package);
  return out;
}

Result<Template> read_template(const std::string& path, const Limits& limits) {
  Budget budget(limits);
  ooxml::PackageFaults faults;
  Result<ooxml::Package> package = ooxml::Package::open(path, budget, faults);
  if (!package) return tl::unexpected(package.error());
  std::string name = std::filesystem::path(path).filename().string();
  return pptx::check::refuse_two_readings(faults)
      .and_then([&] { return pptx::check::with_sound_lists(std::move(*package), faults, limits); })
      .and_then([&](ooxml::Package sound) {
        return read_template(std::make_shared<const ooxml::Package>(std::move(sound)), name,
                             budget);
      })
      .map([&](Template read) {
        read.path = path;
        DiagnosticSink of_file = pptx::check::findings_of(faults);
        read.faults.insert(read.faults.begin(), std::make_move_iterator(of_file.begin()),
                           std::make_move_iterator(of_file.end()));
        for (Diagnostic& finding : read.faults) finding.at.file = path;
        return read;
      })
      .map_error(
          [&](Error e) { return while_doing(tr("reading the template {}", path), std::move(e)); });
}

}  // namespace deckle::templates
