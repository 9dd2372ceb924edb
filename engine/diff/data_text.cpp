#include "engine/diff/data_text.h"

#include <fmt/format.h>

#include <variant>

namespace deckle::engine {

std::string number_text(double value) { return fmt::format("{}", value); }

std::string category_text(const ChartPoint& point) {
  if (const double* number = std::get_if<double>(&point.x)) return number_text(*number);
  return std::get<std::string>(point.x);
}

std::string value_text(const ChartPoint& point) {
  return point.y ? number_text(*point.y) : std::string();
}

}  // namespace deckle::engine
