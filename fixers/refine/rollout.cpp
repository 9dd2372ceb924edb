#include "fixers/refine/rollout.h"

#include <filesystem>
#include <nlohmann/json.hpp>

#include "fixers/messages/tr.h"
#include "fixers/refine/question.h"
#include "slidespec/ir_json/ir_json.h"
#include "slidespec/json/json_document.h"
#include "slidespec/json/json_writer.h"
#include "slidespec/system/input_file.h"
#include "slidespec/validate/spec_context.h"

namespace deckle::fixers {
namespace {

namespace fs = std::filesystem;

class Run {
 public:
  Run(const RolloutJob& job, Session& session) : job_(job), session_(session), folder_(job.folder) {}

  Result<void> run(std::vector<SlidePatch> kept) {
    if (auto kept_files = keep_iteration(); !kept_files) return kept_files;
    while (!session_.done()) {
      const auto number = static_cast<std::size_t>(session_.iter());
      SlidePatch patch;
      if (number < kept.size()) {
        patch = kept[number];
      } else {
        patch = ask();
        if (auto written = folder_.write(numbered("patch", session_.iter() + 1, ".json"), write_patch(patch));
            !written)
          return written;
      }
      if (auto stepped = step_with(session_, std::move(patch), job_.patcher); !stepped) return stepped;
      if (auto kept_files = keep_iteration(); !kept_files) return kept_files;
    }
    if (auto written = folder_.write("ir_final.json", write_slide_ir(session_.result())); !written)
      return written;
    return folder_.write("metrics.json", write_metrics(session_.metrics()));
  }

 private:
  // The author's patch; without edits when there is none that may be applied, and then it says why:
  // its file keeps that too, so that a rollout that is carried on does not ask again.
  SlidePatch ask() {
    Question question;
    for (;;) {
      if (auto patch = question.judge(session_, job_.author(session_, question.complaint())))
        return std::move(*patch);
    }
  }

  Result<void> keep_iteration() {
    if (!folder_.is_used()) return {};
    const int number = session_.iter();
    const Iteration& now = session_.current();
    RolloutFiles files = iteration_files(now.ir, now.measured, now.diagnosis, number, job_.target,
                                         job_.backend, job_.pictures);
    std::string trace;
    for (const RefineEntry& entry : session_.trace()) trace += write_trace_line(entry);
    files.emplace_back("trace.jsonl", std::move(trace));
    return folder_.write(files);
  }

  const RolloutJob& job_;
  Session& session_;
  RolloutFolder folder_;
};

}  // namespace

std::string write_settings(const LoopSettings& settings, const std::string& patcher,
                           const std::string& target, const std::string& backend) {
  JsonWriter out;
  out.object().key("patcher").text(patcher).key("target").text(target);
  if (backend != kNativeBackend) out.key("backend").text(backend);
  out.key("constants").object();
  for (const std::string& name : constant_names()) {
    out.key(name);
    const ConstantValue value = constant(settings, name);
    if (value.is_flag)
      out.boolean(value.number != 0);
    else
      out.number(value.number);
  }
  out.close().close();
  return out.take();
}

Result<KeptSettings> read_settings(const std::string& folder) {
  const std::string path = folder + "/settings.json";
  const auto text = read_file(path, Limit::SpecBytes, {}, FoundBy::User);
  if (!text) return tl::unexpected(text.error());
  DiagnosticSink sink;
  const auto document = JsonDocument::read(*text, path, sink);
  KeptSettings kept;
  if (!document || !sink.empty() || !document->root().is_object())
    return fail(ErrorCode::Malformed, sink.empty() ? tr("it is empty") : sink.front().message, path);
  const nlohmann::json& root = document->root();
  kept.patcher = text_in(root, "patcher");
  kept.target = text_in(root, "target");
  if (root.contains("backend")) kept.backend = text_in(root, "backend");
  const auto constants = root.find("constants");
  if (constants == root.end() || !constants->is_object()) return kept;
  for (const auto& [name, value] : constants->items()) {
    if (auto set = set_constant(kept.constants, name + "=" + value.dump()); !set)
      return tl::unexpected(set.error());
  }
  return kept;
}

Result<std::vector<SlidePatch>> kept_patches(const std::string& folder, const SlideIr& slide,
                                            int most) {
  std::vector<SlidePatch> patches;
  for (int number = 1; !folder.empty() && number <= most; ++number) {
    const std::string path = folder + "/" + numbered("patch", number, ".json");
    std::error_code error;
    if (!fs::exists(path, error)) break;
    const auto text = read_file(path, Limit::AnswerBytes, {}, FoundBy::User);
    if (!text) return tl::unexpected(text.error());
    DiagnosticSink sink;
    auto patch = read_patch(*text, path, slide, sink);
    if (!patch)
      return fail(ErrorCode::Malformed, sink.empty() ? Message("") : sink.front().message, path);
    patches.push_back(std::move(*patch));
  }
  return patches;
}

Result<Session> roll_out(const RolloutJob& job, const measure::SlideMeasurer& measurer,
                         const layout::SolveGeometry& solve_geometry) {
  const RolloutFolder folder(job.folder);
  if (auto created = folder.create(); !created) return tl::unexpected(created.error());
  if (auto mine = folder.claim("input.json", job.input); !mine) return tl::unexpected(mine.error());
  if (auto mine = folder.claim("settings.json", write_settings(job.settings, job.patcher, job.target, job.backend));
      !mine)
    return tl::unexpected(mine.error());
  auto kept = kept_patches(job.folder, job.slide, job.settings.max_iter);
  if (!kept) return tl::unexpected(kept.error());
  auto session = Session::start(job.slide, measurer, solve_geometry, job.settings);
  if (!session) return session;
  if (auto ran = Run(job, *session).run(std::move(*kept)); !ran) return tl::unexpected(ran.error());
  return session;
}

}  // namespace deckle::fixers
