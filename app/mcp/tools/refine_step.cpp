#include <utility>

#include "app/mcp/findings.h"
#include "app/mcp/tools/registry.h"
#include "app/messages/tr.h"
#include "slidespec/core/display.h"

namespace deckle::app::mcp {
namespace {

std::vector<Parameter> parameters() {
  using Kind = Parameter::Kind;
  return {{Kind::Text, "refinement", "The id that refine_start returned.", true},
          {Kind::JsonText, "patch",
           "{\"edits\": [{\"eid\": \"e_1\", \"layout\": {\"x\", \"y\", \"w\", \"h\", \"zIndex\"}, "
           "\"style\": {\"fontSize\", \"lineHeight\", …}}], \"note\": \"why\"}: the members to "
           "change, as values and not as differences, at most one edit for each element. Without "
           "edits: you have no patch. `deckle schema patch` has the whole form.",
           true}};
}

Json output_schema() {
  Json schema = state_schema(
      {{"refinement", {{"type", "string"}}},
       {"accepted", {{"type", "boolean"}, {"description", "The patch was applied"}}},
       {"asked_again",
        {{"type", "boolean"},
         {"description", "Correct the patch as `error` says, once; a second refusal counts as an "
                         "iteration without improvement"}}}});
  schema["properties"]["error"] = {{"type", "string"},
                                   {"description", "Why the patch was not applied"}};
  return schema;
}

// Long enough for every flaw of a patch that has several.
constexpr std::size_t kMaxComplaint = 2000;

ToolResult run(const ToolCall& call) {
  const Language language = call.service.language;
  const std::string id = *call.arguments.text("refinement");
  const auto refused = [&](const Message& why) {
    return failed(Error{ErrorCode::NotFound, why, shortened(id)}, language);
  };
  Refinement* refinement = call.service.refinements.find(id);
  if (refinement == nullptr)
    return refused(tr("there is no such refinement; the {} that were used last are kept, for {} "
                      "minutes; begin again with refine_start",
                      Refinements::kMost, Refinements::kIdle.count()));
  if (refinement->session().done())
    return refused(tr("has ended as {}; begin another with refine_start",
                      to_string(refinement->session().metrics().quality)));
  auto turn = refinement->take(*call.arguments.json("patch"));
  if (!turn) return failed(turn.error(), language);
  Json result = {
      {"refinement", id}, {"accepted", turn->accepted}, {"asked_again", turn->asked_again}};
  if (!turn->error.empty()) result["error"] = shortened(turn->error, kMaxComplaint);
  result.update(refinement->state());
  return result;
}

}  // namespace

const Tool kRefineStep{
    "refine_step",
    "Apply a patch to a slide under repair",
    "Applies your patch to the slide of refine_start, within the budgets, and diagnoses it again. "
    "Returns the new slide and diagnosis, what the budgets limited (overrides), and at the end "
    "(done) the quality label and the best state. It ends when no defect is left, when two patches "
    "in a row improve nothing, or after max_iter patches.",
    parameters,
    output_schema,
    {},
    run};

}  // namespace deckle::app::mcp
