// loop_bench: how the refinement loop converges on generated slides (docs/repair-loop.md, 11.6).

#include <fmt/format.h>
#include <time.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <map>
#include <string>
#include <vector>

#include "bench/loop/slides.h"
#include "engine/pipeline/engine.h"
#include "fixers/refine/patchers.h"
#include "slidespec/ir_json/ir_json.h"

namespace {

using namespace deckle;
using namespace deckle::bench;
using fixers::Session;

struct Options {
  int slides = 1000;
  std::uint64_t seed = 1;
  bool search = false, json = false;
  int show = -1;          // print this slide as IR
  bool failures = false;  // list the slides that miss a goal
};

struct Group {
  int n = 0, success = 0, recognised = 0, called_infeasible = 0;
  std::map<std::string, int> residual;
};

struct Totals {
  Group feasible, infeasible;
  std::map<int, int> iterations;  // of feasible successes
  std::vector<double> severity;   // mean share of the first severity, by iteration
  std::vector<int> severity_n;
  int worse = 0, rollbacks = 0, repeated_hints = 0, over_budget = 0, refused = 0, clean = 0;
  std::vector<double> starts, steps;  // of slides with 12 elements, us: the first diagnosis, patches
  std::vector<std::string> notes;  // about single slides, for --failures
};

[[noreturn]] void usage() {
  fmt::print(stderr, "usage: loop_bench [--slides N] [--seed S] [--patcher hints|search] [--json] "
                     "[--failures] [--show N]\n");
  std::exit(2);
}

Options parse(int argc, char** argv) {
  Options options;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    const auto value = [&]() -> std::string {
      if (i + 1 >= argc) usage();
      return argv[++i];
    };
    if (word == "--slides") options.slides = std::atoi(value().c_str());
    else if (word == "--seed") options.seed = std::strtoull(value().c_str(), nullptr, 10);
    else if (word == "--show") options.show = std::atoi(value().c_str());
    else if (word == "--json") options.json = true;
    else if (word == "--failures") options.failures = true;
    else if (word == "--patcher") {
      const std::string name = value();
      if (name != "hints" && name != "search") usage();
      options.search = name == "search";
    } else usage();
  }
  if (options.slides < 1) usage();
  return options;
}

bool same(double a, double b) { return std::abs(a - b) < 0.01; }

bool reached(const fixers::Hint& hint, const ElementIr& element) {
  const auto at = [](const std::optional<double>& to, double is) { return !to || same(*to, is); };
  return at(hint.x, to_px(element.box.x)) && at(hint.y, to_px(element.box.y)) &&
         at(hint.w, to_px(element.box.w)) && at(hint.h, to_px(element.box.h)) &&
         at(hint.font_size, px_from_pt(largest_size_pt(element.text)));
}

// Whether an element that has reached a hint is asked to go on in the same direction.
int repeated(const fixers::Iteration& before, const fixers::Iteration& after) {
  int count = 0;
  const auto directions = [](const fixers::Hint& hint, const ElementIr& element) {
    std::vector<std::string> out;
    const auto add = [&](const char* what, const std::optional<double>& to, double from) {
      if (to && !same(*to, from)) out.push_back(std::string(what) + (*to > from ? "+" : "-"));
    };
    add("x", hint.x, to_px(element.box.x));
    add("y", hint.y, to_px(element.box.y));
    add("w", hint.w, to_px(element.box.w));
    add("h", hint.h, to_px(element.box.h));
    add("f", hint.font_size, px_from_pt(largest_size_pt(element.text)));
    return out;
  };
  const auto hints_of = [](const fixers::Diagnosis& diagnosis) {
    std::map<std::size_t, fixers::Hint> hints;
    for (const fixers::Defect& defect : diagnosis.defects)
      if (defect.hint) hints[defect.hint->element] = *defect.hint;
    for (const fixers::Chain& chain : diagnosis.chains)
      for (const fixers::Hint& hint : chain.members) hints[hint.element] = hint;
    return hints;
  };
  const auto next = hints_of(after.diagnosis);
  for (const auto& [element, hint] : hints_of(before.diagnosis)) {
    // Every hint that was reached counts, validated or not.
    if (!reached(hint, after.ir.elements[element])) continue;
    const auto found = next.find(element);
    if (found == next.end()) continue;
    const auto first = directions(hint, before.ir.elements[element]);
    for (const std::string& again : directions(found->second, after.ir.elements[element]))
      if (std::find(first.begin(), first.end(), again) != first.end()) ++count;
  }
  return count;
}

