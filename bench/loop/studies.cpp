// loop_studies: the experiments about the refinement loop, as Markdown tables (docs/experiments.md).
// The third, about browsers, is bench/loop/scroll_height.py.

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "bench/loop/slides.h"
#include "engine/pipeline/engine.h"
#include "fixers/diagnose/boxes.h"
#include "fixers/diagnose/detect.h"
#include "fixers/patch/patch.h"
#include "fixers/refine/build_rollouts.h"
#include "fixers/refine/patchers.h"
#include "slidespec/ir_json/px.h"

namespace {

using namespace deckle;
using namespace deckle::bench;
using fixers::Defect;
using fixers::DefectType;
using fixers::LoopSettings;
using fixers::Session;
using fixers::SlideEdit;
using fixers::SlidePatch;

using Author = std::function<std::optional<SlidePatch>(const Session&)>;

const layout::SolveGeometry kNoGeometry;

// What became of many slides.
struct Sums {
  int n = 0, success = 0, patches = 0, overrides = 0, occluded = 0, covered_text = 0;
  double iterations = 0;  // of successes
  double severity = 0;    // share of the first that is left
  double left = 0;        // defects
  double moved = 0;       // px, of the largest move of an element of priority >= 80 in a patch
  int until_text = 0, with_text = 0;  // iterations until no text takes part in an overlap

