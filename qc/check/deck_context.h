#pragma once
// The input of a rule about content: the deck as its author wrote it, and the slides made of it.
//
// Such a rule looks at each authored element once, however many continuations it is laid out on.

#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "slidespec/diag/diagnostic.h"
#include "slidespec/ir/measured_slide.h"
#include "slidespec/ir/slide_ir.h"
#include "slidespec/model/deck.h"
#include "slidespec/report/finding_settings.h"

namespace deckle::qc {

// A threshold of a rule about content, which settings may change: [qc.rules.ID] of deckle.toml.
struct RuleOption {
  std::string_view name;        // "max_lines"
  int lowest = 0, highest = 0;  // of the values it may have
  int otherwise = 0;            // its default
  std::string_view meaning;     // one line: "lines of a list over the width of the slide"
};

// A slide as laid out and measured.
struct LaidOutSlide {
  const SlideIr* ir = nullptr;
  const MeasuredSlide* measured = nullptr;
};

// Parts of the template's layouts.
struct LayoutParts {
  std::set<std::string> titled;   // with a title placeholder
  std::set<std::string> special;  // made for covers, sections, quotations, closings and pictures
};

class DeckContext {
 public:
  // All must outlive the context; `measured` has the slides and elements in the order of `slides`.
  // `options` have been checked (qc/settings).
  DeckContext(const Deck& deck, std::span<const SlideIr> slides,
              std::span<const MeasuredSlide> measured, const LayoutParts& layouts,
              RuleOptionValues options = {});

  [[nodiscard]] const Deck& deck() const { return deck_; }
  // The pages of an authored slide: itself, then its continuations. Slides of the appendix belong
  // to none.
  [[nodiscard]] std::span<const LaidOutSlide> pages(const Slide& slide) const;
  // The value of an option of a rule.
  [[nodiscard]] int option(std::string_view rule, const RuleOption& option) const;
  // Whether the layout that was used has a title placeholder.
  [[nodiscard]] bool has_title_place(const SlideIr& page) const;
  // Whether the template has it for covers and the like.
  [[nodiscard]] bool has_special_layout(const SlideIr& page) const;

  // Findings about a slide, or one of its elements. They are not defects: no fixer changes words.
  [[nodiscard]] static Diagnostic finding(std::string_view rule, Severity severity,
                                          const Slide& slide);
  [[nodiscard]] static Diagnostic finding(std::string_view rule, Severity severity,
                                          const Slide& slide, const Element& element);

 private:
  const Deck& deck_;
  std::map<std::string, std::vector<LaidOutSlide>, std::less<>> pages_;  // by authored slide
  const LayoutParts& layouts_;
  RuleOptionValues options_;
};

}  // namespace deckle::qc