int over_budget(const fixers::Iteration& before, const fixers::Iteration& after,
                const fixers::LoopSettings& settings) {
  int count = 0;
  for (std::size_t i = 0; i < before.ir.elements.size(); ++i) {
    const ElementIr &a = before.ir.elements[i], &b = after.ir.elements[i];
    if (a.priority < 80) continue;
    const auto moved = [&](Emu from, Emu to) {
      return std::abs(to_px(to - from)) > settings.move_budget + 1e-3;
    };
    const auto sized = [&](double from, double to) {
      return std::abs(to - from) > from * settings.size_budget + 0.011;
    };
    count += moved(a.box.x, b.box.x) || moved(a.box.y, b.box.y) ||
             sized(to_px(a.box.w), to_px(b.box.w)) || sized(to_px(a.box.h), to_px(b.box.h)) ||
             sized(px_from_pt(largest_size_pt(a.text)), px_from_pt(largest_size_pt(b.text)));
  }
  return count;
}

// Of this thread: other programs on the machine do not count.
double processor_us() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e6 + static_cast<double>(now.tv_nsec) / 1e3;
}

void work_on(int number, const SlideIr& slide, bool feasible, const Options& options,
             const measure::SlideMeasurer& measurer, Totals& totals) {
  const layout::SolveGeometry none;
  const fixers::LoopSettings settings;
  const bool timed = slide.elements.size() == 12;
  const double start = processor_us();
  auto started = Session::start(slide, measurer, none, settings);
  if (timed) totals.starts.push_back(processor_us() - start);
  if (!started) {
    fmt::print(stderr, "slide {}: {}\n", number, to_string(started.error()));
    std::exit(1);
  }
  Session& session = *started;
  while (!session.done()) {
    const auto patch = options.search ? fixers::search_patch(session) : fixers::hints_patch(session);
    if (!patch) ++totals.refused;
    const double begin = processor_us();
    if (auto stepped = session.step(patch, options.search ? "search" : "hints"); !stepped) std::exit(1);
    if (patch && timed) totals.steps.push_back(processor_us() - begin);
  }
  Group& group = feasible ? totals.feasible : totals.infeasible;
  ++group.n;
  const fixers::RefineMetrics& metrics = session.metrics();
  const bool success = metrics.quality != Quality::Degraded;
  bool called = false;
  for (const fixers::Iteration& iteration : session.iterations())
    called = called || iteration.diagnosis.feasible == false;
  group.success += success;
  group.called_infeasible += called;
  const auto note = [&](const char* what) { totals.notes.push_back(fmt::format("{}: {}", what, number)); };
  if (called && feasible) note("called infeasible");
  if (!called && !feasible) note("not recognised");
  group.recognised += called != feasible;
  for (const std::string& type : metrics.final_defect_types) ++group.residual[type];
  const double first = metrics.severities.front();
  const std::size_t best = static_cast<std::size_t>(metrics.best_iteration);
  totals.worse += metrics.severities[best] > first;
  totals.rollbacks += metrics.rolled_back;
  for (std::size_t i = 0; i + 1 < session.iterations().size(); ++i) {
    const auto &before = session.iterations()[i], &after = session.iterations()[i + 1];
    const int again = after.patch && feasible ? repeated(before, after) : 0;
    const int beyond = over_budget(before, after, settings);
    if (again > 0) note("repeated hint");
    if (beyond > 0) note("over budget");
    totals.repeated_hints += again;
    totals.over_budget += beyond;
  }
  if (!feasible) return;
  totals.clean += metrics.quality == Quality::SuccessClean;
  if (success) ++totals.iterations[metrics.iterations];
  if (!success) note("not cured");
  for (std::size_t i = 0; i <= static_cast<std::size_t>(settings.max_iter); ++i) {
    if (totals.severity.size() <= i) {
      totals.severity.push_back(0);
      totals.severity_n.push_back(0);
    }
    const double now = i < metrics.severities.size() ? metrics.severities[i] : metrics.severities.back();
    totals.severity[i] += first > 0 ? now / first : 0;
    ++totals.severity_n[i];
  }
}

double at_share(std::vector<double> values, double share) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  return values[std::min(values.size() - 1, static_cast<std::size_t>(static_cast<double>(values.size()) * share))];
}

std::string group_json(const Group& group) {
  std::string residual;
  for (const auto& [type, count] : group.residual)
    residual += fmt::format("{}\"{}\": {}", residual.empty() ? "" : ", ", type, count);
  return fmt::format("{{\"n\": {}, \"success\": {}, \"recognised\": {}, \"called_infeasible\": {}, "
                     "\"residual\": {{{}}}}}",
                     group.n, group.success, group.recognised, group.called_infeasible, residual);
}

