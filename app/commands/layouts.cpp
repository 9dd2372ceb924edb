#include <fmt/format.h>

#include "app/author/layouts_json.h"
#include "app/messages/tr.h"
#include "app/program.h"
#include "engine/pipeline/engine.h"
#include "layout/slots/describe.h"
#include "slidespec/core/display.h"

namespace deckle::app {
namespace {

struct Options {
  std::string template_path, size = "16:9", format = "text";
};

std::string as_text(const templates::Template& t, Language language) {
  std::string out =
      fmt::format("{}: {:g} x {:g} px\n", display_value(t.name), to_px(t.page.w), to_px(t.page.h));
  for (const layout::LayoutDescription& l : layout::describe_layouts(t)) {
    out += "\n" + display_value(l.id);
    if (l.layout != l.id) out += "  " + tr("(layout \"{}\")", display_value(l.layout)).in(language);
    out += '\n';
    if (!l.reason.empty()) out += "  " + display_message(l.reason, language) + "\n";
    for (const layout::SlotDescription& s : l.slots) {
      out += fmt::format("  {:<13}{:>5.0f} x {:<5.0f} px", layout::to_string(s.role),
                         to_px(s.box.w), to_px(s.box.h));
      if (s.size_pt > 0)
        out += "  " + (s.lines == 1
                           ? tr("{:g} pt, {} line of {} Hangul or about {} Latin characters",
                                 s.size_pt, s.lines, s.characters, s.characters * 2)
                           : tr("{:g} pt, {} lines of {} Hangul or about {} Latin characters",
                                 s.size_pt, s.lines, s.characters, s.characters * 2))
                          .in(language);
      if (!s.placeholder) out += "  " + tr("(computed, no placeholder)").in(language);
      out += '\n';
    }
  }
  return out;
}

void show(const Options& options, Program& program) {
  engine::EngineOptions engine_options;
  engine_options.limits = program.limits;
  const auto engine = engine::Engine::open(std::move(engine_options));
  if (!engine) return program.fail_with(engine.error());
  const auto read =
      engine->read_template(options.template_path, options.size == "4:3"
                                                       ? SlideSize::Standard4x3
                                                       : SlideSize::Widescreen16x9);
  if (!read) return program.fail_with(read.error());
  const templates::Template& t = **read;
  program.deliver("-", options.format == "json" ? layouts_json(t, program.console.data_language())
                                                : as_text(t, program.console.language()));
}

}  // namespace

void add_layouts(Command app, Program& program) {
  auto options = std::make_shared<Options>();
  Command command = app.add_command(
      "layouts",
      program.console.help(N_("List layout ids, their slots and how much text each slot holds")));
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
      .add_option("--format", options->format,
                  program.console.help(N_("Output format: text "
                                          "or json")))
      .one_of({"text", "json"})
      .type_name("NAME")
      .show_default();
  command.footer(example(program.console, "deckle layouts --template company.potx"));
  command.action([options, &program] { show(*options, program); });
}

}  // namespace deckle::app
