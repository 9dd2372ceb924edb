#include "tests/support/judges.h"

#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <system_error>

namespace deckle::test {

namespace fs = std::filesystem;

namespace {

// The judges' programs: two Python modules, and the validator where ooxml_validate.sh looks for it.
bool programs_at_hand() {
  if (run({python(), "-c", "import lxml, fontTools"}).status != 0) return false;
  std::error_code error;
  if (const char* named = std::getenv("OOXML_VALIDATOR")) return fs::exists(named, error);
  const char* home = std::getenv("HOME");
  return home != nullptr &&
         fs::is_directory(fs::path(home) / ".cache/ooxml-validator/node_modules/@xarsh", error);
}

}  // namespace

std::string judges_folder() {
  const char* named = std::getenv("DECKLE_JUDGES");
  const fs::path folder = named != nullptr && *named != '\0'
                              ? fs::path(named)
                              : fs::path(DECKLE_SOURCE_DIR) / ".." / "shared";
  std::error_code error;
  if (!fs::is_directory(folder, error)) return {};
  // If judges are required, the test fails when one is missing.
  static const bool usable = std::getenv("DECKLE_REQUIRE_JUDGES") != nullptr || programs_at_hand();
  return usable ? fs::weakly_canonical(folder, error).string() : std::string{};
}

std::string python() {
  std::error_code error;
  return fs::exists("/usr/bin/python3", error) ? "/usr/bin/python3" : "python3";
}

CommandResult run(const std::vector<std::string>& command) {
  CommandResult result;
  std::array<int, 2> ends{};
  if (command.empty() || ::pipe(ends.data()) != 0) return result;
  const pid_t child = ::fork();
  if (child == 0) {
    ::dup2(ends[1], STDOUT_FILENO);
    ::dup2(ends[1], STDERR_FILENO);
    ::close(ends[0]);
    ::close(ends[1]);
    std::vector<char*> arguments;
    for (const std::string& argument : command)
      arguments.push_back(const_cast<char*>(argument.c_str()));
    arguments.push_back(nullptr);
    ::execvp(arguments[0], arguments.data());
    ::_exit(127);
  }
  ::close(ends[1]);
  if (child < 0) {
    ::close(ends[0]);
    return result;
  }
  std::array<char, 4096> buffer{};
  for (ssize_t got = 0; (got = ::read(ends[0], buffer.data(), buffer.size())) > 0;) {
    result.output.append(buffer.data(), static_cast<std::size_t>(got));
  }
  ::close(ends[0]);
  int status = 0;
  if (::waitpid(child, &status, 0) == child) {
    result.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  }
  return result;
}

TemporaryFolder::TemporaryFolder()
    : path_((fs::temp_directory_path() / "deckle-test-XXXXXX").string()) {
  if (::mkdtemp(path_.data()) == nullptr) path_.clear();
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code error;
  if (!path_.empty()) fs::remove_all(path_, error);
}

std::string read_text(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

void write_text(const std::string& path, const std::string& bytes) {
  std::ofstream out(path, std::ios::binary);
  out << bytes;
}

}  // namespace deckle::test
