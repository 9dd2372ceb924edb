#include <filesystem>

#include "app/file_io.h"
#include "app/messages/tr.h"
#include "app/program.h"
#include "slidespec/core/embedded.h"

namespace deckle::app {

[[nodiscard]] std::span<const EmbeddedFile> embedded_files();  // app/starter

namespace {

struct Options {
  std::string language = "ko", out = "-";
  bool force = false;
};

void make(const Options& options, Program& program) {
  std::error_code ignored;
  if (options.out != "-" && std::filesystem::exists(options.out, ignored) && !options.force) {
    program.console.error({ErrorCode::CannotWrite, tr("already exists"), options.out},
                          tr("choose another name, or use --force to overwrite it"));
    program.status = Status::CannotWrite;
    return;
  }
  for (const EmbeddedFile& file : embedded_files()) {
    if (file.path != options.language + ".json") continue;
    if (program.deliver(options.out, file.bytes) && options.out != "-") {
      program.console.info(
          tr("{}: edit it, then run deckle build {} -o deck.pptx", options.out, options.out));
    }
    return;
  }
}

}  // namespace

void add_new(Command app, Program& program) {
  auto options = std::make_shared<Options>();
  Command command =
      app.add_command("new", program.console.help(N_("Write an example spec to start from")));
  command
      .add_option("--lang", options->language,
                  program.console.help(N_("Language of the example: ko or en")))
      .one_of({"ko", "en"})
      .type_name("LANG")
      .show_default();
  command
      .add_option("-o,--output", options->out,
                  program.console.help(N_("Output file; - for stdout")))
      .type_name("FILE");
  command.add_flag("-f,--force", options->force,
                   program.console.help(N_("Overwrite an existing file")));
  command.footer(example(program.console, "deckle new --lang en -o deck.json"));
  command.action([options, &program] { make(*options, program); });
}

}  // namespace deckle::app
