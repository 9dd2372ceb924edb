#include "app/mcp/refinements.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <utility>

#include "app/mcp/findings.h"
#include "app/mcp/slides.h"
#include "app/messages/tr.h"
#include "fixers/refine/request.h"
#include "slidespec/ir_json/ir_json.h"
#include "slidespec/schema/schemas.h"

namespace deckle::app::mcp {

Result<std::unique_ptr<Refinement>> Refinement::start(SlideIr slide,
                                                      std::shared_ptr<const engine::Engine> engine,
                                                      measure::Target target,
                                                      const fixers::LoopSettings& settings) {
  const auto text_engine = engine->text_engine(target);
  if (!text_engine) return tl::unexpected(text_engine.error());
  std::unique_ptr<Refinement> out(new Refinement(std::move(engine), **text_engine));
  auto session = fixers::Session::start(std::move(slide), out->measurer_, out->solve_geometry_, settings);
  if (!session) return tl::unexpected(session.error());
  out->session_ = std::move(*session);
  return out;
}

Result<Refinement::Turn> Refinement::take(const std::string& patch) {
  using Answer = Result<std::optional<fixers::SlidePatch>>;
  auto read = fixers::read_author_patch(patch, session_->current().ir);
  auto judged = question_.judge(
      *session_, read ? Answer(std::move(*read)) : Answer(tl::unexpected(read.error())));
  Turn turn;
  if (!judged) {
    turn.asked_again = true;
    turn.error = question_.complaint();
    return turn;
  }
  turn.accepted = !judged->edits.empty();
  if (!turn.accepted) turn.error = judged->note;
  if (auto stepped = fixers::step_with(*session_, std::move(*judged), "mcp"); !stepped)
    return tl::unexpected(stepped.error());
  return turn;
}

Json Refinement::state() const {
  Json state = Json::parse(fixers::write_request(*session_, {}));
  state.erase("deckle_refine");
  state["done"] = session_->done();
  const Json line = Json::parse(fixers::write_trace_line(session_->trace().back()));
  state["overrides"] = line.value("overrides", Json::array());
  if (!session_->done()) return state;
  state["quality"] = to_string(session_->metrics().quality);
  state["result"] = Json::parse(write_slide_ir(session_->result()));
  state["metrics"] = Json::parse(fixers::write_metrics(session_->metrics()));
  return state;
}

Json state_schema(Json more) {
  const auto object = [](const char* description) {
    return Json{{"type", "object"}, {"description", description}};
  };
  more.update(Json{
      {"iter", {{"type", "integer"}, {"description", "Patches so far, refused ones included"}}},
      {"max_iter", {{"type", "integer"}}},
      {"done", {{"type", "boolean"}, {"description", "No further patch is taken"}}},
      {"ir", object("The slide as it is now, as `deckle schema ir` describes it; lengths are px")},
      {"diagnosis",
       object("Defects in the order of repair, each with a hint; warnings; summary with "
              "conflict_chain and chain_hints: `deckle schema diagnosis`")},
      {"history",
       {{"type", "array"},
        {"items", {{"type", "object"}}},
        {"description", "Each state so far: defect_count, total_severity, the patch before it"}}},
      {"taboo",
       {{"type", "array"},
        {"items", {{"type", "string"}}},
        {"description", "Directions of patches that did not improve the slide: not taken again"}}},
      {"overrides",
       {{"type", "array"},
        {"items", {{"type", "object"}}},
        {"description", "What of the last patch a budget limited: eid, field, requested, "
                        "clamped_to, reason"}}}});
  Json schema = object_schema(std::move(more));
  schema["properties"]["quality"] = quality_schema();
  schema["properties"]["result"] =
      object("When done: the best state, which may be an earlier one, as slide IR");
  schema["properties"]["metrics"] = object("When done: numbers of each iteration");
  return schema;
}

void Refinements::drop_old() {
  const Clock::time_point now = now_();
  std::erase_if(entries_, [now](const Entry& one) { return now - one.used > kIdle; });
}

Result<std::string> Refinements::keep(std::unique_ptr<Refinement> refinement, std::size_t bytes) {
  const auto states = static_cast<std::size_t>(refinement->session().settings().max_iter) + 1;
  if (bytes > kMostBytes / states)
    return fail(ErrorCode::Limit,
                tr("the slide has {} bytes for each of {} states, and {} bytes are kept at most",
                   bytes, states, kMostBytes),
                "ir");
  drop_old();
  Entry made{"refine-" + std::to_string(++made_), std::move(refinement), bytes * states, now_()};
  const auto kept = [this] {
    return std::accumulate(entries_.begin(), entries_.end(), std::size_t{0},
                           [](std::size_t sum, const Entry& one) { return sum + one.bytes; });
  };
  while (!entries_.empty() && (entries_.size() >= kMost || kept() + made.bytes > kMostBytes))
    entries_.erase(entries_.begin());
  entries_.push_back(std::move(made));
  return entries_.back().id;
}

Refinement* Refinements::find(const std::string& id) {
  drop_old();
  const auto found = std::find_if(entries_.begin(), entries_.end(),
                                  [&id](const Entry& one) { return one.id == id; });
  if (found == entries_.end()) return nullptr;
  found->used = now_();
  std::rotate(found, found + 1, entries_.end());
  return entries_.back().refinement.get();
}

}  // namespace deckle::app::mcp
