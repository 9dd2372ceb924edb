#include "app/mcp/spec_call.h"

#include <filesystem>
#include <optional>
#include <utility>

#include "app/messages/tr.h"
#include "measure/text/target.h"

namespace deckle::app::mcp {
namespace {

using Kind = Parameter::Kind;

// A path argument, resolved by `resolve`; empty when it is not given.
template <typename Resolve>
Result<std::string> path_of(const ToolCall& call, const char* name, const Resolve& resolve) {
  const std::optional<std::string> path = call.arguments.text(name);
  if (!path) return std::string();
  return resolve(call.service.roots, *path);
}

Result<std::string> file_of(const ToolCall& call, const char* name) {
  return path_of(call, name,
                 [](const Roots& roots, const std::string& path) { return roots.file(path); });
}

Result<std::string> folder_of(const ToolCall& call, const char* name) {
  return path_of(call, name,
                 [](const Roots& roots, const std::string& path) { return roots.folder(path); });
}

// Sets `value` to a path, or returns its error.
Result<void> set(std::string& value, Result<std::string> path) {
  if (!path) return tl::unexpected(path.error());
  value = std::move(*path);
  return {};
}

// A name of a built-in theme, or the path of a theme's file.
Result<void> set_theme(const ToolCall& call, engine::TemplateOptions& templates) {
  const std::optional<std::string> theme = call.arguments.text("theme");
  if (!theme) return {};
  if (theme->ends_with(".json") || theme->find('/') != std::string::npos) return set(templates.theme, file_of(call, "theme"));
  templates.theme = *theme;
  return {};
}

Result<void> set_options(const ToolCall& call, engine::BuildOptions& options) {
  engine::TemplateOptions& templates = options.templates;
  if (auto ok = set(templates.template_path, file_of(call, "template")); !ok) return ok;
  if (auto ok = set_theme(call, templates); !ok) return ok;
  if (auto ok = set(templates.templates_folder, folder_of(call, "templates")); !ok) return ok;
  if (auto ok = set(templates.brand_path, file_of(call, "brand")); !ok) return ok;
  if (auto ok = set(options.assets_folder, folder_of(call, "assets")); !ok) return ok;
  templates.within = call.service.roots.paths();
  options.target = *measure::target_from(call.arguments.text("target").value_or("powerpoint"));
  options.strict_fonts = call.arguments.flag("strict_fonts");
  if (call.arguments.text("details").value_or("") == "notes")
    options.details = engine::Details::Notes;
  if (call.arguments.flag("before_fix")) options.repair = engine::Repair::None;
  options.jobs = call.service.jobs;
  options.created = call.service.created;
  return {};
}

}  // namespace

std::vector<Parameter> spec_parameters() {
  return {{Kind::JsonText, "spec",
           "The SlideSpec: the JSON object itself, or a string with its JSON. Give this or "
           "spec_path."},
          {Kind::Text, "spec_path",
           "A SlideSpec file (.json) instead of `spec`: relative to the first root folder, or "
           "absolute within one. Pictures and templates that it names are looked up in its folder; "
           "those of an inline spec in the first root folder."}};
}

std::vector<Parameter> input_parameters() {
  std::vector<Parameter> all = spec_parameters();
  all.push_back({Kind::Text, "template",
                 "Template file (.pptx or .potx), instead of the one that the spec names."});
  all.push_back({Kind::Text, "theme",
                 "Look of the built-in template: default, contrast, fresh, midnight, mono, paper, "
                 "public or report, or a theme's file (.json). Not together with template."});
  all.push_back({Kind::Text, "templates",
                 "Folder in which template and brand ids of the spec are looked up first."});
  all.push_back(
      {Kind::Text, "brand", "Brand kit (.brand.json), instead of the one that the spec names."});
  all.push_back(
      {Kind::Text, "assets", "Folder of the pictures and data files; default: the spec's folder."});
  return all;
}

std::vector<Parameter> build_parameters() {
  std::vector<Parameter> all = input_parameters();
  all.push_back(
      {Kind::TextList, "fonts", "Folders of font files that are used before the installed fonts."});
  all.push_back({Kind::Flag, "strict_fonts", "Fail if the glyph widths of a font are not known."});
  all.push_back({Kind::Choice,
                 "target",
                 "Program whose text layout is predicted; default: powerpoint.",
                 false,
                 {"powerpoint", "libreoffice", "chrome"}});
  all.push_back({Kind::Choice,
                 "details",
                 "Where to put content moved off its slide; default: appendix.",
                 false,
                 {"appendix", "notes"}});
  return all;
}

Parameter before_fix_parameter() {
  return {Kind::Flag, "before_fix", "Look at the first layout, before deckle repairs anything."};
}

Result<engine::SpecInput> spec_of(const ToolCall& call) {
  const std::optional<std::string> spec = call.arguments.json("spec");
  const std::optional<std::string> path = call.arguments.text("spec_path");
  if (spec.has_value() == path.has_value())
    return fail(ErrorCode::Malformed,
                spec ? tr("both spec and spec_path are given; give one of them")
                     : tr("no spec is given; give spec or spec_path"));
  const Roots& roots = call.service.roots;
  if (spec) return engine::SpecInput{*spec, "<spec>", roots.paths().front()};
  auto text = roots.read(*path, Limit::SpecBytes, call.service.limits);
  if (!text) return tl::unexpected(text.error());
  auto file = roots.file(*path);
  if (!file) return tl::unexpected(file.error());
  return engine::SpecInput{std::move(*text), *path,
                           std::filesystem::path(*file).parent_path().string()};
}

Result<SpecCall> prepare_without_spec(const ToolCall& call) {
  SpecCall out;
  if (auto ok = set_options(call, out.options); !ok) return tl::unexpected(ok.error());
  std::vector<std::string> fonts;
  for (const std::string& name : call.arguments.list("fonts")) {
    auto folder = call.service.roots.folder(name);
    if (!folder) return tl::unexpected(folder.error());
    fonts.push_back(std::move(*folder));
  }
  auto engine = call.service.engines.of(fonts);
  if (!engine) return tl::unexpected(engine.error());
  out.engine = std::move(*engine);
  return out;
}

Result<SpecCall> prepare(const ToolCall& call, engine::PackageWanted package) {
  auto input = spec_of(call);
  if (!input) return tl::unexpected(input.error());
  auto prepared = prepare_without_spec(call);
  if (!prepared) return prepared;
  SpecCall out = std::move(*prepared);
  out.input = std::move(*input);
  out.options.package = package;
  if (const auto path = call.arguments.text("spec_path"))
    out.files.push_back(call.service.roots.file(*path).value_or(*path));
  out.files.push_back(out.options.templates.template_path);
  out.files.push_back(out.options.templates.brand_path);
  return out;
}

}  // namespace deckle::app::mcp
