#pragma once
// Errors of the command line that do not depend on the contents of files. Each function throws
// UsageError before anything is read or written; run_program() turns it into status 2.

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
  explicit UsageError(Message message)
      : std::runtime_error(message.english()), message_(std::move(message)) {}
  [[nodiscard]] const Message& message() const { return message_; }

 private:
  Message message_;
};

// The message for a command line that CLI11 refused: the argument, what was expected, and the
// nearest option or command when it may be a typing error.
[[nodiscard]] Message usage_message(const CLI::App& app, const CLI::ParseError& error, int argc,
                                    char** argv);

// An option or command that `at` does not have, with the nearest name it has.
[[nodiscard]] Message unknown_argument(const std::string& argument, const CLI::App& at);

// Our message for a value that CLI11 refused ("--fit: x not in {sizes,autofit}").
[[nodiscard]] Message refused_value(const std::string& what);

[[nodiscard]] bool reads_stdin(const std::vector<std::string>& inputs);
// Stdin can be read only once.
void refuse_repeated_stdin(const std::vector<std::string>& inputs);

// A file named on the command line, and its role: {"--report", "r.json"}. An empty path is no file.
struct NamedFile {
  Message as;
  std::string path;
};
[[nodiscard]] std::vector<NamedFile> named(const Message& as,
                                           const std::vector<std::string>& paths);

// The extension in the name of a file, in lower case: ".pptx"; empty when there is none, and for a
// folder, a device or a pipe, whose name says nothing about what is written.
[[nodiscard]] std::string extension_of(const std::string& path);

// The name of an output has to say what it is, or no program opens it, or the wrong one. Not
// checked: no name, "-", and what extension_of() leaves out. `option` is the one that gave the
// name.
void require_deck_name(const std::string& option, const std::string& path);  // .pptx
void require_json_name(const std::string& option, const std::string& path);  // .json, or none
void require_html_name(const std::string& option, const std::string& path);  // .html, .htm, or "-"

// An output must not replace an input, nor another output. Links and different paths to the same
// file are recognised; devices and pipes are never replaced and therefore allowed. `written` may
// hold stdout only once.
void refuse_shared_files(const std::vector<NamedFile>& read, const std::vector<NamedFile>& written);

}  // namespace deckle::app
