#pragma once
// Cures for a SlideSpec that is not valid, as its authors get it wrong: members under another name
// or in another place, values in another form, what is required missing. No cure drops or changes a
// word.
//
// A cure is found by looking at the document, not at messages; it says which flaws it removes. One
// file below cures/ for each part of a spec; what they share is in cures/cure_list.h.

#include <string>
#include <string_view>
#include <vector>

#include "slidespec/core/message.h"
#include "slidespec/diag/diagnostic.h"
#include "slidespec/diag/json_patch.h"

namespace deckle {

struct Cure {
  // JSON pointers of what is wrong: a value, a member that is not allowed, or the place of one that
  // is missing. The first is where its author looks.
  std::vector<std::string> flaws;
  JsonPatch patch;  // for the document as it is
  Message hint;     // "rename 'bullets' to 'items'"
};

// Of a text that is JSON (JsonDocument::read() found no error in it); of another, none. In the
// order of the document, at most kMaxCures. Each patch can be applied alone; two whose paths meet
// cannot both be. Throws Cancelled.
[[nodiscard]] std::vector<Cure> find_cures(std::string_view text);

inline constexpr std::size_t kMaxCures = 20000;
// Of a larger text no cures are looked for; ours. A spec of 200 slides with 50 elements has 4 MB.
inline constexpr std::size_t kMaxCuredBytes = 16 << 20;

// Cures for errors that find_cures() has none for: a value that may be left out is kept in the
// extensions, where it is not read. Of the findings of read_spec() about this text.
[[nodiscard]] std::vector<Cure> find_last_cures(std::string_view text,
                                                const DiagnosticSink& findings);

// Gives each finding of validation its cure as patch and hint, and drops the findings that the same
// cure removes.
void attach_cures(const std::vector<Cure>& cures, DiagnosticSink& findings);

}  // namespace deckle
