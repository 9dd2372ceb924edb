#include "ooxml/drawing/table_style.h"

#include <string_view>

#include "ooxml/xml/document.h"

namespace deckle::ooxml {

namespace {

std::optional<Color> fill_of(pugi::xml_node cell, const SchemeColors& colors) {
  if (const pugi::xml_node fill = cell.child("a:fill")) return read_fill(fill, colors);
  if (const pugi::xml_node reference = cell.child("a:fillRef"))
    return read_color(reference, colors);
  return std::nullopt;
}

}  // namespace

Result<std::optional<TableStyle>> read_table_style(const ooxml::Package& package,
                                                   const std::string& presentation_part,
                                                   const SchemeColors& colors, Budget& budget) {
  const auto part = package.related(presentation_part, "tableStyles");
  const std::string* bytes = part ? package.find(*part) : nullptr;
  if (bytes == nullptr) return std::nullopt;
  const auto document = ooxml::xml::parse(*bytes, *part, budget);
  if (!document && document.error().code == ErrorCode::Limit)
    return tl::unexpected(document.error());
  if (!document) return std::nullopt;
  const pugi::xml_node list = document->root();
  const std::string_view default_id = list.attribute("def").value();
  for (const pugi::xml_node style : list.children("a:tblStyle")) {
    if (default_id.empty() || default_id != style.attribute("styleId").value()) continue;
    const pugi::xml_node whole = style.child("a:wholeTbl"), header = style.child("a:firstRow");
    TableStyle out;
    out.id = default_id;
    out.text = read_color(whole.child("a:tcTxStyle"), colors);
    out.header_text = read_color(header.child("a:tcTxStyle"), colors);
    out.header_fill = fill_of(header.child("a:tcStyle"), colors);
    return out;
  }
  return std::nullopt;
}

}  // namespace deckle::ooxml
