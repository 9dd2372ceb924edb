#include "qc/report/baseline.h"

#include "tests/fuzz/target.h"

namespace deckle::fuzz {

void read_baseline(std::string_view bytes) {
  const auto known = qc::read_baseline(bytes);
  if (!known) return;
  for (const auto& [file, fingerprint] : *known)
    expect(file.find('/') == std::string::npos, "a baseline names files without their folders");
}

}  // namespace deckle::fuzz
