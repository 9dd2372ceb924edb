#pragma once
// deckle qc --annotate: copies of the presentations that were checked, with the findings as comments.

#include <cstddef>
#include <string>
#include <vector>

#include "app/program.h"
#include "engine/pipeline/engine.h"

namespace deckle::app {

class AnnotatedCopies {
 public:
  // `out` is a file, or a folder for copies of the inputs' names; empty: none are written. Throws
  // UsageError: an input is no presentation, a copy would have another extension than its input, or two
  // the same name.
  AnnotatedCopies(const std::vector<std::string>& inputs, const std::string& out);

  [[nodiscard]] const std::vector<std::string>& paths() const { return paths_; }
  // Makes the folder. False after an error, which has been printed.
  [[nodiscard]] bool prepare(Program& program) const;
  // Writes the copy of the input of this number, with the findings that are left in the report.
  void write(std::size_t number, const engine::Built& checked, const engine::Engine& engine, int jobs,
             Program& program) const;

 private:
  const std::vector<std::string>& inputs_;
  std::string folder_;
  std::vector<std::string> paths_;
};

}  // namespace deckle::app
