#include "tests/app/program_run.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>

#include "app/program.h"
#include "bench/sample_spec.h"

namespace deckle::test {

ProgramRun run_deckle(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "deckle");
  std::vector<char*> argv;
  for (std::string& argument : arguments) argv.push_back(argument.data());
  argv.push_back(nullptr);
  ::setenv("LC_ALL", "C.UTF-8", 1);
  ::testing::internal::CaptureStdout();
  ::testing::internal::CaptureStderr();
  ProgramRun run;
  run.status = app::run_program(static_cast<int>(arguments.size()), argv.data());
  run.errors = ::testing::internal::GetCapturedStderr();
  run.output = ::testing::internal::GetCapturedStdout();
  return run;
}

std::string small_spec() { return bench::sample_spec(1); }

std::string put(const TemporaryFolder& folder, const std::string& name, const std::string& text) {
  const std::string path = folder / name;
  std::filesystem::create_directories(std::filesystem::path(path).parent_path());
  write_text(path, text);
  return path;
}

}  // namespace deckle::test
