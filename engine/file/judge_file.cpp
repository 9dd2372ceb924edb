#include "engine/file/judge_file.h"

#include <algorithm>
#include <filesystem>
#include <string>
#include <unordered_map>
#include <utility>
#include <variant>

#include "engine/file/chart_data.h"
#include "engine/file/kit_of_file.h"
#include "engine/messages/tr.h"
#include "engine/options/options.h"
#include "engine/pipeline/font_findings.h"
#include "layout/geometry/solve_geometry.h"
#include "measure/slide/slide_measurer.h"
#include "pptx/check/rules/docs.h"
#include "pptx/read/deck_reader.h"
#include "qc/check/file_context.h"
#include "qc/run/check_file.h"
#include "qc/settings/apply_settings.h"
#include "qc/settings/carried_suppressions.h"
#include "slidespec/core/cancellation.h"
#include "slidespec/diag/limit_findings.h"

namespace deckle::engine {

namespace {

// Each to its slide; those about none, or about one that cannot be read, are the deck's.
void sort_findings(DiagnosticSink findings, Report& report) {
  std::unordered_map<std::string, std::size_t> at;
  for (std::size_t i = 0; i < report.slides.size(); ++i) at.emplace(report.slides[i].slide_id, i);
  for (Diagnostic& finding : findings) {
    finding.defect = finding.severity == Severity::Error;
    const auto slide = at.find(finding.at.slide_id);
    (slide == at.end() ? report.deck_issues : report.slides[slide->second].issues)
        .push_back(std::move(finding));
  }
}

void limit_all(Report& report) {
  Place of_file;
  of_file.file = report.input;
  limit_findings(report.deck_issues, kMaxFindings, of_file);
  for (SlideReport& slide : report.slides) {
    Place of_slide;
    of_slide.slide_id = slide.slide_id;
    limit_findings(slide.issues, kMaxSlideFindings, of_slide);
  }
}

void add_slides(const std::vector<SlideIr>& slides, Report& report) {
  for (const SlideIr& slide : slides) {
    SlideReport one;
    one.index = slide.index;
    one.slide_id = slide.slide_id;
    one.layout = slide.layout;
    report.slides.push_back(std::move(one));
  }
}

Result<void> measure_slides(const measure::TextEngine& text, Built& out) {
  const measure::NativeMeasurer measurer(text);
  for (const SlideIr& slide : out.slides) {
    check_cancelled();
    Result<MeasuredSlide> measured = measurer.measure(slide);
    if (!measured) return tl::unexpected(measured.error());
    for (const MeasuredElement& element : measured->elements) {
      for (const FontUse& use : element.fonts) add_use(out.report.fonts, use);
    }
    out.measured.push_back(std::move(*measured));
  }
  return {};
}

bool is_fact(const Diagnostic& finding, const std::string& name, const FactValue& value) {
  const FactValue* const known = find_fact(finding.facts, name);
  return known != nullptr && *known == value;
}

// Of the package what somebody who shows or edits the deck may notice; the rest is for doctor.
// Links to files of one computer are findings of local-link, which knows their slides.
DiagnosticSink about_deck(DiagnosticSink findings) {
  std::erase_if(findings, [](const Diagnostic& finding) {
    if (finding.rule == "linked-file" && is_fact(finding, "type", "hyperlink"))
      return true;
    return !pptx::check::is_about_deck(finding);
  });
  return findings;
}

// Widths that are estimated nearly exactly keep no rule from judging.
bool is_nearly_exact(const Diagnostic& finding) {
  const FactValue* const known = find_fact(finding.facts, "width_error");
  const double* const error = known == nullptr ? nullptr : std::get_if<double>(known);
  return error != nullptr && *error > 0 && *error <= qc::kDoubtfulWidths;
}

// That a face is not installed here is no flaw of the file: a rule that needs it says so.
void add_fonts(const FileCheckOptions& options, Report& report) {
  const std::size_t before = report.deck_issues.size();
  (void)add_font_findings(report, options.strict_fonts);
  if (!options.strict_fonts) {
    const auto first = report.deck_issues.begin() + static_cast<std::ptrdiff_t>(before);
    report.deck_issues.erase(std::remove_if(first, report.deck_issues.end(), is_nearly_exact),
                             report.deck_issues.end());
  }
  for (std::size_t i = before; i < report.deck_issues.size(); ++i) {
    if (!options.strict_fonts) report.deck_issues[i].severity = Severity::Note;
  }
}

}  // namespace

Result<JudgedFile> judge_file(const Engine& engine, const ooxml::Package& package,
                              const ooxml::PackageFaults& faults, const std::string& input,
                              const FileCheckOptions& options) {
  Budget budget(engine.limits());
  const std::string name = std::filesystem::path(input).filename().string();
  Result<pptx::check::Checked> checked = pptx::check::check_package(package, faults, name, budget);
  if (!checked) return tl::unexpected(checked.error());
  Budget again(engine.limits());
  Result<pptx::ReadDeck> deck = pptx::read_deck(package, name, again);
  if (!deck) return tl::unexpected(deck.error());
  add_workbooks(package, again, deck->facts);
  const Result<const measure::TextEngine*> text = engine.text_engine(options.target);
  if (!text) return tl::unexpected(text.error());

  JudgedFile judged;
  Built& out = judged.built;
  out.report.input = input;
  out.report.stage = Stage::Qc;
  out.report.presentation = true;
  out.slides = std::move(deck->slides);
  add_slides(out.slides, out.report);
  if (!options.brand_path.empty()) {
    DiagnosticSink of_kit;
    const Result<void> asked =
        ask_of_slides(engine, options.brand_path, out.slides, of_kit);
    if (!asked) return tl::unexpected(asked.error());
    sort_findings(std::move(of_kit), out.report);
  }
  for (SlideIr& slide : out.slides) layout::solve_chart_geometry(slide, **text);
  if (const Result<void> ok = measure_slides(**text, out); !ok) return tl::unexpected(ok.error());
  sort_findings(about_deck(std::move(checked->findings)), out.report);
  sort_findings(std::move(deck->findings), out.report);
  add_fonts(options, out.report);
  const qc::FileContext context(out.slides, out.measured, deck->facts, options.findings.options);
  sort_findings(qc::check_file(context), out.report);
  out.report.not_run = qc::not_run(context);
  out.report.suppressed.fields = deck->facts.suppressions;
  judged.facts = std::move(deck->facts);
  judged.repairs = std::move(checked->repairs);
  return judged;
}

DiagnosticSink all_findings(const Report& report) {
  DiagnosticSink out = report.deck_issues;
  for (const SlideReport& slide : report.slides)
    out.insert(out.end(), slide.issues.begin(), slide.issues.end());
  return out;
}

void finish_report(const FileCheckOptions& options, Built& built) {
  qc::rate_slides(built.report);
  built.left_out = qc::apply(options.findings, built.report);
  built.report.suppressed.honoured =
      options.suppressions == FileCheckOptions::Carried::Honoured;
  if (built.report.suppressed.honoured) qc::suppress_carried(options.today, built.report);
  limit_all(built.report);
}

}  // namespace deckle::engine
