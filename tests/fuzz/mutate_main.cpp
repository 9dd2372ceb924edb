// Writes changed copies of a file: `fuzz_mutate TARGET SEED COUNT FILE FOLDER`. They are called 0,
// 1 … with the suffix of FILE, and each is changed one to three times by the target's own mutator.

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "tests/fuzz/mutate/bytes.h"
#include "tests/fuzz/target.h"

int main(int argc, char** argv) {
  using namespace deckle::fuzz;
  const Target* target = argc == 6 ? find_target(argv[1]) : nullptr;
  if (target == nullptr) {
    std::fputs("usage: fuzz_mutate TARGET SEED COUNT FILE FOLDER\n", stderr);
    return 2;
  }
  constexpr std::size_t kMost = std::size_t{8} << 20;
  std::ifstream in(argv[4], std::ios::binary);
  if (!in) {
    std::fprintf(stderr, "fuzz_mutate: cannot read %s\n", argv[4]);
    return 2;
  }
  const std::string original(std::istreambuf_iterator<char>(in), {});
  const std::string suffix = std::filesystem::path(argv[4]).extension().string();
  const unsigned long long seed = std::strtoull(argv[2], nullptr, 10),
                           count = std::strtoull(argv[3], nullptr, 10);
  for (unsigned long long i = 0; i < count; ++i) {
    Random random(seed * 1'000'003 + i);
    const std::string changed = target->mutate == nullptr ? mutate_bytes(original, kMost, random)
                                                          : target->mutate(original, kMost, random);
    std::ofstream out(std::filesystem::path(argv[5]) / (std::to_string(i) + suffix),
                      std::ios::binary);
    out << changed;
    if (!out.flush()) {
      std::fprintf(stderr, "fuzz_mutate: cannot write to %s\n", argv[5]);
      return 2;
    }
  }
  return 0;
}
