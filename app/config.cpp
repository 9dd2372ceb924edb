#include "app/config.h"

#include <fmt/format.h>

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <set>
#include <utility>

#include "app/build_spec.h"
#include "app/file_io.h"
#include "app/messages/tr.h"
#include "app/program.h"
#include "app/toml_text.h"
#include "app/usage.h"
#include "qc/settings/check_settings.h"
#include "qc/settings/suppressions.h"
#include "slidespec/diag/limit_findings.h"
#include "slidespec/diag/nearest_name.h"
#include "slidespec/system/input_file.h"

#define TOML_HEADER_ONLY 1
#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_FORMATTERS 0
#include <toml++/toml.h>

namespace deckle::app {
namespace fs = std::filesystem;
namespace {

constexpr const char* kFileName = "deckle.toml";

// Rules, Levels and RuleOptions become one value for each rule, or option of one. Overrides have no
// option. A theme is a name or a path.
enum class Kind {
  Text,
  Path,
  Theme,
  Number,
  Switch,
  Folders,
  Suppressions,
  Rules,
  Levels,
  RuleOptions,
  Overrides
};

struct Setting {
  std::string_view section, key, option;
  Kind kind;
};

constexpr std::string_view kOverrideKeys[] = {"files", "ignore", "rules", "select", "severity"};

// What concerns findings applies to build as well as to qc.
bool is_about_findings(Kind kind) {
  return kind == Kind::Rules || kind == Kind::Levels || kind == Kind::RuleOptions;
}

// [build] also applies to qc and measure, which show what a built deck would be; [qc] has priority
// there. The language also applies to validate.
constexpr Setting kSettings[] = {
    {"build", "assets", "--assets", Kind::Path},
    {"build", "brand", "--brand", Kind::Path},
    {"build", "details", "--details", Kind::Text},
    {"build", "fail_on", "--fail-on", Kind::Text},
    {"build", "fit", "--fit", Kind::Text},
    {"build", "format", "--format", Kind::Text},
    {"build", "jobs", "--jobs", Kind::Number},
    {"build", "keep_slides", "--keep-slides", Kind::Text},
    {"build", "lang", "--lang", Kind::Text},
    {"build", "target", "--target", Kind::Text},
    {"build", "template", "--template", Kind::Path},
    {"build", "templates", "--templates", Kind::Path},
    {"build", "theme", "--theme", Kind::Theme},
    {"fonts", "folders", "--fonts", Kind::Folders},
    {"fonts", "strict", "--strict-fonts", Kind::Switch},
    {"loop", "max_iter", "--max-iter", Kind::Number},
    {"loop", "max_restructurings", "--max-restructurings", Kind::Number},
    {"qc", "baseline", "--baseline", Kind::Path},
    {"qc", "before_fix", "--before-fix", Kind::Switch},
    {"qc", "deck_suppressions", "--deck-suppressions", Kind::Text},
    {"qc", "fail_on", "--fail-on", Kind::Text},
    {"qc", "format", "--format", Kind::Text},
    {"qc", "ignore", "--ignore", Kind::Rules},
    {"qc", "override", "", Kind::Overrides},
    {"qc", "profile", "--profile", Kind::Text},
    {"qc", "rules", "--rule-option", Kind::RuleOptions},
    {"qc", "select", "--select", Kind::Rules},
    {"qc", "severity", "--severity", Kind::Levels},
    {"qc", "suppress", "--suppress", Kind::Suppressions},
};

Diagnostic finding(Place at, Message message, Message hint) {
  Diagnostic d;
  d.rule = "config";
  d.at = std::move(at);
  d.message = std::move(message);
  d.hint = std::move(hint);
  return d;
}

Message expected_type(Kind kind) {
  switch (kind) {
    case Kind::Text:
    case Kind::Path:
    case Kind::Theme:
      return tr("a string");
    case Kind::Number:
      return tr("an integer");
    case Kind::Switch:
      return tr("true or false");
    case Kind::Folders:
    case Kind::Rules:
      return tr("an array of strings");
    case Kind::Levels:
    case Kind::RuleOptions:
      return tr("a table");
    case Kind::Suppressions:
      return tr("an array of tables, [[qc.suppress]]");
    case Kind::Overrides:
      return tr("an array of tables, [[qc.override]]");
  }
  return {};
}

Message value_of(const toml::node& node) {
  if (const auto* text = node.as_string()) return tr("the string \"{}\"", text->get());
  if (const auto* number = node.as_integer()) return Message(std::to_string(number->get()));
  if (const auto* flag = node.as_boolean()) return Message(flag->get() ? "true" : "false");
  if (node.is_array()) return tr("an array");
  if (node.is_table()) return tr("a table");
  if (node.is_floating_point()) return tr("a number with a fraction");
  return tr("a date or time");
}

class ConfigReader {
 public:
  explicit ConfigReader(std::string path)
      : path_(std::move(path)), folder_(fs::path(path_).parent_path()) {}

