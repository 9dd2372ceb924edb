#pragma once
// deckle qc --write-suppressions: copies of presentations that carry what somebody accepts.

#include <cstddef>
#include <string>
#include <vector>

#include "app/copy_paths.h"
#include "app/program.h"
#include "engine/file/carry_suppressions.h"
#include "engine/pipeline/engine.h"
#include "qc/settings/suppressions.h"

namespace deckle::app {

class SuppressionCopies {
 public:
  // As CopyPaths. Throws UsageError as well when there is nothing to write.
  SuppressionCopies(const std::vector<std::string>& inputs, const std::string& out,
                    const std::vector<qc::Suppression>& suppressions,
                    engine::CarryOptions::Old old);

  [[nodiscard]] const CopyPaths& paths() const { return paths_; }
  // Writes the copy of the input of this number.
  void write(std::size_t number, const engine::Engine& engine, int jobs, Program& program) const;

 private:
  const std::vector<std::string>& inputs_;
  const std::vector<qc::Suppression>& suppressions_;
  engine::CarryOptions::Old old_;
  CopyPaths paths_;
};

}  // namespace deckle::app
