#pragma once
// The corpus in the source tree: tests/fuzz/corpus/TARGET/*.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace deckle::fuzz {

// Name and bytes of each file of a target, sorted by name. The bytes may be anything, and the names
// say what a file is about or, for those that a fuzzer found, are a digest.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> corpus_files(
    std::string_view target);

}  // namespace deckle::fuzz
