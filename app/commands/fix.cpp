#include <algorithm>

#include "app/build_spec.h"
#include "app/config.h"
#include "app/file_io.h"
#include "app/messages/tr.h"
#include "app/program.h"
#include "app/usage.h"
#include "engine/pipeline/engine.h"
#include "slidespec/mend/mend.h"

namespace deckle::app {
namespace {

struct Options {
  SpecOptions spec;
  std::string out;
  bool dry_run = false;
};

// Where each spec goes: back to where it came from, unless -o says otherwise.
std::vector<std::string> outputs(const Options& options, Program& program) {
  if (options.out.empty()) return options.spec.inputs;
  const auto paths = output_paths(options.spec.inputs, options.out, ".json");
  if (!paths) {
    program.fail_with(paths.error());
    return {};
  }
  if (options.dry_run || !means_folder(options.spec.inputs, options.out)) return *paths;
  if (const auto made = make_folder(options.out); !made) {
    program.fail_with(made.error());
    return {};
  }
  return *paths;
}

void print_changes(const MendedSpec& mended, const Console& console) {
  for (const Mending& mending : mended.mendings) {
    Message line = mending.at.file;
    if (mending.at.line > 0) line += fmt::format(":{}:{}", mending.at.line, mending.at.column);
    line += ": " + mending.message;
    if (!mending.at.pointer.empty()) line += " (" + mending.at.pointer + ")";
    console.info(line);
  }
}

void announce(const MendedSpec& mended, const engine::Built& checked, const std::string& name,
              const Console& console) {
  const std::size_t changes = mended.mendings.size();
  const Message made = changes == 0   ? tr("nothing to mend")
                       : changes == 1 ? tr("1 change")
                                      : tr("{} changes", changes);
  const auto errors = static_cast<std::size_t>(
      std::count_if(checked.report.deck_issues.begin(), checked.report.deck_issues.end(),
                    [](const Diagnostic& d) { return d.severity == Severity::Error; }));
  console.info(checked.ok()  ? tr("{}: {}, valid", name, made)
               : errors == 1 ? tr("{}: {}, 1 error is left", name, made)
                             : tr("{}: {}, {} errors are left", name, made, errors));
}

void fix_one(const std::string& input, const std::string& out, const Options& options,
             const engine::Engine& engine, Program& program) {
  const std::string name = display_name(input);
  const auto text = read_spec(input, program.limits);
  if (!text) return program.fail_with(text.error());
  const MendedSpec mended = mend_spec(*text, name, program.limits);
  print_changes(mended, program.console);
  // All that validate would say of it now.
  const engine::Built checked =
      engine.validate({mended.text, name, folder_of(input)},
                      build_options(options.spec, engine::PackageWanted::No));
  program.console.print(checked.findings);
  program.console.print(checked.template_findings);
  if (checked.error) program.console.error(*checked.error);
  if (!checked.ok()) program.status = worse(program.status, status_of(checked.outcome));
  // A file that needs no change is not touched, nor one that would not be better for it.
  const bool same_place = out == input && out != "-";
  const bool wanted = !same_place || (mended.text != *text && mended.better);
  if (!options.dry_run && wanted && !program.deliver(out, mended.text)) return;
  if (same_place && mended.text != *text && !mended.better)
    program.console.info(tr("{}: not written: as many errors would be left", name));
  if (!checked.error) announce(mended, checked, name, program.console);
}

void fix(const Options& options, Program& program) {
  refuse_repeated_stdin(options.spec.inputs);
  const std::vector<std::string> paths = outputs(options, program);
  if (paths.empty()) return;
  std::vector<std::string> elsewhere;  // back to its own file, a spec may go
  for (std::size_t i = 0; i < paths.size(); ++i) {
    if (paths[i] != options.spec.inputs[i]) elsewhere.push_back(paths[i]);
  }
  refuse_shared_files(files_read(options.spec), named(tr("the output"), elsewhere));
  const auto engine = open_engine(program);
  if (!engine) return;
  for (std::size_t i = 0; i < paths.size(); ++i)
    fix_one(options.spec.inputs[i], paths[i], options, *engine, program);
}

}  // namespace

void add_fix(Command app, Program& program) {
  auto options = std::make_shared<Options>();
  Command command = app.add_command(
      "fix", program.console.help(N_("Mend SlideSpec files that are not valid where the cure is "
                                     "obvious, without a change to any word")));
  add_input_options(command, options->spec, program.console);
  command
      .add_option("-o,--output", options->out,
                  program.console.help(N_("Output file, a folder with several specs, or - for "
                                          "stdout; default: the spec itself")))
      .type_name("FILE");
  command.add_flag("-n,--dry-run", options->dry_run,
                   program.console.help(N_("Say what would be changed, and write nothing")));
  command.footer(example_and_statuses_without_findings(program.console, "deckle fix deck.json"));
  command.action([options, command, &program] {
    if (apply_config(command, options->spec.inputs, options->spec.config, program))
      fix(*options, program);
  });
}

}  // namespace deckle::app
