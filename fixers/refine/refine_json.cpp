// trace.jsonl (one line an iteration) and the metrics of a rollout.

#include <cmath>

#include "fixers/refine/session.h"
#include "slidespec/json/json_writer.h"

namespace deckle::fixers {
namespace {

constexpr auto kLine = JsonWriter::Form::Line;

double px2(double value) { return std::round(value * 100) / 100 + 0.0; }

void write_list(JsonWriter& out, const char* key, const std::vector<std::string>& values) {
  out.key(key).array(kLine);
  for (const std::string& value : values) out.text(value);
  out.close();
}

void write_applied(JsonWriter& out, const std::vector<SlideEdit>& edits) {
  out.key("applied_hints").array(kLine);
  for (const SlideEdit& edit : edits) {
    out.object(kLine).key("eid").text(edit.eid);
    const auto member = [&](const char* key, const std::optional<double>& value) {
      if (value) out.key(key).number(px2(*value));
    };
    member("x", edit.x);
    member("y", edit.y);
    member("w", edit.w);
    member("h", edit.h);
    if (edit.z) out.key("zIndex").integer(*edit.z);
    member("fontSize", edit.font_size);
    member("lineHeight", edit.line_height);
    out.close();
  }
  out.close();
}

void write_overrides(JsonWriter& out, const std::vector<Override>& overrides) {
  out.key("overrides").array(kLine);
  for (const Override& one : overrides) {
    out.object(kLine).key("eid").text(one.eid).key("field").text(one.field);
    out.key("requested").number(px2(one.requested)).key("clamped_to").number(px2(one.clamped_to));
    out.key("reason").text(one.reason.english()).close();
  }
  out.close();
}

}  // namespace

std::string write_trace_line(const RefineEntry& entry) {
  JsonWriter out;
  out.object(kLine).key("iter").integer(entry.iter);
  out.key("defect_count").integer(entry.defect_count);
  out.key("total_severity").number(px2(entry.total_severity));
  out.key("warning_count").integer(entry.warning_count);
  write_list(out, "defect_types", entry.defect_types);
  write_list(out, "warning_types", entry.warning_types);
  out.key("action").text(entry.action);
  if (!entry.patcher.empty()) out.key("patcher").text(entry.patcher);
  if (!entry.applied.empty()) write_applied(out, entry.applied);
  if (!entry.overrides.empty()) write_overrides(out, entry.overrides);
  if (!entry.note.empty()) out.key("note").text(entry.note);
  if (entry.quality) out.key("quality").text(to_string(*entry.quality));
  out.close();
  return out.take();
}

std::string write_metrics(const RefineMetrics& metrics) {
  JsonWriter out;
  out.object();
  const auto numbers = [&out](const char* key, const auto& values) {
    out.key(key).array(kLine);
    for (const auto value : values) out.number(px2(static_cast<double>(value)));
    out.close();
  };
  numbers("defect_count_per_iter", metrics.defect_counts);
  numbers("total_severity_per_iter", metrics.severities);
  numbers("warning_count_per_iter", metrics.warning_counts);
  out.key("iterations_to_converge").integer(metrics.iterations);
  write_list(out, "final_defect_types", metrics.final_defect_types);
  write_list(out, "final_warning_types", metrics.final_warning_types);
  out.key("quality").text(to_string(metrics.quality));
  out.key("budget_overrides").integer(metrics.budget_overrides);
  write_list(out, "taboo_fingerprints", metrics.taboo_fingerprints);
  out.key("best_iteration").integer(metrics.best_iteration);
  out.key("rolled_back").boolean(metrics.rolled_back);
  write_list(out, "truncated", metrics.truncated);
  write_list(out, "hidden", metrics.hidden);
  out.close();
  return out.take();
}

}  // namespace deckle::fixers
