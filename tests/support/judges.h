#pragma once
// The judges: tools and corpora that live outside the repository, and programs run against them.
//
// A test that needs one calls judges_folder() and skips with a message when it is empty; its
// program has the CTest label "judges".

#include <string>
#include <vector>

namespace deckle::test {

// $DECKLE_JUDGES, else ../shared beside the source tree; "" when neither is a folder, or when the
// judges' programs are not installed and not required ($DECKLE_REQUIRE_JUDGES).
[[nodiscard]] std::string judges_folder();

// /usr/bin/python3 when there is one (it has lxml and fontTools), else python3 from the PATH.
[[nodiscard]] std::string python();

struct CommandResult {
  int status = -1;     // exit status; 128 + signal when killed; -1 when it could not be started
  std::string output;  // standard output and standard error, interleaved
};

// Runs a program directly, without a shell; arguments are passed as they are. Blocks until it ends.
[[nodiscard]] CommandResult run(const std::vector<std::string>& command);

// A fresh folder that is removed with its contents by the destructor.
class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] std::string operator/(const std::string& name) const { return path_ + "/" + name; }

 private:
  std::string path_;
};

[[nodiscard]] std::string read_text(const std::string& path);  // "" when it cannot be read
void write_text(const std::string& path, const std::string& bytes);

}  // namespace deckle::test
