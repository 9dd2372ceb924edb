// Only slidespec/system starts programs and replaces files.

#include <gtest/gtest.h>

#include <string>

#include "tests/architecture/tree.h"

namespace deckle::test {
namespace {

bool in_the_program(const SourceFile& file) {
  const std::string top = file.top();
  return file.extension() == ".cpp" && top != "tests" && top != "bench" && top != "examples";
}

bool is_called(const std::string& text, const std::string& function) {
  return text.find("::" + function + "(") != std::string::npos;
}

// One for programs that end, one for those that keep running.
TEST(Once, ProgramsAreStartedByTwoFiles) {
  for (const SourceFile& file : source_files()) {
    if (!in_the_program(file)) continue;
    for (const char* function : {"posix_spawn", "fork", "vfork", "popen", "system", "execv"}) {
      const bool starts = file.path == "slidespec/system/process.cpp" ||
                          file.path == "slidespec/system/piped_program.cpp";
      const bool here = starts && function == std::string("posix_spawn");
      EXPECT_EQ(is_called(file.text, function), here)
          << file.path << ": " << function << "(); see slidespec/system/process.h";
    }
  }
}

TEST(Once, FilesArePutInPlaceByOneFile) {
  for (const SourceFile& file : source_files()) {
    if (!in_the_program(file)) continue;
    const bool here = file.path == "slidespec/system/atomic_file.cpp";
    EXPECT_EQ(is_called(file.text, "rename"), here)
        << file.path << ": rename(); see slidespec/system/atomic_file.h";
    for (const char* function : {"umask", "ofstream", "fopen"})
      EXPECT_FALSE(is_called(file.text, function)) << file.path << ": " << function;
  }
}

}  // namespace
}  // namespace deckle::test