void print_json(const Options& options, const Totals& totals) {
  std::string iterations, curve;
  for (const auto& [count, slides] : totals.iterations)
    iterations += fmt::format("{}\"{}\": {}", iterations.empty() ? "" : ", ", count, slides);
  for (std::size_t i = 0; i < totals.severity.size(); ++i)
    curve += fmt::format("{}{:.4f}", i == 0 ? "" : ", ", totals.severity[i] / std::max(1, totals.severity_n[i]));
  fmt::print("{{\n \"slides\": {}, \"seed\": {}, \"patcher\": \"{}\",\n", options.slides, options.seed,
             options.search ? "search" : "hints");
  fmt::print(" \"feasible\": {},\n \"infeasible\": {},\n", group_json(totals.feasible),
             group_json(totals.infeasible));
  fmt::print(" \"worse_than_start\": {}, \"rollbacks\": {}, \"repeated_hints\": {}, \"over_budget\": {}, "
             "\"refused\": {}, \"success_clean\": {},\n",
             totals.worse, totals.rollbacks, totals.repeated_hints, totals.over_budget, totals.refused,
             totals.clean);
  fmt::print(" \"iterations\": {{{}}},\n \"severity_curve\": [{}],\n", iterations, curve);
  const auto times = [](const std::vector<double>& us) {
    return fmt::format("{{\"n\": {}, \"median\": {:.1f}, \"p99\": {:.1f}}}", us.size(), at_share(us, 0.5),
                       at_share(us, 0.99));
  };
  fmt::print(" \"start_us\": {},\n \"step_us\": {}\n}}\n", times(totals.starts), times(totals.steps));
}

void print_text(const Options& options, const Totals& totals) {
  const auto line = [](const char* name, const Group& group) {
    fmt::print("{:<11} n {:>6}  success {:>6} ({:.2f} %)  called infeasible {:>6} ({:.2f} %)\n", name, group.n,
               group.success, 100.0 * group.success / std::max(1, group.n), group.called_infeasible,
               100.0 * group.called_infeasible / std::max(1, group.n));
    for (const auto& [type, count] : group.residual) fmt::print("  left: {:<18} {}\n", type, count);
  };
  fmt::print("{} slides, seed {}, {}\n", options.slides, options.seed, options.search ? "search" : "hints");
  line("feasible", totals.feasible);
  line("infeasible", totals.infeasible);
  for (const auto& [count, slides] : totals.iterations) fmt::print("success after {}: {}\n", count, slides);
  fmt::print("worse than start {}, rollbacks {}, repeated hints {}, over budget {}, no patch {}, clean {}\n",
             totals.worse, totals.rollbacks, totals.repeated_hints, totals.over_budget, totals.refused, totals.clean);
  const auto times = [](const char* name, const std::vector<double>& us) {
    fmt::print("{} of 12 elements: {}, median {:.0f} us, p99 {:.0f} us of processor time\n", name, us.size(),
               at_share(us, 0.5), at_share(us, 0.99));
  };
  times("first diagnosis", totals.starts);
  times("step", totals.steps);
}

}  // namespace

int main(int argc, char** argv) {
  const Options options = parse(argc, argv);
  const auto engine = engine::Engine::open();
  if (!engine) return 1;
  const auto text_engine = engine->text_engine(measure::Target::PowerPoint);
  if (!text_engine) return 1;
  const measure::NativeMeasurer measurer(**text_engine);
  Totals totals;
  for (int number = 0; number < options.slides; ++number) {
    // Each slide has its own numbers: one can be made again alone.
    Random random(options.seed * 1000003 + static_cast<std::uint64_t>(number));
    const bool feasible = number % 5 != 4;
    SlideIr slide;
    if (feasible) {
      const SlideIr sound = sound_slide(random, measurer, number % 4 == 0 ? 12 : 0);
      slide = disturbed_slide(random, sound, measurer, {});
    } else {
      slide = impossible_slide(random, measurer, {}).slide;
    }
    if (options.show >= 0 && options.show != number) continue;
    if (options.show == number) fmt::print("{}", write_slide_ir(slide));
    work_on(number, slide, feasible, options, measurer, totals);
  }
  if (options.json) print_json(options, totals);
  else print_text(options, totals);
  if (options.failures)
    for (const std::string& note : totals.notes) fmt::print(stderr, "{}\n", note);
  return 0;
}
