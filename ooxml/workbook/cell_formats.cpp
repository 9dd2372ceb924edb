// The number formats of cell styles (ECMA-376 Part 1, 18.8.30).

#include <map>

#include "ooxml/workbook/workbook_parts.h"
#include "ooxml/xml/document.h"
#include "slidespec/number_format/number_format.h"

namespace deckle::ooxml {
namespace {

using Format = WorkbookCell::Format;

// The formats that every workbook has without declaring them. 27 to 36 and 50 to 58 are dates in
// East Asian languages.
Format built_in(std::int64_t id) {
  if (id == 0) return Format::General;
  const bool date = (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) ||
                    (id >= 50 && id <= 58);
  return date ? Format::Date : Format::Other;
}

Format format_of(const std::string& code) {
  if (code == "General") return Format::General;
  return is_date_format(code) ? Format::Date : Format::Other;
}

constexpr std::int64_t kMostIds = 65535;

}  // namespace

Result<std::vector<Format>> read_cell_formats(const Package& package,
                                              const std::string& workbook_part, Budget& budget) {
  const std::optional<std::string> part = package.related(workbook_part, "styles");
  const std::string* const bytes = part ? package.find(*part) : nullptr;
  if (bytes == nullptr) return std::vector<Format>();
  const Result<xml::Document> document = xml::parse(*bytes, *part, budget);
  if (!document) return tl::unexpected(document.error());
  std::map<std::int64_t, Format> declared;
  for (const pugi::xml_node format : document->root().child("s:numFmts").children("s:numFmt")) {
    if (const auto id = xml::integer(format, "numFmtId", 0, kMostIds))
      declared[*id] = format_of(format.attribute("formatCode").value());
  }
  std::vector<Format> formats;
  for (const pugi::xml_node style : document->root().child("s:cellXfs").children("s:xf")) {
    const std::int64_t id = xml::integer(style, "numFmtId", 0, kMostIds).value_or(0);
    const auto found = declared.find(id);
    formats.push_back(found == declared.end() ? built_in(id) : found->second);
  }
  return formats;
}

}  // namespace deckle::ooxml
