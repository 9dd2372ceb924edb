#include "ooxml/drawing/table_style.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "ooxml/drawing/theme_formats.h"
#include "ooxml/xml/document.h"
#include "slidespec/core/ascii.h"

namespace deckle::ooxml {

namespace {

std::optional<Color> fill_of(pugi::xml_node cell, const SchemeColors& colors) {
  if (const pugi::xml_node fill = cell.child("a:fill")) return read_fill(fill, colors);
  if (const pugi::xml_node reference = cell.child("a:fillRef"))
    return read_color(reference, colors);
  return std::nullopt;
}

// The elements of a style as the schema has them (CT_TableStyle), in the order of TablePart.
constexpr std::array<const char*, kTableParts> kPartNames{
    "a:wholeTbl", "a:band1V",   "a:band2V", "a:band1H", "a:band2H", "a:lastCol", "a:firstCol",
    "a:lastRow",  "a:firstRow", "a:seCell", "a:swCell", "a:neCell", "a:nwCell"};
constexpr std::array<const char*, kTableSides> kSideNames{"a:left",   "a:right",   "a:top",
                                                          "a:bottom", "a:insideH", "a:insideV"};

constexpr std::int64_t kMostIndex = UINT32_MAX;

struct Context {
  const SchemeColors& colors;
  const Theme& theme;
};

// ST_OnOffStyleType; unset for "def".
std::optional<bool> on_off(pugi::xml_node node, const char* attribute) {
  const std::string_view value = node.attribute(attribute).value();
  if (value == "on") return true;
  if (value == "off") return false;
  return std::nullopt;
}

// a:fill or a:fillRef below `parent`.
FillWithOpacity fill_below(pugi::xml_node parent, const Context& context) {
  if (const pugi::xml_node fill = parent.child("a:fill")) return read_fill_ir(fill, context.colors);
  const pugi::xml_node reference = parent.child("a:fillRef");
  if (!reference) return {};
  const std::int64_t index = xml::integer(reference, "idx", 0, kMostIndex).value_or(0);
  const Color color = read_color(reference, context.colors).value_or(Color());
  return theme_fill(context.theme, index, color, context.colors);
}

// a:ln or a:lnRef below `parent`.
LineIr line_below(pugi::xml_node parent, const Context& context) {
  if (const pugi::xml_node line = parent.child("a:ln")) return read_line_ir(line, context.colors);
  const pugi::xml_node reference = parent.child("a:lnRef");
  if (!reference) return {};
  const std::int64_t index = xml::integer(reference, "idx", 0, kMostIndex).value_or(0);
  const Color color = read_color(reference, context.colors).value_or(Color());
  return theme_line(context.theme, index, color, context.colors);
}

TablePartStyle read_part(pugi::xml_node part, const Context& context) {
  TablePartStyle out;
  const pugi::xml_node text = part.child("a:tcTxStyle"), cell = part.child("a:tcStyle");
  out.text = read_color(text, context.colors);
  out.bold = on_off(text, "b");
  out.italic = on_off(text, "i");
  const std::string_view font = text.child("a:fontRef").attribute("idx").value();
  if (font == "minor") out.font = TableFont::Minor;
  if (font == "major") out.font = TableFont::Major;
  out.fill = fill_below(cell, context);
  const pugi::xml_node borders = cell.child("a:tcBdr");
  for (std::size_t side = 0; side < kTableSides; ++side)
    out.lines[side] = line_below(borders.child(kSideNames[side]), context);
  return out;
}

// Far more than PowerPoint writes; what a style costs is paid for every table that has it.
constexpr std::size_t kMostStyleElements = 2000;

bool is_small(pugi::xml_node style) {
  std::size_t elements = 0;
  for (pugi::xml_node node = style; node;) {
    if (++elements > kMostStyleElements) return false;
    if (node.first_child()) {
      node = node.first_child();
      continue;
    }
    while (node != style && !node.next_sibling()) node = node.parent();
    if (node == style) break;
    node = node.next_sibling();
  }
  return true;
}

// The root of the part's document; null for a part that is missing or damaged.
Result<std::shared_ptr<const xml::Document>> styles_document(const Package& package,
                                                             const std::string& presentation_part,
                                                             Budget& budget) {
  const auto part = package.related(presentation_part, "tableStyles");
  const std::string* bytes = part ? package.find(*part) : nullptr;
  if (bytes == nullptr) return nullptr;
  Result<xml::Document> document = xml::parse(*bytes, *part, budget);
  if (!document && document.error().code == ErrorCode::Limit)
    return tl::unexpected(document.error());
  if (!document) return nullptr;
  return std::make_shared<const xml::Document>(std::move(*document));
}

}  // namespace

Result<std::optional<TableStyle>> read_table_style(const ooxml::Package& package,
                                                   const std::string& presentation_part,
                                                   const SchemeColors& colors, Budget& budget) {
  const auto document = styles_document(package, presentation_part, budget);
  if (!document) return tl::unexpected(document.error());
  if (*document == nullptr) return std::nullopt;
  const pugi::xml_node list = (*document)->root();
  const std::string_view default_id = list.attribute("def").value();
  for (const pugi::xml_node style : list.children("a:tblStyle")) {
    if (default_id.empty() || default_id != style.attribute("styleId").value()) continue;
    const pugi::xml_node whole = style.child("a:wholeTbl"), header = style.child("a:firstRow"),
                         total = style.child("a:lastRow");
    TableStyle out;
    out.id = default_id;
    out.text = read_color(whole.child("a:tcTxStyle"), colors);
    out.header_text = read_color(header.child("a:tcTxStyle"), colors);
    out.header_fill = fill_of(header.child("a:tcStyle"), colors);
    out.body_fill = fill_of(whole.child("a:tcStyle"), colors);
    out.total_text = read_color(total.child("a:tcTxStyle"), colors);
    out.total_fill = fill_of(total.child("a:tcStyle"), colors);
    return out;
  }
  return std::nullopt;
}

Result<TableStyles> TableStyles::read(const Package& package, const std::string& presentation_part,
                                      Budget& budget) {
  auto document = styles_document(package, presentation_part, budget);
  if (!document) return tl::unexpected(document.error());
  TableStyles out;
  if (*document == nullptr) return out;
  out.document_ = std::move(*document);
  const pugi::xml_node list = out.document_->root();
  out.default_id_ = list.attribute("def").value();
  for (const pugi::xml_node style : list.children("a:tblStyle")) {
    const std::string id = ascii_lower(std::string_view(style.attribute("styleId").value()));
    if (!id.empty() && is_small(style)) out.styles_.emplace(id, style);
  }
  return out;
}

std::vector<std::string> TableStyles::ids() const {
  std::vector<std::string> ids;
  for (const auto& [id, style] : styles_) ids.push_back(id);
  return ids;
}

std::optional<TableStyleParts> TableStyles::find(std::string_view id, const SchemeColors& colors,
                                                 const Theme& theme) const {
  const auto found = styles_.find(ascii_lower(id));
  if (found == styles_.end()) return built_in_table_style(id, colors, theme);
  const Context context{colors, theme};
  TableStyleParts out;
  out.background = fill_below(found->second.child("a:tblBg"), context);
  for (std::size_t part = 0; part < kTableParts; ++part) {
    if (const pugi::xml_node node = found->second.child(kPartNames[part]))
      out.parts[part] = read_part(node, context);
  }
  return out;
}

}  // namespace deckle::ooxml
