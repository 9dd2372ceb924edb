#pragma once
// The documentation of a rule about packages, as data: `deckle rule`, docs/rules.md, reports and
// tests use the same.

#include <cstdint>
#include <string_view>

#include "slidespec/diag/diagnostic.h"

namespace deckle::pptx::check {

// What a reader was reported to do with the flaw. Unknown is not mentioned.
enum class Effect : std::uint8_t { Unknown, Opens, Ignores, Drops, Repairs, Refuses };

struct Readers {
  Effect powerpoint = Effect::Unknown, keynote = Effect::Unknown, libreoffice = Effect::Unknown;
  Effect sdk = Effect::Unknown;  // programs that use the Open XML SDK or System.IO.Packaging
};

// Whether `doctor --fix` repairs it: each time, where that loses nothing, or not.
enum class Repairable : std::uint8_t { Always, Sometimes, Never };

struct RuleDoc {
  std::string_view id;  // names the flaw: "duplicate-shape-id"
  Severity severity = Severity::Error;
  std::string_view summary;  // one line
  std::string_view what;     // is compared
  std::string_view why;      // it matters, with the source of the rule
  std::string_view remedy;   // what a person can do; the hint of each finding
  Repairable repairable = Repairable::Never;
  Readers readers = {};
  // How programs write files: nobody who shows or edits the deck sees a difference, so that only
  // `deckle doctor` reports it.
  bool of_writing = false;
};

}  // namespace deckle::pptx::check
