#include <algorithm>

#include "app/file_io.h"
#include "app/messages/tr.h"
#include "app/program.h"
#include "app/usage.h"
#include "slidespec/mend/mend.h"

namespace deckle::app {
namespace {

struct Options {
  std::vector<std::string> inputs;
  std::string out;
  bool dry_run = false;
};

// Where each spec goes: back to where it came from, unless -o says otherwise.
std::vector<std::string> outputs(const Options& options, Program& program) {
  if (options.out.empty()) return options.inputs;
  const auto paths = output_paths(options.inputs, options.out, ".json");
  if (!paths) {
    program.fail_with(paths.error());
    return {};
  }
  if (options.dry_run || !means_folder(options.inputs, options.out)) return *paths;
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

void announce(const MendedSpec& mended, const std::string& name, const Console& console) {
  const std::size_t changes = mended.mendings.size();
  const Message made = changes == 0   ? tr("nothing to mend")
                       : changes == 1 ? tr("1 change")
                                      : tr("{} changes", changes);
  const auto errors = static_cast<std::size_t>(
      std::count_if(mended.findings.begin(), mended.findings.end(),
                    [](const Diagnostic& d) { return d.severity == Severity::Error; }));
  console.info(mended.valid  ? tr("{}: {}, valid", name, made)
               : errors == 1 ? tr("{}: {}, 1 error is left", name, made)
                             : tr("{}: {}, {} errors are left", name, made, errors));
}

void fix_one(const std::string& input, const std::string& out, bool dry_run, Program& program) {
  const std::string name = display_name(input);
  const auto text = read_spec(input, program.limits);
  if (!text) return program.fail_with(text.error());
  const MendedSpec mended = mend_spec(*text, name, program.limits);
  print_changes(mended, program.console);
  program.console.print(mended.findings);
  if (!mended.valid) program.status = worse(program.status, Status::Invalid);
  // A file that needs no change is not touched.
  const bool same_place = out == input && out != "-";
  if (!dry_run && (!same_place || mended.text != *text) && !program.deliver(out, mended.text))
    return;
  announce(mended, name, program.console);
}

void fix(const Options& options, Program& program) {
  refuse_repeated_stdin(options.inputs);
  const std::vector<std::string> paths = outputs(options, program);
  for (std::size_t i = 0; i < paths.size(); ++i)
    fix_one(options.inputs[i], paths[i], options.dry_run, program);
}

}  // namespace

void add_fix(Command app, Program& program) {
  auto options = std::make_shared<Options>();
  Command command = app.add_command(
      "fix", program.console.help(N_("Mend SlideSpec files that are not valid where the cure is "
                                     "obvious, without a change to any word")));
  command
      .add_option("spec", options->inputs,
                  program.console.help(N_("SlideSpec files, or - for stdin")))
      .required()
      .type_name("SPEC.json");
  command
      .add_option("-o,--output", options->out,
                  program.console.help(N_("Output file, a folder with several specs, or - for "
                                          "stdout; default: the spec itself")))
      .type_name("FILE");
  command.add_flag("-n,--dry-run", options->dry_run,
                   program.console.help(N_("Say what would be changed, and write nothing")));
  command.footer(example_and_statuses_without_findings(program.console, "deckle fix deck.json"));
  command.action([options, &program] { fix(*options, program); });
}

}  // namespace deckle::app
