#include <vector>

#include "app/messages/tr.h"
#include "app/program.h"
#include "qc/report/catalogue.h"
#include "slidespec/diag/nearest_name.h"

namespace deckle::app {
namespace {

struct Options {
  std::string id;
  bool markdown = false;
};

void show(const Options& options, Program& program) {
  if (options.markdown) {
    program.deliver("-", qc::rule_catalogue_markdown());
    return;
  }
  if (options.id.empty()) {
    program.deliver("-", qc::rule_list(program.console.language()));
    return;
  }
  if (const std::string text = qc::explanation(options.id, program.console.language());
      !text.empty()) {
    program.deliver("-", text);
    return;
  }
  const std::vector<std::string_view> known = qc::explained_ids();
  const std::string nearest = nearest_name(options.id, known);
  program.console.error({ErrorCode::NotFound, tr("unknown rule \"{}\"", options.id), {}},
                        nearest.empty()
                            ? tr("run deckle rule for a list of all rules")
                            : tr("did you mean '{}'? deckle rule lists all rules", nearest));
  program.status = Status::Usage;
}

}  // namespace

void add_rule(Command app, Program& program) {
  auto options = std::make_shared<Options>();
  Command command =
      app.add_command("rule", program.console.help(N_("Explain a rule, or list all rules")));
  command.add_option("id", options->id, program.console.help(N_("Rule id, as shown in reports")))
      .type_name("ID");
  command.add_flag(
      "--markdown", options->markdown,
      program.console.help(N_("Print all rules as one Markdown page (docs/rules.md)")));
  command.footer(example(program.console, "deckle rule text-overflow"));
  command.action([options, &program] { show(*options, program); });
}

}  // namespace deckle::app
