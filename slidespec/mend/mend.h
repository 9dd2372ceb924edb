#pragma once
// A SlideSpec that is not valid, made valid where the cure is obvious: `deckle fix`.

#include <string>
#include <string_view>
#include <vector>

#include "slidespec/core/message.h"
#include "slidespec/diag/diagnostic.h"
#include "slidespec/diag/json_patch.h"
#include "slidespec/limits/limits.h"

namespace deckle {

struct Mending {
  Place at;         // in the text as it was given, as far as the value was there
  Message message;  // what was changed: "rename 'bullets' to 'items'"
  JsonPatch patch;  // for the document as its round found it; empty: the text was no JSON before
};

struct MendedSpec {
  std::string text;  // formatting and words as they were; the input where nothing was changed
  std::vector<Mending> mendings;  // in the order in which they were made
  DiagnosticSink findings;  // what validation says of `text`, with patches where there are any
  bool valid = false;       // it has no error
  // It is valid, or JSON that was none before, or has fewer errors than before.
  bool better = false;
};

// No word is lost: the text is mended as long as each letter of its document is kept
// (lenient_json.h), and a round of cures is left out if a word is missing after it (kept_words.h).
// `name` is what findings call the input. Throws what read_spec() throws; work is linear in the
// text, at most kMaxMendRounds times.
[[nodiscard]] MendedSpec mend_spec(std::string_view text, const std::string& name,
                                   const Limits& limits = {});

// Gives the findings of read_spec() about `text` their patches, and drops those that another's
// patch removes with it. Of a text that is no JSON they stay as they are. Throws what read_spec()
// throws.
void add_patches(std::string_view text, const std::string& name, const Limits& limits,
                 DiagnosticSink& findings);

// A cure may show the next: a document without `deck`, then its slides, then their elements, each
// after its names.
inline constexpr int kMaxMendRounds = 20;

}  // namespace deckle
