#pragma once
// A finding about a document: one type for schema validation, QC and package conformance, so that
// they share the printing and the report.

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "slidespec/core/api.h"
#include "slidespec/core/message.h"
#include "slidespec/diag/json_patch.h"

namespace deckle {

enum class Severity { Note, Warning, Error };

[[nodiscard]] DECKLE_API const char* to_string(Severity severity);  // "note", "warning", "error"
[[nodiscard]] DECKLE_API Message message_of(Severity severity);     // the same for people

// The place of a finding. Fill in what is available; the most precise part is printed.
struct Place {
  std::string file;     // as the user named it
  int line = 0;         // 1-based; 0 = unknown
  int column = 0;       // 1-based, in characters (not bytes)
  std::string pointer;  // JSON pointer (RFC 6901) into the spec or IR
  std::string slide_id;
  std::string element_id;
  std::string part;  // package part name, for decks read from a file
  friend bool operator==(const Place&, const Place&) = default;
};

// Values for programs, which never parse the message. In the order in which they were added.
using FactValue = std::variant<std::int64_t, double, bool, std::string>;
struct Fact {
  std::string name;
  FactValue value;
  friend bool operator==(const Fact&, const Fact&) = default;
};
using Facts = std::vector<Fact>;

[[nodiscard]] DECKLE_API const FactValue* find_fact(const Facts& facts, const std::string& name);
// The fact as a number; `otherwise` when absent or not a number.
[[nodiscard]] DECKLE_API double number_fact(const Facts& facts, const std::string& name, double otherwise = 0);

// docs/repair-loop.md, 5.5: a target state (never a difference), in px as in IR JSON.
struct Suggestion {
  std::string action;  // "resize_height", "move_down", "set_fontSize" …
  std::vector<std::pair<std::string, double>> values;  // {"suggested_h", 570}
  std::string target_eid;                              // when not the diagnosed element itself
  Message reason;                                      // for people: how the values come about
  bool validated = false;  // clamped to slide and budgets: may be applied as it is
};

// Whose choice is to be changed: the spec's, or deckle's (docs/report.md, "Whose finding it is").
enum class Origin { Author, Deckle };

[[nodiscard]] DECKLE_API const char* to_string(Origin origin);  // "author", "deckle"

struct Diagnostic {
  std::string rule;  // "text-overflow"; docs/contracts.md, "Names for the same flaw"
  Severity severity = Severity::Error;
  Place at;
  Message message;  // what is, what was expected, and by how much
  Message hint;     // what to do next
  Facts facts;
  // For programs, never translated: what is allowed at this place, and what is there. Empty where a
  // finding is not about a value.
  std::string expected, got;
  JsonPatch patch;  // the one obvious cure, applied to the document; empty: there is none
  Origin origin = Origin::Author;
  double weight = 0;   // docs/repair-loop.md, 5.6: summed into total_severity
  bool defect = true;  // docs/repair-loop.md, 5.1: counted, as opposed to a warning (5.2)
  std::optional<Suggestion> suggestion;
};

using DiagnosticSink = std::vector<Diagnostic>;

// Stable over runs and over changes elsewhere in the deck: FNV-1a 64 over rule, slide id, element
// id and the textual facts (not the measured numbers), as 16 hex digits.
[[nodiscard]] DECKLE_API std::string fingerprint(const Diagnostic& diagnostic);

// The result for a slide, or a deck (docs/repair-loop.md, 10).
enum class Quality { SuccessClean, SuccessWithWarnings, Degraded };

[[nodiscard]] DECKLE_API const char* to_string(Quality quality);  // "success_clean" …

}  // namespace deckle
