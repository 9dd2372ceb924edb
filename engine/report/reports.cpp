#include "engine/report/reports.h"

#include <algorithm>
#include <utility>

#include "engine/options/version.h"
#include "engine/report/slide_pictures.h"
#include "qc/report/html_report.h"
#include "qc/report/report_writer.h"

namespace deckle::engine {

void Reports::add(Built built, Language language) {
  if (format_ == ReportFormat::Html)
    pictures_.push_back({slide_pictures(built, reports_.size() + 1, language), {}});
  reports_.push_back(std::move(built.report));
}

void Reports::add(Report report) { add(std::move(report), {}); }

void Reports::add(Report report, std::vector<std::string> pictures) {
  pictures_.push_back({std::move(pictures), {}});
  reports_.push_back(std::move(report));
}

void Reports::add(Built fixed, const Built& before, Language language) {
  if (format_ == ReportFormat::Html) {
    SlidePictures pictures{slide_pictures(fixed, reports_.size() + 1, language), {}};
    pictures.before = plain_pictures(before);
    for (std::size_t i = 0; i < pictures.before.size(); ++i) {
      const bool changed = std::any_of(
          fixed.report.fixes.begin(), fixed.report.fixes.end(), [&](const FileFix& fix) {
            return fix.state == FileFix::State::Applied &&
                   fix.slide_id == before.report.slides[i].slide_id;
          });
      if (!changed) pictures.before[i].clear();
    }
    pictures_.push_back(std::move(pictures));
  }
  reports_.push_back(std::move(fixed.report));
}

std::string Reports::write(ReportFormat format, const ReportOptions& options) const {
  switch (format) {
    case ReportFormat::Html:
      return qc::html_report(reports_, pictures_, options.threshold, options.people);
    case ReportFormat::Json:
      return qc::json_report(reports_, options.threshold, options.data);
    case ReportFormat::Sarif:
      return qc::sarif_report(reports_, version(), options.data);
    case ReportFormat::Junit:
      return qc::junit_report(reports_, options.threshold, options.data);
    case ReportFormat::Text:
      break;
  }
  std::vector<Report> shown;
  for (const Report& report : reports_) {
    if (!options.decks_only || !report.invalid) shown.push_back(report);
  }
  return qc::text_report(shown, options.threshold,
                         {options.color, options.verbose, options.people});
}

std::string Reports::write_brief(Language language) const {
  return qc::brief_report(reports_, language);
}

}  // namespace deckle::engine
