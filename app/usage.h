#pragma once
// What a command line may not ask for, whatever its files hold. Each of these throws
// CLI::ValidationError, before anything is read or written; run_program makes it status 2.

#include <string>
#include <vector>

namespace deckle::app {

// Stdin can be read once.
void refuse_repeated_stdin(const std::vector<std::string>& inputs);

// A file the command line names, and as what: {"--report", "r.json"}. An empty path is no file.
struct NamedFile {
  std::string as, path;
};
[[nodiscard]] std::vector<NamedFile> named(const std::string& as,
                                           const std::vector<std::string>& paths);

// An output must not replace what is read, nor another output. Links and other spellings of one
// file are seen through; devices and pipes, which are never replaced, are nobody's business here.
// `written` may hold stdout only once.
void refuse_shared_files(const std::vector<NamedFile>& read, const std::vector<NamedFile>& written);

}  // namespace deckle::app
