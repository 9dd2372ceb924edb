#include <fmt/format.h>

#include "app/messages/tr.h"
#include "app/program.h"
#include "engine/pipeline/engine.h"
#include "engine/pipeline/font_findings.h"
#include "measure/fonts/font_catalog.h"
#include "measure/fonts/pack_fonts.h"
#include "qc/report/font_labels.h"
#include "slidespec/core/display.h"

namespace deckle::app {
namespace {

struct Options {
  std::vector<std::string> folders, names;
  bool bold = false, italic = false;
  std::vector<std::string> packed_folders, families;
  std::string out;
};

std::optional<engine::Engine> open(const Options& options, Program& program) {
  engine::EngineOptions engine_options;
  engine_options.font_folders = options.folders;
  engine_options.target = measure::Target::PowerPoint;
  engine_options.limits = program.limits;
  auto engine = engine::Engine::open(std::move(engine_options));
  if (engine) return std::move(*engine);
  program.console.error(engine.error(), tr("check the folders and files given with --fonts"));
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

void pack(const Options& options, Program& program) {
  const auto pack =
      measure::pack_fonts({options.packed_folders, options.families, program.limits});
  if (!pack) {
    program.console.error(pack.error(),
                          pack.error().code == ErrorCode::Limit
                              ? tr("choose families with --family, or make several packs")
                              : tr("check the folders and the names of families"));
    program.status = status_of(pack.error());
    return;
  }
  program.console.print(engine::unused_font_findings(pack->unused, false));
  for (const std::string& family : pack->missing) {
    program.console.reason(tr("no font of the family {} in these folders", display_value(family)));
    program.status = worse(program.status, Status::Findings);
  }
  if (!program.deliver(options.out, pack->bytes) || options.out == "-") return;
  const std::size_t families = pack->families.size();
  program.console.info(
      families == 1 ? tr("{}: {} faces of 1 family, {} bytes; measure with it by --fonts {}",
                         options.out, pack->faces, pack->bytes.size(), options.out)
                    : tr("{}: {} faces of {} families, {} bytes; measure with it by --fonts {}",
                         options.out, pack->faces, families, pack->bytes.size(), options.out));
}

void add_pack(Command fonts, const std::shared_ptr<Options>& options, Program& program) {
  Command command = fonts.add_command(
      "pack",
      program.console.help(N_("Write a metrics pack: what text is measured with of fonts you are "
                              "licensed for, without their outlines, for a machine without them")));
  command.footer(example(program.console,
                         "deckle fonts pack C:/Windows/Fonts --family Aptos "
                         "--family \"Malgun Gothic\" -o office.fontpack"));
  command
      .add_option("folder", options->packed_folders,
                  program.console.help(N_("Folders of fonts, with their subfolders, or font files")))
      .required()
      .type_name("DIR");
  command
      .add_option("--family", options->families,
                  program.console.help(N_("Only the faces of this family; may be repeated; exit status "
                                          "1 if a family has none")))
      .one_value_each()
      .type_name("NAME");
  command
      .add_option("-o,--output", options->out,
                  program.console.help(
                      N_("Output file, named .fontpack where it is to be found in a folder; - for "
                         "stdout")))
      .required()
      .type_name("FILE");
  command.action([options, &program] { pack(*options, program); });
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
                      N_("Folder of fonts, font file or metrics pack, searched before the "
                         "installed fonts; may be repeated")))
      .one_value_each()
      .type_name("FILE|DIR");
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
  add_pack(command, options, program);
}

}  // namespace deckle::app
