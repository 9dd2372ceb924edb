#include "tests/fuzz/corpus_files.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace deckle::fuzz {

std::vector<std::pair<std::string, std::string>> corpus_files(std::string_view target) {
  std::vector<std::pair<std::string, std::string>> files;
  const std::filesystem::path folder =
      std::filesystem::path(DECKLE_SOURCE_DIR) / "tests/fuzz/corpus" / target;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    std::ifstream in(entry.path(), std::ios::binary);
    files.emplace_back(entry.path().filename().string(),
                       std::string(std::istreambuf_iterator<char>(in), {}));
  }
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace deckle::fuzz
