#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "app/messages/tr.h"
#include "app/program.h"
#include "engine/pipeline/engine.h"
#include "layout/slots/describe.h"
#include "slidespec/core/display.h"
#include "slidespec/json/json_writer.h"

namespace deckle::app {
namespace {

using Json = nlohmann::ordered_json;

struct Options {
  std::string template_path, size = "16:9", format = "text";
};

std::string as_text(const templates::Template& t,
                    const std::vector<layout::LayoutDescription>& layouts, Language language) {
  std::string out =
      fmt::format("{}: {:g} x {:g} px\n", display_value(t.name), to_px(t.page.w), to_px(t.page.h));
  for (const layout::LayoutDescription& l : layouts) {
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

std::string as_json(const templates::Template& t,
                    const std::vector<layout::LayoutDescription>& layouts, Language language) {
  Json list = Json::array();
  for (const layout::LayoutDescription& l : layouts) {
    Json slots = Json::array();
    for (const layout::SlotDescription& s : l.slots) {
      Json slot = {{"role", layout::to_string(s.role)},
                   {"box",
                    {{"x", to_px(s.box.x)},
                     {"y", to_px(s.box.y)},
                     {"w", to_px(s.box.w)},
                     {"h", to_px(s.box.h)}}}};
      if (s.size_pt > 0) {
        slot["size_pt"] = s.size_pt;
        slot["lines"] = s.lines;
        slot["characters_per_line"] = s.characters;
      }
      slot["placeholder"] = s.placeholder;
      slots.push_back(std::move(slot));
    }
    Json entry = {{"layout_id", l.id}, {"layout", l.layout}};
    if (!l.reason.empty()) entry["reason"] = l.reason.in(language);
    entry["slots"] = std::move(slots);
    list.push_back(std::move(entry));
  }
  const Json out = {{"template", t.name},
                    {"page", {{"w", to_px(t.page.w)}, {"h", to_px(t.page.h)}}},
                    {"layouts", std::move(list)}};
  return json_for_display(out.dump(2, ' ', false, Json::error_handler_t::replace) + "\n");
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
  const auto layouts = layout::describe_layouts(t);
  program.deliver("-", options.format == "json"
                           ? as_json(t, layouts, program.console.data_language())
                           : as_text(t, layouts, program.console.language()));
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