  Config take() { return std::move(config_); }

  void read(const std::string& text) {
    if (std::optional<TomlFlaw> flaw = find_toml_flaw(text)) {
      Place place;
      place.file = path_;
      place.line = flaw->line;
      place.column = flaw->column;
      config_.findings.push_back(
          finding(std::move(place), std::move(flaw->message), std::move(flaw->hint)));
      return;
    }
    toml::parse_result parsed = toml::parse(text, path_);
    if (!parsed) {
      const toml::parse_error& error = parsed.error();
      return report(error.source(), tr("is not valid TOML: {}", std::string(error.description())),
                    tr("see https://toml.io for the syntax"));
    }
    for (auto&& [name, node] : parsed.table()) {
      const std::string_view section = name.str();
      if (!is_section(section)) {
        unknown(name, section_names(), {});
      } else if (const toml::table* table = node.as_table()) {
        read_section(section, *table);
      } else {
        report(node.source(), tr("'{}' must be a table, but is {}", section, value_of(node)),
               tr("write [{}] on its own line, and its settings below it", section));
      }
    }
  }

 private:
  static bool is_section(std::string_view name) {
    return std::any_of(std::begin(kSettings), std::end(kSettings),
                       [name](const Setting& s) { return s.section == name; });
  }
  static std::vector<std::string_view> section_names() {
    std::vector<std::string_view> names;
    for (const Setting& s : kSettings)
      if (names.empty() || names.back() != s.section) names.push_back(s.section);
    return names;
  }
  static std::vector<std::string_view> keys_of(std::string_view section) {
    std::vector<std::string_view> names;
    for (const Setting& s : kSettings)
      if (s.section == section) names.push_back(s.key);
    return names;
  }

  void read_section(std::string_view section, const toml::table& table) {
    for (auto&& [key, node] : table) {
      const std::string_view name = key.str();
      const auto* setting =
          std::find_if(std::begin(kSettings), std::end(kSettings),
                       [&](const Setting& s) { return s.section == section && s.key == name; });
      if (setting == std::end(kSettings))
        unknown(key, keys_of(section), section);
      else
        read_setting(*setting, node);
    }
  }

  // A key of `section`, or outside the sections if that is empty.
  void unknown(const toml::key& key, const std::vector<std::string_view>& known,
               std::string_view section) {
    const auto* elsewhere =
        std::find_if(std::begin(kSettings), std::end(kSettings),
                     [&](const Setting& s) { return s.key == key.str() && s.section != section; });
    report(key.source(), tr("unknown key '{}'", key.str()),
           elsewhere == std::end(kSettings) ? nearest_hint(key.str(), known)
                                            : tr("write it below [{}]", elsewhere->section));
  }

  void read_setting(const Setting& setting, const toml::node& node) {
    std::vector<std::string> values;
    if (setting.kind == Kind::Overrides) return read_overrides(setting, node);
    if (is_about_findings(setting.kind) || setting.kind == Kind::Suppressions) {
      if (setting.kind == Kind::Suppressions)
        read_suppressions(setting, node, values);
      else
        read_findings(setting, node, values);
      config_.settings.push_back({setting.section, setting.key, setting.option, std::move(values),
                                  place_of(node.source())});
      return;
    }
    if (!values_of(setting.kind, node, values)) return wrong_type(setting.key, setting.kind, node);
    config_.settings.push_back(
        {setting.section, setting.key, setting.option, std::move(values), place_of(node.source())});
  }

  void wrong_type(std::string_view key, Kind kind, const toml::node& node) {
    const Message form = expected_type(kind);
    report(node.source(), tr("'{}' must be {}, but is {}", key, form, value_of(node)),
           tr("write {}", form));
  }

  // Whether a setting is accepted; if not, it is reported at `at`.
  bool accepts(const toml::source_region& at, const std::optional<qc::Refusal>& refused) {
    if (refused) report(at, refused->message, refused->hint);
    return !refused;
  }

