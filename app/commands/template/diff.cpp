#include "app/build_spec.h"
#include "app/commands/template/template.h"
#include "app/commands/template/template_input.h"
#include "app/messages/tr.h"
#include "app/report_format.h"
#include "app/usage.h"
#include "engine/template/compare.h"
#include "engine/template/differences.h"

namespace deckle::app {
namespace {

struct Options {
  std::string older, newer, size = "16:9", format, out = "-";
};

void compare(const Options& options, Program& program) {
  const engine::ReportFormat format =
      report_format(options.format, "--output", options.out, engine::ReportFormat::Text);
  if (format != engine::ReportFormat::Text && format != engine::ReportFormat::Json)
    throw UsageError(tr("--output {}: the formats are .txt and .json", options.out));
  refuse_shared_files(
      {{tr("the older template"), options.older}, {tr("the newer template"), options.newer}},
      {{tr("the output"), options.out}});
  const auto engine = open_engine(program);
  if (!engine) return;
  const auto older = read_template_summary({options.older, options.size}, *engine, program);
  const auto newer = read_template_summary({options.newer, options.size}, *engine, program);
  if (!older || !newer) return;
  const engine::Differences differences = engine::compare(*older, *newer);
  const std::string out =
      format == engine::ReportFormat::Json
          ? engine::differences_json(differences, program.console.data_language())
          : engine::differences_text(differences, program.console.language());
  if (program.deliver(options.out, out) && !differences.all.empty())
    program.status = worse(program.status, Status::Findings);
}

}  // namespace

void add_template_diff(Command parent, Program& program) {
  auto options = std::make_shared<Options>();
  const Console& console = program.console;
  Command command = parent.add_command(
      "diff", console.help(N_("Say what changed between two templates for an author of specs; "
                              "status 1 if anything did")));
  command
      .add_option("older", options->older,
                  console.help(N_("Template, the id of a built-in one, or a JSON file that extract "
                                  "or inspect wrote")))
      .required()
      .type_name("A.pptx");
  command
      .add_option("newer", options->newer,
                  console.help(N_("Template to compare it with, likewise")))
      .required()
      .type_name("B.pptx");
  add_size_option(command, options->size, console);
  command
      .add_option("--format", options->format,
                  console.help(N_("Output format: text or json; default: by the extension of the "
                                  "output, else text")))
      .one_of({"text", "json"})
      .type_name("NAME");
  command.add_option("-o,--output", options->out, console.help(N_("Output file; - for stdout")))
      .type_name("FILE");
  command.footer(
      example_and_statuses(console, "deckle template diff company.brand.json company-2027.potx"));
  command.action([options, &program] { compare(*options, program); });
}

}  // namespace deckle::app
