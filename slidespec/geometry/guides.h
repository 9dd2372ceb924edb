#pragma once
// The guides of a geometry: named numbers and the formulas that compute them (ECMA-376 Part 1,
// 20.1.9.11). Angles are ST_Angle, 60,000 to the degree.

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace deckle {

class Guides {
 public:
  // Knows the names that depend on the size alone: w, h, hc, ss, wd2 … In any unit.
  Guides(double width, double height);

  void set(std::string_view name, double value);
  // "*/ w adj 100000". A formula that is none, divides by 0 or gives no finite number is 0.
  void add(std::string_view name, std::string_view formula);

  // Of a name, or of a number as text; 0 for a name that is not known.
  [[nodiscard]] double value(std::string_view text) const;
  [[nodiscard]] std::size_t size() const { return values_.size(); }

 private:
  std::map<std::string, double, std::less<>> values_;
};

// The words of a line, separated by spaces.
[[nodiscard]] std::vector<std::string_view> words_of(std::string_view line);

}  // namespace deckle
