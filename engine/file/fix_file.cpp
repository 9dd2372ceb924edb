#include "engine/file/fix_file.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "engine/file/judge_file.h"
#include "engine/inputs/nearest_file.h"
#include "engine/pipeline/guarded_work.h"
#include "fixers/file/repair_file.h"
#include "pptx/check/repair/repair_package.h"
#include "pptx/check/run/fault_findings.h"

namespace deckle::engine {

namespace {

namespace check = pptx::check;

bool is_reported(const FindingSettings& settings, std::string_view rule) {
  const auto has = [rule](const std::vector<std::string>& rules) {
    return std::find(rules.begin(), rules.end(), rule) != rules.end();
  };
  return (settings.select.empty() || has(settings.select)) && !has(settings.ignore);
}

class FileFixing {
 public:
  FileFixing(const Engine& engine, const std::string& path, const FileFixOptions& options)
      : engine_(engine), path_(path), options_(options) {}

  Result<void> run(FixedFile& out) {
    Budget budget(engine_.limits());
    ooxml::PackageFaults faults;
    Result<ooxml::Package> package = ooxml::Package::open(path_, budget, faults);
    if (!package)
      return tl::unexpected(with_nearest_file(package.error(), path_, kPresentationEndings));
    if (const Result<void> one = check::refuse_two_readings(faults); !one) return one;
    Result<JudgedFile> first = judge_file(engine_, *package, faults, path_, options_.check);
    if (!first) return tl::unexpected(first.error());
    out.before = first->built;
    finish(out.before);

    if (Result<void> ok = repair_parts(*package, faults); !ok) return ok;
    const auto judge = [this](ooxml::Package one, ooxml::PackageFaults its) {
      return state_of(std::move(one), std::move(its));
    };
    Result<fixers::FileState> state = judge(std::move(*package), std::move(faults));
    if (!state) return tl::unexpected(state.error());
    const Result<const measure::TextEngine*> text = engine_.text_engine(options_.check.target);
    if (!text) return tl::unexpected(text.error());
    Result<fixers::RepairedFile> repaired = fixers::repair_file(
        std::move(*state), judge, **text, {options_.unsafe_fixes, options_.release});
    if (!repaired) return tl::unexpected(repaired.error());
    return deliver(std::move(*repaired), out);
  }

 private:
  // What `deckle doctor --fix` repairs, of the rules that are reported.
  Result<void> repair_parts(ooxml::Package& package, ooxml::PackageFaults& faults) {
    const std::string name =
        std::filesystem::path(options_.file_name.empty() ? path_ : options_.file_name)
            .filename()
            .string();
    Budget budget(engine_.limits());
    Result<check::Checked> checked = check::check_package(package, faults, name, budget);
    if (!checked) return tl::unexpected(checked.error());
    const auto wanted = [this](std::string_view rule) {
      return is_reported(options_.check.findings, rule);
    };
    Result<check::Repaired> repaired = check::repair_package(
        std::move(package), faults, std::move(*checked), name, engine_.limits(), wanted);
    if (!repaired) return tl::unexpected(repaired.error());
    package = std::move(repaired->package);
    if (!repaired->changed) return {};
    parts_changed_ = true;
    faults = std::move(repaired->faults);
    for (check::Change& change : repaired->changes)
      repairs_.push_back({std::move(change.part), std::move(change.rule),
                          std::move(change.message), std::move(change.changed), change.more});
    return {};
  }

  void finish(Built& built) const {
    finish_report(options_.check, built);
    if (options_.omit) options_.omit(built.report);
  }

  Result<fixers::FileState> state_of(ooxml::Package package, ooxml::PackageFaults faults) const {
    Result<JudgedFile> judged = judge_file(engine_, package, faults, path_, options_.check);
    if (!judged) return tl::unexpected(judged.error());
    fixers::FileState out;
    out.findings = all_findings(judged->built.report);
    finish(judged->built);
    out.wanted = all_findings(judged->built.report);
    out.slides = std::move(judged->built.slides);
    out.measured = std::move(judged->built.measured);
    out.facts = std::move(judged->facts);
    out.package = std::move(package);
    out.faults = std::move(faults);
    return out;
  }

  Result<void> deliver(fixers::RepairedFile repaired, FixedFile& out) {
    out.changed = parts_changed_ || repaired.changed;
    if (out.changed) {
      Result<JudgedFile> last = judge_file(engine_, repaired.state.package, repaired.state.faults,
                                           path_, options_.check);
      if (!last) return tl::unexpected(last.error());
      out.built = std::move(last->built);
      finish(out.built);
      Result<std::string> bytes = repaired.state.package.to_bytes(options_.jobs);
      if (!bytes) return tl::unexpected(bytes.error());
      out.bytes = std::move(*bytes);
    } else {
      out.built = out.before;
    }
    out.built.report.fixed = true;
    out.built.report.fixes = std::move(repaired.fixes);
    out.built.report.repairs = std::move(repairs_);
    return {};
  }

  const Engine& engine_;
  const std::string& path_;
  const FileFixOptions& options_;
  std::vector<PartRepair> repairs_;
  bool parts_changed_ = false;
};

}  // namespace

FixedFile fix_file(const Engine& engine, const std::string& path, const FileFixOptions& options) {
  FixedFile out;
  FileFixing work(engine, path, options);
  const Result<void> done = guarded_work(path, [&] { return work.run(out); });
  if (!done) {
    out = {};
    out.built = refused(path, done.error());
  }
  return out;
}

}  // namespace deckle::engine
