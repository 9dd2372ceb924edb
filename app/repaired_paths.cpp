#include "app/repaired_paths.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <string_view>

#include "app/file_io.h"
#include "app/messages/tr.h"
#include "app/usage.h"

namespace deckle::app {

namespace {

constexpr std::string_view kEndings[] = {".pptx", ".potx", ".ppsx", ".pptm", ".potm", ".ppsm"};

}  // namespace

std::vector<std::string> repaired_paths(const std::vector<std::string>& inputs,
                                        const std::string& out) {
  if (!means_folder(inputs, out)) {
    const std::string extension = extension_of(out);
    const bool known = std::find(std::begin(kEndings), std::end(kEndings), extension) !=
                       std::end(kEndings);
    if (out != "-" && !extension.empty() && !known)
      throw UsageError(tr("--output {}: a presentation ends in .pptx, .potx, .ppsx, .pptm, .potm "
                          "or .ppsm",
                          out));
    return {out};
  }
  std::vector<std::string> paths;
  std::set<std::string> names;
  for (const std::string& input : inputs) {
    if (input == "-") throw UsageError(tr("a file from stdin has no name in a folder; pass -o FILE"));
    const std::string name = std::filesystem::path(input).filename().string();
    if (!names.insert(name).second)
      throw UsageError(tr("two of the files are named {}; write them to different folders", name));
    paths.push_back((std::filesystem::path(out) / name).string());
  }
  return paths;
}

}  // namespace deckle::app
