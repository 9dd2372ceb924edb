#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <span>
#include <utility>

#include "app/build_spec.h"
#include "app/messages/tr.h"
#include "app/program.h"
#include "engine/pipeline/engine.h"
#include "render/svg/slide_svg.h"
#include "render/svg/theme_gallery.h"
#include "slidespec/core/embedded.h"
#include "slidespec/diag/nearest_name.h"
#include "templates/theme/theme.h"

namespace deckle::app {
namespace themes {
std::span<const EmbeddedFile> embedded_files();  // docs/specs/themes.json
}
namespace {

struct Options {
  std::string name;
  std::string format = "text";
  std::string gallery;
};

std::vector<std::shared_ptr<const templates::Theme>> all_themes() {
  std::vector<std::shared_ptr<const templates::Theme>> themes;
  for (const std::string& id : templates::builtin_theme_ids())
    themes.push_back(templates::builtin_theme(id).value());
  return themes;
}

const std::string& about(const templates::Theme& theme, const Console& console) {
  return console.language() == Language::Korean ? theme.about_korean : theme.about;
}

std::string as_text(const Console& console) {
  std::string out;
  for (const auto& theme : all_themes())
    out += fmt::format("{:<10}{}\n", theme->id, about(*theme, console));
  return out;
}

std::string as_json() {
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const auto& theme : all_themes())
    list.push_back(nlohmann::ordered_json::parse(templates::builtin_theme_text(theme->id)));
  return nlohmann::ordered_json{{"themes", std::move(list)}}.dump(2) + "\n";
}

// The demo deck in the look of `theme`.
Result<std::vector<std::string>> pictures_in(const engine::Engine& engine,
                                             const std::string& theme) {
  engine::BuildOptions options;
  options.templates.theme = theme;
  options.package = engine::PackageWanted::No;
  const std::span<const EmbeddedFile> files = themes::embedded_files();
  const engine::Built built =
      engine.build({std::string(files.front().bytes), "themes.json", "."}, options);
  if (!built.ok())
    return fail(ErrorCode::Internal, tr("the slides of the theme {} cannot be drawn", theme));
  std::vector<std::string> pictures;
  for (std::size_t i = 0; i < built.slides.size(); ++i)
    pictures.push_back(render::slide_svg(built.slides[i], built.measured[i], {}));
  return pictures;
}

void write_gallery(const std::string& path, Program& program) {
  const auto engine = open_engine(program);
  if (!engine) return;
  std::vector<render::ThemePictures> pages;
  for (const auto& theme : all_themes()) {
    auto pictures = pictures_in(*engine, theme->id);
    if (!pictures) return program.fail_with(pictures.error());
    pages.push_back({theme->id, about(*theme, program.console), std::move(*pictures)});
  }
  program.deliver(path, render::theme_gallery(pages));
}

void show(const Options& options, Program& program) {
  if (!options.gallery.empty()) return write_gallery(options.gallery, program);
  if (options.name.empty()) {
    program.deliver("-", options.format == "json" ? as_json() : as_text(program.console));
    return;
  }
  const std::string_view text = templates::builtin_theme_text(options.name);
  if (!text.empty()) {
    program.deliver("-", std::string(text));
    return;
  }
  const std::vector<std::string>& ids = templates::builtin_theme_ids();
  program.console.error(
      {ErrorCode::NotFound, tr("unknown theme \"{}\"", options.name), {}},
      nearest_hint(options.name, std::vector<std::string_view>(ids.begin(), ids.end())));
  program.status = Status::Usage;
}

}  // namespace

void add_themes(Command app, Program& program) {
  auto options = std::make_shared<Options>();
  Command command = app.add_command(
      "themes", program.console.help(N_("List the built-in themes, or print the file of one")));
  command
      .add_option("name", options->name,
                  program.console.help(N_("A theme, to print its file as a model for another")))
      .type_name("NAME");
  command
      .add_option("--format", options->format,
                  program.console.help(N_("Output format: text "
                                          "or json")))
      .one_of({"text", "json"})
      .type_name("NAME")
      .show_default();
  command
      .add_option("--gallery", options->gallery,
                  program.console.help(N_("Write the themes with pictures of slides as an HTML "
                                          "page")))
      .type_name("FILE");
  command.footer(example(program.console, "deckle themes midnight > mine.theme.json"));
  command.action([options, &program] { show(*options, program); });
}

}  // namespace deckle::app
