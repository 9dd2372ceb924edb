#include "app/build_spec.h"

#include <filesystem>
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <ctime>
#include <thread>
#include <utility>

#include "app/file_io.h"
#include "app/messages/tr.h"
#include "app/run_command.h"
#include "qc/settings/check_settings.h"
#include "slidespec/system/startup.h"

namespace deckle::app {
namespace {

constexpr int kMaxShortenSeconds = 3600;

// Progress of one spec on the console.
class ConsoleObserver final : public engine::Observer {
 public:
  ConsoleObserver(const Console& console, std::string name)
      : console_(console), name_(std::move(name)) {}
  ~ConsoleObserver() override { console_.end_progress(); }

  void progress(int done, int total) override { console_.progress(name_, done, total); }

 private:
  const Console& console_;
  std::string name_;
};

// "a=b" as "a" and "b"; without the separator, the second is empty.
std::pair<std::string, std::string> split_at(const std::string& text, char separator) {
  const std::size_t at = std::min(text.find(separator), text.size());
  return {text.substr(0, at), at < text.size() ? text.substr(at + 1) : ""};
}

std::optional<int> number_in(const std::string& text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

}  // namespace

void add_input_options(Command command, SpecOptions& options, const Console& console) {
  command.add_option("spec", options.inputs, console.help(N_("SlideSpec files, or - for stdin")))
      .required()
      .type_name("SPEC.json");
  const Option own = command.add_option(
      "--template", options.templates.template_path,
      console.help(N_("Template to use instead of the one named in the spec")));
  Option(own).type_name("FILE");
  command
      .add_option("--theme", options.templates.theme,
                  console.help(N_("Theme of the built-in template: a name that 'deckle themes' "
                                  "lists, or a theme's file (JSON)")))
      .excludes(own)
      .type_name("NAME|FILE");
  command
      .add_option("--templates", options.templates.templates_folder,
                  console.help(N_("Folder searched first for template and brand ids")))
      .type_name("DIR");
  command
      .add_option("--brand", options.templates.brand_path,
                  console.help(N_("Brand kit (JSON) to use instead of the one named in the spec")))
      .type_name("FILE");
  command
      .add_option(
          "--assets", options.assets_folder,
          console.help(N_("Folder with the pictures and data files; default: the spec's folder")))
      .type_name("DIR");
  command
      .add_option("-j,--jobs", options.jobs,
                  console.help(N_("Number of threads; default: one "
                                  "per core")))
      .range(1, engine::kMaxJobs)
      .type_name("N");
  command
      .add_option(
          "--config", options.config,
          console.help(N_("Config file; default: deckle.toml in the first spec's folder or the "
                          "nearest parent")))
      .type_name("FILE");
}

void add_measure_options(Command command, SpecOptions& options, const Console& console) {
  command
      .add_option(
          "--fonts", options.font_folders,
          console.help(N_("Folder of fonts, font file or metrics pack, searched before the "
                          "installed fonts; may be repeated")))
      .one_value_each()
      .type_name("FILE|DIR");
  command.add_flag("--strict-fonts", options.strict_fonts,
                   console.help(N_("Fail if the glyph widths of a font are not known")));
  command
      .add_option(
          "--target", options.target,
          console.help(N_("Program whose text layout is predicted: powerpoint, libreoffice or "
                          "chrome")))
      .one_of({"powerpoint", "libreoffice", "chrome"})
      .type_name("NAME")
      .show_default();
}

void add_backend_option(Command command, SpecOptions& options, const Console& console) {
  command
      .add_option("--backend", options.backend,
                  console.help(N_("What measures slides: native, or chrome (an installed Chromium; "
                                  "implies --target chrome)")))
      .one_of({"native", "chrome"})
      .type_name("NAME")
      .show_default();
}

measure::Target target_of(const SpecOptions& options) {
  return options.backend == "chrome" ? measure::Target::Chrome
                                     : *measure::target_from(options.target);
}

void add_spec_options(Command command, SpecOptions& options, const Console& console) {
  add_input_options(command, options, console);
  add_measure_options(command, options, console);
  command
      .add_option("--details", options.details,
                  console.help(N_("Where to put content moved off its slide: appendix or notes")))
      .one_of({"appendix", "notes"})
      .type_name("PLACE")
      .show_default();
  command
      .add_option("--max-iter", options.max_iter,
                  console.help(N_("Maximum rounds of size and position changes per slide")))
      .range(0, engine::kMaxRounds)
      .type_name("N")
      .show_default();
  command
      .add_option("--max-restructurings", options.max_restructurings,
                  console.help(N_("Maximum layout changes and splits per slide")))
      .range(0, engine::kMaxRounds)
      .type_name("N")
      .show_default();
}

void add_shorten_options(Command command, SpecOptions& options, const Console& console) {
  const Option shorten =
      command
          .add_option(
              "--shorten", options.shorten,
              console.help(N_("Command that proposes shorter text where nothing else makes it "
                              "fit; proposals go into the report, not into the deck")))
          .check([](const std::string& line) {
            return line.find_first_not_of(" \t\n") == std::string::npos
                       ? N_("the command is empty")
                       : "";
          })
          .type_name("COMMAND");
  command
      .add_option("--shorten-timeout", options.shorten_seconds,
                  console.help(N_("Time limit of the --shorten command in seconds")))
      .range(1, kMaxShortenSeconds)
      .needs(shorten)
      .type_name("SECONDS")
      .show_default();
}

void add_finding_options(Command command, SpecOptions& options, const Console& console) {
  command
      .add_option("--select", options.select,
                  console.help(N_("Report only findings of this rule; may be repeated")))
      .one_value_each()
      .type_name("RULE");
  command
      .add_option("--ignore", options.ignore,
                  console.help(N_("Report no findings of this rule; may be repeated")))
      .one_value_each()
      .type_name("RULE");
  command
      .add_option("--severity", options.severity,
                  console.help(N_("Severity of the findings of a rule: error, warning or note; may "
                                  "be repeated")))
      .one_value_each()
      .type_name("RULE=LEVEL");
  command
      .add_option("--rule-option", options.rule_options,
                  console.help(N_("Threshold of a rule, such as crowded-list.max_lines=8; may be "
                                  "repeated. 'deckle rule ID' lists those of a rule")))
      .one_value_each()
      .type_name("RULE.NAME=VALUE");
}

FindingSettings finding_settings(const SpecOptions& options) {
  FindingSettings settings;
  const auto check = [](const char* option, const std::optional<qc::Refusal>& refused) {
    if (refused) throw UsageError(tr("{}: {}; {}", option, refused->message, refused->hint));
  };
  for (const std::string& rule : options.select) check("--select", qc::refuse_rule(rule));
  for (const std::string& rule : options.ignore) check("--ignore", qc::refuse_ignoring(rule));
  settings.select = options.select;
  settings.ignore = options.ignore;
  for (const std::string& assignment : options.severity) {
    const auto [rule, level] = split_at(assignment, '=');
    if (level.empty())
      throw UsageError(
          tr("--severity: \"{}\" is not RULE=LEVEL, such as missing-alt-text=warning", assignment));
    check("--severity", qc::refuse_severity(rule, level));
    settings.severity[rule] = *severity_from(level);
  }
  for (const std::string& assignment : options.rule_options) {
    const auto [path, value] = split_at(assignment, '=');
    const auto [rule, name] = split_at(path, '.');
    const std::optional<int> number = number_in(value);
    if (name.empty() || !number)
      throw UsageError(
          tr("--rule-option: \"{}\" is not RULE.NAME=VALUE, such as "
             "crowded-list.max_lines=8",
             assignment));
    check("--rule-option", qc::refuse_option(rule, name, *number));
    settings.options[rule][name] = *number;
  }
  return settings;
}

qc::OverriddenSettings finding_settings_of(const SpecOptions& options, const std::string& input) {
  FindingSettings settings = finding_settings(options);
  if (input == "-") return {std::move(settings), {}};
  std::error_code ec;
  std::filesystem::path path = std::filesystem::absolute(input, ec).lexically_normal();
  if (ec) path = input;
  if (!path.has_filename()) path = path.parent_path();  // a folder of parts, "deck/"
  return qc::override_settings(options.overrides, path.string(), std::move(settings));
}

void add_fail_on(Command command, std::string& severity, const Console& console) {
  command
      .add_option("--fail-on", severity,
                  console.help(N_("Lowest severity that gives exit status 1: error, warning or note")))
      .one_of({"error", "warning", "note"})
      .type_name("SEVERITY")
      .show_default();
}

std::vector<NamedFile> files_read(const SpecOptions& options) {
  std::vector<NamedFile> files = named(tr("the input"), options.inputs);
  files.push_back({"--template", options.templates.template_path});
  if (options.templates.theme.ends_with(".json"))
    files.push_back({"--theme", options.templates.theme});
  files.push_back({"--brand", options.templates.brand_path});
  files.push_back({"--config", options.config});
  return files;
}

std::optional<engine::Engine> open_engine(const SpecOptions& options, Program& program) {
  engine::EngineOptions engine_options;
  engine_options.font_folders = options.font_folders;
  engine_options.target = target_of(options);
  engine_options.limits = program.limits;
  auto engine = engine::Engine::open(std::move(engine_options));
  if (engine) return std::move(*engine);
  program.console.error(engine.error(), tr("check the folders and files given with --fonts"));
  program.status = worse(program.status, status_of(engine.error()));
  return std::nullopt;
}

std::optional<engine::Engine> open_engine(Program& program) {
  engine::EngineOptions engine_options;
  engine_options.limits = program.limits;
  auto engine = engine::Engine::open(std::move(engine_options));
  if (engine) return std::move(*engine);
  program.fail_with(engine.error());
  return std::nullopt;
}

engine::BuildOptions build_options(const SpecOptions& options, engine::PackageWanted package) {
  engine::BuildOptions out;
  out.templates = options.templates;
  out.assets_folder = options.assets_folder;
  out.target = target_of(options);
  if (options.backend == "chrome") out.backend = engine::Backend::Chrome;
  out.strict_fonts = options.strict_fonts;
  out.repair = options.before_fix ? engine::Repair::None : engine::Repair::Full;
  out.fit = options.autofit ? engine::Fit::Autofit : engine::Fit::Sizes;
  if (options.keep_slides == "before") out.keep_slides = engine::KeepSlides::Before;
  if (options.keep_slides == "after") out.keep_slides = engine::KeepSlides::After;
  out.details = options.details == "notes" ? engine::Details::Notes : engine::Details::Appendix;
  out.max_iter = options.max_iter;
  out.max_restructurings = options.max_restructurings;
  out.jobs = threads(options.jobs);
  out.package = package;
  out.findings = finding_settings(options);
  out.created = source_date();
  if (!options.shorten.empty()) {
    out.shorten = [command = options.shorten,
                   seconds = options.shorten_seconds](const std::string& question) {
      return run_command(command, question, {.seconds = seconds});
    };
  }
  return out;
}

std::optional<engine::Built> build_spec(const std::string& path,
                                        const engine::BuildOptions& options,
                                        const engine::Engine& engine, const Console& console,
                                        Status& status) {
  auto text = read_spec(path, engine.limits());
  if (text) return build_text(path, std::move(*text), options, engine, console, status);
  console.error(text.error());
  status = worse(status, status_of(text.error()));
  return engine::refused(display_name(path), text.error());
}

std::optional<engine::Built> build_text(const std::string& path, std::string text,
                                        const engine::BuildOptions& options,
                                        const engine::Engine& engine, const Console& console,
                                        Status& status) {
  const std::string name = display_name(path);
  engine::Built built;
  {
    ConsoleObserver observer(console, name);
    built = engine.build({std::move(text), name, folder_of(path)}, options, observer);
  }
  if (built.left_out > 0)
    console.info(built.left_out == 1
                     ? tr("{}: 1 finding left out (ignore, select)", name)
                     : tr("{}: {} findings left out (ignore, select)", name, built.left_out));
  if (built.ok()) return built;  // its report has the findings
  console.print(built.findings);
  console.print(built.template_findings);
  if (built.error) console.error(*built.error);
  status = worse(status, status_of(built.outcome));
  if (built.report.input.empty()) return std::nullopt;
  return built;
}

int threads(int jobs) {
  return threads_with_stacks(
      jobs > 0 ? jobs : std::max(1, static_cast<int>(std::thread::hardware_concurrency())));
}

std::string source_date() {
  const char* epoch = std::getenv("SOURCE_DATE_EPOCH");
  if (epoch == nullptr || *epoch == '\0') return {};
  char* end = nullptr;
  const long long seconds = std::strtoll(epoch, &end, 10);
  // Years 1980 to 2107, the range of a ZIP entry.
  if (*end != '\0' || seconds < 315532800 || seconds >= 4354819200) return {};
  const auto time = static_cast<std::time_t>(seconds);
  std::tm utc{};
  gmtime_r(&time, &utc);
  return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z", utc.tm_year + 1900, utc.tm_mon + 1,
                     utc.tm_mday, utc.tm_hour, utc.tm_min, utc.tm_sec);
}

std::optional<Severity> severity_from(const std::string& name) {
  for (const Severity severity : {Severity::Note, Severity::Warning, Severity::Error}) {
    if (name == to_string(severity)) return severity;
  }
  return std::nullopt;
}

}  // namespace deckle::app
