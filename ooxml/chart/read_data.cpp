// Data of series: references with their caches, and literal values (ECMA-376 Part 1, 21.2.2.119
// and others).

#include <cstdint>

#include "ooxml/chart/chart_reader.h"
#include "ooxml/workbook/cell_values.h"
#include "ooxml/xml/document.h"

namespace deckle::ooxml::chart {
namespace {

std::size_t count_of(pugi::xml_node data) {
  return static_cast<std::size_t>(
      xml::integer(data.child("c:ptCount"), "val", 0, UINT32_MAX).value_or(0));
}

std::optional<std::uint32_t> index_of(pugi::xml_node point) {
  const auto index = xml::integer(point, "idx", 0, UINT32_MAX);
  return index ? std::optional(static_cast<std::uint32_t>(*index)) : std::nullopt;
}

// c:numCache or c:numLit.
Result<void> read_number_points(pugi::xml_node data, ChartNumberPoints& points, Reading& reading) {
  for (const pugi::xml_node point : data.children("c:pt")) {
    const std::optional<std::uint32_t> index = index_of(point);
    if (!index) continue;
    const std::optional<double> value = read_number(xml::text_of(point.child("c:v")));
    if (Result<void> put = put_point(reading, points, *index, value); !put) return put;
  }
  return {};
}

// c:strCache, c:strLit or c:lvl.
Result<void> read_text_points(pugi::xml_node data, ChartTextPoints& points, Reading& reading) {
  for (const pugi::xml_node point : data.children("c:pt")) {
    const std::optional<std::uint32_t> index = index_of(point);
    if (!index) continue;
    std::string text = from_xstring(xml::text_of(point.child("c:v")));
    if (Result<void> put = put_point(reading, points, *index, std::move(text)); !put) return put;
  }
  return {};
}

struct NumberSource {
  std::string formula;
  pugi::xml_node data;
};

// c:numRef or c:numLit below `source`.
NumberSource number_source(pugi::xml_node source) {
  if (const pugi::xml_node reference = source.child("c:numRef"))
    return {xml::text_of(reference.child("c:f")), reference.child("c:numCache")};
  return {"", source.child("c:numLit")};
}

Result<ChartCategories> read_text_categories(pugi::xml_node data, ChartCategories out,
                                             Reading& reading) {
  out.kind = ChartCategories::Kind::Text;
  out.count = count_of(data);
  if (Result<void> read = read_text_points(data, out.levels.emplace_back(), reading); !read)
    return tl::unexpected(read.error());
  return out;
}

}  // namespace

Result<ChartNumbers> read_numbers(pugi::xml_node source, Reading& reading) {
  const NumberSource from = number_source(source);
  ChartNumbers out;
  out.formula = from.formula;
  out.format = xml::text_of(from.data.child("c:formatCode"));
  out.count = count_of(from.data);
  if (Result<void> read = read_number_points(from.data, out.points, reading); !read)
    return tl::unexpected(read.error());
  return out;
}

Result<ChartCategories> read_categories(pugi::xml_node source, Reading& reading) {
  ChartCategories out;
  if (const pugi::xml_node reference = source.child("c:strRef")) {
    out.formula = xml::text_of(reference.child("c:f"));
    return read_text_categories(reference.child("c:strCache"), std::move(out), reading);
  }
  if (const pugi::xml_node literal = source.child("c:strLit"))
    return read_text_categories(literal, std::move(out), reading);
  if (const pugi::xml_node reference = source.child("c:multiLvlStrRef")) {
    out.kind = ChartCategories::Kind::Text;
    out.formula = xml::text_of(reference.child("c:f"));
    const pugi::xml_node cache = reference.child("c:multiLvlStrCache");
    out.count = count_of(cache);
    for (const pugi::xml_node level : cache.children("c:lvl")) {
      if (out.levels.size() == kMostLevels) break;
      if (Result<void> read = read_text_points(level, out.levels.emplace_back(), reading); !read)
        return tl::unexpected(read.error());
    }
    return out;
  }
  const NumberSource from = number_source(source);
  if (!from.data && from.formula.empty()) return out;
  out.kind = ChartCategories::Kind::Number;
  out.formula = from.formula;
  out.format = xml::text_of(from.data.child("c:formatCode"));
  out.count = count_of(from.data);
  if (Result<void> read = read_number_points(from.data, out.numbers, reading); !read)
    return tl::unexpected(read.error());
  return out;
}

Result<ChartName> read_name(pugi::xml_node source, Reading& reading) {
  ChartName out;
  const pugi::xml_node reference = source.child("c:strRef");
  if (!reference) {
    out.text = from_xstring(xml::text_of(source.child("c:v")));
    return out;
  }
  out.formula = xml::text_of(reference.child("c:f"));
  ChartTextPoints points;
  if (Result<void> read = read_text_points(reference.child("c:strCache"), points, reading); !read)
    return tl::unexpected(read.error());
  for (const std::optional<std::string>& point : points) {
    if (!point) continue;
    if (!out.text.empty()) out.text += ' ';
    out.text += *point;
  }
  return out;
}

}  // namespace deckle::ooxml::chart
