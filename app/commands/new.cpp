#include <filesystem>
#include <nlohmann/json.hpp>

#include "app/file_io.h"
#include "app/messages/tr.h"
#include "app/program.h"
#include "app/usage.h"
#include "layout/names/pattern_names.h"
#include "slidespec/core/embedded.h"

namespace deckle::app {

[[nodiscard]] std::span<const EmbeddedFile> embedded_files();  // app/starter
namespace patterns {
[[nodiscard]] std::span<const EmbeddedFile> embedded_files();  // docs/specs
}

namespace {

struct Options {
  std::string language = "ko", pattern, file, out;
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

std::string embedded(std::span<const EmbeddedFile> files, const std::string& path) {
  for (const EmbeddedFile& file : files) {
    if (file.path == path) return std::string(file.bytes);
  }
  return {};
}

// The spec of all patterns, with the one slide.
std::string pattern_starter(const std::string& language, const std::string& pattern) {
  const std::string file = language == "ko" ? "patterns-ko.json" : "patterns.json";
  auto spec = nlohmann::ordered_json::parse(embedded(patterns::embedded_files(), file));
  auto& slides = spec["deck"]["slides"];
  auto chosen = nlohmann::ordered_json::array();
  bool pictures = false;
  for (const auto& slide : slides) {
    if (slide["layout"]["layout_id"] != pattern) continue;
    for (const auto& element : slide["elements"]) pictures = pictures || element["kind"] == "image";
    chosen.push_back(slide);
  }
  slides = std::move(chosen);
  if (!pictures) spec.erase("assets");
  return spec.dump(2) + "\n";
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
  const std::string bytes =
      options.pattern.empty() ? embedded(embedded_files(), options.language + ".json")
                              : pattern_starter(options.language, options.pattern);
  if (program.deliver(out, bytes) && out != "-")
    program.console.info(tr("{}: edit it, then run deckle build {}", out, out));
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
  std::vector<std::string> patterns;
  for (const layout::PatternNames& pattern : layout::pattern_names())
    patterns.emplace_back(pattern.id);
  command
      .add_option("--pattern", options->pattern,
                  program.console.help(N_("One slide with this pattern instead of a whole deck")))
      .one_of(patterns)
      .type_name("NAME");
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
