#pragma once
// Which findings a report has, how severe they are, and the thresholds of rules about content.
//
// They change what is reported, never the deck: it is repaired as without them. Values only;
// checked and applied by qc/settings.

#include <map>
#include <string>
#include <vector>

#include "slidespec/diag/diagnostic.h"

namespace deckle {

// By rule and name of the option: {"crowded-list": {"max_lines": 8}}. Others have their default.
using RuleOptionValues = std::map<std::string, std::map<std::string, int>>;

struct FindingSettings {
  std::vector<std::string> select = {};  // only findings of these rules; empty: of all
  std::vector<std::string> ignore = {};  // no findings of these rules; stronger than `select`
  std::map<std::string, Severity> severity = {};  // of all findings of a rule
  RuleOptionValues options = {};

  [[nodiscard]] bool empty() const {
    return select.empty() && ignore.empty() && severity.empty() && options.empty();
  }
};

}  // namespace deckle
