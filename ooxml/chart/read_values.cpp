#include <utility>

#include "ooxml/chart/chart_reader.h"
#include "ooxml/workbook/cell_values.h"
#include "ooxml/xml/document.h"

namespace deckle::ooxml::chart {
namespace {

template <typename Points, typename Value>
Result<void> put(Reading& reading, Points& points, std::uint32_t index, Value value) {
  if (index >= points.size()) {
    const std::size_t more = std::size_t{index} + 1 - points.size();
    if (Result<void> allowed = reading.budget.draw(Limit::ChartPoints, more, reading.facts.part);
        !allowed)
      return allowed;
    points.resize(std::size_t{index} + 1);
  }
  points[index] = std::move(value);
  return {};
}

}  // namespace

std::string value_of(pugi::xml_node parent, const char* name) {
  return parent.child(name).attribute("val").value();
}

bool flag(pugi::xml_node parent, const char* name, bool otherwise) {
  const pugi::xml_node node = parent.child(name);
  return node ? xml::boolean(node, "val", true) : otherwise;
}

std::optional<double> number_of(pugi::xml_node parent, const char* name) {
  return read_number(parent.child(name).attribute("val").value());
}

std::string paragraphs_text(pugi::xml_node body) {
  std::string text;
  bool first = true;
  for (const pugi::xml_node paragraph : body.children("a:p")) {
    if (!std::exchange(first, false)) text += '\n';
    for (const pugi::xml_node run : paragraph.children()) {
      const std::string_view name = run.name();
      if (name == "a:br") text += '\v';
      if (name == "a:r" || name == "a:fld") text += from_xstring(xml::text_of(run.child("a:t")));
    }
  }
  return text;
}

Result<void> put_point(Reading& reading, ChartNumberPoints& points, std::uint32_t index,
                       std::optional<double> value) {
  // A gap behind the last point needs no place.
  if (!value && index >= points.size()) return {};
  return put(reading, points, index, value);
}

Result<void> put_point(Reading& reading, ChartTextPoints& points, std::uint32_t index,
                       std::string value) {
  return put(reading, points, index, std::optional<std::string>(std::move(value)));
}

}  // namespace deckle::ooxml::chart