  [[nodiscard]] double percent() const { return n == 0 ? 0 : 100.0 * success / n; }
  [[nodiscard]] double mean_iterations() const { return success == 0 ? 0 : iterations / success; }
  [[nodiscard]] double per_slide(double sum) const { return n == 0 ? 0 : sum / n; }
};

int text_overlaps(const fixers::Diagnosis& diagnosis) {
  return static_cast<int>(std::count_if(
      diagnosis.defects.begin(), diagnosis.defects.end(),
      [](const Defect& d) { return d.type == DefectType::Overlap && d.has_text; }));
}

double largest_move(const SlideIr& before, const SlideIr& after) {
  double most = 0;
  for (std::size_t i = 0; i < before.elements.size(); ++i) {
    if (before.elements[i].priority < fixers::kHighPriority) continue;
    const Rect &a = before.elements[i].box, &b = after.elements[i].box;
    most = std::max({most, std::abs(to_px(b.x - a.x)), std::abs(to_px(b.y - a.y))});
  }
  return most;
}

void run(const SlideIr& slide, const LoopSettings& settings, const Author& author,
         const measure::SlideMeasurer& measurer, Sums& sums) {
  auto started = Session::start(slide, measurer, kNoGeometry, settings);
  if (!started) std::exit(1);
  Session& session = *started;
  while (!session.done()) {
    auto patch = author(session);
    if (patch && (patch->edits.empty() || !session.refusal(*patch).empty())) patch.reset();
    if (!session.step(patch, "study")) std::exit(1);
    if (!patch) continue;
    ++sums.patches;
    const auto& all = session.iterations();
    sums.moved += largest_move(all[all.size() - 2].ir, all.back().ir);
  }
  const fixers::RefineMetrics& metrics = session.metrics();
  const fixers::Iteration& best = session.iterations()[static_cast<std::size_t>(metrics.best_iteration)];
  ++sums.n;
  sums.overrides += metrics.budget_overrides;
  if (metrics.quality != Quality::Degraded) {
    ++sums.success;
    sums.iterations += metrics.iterations;
  }
  if (metrics.severities.front() > 0)
    sums.severity += best.diagnosis.total_severity / metrics.severities.front();
  sums.left += static_cast<double>(best.diagnosis.defects.size());
  // Whatever the configuration calls it.
  const fixers::Diagnosis plain = fixers::detect(best.ir, best.measured, {});
  for (const fixers::Warning& warning : plain.warnings) {
    if (warning.type != fixers::WarningType::OcclusionSuspected) continue;
    ++sums.occluded;
    sums.covered_text += !best.ir.elements[warning.element].text.empty() ||
                         !best.ir.elements[warning.other].text.empty();
  }
  if (text_overlaps(session.iterations().front().diagnosis) == 0) return;
  ++sums.with_text;
  int until = 0;
  while (until < session.iter() &&
         text_overlaps(session.iterations()[static_cast<std::size_t>(until)].diagnosis) > 0)
    ++until;
  sums.until_text += until;
}

std::optional<SlidePatch> all_hints(const Session& session) { return fixers::hints_patch(session); }

// ---- slides ---------------------------------------------------------------------------------------

SlideIr disturbed(std::uint64_t seed, int number, const measure::SlideMeasurer& measurer) {
  Random random(seed * 1000003 + static_cast<std::uint64_t>(number));
  const SlideIr sound = sound_slide(random, measurer);
  return disturbed_slide(random, sound, measurer, {});
}

// One element raised to another z level and moved onto a neighbour, by no more than a patch undoes.
std::optional<SlideIr> across_levels(std::uint64_t seed, int number,
                                     const measure::SlideMeasurer& measurer) {
  Random random(seed * 1000003 + static_cast<std::uint64_t>(number));
  for (int attempt = 0; attempt < 50; ++attempt) {
    SlideIr slide = sound_slide(random, measurer);
    ElementIr& raised = slide.elements[static_cast<std::size_t>(
        random.below(static_cast<int>(slide.elements.size())))];
    if (raised.type == ElementType::Decoration || raised.priority >= fixers::kHighPriority) continue;
    raised.z = 20;
    raised.box.x += emu_from_px(random.from(-140, 140));
    raised.box.y += emu_from_px(random.from(-140, 140));
    raised.box.x = std::clamp(raised.box.x, Emu(0), slide.size.w - raised.box.w);
    raised.box.y = std::clamp(raised.box.y, Emu(0), slide.size.h - raised.box.h);
    const auto measured = measurer.measure(slide);
    if (!measured) continue;
    const fixers::Diagnosis found = fixers::detect(slide, *measured, {});
    const bool occluded = std::any_of(
        found.warnings.begin(), found.warnings.end(), [](const fixers::Warning& w) {
          return w.type == fixers::WarningType::OcclusionSuspected;
        });
    if (occluded && found.defects.empty()) return slide;
  }
  return std::nullopt;
}

// ---- experiments 1, 2, 4 --------------------------------------------------------------------------

void levels(int slides, std::uint64_t seed, const measure::SlideMeasurer& measurer) {
  fmt::print("| overlap across levels | slides | found as defects | ended as success | iterations | "
             "pairs left | with text |\n|---|--:|--:|--:|--:|--:|--:|\n");
  for (const bool defect : {false, true}) {
    LoopSettings settings;
    settings.cross_z_defect = defect;
    Sums sums;
    int found = 0;
    for (int i = 0; i < slides; ++i) {
      const auto slide = across_levels(seed, i, measurer);
      if (!slide) continue;
      const auto measured = measurer.measure(*slide);
      found += !fixers::detect(*slide, *measured, settings).defects.empty();
      run(*slide, settings, all_hints, measurer, sums);
    }
    fmt::print("| {} | {} | {} | {:.1f} % | {:.2f} | {} | {} |\n", defect ? "a defect" : "a warning",
               sums.n, found, sums.percent(), sums.mean_iterations(), sums.occluded, sums.covered_text);
  }
}

void budgets(int slides, std::uint64_t seed, const measure::SlideMeasurer& measurer) {
  fmt::print("| size | move | success | iterations | limited edits per slide | largest move in a patch, "
             "mean |\n|--:|--:|--:|--:|--:|--:|\n");
  for (const double size : {0.10, 0.15, 0.20}) {
    for (const double move : {32.0, 48.0, 64.0}) {
      LoopSettings settings;
      settings.size_budget = size;
      settings.move_budget = move;
      Sums sums;
      for (int i = 0; i < slides; ++i)
        run(disturbed(seed, i, measurer), settings, all_hints, measurer, sums);
      fmt::print("| {:.0f} % | {:.0f} px | {:.1f} % | {:.2f} | {:.2f} | {:.1f} px |\n", size * 100, move,
                 sums.percent(), sums.mean_iterations(), sums.per_slide(sums.overrides),
                 sums.patches == 0 ? 0 : sums.moved / sums.patches);
    }
  }
}

// ---- authors --------------------------------------------------------------------------------------

SlidePatch edit_of_hint(const SlideIr& slide, const fixers::Hint& hint) {
  SlidePatch patch;
  SlideEdit edit;
  edit.eid = slide.elements[hint.element].eid;
  edit.x = hint.x;
  edit.y = hint.y;
  edit.w = hint.w;
  edit.h = hint.h;
  edit.font_size = hint.font_size;
  patch.edits.push_back(std::move(edit));
  return patch;
}

// What an author without hints makes of the numbers of a defect.
SlidePatch edit_of_numbers(const SlideIr& slide, const Defect& defect) {
  SlidePatch patch;
  const ElementIr& element = slide.elements[defect.element];
  const fixers::Box box = fixers::box_px(element.box);
  SlideEdit edit;
  edit.eid = element.eid;
  switch (defect.type) {
    case DefectType::LayoutTopology:
      edit.y = fixers::box_px(slide.elements[defect.other].box).y - box.h;
      break;
    case DefectType::FontTooSmall:
      edit.font_size = defect.least;
      break;
    case DefectType::ContentOverflow:
      if (defect.overflow_x > 0) edit.w = box.w + defect.overflow_x;
      if (defect.overflow_y > 0) edit.h = box.h + defect.overflow_y;
      break;
    case DefectType::OutOfBounds:
      if (defect.edge == "left") edit.x = box.x + defect.by;
      if (defect.edge == "right") edit.x = box.x - defect.by;
      if (defect.edge == "top") edit.y = box.y + defect.by;
      if (defect.edge == "bottom") edit.y = box.y - defect.by;
      break;
    case DefectType::Overlap:
      // It knows the area, and takes it for a square.
      edit.y = box.y + std::sqrt(defect.area);
      break;
  }
  patch.edits.push_back(std::move(edit));
  return patch;
}

enum class Mistake { None, FirstOnly, NoChains, TooMuch, WrongWay };
constexpr std::pair<Mistake, const char*> kMistakes[] = {
    {Mistake::None, "makes none"},
    {Mistake::FirstOnly, "repairs only the first defect"},
    {Mistake::NoChains, "ignores chains"},
    {Mistake::TooMuch, "corrects by half as much again"},
    {Mistake::WrongWay, "one value of four in the wrong direction"}};

// Changes every value of an edit, as a difference from what the element has.
void distort(SlideEdit& edit, const ElementIr& element, const std::function<double(double)>& change) {
  const fixers::Box box = fixers::box_px(element.box);
  const auto apply = [&change](std::optional<double>& to, double from) {
    if (to) to = from + change(*to - from);
  };
  apply(edit.x, box.x);
  apply(edit.y, box.y);
  apply(edit.w, box.w);
  apply(edit.h, box.h);
  apply(edit.font_size, px_from_pt(largest_size_pt(element.text)));
  for (std::optional<double>* size : {&edit.w, &edit.h, &edit.font_size}) {
    if (*size) *size = std::max(1.0, **size);
  }
}

std::optional<SlidePatch> scripted(const Session& session, bool hints, Mistake mistake,
                                   Random& random) {
  const SlideIr& slide = session.current().ir;
  const fixers::Diagnosis& diagnosis = session.current().diagnosis;
  std::set<std::size_t> done;
  SlidePatch patch;
  const auto add = [&](std::size_t element, const SlidePatch& one) {
    if (!done.insert(element).second) return;
    patch.edits.push_back(one.edits.front());
  };
  if (hints && mistake != Mistake::FirstOnly && mistake != Mistake::NoChains) {
    for (const fixers::Chain& chain : diagnosis.chains)
      for (const fixers::Hint& hint : chain.members) {
        if (hint.action != "keep" && hint.action != "needs_creative_solution")
          add(hint.element, edit_of_hint(slide, hint));
      }
  }
  for (const Defect& defect : diagnosis.defects) {
    if (mistake == Mistake::FirstOnly && !patch.edits.empty()) break;
    if (!hints)
      add(defect.element, edit_of_numbers(slide, defect));
    else if (defect.hint)
      add(defect.hint->element, edit_of_hint(slide, *defect.hint));
  }
  for (SlideEdit& edit : patch.edits) {
    const ElementIr& element = *find_element(slide, edit.eid);
    if (mistake == Mistake::TooMuch) distort(edit, element, [](double by) { return by * 1.5; });
    if (mistake == Mistake::WrongWay)
      distort(edit, element, [&random](double by) { return random.chance(25) ? -by : by; });
  }
  return patch;
}

// The hint of the defect with the highest severity.
std::optional<SlidePatch> worst_first(const Session& session) {
  const std::vector<Defect>& defects = session.current().diagnosis.defects;
  const Defect* worst = nullptr;
  for (const Defect& defect : defects) {
    if (defect.hint && (worst == nullptr || defect.severity > worst->severity)) worst = &defect;
  }
  if (worst == nullptr) return std::nullopt;
  return edit_of_hint(session.current().ir, *worst->hint);
}

void multipliers(int slides, std::uint64_t seed, const measure::SlideMeasurer& measurer) {
  const std::pair<const char*, Author> authors[] = {
      {"all hints", all_hints}, {"`search`", fixers::search_patch}, {"the worst defect first", worst_first}};
  fmt::print("| author | factor | success | iterations | until no text overlaps |\n"
             "|---|--:|--:|--:|--:|\n");
  for (const auto& [name, author] : authors) {
    for (const double factor : {1.0, 2.0, 3.0}) {
      LoopSettings settings;
      settings.text_overlap_mult = factor;
      Sums sums;
      for (int i = 0; i < slides; ++i)
        run(disturbed(seed, i, measurer), settings, author, measurer, sums);
      fmt::print("| {} | {:.0f} | {:.1f} % | {:.2f} | {:.2f} |\n", name, factor, sums.percent(),
                 sums.mean_iterations(),
                 sums.with_text == 0 ? 0 : static_cast<double>(sums.until_text) / sums.with_text);
    }
  }
}

void authors(int slides, std::uint64_t seed, const measure::SlideMeasurer& measurer) {
  fmt::print("| an author that | with hints: success | iterations | severity left | without: success | "
             "iterations | severity left |\n|---|--:|--:|--:|--:|--:|--:|\n");
  for (const auto& [mistake, name] : kMistakes) {
    std::string row = fmt::format("| {} |", name);
    for (const bool hints : {true, false}) {
      Random random(seed);
      Sums sums;
      const Author author = [&, m = mistake](const Session& session) {
        return scripted(session, hints, m, random);
      };
      for (int i = 0; i < slides; ++i)
        run(disturbed(seed, i, measurer), {}, author, measurer, sums);
      row += fmt::format(" {:.1f} % | {:.2f} | {:.1f} % |", sums.percent(), sums.mean_iterations(),
                         100 * sums.per_slide(sums.severity));
    }
    fmt::print("{}\n", row);
  }
}

[[noreturn]] void usage() {
  fmt::print(stderr, "usage: loop_studies levels|budgets|multipliers|authors [--slides N] [--seed S]\n");
  std::exit(2);
}

}  // namespace

int main(int argc, char** argv) {
  int slides = 400;
  std::uint64_t seed = 1;
  if (argc < 2) usage();
  const std::string study = argv[1];
  for (int i = 2; i < argc; i += 2) {
    const std::string option = argv[i];
    if (i + 1 >= argc) usage();
    if (option == "--slides") slides = std::atoi(argv[i + 1]);
    else if (option == "--seed") seed = std::strtoull(argv[i + 1], nullptr, 10);
    else usage();
  }
  if (slides < 1) usage();
  const auto engine = engine::Engine::open();
  if (!engine) return 1;
  const auto text_engine = engine->text_engine(measure::Target::PowerPoint);
  if (!text_engine) return 1;
  const measure::NativeMeasurer measurer(**text_engine);
  const std::map<std::string, std::function<void(int, std::uint64_t, const measure::SlideMeasurer&)>>
      studies = {{"levels", levels},
                 {"budgets", budgets},
                 {"multipliers", multipliers},
                 {"authors", authors}};
  const auto found = studies.find(study);
  if (found == studies.end()) usage();
  found->second(slides, seed, measurer);
  return 0;
}
