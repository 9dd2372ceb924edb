#include "engine/template/check_template.h"

#include <algorithm>
#include <filesystem>
#include <unordered_map>
#include <utility>

#include "engine/inputs/nearest_file.h"
#include "engine/messages/tr.h"
#include "engine/pipeline/font_findings.h"
#include "engine/pipeline/guarded_work.h"
#include "engine/template/layout_pictures.h"
#include "engine/template/summary.h"
#include "engine/template/template_facts.h"
#include "pptx/check/repair/sound_lists.h"
#include "pptx/check/run/check_package.h"
#include "qc/report/html_report.h"
#include "qc/run/check_template.h"
#include "qc/settings/apply_settings.h"
#include "slidespec/core/cancellation.h"
#include "slidespec/core/display.h"
#include "slidespec/diag/limit_findings.h"
#include "templates/template.h"

namespace deckle::engine {

namespace {

struct Opened {
  std::shared_ptr<const templates::Template> read;
  DiagnosticSink faults;  // of the file
};

// What is a note about a file is a warning about a template: every deck gets it.
bool is_handed_on(const std::string& rule) { return rule == "macros" || rule == "linked-file"; }

Result<Opened> open(const Engine& engine, const std::string& path, SlideSize builtin_size) {
  Opened out;
  std::error_code error;
  const std::vector<std::string> themes = templates::builtin_template_ids();
  if (std::find(themes.begin(), themes.end(), path) != themes.end() &&
      !std::filesystem::exists(path, error)) {
    Result<std::shared_ptr<const templates::Template>> builtin =
        engine.read_template(path, builtin_size);
    if (!builtin) return tl::unexpected(builtin.error());
    out.read = std::move(*builtin);
    return out;
  }
  Budget budget(engine.limits());
  ooxml::PackageFaults faults;
  Result<ooxml::Package> package = ooxml::Package::open(path, budget, faults);
  if (!package) return tl::unexpected(with_nearest_file(package.error(), path, kTemplateEndings));
  const std::string name = std::filesystem::path(path).filename().string();
  Result<pptx::check::Checked> checked = pptx::check::check_package(*package, faults, name, budget);
  if (!checked) return tl::unexpected(checked.error());
  out.faults = std::move(checked->findings);
  // From here on as build reads it.
  Result<ooxml::Package> sound =
      pptx::check::with_sound_lists(std::move(*package), faults, engine.limits());
  if (!sound) return tl::unexpected(sound.error());
  Budget again(engine.limits());
  Result<templates::Template> read = templates::read_template(
      std::make_shared<const ooxml::Package>(std::move(*sound)), name, again);
  if (!read) return tl::unexpected(read.error());
  out.faults.insert(out.faults.end(), read->faults.begin(), read->faults.end());
  for (Diagnostic& d : out.faults) {
    if (is_handed_on(d.rule)) d.severity = Severity::Warning;
  }
  read->path = path;
  out.read = std::make_shared<const templates::Template>(std::move(*read));
  return out;
}

Quality quality_of_findings(const DiagnosticSink& findings) {
  Quality worst = Quality::SuccessClean;
  for (const Diagnostic& d : findings) {
    if (d.severity == Severity::Error) return Quality::Degraded;
    if (d.severity == Severity::Warning) worst = Quality::SuccessWithWarnings;
  }
  return worst;
}

// Each finding goes to its layout, by its id or its part; the others are the template's.
void sort_findings(DiagnosticSink findings, Report& report,
                   const std::unordered_map<std::string, std::size_t>& layouts) {
  for (Diagnostic& finding : findings) {
    auto layout = layouts.find(finding.at.slide_id);
    if (layout == layouts.end()) layout = layouts.find(finding.at.part);
    if (layout == layouts.end()) {
      // A slide of the template: its part says which.
      finding.at.slide_id.clear();
      finding.at.element_id.clear();
      report.deck_issues.push_back(std::move(finding));
    } else {
      finding.at.slide_id = report.slides[layout->second].slide_id;
      report.slides[layout->second].issues.push_back(std::move(finding));
    }
  }
}

void limit_all(Report& report) {
  Place of_template;
  of_template.file = report.input;
  limit_findings(report.deck_issues, kMaxFindings, of_template);
  for (SlideReport& slide : report.slides) {
    slide.quality = quality_of_findings(slide.issues);
    Place of_layout;
    of_layout.slide_id = slide.slide_id;
    limit_findings(slide.issues, kMaxSlideFindings, of_layout);
  }
}

std::vector<render::SvgMark> marks_of(const SlideReport& layout, const MeasuredSlide& measured,
                                      const TemplateCheckOptions& options) {
  const std::vector<int> numbers = qc::mark_numbers(layout);
  std::vector<render::SvgMark> marks(numbers.size());
  for (std::size_t k = 0; k < numbers.size(); ++k) {
    const Diagnostic& d = layout.issues[k];
    render::SvgMark& mark = marks[static_cast<std::size_t>(numbers[k]) - 1];
    if (const MeasuredElement* element = find_element(measured, d.at.element_id))
      mark.box = element->bbox;
    mark.color = qc::mark_color(d.severity);
    mark.kind = to_string(d.severity);
    mark.title = display_message(d.message, options.language);
    mark.framed = d.severity != Severity::Note;
    mark.label = std::to_string(numbers[k]);
    mark.id = qc::mark_anchor(options.number, layout.index, numbers[k]);
    mark.href = "#" + qc::finding_anchor(options.number, layout.index, numbers[k]);
  }
  return marks;
}

Result<void> draw(const Engine& engine, const templates::Template& read,
                  const qc::TemplateFacts& facts, const TemplateCheckOptions& options,
                  CheckedTemplate& out) {
  const auto text = engine.text_engine(options.target);
  if (!text) return tl::unexpected(text.error());
  const Result<TemplateSummary> summary = summarize(read, engine.limits());
  if (!summary) return tl::unexpected(summary.error());
  LayoutMarks marks;
  for (std::size_t i = 0; i < facts.layouts.size(); ++i)
    marks.push_back(marks_of(out.report.slides[i], facts.layouts[i].measured, options));
  Result<std::vector<std::string>> pictures =
      layout_pictures(read, *summary, **text, engine.limits(), marks);
  if (!pictures) return tl::unexpected(pictures.error());
  out.pictures = std::move(*pictures);
  return {};
}

Result<void> run(const Engine& engine, const std::string& path, const TemplateCheckOptions& options,
                 CheckedTemplate& out) {
  Result<Opened> opened = open(engine, path, options.builtin_size);
  if (!opened) return tl::unexpected(opened.error());
  Result<qc::TemplateFacts> facts =
      template_facts(engine, options.target, *opened->read, path, engine.limits());
  if (!facts) return tl::unexpected(facts.error());
  facts->required = options.required;

  Report& report = out.report;
  std::unordered_map<std::string, std::size_t> layouts;  // by id and by part
  for (const qc::LayoutFacts& layout : facts->layouts) {
    SlideReport one;
    one.index = static_cast<int>(report.slides.size());
    one.slide_id = layout.slide.slide_id;
    one.layout = layout.name;
    layouts.emplace(one.slide_id, report.slides.size());
    layouts.emplace(layout.part, report.slides.size());
    report.slides.push_back(std::move(one));
  }
  report.fonts = facts->fonts;
  (void)add_font_findings(report, options.strict_fonts);  // an error fails the template, no more
  sort_findings(std::move(opened->faults), report, layouts);
  sort_findings(qc::check_template(*facts), report, layouts);
  report.not_run = qc::not_run(*facts);
  report.on_template.emplace();
  report.on_template->roles = facts->roles;
  if (!options.findings.empty()) (void)qc::apply(options.findings, report);
  qc::rate_template(report);
  limit_all(report);
  if (options.pictures) return draw(engine, *opened->read, *facts, options, out);
  return {};
}

CheckedTemplate failed(const std::string& path, Error error) {
  CheckedTemplate out;
  out.outcome = outcome_of(error);
  if (out.outcome != Outcome::Cancelled && out.outcome != Outcome::Internal) {
    out.report.input = path;
    out.report.stage = Stage::Template;
    out.report.invalid = true;
    Diagnostic d;
    d.rule = "input";
    d.at.file = path;
    d.message = message_of(error);
    out.report.deck_issues.push_back(std::move(d));
    out.report.on_template.emplace();
    qc::rate_template(out.report);
  }
  out.error = std::move(error);
  return out;
}

}  // namespace

CheckedTemplate check_template(const Engine& engine, const std::string& path,
                               const TemplateCheckOptions& options) {
  CheckedTemplate out;
  out.report.input = path;
  out.report.stage = Stage::Template;
  const Result<void> done = guarded_work(path, [&] { return run(engine, path, options, out); });
  if (!done) return failed(path, done.error());
  return out;
}

}  // namespace deckle::engine
