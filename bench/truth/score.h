#pragma once
// Tallies predictions by class, and prints the table.

#include <map>
#include <string>
#include <vector>

#include "bench/truth/classes.h"
#include "bench/truth/predict.h"

namespace deckle::bench {

// How many records of a class there are, and how many are within each tolerance.
struct Tally {
  std::vector<std::string> names;
  std::size_t n = 0;
  std::vector<std::size_t> within;
  void add(const std::vector<bool>& hits);
};

class Score {
 public:
  Score();
  // Returns a line for --records: the class, what was saved, what is predicted.
  std::string add(const test::TruthRecord& record, const Prediction& predicted);

  [[nodiscard]] std::string table() const;
  [[nodiscard]] std::string json() const;

 private:
  std::string add_height(const test::TruthRecord& record, const Prediction& predicted);
  void add_width(const test::TruthRecord& record, const Prediction& predicted);
  std::string add_autofit(const test::TruthRecord& record, const Prediction& predicted);
  void not_known(const Prediction& predicted);

  std::map<std::string, Tally> tallies_;
  std::map<std::string, std::size_t> unknown_faces_;  // records that are not counted for them
  std::size_t not_measurable_ = 0, other_states_ = 0;
};

}  // namespace deckle::bench
