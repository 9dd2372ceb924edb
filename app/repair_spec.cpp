#include "app/repair_spec.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <thread>

#include "app/file_io.h"
#include "app/load_assets.h"
#include "app/run_command.h"
#include "fixers/shorten/shorten.h"
#include "app/messages/tr.h"
#include "slidespec/validate/validate.h"

namespace deckle::app {
namespace {

constexpr int kMaxJobs = 256;
constexpr int kMaxShortenSeconds = 3600;
constexpr int kMaxRounds = 20;  // more than any slide has settled in

bool is_error(const Diagnostic& d) { return d.severity == Severity::Error; }

void name_input(DiagnosticSink& sink, const std::string& name) {
  for (Diagnostic& d : sink) {
    if (d.at.file.empty()) d.at.file = name;
  }
}

// docs/design.md, decision 12: a substitute with known advances is information, one without is a
// warning.
Diagnostic font_finding(const FontUse& use, bool strict) {
  Diagnostic d;
  d.rule = "substituted-font";
  d.severity = strict ? Severity::Error : use.width_error > 0 ? Severity::Warning : Severity::Note;
  d.defect = false;
  const Message stand_in = use.used.empty() ? tr("nothing") : Message("\"" + use.used + "\"");
  d.message =
      use.sample.empty()
          ? tr("font \"{}\" is not here; {} stands in", use.requested, stand_in)
          : tr("font \"{}\" has no \"{}\"; {} stands in", use.requested, use.sample, stand_in);
  if (use.width_error > 0) d.message += tr(", lines may be {:.1f} % off", use.width_error * 100);
  d.hint = tr("install the font, or give its folder with --fonts");
  d.facts = {{"requested", use.requested}, {"used", use.used}, {"width_error", use.width_error}};
  return d;
}

bool same_page(const Size& page, SlideSize wanted) {
  return page.w == emu_from_px(wanted == SlideSize::Widescreen16x9 ? 1280 : 960) &&
         page.h == emu_from_px(720);
}

Diagnostic page_note(const templates::Template& t) {
  Diagnostic d;
  d.rule = "page-size";
  d.severity = Severity::Note;
  d.defect = false;
  d.at.pointer = "/theme/slide_size";
  d.message =
      tr("the template's page of {:g} x {:g} px is used", to_px(t.page.w), to_px(t.page.h));
  d.hint = tr("a template's page size wins over slide_size");
  return d;
}

bool is_substitute(const FontUse& use) {
  return use.source == FontUse::Source::Fallback || use.source == FontUse::Source::Missing ||
         (use.source == FontUse::Source::BuiltIn && use.width_error > 0);
}

}  // namespace

void add_spec_options(CLI::App& command, SpecOptions& options, const Console& console) {
  command
      .add_option("spec", options.inputs, console.help(N_("SlideSpec files, or - for stdin")))
      ->required()
      ->type_name("SPEC.json");
  command
      .add_option("--template", options.templates.template_path,
                  console.help(N_("Template to build on, instead of the spec's own")))
      ->type_name("FILE");
  command
      .add_option(
          "--templates", options.templates.templates_folder,
          console.help(N_("Folder in which template and brand ids are looked up first")))
      ->type_name("DIR");
  command
      .add_option("--brand", options.templates.brand_path,
                  console.help(N_("Brand kit (JSON), instead of the spec's own")))
      ->type_name("FILE");
  command
      .add_option("--assets", options.assets_folder,
                  console.help(N_(
                      "Folder that pictures and data are read from; by default the spec's own")))
      ->type_name("DIR");
  command
      .add_option(
          "--fonts", options.font_folders,
          console.help(N_("Folder of fonts to use before the installed ones; may be repeated")))
      ->allow_extra_args(false)
      ->type_name("DIR");
  command.add_flag("--strict-fonts", options.strict_fonts,
                   console.help(N_("Refuse fonts whose advances are not known")));
  command
      .add_option(
          "--target", options.target,
          console.help(N_("Whose text layout is predicted: powerpoint, libreoffice or chrome")))
      ->check(CLI::IsMember({"powerpoint", "libreoffice", "chrome"}))
      ->type_name("NAME")
      ->capture_default_str();
  command
      .add_option(
          "--details", options.details,
          console.help(N_("Where details that leave their slide go: appendix or notes")))
      ->check(CLI::IsMember({"appendix", "notes"}))
      ->type_name("PLACE")
      ->capture_default_str();
  command
      .add_option("-j,--jobs", options.jobs, console.help(N_("Threads; all cores by default")))
      ->check(CLI::Range(1, kMaxJobs))
      ->type_name("N");
  command
      .add_option("--max-iter", options.max_iter,
                  console.help(N_("Rounds of patches that a slide may take")))
      ->check(CLI::Range(0, kMaxRounds))
      ->type_name("N")
      ->capture_default_str();
  command
      .add_option("--max-restructurings", options.max_restructurings,
                  console.help(N_("Other layouts and splits that a slide may take")))
      ->check(CLI::Range(0, kMaxRounds))
      ->type_name("N")
      ->capture_default_str();
  command
      .add_option(
          "--config", options.config,
          console.help(N_("Settings; by default the deckle.toml nearest above the first spec")))
      ->type_name("FILE");
}

void add_shorten_options(CLI::App& command, SpecOptions& options, const Console& console) {
  CLI::Option* shorten =
      command
          .add_option(
              "--shorten", options.shorten,
              console.help(N_("Command to ask for shorter words where nothing else makes "
                                  "them fit; what it proposes goes to the report, not into "
                                  "the deck")))
          ->check([](const std::string& line) {
            return line.find_first_not_of(" \t\n") == std::string::npos
                       ? N_("it names no command")
                       : "";
          })
          ->type_name("COMMAND");
  command
      .add_option("--shorten-timeout", options.shorten_seconds,
                  console.help(N_("Seconds that the command of --shorten may take")))
      ->check(CLI::Range(1, kMaxShortenSeconds))
      ->needs(shorten)
      ->type_name("SECONDS")
      ->capture_default_str();
}

std::vector<NamedFile> files_read(const SpecOptions& options) {
  std::vector<NamedFile> files = named(tr("the input"), options.inputs);
  files.push_back({"--template", options.templates.template_path});
  files.push_back({"--brand", options.templates.brand_path});
  files.push_back({"--config", options.config});
  return files;
}

std::optional<Workshop> open_workshop(const SpecOptions& options, const Console& console,
                                      Status& status) {
  measure::FontOptions font_options;
  font_options.folders = options.font_folders;
  // Tables stand for fonts on the reader's machine; what is drawn here is drawn with fonts that are
  // here.
  font_options.use_builtin = options.target == "powerpoint";
  auto fonts = measure::FontCatalog::open(font_options);
  if (!fonts) {
    console.error(fonts.error(), tr("check --fonts"));
    status = worse(status, status_of(fonts.error()));
    return std::nullopt;
  }
  Workshop workshop;
  workshop.fonts = std::move(*fonts);
  workshop.engine =
      std::make_unique<measure::TextEngine>(workshop.fonts, *measure::target_from(options.target));
  return workshop;
}

std::optional<FinishedSpec> finish_spec(const std::string& path, const SpecOptions& options,
                                        const Workshop& workshop, const Console& console,
                                        Status& status) {
  const auto text = read_spec(path);
  if (text) return finish_text(path, *text, options, workshop, console, status);
  console.error(text.error());
  status = worse(status, status_of(text.error()));
  return std::nullopt;
}

std::optional<FinishedSpec> finish_text(const std::string& path, const std::string& text,
                                        const SpecOptions& options, const Workshop& workshop,
                                        const Console& console, Status& status) {
  const auto stop = [&](const Error& error) {
    console.error(error);
    status = worse(status, status_of(error));
    return std::nullopt;
  };
  const std::string name = display_name(path);

  DiagnosticSink said;
  SpecLimits limits;
  limits.jobs = threads(options);
  std::optional<Deck> deck = read_deck(text, name, said, limits);
  LoadedAssets assets;
  if (deck && std::none_of(said.begin(), said.end(), is_error)) {
    auto loaded = load_assets(
        *deck, options.assets_folder.empty() ? folder_of(path) : options.assets_folder, said);
    if (!loaded) return stop(loaded.error());
    assets = std::move(*loaded);
  }
  name_input(said, name);
  if (!deck || std::any_of(said.begin(), said.end(), is_error)) {
    console.print(said);
    status = worse(status, Status::Invalid);
    return std::nullopt;
  }
  DiagnosticSink template_said;
  auto base = find_template(*deck, path, options.templates, template_said);
  console.print(template_said);
  if (!base) return stop(base.error());

  if (!same_page(base->page, deck->slide_size)) said.push_back(page_note(*base));
  const layout::LayoutContext context{*deck, *base, *workshop.engine, &assets};
  fixers::DeckOptions deck_options;
  deck_options.loop.fix = !options.before_fix;
  deck_options.loop.autofit = options.autofit;
  if (options.details == "notes") deck_options.loop.details = fixers::DetailsPlace::Notes;
  deck_options.loop.max_iter = options.max_iter;
  deck_options.loop.max_restructurings = options.max_restructurings;
  deck_options.jobs = threads(options);
  deck_options.progress = [&console, &name](int done, int total) {
    console.progress(name, done, total);
  };
  auto repaired = fixers::repair_deck(context, deck_options);
  console.end_progress();
  if (!repaired) return stop(repaired.error());

  Report& report = repaired->report;
  if (!options.shorten.empty() && deck_options.loop.fix) {
    fixers::propose_shorter(
        context, {text, name}, deck_options.loop,
        [&options](const std::string& question) {
          return run_command(options.shorten, question, {.seconds = options.shorten_seconds});
        },
        *repaired);
  }
  report.input = name;
  report.deck_issues.insert(report.deck_issues.begin(), said.begin(), said.end());
  report.deck_issues.insert(report.deck_issues.end(), template_said.begin(), template_said.end());
  bool refused = false;
  for (const FontUse& use : report.fonts) {
    if (!is_substitute(use)) continue;
    report.deck_issues.push_back(font_finding(use, options.strict_fonts && use.width_error > 0));
    refused = refused || is_error(report.deck_issues.back());
  }
  if (refused) {
    console.print(report.deck_issues);
    status = worse(status, Status::Invalid);
    return std::nullopt;
  }
  return FinishedSpec{std::move(*deck), std::move(*base), std::move(*repaired)};
}

int threads(const SpecOptions& options) {
  if (options.jobs > 0) return options.jobs;
  return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

std::optional<Severity> severity_from(const std::string& name) {
  for (const Severity severity : {Severity::Note, Severity::Warning, Severity::Error}) {
    if (name == to_string(severity)) return severity;
  }
  return std::nullopt;
}

}  // namespace deckle::app
