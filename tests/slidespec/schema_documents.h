#pragma once
// Documents made from a JSON Schema, most of them right or wrong in one place. The same seed gives
// the same document.

#include <cstdint>
#include <nlohmann/json.hpp>
#include <random>
#include <string>
#include <vector>

namespace deckle::test {

class SchemaDocuments {
 public:
  // `schema` must outlive this.
  explicit SchemaDocuments(const nlohmann::json& schema) : root_(schema) {}

  // Every third is left as it was made; the others have one value changed: another type, another
  // word, a length or number at its limit or just beyond, a member too few or too many.
  [[nodiscard]] nlohmann::json document(std::uint64_t seed);

 private:
  // A value that was made, and the schema it was made from.
  struct Site {
    std::string pointer;
    const nlohmann::json* schema;
  };

  nlohmann::json make(const nlohmann::json& schema, const std::string& pointer);
  nlohmann::json make_object(const nlohmann::json& schema, const std::string& pointer);
  nlohmann::json make_array(const nlohmann::json& schema, const std::string& pointer);
  nlohmann::json make_string(const nlohmann::json& schema);
  nlohmann::json make_number(const nlohmann::json& schema, bool integer);
  void add_conditional(const std::vector<const nlohmann::json*>& conditions,
                       const std::string& pointer, nlohmann::json& object);
  void change(const nlohmann::json& schema, nlohmann::json& value);
  void change_members(const nlohmann::json& schema, nlohmann::json& value);
  [[nodiscard]] nlohmann::json any_value();
  [[nodiscard]] std::string characters(std::size_t count);

  [[nodiscard]] const nlohmann::json& resolved(const nlohmann::json& schema) const;
  [[nodiscard]] std::size_t below(std::size_t count) { return rng_() % count; }
  [[nodiscard]] bool once_in(std::size_t count) { return below(count) == 0; }

  const nlohmann::json& root_;
  std::mt19937_64 rng_;
  std::vector<Site> sites_;
  int depth_ = 0;
};

}  // namespace deckle::test
