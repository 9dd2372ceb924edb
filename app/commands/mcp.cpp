#include <unistd.h>

#include <utility>

#include "app/build_spec.h"
#include "app/mcp/server.h"
#include "app/messages/tr.h"
#include "app/program.h"

namespace deckle::app {
namespace {

struct Options {
  std::vector<std::string> roots;
  int jobs = 0;
};

void serve(const Options& options, Program& program) {
  auto roots =
      mcp::Roots::open(options.roots.empty() ? std::vector<std::string>{"."} : options.roots);
  if (!roots) return program.fail_with(roots.error());
  mcp::Service service{std::move(*roots),     mcp::Engines(program.limits),
                       program.limits,        program.console.data_language(),
                       threads(options.jobs), source_date()};
  if (mcp::serve(service, STDIN_FILENO, STDOUT_FILENO) == mcp::Ended::InputEnded) return;
  program.fail_with({ErrorCode::CannotWrite, tr("nobody reads the answers"), "<stdout>"});
}

}  // namespace

void add_mcp(Command app, Program& program) {
  auto options = std::make_shared<Options>();
  Command command = app.add_command(
      "mcp", program.console.help(N_("Serve language models over the Model Context Protocol, on "
                                     "stdin and stdout")));
  command
      .add_option("--root", options->roots,
                  program.console.help(N_("Folder whose files may be read and written; may be "
                                          "repeated; default: the current folder")))
      .one_value_each()
      .type_name("DIR");
  command
      .add_option("-j,--jobs", options->jobs,
                  program.console.help(N_("Number of threads; default: one "
                                          "per core")))
      .range(1, engine::kMaxJobs)
      .type_name("N");
  command.footer(example(program.console, "deckle mcp --root ~/decks"));
  command.action([options, &program] { serve(*options, program); });
}

}  // namespace deckle::app
