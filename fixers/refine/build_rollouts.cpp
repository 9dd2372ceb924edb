#include "fixers/refine/build_rollouts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "fixers/diagnose/diagnose.h"
#include "fixers/patch/slide_patch.h"
#include "fixers/refine/session.h"
#include "slidespec/core/parallel.h"
#include "slidespec/ir_json/ir_json.h"
#include "slidespec/ir_json/px.h"
#include "slidespec/json/json_writer.h"

namespace deckle::fixers {
namespace {

using Json = nlohmann::ordered_json;

constexpr double kSame = 1e-3;  // px, and multiples of the font size

bool is_empty(const SlideEdit& edit) {
  return !edit.x && !edit.y && !edit.w && !edit.h && !edit.z && !edit.font_size &&
         !edit.line_height;
}

// The states of one slide's trace, and the lines about them.
class Rollout {
 public:
  Rollout(const BuildRollouts& all, const SlideIr& result, const SlideReport& report,
          std::string input)
      : all_(all), result_(result), report_(report), input_(std::move(input)) {}

  Result<void> write(const std::string& folder, const measure::SlideMeasurer& measurer) {
    number_states();
    const RolloutFolder files(folder);
    if (auto made = files.create(); !made) return made;
    if (auto mine = files.claim("input.json", input_); !mine) return mine;
    if (auto mine = files.claim("settings.json", settings()); !mine) return mine;
    files.drop_after(static_cast<int>(states_.size()) - 1);
    for (std::size_t k = 0; k < states_.size(); ++k) {
      if (auto written = write_state(files, k, measurer); !written) return written;
    }
    std::string trace;
    for (const RefineEntry& line : lines_) trace += write_trace_line(line);
    if (auto written = files.write("trace.jsonl", trace); !written) return written;
    if (auto written = files.write("ir_final.json", write_slide_ir(result_)); !written)
      return written;
    return files.write("metrics.json", write_metrics(metrics()));
  }

 private:
  struct State {
    const TraceEntry* entry = nullptr;  // that came to it first
    std::string json;                   // its IR
    SlidePatch patch;                   // that led to it
  };

  [[nodiscard]] std::string settings() const {
    JsonWriter out;
    out.object().key("patcher").text(kBuildPatcher).key("target").text(all_.target);
    return out.close().take();
  }

  // The number of the entry's state, which is new or not.
  std::size_t number_of(const TraceEntry& entry) {
    std::string json = write_slide_ir(*entry.ir);
    const auto known = std::find_if(states_.begin(), states_.end(),
                                    [&json](const State& one) { return one.json == json; });
    if (known != states_.end()) return static_cast<std::size_t>(known - states_.begin());
    states_.push_back({&entry, std::move(json), {}});
    return states_.size() - 1;
  }

  void number_states() {
    std::size_t now = 0;  // the state that the next step begins with
    for (const TraceEntry& entry : report_.trace) {
      RefineEntry line;
      line.iter = static_cast<int>(now);
      if (entry.ir != nullptr) {
        const std::size_t before = states_.size(), number = number_of(entry);
        const bool undone = entry.action == TraceAction::Rollback;
        if (number == before && number > 0) {
          const bool again = entry.action == TraceAction::Restructure;
          if (!again) states_[number].patch = patch_between(*states_[now].entry->ir, *entry.ir);
          states_[number].patch.note = entry.note.english();
        } else if (entry.action == TraceAction::Patch && number > 0) {
          states_[number].patch.note = entry.note.english();  // not of one that was undone
        }
        if (entry.action == TraceAction::Patch || number == before)
          line.applied = states_[number].patch.edits;
        // A patch that was rejected is undone at once.
        if (!undone || entry.fixer.empty()) now = number;
        line.iter = static_cast<int>(number);
        reached_ = now;
      }
      line.defect_count = entry.defect_count;
      line.warning_count = entry.warning_count;
      line.total_severity = entry.total_severity;
      line.defect_types = entry.defect_types;
      line.warning_types = entry.warning_types;
      line.action = to_string(entry.action);
      line.patcher = entry.fixer;
      line.overrides = entry.overrides;
      line.note = entry.note.english();
      lines_.push_back(std::move(line));
    }
    if (!lines_.empty()) lines_.back().quality = report_.quality;
  }