  void read_findings(const Setting& setting, const toml::node& node,
                     std::vector<std::string>& values) {
    if (setting.kind == Kind::Rules) {
      const toml::array* rules = node.as_array();
      if (rules == nullptr) return wrong_type(setting.key, setting.kind, node);
      for (const toml::node& rule : *rules) read_rule(setting, rule, values);
      return;
    }
    const toml::table* table = node.as_table();
    if (table == nullptr) return wrong_type(setting.key, setting.kind, node);
    for (auto&& [rule, value] : *table) {
      if (setting.kind == Kind::Levels)
        read_level(rule, value, values);
      else
        read_rule_options(rule, value, values);
    }
  }

  void read_suppressions(const Setting& setting, const toml::node& node,
                         std::vector<std::string>& values) {
    const toml::array* all = node.as_array();
    if (all == nullptr) return wrong_type(setting.key, setting.kind, node);
    for (const toml::node& one : *all) {
      const toml::table* table = one.as_table();
      if (table == nullptr) return wrong_type(setting.key, setting.kind, node);
      const std::optional<std::string> text = suppression_text(*table);
      if (!text) continue;
      std::optional<qc::Refusal> refused;
      (void)qc::parse_suppression(*text, refused);
      if (accepts(one.source(), refused)) values.push_back(*text);
    }
  }

  void read_overrides(const Setting& setting, const toml::node& node) {
    const toml::array* all = node.as_array();
    if (all == nullptr) return wrong_type(setting.key, setting.kind, node);
    for (const toml::node& one : *all) {
      const toml::table* table = one.as_table();
      if (table == nullptr) return wrong_type(setting.key, setting.kind, node);
      read_override(one, *table);
    }
  }

  void read_override(const toml::node& node, const toml::table& table) {
    const std::size_t errors = config_.findings.size();
    SpecOptions given;  // as on the command line
    qc::PathOverride out;
    for (auto&& [key, value] : table) {
      const std::string_view name = key.str();
      if (name == "files") {
        if (!patterns_of(value, out.files)) wrong_type(name, Kind::Rules, value);
        continue;
      }
      const auto* setting =
          std::find_if(std::begin(kSettings), std::end(kSettings), [name](const Setting& s) {
            return s.section == "qc" && s.key == name && is_about_findings(s.kind);
          });
      if (setting == std::end(kSettings)) {
        report(key.source(), tr("unknown key '{}' of [[qc.override]]", name),
               nearest_hint(name, kOverrideKeys));
        continue;
      }
      read_findings(*setting, value, *list_of(name, given));
      if (name == "select") out.select = given.select;
    }
    given.select.clear();
    if (config_.findings.size() > errors) return;
    if (out.files.empty())
      return report(node.source(), tr("[[qc.override]] names no files"),
                    tr("write files = [\"archive/*.pptx\"]"));
    out.settings = finding_settings(given);
    if (out.sets_nothing())
      return report(node.source(), tr("[[qc.override]] sets nothing"),
                    tr("write select, ignore, severity or rules below files"));
    out.config = path_;
    out.line = place_of(node.source()).line;
    out.folder = absolute_folder();
    config_.overrides.push_back(std::move(out));
  }

  static std::vector<std::string>* list_of(std::string_view key, SpecOptions& options) {
    if (key == "select") return &options.select;
    if (key == "ignore") return &options.ignore;
    return key == "severity" ? &options.severity : &options.rule_options;
  }

  static bool patterns_of(const toml::node& node, std::vector<std::string>& out) {
    const toml::array* all = node.as_array();
    if (all == nullptr) return false;
    for (const toml::node& one : *all) {
      const auto* pattern = one.as_string();
      if (pattern == nullptr || pattern->get().empty()) return false;
      out.push_back(pattern->get());
    }
    return true;
  }

  [[nodiscard]] std::string absolute_folder() const {
    std::error_code ec;
    const fs::path folder = fs::absolute(folder_, ec);
    // Without the separator at the end that an empty `folder_` gives.
    return (ec ? folder_ : folder / "").lexically_normal().parent_path().string();
  }

  // As --suppress takes it, with the reason at the end. Empty after an error, which is reported.
  std::optional<std::string> suppression_text(const toml::table& table) {
    std::string text, reason;
    for (auto&& [key, node] : table) {
      std::string value;
      if (const auto* date = node.as_date()) {
        value =
            fmt::format("{:04}-{:02}-{:02}", date->get().year, date->get().month, date->get().day);
      } else if (const auto* words = node.as_string()) {
        value = words->get();
      } else {
        wrong_type(key.str(), Kind::Text, node);
        return std::nullopt;
      }
      if (key.str() == "reason")
        reason = value;
      else
        text += fmt::format("{}={};", key.str(), value);
    }
    return text + "reason=" + reason;
  }

