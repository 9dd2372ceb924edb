#include "engine/file/signature.h"

#include <algorithm>
#include <string>
#include <vector>

namespace deckle::engine {

bool has_signature(const ooxml::Package& package) {
  const std::vector<ooxml::Relationship> all = package.relationships("");
  return std::any_of(all.begin(), all.end(), [](const ooxml::Relationship& one) {
    return one.type.find("digital-signature") != std::string::npos;
  });
}

}  // namespace deckle::engine