  Result<void> write_state(const RolloutFolder& files, std::size_t k,
                           const measure::SlideMeasurer& measurer) const {
    const State& state = states_[k];
    const int number = static_cast<int>(k);
    if (k > 0) {
      if (auto written = files.write(numbered("patch", number, ".json"), write_patch(state.patch));
          !written)
        return written;
    }
    auto found = diagnose(*state.entry->ir, measurer, {});
    if (!found) return tl::unexpected(found.error());
    return files.write(iteration_files(*state.entry->ir, *state.entry->measured, found->diagnosis,
                                       number, all_.target, all_.backend, all_.pictures));
  }

  [[nodiscard]] RefineMetrics metrics() const {
    RefineMetrics metrics;
    for (const State& state : states_) {
      metrics.defect_counts.push_back(state.entry->defect_count);
      metrics.warning_counts.push_back(state.entry->warning_count);
      metrics.severities.push_back(state.entry->total_severity);
    }
    for (const RefineEntry& line : lines_)
      metrics.budget_overrides += static_cast<int>(line.overrides.size());
    metrics.iterations = std::max(0, static_cast<int>(states_.size()) - 1);
    metrics.quality = report_.quality;
    metrics.best_iteration = static_cast<int>(reached_);
    metrics.rolled_back = reached_ + 1 < states_.size();
    if (!lines_.empty()) {
      metrics.final_defect_types = lines_.back().defect_types;
      metrics.final_warning_types = lines_.back().warning_types;
    }
    return metrics;
  }

  const BuildRollouts& all_;
  const SlideIr& result_;
  const SlideReport& report_;
  const std::string input_;
  std::vector<State> states_;
  std::vector<RefineEntry> lines_;
  std::size_t reached_ = 0;  // the state that the slide ends in
};

// The authored slide as JSON; null for one that is not in the spec.
std::string authored(const Json& spec, const std::string& pointer) {
  Json slide;
  try {
    if (!pointer.empty()) slide = spec.at(Json::json_pointer(pointer));
  } catch (const Json::exception&) {
    slide = nullptr;
  }
  return slide.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace

SlidePatch patch_between(const SlideIr& before, const SlideIr& after) {
  SlidePatch patch;
  for (const ElementIr& to : after.elements) {
    const ElementIr* from = find_element(before, to.eid);
    if (from == nullptr) continue;
    SlideEdit edit;
    edit.eid = to.eid;
    if (from->box.x != to.box.x) edit.x = to_px(to.box.x);
    if (from->box.y != to.box.y) edit.y = to_px(to.box.y);
    if (from->box.w != to.box.w) edit.w = to_px(to.box.w);
    if (from->box.h != to.box.h) edit.h = to_px(to.box.h);
    if (from->z != to.z) edit.z = to.z;
    const auto size_of = [](const ElementIr& element) {
      return px_from_pt(element.table != nullptr ? element.table->size_pt
                                                 : largest_size_pt(element.text));
    };
    if (std::abs(size_of(*from) - size_of(to)) > kSame) edit.font_size = size_of(to);
    const double line_height = line_height_of(to.text);
    if (line_height > 0 && std::abs(line_height_of(from->text) - line_height) > kSame)
      edit.line_height = line_height;
    if (!is_empty(edit)) patch.edits.push_back(std::move(edit));
  }
  return patch;
}

Result<void> write_build_rollouts(const BuildRollouts& rollouts,
                                  const measure::SlideMeasurer& measurer) {
  const Json spec = Json::parse(rollouts.spec, nullptr, false);
  const std::size_t count = rollouts.slides.size();
  std::vector<Result<void>> results(count);
  parallel_for(count, rollouts.jobs, [&](std::size_t i) {
    const SlideIr& slide = rollouts.slides[i];
    Rollout one(rollouts, slide, rollouts.report.slides[i], authored(spec, slide.pointer));
    results[i] = one.write(rollouts.folder + fmt::format("/rollout_{:04}", i + 1), measurer);
  });
  for (Result<void>& result : results) {
    if (!result) return std::move(result);
  }
  return {};
}

}  // namespace deckle::fixers
