#include "app/commands/template/template.h"

#include "app/messages/tr.h"

namespace deckle::app {

void add_template(Command app, Program& program) {
  Command group = app.add_command(
      "template",
      program.console.help(N_("Show what a template offers, and check whether it is fit for use")));
  group.require_command();
  group.footer(example(program.console, "deckle template validate company.potx"));
  add_template_inspect(group, program);
  add_template_validate(group, program);
  add_template_extract(group, program);
  add_template_diff(group, program);
}

}  // namespace deckle::app
