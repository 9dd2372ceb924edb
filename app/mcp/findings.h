#pragma once
// Findings and failures as a model reads them.

#include <string>

#include "app/mcp/tool.h"
#include "engine/pipeline/engine.h"

namespace deckle::app::mcp {

// Ours: about 150 kB. A model does not act on more at once.
inline constexpr std::size_t kMaxFindingsInResult = 500;

// Adds the members `findings`, the most severe first, each as in `--brief` (docs/report.md), and
// `findings_left_out`, the number of others.
void add_findings(Json& result, const Report& report, Language language);
// Adds both to the schema of an object.
[[nodiscard]] Json with_findings(Json schema);

// {"type": "object"} with these members, all of them required.
[[nodiscard]] Json object_schema(Json properties);

// "where: message", as the answer of a tool that failed.
[[nodiscard]] tl::unexpected<std::string> failed(const Error& error, Language language);
// Of a build that has no deck: each error with its place and remedy. Throws Cancelled if that is
// the outcome.
[[nodiscard]] tl::unexpected<std::string> failed(const engine::Built& built, Language language);

}  // namespace deckle::app::mcp
