#pragma once
// A JSON Schema as a flat list of checks, for the common case: a document that is right.
//
// It follows JSON Schema for the keywords our schema of SlideSpec uses. One pass over a document,
// no allocation: 200 slides take a fortieth of what valijson does. It errs on the side of no (80.0
// is no integer to it), so what it does not accept somebody else has to judge.

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace deckle {

class SchemaPlan {
 public:
  // Nothing when the schema uses a keyword, or a form of one, that this does not know.
  [[nodiscard]] static std::optional<SchemaPlan> of(const nlohmann::json& schema);

  // Const and without state. Depth is that of the document, which its reader has bounded.
  [[nodiscard]] bool accepts(const nlohmann::json& document) const { return accepts(0, document); }

 private:
  struct Check {
    unsigned types = 0;               // bits of JsonType; 0: any
    std::vector<std::string> values;  // const, enum: one of these strings; empty: any
    std::size_t least_characters = 0, most_characters = static_cast<std::size_t>(-1);
    std::size_t least_items = 0, most_items = static_cast<std::size_t>(-1);
    std::optional<double> minimum, maximum;
    std::vector<std::string> required;
    std::vector<std::pair<std::string, std::size_t>> properties;  // sorted; check of each
    bool closed = false;                                          // no other property
    std::optional<std::size_t> other, items;
    std::vector<std::size_t> all;
    std::optional<std::size_t> condition, then, otherwise;
  };

  [[nodiscard]] bool accepts(std::size_t check, const nlohmann::json& value) const;
  [[nodiscard]] bool accepts_object(const Check& check, const nlohmann::json& value) const;

  std::vector<Check> checks_;  // the first is the root's
  friend class SchemaPlanner;
};

}  // namespace deckle
