#include "engine/pipeline/run.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <string_view>
#include <utility>

#include "engine/messages/tr.h"
#include "engine/pipeline/content_findings.h"
#include "engine/pipeline/deck_size.h"
#include "engine/pipeline/font_findings.h"
#include "engine/pipeline/read_inputs.h"
#include "fixers/deck/repair_deck.h"
#include "fixers/shorten/shorten.h"
#include "layout/geometry/solve_geometry.h"
#include "layout/names/boxes_of_page.h"
#include "layout/names/resolve_layout.h"
#include "ooxml/opc/package.h"
#include "pptx/write/autofit.h"
#include "pptx/write/deck_writer.h"
#include "slidespec/core/cancellation.h"
#include "slidespec/core/parallel.h"

namespace deckle::engine {
namespace {

// docs/contracts.md, "Dates": when neither the spec nor the caller gives one.
constexpr const char* kNoDate = "1980-01-01T00:00:00Z";

bool is_error(const Diagnostic& d) { return d.severity == Severity::Error; }

bool has_error(const DiagnosticSink& findings) {
  return std::any_of(findings.begin(), findings.end(), is_error);
}

Diagnostic page_note(const templates::Template& t) {
  Diagnostic d;
  d.rule = "page-size";
  d.severity = Severity::Note;
  d.defect = false;
  d.at.pointer = "/theme/slide_size";
  d.message = tr("the template's page size of {:g} x {:g} px is used", to_px(t.page.w), to_px(t.page.h));
  d.hint = tr("the template's page size has priority over slide_size");
  return d;
}

// Findings of reading go to the report of the first page of their slide, before what its layout led
// to; those of no slide to the deck.
void add_findings(const DiagnosticSink& findings, Report& report) {
  std::map<std::string_view, std::size_t> pages;
  for (std::size_t i = 0; i < report.slides.size(); ++i)
    pages.emplace(report.slides[i].slide_id, i);
  std::vector<DiagnosticSink> of_page(report.slides.size());
  DiagnosticSink of_deck;
  for (const Diagnostic& d : findings) {
    const auto page = d.at.slide_id.empty() ? pages.end() : pages.find(d.at.slide_id);
    (page == pages.end() ? of_deck : of_page[page->second]).push_back(d);
  }
  report.deck_issues.insert(report.deck_issues.begin(), of_deck.begin(), of_deck.end());
  for (std::size_t i = 0; i < of_page.size(); ++i) {
    SlideReport& slide = report.slides[i];
    slide.issues.insert(slide.issues.begin(), of_page[i].begin(), of_page[i].end());
  }
}

pptx::WriteOptions write_options(const Pipeline& pipeline, const Deck& deck) {
  const BuildOptions& options = pipeline.options;
  pptx::WriteOptions write;
  write.jobs = options.jobs;
  if (options.keep_slides == KeepSlides::Before) write.base_slides = pptx::BaseSlides::Before;
  if (options.keep_slides == KeepSlides::After) write.base_slides = pptx::BaseSlides::After;
  if (options.fit == Fit::Autofit) {
    write.fit = pptx::FitMode::Autofit;
    // The autofit state that was measured and checked; full size where the text fits without it.
    write.autofit = [fitted = pptx::measured_autofit(pipeline.engine)](const SlideIr& slide,
                                                                       const ElementIr& element) {
      std::optional<measure::AutofitState> state = fitted(slide, element);
      if (!state) return state;
      const AutofitIr judged = element.text.autofit.value_or(AutofitIr{});
      state = measure::AutofitState{judged.font_scale_pct, judged.spacing_reduction_pct, true};
      return state;
    };
  }
  write.properties.title = deck.title;
  write.properties.subject = deck.subtitle;
  write.properties.language = deck.language;
  write.properties.keywords = deck.tags;
  write.properties.created = !deck.date.empty()       ? deck.date.substr(0, 10) + "T00:00:00Z"
                             : options.created.empty() ? kNoDate
                                                       : options.created;
  return write;
}

fixers::DeckOptions deck_options(const Pipeline& pipeline) {
  const BuildOptions& options = pipeline.options;
  fixers::DeckOptions out;
  out.loop.fix = options.repair == Repair::Full;
  out.loop.autofit = options.fit == Fit::Autofit;
  if (options.details == Details::Notes) out.loop.details = fixers::DetailsPlace::Notes;
  out.loop.max_iter = options.max_iter;
  out.loop.max_restructurings = options.max_restructurings;
  out.keep_states = options.keep_states;
  out.jobs = options.jobs;
  out.measurer = pipeline.measurer;
  out.progress = [&pipeline](int done, int total) { pipeline.observer.progress(done, total); };
  return out;
}

}  // namespace

Result<void> run_pipeline(const Pipeline& pipeline, Built& built, JsonPositions& positions) {
  const SpecInput& input = pipeline.input;
  const BuildOptions& options = pipeline.options;
  auto inputs = read_inputs(
      {input, options, pipeline.templates, pipeline.svg_program, pipeline.limits}, built);
  if (!inputs) return tl::unexpected(inputs.error());
  positions = std::move(inputs->positions);
  if (built.outcome != Outcome::Built) return {};
  Deck& deck = inputs->deck;
  built.base = inputs->base;
  check_cancelled();
  if (built.base->page != layout::page_of_spec(deck.slide_size))
    built.findings.push_back(page_note(*built.base));

  DiagnosticSink resolved = layout::resolve_layouts(deck, *built.base);
  built.findings.insert(built.findings.end(), std::make_move_iterator(resolved.begin()),
                        std::make_move_iterator(resolved.end()));
  Result<DeckSize> size = decide_size(deck, built.base, pipeline.engine, inputs->assets, options.jobs);
  if (!size) return tl::unexpected(size.error());
  auto raised = raise_title_line({deck, *size->base, pipeline.engine, &inputs->assets, nullptr,
                                  nullptr, size->sizes},
                                 size->base, options.jobs);
  if (!raised) return tl::unexpected(raised.error());
  built.base = std::move(*raised);
  if (size->note) built.findings.push_back(std::move(*size->note));
  const layout::LayoutContext context{deck,    *built.base, pipeline.engine, &inputs->assets,
                                      nullptr, nullptr,     size->sizes};
  const fixers::DeckOptions loop = deck_options(pipeline);
  auto repaired = fixers::repair_deck(context, loop);
  if (!repaired) return tl::unexpected(repaired.error());
  Report& report = repaired->report;
  if (!pipeline.no_browser.empty())
    report.not_run.insert(report.not_run.begin(), {"chrome", pipeline.no_browser});
  if (options.shorten && loop.loop.fix) {
    fixers::propose_shorter(context, {input.text, input.name, pipeline.limits}, loop.loop,
                            options.shorten, *repaired);
  }
  // For the rules about charts, and for pictures of the slides.
  std::vector<SlideIr>& slides = repaired->slides;
  parallel_for(slides.size(), options.jobs, [&](std::size_t i) {
    layout::solve_chart_geometry(slides[i], pipeline.engine);
  });
  add_content_findings(deck, *built.base, repaired->slides, repaired->measured,
                       options.findings.options, report);
  report.input = input.name;
  add_findings(built.findings, report);
  count_warnings(report);
  report.deck_issues.insert(report.deck_issues.end(), built.template_findings.begin(),
                            built.template_findings.end());
  const auto before_fonts = static_cast<std::ptrdiff_t>(report.deck_issues.size());
  const bool fonts_known = add_font_findings(report, options.strict_fonts);
  const DiagnosticSink unused =
      unused_font_findings(pipeline.engine.fonts(), report.fonts, options.strict_fonts);
  report.deck_issues.insert(report.deck_issues.end(), unused.begin(), unused.end());
  if (!fonts_known || has_error(unused)) {
    built.findings.insert(built.findings.end(), report.deck_issues.begin() + before_fonts,
                          report.deck_issues.end());
    built.outcome = Outcome::Invalid;
    return {};
  }
  if (options.package == PackageWanted::Yes) {
    auto package =
        pptx::write_deck(*built.base->package, repaired->slides, write_options(pipeline, deck));
    if (!package) return tl::unexpected(package.error());
    built.package = std::make_shared<const ooxml::Package>(std::move(*package));
  }
  built.deck = std::move(deck);
  built.slides = std::move(repaired->slides);
  built.measured = std::move(repaired->measured);
  built.report = std::move(report);
  return {};
}

}  // namespace deckle::engine
