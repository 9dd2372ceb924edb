#pragma once
// What an external author of patches is asked, and its answer (docs/refine.md): one JSON document
// on its standard input, one patch on its standard output.

#include <string>
#include <string_view>

#include "fixers/refine/session.h"

namespace deckle::fixers {

// {"deckle_refine": 1, "iter", "max_iter", "ir", "diagnosis", "history", "taboo", "error"}; the
// error only when the answer before was refused.
[[nodiscard]] std::string write_request(const Session& session, const std::string& complaint);

// Malformed: it is no patch for the slide; the message names every flaw.
[[nodiscard]] Result<SlidePatch> read_author_patch(std::string_view answer, const SlideIr& slide);

}  // namespace deckle::fixers
