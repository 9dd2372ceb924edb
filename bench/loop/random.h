#pragma once
// Random numbers that are the same on every machine: the library's distributions are not.

#include <cstdint>
#include <random>

namespace deckle::bench {

class Random {
 public:
  explicit Random(std::uint64_t seed) : engine_(seed) {}
  // 0 to n - 1.
  int below(int n) { return static_cast<int>(engine_() % static_cast<std::uint64_t>(n)); }
  int from(int least, int most) { return least + below(most - least + 1); }
  bool chance(int percent) { return below(100) < percent; }
  double share() { return static_cast<double>(engine_() % 1000001) / 1e6; }
  double from_real(double least, double most) { return least + share() * (most - least); }

 private:
  std::mt19937_64 engine_;
};

}  // namespace deckle::bench
