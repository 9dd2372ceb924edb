#pragma once
// ZIP archives with the faults that writers make, for tests: any name, stored or deflated, in any
// order, names twice.

#include <string>
#include <vector>

namespace deckle::test {

enum class Method { Stored, Deflated };

struct ZipItem {
  std::string name, content;
  Method method = Method::Deflated;
};

[[nodiscard]] std::string zip_of(const std::vector<ZipItem>& items);

}  // namespace deckle::test
