#include "ooxml/media/svg/numbers.h"

#include <array>
#include <charconv>
#include <cmath>
#include <utility>

#include "ooxml/media/svg/characters.h"

namespace deckle::ooxml::svg {

std::optional<double> take_number(std::string_view& text) {
  std::string_view rest = trimmed(text);
  if (rest.starts_with('+')) rest.remove_prefix(1);
  double value = 0;
  const char* const end = rest.data() + rest.size();
  const auto [stop, error] = std::from_chars(rest.data(), end, value);
  if (error != std::errc{} || !std::isfinite(value)) return std::nullopt;
  rest.remove_prefix(static_cast<std::size_t>(stop - rest.data()));
  while (!rest.empty() && is_space(rest.front())) rest.remove_prefix(1);
  if (rest.starts_with(',')) rest.remove_prefix(1);
  text = rest;
  return value;
}

std::vector<double> numbers(std::string_view text, std::size_t most) {
  std::vector<double> out;
  while (out.size() < most) {
    const std::optional<double> one = take_number(text);
    if (!one) break;
    out.push_back(*one);
  }
  return out;
}

std::optional<double> length_px(std::string_view text) {
  // CSS 2.1, 4.3.2
  constexpr std::array<std::pair<std::string_view, double>, 7> kUnits{{{"", 1},
                                                                       {"px", 1},
                                                                       {"in", 96},
                                                                       {"cm", 96 / 2.54},
                                                                       {"mm", 96 / 25.4},
                                                                       {"pt", 96.0 / 72},
                                                                       {"pc", 16}}};
  const std::optional<double> value = take_number(text);
  if (!value) return std::nullopt;
  for (const auto& [unit, px] : kUnits) {
    if (trimmed(text) == unit) return *value * px;
  }
  return std::nullopt;
}

}  // namespace deckle::ooxml::svg
