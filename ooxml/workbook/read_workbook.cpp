#include "ooxml/workbook/read_workbook.h"

#include <algorithm>

#include "ooxml/messages/tr.h"
#include "ooxml/workbook/workbook_parts.h"
#include "ooxml/xml/document.h"

namespace deckle::ooxml {
namespace {

WorkbookSheet::State state_of(pugi::xml_node sheet) {
  const std::string_view state = sheet.attribute("state").value();
  if (state == "hidden") return WorkbookSheet::State::Hidden;
  if (state == "veryHidden") return WorkbookSheet::State::VeryHidden;
  return WorkbookSheet::State::Visible;
}

// The part with s:workbook. Word files and presentations are packages as well.
Result<std::string> workbook_part(const Package& package) {
  const std::optional<std::string> part = package.related("", "officeDocument");
  if (!part || !package.has(*part)) return fail(ErrorCode::Malformed, tr("has no workbook part"));
  if (package.content_type(*part).find("binary") != std::string::npos)
    return fail(ErrorCode::Malformed, tr("is a binary workbook (.xlsb)"));
  return *part;
}

}  // namespace

const WorkbookCell* WorkbookSheet::find(CellPlace place) const {
  const auto found =
      std::lower_bound(cells.begin(), cells.end(), place,
                       [](const WorkbookCell& cell, CellPlace at) { return cell.at < at; });
  return found == cells.end() || found->at != place ? nullptr : &*found;
}

Result<Workbook> read_workbook(std::string_view bytes, Budget& budget) {
  const Result<Package> package = Package::from_bytes(bytes, budget);
  if (!package) return tl::unexpected(package.error());
  const Result<std::string> part = workbook_part(*package);
  if (!part) return tl::unexpected(part.error());
  const Result<xml::Document> document = xml::parse(*package->find(*part), *part, budget);
  if (!document) return tl::unexpected(document.error());
  const pugi::xml_node root = document->root();
  if (std::string_view(root.name()) != "s:workbook")
    return fail(ErrorCode::Malformed, tr("is not a workbook"), *part);

  Workbook out;
  out.date1904 = xml::boolean(root.child("s:workbookPr"), "date1904", false);
  SheetContext context;
  context.date1904 = out.date1904;
  if (Result<std::vector<SharedText>> strings = read_shared_strings(*package, *part, budget)) {
    context.strings = std::move(*strings);
  } else {
    return tl::unexpected(strings.error());
  }
  if (auto formats = read_cell_formats(*package, *part, budget)) {
    context.formats = std::move(*formats);
  } else {
    return tl::unexpected(formats.error());
  }
  const std::map<std::string, std::string> targets = package->targets(*part);
  for (const pugi::xml_node listed : root.child("s:sheets").children("s:sheet")) {
    WorkbookSheet& sheet = out.sheets.emplace_back();
    sheet.name = listed.attribute("name").value();
    sheet.state = state_of(listed);
    const std::string id = listed.attribute("r:id").value();
    if (id.empty()) continue;  // a sheet of macros, which has no part
    const auto target = targets.find(id);
    const std::string* const content =
        target == targets.end() ? nullptr : package->find(target->second);
    if (content == nullptr)
      return fail(ErrorCode::Malformed, tr("the sheet {} has no part", sheet.name), *part);
    if (Result<void> read = read_sheet(*content, target->second, context, sheet, budget); !read)
      return tl::unexpected(read.error());
  }
  return out;
}

}  // namespace deckle::ooxml
