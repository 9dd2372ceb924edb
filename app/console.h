#pragma once
// Messages for people, and the exit status (docs/contracts.md, "Exit status").

#include <string>
#include <string_view>
#include <vector>

#include "slidespec/core/result.h"
#include "slidespec/diag/diagnostic.h"

namespace deckle::engine {
enum class Outcome;
}

namespace deckle::app {

enum class Status {
  Clean = 0,
  Findings = 1,
  Usage = 2,
  Invalid = 65,
  NotFound = 66,
  Internal = 70,
  CannotWrite = 73
};

// The worse of the two, in the order 0, 1, 66, 65, 73, 70.
[[nodiscard]] Status worse(Status a, Status b);
[[nodiscard]] Status status_of(engine::Outcome outcome);
[[nodiscard]] Status status_of(const Error& error);

struct Console {
  bool quiet = false;
  bool verbose = false;
  std::string color = "auto";  // auto, always, never
  std::string lang;            // --lang, else that of deckle.toml: ko or en; empty: not set

  // Language of output for people: `lang`, else Korean when LC_ALL, else LC_MESSAGES, else LANG,
  // begins with "ko", else English.
  [[nodiscard]] Language language() const;
  // Language of output for programs (JSON and the like): English unless `lang` is set, so that a
  // file does not depend on the locale.
  [[nodiscard]] Language data_language() const;

  // A text of --help in the language of messages. `text` is a key of the catalogue.
  [[nodiscard]] std::string help(std::string_view text) const;

  [[nodiscard]] bool colored(int file_descriptor) const;
  // Lines on stderr; notes only with --verbose, nothing but errors with --quiet.
  void print(const DiagnosticSink& diagnostics) const;
  void error(const Error& error, const Message& hint = {}) const;
  void info(const Message& line) const;    // unless --quiet
  void reason(const Message& line) const;  // also with --quiet: why the status is not 0
  void progress(const std::string& what, int done, int total) const;  // on a terminal only
  void progress_of_files(const std::string& what, std::size_t done, std::size_t total) const;
  void end_progress() const;
};

// "3 slides"
[[nodiscard]] Message counted_slides(std::size_t count);

}  // namespace deckle::app
