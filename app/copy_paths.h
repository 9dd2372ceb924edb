#pragma once
// Where copies of the presentations that were checked go, by an option of deckle qc.

#include <cstddef>
#include <string>
#include <vector>

#include "app/program.h"

namespace deckle::app {

class CopyPaths {
 public:
  // `out` is a file, or a folder for copies of the inputs' names; empty: there are none. Throws
  // UsageError, which names the option: an input is no presentation, a copy would have another
  // extension than its input, or two the same name.
  CopyPaths(const std::string& option, const std::vector<std::string>& inputs,
            const std::string& out);

  // One for each input, or none.
  [[nodiscard]] const std::vector<std::string>& all() const { return paths_; }
  // Makes the folder. False after an error, which has been printed.
  [[nodiscard]] bool prepare(Program& program) const;

 private:
  std::string folder_;
  std::vector<std::string> paths_;
};

}  // namespace deckle::app
