#pragma once
// The interface of rules about packages: documentation as data, and a function that reads one part,
// or the package once its parts have been read.
//
// A rule reads its context only; no state, no I/O. What it finds may carry the repair. A family of
// flaws that one walk finds is one rule with several docs. To add one: CONTRIBUTING.md, "Add a
// rule about packages".

#include <span>
#include <vector>

#include "pptx/check/base/deck_view.h"
#include "pptx/check/base/findings.h"
#include "pptx/check/base/rule_doc.h"
#include "pptx/check/grammar/grammar.h"

namespace deckle::pptx::check {

// A part of XML and its tree.
struct PartContext {
  const DeckView& deck;
  const PartInfo& part;
  const ooxml::xml::SourceTree& tree;
  // By number of the element: its type by the schemas; null where they say nothing.
  const std::vector<const ElementType*>& types;

  [[nodiscard]] const ElementType* type_of(const ooxml::xml::SourceTree::Element& element) const {
    return types[element.index()];
  }
};

struct PartRule {
  std::span<const RuleDoc* const> docs;
  void (*check)(const PartContext& context, Findings& findings);
};

struct PackageRule {
  std::span<const RuleDoc* const> docs;
  void (*check)(const DeckView& deck, Findings& findings);
};

}  // namespace deckle::pptx::check
