#pragma once
// What a command line may not ask for, whatever its files hold. Each of these throws UsageError,
// before anything is read or written; run_program makes it status 2.

#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "slidespec/core/message.h"

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

namespace deckle::app {

class UsageError : public std::runtime_error {
 public:
  explicit UsageError(Message wording)
      : std::runtime_error(wording.english()), wording_(std::move(wording)) {}
  [[nodiscard]] const Message& wording() const { return wording_; }

 private:
  Message wording_;
};

// What is wrong with a command line that CLI11 refused: the word, what it should have been, and the
// nearest option or command when it was mistyped.
[[nodiscard]] Message usage_message(const CLI::App& app, const CLI::ParseError& error, int argc,
                                    char** argv);

// What CLI11 says of a value that it refused ("--fit: x not in {sizes,autofit}"), in our words.
[[nodiscard]] Message refused_value(const std::string& what);

// Stdin can be read once.
void refuse_repeated_stdin(const std::vector<std::string>& inputs);

// A file the command line names, and as what: {"--report", "r.json"}. An empty path is no file.
struct NamedFile {
  Message as;
  std::string path;
};
[[nodiscard]] std::vector<NamedFile> named(const Message& as,
                                           const std::vector<std::string>& paths);

// An output must not replace what is read, nor another output. Links and other spellings of one
// file are seen through; devices and pipes, which are never replaced, are nobody's business here.
// `written` may hold stdout only once.
void refuse_shared_files(const std::vector<NamedFile>& read, const std::vector<NamedFile>& written);

}  // namespace deckle::app
