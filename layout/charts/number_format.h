#pragma once
// Chooses the number formats of a chart: the file has their codes; pictures and measuring use
// write_number().

#include <optional>
#include <string>

#include "layout/charts/data.h"
#include "slidespec/number_format/number_format.h"

namespace deckle::layout {

// What large numbers are counted in: a power of ten and what is written behind the number.
struct NumberUnit {
  std::string name;
  int exponent = 0;  // 3, 6, 9: K, M, B; 4, 8, 12: 만, 억, 조
  bool in_heading = false;  // "억 원", "million": above the axis, not behind each number

  // Number formats divide by thousands only. Data in other units, and in those of a heading, are divided
  // themselves (docs/decisions.md, 59).
  [[nodiscard]] bool scales_data() const {
    return in_heading || exponent % 3 != 0 || exponent == 12;
  }
};

// The unit that style.units asks for; nullopt for none. `auto` takes the one that suits the values
// and the deck's language: 만, 억 and 조 in Korean, Japanese and Chinese, else K, M and B.
[[nodiscard]] std::optional<NumberUnit> unit_for(const ValueRange& range, const std::string& units,
                                                 const std::string& language);

// The format for labels at points: the authored one; else grouped thousands and the decimals of the
// values, limited by their magnitude, with the unit; none above 1 where only smaller values need them;
// scientific beyond 1e15 and below 1e-6. `range`
// and `data` are in the unit where it scales them.
[[nodiscard]] NumberFormat label_format(const ValueRange& range, const ChartData& data,
                                        const std::string& authored,
                                        const std::optional<NumberUnit>& unit);
// The format for the ticks of an axis, which are about `step` apart, as the application chooses:
// General where they may be fractions.
[[nodiscard]] NumberFormat axis_format(double step, const NumberFormat& labels,
                                       const std::string& authored,
                                       const std::optional<NumberUnit>& unit);

// Rounded to 15 significant digits, as spreadsheets show numbers: 0.1 + 0.2 is 0.3.
[[nodiscard]] double without_noise(double value);

}  // namespace deckle::layout
