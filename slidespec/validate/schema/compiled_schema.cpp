#include "slidespec/validate/schema/compiled_schema.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <string_view>

#include "slidespec/json/json_path.h"

namespace deckle::schema {

using nlohmann::json;

// Turns each schema object into a node. The first thing that is not supported is the error; it goes
// on after it, because that is the simpler code. Messages are not translated: only deckle's own
// schemas are compiled, so only their author sees one.
class SchemaCompiler {
 public:
  explicit SchemaCompiler(json schema) {
    out_.schema_ = std::make_unique<const json>(std::move(schema));
  }

  [[nodiscard]] Result<CompiledSchema> run() {
    compile(root(), JsonPath());
    if (!error_) refuse_loops();
    if (error_) return tl::unexpected(*error_);
    return std::move(out_);
  }

 private:
  // A schema object while its checks are collected.
  struct Site {
    const json& schema;
    const JsonPath& path;
    std::vector<Check>& checks;
  };
  using Reader = void (SchemaCompiler::*)(const Site&, std::string_view, const json&);
  struct Keyword {
    std::string_view name;
    Reader read;
  };
  static const std::array<Keyword, 27> kKeywords;

  [[nodiscard]] const json& root() const { return *out_.schema_; }

  void refuse(const JsonPath& path, std::string message) {
    if (!error_) error_ = Error{ErrorCode::Malformed, std::move(message), path.pointer()};
  }

  void refuse_form(const Site& at, std::string_view keyword) {
    refuse(at.path, fmt::format("this form of the keyword '{}' is not supported", keyword));
  }

  NodeId node_of(const json& schema) {
    const auto [found, fresh] = ids_.emplace(&schema, static_cast<NodeId>(out_.nodes_.size()));
    if (fresh) out_.nodes_.emplace_back();
    return found->second;
  }

  NodeId compile(const json& schema, const JsonPath& path) {
    const NodeId node = node_of(schema);
    if (!schema.is_object()) {
      refuse(path, "a schema that is not an object is not supported");
      return node;
    }
    std::vector<std::pair<const Keyword*, const json*>> found;
    for (auto it = schema.begin(); it != schema.end(); ++it) {
      const auto* const known =
          std::find_if(kKeywords.begin(), kKeywords.end(),
                       [&it](const Keyword& keyword) { return keyword.name == it.key(); });
      if (known != kKeywords.end())
        found.emplace_back(known, &it.value());
      else
        refuse(path, fmt::format("the keyword '{}' is not supported", it.key()));
    }
    std::sort(found.begin(), found.end());
    std::vector<Check> checks;
    const Site site{schema, path, checks};
    for (const auto& [keyword, value] : found) (this->*keyword->read)(site, keyword->name, *value);
    out_.nodes_[node] = {out_.checks_.size(), checks.size()};
    std::move(checks.begin(), checks.end(), std::back_inserter(out_.checks_));
    return node;
  }

  void annotation(const Site& /*at*/, std::string_view /*keyword*/, const json& /*value*/) {}

  void definitions(const Site& at, std::string_view keyword, const json& value) {
    const JsonPath below(at.path, keyword);
    for (const auto& [name, schema] : value.items()) compile(schema, JsonPath(below, name));
  }

  void type(const Site& at, std::string_view keyword, const json& value) {
    static constexpr std::array<std::pair<std::string_view, JsonType>, 7> kTypes{
        {{"object", kObject},
         {"array", kArray},
         {"string", kString},
         {"boolean", kBoolean},
         {"null", kNull},
         {"number", kNumber},
         {"integer", kInteger}}};
    TypeCheck check;
    const std::size_t count = value.is_array() ? value.size() : 1;
    for (std::size_t i = 0; i < count; ++i) {
      const json& name = value.is_array() ? value[i] : value;
      const auto* const known = std::find_if(
          kTypes.begin(), kTypes.end(), [&name](const auto& row) { return name == row.first; });
      if (known == kTypes.end()) return refuse_form(at, keyword);
      check.allowed |= known->second;
      check.types.push_back(known->second);
    }
    if (check.types.empty()) return refuse_form(at, keyword);
    at.checks.push_back({keyword, std::move(check)});
  }

