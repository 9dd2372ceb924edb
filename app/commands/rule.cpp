#include <cstdio>

#include "app/program.h"
#include "qc/report/catalogue.h"

namespace deckle::app {
namespace {

struct Options {
  std::string id;
  bool markdown = false;
};

void show(const Options& options, Program& program) {
  if (options.markdown) {
    std::fputs(qc::rule_catalogue_markdown().c_str(), stdout);
    return;
  }
  if (options.id.empty()) {
    std::fputs(qc::rule_list().c_str(), stdout);
    return;
  }
  if (const qc::RuleDoc* doc = qc::find_rule(options.id)) {
    std::fputs(qc::rule_text(*doc).c_str(), stdout);
    return;
  }
  program.console.error({ErrorCode::NotFound, "there is no rule \"" + options.id + "\"", {}},
                        "deckle rule lists them all");
  program.status = Status::Usage;
}

}  // namespace

void add_rule(CLI::App& app, Program& program) {
  auto options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand("rule", "Explain a rule, or list them all");
  command->add_option("id", options->id, "Id of the rule, as reports name it")->type_name("ID");
  command->add_flag("--markdown", options->markdown,
                    "All rules as one Markdown page (docs/rules.md)");
  command->callback([options, &program] { show(*options, program); });
}

}  // namespace deckle::app
