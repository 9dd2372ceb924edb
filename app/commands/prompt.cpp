#include "app/author/author_prompt.h"
#include "app/messages/tr.h"
#include "app/program.h"
#include "engine/pipeline/engine.h"

namespace deckle::app {
namespace {

struct Options {
  std::string template_path, size = "16:9", language = "ko";
};

void show(const Options& options, Program& program) {
  engine::EngineOptions engine_options;
  engine_options.limits = program.limits;
  const auto engine = engine::Engine::open(std::move(engine_options));
  if (!engine) return program.fail_with(engine.error());
  const auto read = engine->read_template(options.template_path, options.size == "4:3"
                                                                     ? SlideSize::Standard4x3
                                                                     : SlideSize::Widescreen16x9);
  if (!read) return program.fail_with(read.error());
  program.deliver("-",
                  author_prompt(**read, template_id_of(options.template_path),
                                options.language == "ko" ? Language::Korean : Language::English));
}

}  // namespace

void add_prompt(Command app, Program& program) {
  auto options = std::make_shared<Options>();
  Command command = app.add_command(
      "prompt", program.console.help(N_("Print what a language model must know to write a spec, "
                                        "in at most 12,000 bytes")));
  command
      .add_option("--template", options->template_path,
                  program.console.help(N_("Template (.pptx or .potx); default: the built-in one")))
      .type_name("FILE");
  command
      .add_option("--size", options->size,
                  program.console.help(N_("Page size of the built-in template: 16:9 or 4:3")))
      .one_of({"16:9", "4:3"})
      .type_name("SIZE")
      .show_default();
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
