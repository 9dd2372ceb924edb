#include "app/ir_input.h"

#include "app/file_io.h"
#include "app/messages/tr.h"
#include "app/usage.h"
#include "slidespec/ir_json/ir_json.h"

namespace deckle::app {

IrInput read_ir_input(const std::string& path, Program& program) {
  IrInput input;
  auto text = read_spec(path, program.limits);
  if (!text) {
    program.fail_with(text.error());
    return input;
  }
  input.text = std::move(*text);
  DiagnosticSink sink;
  input.slides = read_ir(input.text, display_name(path), sink, program.limits);
  program.console.print(sink);
  input.is_deck = input.text.find("\"deckle_ir\"") != std::string::npos;
  if (input.slides.empty()) program.status = worse(program.status, Status::Invalid);
  return input;
}

void add_loop_options(Command command, std::vector<std::string>& constants,
                      const Console& console) {
  command
      .add_option("--set", constants,
                  console.help(N_("A constant of the loop: MIN_OVERLAP_AREA_PX=50; see "
                                  "docs/refine.md")))
      .one_value_each()
      .type_name("NAME=VALUE");
}

fixers::LoopSettings loop_settings(const std::vector<std::string>& constants) {
  fixers::LoopSettings settings;
  for (const std::string& assignment : constants) {
    if (auto set = fixers::set_constant(settings, assignment); !set)
      throw UsageError(tr("--set: {}", set.error().message));
  }
  return settings;
}

}  // namespace deckle::app
