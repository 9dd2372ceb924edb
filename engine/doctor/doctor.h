#pragma once
// Checks the parts of a presentation, whoever made it, and repairs what can be repaired without
// losing content (docs/doctor.md).
//
// No console, no files, no global state; any number of threads at the same time. The same bytes and
// options give the same result.

#include <optional>
#include <string>

#include "engine/pipeline/engine.h"
#include "slidespec/core/api.h"
#include "slidespec/core/result.h"
#include "slidespec/limits/limits.h"
#include "slidespec/report/report.h"

namespace deckle::engine {

struct DoctorInput {
  std::string bytes;  // of the file
  std::string name;   // its name in messages: a path, "<stdin>"
};

struct DoctorOptions {
  bool repair = false;
  // The name of the file that is checked, for its extension: of the result with `repair`, else of
  // the input. Empty: not compared.
  std::string file_name;
  int jobs = 1;  // threads that write the result; it does not depend on them
  Limits limits;
};

struct Examined {
  Outcome outcome = Outcome::Built;  // Built: it is a presentation, and was checked
  std::optional<Error> error;        // why it was not

  // Stage::Doctor. The findings with their part, slide and shape; with DoctorOptions::repair those
  // that remain. Also of an input that cannot be read, unless the outcome is Cancelled or Internal.
  Report report;

  // With DoctorOptions::repair: the repaired file; the bytes of the input where nothing was changed.
  std::string bytes;
  bool changed = false;
  // Why nothing was repaired although it could be; empty otherwise.
  Message refused;

  [[nodiscard]] bool ok() const { return outcome == Outcome::Built; }
};

// Throws nothing: what it cannot do is in the outcome.
[[nodiscard]] DECKLE_API Examined examine(const DoctorInput& input,
                                          const DoctorOptions& options = {});
// What examine() would return for an input that its caller could not read.
[[nodiscard]] DECKLE_API Examined unreadable(const std::string& name, Error error);

}  // namespace deckle::engine
