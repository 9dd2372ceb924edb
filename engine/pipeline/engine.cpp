#include "engine/pipeline/engine.h"

#include <algorithm>
#include <array>
#include <exception>
#include <filesystem>
#include <iterator>
#include <mutex>
#include <new>
#include <optional>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "engine/inputs/nearest_file.h"
#include "engine/inputs/template_cache.h"
#include "engine/messages/tr.h"
#include "engine/pipeline/place_findings.h"
#include "engine/pipeline/read_inputs.h"
#include "engine/pipeline/run.h"
#include "layout/names/resolve_layout.h"
#include "measure/chrome/browser.h"
#include "measure/text/text_engine.h"
#include "ooxml/opc/package.h"
#include "pptx/check/run/fault_findings.h"
#include "pptx/read/deck_reader.h"
#include "qc/settings/apply_settings.h"
#include "qc/settings/check_settings.h"
#include "render/html/browser_measurer.h"
#include "slidespec/core/cancellation.h"
#include "slidespec/diag/limit_findings.h"
#include "templates/template.h"

namespace deckle::engine {
namespace {

struct TargetFonts {
  std::shared_ptr<measure::FontCatalog> catalog;
  std::unique_ptr<measure::TextEngine> engine;
};

// Here, where all are known and nothing is decided by them any more; so the limits hold for whoever
// reads them: a console, a report in any format, a caller of the library.
void limit_all_findings(Built& built, const std::string& name) {
  Place at;
  at.file = name;
  for (DiagnosticSink* sink :
       {&built.findings, &built.template_findings, &built.report.deck_issues})
    limit_findings(*sink, kMaxFindings, at);
  for (SlideReport& slide : built.report.slides) {
    Place of_slide;
    of_slide.slide_id = slide.slide_id;
    limit_findings(slide.issues, kMaxSlideFindings, of_slide);
    if (slide.guidance.size() > kMaxSlideFindings) slide.guidance.resize(kMaxSlideFindings);
  }
}

// The report of an input that was only read, or that cannot be used.
Report report_of_inputs(const Built& built, const std::string& name) {
  Report report;
  report.input = name;
  report.stage = Stage::Validate;
  report.invalid = !built.ok();
  report.deck_issues = built.findings;
  report.deck_issues.insert(report.deck_issues.end(), built.template_findings.begin(),
                            built.template_findings.end());
  if (built.error) {
    Diagnostic d;
    d.rule = "input";
    d.at.file = name;
    d.message = message_of(*built.error);
    report.deck_issues.push_back(std::move(d));
  }
  return report;
}

void apply_settings(const FindingSettings& settings, Built& built) {
  if (settings.empty()) return;
  const qc::Input input = built.ok() ? qc::Input::Usable : qc::Input::Unusable;
  for (DiagnosticSink* sink : {&built.findings, &built.template_findings})
    qc::apply(settings, *sink, input);
  built.left_out = qc::apply(settings, built.report);
}

// Converts exceptions to outcomes, so that a build never terminates the host program.
template <typename Work>
Built answered(const SpecInput& input, const FindingSettings& settings, const Work& work) {
  Built built;
  JsonPositions positions;
  const auto stop = [&built](Error error) {
    built.outcome = outcome_of(error);
    built.error = std::move(error);
  };
  try {
    if (Result<void> done = work(built, positions); !done) stop(std::move(done.error()));
  } catch (const Cancelled&) {
    stop({ErrorCode::Cancelled, tr("the build was cancelled"), input.name});
  } catch (const std::bad_alloc&) {
    stop({ErrorCode::Internal, tr("not enough memory"), input.name});
  } catch (const std::exception& e) {
    stop({ErrorCode::Internal, tr("internal error: {}", e.what()), input.name});
  }
  if (built.outcome == Outcome::Cancelled || built.outcome == Outcome::Internal) {
    // Incomplete results are not returned.
    Built empty;
    empty.outcome = built.outcome;
    empty.error = std::move(built.error);
    return empty;
  }
  if (!built.ok() || built.report.stage == Stage::Validate)
    built.report = report_of_inputs(built, input.name);
  apply_settings(settings, built);
  limit_all_findings(built, input.name);
  place_findings(input.name, positions, built);
  return built;
}

}  // namespace

Outcome outcome_of(const Error& error) {
  switch (error.code) {
    case ErrorCode::Malformed:
    case ErrorCode::Limit:
      return Outcome::Invalid;
    case ErrorCode::NotFound:
      return Outcome::NotFound;
    case ErrorCode::CannotWrite:
      return Outcome::CannotWrite;
    case ErrorCode::Cancelled:
      return Outcome::Cancelled;
    case ErrorCode::Internal:
      break;
  }
  return Outcome::Internal;
}

struct Engine::State {
  EngineOptions options;
  std::mutex mutex;
  // By target; opened on first use, because reading the installed fonts takes time.
  std::array<TargetFonts, 3> fonts;
  TemplateCache templates;
  std::mutex browser_mutex;
  std::optional<Result<std::shared_ptr<render::BrowserMeasurer>>> browser;  // unset: not yet needed

