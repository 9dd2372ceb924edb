#pragma once
// Findings of one cause, such as what all layouts have from their master: the first is reported,
// with the number of the others.

#include <cstddef>
#include <map>
#include <string>

#include "slidespec/diag/diagnostic.h"

namespace deckle::qc {

class RepeatedFindings {
 public:
  // Adds the finding unless one of the same `cause` was added before.
  void add(const std::string& cause, Diagnostic finding, DiagnosticSink& sink);
  // Adds to each finding how many like it there are; once, after the last add().
  void count(DiagnosticSink& sink) const;

 private:
  struct Seen {
    std::size_t at = 0;  // in the sink
    std::size_t more = 0;
  };
  std::map<std::string, Seen> seen_;
};

}  // namespace deckle::qc
