#include "app/file_io.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <set>

#include "app/messages/tr.h"
#include "engine/inputs/nearest_file.h"
#include "slidespec/system/atomic_file.h"
#include "slidespec/system/descriptor.h"
#include "slidespec/system/input_file.h"

namespace deckle::app {
namespace fs = std::filesystem;
namespace {

constexpr std::string_view kSpecEndings[] = {".json"};

}  // namespace

std::string display_name(const std::string& path) { return path == "-" ? "<stdin>" : path; }

Result<std::string> read_input(const std::string& path, Limit limit, const Limits& limits) {
  return path == "-" ? read_descriptor(STDIN_FILENO, display_name(path), limit, limits)
                     : read_file(path, limit, limits, FoundBy::User);
}

Result<std::string> read_spec(const std::string& path, const Limits& limits) {
  auto text = read_input(path, Limit::SpecBytes, limits).map_error([&path](Error error) {
    return engine::with_nearest_file(std::move(error), path, kSpecEndings);
  });
  if (text && text->starts_with("PK\x03\x04"))
    return fail(
        ErrorCode::Malformed,
        tr("is a ZIP package (a .pptx?), but this command reads SlideSpec JSON; pass a .pptx "
           "with --template"),
        display_name(path));
  return text;
}

Result<void> write_output(const std::string& path, std::string_view bytes) {
  if (path != "-") return write_file(path, bytes);
  if (!write_all(STDOUT_FILENO, bytes))
    return fail(ErrorCode::CannotWrite, tr("cannot be written: {}", std::strerror(errno)),
                "<stdout>");
  return {};
}

bool means_folder(const std::vector<std::string>& inputs, const std::string& out) {
  std::error_code ec;
  if (out.empty()) return false;
  return inputs.size() > 1 || out.ends_with('/') || fs::is_directory(out, ec);
}

Result<std::vector<std::string>> output_paths(const std::vector<std::string>& inputs,
                                              const std::string& out, const std::string& ending) {
  const bool beside = out.empty();
  if (!beside && !means_folder(inputs, out)) return std::vector<std::string>{out};
  if (out == "-")
    return fail(ErrorCode::CannotWrite, tr("several outputs cannot be written to stdout; pass a "
                                           "folder with -o"),
                out);
  std::vector<std::string> paths;
  std::set<std::string> taken;
  for (const std::string& input : inputs) {
    const std::string stem = input == "-" ? "stdin" : fs::path(input).stem().string();
    const fs::path folder = beside ? fs::path(input).parent_path() : fs::path(out);
    const std::string path = (folder / (stem + ending)).string();
    if (!taken.insert(path).second)
      return fail(
          ErrorCode::CannotWrite,
          tr("two inputs would be written to this file; build them into separate folders"),
          path);
    paths.push_back(path);
  }
  return paths;
}

Result<void> make_folder(const std::string& path) {
  std::error_code ec;
  fs::create_directories(path, ec);
  if (!fs::is_directory(path, ec))
    return fail(ErrorCode::CannotWrite, tr("is not a folder, and no folder of this name can be "
                                           "created"), path);
  return {};
}

std::string folder_of(const std::string& path) {
  if (path == "-") return ".";
  const std::string parent = fs::path(path).parent_path().string();
  return parent.empty() ? "." : parent;
}

}  // namespace deckle::app
