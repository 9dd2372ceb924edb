#pragma once
// What cures a finding: changes of the text of parts, and parts that are added or left out.

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "ooxml/xml/source_tree.h"
#include "pptx/check/base/rule_doc.h"
#include "slidespec/core/message.h"

namespace deckle::pptx::check {

// [begin, end) of the part's text, as SourceTree has it, becomes `text`. Empty ranges insert.
struct Edit {
  std::string part;
  ooxml::xml::SourceRange range;
  std::string text;
};

struct NewPart {
  std::string name;
  std::shared_ptr<const std::string> bytes;
};

struct Repair {
  std::vector<Edit> edits;
  std::vector<NewPart> added;
  std::vector<std::string> removed;  // parts
  bool rewritten = false;            // writing the archive anew is all that is needed
  Message done;                      // "the Override was removed"

  [[nodiscard]] bool empty() const {
    return edits.empty() && added.empty() && removed.empty() && !rewritten;
  }
};

// A repair, with the finding that it is for.
struct PlannedRepair {
  const RuleDoc* doc = nullptr;
  std::string part;
  Repair repair;
};

}  // namespace deckle::pptx::check
