#include "fixers/refine/request.h"

#include <cmath>

#include "slidespec/ir_json/ir_json.h"
#include "slidespec/json/json_writer.h"

namespace deckle::fixers {
namespace {

// The writers end a document with a line break.
std::string value_of(std::string json) {
  while (!json.empty() && json.back() == '\n') json.pop_back();
  return json;
}

}  // namespace

std::string write_request(const Session& session, const std::string& complaint) {
  const Iteration& now = session.current();
  JsonWriter out;
  out.object().key("deckle_refine").integer(1);
  out.key("iter").integer(session.iter()).key("max_iter").integer(session.settings().max_iter);
  if (!complaint.empty()) out.key("error").text(complaint);
  out.key("ir").raw(value_of(write_slide_ir(now.ir)));
  out.key("diagnosis").raw(value_of(write_diagnosis(now.ir, now.diagnosis)));
  out.key("history").array();
  for (const Iteration& iteration : session.iterations()) {
    out.object();
    out.key("defect_count").integer(static_cast<std::int64_t>(iteration.diagnosis.defects.size()));
    out.key("total_severity").number(std::round(iteration.diagnosis.total_severity * 100) / 100);
    if (iteration.patch) out.key("patch").raw(value_of(write_patch(*iteration.patch)));
    out.close();
  }
  out.close();
  out.key("taboo").array();
  for (const std::string& fingerprint : session.taboo()) out.text(fingerprint);
  out.close().close();
  return out.take();
}

Result<SlidePatch> read_author_patch(std::string_view answer, const SlideIr& slide) {
  DiagnosticSink sink;
  auto patch = read_patch(answer, "patch", slide, sink);
  if (patch) return std::move(*patch);
  Message what;
  for (const Diagnostic& d : sink) {
    if (!what.empty()) what += "; ";
    if (!d.at.pointer.empty()) what += d.at.pointer + ": ";
    what += d.message;
    if (!d.hint.empty()) what += Message(" (") + d.hint + ")";
  }
  return fail(ErrorCode::Malformed, what);
}

}  // namespace deckle::fixers
