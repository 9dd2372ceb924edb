#include "ooxml/drawing/values.h"

#include <array>
#include <charconv>
#include <cmath>
#include <string>

namespace deckle::ooxml {

namespace {

struct Number {
  double value = 0;
  std::string_view unit;
};

// Locale-free. The attribute must begin with a number; what follows is its unit.
std::optional<Number> number(pugi::xml_node node, const char* attribute) {
  const pugi::xml_attribute found = node.attribute(attribute);
  if (!found) return std::nullopt;
  const std::string_view text = found.value();
  Number out;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out.value);
  if (error != std::errc{} || !std::isfinite(out.value)) return std::nullopt;
  out.unit = text.substr(static_cast<std::size_t>(end - text.data()));
  return out;
}

// ST_UniversalMeasure.
std::optional<double> points_per(std::string_view unit) {
  struct Unit {
    std::string_view name;
    double points;
  };
  constexpr std::array<Unit, 6> kUnits{
      {{"pt", 1}, {"in", 72}, {"cm", 72 / 2.54}, {"mm", 7.2 / 2.54}, {"pc", 12}, {"pi", 12}}};
  for (const Unit& known : kUnits) {
    if (known.name == unit) return known.points;
  }
  return std::nullopt;
}

}  // namespace

std::optional<double> percent(pugi::xml_node node, const char* attribute) {
  const std::optional<Number> read = number(node, attribute);
  if (!read || std::abs(read->value) > 1e9) return std::nullopt;
  if (read->unit == "%") return read->value;
  if (!read->unit.empty()) return std::nullopt;
  return read->value / 1000.0;
}

std::optional<double> degrees(pugi::xml_node node, const char* attribute) {
  const std::optional<Number> read = number(node, attribute);
  if (!read || !read->unit.empty() || std::abs(read->value) > 1e10) return std::nullopt;
  return read->value / 60000.0;
}

std::optional<Emu> coordinate(pugi::xml_node node, const char* attribute) {
  const std::optional<Number> read = number(node, attribute);
  if (!read) return std::nullopt;
  double emu = read->value;
  if (!read->unit.empty()) {
    const std::optional<double> scale = points_per(read->unit);
    if (!scale) return std::nullopt;
    emu *= *scale * double{kEmuPerPt};
  }
  if (std::abs(emu) > static_cast<double>(kLargestCoordinate)) return std::nullopt;
  return Emu(std::llround(emu));
}

std::optional<double> hundredths(pugi::xml_node node, const char* attribute, double lowest,
                                 double highest) {
  const std::optional<Number> read = number(node, attribute);
  if (!read) return std::nullopt;
  double points = read->value / 100.0;
  if (!read->unit.empty()) {
    const std::optional<double> scale = points_per(read->unit);
    if (!scale) return std::nullopt;
    points = read->value * *scale;
  }
  if (points < lowest || points > highest) return std::nullopt;
  return points;
}

}  // namespace deckle::ooxml
