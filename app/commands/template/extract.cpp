#include "app/build_spec.h"
#include "app/commands/template/template.h"
#include "app/commands/template/template_input.h"
#include "app/messages/tr.h"
#include "app/usage.h"
#include "engine/template/brand_tokens.h"

namespace deckle::app {
namespace {

struct Options {
  TemplateInput input;
  std::string out = "-";
};

void extract(const Options& options, Program& program) {
  require_json_name("--output", options.out);
  refuse_shared_files({{tr("the template"), options.input.path}},
                      {{tr("the output"), options.out}});
  const auto engine = open_engine(program);
  if (!engine) return;
  const auto read = read_template(options.input, *engine, program);
  if (read == nullptr) return;
  const auto summary = summarize(*read, options.input, program);
  if (!summary) return;
  program.deliver(options.out, engine::brand_kit_json(*summary, program.console.data_language()));
}

}  // namespace

void add_template_extract(Command parent, Program& program) {
  auto options = std::make_shared<Options>();
  const Console& console = program.console;
  Command command = parent.add_command(
      "extract", console.help(N_("Write the colours and faces of a template as a brand kit for "
                                 "--brand, with a summary that diff reads")));
  command
      .add_option("template", options->input.path,
                  console.help(N_("Template (.pptx, .potx), or the id of a built-in one")))
      .required()
      .type_name("FILE");
  add_size_option(command, options->input.size, console);
  command.add_option("-o,--output", options->out, console.help(N_("Output file; - for stdout")))
      .type_name("FILE");
  command.footer(example(console, "deckle template extract company.potx -o company.brand.json"));
  command.action([options, &program] { extract(*options, program); });
}

}  // namespace deckle::app
