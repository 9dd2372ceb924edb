#include <fmt/format.h>

#include "app/messages/tr.h"
#include "app/program.h"
#include "slidespec/diag/nearest_name.h"
#include "slidespec/schema/schemas.h"

namespace deckle::app {
namespace {

void show(const std::string& name, Program& program) {
  if (name.empty()) {
    program.deliver("-", fmt::format("{}\n", fmt::join(schema_names(), "\n")));
    return;
  }
  if (const auto text = schema_text(name)) {
    program.deliver("-", std::string(*text) + (text->ends_with('\n') ? "" : "\n"));
    return;
  }
  const std::vector<std::string> names = schema_names();
  program.console.error(
      {ErrorCode::NotFound, tr("unknown schema \"{}\"", name), {}},
      nearest_hint(name, std::vector<std::string_view>(names.begin(), names.end())));
  program.status = Status::Usage;
}

}  // namespace

void add_schema(Command app, Program& program) {
  auto name = std::make_shared<std::string>();
  Command command = app.add_command(
      "schema", program.console.help(N_("Print a JSON Schema, or list all schemas")));
  command.add_option("name", *name, program.console.help(N_("Schema name"))).type_name("NAME");
  command.footer(example(program.console, "deckle schema slidespec-v1 > slidespec-v1.schema.json"));
  command.action([name, &program] { show(*name, program); });
}

}  // namespace deckle::app
