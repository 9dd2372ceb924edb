#include "app/messages/tr.h"
#include "app/program.h"

namespace deckle::app {

void add_limits(Command app, Program& program) {
  auto markdown = std::make_shared<bool>(false);
  Command command = app.add_command(
      "limits", program.console.help(N_("List the limits on inputs, which --limit changes")));
  command.add_flag("--markdown", *markdown,
                   program.console.help(N_("Print the defaults as a Markdown table")));
  command.footer(example(program.console, "deckle limits --limit spec-bytes=128M"));
  command.action([markdown, &program] {
    program.deliver("-", *markdown ? limits_markdown()
                                   : limits_text(program.limits, program.console.language()));
  });
}

}  // namespace deckle::app
