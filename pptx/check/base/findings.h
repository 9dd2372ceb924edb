#pragma once
// Collects what the rules find: findings for people, and the repairs that belong to them.

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ooxml/xml/source_tree.h"
#include "pptx/check/base/repair.h"
#include "pptx/check/base/rule_doc.h"
#include "slidespec/diag/diagnostic.h"

namespace deckle::pptx::check {

// What a rule reports.
struct Found {
  const RuleDoc& doc;
  std::string part;   // as in the package; empty: the whole package
  Message message;    // what is there, and what was expected
  ooxml::xml::SourceTree::Element element = {};  // the place in the part, if it has one
  Facts facts = {};
  std::string expected = {}, got = {};
  Repair repair = {};
  // A lower one than the rule's, where readers were seen to open such files: what the rule tells of
  // them is then left out.
  std::optional<Severity> severity = std::nullopt;
  ooxml::xml::SourceTree::Element used_by = {};  // of another part: what suffers
};

class Findings {
 public:
  // Slides of parts, for the place of a finding: "s256", or "".
  using SlideOf = std::function<std::string(const std::string& part)>;
  explicit Findings(SlideOf slide_of) : slide_of_(std::move(slide_of)) {}

  // Of each rule the first kMaxOfPart findings of a part are kept, the others counted; their
  // repairs are all kept.
  void add(Found found);
  static constexpr std::size_t kMaxOfPart = 20;

  // Finding in the order in which they were added; where some were only counted, a last one of the
  // rule and part says how many.
  [[nodiscard]] DiagnosticSink take();
  [[nodiscard]] std::vector<PlannedRepair>& repairs() { return repairs_; }

 private:
  struct Count {
    const RuleDoc* doc = nullptr;
    std::size_t found = 0;
    std::size_t repairable = 0;
  };
  SlideOf slide_of_;
  DiagnosticSink findings_;
  std::vector<PlannedRepair> repairs_;
  std::map<std::pair<std::string_view, std::string>, Count> counts_;  // rule and part
};

// "/p:sld/p:cSld/p:spTree/p:sp[2]/p:txBody": the place for people and for XPath, with deckle's
// prefixes.
[[nodiscard]] std::string xpath_of(const ooxml::xml::SourceTree::Element& element);
// The shape that the element belongs to: "sp4", as in measurements; "" when there is none.
[[nodiscard]] std::string shape_of(const ooxml::xml::SourceTree::Element& element);

// "PowerPoint repairs the file; Keynote refuses it"; "" when nothing is reported.
[[nodiscard]] Message consequence(const Readers& readers);
[[nodiscard]] const char* to_string(Effect effect);  // "repairs"

}  // namespace deckle::pptx::check
