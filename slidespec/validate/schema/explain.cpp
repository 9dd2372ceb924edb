#include "slidespec/validate/schema/explain.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>
#include <variant>

#include "slidespec/json/json_path.h"
#include "slidespec/messages/tr.h"
#include "slidespec/validate/schema/flaw_messages.h"
#include "slidespec/validate/schema/semantics.h"

namespace deckle::schema {

using nlohmann::json;

namespace {

class Explainer {
 public:
  explicit Explainer(const CompiledSchema& schema) : schema_(schema) {}

  void explain(NodeId node, const json& value, const JsonPath& path) {
    for (const Check& check : schema_.checks(node)) {
      if (full()) return;
      const Here here{node, check.keyword, value, path};
      const auto* type = std::get_if<TypeCheck>(&check.demand);
      if (type != nullptr && !holds(*type, value)) {
        add(here, message_for(*type, path, value));
        return;  // further checks would only repeat this
      }
      std::visit([&](const auto& demand) { add_flaws(here, demand); }, check.demand);
    }
  }

  std::vector<Flaw> take() { return std::move(flaws_); }

 private:
  struct Here {
    NodeId node;
    std::string_view keyword;
    const json& value;
    const JsonPath& path;
  };

  [[nodiscard]] bool full() const { return flaws_.size() >= kMaxFlaws; }

  void add(const Here& here, FlawMessage text) { add(here, here.path, At::Value, std::move(text)); }

  void add(const Here& here, const JsonPath& path, At at, FlawMessage text) {
    Flaw flaw;
    flaw.pointer = path.pointer();
    flaw.at = at;
    flaw.message = std::move(text.message);
    flaw.hint = std::move(text.hint);
    flaw.expected = std::move(text.expected);
    flaw.got = std::move(text.got);
    flaw.facts = std::move(text.facts);
    flaw.facts.insert(flaw.facts.begin(), Fact{"keyword", std::string(here.keyword)});
    const bool known = std::any_of(flaws_.begin(), flaws_.end(), [&flaw](const Flaw& other) {
      return other.pointer == flaw.pointer && other.message == flaw.message;
    });
    if (!known && !full()) flaws_.push_back(std::move(flaw));
  }

  template <typename Simple>
  void add_flaws(const Here& here, const Simple& check) {
    if (!holds(check, here.value)) add(here, message_for(check, here.path, here.value));
  }

  void add_flaws(const Here& here, const RequiredCheck& check) {
    const MembersCheck* members = members_of(here.node);
    every_missing(check, here.value, [&](std::string_view name) {
      add(here, missing_message(name, members, here.path, here.value));
      return true;
    });
  }

  void add_flaws(const Here& here, const MembersCheck& check) {
    every_member(check, here.value,
                 [&](std::string_view name, const json& member, std::optional<NodeId> node) {
                   const JsonPath below(here.path, name);
                   if (node)
                     explain(*node, member, below);
                   else
                     add(here, below, At::Key,
                         unknown_key_message(name, check, here.path, here.value));
                   return !full();
                 });
  }

  void add_flaws(const Here& here, const ItemsCheck& check) {
    every_item(here.value, [&](std::size_t index, const json& item) {
      explain(check.each, item, JsonPath(here.path, index));
      return !full();
    });
  }

  void add_flaws(const Here& here, const ApplyCheck& check) {
    explain(check.schema, here.value, here.path);
  }

  // Reports the flaws of the alternative that was probably intended: the first whose type matches.
  void add_flaws(const Here& here, const AnyOfCheck& check) {
    if (any_accepts(schema_, check, here.value)) return;
    std::vector<JsonType> expected;
    for (const NodeId alternative : check.alternatives) {
      const TypeCheck* type = type_of(alternative);
      if (type == nullptr || holds(*type, here.value))
        return explain(alternative, here.value, here.path);
      if (type->types.size() == 1) expected.push_back(type->types.front());
    }
    add(here, no_alternative_message(expected, here.path, here.value));
  }

  void add_flaws(const Here& here, const ConditionCheck& check) {
    if (is_vacuous(check.condition, here.value)) return;
    if (const std::optional<NodeId> node = consequence(schema_, check, here.value))
      explain(*node, here.value, here.path);
  }

  // A condition on absent members holds trivially: the missing `kind` is reported, and the
  // requirements of every kind must not be.
  [[nodiscard]] bool is_vacuous(NodeId condition, const json& value) const {
    const MembersCheck* members = members_of(condition);
    if (members == nullptr || !value.is_object()) return false;
    return std::none_of(members->properties.begin(), members->properties.end(),
                        [&value](const auto& property) { return value.contains(property.first); });
  }

  [[nodiscard]] const MembersCheck* members_of(NodeId node) const {
    for (const Check& check : schema_.checks(node)) {
      if (const auto* members = std::get_if<MembersCheck>(&check.demand)) return members;
    }
    return nullptr;
  }

  // The type that a schema requires, itself or by reference.
  [[nodiscard]] const TypeCheck* type_of(NodeId node) const {
    for (const Check& check : schema_.checks(node)) {
      if (const auto* type = std::get_if<TypeCheck>(&check.demand)) return type;
      const auto* apply = std::get_if<ApplyCheck>(&check.demand);
      if (apply == nullptr) continue;
      if (const TypeCheck* type = type_of(apply->schema)) return type;
    }
    return nullptr;
  }

  const CompiledSchema& schema_;
  std::vector<Flaw> flaws_;
};

}  // namespace

std::vector<Flaw> explain_rejection(const CompiledSchema& schema, const json& document) {
  Explainer explainer(schema);
  explainer.explain(CompiledSchema::kRoot, document, JsonPath());
  std::vector<Flaw> flaws = explainer.take();
  if (flaws.empty()) {
    Flaw flaw;
    flaw.message = tr("the document does not follow its JSON Schema");
    flaw.hint = tr("compare it with the schema that 'deckle schema' prints");
    flaws.push_back(std::move(flaw));
  }
  return flaws;
}

}  // namespace deckle::schema
