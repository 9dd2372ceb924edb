#include <fmt/format.h>

#include "app/messages/tr.h"
#include "app/program.h"
#include "engine/pipeline/engine.h"
#include "engine/pipeline/font_findings.h"
#include "measure/fonts/font_catalog.h"
#include "qc/report/font_labels.h"
#include "slidespec/core/display.h"

namespace deckle::app {
namespace {

struct Options {
  std::vector<std::string> folders, names;
  bool bold = false, italic = false;
};

std::optional<engine::Engine> open(const Options& options, Program& program) {
  engine::EngineOptions engine_options;
  engine_options.font_folders = options.folders;
  engine_options.target = measure::Target::PowerPoint;
  engine_options.limits = program.limits;
  auto engine = engine::Engine::open(std::move(engine_options));
  if (engine) return std::move(*engine);
  program.console.error(engine.error(), tr("check the folder given with --fonts"));
  program.status = status_of(engine.error());
  return std::nullopt;
}

// The engine was opened for this target.
const measure::FontCatalog& fonts_of(const engine::Engine& engine) {
  return **engine.fonts(measure::Target::PowerPoint);
}

void list(const Options& options, Program& program) {
  const auto engine = open(options, program);
  if (!engine) return;
  const Language language = program.console.language();
  std::string out;
  for (const FontUse& use : fonts_of(*engine).families())
    out += fmt::format("{}\t{}\n", display_value(use.requested),
                       qc::source_label(use.source).in(language));
  program.console.print(engine::unused_font_findings(fonts_of(*engine), {}, false));
  program.deliver("-", out);
}

void resolve(const Options& options, Program& program) {
  const auto engine = open(options, program);
  if (!engine) return;
  const Language language = program.console.language();
  std::string out;
  std::vector<FontUse> uses;
  for (const std::string& name : options.names) {
    const FontUse use = fonts_of(*engine).resolve(name, options.bold, options.italic).use;
    uses.push_back(use);
    out += fmt::format("{}\t{}\t{}", display_value(name), display_value(use.used),
                       qc::source_label(use.source).in(language));
    if (use.width_error > 0)
      out += '\t' + tr("expected error of line widths: {:.1f} %", use.width_error * 100).in(language);
    out += '\n';
    if (use.source == FontUse::Source::Fallback || use.source == FontUse::Source::Missing)
      program.status = worse(program.status, Status::Findings);
  }
  program.console.print(engine::unused_font_findings(fonts_of(*engine), uses, false));
  program.deliver("-", out);
}

}  // namespace

void add_fonts(Command app, Program& program) {
  auto options = std::make_shared<Options>();
  Command command = app.add_command(
      "fonts", program.console.help(N_("Show the fonts that text is measured with")));
  command.require_command();
  command.footer(example(program.console, "deckle fonts resolve Calibri \"Malgun Gothic\""));
  command
      .add_option("--fonts", options->folders,
                  program.console.help(
                      N_("Folder of fonts, searched before the installed ones; may be repeated")))
      .one_value_each()
      .type_name("DIR");
  Command list_command = command.add_command(
      "list", program.console.help(N_("List the font families whose glyph widths are known")));
  list_command.footer(example(program.console, "deckle fonts list --fonts ./fonts"));
  list_command.action([options, &program] { list(*options, program); });
  Command resolve_command = command.add_command(
      "resolve", program.console.help(
                     N_("Show the font used for a family; exit status 1 if its glyph widths are "
                        "not known")));
  resolve_command
      .add_option("name", options->names,
                  program.console.help(N_("Font family, as named in a deck")))
      .required()
      .type_name("NAME");
  resolve_command.add_flag("--bold", options->bold,
                           program.console.help(N_("Look up the bold "
                                                   "face")));
  resolve_command.add_flag("--italic", options->italic,
                           program.console.help(N_("Look up the italic face")));
  resolve_command.action([options, &program] { resolve(*options, program); });
}

}  // namespace deckle::app
