#include "slidespec/system/helper_program.h"

#include <dlfcn.h>
#include <link.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>

namespace deckle {
namespace {

namespace fs = std::filesystem;

// "" when the system gives no path.
fs::path folder_of_program() {
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  return error || !program.is_absolute() ? fs::path() : program.parent_path();
}

// "" when this code is part of the program itself, whose entry has no name.
fs::path folder_of_library() {
  Dl_info info{};
  void* entry = nullptr;
  const auto here = reinterpret_cast<const void*>(&helper_folder);
  if (::dladdr1(here, &info, &entry, RTLD_DL_LINKMAP) == 0 || entry == nullptr) return {};
  const fs::path library = static_cast<const link_map*>(entry)->l_name;
  if (!library.is_absolute()) return {};
  std::error_code error;
  const fs::path real = fs::canonical(library, error);
  return error ? fs::path() : real.parent_path();
}

bool may_run(const std::string& path) {
  struct stat info {};
  return ::stat(path.c_str(), &info) == 0 && S_ISREG(info.st_mode) &&
         ::access(path.c_str(), X_OK) == 0;
}

}  // namespace

std::string helper_folder() { return DECKLE_LIBEXEC_FOLDER; }

std::vector<std::string> helper_places(std::string_view name) {
  std::vector<std::string> places;
  const auto add = [&](const fs::path& folder) {
    places.push_back((folder / name).lexically_normal().string());
  };
  const fs::path program = folder_of_program(), library = folder_of_library();
  if (!program.empty()) add(program);
  if (!library.empty()) add(library);
  if (!program.empty()) add(program / DECKLE_LIBEXEC_FROM_PROGRAM);
  if (!library.empty()) add(library / DECKLE_LIBEXEC_FROM_LIBRARY);
  add(helper_folder());
  return places;
}

std::string find_helper(std::string_view name) {
  for (std::string& place : helper_places(name)) {
    if (may_run(place)) return std::move(place);
  }
  return {};
}

}  // namespace deckle
