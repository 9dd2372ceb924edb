#include "tests/architecture/tree.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <sstream>

namespace deckle::test {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kLargestText = std::uintmax_t{4} << 20;

bool left_out(const std::string& name) {
  if (name == ".ci" || name == ".clang-format" || name == ".gitignore") return false;
  return name.front() == '.' || name == "build" || name.rfind("build-", 0) == 0 || name == "out" || name == "__pycache__";
}

std::string read_text(const fs::path& path) {
  std::error_code error;
  if (fs::file_size(path, error) > kLargestText || error) return {};
  std::ifstream in(path, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(in), {}};
  return text.find('\0') == std::string::npos ? text : std::string{};
}

void collect(const fs::path& folder, const fs::path& root, std::vector<SourceFile>& files) {
  for (const auto& entry : fs::directory_iterator(folder)) {
    if (left_out(entry.path().filename().string())) continue;
    if (entry.is_directory() && !entry.is_symlink()) {
      collect(entry.path(), root, files);
    } else {
      files.push_back({fs::relative(entry.path(), root).generic_string(), read_text(entry.path())});
    }
  }
}

}  // namespace

std::string SourceFile::top() const { return path.substr(0, path.find('/')); }

std::string SourceFile::extension() const { return fs::path(path).extension().string(); }

const std::vector<SourceFile>& source_files() {
  static const std::vector<SourceFile> files = [] {
    std::vector<SourceFile> found;
    collect(DECKLE_SOURCE_DIR, DECKLE_SOURCE_DIR, found);
    std::sort(found.begin(), found.end(),
              [](const SourceFile& a, const SourceFile& b) { return a.path < b.path; });
    return found;
  }();
  return files;
}

std::vector<Include> quoted_includes(const std::string& text) {
  std::vector<Include> includes;
  std::istringstream lines(text);
  int number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    std::size_t at = line.find_first_not_of(" \t");
    if (at == std::string::npos || line[at] != '#') continue;
    at = line.find_first_not_of(" \t", at + 1);
    if (at == std::string::npos || line.compare(at, 7, "include") != 0) continue;
    const auto open = line.find('"', at + 7);
    if (open == std::string::npos) continue;
    const auto close = line.find('"', open + 1);
    if (close == std::string::npos) continue;
    includes.push_back({number, line.substr(open + 1, close - open - 1)});
  }
  return includes;
}

}  // namespace deckle::test
