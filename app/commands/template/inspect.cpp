#include "app/build_spec.h"
#include "app/commands/template/template.h"
#include "app/commands/template/template_input.h"
#include "app/messages/tr.h"
#include "app/report_format.h"
#include "app/usage.h"
#include "engine/template/layout_pictures.h"
#include "engine/template/summary_html.h"
#include "engine/template/summary_json.h"
#include "engine/template/summary_text.h"

namespace deckle::app {
namespace {

struct Options {
  TemplateInput input;
  std::string format, out = "-";
  std::vector<std::string> font_folders;
};

std::optional<engine::Engine> open_with_fonts(const Options& options, Program& program) {
  engine::EngineOptions engine_options;
  engine_options.font_folders = options.font_folders;
  engine_options.target = measure::Target::PowerPoint;
  engine_options.limits = program.limits;
  auto engine = engine::Engine::open(std::move(engine_options));
  if (engine) return std::move(*engine);
  program.console.error(engine.error(), tr("check the folders and files given with --fonts"));
  program.status = status_of(engine.error());
  return std::nullopt;
}

// Empty after an error, which has been printed.
std::string page_of(const templates::Template& t, const engine::TemplateSummary& summary,
                    const engine::Engine& engine, Program& program) {
  const auto text = engine.text_engine(measure::Target::PowerPoint);
  if (!text) {
    program.fail_with(text.error());
    return {};
  }
  const auto pictures = engine::layout_pictures(t, summary, **text, program.limits);
  if (!pictures) {
    program.fail_with(pictures.error());
    return {};
  }
  return engine::summary_html(summary, *pictures, program.console.language());
}

void inspect(const Options& options, Program& program) {
  const engine::ReportFormat format =
      report_format(options.format, "--output", options.out, engine::ReportFormat::Text);
  if (format == engine::ReportFormat::Sarif || format == engine::ReportFormat::Junit)
    throw UsageError(tr("--output {}: the formats are .txt, .json and .html", options.out));
  refuse_shared_files({{tr("the template"), options.input.path}},
                      {{tr("the output"), options.out}});
  const bool html = format == engine::ReportFormat::Html;
  const auto engine = html ? open_with_fonts(options, program) : open_engine(program);
  if (!engine) return;
  const auto read = read_template(options.input, *engine, program);
  if (read == nullptr) return;
  const auto summary = summarize(*read, options.input, program);
  if (!summary) return;
  std::string out;
  if (html)
    out = page_of(*read, *summary, *engine, program);
  else if (format == engine::ReportFormat::Json)
    out = engine::summary_json(*summary, program.console.data_language());
  else
    out = engine::summary_text(*summary, program.console.language());
  if (!out.empty()) program.deliver(options.out, out);
}

}  // namespace

void add_template_inspect(Command parent, Program& program) {
  auto options = std::make_shared<Options>();
  const Console& console = program.console;
  Command command = parent.add_command(
      "inspect", console.help(N_("Show what is in a template: page, colours, faces, text styles, "
                                 "layouts with their placeholders and slots")));
  command
      .add_option("template", options->input.path,
                  console.help(N_("Template (.pptx, .potx), or the id of a built-in one")))
      .required()
      .type_name("FILE");
  add_size_option(command, options->input.size, console);
  command
      .add_option("--format", options->format,
                  console.help(N_("Output format: text, json or html, which has a drawing of every "
                                  "layout; default: by the extension of the output, else text")))
      .one_of({"text", "json", "html"})
      .type_name("NAME");
  command.add_option("-o,--output", options->out, console.help(N_("Output file; - for stdout")))
      .type_name("FILE");
  command
      .add_option("--fonts", options->font_folders,
                  console.help(N_("Folder of fonts or font file, for the drawings; may be repeated")))
      .one_value_each()
      .type_name("FILE|DIR");
  command.footer(example(console, "deckle template inspect company.potx -o company.html"));
  command.action([options, &program] { inspect(*options, program); });
}

}  // namespace deckle::app
