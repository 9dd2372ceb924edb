#include <filesystem>

#include "app/file_io.h"
#include "app/messages/tr.h"
#include "app/program.h"
#include "app/usage.h"
#include "slidespec/core/embedded.h"

namespace deckle::app {

[[nodiscard]] std::span<const EmbeddedFile> embedded_files();  // app/starter

namespace {

struct Options {
  std::string language = "ko", file, out;
  bool force = false;
};

// The file is an argument as well, because that is what is tried first.
std::string output_of(const Options& options) {
  if (!options.file.empty() && !options.out.empty())
    throw UsageError(
        tr("{} and --output {} both name the output; pass one of them", options.file, options.out));
  const std::string& out = options.file.empty() ? options.out : options.file;
  require_json_name(options.file.empty() ? "--output" : "file", out);
  return out.empty() ? "-" : out;
}

void make(const Options& options, Program& program) {
  const std::string out = output_of(options);
  std::error_code ignored;
  if (out != "-" && std::filesystem::exists(out, ignored) && !options.force) {
    program.console.error({ErrorCode::CannotWrite, tr("already exists"), out},
                          tr("choose another name, or use --force to overwrite it"));
    program.status = Status::CannotWrite;
    return;
  }
  for (const EmbeddedFile& file : embedded_files()) {
    if (file.path != options.language + ".json") continue;
    if (program.deliver(out, file.bytes) && out != "-")
      program.console.info(tr("{}: edit it, then run deckle build {}", out, out));
    return;
  }
}

}  // namespace

void add_new(Command app, Program& program) {
  auto options = std::make_shared<Options>();
  Command command =
      app.add_command("new", program.console.help(N_("Write an example spec to start from")));
  command
      .add_option("file", options->file, program.console.help(N_("Output file; default: stdout")))
      .type_name("DECK.json");
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
  command.footer(example(program.console, "deckle new deck.json --lang en"));
  command.action([options, &program] { make(*options, program); });
}

}  // namespace deckle::app
