#pragma once
// deckle qc --annotate: copies of the presentations that were checked, with the findings as comments.

#include <cstddef>
#include <string>
#include <vector>

#include "app/copy_paths.h"
#include "app/program.h"
#include "engine/pipeline/engine.h"

namespace deckle::app {

class AnnotatedCopies {
 public:
  // As CopyPaths.
  AnnotatedCopies(const std::vector<std::string>& inputs, const std::string& out)
      : inputs_(inputs), paths_("--annotate", inputs, out) {}

  [[nodiscard]] const CopyPaths& paths() const { return paths_; }
  // Writes the copy of the input of this number, with the findings that are left in the report.
  void write(std::size_t number, const engine::Built& checked, const engine::Engine& engine, int jobs,
             Program& program) const;

 private:
  const std::vector<std::string>& inputs_;
  CopyPaths paths_;
};

}  // namespace deckle::app