  Result<const render::BrowserMeasurer*> browser_measurer() {
    const auto chrome = fonts_of(measure::Target::Chrome);
    if (!chrome) return tl::unexpected(chrome.error());
    const std::lock_guard lock(browser_mutex);
    if (!browser) {
      auto opened = measure::Browser::open();
      browser = opened ? render::BrowserMeasurer::open(std::move(*opened), *(*chrome)->engine,
                                                       options.font_folders)
                       : tl::unexpected(opened.error());
    }
    if (!*browser) return tl::unexpected(browser->error());
    return (*browser)->get();
  }

  Result<const TargetFonts*> fonts_of(measure::Target target) {
    const std::lock_guard lock(mutex);
    TargetFonts& of_target = fonts.at(static_cast<std::size_t>(target));
    if (of_target.engine) return &of_target;
    measure::FontOptions font_options;
    font_options.folders = options.font_folders;
    // Built-in widths are for fonts on the reader's machine; the other targets use the fonts
    // installed here.
    font_options.limits = options.limits;
    font_options.use_builtin = target == measure::Target::PowerPoint;
    auto catalog = measure::FontCatalog::open(font_options);
    if (!catalog) return tl::unexpected(catalog.error());
    of_target.engine = std::make_unique<measure::TextEngine>(*catalog, target);
    of_target.catalog = std::move(*catalog);
    return &of_target;
  }
};

Engine::Engine(std::unique_ptr<State> state) : state_(std::move(state)) {}
Engine::~Engine() = default;
Engine::Engine(Engine&&) noexcept = default;
Engine& Engine::operator=(Engine&&) noexcept = default;

Result<Engine> Engine::open(EngineOptions options) {
  auto state = std::make_unique<State>();
  state->options = std::move(options);
  if (state->options.target) {
    if (const auto fonts = state->fonts_of(*state->options.target); !fonts)
      return tl::unexpected(fonts.error());
  }
  return Engine(std::move(state));
}

Built Engine::build(const SpecInput& input, const BuildOptions& options, Observer& observer) const {
  return answered(input, options.findings, [&](Built& built, JsonPositions& positions) -> Result<void> {
    if (auto checked = check_options(options); !checked) return checked;
    if (const auto refused = qc::refuse(options.findings))
      return fail(ErrorCode::Malformed, refused->message + "; " + refused->hint);
    const Cancellation cancellation([&observer] { return observer.cancelled(); });
    const CancellationScope scope(&cancellation);
    const auto fonts = state_->fonts_of(options.target);
    if (!fonts) return tl::unexpected(fonts.error());
    Pipeline pipeline{input,
                      options,
                      *(*fonts)->engine,
                      state_->templates,
                      observer,
                      state_->options.svg_program,
                      state_->options.limits};
    if (options.backend == Backend::Chrome) {
      const auto browser = state_->browser_measurer();
      if (browser)
        pipeline.measurer = *browser;
      else
        pipeline.no_browser = message_of(browser.error());
    }
    return run_pipeline(pipeline, built, positions);
  });
}

Built Engine::build(const SpecInput& input, const BuildOptions& options) const {
  Observer nobody;
  return build(input, options, nobody);
}

Built Engine::validate(const SpecInput& input, const BuildOptions& options) const {
  return answered(input, {}, [&](Built& built, JsonPositions& positions) -> Result<void> {
    if (auto checked = check_options(options); !checked) return checked;
    auto inputs = read_inputs({input, options, state_->templates, state_->options.svg_program,
                               state_->options.limits, Drawing::No},
                              built);
    if (!inputs) return tl::unexpected(inputs.error());
    positions = std::move(inputs->positions);
    report_missing_pictures(inputs->deck, inputs->assets, built.findings);
    if (built.ok()) {
      DiagnosticSink resolved = layout::resolve_layouts(inputs->deck, *inputs->base);
      built.findings.insert(built.findings.end(), std::make_move_iterator(resolved.begin()),
                            std::make_move_iterator(resolved.end()));
    }
    built.deck = std::move(inputs->deck);
    built.base = std::move(inputs->base);
    built.report.stage = Stage::Validate;
    return {};
  });
}

const Limits& Engine::limits() const { return state_->options.limits; }

const std::string& Engine::svg_program() const { return state_->options.svg_program; }

Result<const render::BrowserMeasurer*> Engine::browser_measurer() const {
  return state_->browser_measurer();
}

Result<const measure::TextEngine*> Engine::text_engine(measure::Target target) const {
  const auto fonts = state_->fonts_of(target);
  if (!fonts) return tl::unexpected(fonts.error());
  return (*fonts)->engine.get();
}

Result<const measure::FontCatalog*> Engine::fonts(measure::Target target) const {
  const auto fonts = state_->fonts_of(target);
  if (!fonts) return tl::unexpected(fonts.error());
  return (*fonts)->catalog.get();
}

Result<std::shared_ptr<const templates::Template>> Engine::read_template(
    const std::string& path, SlideSize builtin_size) const {
  const std::vector<std::string> themes = templates::builtin_template_ids();
  std::error_code absent;
  const bool named = std::find(themes.begin(), themes.end(), path) != themes.end() &&
                     !std::filesystem::exists(path, absent);
  return path.empty() || named
             ? state_->templates.builtin(path.empty() ? "default" : path, builtin_size)
             : state_->templates.read(path, state_->options.limits).map_error([&path](Error error) {
                 return with_nearest_file(std::move(error), path, kTemplateEndings);
               });
}

Result<std::shared_ptr<const pptx::ReadDeck>> Engine::read_deck(const std::string& path) const {
  Budget budget(state_->options.limits);
  const auto located = [&path](Error error) {
    Error named = with_nearest_file(std::move(error), path, kPresentationEndings);
    const std::string where = named.where.english();
    if (!where.starts_with(path)) named.where = where.empty() ? path : path + ": " + where;
    return named;
  };
  ooxml::PackageFaults faults;
  const Result<ooxml::Package> package = ooxml::Package::open(path, budget, faults);
  if (!package) return tl::unexpected(located(package.error()));
  if (const Result<void> one = pptx::check::refuse_two_readings(faults); !one)
    return tl::unexpected(located(one.error()));
  return pptx::read_deck(*package, std::filesystem::path(path).filename().string(), budget)
      .map([&faults](pptx::ReadDeck read) {
        DiagnosticSink findings = pptx::check::findings_of(faults);
        read.findings.insert(read.findings.begin(), std::make_move_iterator(findings.begin()),
                             std::make_move_iterator(findings.end()));
        return std::make_shared<const pptx::ReadDeck>(std::move(read));
      })
      .map_error(located);
}

Built refused(const std::string& name, Error error) {
  Built built;
  built.outcome = outcome_of(error);
  built.error = std::move(error);
  built.report = report_of_inputs(built, name);
  return built;
}

Result<std::string> package_bytes(const Built& built, int jobs) {
  if (!built.package) return fail(ErrorCode::Internal, tr("no package was requested"));
  return built.package->to_bytes(jobs);
}

Result<void> save(const Built& built, const std::string& path, int jobs) {
  if (!built.package) return fail(ErrorCode::Internal, tr("no package was requested"));
  std::error_code absent;
  if (built.base && std::filesystem::equivalent(path, built.base->path, absent))
    return fail(ErrorCode::CannotWrite,
                tr("is the template of the deck; write the deck to another file"), path);
  return built.package->save(path, jobs);
}

}  // namespace deckle::engine
