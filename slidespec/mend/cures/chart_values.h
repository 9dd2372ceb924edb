#pragma once
// The values of a chart as they are written in text.

#include <initializer_list>
#include <optional>
#include <string>
#include <vector>

#include "slidespec/mend/cures/cure_list.h"

namespace deckle::cures {

// Names of the value of a point.
inline constexpr std::initializer_list<const char*> kPointY = {
    "y",    "value",      "val",     "amount", "count", "data",   "v",    "total", "값",
    "수치", "percentage", "percent", "share",  "score", "number", "비율", "수량"};

// Whether it says that there is no value: null, "N/A", "–".
[[nodiscard]] bool is_gap(const json& value);
// Whether it is a word that stands before a number that is not exact.
[[nodiscard]] bool is_about(std::string word);

// A value as it is written in text: digits, what is before and after them, and whether it is
// negative.
class Values {
 public:
  // `scaled`: 900K is 900000.
  explicit Values(bool scaled) : scaled_(scaled) {}

  // Empty: it is no number.
  std::optional<double> read(const json& value);

  // Whether what is before and after the digits is the same for all; words for "about" need not be.
  [[nodiscard]] bool same() const;
  // Whether units that are not the same are scales of one number: 900K and 1.2M.
  [[nodiscard]] bool scales() const;
  // For the label of the axis.
  [[nodiscard]] std::string unit() const;
  // Some values are said to be about right, and others are not.
  [[nodiscard]] bool some_about() const { return about_ && (exact_ || words_.size() > 1); }

 private:
  bool scaled_, about_ = false, exact_ = false;
  std::vector<std::string> units_, words_;  // different ones
};

}  // namespace deckle::cures
