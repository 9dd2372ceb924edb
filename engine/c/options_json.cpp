#include "engine/c/options_json.h"

#include <array>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>

#include "slidespec/json/json_document.h"
#include "slidespec/validate/schema_check.h"

namespace deckle::engine::c {
namespace {

using nlohmann::json;

// Calls `read` with the members of `text` once the schema accepts them.
template <typename Options, typename Read>
std::optional<Options> read_options(std::string_view text, const char* schema, DiagnosticSink& sink,
                                    const Read& read) {
  Options options;
  if (text.empty()) return options;
  const auto document = JsonDocument::read(text, "<options>", sink, {}, Limit::OptionsBytes);
  if (!document || !sink.empty() || !check_schema(schema, *document, sink)) return std::nullopt;
  read(document->root(), options);
  return options;
}

template <typename Value>
void get(const json& object, const char* key, Value& value) {
  if (const auto found = object.find(key); found != object.end()) found->get_to(value);
}

// The schema allows no other names than those of `values`.
template <typename Value, std::size_t N>
void get_named(const json& object, const char* key,
               const std::array<std::pair<std::string_view, Value>, N>& values, Value& value) {
  std::string name;
  get(object, key, name);
  for (const auto& [known, meant] : values) {
    if (known == name) value = meant;
  }
}

constexpr std::array<std::pair<std::string_view, Fit>, 2> kFits{
    {{"sizes", Fit::Sizes}, {"autofit", Fit::Autofit}}};
constexpr std::array<std::pair<std::string_view, KeepSlides>, 3> kKeptSlides{
    {{"no", KeepSlides::No}, {"before", KeepSlides::Before}, {"after", KeepSlides::After}}};
constexpr std::array<std::pair<std::string_view, Details>, 2> kDetails{
    {{"appendix", Details::Appendix}, {"notes", Details::Notes}}};
constexpr std::array<std::pair<std::string_view, ReportFormat>, 5> kReports{
    {{"text", ReportFormat::Text},
     {"json", ReportFormat::Json},
     {"html", ReportFormat::Html},
     {"sarif", ReportFormat::Sarif},
     {"junit", ReportFormat::Junit}}};
constexpr std::array<std::pair<std::string_view, Severity>, 3> kSeverities{
    {{"error", Severity::Error}, {"warning", Severity::Warning}, {"note", Severity::Note}}};
constexpr std::array<std::pair<std::string_view, Language>, 2> kLanguages{
    {{"en", Language::English}, {"ko", Language::Korean}}};

FindingSettings finding_settings(const json& object) {
  FindingSettings settings;
  get(object, "select", settings.select);
  get(object, "ignore", settings.ignore);
  get(object, "rules", settings.options);
  if (const auto levels = object.find("severity"); levels != object.end()) {
    for (const auto& [rule, level] : levels->items())
      get_named(*levels, rule.c_str(), kSeverities, settings.severity[rule]);
  }
  return settings;
}

std::optional<measure::Target> target_of(const json& object) {
  std::string name;
  get(object, "target", name);
  return measure::target_from(name);
}

void set_limits(const json& values, Limits& limits, DiagnosticSink& sink) {
  for (const auto& [name, value] : values.items()) {
    const Result<void> set = limits.set(name + "=" + value.dump());
    if (set) continue;
    Diagnostic wrong;
    wrong.rule = "invalid-value";
    wrong.at.file = "<options>";
    wrong.at.pointer = "/limits/" + pointer_token(name);
    wrong.message = set.error().message;
    sink.push_back(std::move(wrong));
  }
}

}  // namespace

std::optional<EngineOptions> read_engine_options(std::string_view text, DiagnosticSink& sink) {
  auto options = read_options<EngineOptions>(
      text, "engine-options", sink, [&sink](const json& object, EngineOptions& engine) {
        get(object, "fonts", engine.font_folders);
        engine.target = target_of(object);
        get(object, "svg_program", engine.svg_program);
        if (const auto found = object.find("limits"); found != object.end())
          set_limits(*found, engine.limits, sink);
      });
  return sink.empty() ? options : std::nullopt;
}

std::optional<CallOptions> read_call_options(std::string_view text, DiagnosticSink& sink) {
  auto options = read_options<CallOptions>(
      text, "build-options", sink, [](const json& object, CallOptions& call) {
        BuildOptions& build = call.build;
        get(object, "name", call.input.name);
        get(object, "folder", call.input.folder);
        get(object, "template", build.templates.template_path);
        get(object, "theme", build.templates.theme);
        get(object, "templates", build.templates.templates_folder);
        get(object, "brand", build.templates.brand_path);
        get(object, "assets", build.assets_folder);
        build.target = target_of(object).value_or(build.target);
        get(object, "strict_fonts", build.strict_fonts);
        bool repair = true;
        get(object, "repair", repair);
        build.repair = repair ? Repair::Full : Repair::None;
        get_named(object, "fit", kFits, build.fit);
        get_named(object, "keep_slides", kKeptSlides, build.keep_slides);
        get_named(object, "details", kDetails, build.details);
        get(object, "max_iter", build.max_iter);
        get(object, "max_restructurings", build.max_restructurings);
        get(object, "jobs", build.jobs);
        get(object, "created", build.created);
        bool package = true;
        get(object, "package", package);
        build.package = package ? PackageWanted::Yes : PackageWanted::No;
        if (const auto found = object.find("findings"); found != object.end())
          build.findings = finding_settings(*found);
        get_named(object, "report", kReports, call.report);
        get_named(object, "fail_on", kSeverities, call.fail_on);
        get_named(object, "lang", kLanguages, call.language);
      });
  if (options && options->input.name.empty()) options->input.name = "<memory>";
  return options;
}

}  // namespace deckle::engine::c