  void read_rule(const Setting& setting, const toml::node& node, std::vector<std::string>& values) {
    const auto* rule = node.as_string();
    if (rule == nullptr) return wrong_type(setting.key, setting.kind, node);
    if (accepts(node.source(), setting.key == "ignore" ? qc::refuse_ignoring(rule->get())
                                                       : qc::refuse_rule(rule->get())))
      values.push_back(rule->get());
  }

  void read_level(const toml::key& rule, const toml::node& node, std::vector<std::string>& values) {
    if (!accepts(rule.source(), qc::refuse_rule(rule.str()))) return;
    const auto* level = node.as_string();
    if (level == nullptr) return wrong_type(rule.str(), Kind::Text, node);
    if (accepts(node.source(), qc::refuse_severity(rule.str(), level->get())))
      values.push_back(fmt::format("{}={}", rule.str(), level->get()));
  }

  void read_rule_options(const toml::key& rule, const toml::node& node,
                         std::vector<std::string>& values) {
    if (!accepts(rule.source(), qc::refuse_rule(rule.str()))) return;
    const toml::table* options = node.as_table();
    if (options == nullptr) return wrong_type(rule.str(), Kind::RuleOptions, node);
    for (auto&& [name, value] : *options) {
      if (!accepts(name.source(), qc::refuse_option(rule.str(), name.str()))) continue;
      const auto* number = value.as_integer();
      if (number == nullptr)
        wrong_type(name.str(), Kind::Number, value);
      else if (accepts(value.source(), qc::refuse_option(rule.str(), name.str(), number->get())))
        values.push_back(fmt::format("{}.{}={}", rule.str(), name.str(), number->get()));
    }
  }

  bool values_of(Kind kind, const toml::node& node, std::vector<std::string>& values) const {
    if (kind == Kind::Folders) {
      const toml::array* folders = node.as_array();
      if (folders == nullptr) return false;
      for (const toml::node& folder : *folders) {
        if (!folder.is_string()) return false;
        values.push_back(relative(folder.as_string()->get()));
      }
      return true;
    }
    if (kind == Kind::Number && node.is_integer())
      values.push_back(std::to_string(node.as_integer()->get()));
    else if (kind == Kind::Switch && node.is_boolean())
      values.emplace_back(node.as_boolean()->get() ? "true" : "false");
    else if (kind == Kind::Text && node.is_string())
      values.push_back(node.as_string()->get());
    else if (kind == Kind::Path && node.is_string())
      values.push_back(relative(node.as_string()->get()));
    else if (kind == Kind::Theme && node.is_string())
      values.push_back(node.as_string()->get().ends_with(".json")
                           ? relative(node.as_string()->get())
                           : node.as_string()->get());
    return !values.empty();
  }

  [[nodiscard]] std::string relative(const std::string& path) const {
    return path.empty() ? path : (folder_ / path).string();  // an absolute path is kept
  }

  [[nodiscard]] Place place_of(const toml::source_region& at) const {
    Place place;
    place.file = path_;
    place.line = static_cast<int>(at.begin.line);
    place.column = static_cast<int>(at.begin.column);
    return place;
  }

  void report(const toml::source_region& at, Message message, Message hint) {
    config_.findings.push_back(finding(place_of(at), std::move(message), std::move(hint)));
  }

