#include "fixers/refine/rollout_folder.h"

#include <charconv>
#include <filesystem>

#include "fixers/diagnose/diagnose.h"
#include "fixers/messages/tr.h"
#include "slidespec/ir_json/ir_json.h"
#include "slidespec/system/atomic_file.h"
#include "slidespec/system/input_file.h"

namespace deckle::fixers {
namespace {

namespace fs = std::filesystem;

constexpr const char* kNumberedNames[] = {"ir", "out", "render", "dom", "diag", "patch"};

// The number of a file of an iteration; -1 for another file.
int number_of(const std::string& file) {
  const std::size_t line = file.find('_'), dot = file.find('.');
  if (line == std::string::npos || dot == std::string::npos || dot < line) return -1;
  int number = -1;
  const auto parsed = std::from_chars(file.data() + line + 1, file.data() + dot, number);
  if (parsed.ec != std::errc() || parsed.ptr != file.data() + dot) return -1;
  for (const char* name : kNumberedNames) {
    if (file.compare(0, line, name) == 0) return number;
  }
  return -1;
}

}  // namespace

std::string numbered(const char* name, int number, const char* ending) {
  return std::string(name) + "_" + std::to_string(number) + ending;
}

RolloutFiles iteration_files(const SlideIr& slide, const MeasuredSlide& measured,
                             const Diagnosis& diagnosis, int number, const std::string& target,
                             const std::string& backend, const RolloutPictures& pictures) {
  RolloutFiles files;
  if (pictures) files = pictures(slide, measured, number);
  files.emplace_back(numbered("ir", number, ".json"), write_slide_ir(slide));
  files.emplace_back(numbered("dom", number, ".json"),
                     write_measurements({slide}, {measured}, {.target = target, .backend = backend}));
  files.emplace_back(numbered("diag", number, ".json"), write_diagnosis(slide, diagnosis));
  return files;
}

Result<void> RolloutFolder::create() const {
  std::error_code error;
  if (is_used()) fs::create_directories(path_, error);
  if (error) return fail(ErrorCode::CannotWrite, tr("cannot be created: {}", error.message()), path_);
  return {};
}

Result<void> RolloutFolder::write(const std::string& name, std::string_view bytes) const {
  return is_used() ? write_file(path_ + "/" + name, bytes) : Result<void>{};
}

Result<void> RolloutFolder::write(const RolloutFiles& files) const {
  for (const auto& [name, bytes] : files) {
    if (auto written = write(name, bytes); !written) return written;
  }
  return {};
}

Result<void> RolloutFolder::claim(const std::string& name, const std::string& bytes) const {
  if (!is_used()) return {};
  std::error_code error;
  if (!fs::exists(path_ + "/" + name, error)) return write(name, bytes);
  const auto there = read_file(path_ + "/" + name, Limit::SpecBytes, {}, FoundBy::User);
  if (!there) return tl::unexpected(there.error());
  if (*there == bytes) return {};
  return fail(ErrorCode::CannotWrite,
              tr("holds the rollout of another input, or with other settings; choose another folder"),
              path_);
}

void RolloutFolder::drop_after(int last) const {
  std::error_code error;
  std::vector<fs::path> old;
  for (fs::directory_iterator at(path_, error), end; !error && at != end; at.increment(error)) {
    if (number_of(at->path().filename().string()) > last) old.push_back(at->path());
  }
  for (const fs::path& file : old) fs::remove(file, error);
}

}  // namespace deckle::fixers
