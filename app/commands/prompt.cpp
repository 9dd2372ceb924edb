#include "app/author/author_prompt.h"
#include "app/messages/tr.h"
#include "app/program.h"
#include "app/template_choice.h"

namespace deckle::app {
namespace {

struct Options {
  TemplateChoice chosen;
  std::string language = "ko";
};

void show(const Options& options, Program& program) {
  const auto t = read_template(options.chosen, program);
  if (t == nullptr) return;
  program.deliver("-",
                  author_prompt(*t, template_id_of(options.chosen.path),
                                options.language == "ko" ? Language::Korean : Language::English));
}

}  // namespace

void add_prompt(Command app, Program& program) {
  auto options = std::make_shared<Options>();
  Command command = app.add_command(
      "prompt", program.console.help(N_("Print what a language model must know to write a spec, "
                                        "in at most 12,000 bytes")));
  add_template_options(command, options->chosen, program.console);
  command
      .add_option("--lang", options->language,
                  program.console.help(N_("Language of the decks to be written: ko or en")))
      .one_of({"ko", "en"})
      .type_name("LANG")
      .show_default();
  command.footer(example(program.console, "deckle prompt --lang en --template company.potx"));
  command.action([options, &program] { show(*options, program); });
}

}  // namespace deckle::app
