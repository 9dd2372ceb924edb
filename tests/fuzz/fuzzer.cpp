// The targets for libFuzzer, all in one program: `fuzzer --target=NAME [libFuzzer's options]
// [CORPUS…]`. libFuzzer leaves options that begin with two dashes to the program. Built with
// -DDECKLE_FUZZ=ON, see script/fuzz.

#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "tests/fuzz/target.h"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace {

const deckle::fuzz::Target* chosen = nullptr;

std::string_view text(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

}  // namespace

extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv) {
  constexpr std::string_view kOption = "--target=";
  for (int i = 1; i < *argc; ++i) {
    const std::string_view argument = (*argv)[i];
    if (argument.starts_with(kOption))
      chosen = deckle::fuzz::find_target(argument.substr(kOption.size()));
  }
  if (chosen != nullptr) return 0;
  std::fputs("fuzzer: --target=NAME is missing or unknown; there are:", stderr);
  for (const auto& target : deckle::fuzz::targets())
    std::fprintf(stderr, " %.*s", static_cast<int>(target.name.size()), target.name.data());
  std::fputs("\n", stderr);
  std::exit(2);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  chosen->read(text(data, size));
  return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t most, unsigned seed) {
  deckle::fuzz::Random random(seed);
  // libFuzzer's own changes use what it has seen the program compare.
  if (chosen->mutate == nullptr || random.once_in(3)) return LLVMFuzzerMutate(data, size, most);
  const std::string changed = chosen->mutate(text(data, size), most, random);
  std::memcpy(data, changed.data(), changed.size());
  return changed.size();
}
