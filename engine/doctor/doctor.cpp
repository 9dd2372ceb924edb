#include "engine/doctor/doctor.h"

#include <algorithm>
#include <exception>
#include <new>
#include <unordered_map>
#include <utility>

#include "engine/messages/tr.h"
#include "ooxml/opc/package.h"
#include "pptx/check/repair/repair_package.h"
#include "pptx/check/run/check_package.h"
#include "slidespec/core/cancellation.h"
#include "slidespec/diag/limit_findings.h"

namespace deckle::engine {

namespace {

namespace check = pptx::check;

Quality quality_of_findings(const DiagnosticSink& findings) {
  Quality worst = Quality::SuccessClean;
  for (const Diagnostic& d : findings) {
    if (d.severity == Severity::Error) return Quality::Degraded;
    if (d.severity == Severity::Warning) worst = Quality::SuccessWithWarnings;
  }
  return worst;
}

// The findings by slide; those about none are the deck's.
void sort_findings(check::Checked checked, const std::string& name, Report& report) {
  std::unordered_map<std::string, std::size_t> at;
  for (const check::CheckedSlide& slide : checked.slides) {
    SlideReport one;
    one.index = static_cast<int>(report.slides.size());
    one.slide_id = slide.id;
    at.emplace(slide.id, report.slides.size());
    report.slides.push_back(std::move(one));
  }
  for (Diagnostic& finding : checked.findings) {
    const auto slide = at.find(finding.at.slide_id);
    (slide == at.end() ? report.deck_issues : report.slides[slide->second].issues)
        .push_back(std::move(finding));
  }
  Place of_deck;
  of_deck.file = name;
  limit_findings(report.deck_issues, kMaxFindings, of_deck);
  for (SlideReport& slide : report.slides) {
    slide.quality = quality_of_findings(slide.issues);
    Place of_slide;
    of_slide.slide_id = slide.slide_id;
    limit_findings(slide.issues, kMaxSlideFindings, of_slide);
  }
}

Result<void> run(const DoctorInput& input, const DoctorOptions& options, Examined& out) {
  Budget budget(options.limits);
  ooxml::PackageFaults faults;
  Result<ooxml::Package> package = ooxml::Package::from_bytes(input.bytes, budget, faults);
  if (!package) return tl::unexpected(package.error());
  Result<check::Checked> checked =
      check::check_package(*package, faults, options.file_name, budget);
  if (!checked) return tl::unexpected(checked.error());
  if (!options.repair) {
    sort_findings(std::move(*checked), input.name, out.report);
    return {};
  }
  Result<check::Repaired> repaired =
      check::repair_package(std::move(*package), std::move(faults), std::move(*checked),
                            options.file_name, options.limits);
  if (!repaired) return tl::unexpected(repaired.error());
  out.changed = repaired->changed;
  out.refused = repaired->refused;
  for (check::Change& change : repaired->changes)
    out.report.repairs.push_back({std::move(change.part), std::move(change.rule),
                                  std::move(change.message), std::move(change.changed),
                                  change.more});
  sort_findings(std::move(repaired->left), input.name, out.report);
  if (!out.changed) {
    out.bytes = input.bytes;
    return {};
  }
  Result<std::string> bytes = repaired->package.to_bytes(options.jobs);
  if (!bytes) return tl::unexpected(bytes.error());
  out.bytes = std::move(*bytes);
  return {};
}

}  // namespace

Examined unreadable(const std::string& name, Error error) {
  Examined out;
  out.outcome = outcome_of(error);
  if (out.outcome != Outcome::Cancelled && out.outcome != Outcome::Internal) {
    out.report.input = name;
    out.report.stage = Stage::Doctor;
    out.report.invalid = true;
    Diagnostic d;
    d.rule = "input";
    d.at.file = name;
    d.message = message_of(error);
    out.report.deck_issues.push_back(std::move(d));
  }
  out.error = std::move(error);
  return out;
}

Examined examine(const DoctorInput& input, const DoctorOptions& options) {
  const auto failed = [&input](Error error) {
    error.where = error.where.empty() ? Message(input.name) : input.name + ": " + error.where;
    return unreadable(input.name, std::move(error));
  };
  try {
    Examined out;
    out.report.input = input.name;
    out.report.stage = Stage::Doctor;
    if (Result<void> done = run(input, options, out); !done) return failed(done.error());
    return out;
  } catch (const Cancelled&) {
    return failed({ErrorCode::Cancelled, tr("the work was cancelled"), {}});
  } catch (const std::bad_alloc&) {
    return failed({ErrorCode::Internal, tr("not enough memory"), {}});
  } catch (const std::exception& e) {
    return failed({ErrorCode::Internal, tr("internal error: {}", e.what()), {}});
  }
}

}  // namespace deckle::engine