  std::string path_;
  fs::path folder_;
  Config config_;
};

// Who may have written a file that was not named on the command line: the user, root, and the owner
// of the spec, so that a build in a container, as root, on somebody's checkout finds its settings.
std::set<uid_t> trusted_owners(const std::string& input) {
  std::set<uid_t> owners{0, ::geteuid()};
  struct stat info {};
  if (input != "-" && ::stat(input.c_str(), &info) == 0) owners.insert(info.st_uid);
  return owners;
}

// Both the file and, if the name is a link, the link.
bool is_owned_by(const std::set<uid_t>& owners, const std::string& path) {
  struct stat file {
  }, link{};
  return ::stat(path.c_str(), &file) == 0 && ::lstat(path.c_str(), &link) == 0 &&
         owners.contains(file.st_uid) && owners.contains(link.st_uid);
}

// An option on the command line replaces the whole setting.
std::vector<qc::PathOverride> without_given(Command command, std::vector<qc::PathOverride> all) {
  for (qc::PathOverride& one : all) {
    if (command.is_given("--select")) one.select.reset();
    if (command.is_given("--ignore")) one.settings.ignore.clear();
    if (command.is_given("--severity")) one.settings.severity.clear();
    if (command.is_given("--rule-option")) one.settings.options.clear();
  }
  std::erase_if(all, [](const qc::PathOverride& one) { return one.sets_nothing(); });
  return all;
}

Diagnostic passed_over(const std::string& path) {
  Place place;
  place.file = path;
  Diagnostic d = finding(std::move(place), tr("ignored, because it belongs to another user"),
                         tr("pass it with --config if you trust it"));
  d.severity = Severity::Warning;
  return d;
}

}  // namespace

bool concerns(const ConfigSetting& setting, std::string_view command) {
  if (setting.section == "qc") {
    const auto* known =
        std::find_if(std::begin(kSettings), std::end(kSettings),
                     [&](const Setting& s) { return s.section == "qc" && s.key == setting.key; });
    return command == "qc" || (command == "build" && is_about_findings(known->kind));
  }
  if (setting.section != "build" || command == "build") return true;
  return setting.key != "fail_on" && setting.key != "fit" && setting.key != "format" &&
         setting.key != "keep_slides";
}

Config read_config(const std::string& text, const std::string& path) {
  ConfigReader reader(path);
  reader.read(text);
  return reader.take();
}

FoundConfig find_config(const std::string& input) {
  FoundConfig found;
  std::error_code ec;
  const fs::path start = fs::absolute(folder_of(input), ec);
  if (ec) return found;
  const std::set<uid_t> trusted = trusted_owners(input);
  for (fs::path folder = start.lexically_normal();; folder = folder.parent_path()) {
    const fs::path candidate = folder / kFileName;
    if (fs::is_regular_file(candidate, ec)) {
      found.path = candidate.string();
      if (is_owned_by(trusted, found.path)) return found;
      found.passed_over.push_back(std::exchange(found.path, {}));
    }
    if (folder == folder.parent_path()) return found;
  }
}

bool apply_config(Command command, const std::vector<std::string>& inputs, std::string& file,
                  Program& program, std::vector<qc::PathOverride>* overrides) {
  const FoundBy found_by = file.empty() ? FoundBy::Deckle : FoundBy::User;
  if (file.empty() && !inputs.empty()) {
    FoundConfig found = find_config(inputs.front());
    for (const std::string& other : found.passed_over) program.console.print({passed_over(other)});
    file = std::move(found.path);
  }
  if (file.empty()) return true;
  const auto text = file == "-" ? read_input(file, Limit::ConfigBytes, program.limits)
                                : read_file(file, Limit::ConfigBytes, program.limits, found_by);
  if (!text) {
    program.fail_with(text.error());
    return false;
  }
  const Config config = read_config(*text, display_name(file));
  DiagnosticSink findings = config.findings;
  // One of the two on the command line replaces the other in the file.
  const bool theme_given = command.is_given("--theme"),
             template_given = command.is_given("--template");
  for (const ConfigSetting& setting : config.settings) {
    if (!concerns(setting, command.name())) continue;
    const std::string_view option = setting.option;
    if ((option == "--template" && theme_given) || (option == "--theme" && template_given))
      continue;
    if (option == "--theme" && command.is_given("--template")) {
      findings.push_back(
          finding(setting.at, tr("'theme' and 'template' are both set"),
                  tr("leave one of them out: a theme changes the built-in template")));
      continue;
    }
    const Message reason = command.set_unless_given(std::string(setting.option), setting.values);
    if (reason.empty()) continue;
    findings.push_back(finding(setting.at, tr("'{}': {}", setting.key, reason),
                               tr("see deckle {} --help", command.name())));
  }
  if (overrides != nullptr) *overrides = without_given(command, config.overrides);
  std::stable_sort(findings.begin(), findings.end(), [](const Diagnostic& a, const Diagnostic& b) {
    return std::pair(a.at.line, a.at.column) < std::pair(b.at.line, b.at.column);
  });
  Place whole_file;
  whole_file.file = display_name(file);
  limit_findings(findings, kMaxFindings, whole_file);
  program.console.print(findings);
  if (!findings.empty()) program.status = worse(program.status, Status::Invalid);
  return findings.empty();
}

}  // namespace deckle::app
