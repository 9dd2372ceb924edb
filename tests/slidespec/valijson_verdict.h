#pragma once
// Another validator's verdict. Its headers take twenty seconds to compile, so they are in one file.

#include <memory>
#include <nlohmann/json_fwd.hpp>

namespace deckle::test {

class ValijsonVerdict {
 public:
  explicit ValijsonVerdict(const nlohmann::json& schema);
  ~ValijsonVerdict();

  // It refuses 80.0 as an integer, which JSON Schema does not: integral doubles have to be made
  // integers before.
  [[nodiscard]] bool accepts(const nlohmann::json& document) const;

 private:
  struct Data;
  std::unique_ptr<Data> data_;
};

}  // namespace deckle::test
