#pragma once
// Fixes a presentation that any tool made: only the parts concerned are changed, and every text
// stays (docs/qc-fix.md).

#include <functional>
#include <string>

#include "engine/file/check_file.h"
#include "slidespec/core/api.h"

namespace deckle::engine {

struct FileFixOptions {
  FileCheckOptions check;
  bool unsafe_fixes = false;  // also what a reader would notice
  bool release = false;       // also what only belongs into files that leave the house
  std::string file_name;      // of the result, for its extension; empty: that of the input
  int jobs = 1;               // threads that write the result; it does not depend on them
  // Removes from a report what is known or accepted; it is not fixed. Empty: nothing is.
  std::function<void(Report&)> omit;
};

struct FixedFile {
  Built built;         // as check_file() has it of the result; Report::fixes says what was done
  Built before;        // of the input
  std::string bytes;   // of the result; empty where nothing was changed: it is the input
  bool changed = false;

  [[nodiscard]] bool ok() const { return built.ok(); }
};

// Throws nothing: what it cannot do is in the outcome of `built`. Fixing a fixed file changes
// nothing.
[[nodiscard]] DECKLE_API FixedFile fix_file(const Engine& engine, const std::string& path,
                                            const FileFixOptions& options = {});

}  // namespace deckle::engine
