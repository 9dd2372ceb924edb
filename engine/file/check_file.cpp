#include "engine/file/check_file.h"

#include <utility>

#include "engine/file/judge_file.h"
#include "engine/inputs/nearest_file.h"
#include "engine/pipeline/guarded_work.h"
#include "pptx/check/run/fault_findings.h"

namespace deckle::engine {

namespace {

Result<void> run(const Engine& engine, const std::string& path, const FileCheckOptions& options,
                 Built& out) {
  Budget budget(engine.limits());
  ooxml::PackageFaults faults;
  const Result<ooxml::Package> package = ooxml::Package::open(path, budget, faults);
  if (!package)
    return tl::unexpected(with_nearest_file(package.error(), path, kPresentationEndings));
  if (const Result<void> one = pptx::check::refuse_two_readings(faults); !one) return one;
  Result<JudgedFile> judged = judge_file(engine, *package, faults, path, options);
  if (!judged) return tl::unexpected(judged.error());
  out = std::move(judged->built);
  finish_report(options, out);
  return {};
}

}  // namespace

Built check_file(const Engine& engine, const std::string& path, const FileCheckOptions& options) {
  Built out;
  const Result<void> done = guarded_work(path, [&] { return run(engine, path, options, out); });
  if (!done) return refused(path, done.error());
  return out;
}

}  // namespace deckle::engine
