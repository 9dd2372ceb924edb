#include "engine/inputs/nearest_file.h"

#include <algorithm>
#include <filesystem>
#include <optional>

#include "engine/messages/tr.h"
#include "slidespec/diag/nearest_name.h"

namespace deckle::engine {
namespace fs = std::filesystem;
namespace {

// More names are not compared; listing as many takes about 10 ms. The value is ours.
constexpr std::size_t kMaxNames = 10000;

// `name` less the first of `endings` that it has; nullopt when it has none.
std::optional<std::string> without_ending(std::string_view name,
                                          std::span<const std::string_view> endings) {
  for (const std::string_view ending : endings) {
    if (name.size() > ending.size() && name.ends_with(ending))
      return std::string(name.substr(0, name.size() - ending.size()));
  }
  return std::nullopt;
}

// The names of the files in `folder`, in alphabetical order.
std::vector<std::string> files_in(const fs::path& folder) {
  std::vector<std::string> names;
  std::error_code ec;
  for (fs::directory_iterator at(folder, ec), end; !ec && at != end; at.increment(ec)) {
    if (names.size() == kMaxNames) return {};
    names.push_back(at->path().filename().string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

}  // namespace

std::vector<std::string> names_in(const std::string& folder,
                                  std::span<const std::string_view> endings) {
  std::vector<std::string> names;
  for (const std::string& file : files_in(folder)) {
    if (auto name = without_ending(file, endings)) names.push_back(std::move(*name));
  }
  return names;
}

Error with_nearest_file(Error error, const std::string& path,
                        std::span<const std::string_view> endings,
                        const std::string& other_folder) {
  std::error_code ec;
  if (error.code != ErrorCode::NotFound || fs::exists(path, ec)) return error;
  std::vector<fs::path> folders{fs::path(path).parent_path()};
  if (!other_folder.empty()) folders.emplace_back(other_folder);
  std::vector<std::string> names, paths;
  for (const fs::path& folder : folders) {
    for (const std::string& file : files_in(folder.empty() ? fs::path(".") : folder)) {
      auto name = without_ending(file, endings);
      if (!name) continue;
      names.push_back(std::move(*name));
      paths.push_back((folder / file).string());
    }
  }
  const std::string asked = fs::path(path).filename().string();
  const std::vector<std::string_view> known(names.begin(), names.end());
  const std::string nearest = nearest_name(without_ending(asked, endings).value_or(asked), known);
  const auto found = std::find(names.begin(), names.end(), nearest);
  if (nearest.empty() || found == names.end()) return error;
  error.message += tr("; did you mean {}?", paths[static_cast<std::size_t>(found - names.begin())]);
  return error;
}

}  // namespace deckle::engine
