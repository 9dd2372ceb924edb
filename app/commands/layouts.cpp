#include <fmt/format.h>

#include "app/author/layouts_json.h"
#include "app/messages/tr.h"
#include "app/program.h"
#include "app/template_choice.h"
#include "layout/names/pattern_names.h"
#include "layout/slots/describe.h"
#include "slidespec/core/display.h"

namespace deckle::app {
namespace {

struct Options {
  TemplateChoice chosen;
  std::string format = "text";
};

std::string as_text(const templates::Template& t, Language language) {
  std::string out =
      fmt::format("{}: {:g} x {:g} px\n", display_value(t.name), to_px(t.page.w), to_px(t.page.h));
  for (const layout::LayoutDescription& l : layout::describe_layouts(t)) {
    if (!l.can_be_chosen) continue;
    out += "\n" + display_value(l.id);
    if (l.layout != l.id) out += "  " + tr("(layout \"{}\")", display_value(l.layout)).in(language);
    out += '\n';
    if (!l.reason.empty()) out += "  " + display_message(l.reason, language) + "\n";
    for (const layout::SlotDescription& s : l.slots) {
      out += fmt::format("  {:<13}{:>5.0f} x {:<5.0f} px", layout::to_string(s.role),
                         to_px(s.box.w), to_px(s.box.h));
      if (s.size_pt > 0)
        out +=
            "  " + (s.lines == 1 ? tr("{:g} pt, {} line of {} Hangul or about {} Latin characters",
                                      s.size_pt, s.lines, s.characters, s.latin_characters)
                                 : tr("{:g} pt, {} lines of {} Hangul or about {} Latin characters",
                                      s.size_pt, s.lines, s.characters, s.latin_characters))
                       .in(language);
      if (!s.placeholder) out += "  " + tr("(computed, no placeholder)").in(language);
      out += '\n';
    }
  }
  out += "\n" + tr("patterns, drawn by deckle on any template:").in(language) + "\n";
  for (const layout::PatternNames& pattern : layout::pattern_names()) {
    const std::string count = pattern.least == pattern.most
                                  ? std::to_string(pattern.least)
                                  : fmt::format("{}-{}", pattern.least, pattern.most);
    out += fmt::format("  {:<15}{:>5}  {}\n", pattern.id, count,
                       layout::purpose_of(pattern).in(language));
  }
  return out;
}

void show(const Options& options, Program& program) {
  const auto t = read_template(options.chosen, program);
  if (t == nullptr) return;
  program.deliver("-", options.format == "json" ? layouts_json(*t, program.console.data_language())
                                                : as_text(*t, program.console.language()));
}

}  // namespace

void add_layouts(Command app, Program& program) {
  auto options = std::make_shared<Options>();
  Command command = app.add_command(
      "layouts",
      program.console.help(N_("List layout ids, their slots and how much text each slot holds")));
  add_template_options(command, options->chosen, program.console);
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