  void constant(const Site& at, std::string_view keyword, const json& value) {
    at.checks.push_back({keyword, ConstCheck{&value}});
  }

  void enumeration(const Site& at, std::string_view keyword, const json& value) {
    if (!value.is_array() || value.empty()) return refuse_form(at, keyword);
    at.checks.push_back({keyword, EnumCheck{&value}});
  }

  template <Counted counted, Bound bound>
  void count(const Site& at, std::string_view keyword, const json& value) {
    if (!value.is_number_unsigned()) return refuse_form(at, keyword);
    at.checks.push_back({keyword, CountCheck{counted, bound, value.get<std::size_t>()}});
  }

  template <Bound bound>
  void range(const Site& at, std::string_view keyword, const json& value) {
    if (!value.is_number()) return refuse_form(at, keyword);
    at.checks.push_back({keyword, RangeCheck{bound, value.get<double>(), &value}});
  }

  void required(const Site& at, std::string_view keyword, const json& value) {
    RequiredCheck check;
    if (!value.is_array()) return refuse_form(at, keyword);
    for (const json& name : value) {
      if (!name.is_string()) return refuse_form(at, keyword);
      check.names.push_back(name.get_ref<const std::string&>());
    }
    at.checks.push_back({keyword, std::move(check)});
  }

  void properties(const Site& at, std::string_view keyword, const json& value) {
    if (!value.is_object()) return refuse_form(at, keyword);
    MembersCheck check;
    const JsonPath below(at.path, keyword);
    for (const auto& [name, schema] : value.get_ref<const json::object_t&>())
      check.properties.emplace_back(name, compile(schema, JsonPath(below, name)));
    at.checks.push_back({keyword, std::move(check)});
  }

  // Comes after `properties`, whose check it completes.
  void others(const Site& at, std::string_view keyword, const json& value) {
    if (!at.schema.contains("properties")) at.checks.push_back({keyword, MembersCheck{}});
    auto* const check =
        at.checks.empty() ? nullptr : std::get_if<MembersCheck>(&at.checks.back().demand);
    if (check == nullptr) return;        // `properties` was refused
    at.checks.back().keyword = keyword;  // reported for a member that is not a property
    if (value.is_boolean())
      check->closed = !value.get<bool>();
    else
      check->others = compile(value, JsonPath(at.path, keyword));
  }

  void items(const Site& at, std::string_view keyword, const json& value) {
    at.checks.push_back({keyword, ItemsCheck{compile(value, JsonPath(at.path, keyword))}});
  }

  // Its target is compiled with all definitions, so a reference never compiles anything.
  void reference(const Site& at, std::string_view keyword, const json& value) {
    constexpr std::string_view kDefinitions = "#/$defs/";
    if (!value.is_string()) return refuse_form(at, keyword);
    const std::string_view target = value.get_ref<const std::string&>();
    if (!target.starts_with(kDefinitions)) return refuse_form(at, keyword);
    const std::string name(target.substr(kDefinitions.size()));
    if (name.find_first_of("/~%") != std::string::npos) return refuse_form(at, keyword);
    const auto definitions = root().find("$defs");
    if (definitions == root().end() || !definitions->contains(name))
      return refuse(at.path, fmt::format("'{}' has no target", target));
    at.checks.push_back({keyword, ApplyCheck{node_of((*definitions)[name])}});
  }

  // Nodes of the schemas in an array.
  std::vector<NodeId> parts(const Site& at, std::string_view keyword, const json& value) {
    std::vector<NodeId> nodes;
    if (!value.is_array() || value.empty()) {
      refuse_form(at, keyword);
      return nodes;
    }
    const JsonPath below(at.path, keyword);
    for (std::size_t i = 0; i < value.size(); ++i)
      nodes.push_back(compile(value[i], JsonPath(below, i)));
    return nodes;
  }

  void all_of(const Site& at, std::string_view keyword, const json& value) {
    for (const NodeId part : parts(at, keyword, value))
      at.checks.push_back({keyword, ApplyCheck{part}});
  }

  void any_of(const Site& at, std::string_view keyword, const json& value) {
    at.checks.push_back({keyword, AnyOfCheck{parts(at, keyword, value)}});
  }

