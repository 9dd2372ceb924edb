#include <algorithm>

#include "fixers/file/file_fixer.h"
#include "fixers/messages/tr.h"

namespace deckle::fixers {
namespace {

constexpr FileFixerDoc kDoc{
    .id = "reduce-workbook",
    .summary = N_("keeps of the workbook of a chart the cells that the chart names"),
    .safety = FixSafety::Unsafe,
    .reason = N_("the other cells, and the formulas of those that stay, are lost"),
    .repairs = {"leaked-workbook"},
    .release_only = true,
};

// That of all series, for the cells that have a format; "" where they differ.
std::string common_format(const ChartFacts& chart) {
  std::string format;
  for (const ChartSeriesFacts& series : chart.series) {
    if (series.values.format.empty() || series.values.format == format) continue;
    if (!format.empty()) return {};
    format = series.values.format;
  }
  return format;
}

std::optional<FileProposal> propose(const FileTarget& target) {
  if (target.slide == nullptr || target.element == nullptr || !target.element->origin)
    return std::nullopt;
  const std::vector<ChartOnSlide>& all = target.file.facts.charts;
  const auto found = std::find_if(all.begin(), all.end(), [&target](const ChartOnSlide& one) {
    return one.slide_id == target.slide->slide_id &&
           one.shape_id == target.element->origin->shape_id;
  });
  if (found == all.end() || found->chart.source != ChartFacts::Source::Embedded)
    return std::nullopt;
  const ChartFacts& chart = found->chart;
  // Another chart may need the rest of it.
  const bool shared = std::any_of(all.begin(), all.end(), [&chart](const ChartOnSlide& other) {
    return other.chart.workbook == chart.workbook && other.chart.part != chart.part;
  });
  if (shared) return std::nullopt;
  FileProposal out;
  out.changes = {pptx::ReduceWorkbook{chart.workbook, chart.formulas, common_format(chart)}};
  out.eids = {target.element->eid};
  out.safety = kDoc.safety;
  out.message = tr("the workbook keeps the cells that the chart names");
  return out;
}

}  // namespace

extern const FileFixer kReduceWorkbook;
const FileFixer kReduceWorkbook{kDoc, propose};

}  // namespace deckle::fixers
