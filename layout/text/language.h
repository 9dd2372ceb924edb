#pragma once
// Languages of a deck: the tags of runs, and the text that deckle adds.

#include <string>

#include "measure/unicode/languages.h"

namespace deckle::layout {

using measure::complex_script;
using measure::dominant_script;
using measure::east_asian_script;
using measure::is_right_to_left;
using measure::needs_leading;
using measure::prevailing_language;
using measure::run_language;
using measure::run_language_and_scripts;
using measure::RunLanguage;
using measure::Script;
using measure::theme_script;

// The heading of the sources in the notes: "출처", "Sources" …
[[nodiscard]] std::string sources_heading(const std::string& deck_language);

// The suffix of a continuation slide's title: "(계속)", "(cont.)" …
[[nodiscard]] std::string continuation_mark(const std::string& deck_language);

}  // namespace deckle::layout
