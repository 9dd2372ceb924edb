#include "qc/check/deck_context.h"

#include <utility>

#include "slidespec/core/assert.h"

namespace deckle::qc {

DeckContext::DeckContext(const Deck& deck, std::span<const SlideIr> slides,
                         std::span<const MeasuredSlide> measured,
                         const LayoutParts& layouts, RuleOptionValues options)
    : deck_(deck), layouts_(layouts), options_(std::move(options)) {
  DECKLE_ASSERT(slides.size() == measured.size(), "a deck and its measurement differ");
  for (std::size_t i = 0; i < slides.size(); ++i) {
    const std::string& id = slides[i].slide_id;
    const std::string base = base_slide_id(id);
    pages_[base].push_back({&slides[i], &measured[i]});
    // An author's own id may look like that of a continuation.
    if (base != id) pages_[id].push_back({&slides[i], &measured[i]});
  }
}

std::span<const LaidOutSlide> DeckContext::pages(const Slide& slide) const {
  const auto found = pages_.find(slide.slide_id);
  return found == pages_.end() ? std::span<const LaidOutSlide>() : found->second;
}

int DeckContext::option(std::string_view rule, const RuleOption& option) const {
  const auto of_rule = options_.find(std::string(rule));
  if (of_rule == options_.end()) return option.otherwise;
  const auto value = of_rule->second.find(std::string(option.name));
  return value == of_rule->second.end() ? option.otherwise : value->second;
}

bool DeckContext::has_title_place(const SlideIr& page) const {
  return layouts_.titled.contains(page.layout_part);
}

bool DeckContext::has_special_layout(const SlideIr& page) const {
  return layouts_.special.contains(page.layout_part);
}

Diagnostic DeckContext::finding(std::string_view rule, Severity severity, const Slide& slide) {
  Diagnostic d;
  d.rule = rule;
  d.severity = severity;
  d.at.slide_id = slide.slide_id;
  d.at.pointer = slide.pointer;
  d.defect = false;
  return d;
}

Diagnostic DeckContext::finding(std::string_view rule, Severity severity, const Slide& slide,
                                const Element& element) {
  Diagnostic d = finding(rule, severity, slide);
  d.at.element_id = element.element_id;
  d.at.pointer = element.pointer;
  return d;
}

}  // namespace deckle::qc