  void condition(const Site& at, std::string_view keyword, const json& value) {
    ConditionCheck check;
    check.condition = compile(value, JsonPath(at.path, keyword));
    const auto branch = [&](const char* name) -> std::optional<NodeId> {
      const auto found = at.schema.find(name);
      if (found == at.schema.end()) return std::nullopt;
      return compile(*found, JsonPath(at.path, name));
    };
    check.if_true = branch("then");
    check.if_false = branch("else");
    at.checks.push_back({keyword, check});
  }

  void branch(const Site& at, std::string_view keyword, const json& /*value*/) {
    if (!at.schema.contains("if")) refuse_form(at, keyword);
  }

  // The document bounds the depth of the recursion, unless schemas refer to each other in a cycle
  // for the same value.
  void refuse_loops() {
    enum class State { Unseen, Open, Done };
    std::vector<State> states(out_.nodes_.size(), State::Unseen);
    const auto visit = [&](const auto& self, NodeId node) -> bool {
      if (states[node] != State::Unseen) return states[node] == State::Done;
      states[node] = State::Open;
      for (const Check& check : out_.checks(node)) {
        for (const NodeId next : of_same_value(check)) {
          if (!self(self, next)) return false;
        }
      }
      states[node] = State::Done;
      return true;
    };
    for (NodeId node = 0; node < states.size(); ++node) {
      if (!visit(visit, node)) return refuse(JsonPath(), "references lead in a circle");
    }
  }

  static std::vector<NodeId> of_same_value(const Check& check) {
    if (const auto* apply = std::get_if<ApplyCheck>(&check.demand)) return {apply->schema};
    if (const auto* any = std::get_if<AnyOfCheck>(&check.demand)) return any->alternatives;
    const auto* condition = std::get_if<ConditionCheck>(&check.demand);
    if (condition == nullptr) return {};
    std::vector<NodeId> nodes{condition->condition};
    if (condition->if_true) nodes.push_back(*condition->if_true);
    if (condition->if_false) nodes.push_back(*condition->if_false);
    return nodes;
  }

  std::map<const json*, NodeId> ids_;
  CompiledSchema out_;
  std::optional<Error> error_;
};

// In the order in which flaws are reported.
constexpr std::array<SchemaCompiler::Keyword, 27> SchemaCompiler::kKeywords{{
    {"type", &SchemaCompiler::type},
    {"const", &SchemaCompiler::constant},
    {"enum", &SchemaCompiler::enumeration},
    {"minLength", &SchemaCompiler::count<Counted::Characters, Bound::AtLeast>},
    {"maxLength", &SchemaCompiler::count<Counted::Characters, Bound::AtMost>},
    {"minimum", &SchemaCompiler::range<Bound::AtLeast>},
    {"maximum", &SchemaCompiler::range<Bound::AtMost>},
    {"exclusiveMinimum", &SchemaCompiler::range<Bound::MoreThan>},
    {"exclusiveMaximum", &SchemaCompiler::range<Bound::LessThan>},
    {"required", &SchemaCompiler::required},
    {"properties", &SchemaCompiler::properties},
    {"additionalProperties", &SchemaCompiler::others},
    {"minItems", &SchemaCompiler::count<Counted::Items, Bound::AtLeast>},
    {"maxItems", &SchemaCompiler::count<Counted::Items, Bound::AtMost>},
    {"items", &SchemaCompiler::items},
    {"$ref", &SchemaCompiler::reference},
    {"allOf", &SchemaCompiler::all_of},
    {"anyOf", &SchemaCompiler::any_of},
    {"if", &SchemaCompiler::condition},
    {"then", &SchemaCompiler::branch},
    {"else", &SchemaCompiler::branch},
    {"$defs", &SchemaCompiler::definitions},
    {"$schema", &SchemaCompiler::annotation},
    {"$id", &SchemaCompiler::annotation},
    {"title", &SchemaCompiler::annotation},
    {"description", &SchemaCompiler::annotation},
    {"default", &SchemaCompiler::annotation},
}};

Result<CompiledSchema> CompiledSchema::compile(json schema) {
  return SchemaCompiler(std::move(schema)).run();
}

}  // namespace deckle::schema
